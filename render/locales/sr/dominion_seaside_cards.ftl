# Dominion: Primorje, njegove karte i njihov tip

dominion-type-duration = Trajanje

## Pravilnik

rules-dominion-topics-seaside = durations
rules-dominion-entries-seaside =
    Ambassador Bazaar Caravan Cutpurse Embargo Explorer Fishing_Village Ghost_Ship Haven Island Lighthouse Lookout
    Merchant_Ship Native_Village Navigator Outpost Pearl_Diver Pirate_Ship Salvager Sea_Hag Smugglers Tactician
    Treasure_Map Treasury Warehouse Wharf
rules-dominion-durations-title = Trajanje i table
rules-dominion-durations =
    Karta sa trajanjem deluje kada je odigraš i još jednom na početku tvog sledećeg poteza. U igri ostaje do raščišćavanja u tom potezu, zajedno sa kartom koja je igra više puta. Na gomili peščani sat stoji ispred onoga što donosi sledeći potez.
    Karte na tabli nisu u igri, ali su na kraju tvoje. Karte na tabli Ostrva vide svi. Karte na tvojoj tabli Sela domorodaca i kartu ispod tvoje Luke možeš da gledaš samo ti.

## Karte

thing-dominion-Ambassador = ⟦dominion-ambassador⟧ Ambasador
    .accusative = ⟦dominion-ambassador⟧ Ambasadora
card-dominion-Ambassador = Otkrij kartu iz ruke. Vrati do 2 takve u zalihu. Svaki drugi igrač uzima jednu.
rules-dominion-Ambassador =
    Otkrij kartu iz ruke. Vrati iz ruke u zalihu nijednu, jednu ili dve takve karte. Zatim svaki drugi igrač redom uzima jednu takvu, dok ih ima. Ako karta nema gomilu u zalihi, ništa se ne dešava.

thing-dominion-Bazaar = ⟦dominion-bazaar⟧ Bazar
rules-dominion-Bazaar =
    +1 karta, +2 akcije, +$1.

thing-dominion-Caravan = ⟦dominion-caravan⟧ Karavan
card-dominion-Caravan = Sledeći potez: +1 karta.
rules-dominion-Caravan =
    +1 karta, +1 akcija. Na početku tvog sledećeg poteza: +1 karta.

thing-dominion-Cutpurse = ⟦dominion-cutpurse⟧ Secikesa
    .accusative = ⟦dominion-cutpurse⟧ Secikesu
card-dominion-Cutpurse = Svaki drugi igrač odlaže Bakar ili pokazuje ruku bez njega.
rules-dominion-Cutpurse =
    +$2. Svaki drugi igrač odlaže Bakar iz ruke. Igrač koji ga nema pokazuje celu ruku.

thing-dominion-Embargo = ⟦dominion-embargo⟧ Embargo
card-dominion-Embargo = Baci ovu kartu u otpad. Žeton na gomilu: kupac sa nje uzima Kletvu za svaki žeton.
rules-dominion-Embargo =
    +$2. Baci ovu kartu u otpad i stavi žeton Embarga na gomilu u zalihi. Igrač koji kupi kartu sa te gomile uzima Kletvu za svaki žeton na njoj. Karta uzeta bez kupovine ne donosi Kletvu.

thing-dominion-Explorer = ⟦dominion-explorer⟧ Istraživač
    .accusative = ⟦dominion-explorer⟧ Istraživača
card-dominion-Explorer = Možeš da otkriješ Pokrajinu: uzmi Zlato u ruku. Ako nećeš, uzmi Srebro u ruku.
rules-dominion-Explorer =
    Možeš da otkriješ Pokrajinu iz ruke. Ako to uradiš, uzmi Zlato u ruku. Ako ne, uzmi Srebro u ruku.

thing-dominion-Fishing_Village = ⟦dominion-fishing_village⟧ Ribarsko selo
card-dominion-Fishing_Village = Sledeći potez: +1 akcija, +$1.
rules-dominion-Fishing_Village =
    +2 akcije, +$1. Na početku tvog sledećeg poteza: +1 akcija, +$1.

thing-dominion-Ghost_Ship = ⟦dominion-ghost_ship⟧ Brod duhova
card-dominion-Ghost_Ship = Ostali sa 4 ili više karata u ruci stavljaju karte na svoj špil dok ne ostanu 3.
rules-dominion-Ghost_Ship =
    +2 karte. Svaki drugi igrač sa bar četiri karte u ruci stavlja karte iz ruke na svoj špil, kojim god redom, dok mu ne ostanu tri. Ostali ne vide koje.

