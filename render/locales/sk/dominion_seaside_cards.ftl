# Dominion: Pobrežie, jeho karty a ich typ

dominion-type-duration = Trvanie

## Pravidlá

rules-dominion-topics-seaside = durations
rules-dominion-entries-seaside =
    Ambassador Bazaar Caravan Cutpurse Embargo Explorer Fishing_Village Ghost_Ship Haven Island Lighthouse Lookout
    Merchant_Ship Native_Village Navigator Outpost Pearl_Diver Pirate_Ship Salvager Sea_Hag Smugglers Tactician
    Treasure_Map Treasury Warehouse Wharf
rules-dominion-durations-title = Trvanie a podložky
rules-dominion-durations =
    Karta s trvaním pôsobí, keď ju zahráš, a ešte raz na začiatku tvojho ďalšieho ťahu. V hre ostáva až do upratovania toho ťahu, spolu s kartou, ktorá ju zahrá viackrát. Na kôpke stoja presýpacie hodiny pred tým, čo prinesie ďalší ťah.
    Karty na podložke nie sú v hre, ale na konci sú tvoje. Karty na podložke Ostrova vidia všetci. Karty na tvojej podložke Dediny domorodcov a kartu pod tvojím Prístavom si môžeš pozrieť len ty.

## Karty

thing-dominion-Ambassador = ⟦dominion-ambassador⟧ Veľvyslanec
    .accusative = ⟦dominion-ambassador⟧ Veľvyslanca
card-dominion-Ambassador = Odkry kartu z ruky. Vráť najviac 2 také do zásoby. Každý ďalší získa jednu.
rules-dominion-Ambassador =
    Odkry kartu z ruky. Vráť z ruky do zásoby žiadnu, jednu alebo dve také karty. Potom každý ďalší hráč v poradí ťahov získa jednu takú, kým nejaké sú. Ak karta nemá kôpku v zásobe, nestane sa nič.

thing-dominion-Bazaar = ⟦dominion-bazaar⟧ Bazár
rules-dominion-Bazaar =
    +1 karta, +2 akcie, +$1.

thing-dominion-Caravan = ⟦dominion-caravan⟧ Karavána
    .accusative = ⟦dominion-caravan⟧ Karavánu
card-dominion-Caravan = Ďalší ťah: +1 karta.
rules-dominion-Caravan =
    +1 karta, +1 akcia. Na začiatku tvojho ďalšieho ťahu: +1 karta.

thing-dominion-Cutpurse = ⟦dominion-cutpurse⟧ Vreckár
    .accusative = ⟦dominion-cutpurse⟧ Vreckára
card-dominion-Cutpurse = Každý ďalší hráč odloží Meďák alebo ukáže ruku bez neho.
rules-dominion-Cutpurse =
    +$2. Každý ďalší hráč odloží Meďák z ruky. Kto žiadny nemá, ukáže celú ruku.

thing-dominion-Embargo = ⟦dominion-embargo⟧ Embargo
card-dominion-Embargo = Zahoď túto kartu. Žetón na kôpku: kto z nej kúpi, získa Kliatbu za každý žetón.
rules-dominion-Embargo =
    +$2. Zahoď túto kartu na smetisko a polož žetón Embarga na kôpku zásoby. Hráč, ktorý kúpi kartu z tejto kôpky, získa Kliatbu za každý žetón na nej. Karta získaná bez nákupu Kliatbu neprináša.

thing-dominion-Explorer = ⟦dominion-explorer⟧ Objaviteľ
    .accusative = ⟦dominion-explorer⟧ Objaviteľa
card-dominion-Explorer = Môžeš odkryť Provinciu: získaj na ruku Zlaťák. Ak nie, získaj na ruku Strieborniak.
rules-dominion-Explorer =
    Môžeš odkryť Provinciu z ruky. Ak to urobíš, získaj na ruku Zlaťák. Ak nie, získaj na ruku Strieborniak.

thing-dominion-Fishing_Village = ⟦dominion-fishing_village⟧ Rybárska dedina
    .accusative = ⟦dominion-fishing_village⟧ Rybársku dedinu
card-dominion-Fishing_Village = Ďalší ťah: +1 akcia, +$1.
rules-dominion-Fishing_Village =
    +2 akcie, +$1. Na začiatku tvojho ďalšieho ťahu: +1 akcia, +$1.

