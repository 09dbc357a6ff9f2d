# Slová, ktoré možno písať jedno namiesto druhého, a slová pre časti ponuky.

synonyms-zavandor-r = rubín, rubíny, rubínov, červený, červené
synonyms-zavandor-y = diamant, diamanty, diamantov, žltý, žlté
synonyms-zavandor-g = smaragd, smaragdy, smaragdov, zelený, zelené
synonyms-zavandor-b = zafír, zafíry, zafírov, modrý, modré
synonyms-zavandor-one = jeden, jedna, jednu, 1
synonyms-zavandor-no = žiadny, žiadne, nič, 0
synonyms-zavandor-L = kmene, kmeň, kmeňmi, drevo
synonyms-zavandor-P = dosky, doska, doskami
synonyms-zavandor-M = kov, kovom, železo
synonyms-zavandor-broker = kupec, kupca, vymeniť
synonyms-zavandor-bank = banka, banku, bankou, vymeniť
synonyms-zavandor-accept = prijať, prijmi, áno, beriem
synonyms-zavandor-decline = odmietnuť, odmietni, nie
synonyms-zavandor-withdraw = stiahnuť, stiahni, zrušiť
synonyms-zavandor-offer = ponuka, ponuku, ponúknuť, obchod
synonyms-zavandor-done = hotový, hotovo, koniec, ukončiť, dosť
synonyms-zavandor-points = body, bod, bodov
synonyms-zavandor-moves = posunie, posunúť, ide
synonyms-zavandor-stays = zostane, ostane, stojí

typed-zavandor-offer-give = ja dám, dám, dávam, ponúkam, platím
typed-zavandor-offer-want = chcem, za, dostanem, beriem, hľadám
typed-zavandor-offer-to = pre, s, od, komu
