# Dominion: Intrigy

## Otázky

ask-dominion-baron-discard = { $seat }, { $card }: odložíš Statok za +$4?
ask-dominion-courtyard-put_back = { $seat }, { $card }: ktorú kartu dáš na balíček?
ask-dominion-ironworks-gain = { $seat }, { $card }: ktorú kartu získaš najviac za ${ $at_most }?
ask-dominion-masquerade-pass = { $seat }, { $card }: ktorú kartu podáš doľava?
ask-dominion-masquerade-trash = { $seat }, { $card }: zahodíš kartu?
ask-dominion-mining_village-trash = { $seat }, { $card }: zahodíš ju za +$2?
ask-dominion-minion-choose = { $seat }, { $card }: čo vyberáš?
ask-dominion-nobles-choose = { $seat }, { $card }: čo vyberáš?
ask-dominion-pawn-choose = { $seat }, { $card }: ktoré dve možnosti vyberáš?
ask-dominion-saboteur-gain = { $seat }, { $card }: ktorú kartu získaš namiesto nej najviac za ${ $at_most }?
ask-dominion-scout-put_back = { $seat }, { $card }: v akom poradí karty vrátiš? Prvá bude navrchu.
ask-dominion-secret_chamber-discard = { $seat }, { $card }: ktoré karty odložíš, každú za +$1?
ask-dominion-secret_chamber-put_back = { $seat }, Tajná komnata: ktoré karty dáš na balíček? Prvá bude navrchu.
ask-dominion-steward-choose = { $seat }, { $card }: čo vyberáš?
ask-dominion-steward-trash = { $seat }, { $card }: zahoď { dominion-least }.
ask-dominion-swindler-give = { $seat }, { $card }: { $owner } prichádza o { CASE($trashed, "accusative") }. Ktorú kartu { $owner } získa?
ask-dominion-torturer-choose = { $seat }, { $card }: čo vyberáš?
ask-dominion-torturer-discard = { $seat }, { $card }: odlož { dominion-least }.
ask-dominion-trading_post-trash = { $seat }, { $card }: zahoď { dominion-least }.
ask-dominion-upgrade-trash = { $seat }, { $card }: ktorú kartu zahodíš?
ask-dominion-upgrade-gain = { $seat }, { $card }: ktorú kartu získaš presne za ${ $at_most }?
ask-dominion-wishing_well-name = { $seat }, { $card }: ktorú kartu si želáš?

## Možnosti

option-dominion-pawn-choose-cards = ⟦dominion-card⟧ +1 karta
option-dominion-pawn-choose-actions = ⟦dominion-action⟧ +1 akcia
option-dominion-pawn-choose-buys = ⟦dominion-buy⟧ +1 nákup
option-dominion-pawn-choose-coins = ⟦dominion-coins⟧ +$1
option-dominion-ironworks-gain = { option-dominion-buy }
option-dominion-saboteur-gain = { option-dominion-buy }
option-dominion-saboteur-gain-done = { panel-confirm-nothing-dominion-gain }
option-dominion-masquerade-trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-upgrade-gain = { option-dominion-buy }
option-dominion-swindler-give = { option-dominion-buy }
option-dominion-minion-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-minion-choose-cards = ⟦dominion-card⟧ Odložiť ruku, +4 karty
option-dominion-nobles-choose-cards = ⟦dominion-card⟧ +3 karty
option-dominion-nobles-choose-actions = ⟦dominion-action⟧ +2 akcie
option-dominion-steward-choose-cards = ⟦dominion-card⟧ +2 karty
option-dominion-steward-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-steward-choose-trash = ⟦dominion-trash⟧ Zahodiť 2 karty z ruky
option-dominion-torturer-choose-discard = Odložiť 2 karty
option-dominion-torturer-choose-curse = ⟦dominion-curse⟧ Získať Kliatbu na ruku
step-dominion-1-intrigue = Intrigy

## Udalosti

event-dominion-passed = { $seat } podáva kartu hráčovi { $receiver }.
brief-dominion-passed = { $seat }: karta hráčovi { $receiver }
event-dominion-passed-card = { $seat } podáva { CASE($card, "accusative") } hráčovi { $receiver }.
brief-dominion-passed-card = { $seat }: { $card } hráčovi { $receiver }

## Lobby

