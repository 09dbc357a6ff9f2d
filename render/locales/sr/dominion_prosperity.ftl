# Dominion: Procvat

## Pitanja

ask-dominion-bishop-trash = { $seat }, { $card }: koju kartu bacaš u otpad?
ask-dominion-bishop-may_trash = { $seat }, { $card }: bacaš li kartu u otpad?
ask-dominion-contraband-name = { $seat }, { $card }: koju kartu zabranjuješ?
ask-dominion-counting_house-take = { $seat }, { $card }: koliko karata Bakar uzimaš u ruku?
ask-dominion-expand-trash = { $seat }, { $card }: koju kartu bacaš u otpad?
ask-dominion-expand-gain = { $seat }, { $card }: koju kartu uzimaš za najviše ${ $at_most }?
ask-dominion-forge-trash = { $seat }, { $card }: koje karte bacaš u otpad?
ask-dominion-forge-gain = { $seat }, { $card }: koju kartu uzimaš za tačno ${ $at_most }?
ask-dominion-goons-discard = { $seat }, { $card }: odloži { dominion-least }.
ask-dominion-kings_court-play = { $seat }, { $card }: koju akciju igraš triput?
ask-dominion-loan-choose = { $seat }, { $card }: otkrivaš { CASE($revealed, "accusative") }. U otpad ili na odložene karte?
ask-dominion-mint-show = { $seat }, { $card }: koje blago otkrivaš da uzmeš još jedno takvo?
ask-dominion-mountebank-discard = { $seat }, { $card }: odlažeš li Kletvu ili uzimaš Kletvu i Bakar?
ask-dominion-rabble-put_back = { $seat }, { $card }: kojim redom vraćaš karte? Prva ide na vrh.
ask-dominion-trade_route-trash = { $seat }, { $card }: koju kartu bacaš u otpad?
ask-dominion-vault-discard = { $seat }, { $card }: koje karte odlažeš za po +$1?
ask-dominion-vault-may_discard = { $seat }, { $card }: odlažeš li dve karte da izvučeš jednu?

## Mogućnosti

option-dominion-expand-gain = { option-dominion-buy }
option-dominion-forge-gain = { option-dominion-buy }
option-dominion-mountebank-discard-done = Uzmi Kletvu i Bakar
option-dominion-bishop-may_trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-counting_house-take-done = { panel-confirm-nothing-dominion-take }
option-dominion-kings_court-play-done = Ne igraj akciju
option-dominion-mint-show-done = Ne otkrivaj ništa
step-dominion-1-prosperity = Procvat

## Događaji

event-dominion-kingdom-colony =
    { $colony ->
        [true] Kraljevstvo: { $cards }. Sa Platinom i Kolonijom.
       *[false] Kraljevstvo: { $cards }.
    }
brief-dominion-kingdom-colony = { "" }
event-dominion-tokens =
    { $vp ->
        [one] { $seat } dobija { $vp } žeton pobede.
        [few] { $seat } dobija { $vp } žetona pobede.
       *[other] { $seat } dobija { $vp } žetona pobede.
    }
brief-dominion-tokens = { $seat }: **+{ $vp }**
event-dominion-token_moved =
    { $mat ->
        [one] Žeton ({ $card }) prelazi na tablu Trgovačkog puta. Na njoj je sada { $mat } žeton.
        [few] Žeton ({ $card }) prelazi na tablu Trgovačkog puta. Na njoj su sada { $mat } žetona.
       *[other] Žeton ({ $card }) prelazi na tablu Trgovačkog puta. Na njoj je sada { $mat } žetona.
    }
brief-dominion-token_moved = { "" }
thing-dominion-tokens = žetoni pobede

## Čekaonica