thing-dominion-Ghost_Ship = ⟦dominion-ghost_ship⟧ Loď duchov
card-dominion-Ghost_Ship = Kto má na ruke 4 a viac kariet, dáva karty na svoj balíček, kým nemá 3.
rules-dominion-Ghost_Ship =
    +2 karty. Každý ďalší hráč s aspoň štyrmi kartami na ruke dáva karty z ruky na svoj balíček v ľubovoľnom poradí, kým mu neostanú tri. Ostatní nevidia ktoré.

thing-dominion-Haven = ⟦dominion-haven⟧ Prístav
card-dominion-Haven = Daj kartu z ruky bokom. V ďalšom ťahu príde na tvoju ruku.
rules-dominion-Haven =
    +1 karta, +1 akcia. Daj zakrytú kartu z ruky bokom. Na začiatku tvojho ďalšieho ťahu príde na tvoju ruku. Ostatní ju nevidia.

thing-dominion-Island = ⟦dominion-island⟧ Ostrov
card-dominion-Island = Daj túto a jednu kartu z ruky na podložku až do konca. Je za 2 VB.
rules-dominion-Island =
    Daj túto a ešte jednu kartu z ruky odkryté na svoju podložku Ostrova. Ostávajú tam do konca a vtedy sa rátajú ako tvoje. Je za 2 body.

thing-dominion-Lighthouse = ⟦dominion-lighthouse⟧ Maják
card-dominion-Lighthouse = Ďalší ťah: +$1. Kým je v hre, útoky na teba nepôsobia.
rules-dominion-Lighthouse =
    +1 akcia, +$1. Na začiatku tvojho ďalšieho ťahu: +$1. Kým je táto karta v hre, útoky ostatných hráčov na teba nepôsobia, aj keď to tak chceš.

thing-dominion-Lookout = ⟦dominion-lookout⟧ Strážny kôš
card-dominion-Lookout = Pozri si 3 vrchné karty. Jednu zahoď, jednu odlož, jednu vráť.
rules-dominion-Lookout =
    +1 akcia. Pozri si tri vrchné karty svojho balíčka. Jednu zahoď na smetisko, ďalšiu odlož a poslednú vráť na balíček. Ak je ich menej, rob kroky v tomto poradí, kým to ide.

thing-dominion-Merchant_Ship = ⟦dominion-merchant_ship⟧ Obchodná loď
card-dominion-Merchant_Ship = Ďalší ťah: +$2.
rules-dominion-Merchant_Ship =
    +$2. Na začiatku tvojho ďalšieho ťahu: +$2.

thing-dominion-Native_Village = ⟦dominion-native_village⟧ Dedina domorodcov
    .accusative = ⟦dominion-native_village⟧ Dedinu domorodcov
card-dominion-Native_Village = Buď vrchnú kartu balíčka na podložku, alebo všetky karty z nej na ruku.
rules-dominion-Native_Village =
    +2 akcie. Vyber: daj vrchnú kartu svojho balíčka zakrytú na svoju podložku, alebo vezmi všetky karty z podložky na ruku. Svoju podložku si môžeš pozrieť kedykoľvek, vrchnú kartu pred voľbou nie. Na konci sa karty na podložke rátajú ako tvoje.

thing-dominion-Navigator = ⟦dominion-navigator⟧ Navigátor
    .accusative = ⟦dominion-navigator⟧ Navigátora
card-dominion-Navigator = Pozri si 5 vrchných kariet. Odlož všetky alebo vráť všetky v ľubovoľnom poradí.
rules-dominion-Navigator =
    +$2. Pozri si päť vrchných kariet svojho balíčka. Odlož všetky, alebo všetky vráť v ľubovoľnom poradí.

thing-dominion-Outpost = ⟦dominion-outpost⟧ Strážnica
    .accusative = ⟦dominion-outpost⟧ Strážnicu
card-dominion-Outpost = Na konci tohto ťahu dober len 3 karty. Potom máš ešte jeden ťah.
rules-dominion-Outpost =
    Pri upratovaní tohto ťahu doberieš tri karty namiesto piatich a po ňom máš ďalší ťah. Tretí ťah za sebou nikdy nedáva, ale aj tak doberieš len tri karty. Pri zhode sa ďalší ťah neráta.

thing-dominion-Pearl_Diver = ⟦dominion-pearl_diver⟧ Lovec perál
    .accusative = ⟦dominion-pearl_diver⟧ Lovca perál
card-dominion-Pearl_Diver = Pozri si spodnú kartu balíčka. Môžeš ju dať navrch.
rules-dominion-Pearl_Diver =
    +1 karta, +1 akcia. Pozri si spodnú kartu svojho balíčka. Môžeš ju dať navrch; inak ostáva naspodku.

