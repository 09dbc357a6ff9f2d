# Bane Zavandoru, vysvetlené po témach; karty sú vysvetlené v zavandor_cards.ftl.

rules-zavandor-topics = aim round income gems trade bids auction path upgrade clans scrolls altars special end panel picture
rules-zavandor-entries =
    S0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1 G2 G3 G4 G5 G6 G7
    G8 G9 G10 G11 G12 G13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 normal A B C D
rules-zavandor-entries-title = Každá karta a klanová tabuľa podľa názvu
rules-zavandor-aim-title = Cieľ hry
rules-zavandor-aim =
    Klany trpaslíkov ťažia drahokamy: rubíny, diamanty, smaragdy a zafíry. Drahokamy vkladáš do dražieb o karty a platíš nimi vylepšenia. Kráľ medzitým stúpa z políčka na políčko do korunovačnej siene. Hra sa končí po kole, v ktorom tam dôjde.
    Vyhráva hráč s najväčším počtom bodov. Body prinesú mince, dokončené karty a klanové tabule, oltáre a karty drahokamov na ruke (1 bod za každé tri).
rules-zavandor-round-title = Kolo
rules-zavandor-round =
    1. **Príjem:** každý si doberie karty drahokamov.
    2. **Obchod:** s bankou aj medzi sebou, v ľubovoľnom poradí.
    3. **Dražba:** štyri zapečatené vklady, jeden na každú farbu, odkryté naraz.
    4. **Vylepšenia:** klaď kocky na svoju klanovú tabuľu a karty.
    Potom nevydražené karty opustia hru, rady sa posunú, neúspešné vklady sa vrátia a kladivko začínajúceho hráča dostane ďalší hráč.
rules-zavandor-income-title = Príjem
rules-zavandor-income =
    Klanová tabuľa a klany v tvojej jaskyni ukazujú vozíky svojho aktuálneho stupňa. Za každý vozík doberieš kartu z jeho kôpky. Tento **základný príjem** je najviac šesť kariet. Ak by bol vyšší, vyberieš, ktorých šesť, pokiaľ nemáš dokončeného ťažného draka.
    - **Pomocníci** a **zvitky** dávajú karty navyše, bez limitu. **Murár** dá kocku zadarmo na iný tvoj predmet.
    Keď je kôpka prázdna, zamiešajú sa jej odložené karty. Ak žiadne nie sú, doberáš z najbližšieho nižšieho vozíka.
rules-zavandor-gems-title = Karty drahokamov a vozíky
rules-zavandor-gems =
    Na rube karty drahokamu je vozík: s kmeňmi, s doskami, s kovom alebo so zlatom, od najnižšieho po najvyšší. Vozíky na tvojej ruke vidia všetci, drahokamy iba ty. Lepšie vozíky vezú vzácnejšie drahokamy: najviac zafírov je vo vozíkoch s kmeňmi, najviac rubínov vo vozíkoch so zlatom. Obrázok ráta všetkých 112 kariet.
rules-zavandor-trade-title = Obchod
rules-zavandor-trade =
    - **S bankou:** daj dve karty rovnakého vozíka za jednu kartu toho istého vozíka s drahokamom, ktorý si vyberieš, koľkokrát chceš. Najprv sa hľadá v odkladacej kôpke, potom v doberacej. Ak tam drahokam nie je, berieš si karty späť. **Kupec** mení kus za kus.
    - **Medzi sebou:** ľubovoľné karty drahokamov za ľubovoľné drahokamy. Obe strany musia niečo dať. Ponuku vidia všetci a nikoho nezaväzuje: keď sa karty minú, prepadne. Naraz môžeš mať tri otvorené ponuky a za kolo ich môžeš dať dvanásť.
    - *Čakať na ponuky* ťa nechá na trhu a ostatní môžu pokračovať. Ponuka pre teba platí, kým ju neprijmeš, neodmietneš, neskončíš s obchodom alebo ju jej autor nestiahne. *Obchod hotový* stiahne tvoje ponuky a dovolí ti vkladať. Vrátiť sa môžeš, kým ostatní ešte obchodujú a tvoj vklad nie je zapečatený.
rules-zavandor-bids-title = Vklady
rules-zavandor-bids =
    Na každú zo štyroch farieb vložíš ľubovoľný počet svojich drahokamov, alebo nič. Najprv sa použijú tvoje najnižšie vozíky, ak neurčíš iné karty. Všetky vklady sa odkryjú, keď je zapečatený posledný. Dovtedy môžeš svoj zmeniť a ostatní vidia len to, že je hotový.
    K vkladu môžeš povedať, čo chceš pri výhre (kartu, alebo body; či sa kráľ posunie), aby na teba nikto nemusel čakať.
rules-zavandor-auction-title = Dražby
rules-zavandor-auction =
    Zhora nadol vyhráva najvyšší vklad. Pri zhode vyhráva začínajúci hráč, inak najbližší po ňom. Víťaz zaplatí celý vklad a dostane
    - za 1 a viac drahokamov: **1 bod**;
    - za aspoň 3 rubíny či diamanty alebo 4 smaragdy či zafíry: **kartu**, alebo 1 bod;
    - za aspoň 8 rubínov či diamantov alebo 9 smaragdov či zafírov: **kartu a 8 bodov**, alebo 10 bodov.
    Všetkým ostatným vklady ostanú, ale v tomto kole ich nemôžu minúť.
    V jaskyni je miesto na šesť kariet. Ak je plná, musíš sa jednej vzdať.