setting-dominion-kingdom-Beginners = Početnici
setting-dominion-kingdom-Friendly_Interactive = Prijateljska interakcija
setting-dominion-kingdom-Big_Actions = Velike akcije
setting-dominion-kingdom-Biggest_Money = Gomila para
setting-dominion-kingdom-The_Kings_Army = Kraljeva vojska
setting-dominion-kingdom-The_Good_Life = Dobar život
setting-dominion-kingdom-Paths_to_Victory = Putevi ka pobedi
setting-dominion-kingdom-All_Along_the_Watchtower = Duž osmatračnice
setting-dominion-kingdom-Lucky_Seven = Srećna sedmica
setting-dominion-prosperity = Karte proširenja Procvat
setting-dominion-prosperity-0 = { dominion-weight-0 }
setting-dominion-prosperity-1 = { dominion-weight-1 }
setting-dominion-prosperity-2 = { dominion-weight-2 }
setting-dominion-prosperity-3 = { dominion-weight-3 }
setting-dominion-pick_prosperity = Uključi (Procvat)
setting-dominion-veto_prosperity = Isključi (Procvat)
setting-dominion-colony = Platina i Kolonija
setting-dominion-colony-auto = Uz četiri ili više karata Procvata
setting-dominion-colony-on = Da
setting-dominion-colony-off = Ne
setting-dominion-colony-random = Nasumično

## Slika i njen opis

dominion-mat = Tabla
dominion-described-vp =
    , { $vp ->
        [one] { $vp } žeton
        [few] { $vp } žetona
       *[other] { $vp } žetona
    }
dominion-described-mat =
    { $count ->
        [0] Tabla Trgovačkog puta je prazna.
        [one] Na tabli Trgovačkog puta je { $count } žeton.
        [few] Na tabli Trgovačkog puta su { $count } žetona.
       *[other] Na tabli Trgovačkog puta je { $count } žetona.
    }
dominion-described-marked = { " " }(sa žetonom Trgovačkog puta)
dominion-described-banned = Zabranjeno u ovom potezu: { $cards }.
dominion-gift-points =
    { $count ->
        [one] +{ $count } žeton pobede
        [few] +{ $count } žetona pobede
       *[other] +{ $count } žetona pobede
    }

## Stalni nalozi, podsetnici, poeni

order-dominion-trash = Bacaj u otpad Osmatračnicom
order-why-dominion-trash = više nemaš Osmatračnicu.
order-dominion-deck = Stavljaj na špil Osmatračnicom
order-why-dominion-deck = više nemaš Osmatračnicu.
order-dominion-keep = Sve druge uzete karte zadrži, bez Osmatračnice
order-why-dominion-keep = imaš novu kartu reakcije.
order-dominion-curse = Na Nadrilekara odloži Kletvu
order-dominion-bishop = Na tuđeg Biskupa baci u otpad
order-why-dominion-bishop = gomila koja završava partiju skoro je prazna.
order-dominion-no_bishop = Na tuđeg Biskupa ništa ne bacaj u otpad
missing-dominion-may_discard = da li odlažeš
missing-dominion-may_trash = da li bacaš kartu u otpad
missing-dominion-show = karta koju pokazuješ
missing-dominion-take = karte koje uzimaš
points-dominion-tokens = žetoni pobede

## Pravilnik

rules-dominion-topics-prosperity = colony tokens kingdom_treasures
rules-dominion-entries-prosperity =
    Platinum Colony Bank Bishop City Contraband Counting_House Expand Forge Goons Grand_Market Hoard Kings_Court
    Loan Mint Monument Mountebank Peddler Quarry Rabble Royal_Seal Talisman Trade_Route Vault Venture Watchtower
    Workers_Village
rules-dominion-colony-title = Platina i Kolonija
rules-dominion-colony =
    U partiji su obe ili nijedna: kako izabereš, nasumično ili (podrazumevano) uz četiri ili više karata Procvata. Prazna gomila Kolonija završava partiju isto kao prazna gomila Pokrajina.
rules-dominion-tokens-title = Žetoni
rules-dominion-tokens =
    Žetoni pobede su javni i svaki na kraju vredi poen. Slika ih pokazuje iza odloženih karata.
    Uz Trgovački put svaka gomila karata pobede počinje sa žetonom. On prelazi na tablu kada prva karta napusti gomilu.
