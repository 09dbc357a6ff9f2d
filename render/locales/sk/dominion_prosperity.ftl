# Dominion: Prosperita

## Otázky

ask-dominion-bishop-trash = { $seat }, { $card }: ktorú kartu zahodíš?
ask-dominion-bishop-may_trash = { $seat }, { $card }: zahodíš kartu?
ask-dominion-contraband-name = { $seat }, { $card }: ktorú kartu zakážeš?
ask-dominion-counting_house-take = { $seat }, { $card }: koľko Meďákov si vezmeš na ruku?
ask-dominion-expand-trash = { $seat }, { $card }: ktorú kartu zahodíš?
ask-dominion-expand-gain = { $seat }, { $card }: ktorú kartu získaš najviac za ${ $at_most }?
ask-dominion-forge-trash = { $seat }, { $card }: ktoré karty zahodíš?
ask-dominion-forge-gain = { $seat }, { $card }: ktorú kartu získaš presne za ${ $at_most }?
ask-dominion-goons-discard = { $seat }, { $card }: odlož { dominion-least }.
ask-dominion-kings_court-play = { $seat }, { $card }: ktorú akciu zahráš trikrát?
ask-dominion-loan-choose = { $seat }, { $card }: odkrývaš { CASE($revealed, "accusative") }. Zahodiť, alebo odložiť?
ask-dominion-mint-show = { $seat }, { $card }: ktoré peniaze odkryješ? Získaš ďalšie rovnaké.
ask-dominion-mountebank-discard = { $seat }, { $card }: odložíš Kliatbu, alebo získaš Kliatbu a Meďák?
ask-dominion-rabble-put_back = { $seat }, { $card }: v akom poradí karty vrátiš? Prvá bude navrchu.
ask-dominion-trade_route-trash = { $seat }, { $card }: ktorú kartu zahodíš?
ask-dominion-vault-discard = { $seat }, { $card }: ktoré karty odložíš, každú za +$1?
ask-dominion-vault-may_discard = { $seat }, { $card }: odložíš dve karty a jednu doberieš?

## Možnosti

option-dominion-expand-gain = { option-dominion-buy }
option-dominion-forge-gain = { option-dominion-buy }
option-dominion-mountebank-discard-done = Získať Kliatbu a Meďák
option-dominion-bishop-may_trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-counting_house-take-done = { panel-confirm-nothing-dominion-take }
option-dominion-kings_court-play-done = Nezahrať akciu
option-dominion-mint-show-done = Neodkryť nič
step-dominion-1-prosperity = Prosperita

## Udalosti

event-dominion-kingdom-colony =
    { $colony ->
        [true] Kráľovstvo: { $cards }. S Platinou a Kolóniou.
       *[false] Kráľovstvo: { $cards }.
    }
brief-dominion-kingdom-colony = { "" }
event-dominion-tokens =
    { $vp ->
        [one] { $seat } dostáva { $vp } žetón víťazného bodu.
        [few] { $seat } dostáva { $vp } žetóny víťazných bodov.
       *[other] { $seat } dostáva { $vp } žetónov víťazných bodov.
    }
brief-dominion-tokens = { $seat }: **+{ $vp }**
event-dominion-token_moved = Minca z kôpky { $card } ide na podložku Obchodnej cesty (spolu { $mat }).
brief-dominion-token_moved = { "" }
thing-dominion-tokens = žetóny víťazných bodov

## Lobby

setting-dominion-kingdom-Beginners = Začiatočníci
setting-dominion-kingdom-Friendly_Interactive = Priateľská interakcia
setting-dominion-kingdom-Big_Actions = Veľké akcie
setting-dominion-kingdom-Biggest_Money = Kopa peňazí
setting-dominion-kingdom-The_Kings_Army = Kráľova armáda
setting-dominion-kingdom-The_Good_Life = Dobrý život
setting-dominion-kingdom-Paths_to_Victory = Cesty k víťazstvu
setting-dominion-kingdom-All_Along_the_Watchtower = Pozdĺž strážnej veže
setting-dominion-kingdom-Lucky_Seven = Šťastná sedmička
setting-dominion-prosperity = Karty Prosperity
setting-dominion-prosperity-0 = { dominion-weight-0 }
setting-dominion-prosperity-1 = { dominion-weight-1 }
setting-dominion-prosperity-2 = { dominion-weight-2 }
setting-dominion-prosperity-3 = { dominion-weight-3 }
setting-dominion-pick_prosperity = Zahrnúť (Prosperita)
setting-dominion-veto_prosperity = Vylúčiť (Prosperita)
setting-dominion-colony = Platina a Kolónia
setting-dominion-colony-auto = So štyrmi a viac kartami Prosperity
setting-dominion-colony-on = Áno
setting-dominion-colony-off = Nie
setting-dominion-colony-random = Náhodne