thing-dominion-Haven = ⟦dominion-haven⟧ Luka
    .accusative = ⟦dominion-haven⟧ Luku
card-dominion-Haven = Stavi kartu iz ruke sa strane. U sledećem potezu ide u tvoju ruku.
rules-dominion-Haven =
    +1 karta, +1 akcija. Stavi zatvorenu kartu iz ruke sa strane. Na početku tvog sledećeg poteza ide u tvoju ruku. Ostali je ne vide.

thing-dominion-Island = ⟦dominion-island⟧ Ostrvo
card-dominion-Island = Stavi ovu i jednu kartu iz ruke na tablu do kraja. Vredi 2 PP.
rules-dominion-Island =
    Stavi ovu i još jednu kartu iz ruke otvorene na svoju tablu Ostrva. Tu ostaju do kraja i tada se računaju kao tvoje. Vredi 2 poena.

thing-dominion-Lighthouse = ⟦dominion-lighthouse⟧ Svetionik
card-dominion-Lighthouse = Sledeći potez: +$1. Dok je u igri, napadi ne deluju na tebe.
rules-dominion-Lighthouse =
    +1 akcija, +$1. Na početku tvog sledećeg poteza: +$1. Dok je ova karta u igri, napadi drugih igrača ne deluju na tebe, čak i ako to želiš.

thing-dominion-Lookout = ⟦dominion-lookout⟧ Osmatrač
    .accusative = ⟦dominion-lookout⟧ Osmatrača
card-dominion-Lookout = Pogledaj 3 gornje karte špila. Jednu u otpad, jednu odloži, jednu vrati.
rules-dominion-Lookout =
    +1 akcija. Pogledaj tri gornje karte svog špila. Jednu baci u otpad, drugu odloži, a poslednju vrati na špil. Ako ih ima manje, radi korake ovim redom dok možeš.

thing-dominion-Merchant_Ship = ⟦dominion-merchant_ship⟧ Trgovački brod
card-dominion-Merchant_Ship = Sledeći potez: +$2.
rules-dominion-Merchant_Ship =
    +$2. Na početku tvog sledećeg poteza: +$2.

thing-dominion-Native_Village = ⟦dominion-native_village⟧ Selo domorodaca
card-dominion-Native_Village = Biraš: gornja karta špila na tablu; ili sve karte sa table u ruku.
rules-dominion-Native_Village =
    +2 akcije. Biraš: stavi gornju kartu svog špila zatvorenu na svoju tablu; ili uzmi sve karte sa table u ruku. Svoju tablu možeš uvek da gledaš, ali gornju kartu ne možeš pre izbora. Na kraju se karte na tabli računaju kao tvoje.

thing-dominion-Navigator = ⟦dominion-navigator⟧ Navigator
    .accusative = ⟦dominion-navigator⟧ Navigatora
card-dominion-Navigator = Pogledaj 5 gornjih karata. Odloži sve ili vrati sve kojim god redom.
rules-dominion-Navigator =
    +$2. Pogledaj pet gornjih karata svog špila. Odloži sve ili vrati sve kojim god redom.

thing-dominion-Outpost = ⟦dominion-outpost⟧ Predstraža
    .accusative = ⟦dominion-outpost⟧ Predstražu
card-dominion-Outpost = Na kraju ovog poteza izvuci samo 3 karte. Zatim imaš još jedan potez.
rules-dominion-Outpost =
    U raščišćavanju ovog poteza izvlačiš tri karte umesto pet, a posle njega imaš dodatni potez. Treći potez zaredom nikad ne daje, ali i tada izvlačiš samo tri karte. Dodatni potez se ne računa kod istog broja poena.

thing-dominion-Pearl_Diver = ⟦dominion-pearl_diver⟧ Lovac bisera
    .accusative = ⟦dominion-pearl_diver⟧ Lovca bisera
card-dominion-Pearl_Diver = Pogledaj donju kartu svog špila. Možeš da je staviš na vrh.
rules-dominion-Pearl_Diver =
    +1 karta, +1 akcija. Pogledaj donju kartu svog špila. Možeš da je staviš na vrh; inače ostaje na dnu.