rules-dominion-kingdom_treasures-title = Blaga Procvata
rules-dominion-kingdom_treasures =
    Banka, Zajam, Poduhvat i druge karte blaga Procvata ne daju samo novčiće. Igraj ih jednu po jednu; *Sve obične karte blaga* ih ostavlja tebi.
    Dejstvo blaga u igri traje do raščišćavanja. Svaki primerak se računa.

## Karte

thing-dominion-Platinum = ⟦dominion-platinum⟧ Platina
    .accusative = ⟦dominion-platinum⟧ Platinu
rules-dominion-Platinum =
    Daje $5. Koristi se samo zajedno sa Kolonijom.

thing-dominion-Colony = ⟦dominion-colony⟧ Kolonija
    .accusative = ⟦dominion-colony⟧ Koloniju
rules-dominion-Colony =
    Na kraju vredi 10 poena. Kada nestane poslednja, partija se završava posle tog poteza.

thing-dominion-Bank = ⟦dominion-bank⟧ Banka
    .accusative = ⟦dominion-bank⟧ Banku
card-dominion-Bank = Vredi $1 za svako blago koje imaš u igri, računajući i nju.
rules-dominion-Bank =
    Vredi $1 za svako blago koje imaš u igri kada je odigraš, računajući i nju i kombinovane karte koje su blago. Kasnije odigrana blaga se ne računaju.

thing-dominion-Bishop = ⟦dominion-bishop⟧ Biskup
    .accusative = ⟦dominion-bishop⟧ Biskupa
card-dominion-Bishop = Baci kartu iz ruke u otpad: PP za polovinu cene. Ostali mogu da bace jednu.
rules-dominion-Bishop =
    +$1, +1 žeton pobede. Baci kartu iz ruke u otpad; dobijaš žeton pobede za svaka puna $2 njene trenutne cene. Zatim svaki drugi igrač može da baci kartu iz ruke u otpad, bez žetona.

thing-dominion-City = ⟦dominion-city⟧ Grad
card-dominion-City = Jedna prazna gomila: +1 karta. Dve ili više: još +$1, +1 kupovina.
rules-dominion-City =
    +1 karta, +2 akcije. Ako je pri igranju prazna tačno jedna gomila zalihe: još +1 karta. Ako su prazne dve ili više: još +1 karta, +$1 i +1 kupovina.

thing-dominion-Contraband = ⟦dominion-contraband⟧ Krijumčarena roba
    .accusative = ⟦dominion-contraband⟧ Krijumčarenu robu
card-dominion-Contraband = Sused sleva navodi kartu koju u ovom potezu ne možeš da kupiš.
rules-dominion-Contraband =
    +1 kupovina. Daje $3. Tvoj sused sleva odmah navodi kartu i u ovom potezu ne možeš da je kupiš. Više ovih karata zabranjuje više karata. Zabranjenu kartu možeš da uzmeš na drugi način.

thing-dominion-Counting_House = ⟦dominion-counting_house⟧ Zalagaonica
    .accusative = ⟦dominion-counting_house⟧ Zalagaonicu
card-dominion-Counting_House = Uzmi u ruku koliko god želiš karata Bakar iz svojih odloženih.
rules-dominion-Counting_House =
    Pregledaj svoje odložene karte, uzmi iz njih koliko god želiš karata Bakar, pokaži ih i stavi u ruku.

thing-dominion-Expand = ⟦dominion-expand⟧ Proširenje
card-dominion-Expand = Baci kartu iz ruke u otpad. Uzmi jednu koja košta do $3 više.
rules-dominion-Expand =
    Baci kartu iz ruke u otpad i uzmi jednu koja košta do $3 više. Ova karta ne može da baci sebe, a ne možeš ni da dodaš novčiće. Sa praznom rukom se ništa ne dešava.

thing-dominion-Forge = ⟦dominion-forge⟧ Livnica
    .accusative = ⟦dominion-forge⟧ Livnicu
card-dominion-Forge = Baci koliko god karata iz ruke u otpad. Uzmi jednu koja košta tačno koliko sve one.
rules-dominion-Forge =
    Baci u otpad koliko god želiš karata iz ruke i uzmi jednu koja košta tačno koliko sve one zajedno. Ako ne baciš nijednu, moraš da uzmeš kartu koja košta $0. Ako nijedna karta nema tu cenu, ne uzimaš ništa.