setting-dominion-kingdom-Victory_Dance = Víťazný tanec
setting-dominion-kingdom-Secret_Schemes = Tajné plány
setting-dominion-kingdom-Best_Wishes = Najlepšie priania
setting-dominion-kingdom-Deconstruction = Demontáž
setting-dominion-kingdom-Hand_Madness = Plné ruky
setting-dominion-kingdom-Underlings = Podriadení
setting-dominion-intrigue = Karty Intríg
setting-dominion-intrigue-0 = { dominion-weight-0 }
setting-dominion-intrigue-1 = { dominion-weight-1 }
setting-dominion-intrigue-2 = { dominion-weight-2 }
setting-dominion-intrigue-3 = { dominion-weight-3 }
setting-dominion-pick_intrigue = Zahrnúť (Intrigy)
setting-dominion-veto_intrigue = Vylúčiť (Intrigy)

## Trvalé príkazy, pripomienky, body

order-dominion-pass = Pri cudzej Maškaráde podať najprv
order-why-dominion-pass = kôpka, ktorá ukončí hru, je takmer prázdna.
missing-dominion-pass = karta, ktorú podáš
missing-dominion-give = karta, ktorú dáš

## Pravidlá

rules-dominion-topics-intrigue = choices
rules-dominion-entries-intrigue =
    Baron Bridge Conspirator Coppersmith Courtyard Duke Great_Hall Harem Ironworks Masquerade Mining_Village Minion
    Nobles Pawn Saboteur Scout Secret_Chamber Shanty_Town Steward Swindler Torturer Trading_Post Tribute Upgrade
    Wishing_Well
rules-dominion-choices-title = Výber a dva typy
rules-dominion-choices =
    Mnohé karty Intríg dávajú na výber. Voľbu oznámiš skôr, než sa niečo z nej stane, a vybrať môžeš aj to, čo nemôžeš splniť.
    Karta s dvoma typmi sa ráta ako oba: Hárem sú peniaze aj body, Veľká sála a Šľachtici sú akcie aj body. Ich kôpky sú také veľké ako každá bodová kôpka.
    Tajná komnata je reakcia na útok ako Hradná priekopa.

## Karty

thing-dominion-Baron = ⟦dominion-baron⟧ Barón
    .accusative = ⟦dominion-baron⟧ Baróna
card-dominion-Baron = Môžeš odložiť Statok: +$4. Ak nie, získaj Statok.
rules-dominion-Baron =
    +1 nákup. Môžeš odložiť Statok z ruky za +$4. Ak to neurobíš, získaš Statok, ak ešte nejaký je.

thing-dominion-Bridge = ⟦dominion-bridge⟧ Most
card-dominion-Bridge = V tomto ťahu stoja všetky karty o $1 menej.
rules-dominion-Bridge =
    +1 nákup, +$1. V tomto ťahu stoja všetky karty, nech sú kdekoľvek, o $1 menej, nikdy však menej než $0. Ráta sa každé zahranie.

thing-dominion-Conspirator = ⟦dominion-conspirator⟧ Sprisahanec
    .accusative = ⟦dominion-conspirator⟧ Sprisahanca
card-dominion-Conspirator = Od tretej akcie zahranej v ťahu: +1 karta, +1 akcia.
rules-dominion-Conspirator =
    +$2. Ak je to v tomto ťahu aspoň tretie zahranie akcie: +1 karta, +1 akcia. Rátajú sa zahrania, nie karty: Trónna sála je jedno zahranie a každé zahranie jej akcie ďalšie. Peniaze sa nerátajú.

thing-dominion-Coppersmith = ⟦dominion-coppersmith⟧ Medikovec
    .accusative = ⟦dominion-coppersmith⟧ Medikovca
card-dominion-Coppersmith = V tomto ťahu dáva každý Meďák o $1 viac.
rules-dominion-Coppersmith =
    V tomto ťahu dáva každý zahraný Meďák o $1 viac. Ráta sa každé zahranie Medikovca.

thing-dominion-Courtyard = ⟦dominion-courtyard⟧ Hradné nádvorie
card-dominion-Courtyard = Daj kartu z ruky na svoj balíček.
rules-dominion-Courtyard =
    +3 karty. Potom daj kartu z ruky navrch svojho balíčka. Ostatní nevidia ktorú.

thing-dominion-Duke = ⟦dominion-duke⟧ Vojvoda
    .accusative = ⟦dominion-duke⟧ Vojvodu
card-dominion-Duke = 1 VB za každé tvoje Vojvodstvo.
rules-dominion-Duke =
    Na konci je každý Vojvoda za 1 bod za každé tvoje Vojvodstvo.

thing-dominion-Great_Hall = ⟦dominion-great_hall⟧ Veľká sála
    .accusative = ⟦dominion-great_hall⟧ Veľkú sálu
rules-dominion-Great_Hall =
    +1 karta, +1 akcia. Na konci je za 1 bod.

thing-dominion-Harem = ⟦dominion-harem⟧ Hárem
rules-dominion-Harem =
    Dáva $2 a na konci je za 2 body.