## Obrázok a jeho opis

dominion-mat = Podložka
dominion-described-vp =
    , { $vp ->
        [one] { $vp } žetón
        [few] { $vp } žetóny
       *[other] { $vp } žetónov
    }
dominion-described-mat =
    { $count ->
        [0] Podložka Obchodnej cesty je prázdna.
        [one] Na podložke Obchodnej cesty je { $count } minca.
        [few] Na podložke Obchodnej cesty sú { $count } mince.
       *[other] Na podložke Obchodnej cesty je { $count } mincí.
    }
dominion-described-marked = { " " }(s mincou Obchodnej cesty)
dominion-described-banned = V tomto ťahu zakázané: { $cards }.
dominion-gift-points =
    { $count ->
        [one] +{ $count } žetón víťazného bodu
        [few] +{ $count } žetóny víťazných bodov
       *[other] +{ $count } žetónov víťazných bodov
    }

## Trvalé príkazy, pripomienky, body

order-dominion-trash = Strážnou vežou zahodiť
order-why-dominion-trash = už nemáš Strážnu vežu.
order-dominion-deck = Strážnou vežou dať na balíček
order-why-dominion-deck = už nemáš Strážnu vežu.
order-dominion-keep = Všetky ostatné získané karty si nechať, bez Strážnej veže
order-why-dominion-keep = máš novú reakciu.
order-dominion-curse = Pri Mastičkárovi odložiť Kliatbu
order-dominion-bishop = Pri cudzom Biskupovi zahodiť
order-why-dominion-bishop = kôpka, ktorá ukončí hru, je takmer prázdna.
order-dominion-no_bishop = Pri cudzom Biskupovi nezahodiť nič
missing-dominion-may_discard = či odložiť
missing-dominion-may_trash = či zahodiť kartu
missing-dominion-show = karta, ktorú ukážeš
missing-dominion-take = karty, ktoré si vezmeš
points-dominion-tokens = žetóny víťazných bodov

## Pravidlá

rules-dominion-topics-prosperity = colony tokens kingdom_treasures
rules-dominion-entries-prosperity =
    Platinum Colony Bank Bishop City Contraband Counting_House Expand Forge Goons Grand_Market Hoard Kings_Court
    Loan Mint Monument Mountebank Peddler Quarry Rabble Royal_Seal Talisman Trade_Route Vault Venture Watchtower
    Workers_Village
rules-dominion-colony-title = Platina a Kolónia
rules-dominion-colony =
    Partia má obe, alebo ani jednu: podľa voľby, náhodne, alebo (predvolene) so štyrmi a viac kartami Prosperity. Prázdna kôpka Kolónií ukončí hru rovnako ako prázdna kôpka Provincií.
rules-dominion-tokens-title = Žetóny a mince
rules-dominion-tokens =
    Žetóny víťazných bodov sú verejné a na konci je každý za bod. Obrázok ich ukazuje za odkladacím balíčkom.
    S Obchodnou cestou má každá bodová kôpka na začiatku mincu. Keď z kôpky odíde prvá karta, minca ide na podložku.
rules-dominion-kingdom_treasures-title = Peniaze Prosperity
rules-dominion-kingdom_treasures =
    Banka, Pôžička, Odvážlivec a ostatné peniaze Prosperity nielen dávajú mince. Hraj ich po jednej; *Všetky bežné peniaze* ich nechá na teba.
    Účinok peňazí v hre trvá až do upratovania. Ráta sa každý exemplár.

## Karty