thing-dominion-Pirate_Ship = ⟦dominion-pirate_ship⟧ Pirátska loď
    .accusative = ⟦dominion-pirate_ship⟧ Pirátsku loď
card-dominion-Pirate_Ship = Buď ostatní odkryjú 2, zahodia peniaze a máš žetón, alebo +$1 za každý žetón.
rules-dominion-Pirate_Ship =
    Vyber: +$1 za každý tvoj žetón; alebo každý ďalší hráč odkryje dve vrchné karty svojho balíčka, zahodí jednu z kariet peňazí, ktorú vyberieš, a zvyšok odloží. Ak sa zahodia aspoň jedny peniaze, dostaneš jeden žetón. Žetóny ti ostávajú do konca hry.

thing-dominion-Salvager = ⟦dominion-salvager⟧ Zberač vrakov
    .accusative = ⟦dominion-salvager⟧ Zberača vrakov
card-dominion-Salvager = Zahoď kartu z ruky. Dostaneš jej cenu v minciach.
rules-dominion-Salvager =
    +1 nákup. Zahoď kartu z ruky na smetisko. Dostaneš toľko mincí, koľko stojí. Ak máš karty na ruke, je to povinné.

thing-dominion-Sea_Hag = ⟦dominion-sea_hag⟧ Morská čarodejnica
    .accusative = ⟦dominion-sea_hag⟧ Morskú čarodejnicu
card-dominion-Sea_Hag = Každý ďalší odloží vrchnú kartu balíčka a získa Kliatbu na balíček.
rules-dominion-Sea_Hag =
    Každý ďalší hráč odloží vrchnú kartu svojho balíčka a potom získa Kliatbu navrch balíčka. Bez Kliatob len odloží kartu.

thing-dominion-Smugglers = ⟦dominion-smugglers⟧ Pašeráci
    .accusative = ⟦dominion-smugglers⟧ Pašerákov
card-dominion-Smugglers = Získaj kartu najviac za $6, akú pravý sused získal v poslednom ťahu.
rules-dominion-Smugglers =
    Získaj kartu najviac za $6, akú hráč po tvojej pravici získal vo svojom poslednom ťahu, kúpenú či nie. Berieš ju zo zásoby. Ak tam taká už nie je, nezískaš nič.

thing-dominion-Tactician = ⟦dominion-tactician⟧ Taktik
    .accusative = ⟦dominion-tactician⟧ Taktika
card-dominion-Tactician = Odlož ruku. Ak nebola prázdna, ďalší ťah: +5 kariet, +1 akcia, +1 nákup.
rules-dominion-Tactician =
    Odlož ruku. Ak odložíš aspoň jednu kartu, na začiatku tvojho ďalšieho ťahu: +5 kariet, +1 akcia, +1 nákup. S prázdnou rukou nedáva nič.

thing-dominion-Treasure_Map = ⟦dominion-treasure_map⟧ Mapa pokladu
    .accusative = ⟦dominion-treasure_map⟧ Mapu pokladu
card-dominion-Treasure_Map = Zahoď túto a druhú takú z ruky. Ak sú 2, získaj na balíček 4 Zlaťáky.
rules-dominion-Treasure_Map =
    Zahoď na smetisko túto kartu a druhú takú z ruky. Ak zahodíš dve, získaj navrch balíčka štyri Zlaťáky alebo toľko, koľko ich je. Bez druhej zahodíš len túto a nezískaš nič.

thing-dominion-Treasury = ⟦dominion-treasury⟧ Pokladnica
    .accusative = ⟦dominion-treasury⟧ Pokladnicu
card-dominion-Treasury = Bez nákupu bodov smie pri upratovaní ísť na tvoj balíček.
rules-dominion-Treasury =
    +1 karta, +1 akcia, +$1. Keď túto kartu pri upratovaní odkladáš z hry, môžeš ju dať navrch svojho balíčka, ak v tomto ťahu nekúpiš žiadnu bodovú kartu.

thing-dominion-Warehouse = ⟦dominion-warehouse⟧ Skladisko
card-dominion-Warehouse = Odlož 3 karty.
rules-dominion-Warehouse =
    +3 karty, +1 akcia. Potom odlož tri karty z ruky alebo všetky, ak ich máš menej.

thing-dominion-Wharf = ⟦dominion-wharf⟧ Lodenica
    .accusative = ⟦dominion-wharf⟧ Lodenicu
card-dominion-Wharf = Ďalší ťah: +2 karty, +1 nákup.
rules-dominion-Wharf =
    +2 karty, +1 nákup. Na začiatku tvojho ďalšieho ťahu: +2 karty, +1 nákup.