thing-dominion-Ironworks = ⟦dominion-ironworks⟧ Železiareň
card-dominion-Ironworks = Získaj kartu najviac za $4. Ak je to akcia: +1 akcia; peniaze: +$1; body: +1 karta.
rules-dominion-Ironworks =
    Získaj kartu najviac za $4. Ak je to akcia: +1 akcia; ak peniaze: +$1; ak bodová karta: +1 karta. Karta s dvoma typmi dáva oboje. Odmenu dostaneš, aj keď reakcia kartu hneď zahodí.

thing-dominion-Masquerade = ⟦dominion-masquerade⟧ Maškaráda
    .accusative = ⟦dominion-masquerade⟧ Maškarádu
card-dominion-Masquerade = Všetci naraz podajú kartu doľava. Potom môžeš zahodiť kartu.
rules-dominion-Masquerade =
    +2 karty. Všetci hráči s kartami na ruke naraz podajú jednu ľavému susedovi, takže žiadna karta neputuje dvakrát. Potom môžeš zahodiť kartu z ruky. Nie je to útok a podaná karta sa neráta ako získaná.

thing-dominion-Mining_Village = ⟦dominion-mining_village⟧ Banícka osada
    .accusative = ⟦dominion-mining_village⟧ Banícku osadu
card-dominion-Mining_Village = Môžeš túto kartu zahodiť: +$2.
rules-dominion-Mining_Village =
    +1 karta, +2 akcie. Túto kartu môžeš hneď zahodiť za +$2. Ak ju zahráš viackrát, $2 dostaneš len raz, ale kartu a akcie zakaždým.

thing-dominion-Minion = ⟦dominion-minion⟧ Prisluhovač
    .accusative = ⟦dominion-minion⟧ Prisluhovača
card-dominion-Minion = Buď +$2, alebo odlož ruku, +4 karty a kto má 5 a viac kariet, urobí to isté.
rules-dominion-Minion =
    +1 akcia. Vyber: +$2, alebo odložíš ruku a doberieš štyri karty, a to isté urobí každý ďalší hráč s aspoň piatimi kartami na ruke. Reakcie sú pred voľbou. Kto ukáže Hradnú priekopu, neodkladá ani nedoberá.

thing-dominion-Nobles = ⟦dominion-nobles⟧ Šľachtici
    .accusative = ⟦dominion-nobles⟧ Šľachticov
card-dominion-Nobles = Buď +3 karty, alebo +2 akcie.
rules-dominion-Nobles =
    Vyber: +3 karty, alebo +2 akcie. Na konci sú za 2 body.

thing-dominion-Pawn = ⟦dominion-pawn⟧ Pešiak
    .accusative = ⟦dominion-pawn⟧ Pešiaka
card-dominion-Pawn = Dve rôzne: +1 karta; +1 akcia; +1 nákup; +$1.
rules-dominion-Pawn =
    Vyber dve rôzne: +1 karta, +1 akcia, +1 nákup, +$1. Obe vyberieš skôr, než niektorú dostaneš.

thing-dominion-Saboteur = ⟦dominion-saboteur⟧ Sabotér
    .accusative = ⟦dominion-saboteur⟧ Sabotéra
card-dominion-Saboteur = Ostatní odkrývajú po kartu za $3 a viac: zahodia ju, smú získať aspoň o $2 lacnejšiu.
rules-dominion-Saboteur =
    Každý ďalší hráč odkrýva karty z balíčka, kým niektorá nestojí $3 alebo viac, a zahodí ju. Potom môže získať kartu aspoň o $2 lacnejšiu. Ostatné odkryté karty odloží. Platia aktuálne ceny.

thing-dominion-Scout = ⟦dominion-scout⟧ Prieskumník
    .accusative = ⟦dominion-scout⟧ Prieskumníka
card-dominion-Scout = Odkry 4 karty: bodové na ruku, zvyšok vráť v ľubovoľnom poradí.
rules-dominion-Scout =
    +1 akcia. Odkry štyri vrchné karty balíčka. Všetky bodové karty medzi nimi idú na ruku, aj tie s ďalším typom; ostatné vráť v ľubovoľnom poradí. Kliatba nie je bodová karta.

thing-dominion-Secret_Chamber = ⟦dominion-secret_chamber⟧ Tajná komnata
    .accusative = ⟦dominion-secret_chamber⟧ Tajnú komnatu