thing-dominion-Platinum = ⟦dominion-platinum⟧ Platina
    .accusative = ⟦dominion-platinum⟧ Platinu
rules-dominion-Platinum =
    Dáva $5. Používa sa len spolu s Kolóniou.

thing-dominion-Colony = ⟦dominion-colony⟧ Kolónia
    .accusative = ⟦dominion-colony⟧ Kolóniu
rules-dominion-Colony =
    Na konci je za 10 bodov. Keď sa minie posledná, partia sa skončí po tomto ťahu.

thing-dominion-Bank = ⟦dominion-bank⟧ Banka
    .accusative = ⟦dominion-bank⟧ Banku
card-dominion-Bank = Dáva $1 za každú tvoju kartu peňazí v hre, aj za seba.
rules-dominion-Bank =
    Dáva $1 za každú kartu peňazí, ktorú máš pri jej zahraní v hre, vrátane seba a kariet, ktoré sú peniazmi popri inom type. Peniaze zahrané neskôr sa nerátajú.

thing-dominion-Bishop = ⟦dominion-bishop⟧ Biskup
    .accusative = ⟦dominion-bishop⟧ Biskupa
card-dominion-Bishop = Zahoď kartu z ruky: VB za pol jej ceny. Ostatní môžu jednu zahodiť.
rules-dominion-Bishop =
    +$1, +1 žetón víťazného bodu. Zahoď kartu z ruky; za každé celé $2 jej aktuálnej ceny dostaneš žetón víťazného bodu. Potom môže každý ďalší hráč zahodiť kartu z ruky, bez žetónov.

thing-dominion-City = ⟦dominion-city⟧ Mesto
card-dominion-City = Jedna prázdna kôpka: +1 karta. Dve a viac: aj +$1, +1 nákup.
rules-dominion-City =
    +1 karta, +2 akcie. Ak je pri zahraní prázdna práve jedna kôpka zásoby: +1 ďalšia karta. Ak sú prázdne dve alebo viac: +1 ďalšia karta, +$1 a +1 nákup.

thing-dominion-Contraband = ⟦dominion-contraband⟧ Kontraband
card-dominion-Contraband = Ľavý sused určí kartu, ktorú v tomto ťahu nesmieš kúpiť.
rules-dominion-Contraband =
    +1 nákup. Dáva $3. Ľavý sused hneď určí kartu a v tomto ťahu ju nemôžeš kúpiť. Viac Kontrabandov zakazuje viac kariet. Inými spôsobmi ich získať môžeš.

thing-dominion-Counting_House = ⟦dominion-counting_house⟧ Záložňa
    .accusative = ⟦dominion-counting_house⟧ Záložňu
card-dominion-Counting_House = Vezmi z odkladacieho balíčka na ruku ľubovoľný počet Meďákov.
rules-dominion-Counting_House =
    Prezri si odkladací balíček, vezmi z neho ľubovoľný počet Meďákov, ukáž ich a daj si ich na ruku.

thing-dominion-Expand = ⟦dominion-expand⟧ Rozšírenie
card-dominion-Expand = Zahoď kartu z ruky. Získaj inú, najviac o $3 drahšiu.
rules-dominion-Expand =
    Zahoď kartu z ruky a získaj kartu najviac o $3 drahšiu. Samo seba zahodiť nemôže a mince pridať nemožno. S prázdnou rukou sa nestane nič.

thing-dominion-Forge = ⟦dominion-forge⟧ Vyhňa
    .accusative = ⟦dominion-forge⟧ Vyhňu
card-dominion-Forge = Zahoď z ruky ľubovoľný počet kariet. Získaj kartu presne za ich súčet.
rules-dominion-Forge =
    Zahoď z ruky ľubovoľný počet kariet a získaj kartu, ktorá stojí presne toľko ako všetky spolu. Ak nezahodíš žiadnu, musíš získať kartu za $0. Ak žiadna karta túto cenu nemá, nezískaš nič.

thing-dominion-Goons = ⟦dominion-goons⟧ Hrdlorezi
    .accusative = ⟦dominion-goons⟧ Hrdlorezov