thing-dominion-Goons = ⟦dominion-goons⟧ Siledžije
card-dominion-Goons = Ostalima ostaju 3 karte. Dok je u igri: +1 PP za svaku kartu koju kupiš.
rules-dominion-Goons =
    +1 kupovina, +$2. Svaki drugi igrač odlaže karte dok mu u ruci ne ostanu tri. Dok je ovo u igri, za svaku kupljenu kartu dobijaš žeton pobede. Više karata Siledžije daje više žetona; jedna koja se igra više puta daje jedan.

thing-dominion-Grand_Market = ⟦dominion-grand_market⟧ Velika pijaca
    .accusative = ⟦dominion-grand_market⟧ Veliku pijacu
card-dominion-Grand_Market = Ne možeš da je kupiš dok u igri imaš Bakar.
rules-dominion-Grand_Market =
    +1 karta, +1 akcija, +1 kupovina, +$2. Ne možeš da je kupiš dok u igri imaš Bakar. Bakar u ruci ne smeta, a na druge načine uvek možeš da je uzmeš.

thing-dominion-Hoard = ⟦dominion-hoard⟧ Riznica
    .accusative = ⟦dominion-hoard⟧ Riznicu
card-dominion-Hoard = Dok je u igri: kada kupiš kartu pobede, uzmi Zlato.
rules-dominion-Hoard =
    Daje $2. Dok je u igri, za svaku kupljenu kartu pobede uzimaš Zlato, po jedno za svaku Riznicu. Karte uzete na druge načine se ne računaju.

thing-dominion-Kings_Court = ⟦dominion-kings_court⟧ Kraljev dvor
card-dominion-Kings_Court = Možeš da izabereš akciju iz ruke. Odigraj je triput.
rules-dominion-Kings_Court =
    Možeš da izabereš akciju iz ruke i odigraš je triput, svaki put do kraja. Kraljev dvor na Kraljev dvor: još tri akcije, svaka odigrana triput.

thing-dominion-Loan = ⟦dominion-loan⟧ Zajam
card-dominion-Loan = Otkrivaj do prvog blaga: u otpad ili na odložene. Ostalo odloži.
rules-dominion-Loan =
    Daje $1. Otkrivaj karte sa špila dok se ne pojavi blago; baci ga u otpad ili ga odloži. Ostale otkrivene karte se odlažu.

thing-dominion-Mint = ⟦dominion-mint⟧ Kovnica
    .accusative = ⟦dominion-mint⟧ Kovnicu
card-dominion-Mint = Pokaži blago iz ruke i uzmi još jedno. Kada je kupiš: tvoja blaga u igri idu u otpad.
rules-dominion-Mint =
    Možeš da otkriješ blago iz ruke i uzmeš još jedan primerak. Kada kupiš ovu kartu, sva tvoja blaga u igri idu u otpad pre nego što mogu da urade bilo šta drugo. Novčići koje su dala ostaju tvoji.

thing-dominion-Monument = ⟦dominion-monument⟧ Spomenik
rules-dominion-Monument =
    +$2, +1 žeton pobede.

thing-dominion-Mountebank = ⟦dominion-mountebank⟧ Nadrilekar
    .accusative = ⟦dominion-mountebank⟧ Nadrilekara
card-dominion-Mountebank = Ostali odlažu Kletvu ili uzimaju Kletvu i Bakar.
rules-dominion-Mountebank =
    +$2. Svaki drugi igrač može da odloži Kletvu iz ruke. Inače uzima Kletvu, pa Bakar. Ako je jedna gomila prazna, uzima samo drugu kartu.

thing-dominion-Peddler = ⟦dominion-peddler⟧ Torbar
    .accusative = ⟦dominion-peddler⟧ Torbara
card-dominion-Peddler = U fazi kupovine jeftiniji za $2 po svakoj akciji u igri.
rules-dominion-Peddler =
    +1 karta, +1 akcija, +$1. U fazi kupovine košta $2 manje za svaku kartu akcije koju u igri ima igrač na potezu, ali ne manje od $0. Karta koja se igra više puta računa se jednom.