rules-zavandor-path-title = Kráľovská cesta
rules-zavandor-path =
    Víťaz zafírov môže posunúť kráľa o jedno políčko. Ak kráľ v minulom kole stál alebo na zafíry nikto nevkladá, posunie sa vždy.
    Jeho políčko ukazuje **kráľovu cenu**: cenu vylepšenia s korunou a každého vylepšenia klanovej tabule. Na konci cesty je v sieni korunovaný. Hra sa končí na konci toho kola.
rules-zavandor-upgrade-title = Vylepšenia
rules-zavandor-upgrade =
    Zvýš toľko svojich predmetov, koľko môžeš zaplatiť, každý o jeden stupeň: klanovú tabuľu, karty, zvitky. Cena je na ďalšom políčku stupnice: drahokamy, mince alebo koruna za kráľovu cenu. Polož tam kocku.
    Predmet je **dokončený**, keď má kocku jeho posledné políčko. Na konci bodujú len dokončené predmety.
rules-zavandor-clans-title = Klany, pomocníci, draci
rules-zavandor-clans =
    - **Klan:** vozíky pre základný príjem.
    - **Pomocník:** vozíky nad limit šiestich.
    - **Ťažný drak:** keď je dokončený, základný príjem nemá limit.
    Bez kocky karta nedáva nič.
rules-zavandor-scrolls-title = Zvitky
rules-zavandor-scrolls =
    Každý hráč začína s jedným. Pri príjme môžeš zvitok použiť: vyber jeden z vozíkov vytlačených pri jeho stupni a dober toľko kariet. Potom je zvitok preč a jeho miesto voľné.
    Zvitok si môžeš nechať a vylepšovať. Dokončený nepoužitý zvitok prinesie svoje body. *Nechať a viac sa nepýtať* zastaví otázku, kým sa nezmení jeho stupeň, kráľ nie je políčko pred sieňou alebo si o ňu nepovieš pri obchode, vkladoch či vylepšeniach.
rules-zavandor-altars-title = Svätyne a oltáre
rules-zavandor-altars =
    Každá **svätyňa** prinesie svoje body, keď je dokončená. Dokončený **oltár** ráta, čo máš:
    - Oltár korún: 1 bod za každý dokončený predmet vrátane klanovej tabule a oltára;
    - Oltár závaží: 2 body za každú farbu medzi dokončenými kartami;
    - Oltár rodu: 2 body za každý dokončený klan vrátane klanovej tabule;
    - Oltár ozveny: 1 bod za každé dva stupne všetkého, čo máš.
rules-zavandor-special-title = Murári, kupci, herold, vyslanec
rules-zavandor-special =
    - **Murár:** pri každom príjme kocka zadarmo na iný tvoj predmet, ktorý nie je dokončený.
    - **Kupec:** toľko výmen s bankou za kolo, koľko ukazuje, kus za kus.
    - **Herold:** keď je dokončený, vyhrávaš každú zhodu.
    - **Vyslanec:** ak je dokončený pred vylepšeniami, môžeš ich platiť neúspešnými vkladmi. Minuté karty sa nevrátia.
rules-zavandor-end-title = Koniec hry
rules-zavandor-end =
    Hra sa končí po vylepšeniach kola, v ktorom kráľ dôjde do siene. Body prinesú mince, dokončené predmety, oltáre a karty drahokamov na ruke (1 bod za každé tri).
    Pri rovnosti rozhodujú dokončené predmety, potom zvyšné karty drahokamov. Ak sú aj tie rovnaké, víťazstvo je spoločné. Počas hry stôl ukazuje len verejné body, bez kariet na ruke.
rules-zavandor-panel-title = Čakanie na ostatných
rules-zavandor-panel =
    Čakať treba zriedka: na príjem a vylepšenia sa pýtam všetkých naraz, všetci naraz obchodujú a kto je hotový, môže vkladať, kým ostatní ešte obchodujú. Len víťazi dražieb rozhodujú po jednom, ak k vkladom nedali príkazy.
    Ak neodpovieš načas: šesť najvyšších vozíkov, žiadny obchod, žiadny vklad, karta, ak je voľné miesto, kráľ sa posunie, žiadne vylepšenie.
rules-zavandor-picture-title = Ako čítať obrázok
rules-zavandor-picture =
    Hore: body a vozíky na ruke všetkých hráčov. Pečať znamená, že vklad je hotový, fajka, že hráč má vybraté, zlatá, že stôl čaká. Na hore: kráľ, ceny a štyri kôpky: karty na doberanie + odložené.
    V každej štôlni zľava doprava: koľko drahokamov získa kartu a hlavnú výhru, kôpka, ďalšia karta, dražená karta. Karta ukazuje svoje ceny a pod nimi, čo dávajú jej stupne; štít ukazuje jej body, keď je dokončená. Svetlé karty prichádzajú pred tmavými.
    Na tabuliach je kocka dosiahnutý stupeň; vozíky vedľa nej sú príjem. Každý drahokam má vlastný výbrus: modrá kvapka, červený kruh, zelený vysoký, žltý štvorec.