card-dominion-Goons = Ostatným ostanú 3 karty. Kým je v hre: +1 VB za každú kartu, ktorú kúpiš.
rules-dominion-Goons =
    +1 nákup, +$2. Každý ďalší hráč odloží karty tak, aby mu na ruke ostali tri. Kým je táto karta v hre, dostaneš žetón víťazného bodu za každú kartu, ktorú kúpiš. Viac Hrdlorezov dáva viac žetónov; Hrdlorezi zahraní viackrát dávajú jeden.

thing-dominion-Grand_Market = ⟦dominion-grand_market⟧ Veľký trh
card-dominion-Grand_Market = Nemožno kúpiť, kým máš v hre Meďák.
rules-dominion-Grand_Market =
    +1 karta, +1 akcia, +1 nákup, +$2. Nemôžeš ho kúpiť, kým máš v hre Meďák. Na Meďákoch na ruke nezáleží a inými spôsobmi ho získať môžeš vždy.

thing-dominion-Hoard = ⟦dominion-hoard⟧ Poklad
card-dominion-Hoard = Kým je v hre: keď kúpiš bodovú kartu, získaj Zlaťák.
rules-dominion-Hoard =
    Dáva $2. Kým je v hre, za každú kúpenú bodovú kartu získaš Zlaťák, za každý Poklad jeden. Karty získané inak sa nerátajú.

thing-dominion-Kings_Court = ⟦dominion-kings_court⟧ Kráľovský dvor
card-dominion-Kings_Court = Môžeš vybrať akciu z ruky. Zahraj ju trikrát.
rules-dominion-Kings_Court =
    Môžeš vybrať akciu z ruky a zahrať ju trikrát, zakaždým celú. Kráľovský dvor na Kráľovský dvor: tri ďalšie akcie, každá zahraná trikrát.

thing-dominion-Loan = ⟦dominion-loan⟧ Pôžička
    .accusative = ⟦dominion-loan⟧ Pôžičku
card-dominion-Loan = Odkrývaj, kým neprídu peniaze: zahoď ich, alebo odlož. Zvyšok odlož.
rules-dominion-Loan =
    Dáva $1. Odkrývaj karty z balíčka, kým neprídu peniaze; zahoď ich, alebo odlož. Ostatné odkryté karty odlož.

thing-dominion-Mint = ⟦dominion-mint⟧ Mincovňa
    .accusative = ⟦dominion-mint⟧ Mincovňu
card-dominion-Mint = Smieš ukázať peniaze z ruky: získaj ďalšie také. Pri kúpe: zahoď svoje peniaze v hre.
rules-dominion-Mint =
    Môžeš odkryť kartu peňazí z ruky a získať ďalšiu rovnakú. Keď Mincovňu kúpiš, zahodia sa všetky tvoje peniaze v hre skôr, než môžu urobiť čokoľvek iné. Mince, ktoré dali, ti ostanú.

thing-dominion-Monument = ⟦dominion-monument⟧ Pamätník
rules-dominion-Monument =
    +$2, +1 žetón víťazného bodu.

thing-dominion-Mountebank = ⟦dominion-mountebank⟧ Mastičkár
    .accusative = ⟦dominion-mountebank⟧ Mastičkára
card-dominion-Mountebank = Ostatní odložia Kliatbu, alebo získajú Kliatbu a Meďák.
rules-dominion-Mountebank =
    +$2. Každý ďalší hráč môže odložiť Kliatbu z ruky. Inak získa Kliatbu a potom Meďák. Ak je jedna z kôpok prázdna, získa len druhú kartu.

thing-dominion-Peddler = ⟦dominion-peddler⟧ Kramár
    .accusative = ⟦dominion-peddler⟧ Kramára
card-dominion-Peddler = Vo fáze nákupu stojí o $2 menej za každú tvoju akciu v hre.
rules-dominion-Peddler =
    +1 karta, +1 akcia, +$1. Vo fáze nákupu stojí o $2 menej za každú kartu akcie, ktorú má hráč na ťahu v hre, nie však menej než $0. Karta zahraná viackrát sa ráta raz.