thing-dominion-Quarry = ⟦dominion-quarry⟧ Kamenolom
card-dominion-Quarry = Dok je u igri: akcije koštaju $2 manje.
rules-dominion-Quarry =
    Daje $1. Dok je u igri, sve akcije svuda koštaju $2 manje, ali ne manje od $0. Računaju se i kombinovane karte koje su akcije, a više Kamenoloma se sabira.

thing-dominion-Rabble = ⟦dominion-rabble⟧ Rulja
    .accusative = ⟦dominion-rabble⟧ Rulju
card-dominion-Rabble = Ostali otkrivaju 3 karte, odlažu blaga i akcije, a ostale vraćaju.
rules-dominion-Rabble =
    +3 karte. Svaki drugi igrač otkriva tri gornje karte svog špila, odlaže blaga i akcije među njima, a ostale vraća kojim god redom. Karta sa više tipova računa se kao svaki od njih.

thing-dominion-Royal_Seal = ⟦dominion-royal_seal⟧ Kraljevski pečat
card-dominion-Royal_Seal = Dok je u igri: karte koje uzmeš možeš da staviš na špil.
rules-dominion-Royal_Seal =
    Daje $2. Dok je u igri, svaku kartu koju uzmeš možeš da staviš na vrh svog špila.

thing-dominion-Talisman = ⟦dominion-talisman⟧ Talisman
card-dominion-Talisman = Dok je u igri: kada kupiš kartu do $4 koja nije karta pobede, uzmi još jednu takvu.
rules-dominion-Talisman =
    Daje $1. Dok je u igri, uzimaš još jedan primerak svake kupljene karte koja tada košta $4 ili manje i nije karta pobede, po jedan za svaki Talisman.

thing-dominion-Trade_Route = ⟦dominion-trade_route⟧ Trgovački put
card-dominion-Trade_Route = +$1 za svaki žeton na tabli. Baci kartu iz ruke u otpad.
rules-dominion-Trade_Route =
    +1 kupovina. +$1 za svaki žeton na tabli. Zatim baci kartu iz ruke u otpad; to je obavezno. Svaka gomila karata pobede počinje sa žetonom, koji prelazi na tablu kada prva karta napusti gomilu.

thing-dominion-Vault = ⟦dominion-vault⟧ Trezor
card-dominion-Vault = Odloži koliko god karata: po +$1. Ostali mogu da odlože 2 i izvuku 1.
rules-dominion-Vault =
    +2 karte. Odloži koliko god želiš karata za po +$1, i one tek izvučene. Svaki drugi igrač može da odloži dve karte i izvuče jednu. Igrač sa jednom kartom može da je odloži, ali ne izvlači.

thing-dominion-Venture = ⟦dominion-venture⟧ Poduhvat
card-dominion-Venture = Otkrivaj špil dok se ne pojavi blago: odigraj ga. Ostalo odloži.
rules-dominion-Venture =
    Daje $1. Otkrivaj karte sa špila dok se ne pojavi blago i odmah ga odigraj do kraja. Zatim se ostale otkrivene karte odlažu.

thing-dominion-Watchtower = ⟦dominion-watchtower⟧ Osmatračnica
    .accusative = ⟦dominion-watchtower⟧ Osmatračnicu
card-dominion-Watchtower = Izvlači do 6 karata u ruci. Kada uzmeš kartu, možeš da pokažeš ovu: ta ide u otpad ili na špil.
rules-dominion-Watchtower =
    Izvlači dok u ruci nemaš šest karata. Kad god uzmeš kartu, u bilo kom potezu, možeš da otkriješ ovu iz ruke i baciš onu u otpad ili je staviš na vrh svog špila. Osmatračnica ostaje u ruci. Karta se i dalje računa kao uzeta.

thing-dominion-Workers_Village = ⟦dominion-workers_village⟧ Radničko selo
rules-dominion-Workers_Village =
    +1 karta, +2 akcije, +1 kupovina.