card-dominion-Secret_Chamber = Odlož ľubovoľný počet kariet: každá +$1. Pri útoku ju smieš ukázať: +2 karty, 2 vráť.
rules-dominion-Secret_Chamber =
    Odlož ľubovoľný počet kariet, každú za +$1. Keď iný hráč zahrá útok, môžeš túto kartu odkryť z ruky: dober dve karty a potom daj dve ľubovoľné z ruky v ľubovoľnom poradí na balíček. Potom môžeš ukázať ďalšie reakcie, aj práve dobrané. Každý exemplár môžeš pri jednom zahraní útoku použiť raz.

thing-dominion-Shanty_Town = ⟦dominion-shanty_town⟧ Chudobná štvrť
    .accusative = ⟦dominion-shanty_town⟧ Chudobnú štvrť
card-dominion-Shanty_Town = Ukáž ruku. Ak v nej nie je akcia: +2 karty.
rules-dominion-Shanty_Town =
    +2 akcie. Odkry ruku. Ak v nej nie je akcia: +2 karty. Doberieš obe, aj keď je prvá akcia.

thing-dominion-Steward = ⟦dominion-steward⟧ Správca
    .accusative = ⟦dominion-steward⟧ Správcu
card-dominion-Steward = Buď +2 karty, alebo +$2, alebo zahoď 2 karty z ruky.
rules-dominion-Steward =
    Vyber: +2 karty, alebo +$2, alebo zahoď presne dve karty z ruky. S jednou kartou na ruke zahodíš tú.

thing-dominion-Swindler = ⟦dominion-swindler⟧ Podvodník
    .accusative = ⟦dominion-swindler⟧ Podvodníka
card-dominion-Swindler = Ostatní zahodia vrchnú kartu a získajú rovnako drahú, ktorú vyberieš.
rules-dominion-Swindler =
    +$2. Každý ďalší hráč zahodí vrchnú kartu balíčka a získa kartu s rovnakou aktuálnou cenou. Ktorú, vyberieš ty; môže to byť aj rovnaká. Ak má niektorá kôpka túto cenu, vybrať musíš. Z Meďáka môže byť Kliatba.

thing-dominion-Torturer = ⟦dominion-torturer⟧ Žalárnik
    .accusative = ⟦dominion-torturer⟧ Žalárnika
card-dominion-Torturer = Každý ďalší vyberie: odložiť 2 karty, alebo získať Kliatbu na ruku.
rules-dominion-Torturer =
    +3 karty. Každý ďalší hráč si vyberie: odložiť dve karty, alebo získať Kliatbu na ruku. Vybrať možno aj to, čo sa nedá splniť: hráč s jednou kartou odloží tú a bez Kliatob nikto žiadnu nezíska.

thing-dominion-Trading_Post = ⟦dominion-trading_post⟧ Obchodná stanica
    .accusative = ⟦dominion-trading_post⟧ Obchodnú stanicu
card-dominion-Trading_Post = Zahoď 2 karty z ruky. Ak zahodíš obe, získaj na ruku Strieborniak.
rules-dominion-Trading_Post =
    Zahoď dve karty z ruky. Ak zahodíš obe, získaj na ruku Strieborniak. S jednou kartou zahodíš tú a nezískaš nič.

thing-dominion-Tribute = ⟦dominion-tribute⟧ Tribút
card-dominion-Tribute = Ľavý sused odloží 2 vrchné. Za každú inú: akcia +2 akcie, peniaze +$2, body +2 karty.
rules-dominion-Tribute =
    Ľavý sused odkryje a odloží dve vrchné karty svojho balíčka. Za každú kartu s iným názvom dostaneš: za akciu +2 akcie, za peniaze +$2, za bodovú kartu +2 karty. Karta s dvoma typmi dáva obe odmeny, Kliatba žiadnu. Nie je to útok.

thing-dominion-Upgrade = ⟦dominion-upgrade⟧ Vylepšenie
card-dominion-Upgrade = Zahoď kartu z ruky. Získaj inú, presne o $1 drahšiu.
rules-dominion-Upgrade =
    +1 karta, +1 akcia. Zahoď kartu z ruky a získaj kartu presne o $1 drahšiu. Oboje je povinné. Ak túto cenu nemá žiadna kôpka, nezískaš nič.

thing-dominion-Wishing_Well = ⟦dominion-wishing_well⟧ Studňa prianí
    .accusative = ⟦dominion-wishing_well⟧ Studňu prianí
card-dominion-Wishing_Well = Povedz názov karty a odkry vrch balíčka. Ak je to ona: vezmi ju na ruku.
rules-dominion-Wishing_Well =
    +1 karta, +1 akcia. Povedz názov karty a potom odkry vrchnú kartu balíčka. Ak je to tá karta, ide na ruku; inak ostáva na balíčku. Názov povieš pred miešaním.