thing-dominion-Quarry = ⟦dominion-quarry⟧ Kameňolom
card-dominion-Quarry = Kým je v hre: akcie stoja o $2 menej.
rules-dominion-Quarry =
    Dáva $1. Kým je v hre, všetky akcie, nech sú kdekoľvek, stoja o $2 menej, nie však menej než $0. Platí to aj pre karty, ktoré sú akciami popri inom type, a viac Kameňolomov sa sčíta.

thing-dominion-Rabble = ⟦dominion-rabble⟧ Zberba
    .accusative = ⟦dominion-rabble⟧ Zberbu
card-dominion-Rabble = Ostatní odkryjú 3 karty, odložia peniaze a akcie, zvyšok vrátia.
rules-dominion-Rabble =
    +3 karty. Každý ďalší hráč odkryje tri vrchné karty balíčka, odloží z nich peniaze a akcie a ostatné vráti v ľubovoľnom poradí. Karta s viacerými typmi sa ráta ako každý z nich.

thing-dominion-Royal_Seal = ⟦dominion-royal_seal⟧ Kráľovská pečať
    .accusative = ⟦dominion-royal_seal⟧ Kráľovskú pečať
card-dominion-Royal_Seal = Kým je v hre: získané karty smieš dať na balíček.
rules-dominion-Royal_Seal =
    Dáva $2. Kým je v hre, môžeš každú získanú kartu dať navrch svojho balíčka.

thing-dominion-Talisman = ⟦dominion-talisman⟧ Talizman
card-dominion-Talisman = Kým je v hre: keď kúpiš inú než bodovú kartu najviac za $4, získaj ďalšiu takú.
rules-dominion-Talisman =
    Dáva $1. Kým je v hre, získaš ďalší exemplár každej kúpenej karty, ktorá vtedy stojí najviac $4 a nie je bodová, za každý Talizman jeden.

thing-dominion-Trade_Route = ⟦dominion-trade_route⟧ Obchodná cesta
    .accusative = ⟦dominion-trade_route⟧ Obchodnú cestu
card-dominion-Trade_Route = +$1 za každú mincu na podložke. Zahoď kartu z ruky.
rules-dominion-Trade_Route =
    +1 nákup. +$1 za každú mincu na podložke. Potom zahoď kartu z ruky; je to povinné. Každá bodová kôpka má na začiatku mincu, ktorá ide na podložku, keď z kôpky odíde prvá karta.

thing-dominion-Vault = ⟦dominion-vault⟧ Trezor
card-dominion-Vault = Odlož ľubovoľný počet kariet: každá +$1. Ostatní smú odložiť 2 a 1 dobrať.
rules-dominion-Vault =
    +2 karty. Odlož ľubovoľný počet kariet, každú za +$1, aj práve dobrané. Každý ďalší hráč môže odložiť dve karty a jednu dobrať. Hráč s jednou kartou ju môže odložiť a nedoberie nič.

thing-dominion-Venture = ⟦dominion-venture⟧ Odvážlivec
    .accusative = ⟦dominion-venture⟧ Odvážlivca
card-dominion-Venture = Odkrývaj balíček, kým neprídu peniaze: zahraj ich. Zvyšok odlož.
rules-dominion-Venture =
    Dáva $1. Odkrývaj karty z balíčka, kým neprídu peniaze, a hneď ich celé zahraj. Potom ostatné odkryté karty odlož.

thing-dominion-Watchtower = ⟦dominion-watchtower⟧ Strážna veža
    .accusative = ⟦dominion-watchtower⟧ Strážnu vežu
card-dominion-Watchtower = Doberaj, kým nemáš 6 kariet. Pri zisku karty smieš vežu ukázať: kartu zahoď, alebo daj na balíček.
rules-dominion-Watchtower =
    Doberaj, kým nemáš na ruke šesť kariet. Vždy, keď v ktoromkoľvek ťahu získaš kartu, môžeš Strážnu vežu odkryť z ruky a získanú kartu buď zahodiť, alebo dať navrch balíčka. Strážna veža ti ostáva na ruke. Karta sa stále ráta ako získaná.

thing-dominion-Workers_Village = ⟦dominion-workers_village⟧ Robotnícka štvrť
    .accusative = ⟦dominion-workers_village⟧ Robotnícku štvrť
rules-dominion-Workers_Village =
    +1 karta, +2 akcie, +1 nákup.