thing-dominion-Pirate_Ship = ⟦dominion-pirate_ship⟧ Gusarski brod
card-dominion-Pirate_Ship = Biraš: ostali otkrivaju 2, blago u otpad, dobijaš žeton; ili +$1 za svaki žeton.
rules-dominion-Pirate_Ship =
    Biraš: +$1 za svaki tvoj žeton; ili svaki drugi igrač otkriva dve gornje karte svog špila, baca u otpad jedno blago koje ti izabereš, a ostalo odlaže. Ako bar jedno blago ode u otpad, dobijaš jedan žeton. Žetone zadržavaš do kraja partije.

thing-dominion-Salvager = ⟦dominion-salvager⟧ Sakupljač olupina
    .accusative = ⟦dominion-salvager⟧ Sakupljača olupina
card-dominion-Salvager = Baci kartu iz ruke u otpad. Dobijaš njenu cenu u novčićima.
rules-dominion-Salvager =
    +1 kupovina. Baci kartu iz ruke u otpad. Dobijaš onoliko novčića koliko košta. Ako imaš karte u ruci, ovo je obavezno.

thing-dominion-Sea_Hag = ⟦dominion-sea_hag⟧ Morska veštica
    .accusative = ⟦dominion-sea_hag⟧ Morsku vešticu
card-dominion-Sea_Hag = Svaki drugi igrač odlaže gornju kartu špila i uzima Kletvu na špil.
rules-dominion-Sea_Hag =
    Svaki drugi igrač odlaže gornju kartu svog špila, pa uzima Kletvu na vrh špila. Bez Kletvi samo odlaže kartu.

thing-dominion-Smugglers = ⟦dominion-smugglers⟧ Krijumčari
    .accusative = ⟦dominion-smugglers⟧ Krijumčare
card-dominion-Smugglers = Uzmi kartu do $6 kakvu je sused zdesna uzeo u poslednjem potezu.
rules-dominion-Smugglers =
    Uzmi kartu koja košta do $6, kakvu je igrač zdesna uzeo u svom poslednjem potezu, kupljenu ili ne. Uzimaš je iz zalihe. Ako takve više nema, ne uzimaš ništa.

thing-dominion-Tactician = ⟦dominion-tactician⟧ Taktičar
    .accusative = ⟦dominion-tactician⟧ Taktičara
card-dominion-Tactician = Odloži ruku. Ako nije prazna, sledeći potez: +5 karata, +1 akcija, +1 kupovina.
rules-dominion-Tactician =
    Odloži ruku. Ako odložiš bar jednu kartu, na početku tvog sledećeg poteza: +5 karata, +1 akcija, +1 kupovina. Sa praznom rukom ne daje ništa.

thing-dominion-Treasure_Map = ⟦dominion-treasure_map⟧ Mapa blaga
    .accusative = ⟦dominion-treasure_map⟧ Mapu blaga
card-dominion-Treasure_Map = Baci ovu i drugu takvu iz ruke u otpad. Ako baciš 2, uzmi 4 Zlata na špil.
rules-dominion-Treasure_Map =
    Baci u otpad ovu kartu i drugu takvu iz ruke. Ako baciš dve, uzmi na vrh špila četiri Zlata, ili koliko ih ima. Bez druge bacaš samo ovu i ne uzimaš ništa.

thing-dominion-Treasury = ⟦dominion-treasury⟧ Blagajna
    .accusative = ⟦dominion-treasury⟧ Blagajnu
card-dominion-Treasury = Bez kupovine pobede sme u raščišćavanju na tvoj špil.
rules-dominion-Treasury =
    +1 karta, +1 akcija, +$1. Kada ovu kartu odlažeš iz igre u raščišćavanju, možeš da je staviš na vrh svog špila ako u ovom potezu ne kupiš nijednu kartu pobede.

thing-dominion-Warehouse = ⟦dominion-warehouse⟧ Skladište
card-dominion-Warehouse = Odloži 3 karte.
rules-dominion-Warehouse =
    +3 karte, +1 akcija. Zatim odloži tri karte iz ruke, ili sve ako ih imaš manje.

thing-dominion-Wharf = ⟦dominion-wharf⟧ Pristanište
card-dominion-Wharf = Sledeći potez: +2 karte, +1 kupovina.
rules-dominion-Wharf =
    +2 karte, +1 kupovina. Na početku tvog sledećeg poteza: +2 karte, +1 kupovina.
