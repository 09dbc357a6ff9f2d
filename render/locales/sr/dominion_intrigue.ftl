# Dominion: Spletka

## Pitanja

ask-dominion-baron-discard = { $seat }, { $card }: odlažeš li Imanje za +$4?
ask-dominion-courtyard-put_back = { $seat }, { $card }: koju kartu stavljaš na svoj špil?
ask-dominion-ironworks-gain = { $seat }, { $card }: koju kartu uzimaš za najviše ${ $at_most }?
ask-dominion-masquerade-pass = { $seat }, { $card }: koju kartu daješ susedu sleva?
ask-dominion-masquerade-trash = { $seat }, { $card }: bacaš li kartu u otpad?
ask-dominion-mining_village-trash = { $seat }, { $card }: bacaš li tu kartu u otpad za +$2?
ask-dominion-minion-choose = { $seat }, { $card }: šta biraš?
ask-dominion-nobles-choose = { $seat }, { $card }: šta biraš?
ask-dominion-pawn-choose = { $seat }, { $card }: koje dve stvari biraš?
ask-dominion-saboteur-gain = { $seat }, { $card }: koju kartu uzimaš umesto toga, za najviše ${ $at_most }?
ask-dominion-scout-put_back = { $seat }, { $card }: kojim redom vraćaš karte? Prva ide na vrh.
ask-dominion-secret_chamber-discard = { $seat }, { $card }: koje karte odlažeš za po +$1?
ask-dominion-secret_chamber-put_back = { $seat }, Tajna odaja: koje karte stavljaš na svoj špil? Prva ide na vrh.
ask-dominion-steward-choose = { $seat }, { $card }: šta biraš?
ask-dominion-steward-trash = { $seat }, { $card }: baci u otpad { dominion-least }.
ask-dominion-swindler-give = { $seat }, { $card }: { $owner } gubi { CASE($trashed, "accusative") }. Koju kartu uzima { $owner }?
ask-dominion-torturer-choose = { $seat }, { $card }: šta biraš?
ask-dominion-torturer-discard = { $seat }, { $card }: odloži { dominion-least }.
ask-dominion-trading_post-trash = { $seat }, { $card }: baci u otpad { dominion-least }.
ask-dominion-upgrade-trash = { $seat }, { $card }: koju kartu bacaš u otpad?
ask-dominion-upgrade-gain = { $seat }, { $card }: koju kartu uzimaš za tačno ${ $at_most }?
ask-dominion-wishing_well-name = { $seat }, { $card }: koju kartu želiš?

## Mogućnosti

option-dominion-pawn-choose-cards = ⟦dominion-card⟧ +1 karta
option-dominion-pawn-choose-actions = ⟦dominion-action⟧ +1 akcija
option-dominion-pawn-choose-buys = ⟦dominion-buy⟧ +1 kupovina
option-dominion-pawn-choose-coins = ⟦dominion-coins⟧ +$1
option-dominion-ironworks-gain = { option-dominion-buy }
option-dominion-saboteur-gain = { option-dominion-buy }
option-dominion-saboteur-gain-done = { panel-confirm-nothing-dominion-gain }
option-dominion-masquerade-trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-upgrade-gain = { option-dominion-buy }
option-dominion-swindler-give = { option-dominion-buy }
option-dominion-minion-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-minion-choose-cards = ⟦dominion-card⟧ Odloži ruku, +4 karte
option-dominion-nobles-choose-cards = ⟦dominion-card⟧ +3 karte
option-dominion-nobles-choose-actions = ⟦dominion-action⟧ +2 akcije
option-dominion-steward-choose-cards = ⟦dominion-card⟧ +2 karte
option-dominion-steward-choose-coins = ⟦dominion-coins⟧ +$2
option-dominion-steward-choose-trash = ⟦dominion-trash⟧ Baci u otpad 2 karte iz ruke
option-dominion-torturer-choose-discard = Odloži 2 karte
option-dominion-torturer-choose-curse = ⟦dominion-curse⟧ Uzmi Kletvu u ruku
step-dominion-1-intrigue = Spletka

## Događaji

event-dominion-passed = { $seat } daje kartu igraču { $receiver }.
brief-dominion-passed = { $seat }: karta igraču { $receiver }
event-dominion-passed-card = { $seat } daje { CASE($card, "accusative") } igraču { $receiver }.
brief-dominion-passed-card = { $seat }: { $card } igraču { $receiver }

## Čekaonica

setting-dominion-kingdom-Victory_Dance = Pobednički ples
setting-dominion-kingdom-Secret_Schemes = Tajni planovi
setting-dominion-kingdom-Best_Wishes = Najlepše želje
setting-dominion-kingdom-Deconstruction = Rasklapanje
setting-dominion-kingdom-Hand_Madness = Pune ruke
setting-dominion-kingdom-Underlings = Potčinjeni
setting-dominion-intrigue = Karte proširenja Spletka
setting-dominion-intrigue-0 = { dominion-weight-0 }
setting-dominion-intrigue-1 = { dominion-weight-1 }
setting-dominion-intrigue-2 = { dominion-weight-2 }
setting-dominion-intrigue-3 = { dominion-weight-3 }
setting-dominion-pick_intrigue = Uključi (Spletka)
setting-dominion-veto_intrigue = Isključi (Spletka)

## Stalni nalozi, podsetnici, poeni

order-dominion-pass = Na tuđi Maskenbal prvo daj
order-why-dominion-pass = gomila koja završava partiju skoro je prazna.
missing-dominion-pass = karta koju daješ dalje
missing-dominion-give = karta koju daješ

## Pravilnik

rules-dominion-topics-intrigue = choices
rules-dominion-entries-intrigue =
    Baron Bridge Conspirator Coppersmith Courtyard Duke Great_Hall Harem Ironworks Masquerade Mining_Village Minion
    Nobles Pawn Saboteur Scout Secret_Chamber Shanty_Town Steward Swindler Torturer Trading_Post Tribute Upgrade
    Wishing_Well
rules-dominion-choices-title = Izbori i kombinovane karte
rules-dominion-choices =
    Mnoge karte proširenja Spletka daju ti izbor. Biraš pre nego što se bilo šta od toga dogodi, a možeš da izabereš i ono što ne možeš da izvedeš.
    Kombinovana karta računa se kao oba tipa: Harem je blago i karta pobede, Velika dvorana i Plemići su akcije i karte pobede. Njihove gomile su velike kao i sve gomile pobede.
    Tajna odaja je reakcija na napade, kao Šanac.

## Karte

thing-dominion-Baron = ⟦dominion-baron⟧ Baron
    .accusative = ⟦dominion-baron⟧ Barona
card-dominion-Baron = Možeš da odložiš Imanje: +$4. Ako nećeš, uzmi Imanje.
rules-dominion-Baron =
    +1 kupovina. Možeš da odložiš Imanje iz ruke za +$4. Ako to ne uradiš, uzimaš Imanje ako ga ima.

thing-dominion-Bridge = ⟦dominion-bridge⟧ Most
card-dominion-Bridge = U ovom potezu sve karte koštaju $1 manje.
rules-dominion-Bridge =
    +1 kupovina, +$1. U ovom potezu sve karte svuda koštaju $1 manje, ali nikad manje od $0. Svako igranje se računa.

thing-dominion-Conspirator = ⟦dominion-conspirator⟧ Zaverenik
    .accusative = ⟦dominion-conspirator⟧ Zaverenika
card-dominion-Conspirator = Od treće odigrane akcije u potezu: +1 karta, +1 akcija.
rules-dominion-Conspirator =
    +$2. Ako je ovo bar treće igranje neke akcije u ovom potezu: +1 karta, +1 akcija. Računaju se igranja, ne karte: Prestona dvorana je jedno igranje, a svako igranje njene akcije još jedno. Blago se ne računa.

thing-dominion-Coppersmith = ⟦dominion-coppersmith⟧ Bakardžija
    .accusative = ⟦dominion-coppersmith⟧ Bakardžiju
card-dominion-Coppersmith = U ovom potezu svaki Bakar daje $1 više.
rules-dominion-Coppersmith =
    U ovom potezu svaki Bakar pri igranju daje $1 više. Svako igranje Bakardžije se računa.

thing-dominion-Courtyard = ⟦dominion-courtyard⟧ Dvorište
card-dominion-Courtyard = Stavi jednu kartu iz ruke na svoj špil.
rules-dominion-Courtyard =
    +3 karte. Zatim stavi jednu kartu iz ruke na vrh svog špila. Ostali ne vide koju.

thing-dominion-Duke = ⟦dominion-duke⟧ Vojvoda
    .accusative = ⟦dominion-duke⟧ Vojvodu
card-dominion-Duke = Vredi 1 PP za svako tvoje Vojvodstvo.
rules-dominion-Duke =
    Na kraju svaki Vojvoda vredi 1 poen za svako tvoje Vojvodstvo.

thing-dominion-Great_Hall = ⟦dominion-great_hall⟧ Velika dvorana
    .accusative = ⟦dominion-great_hall⟧ Veliku dvoranu
rules-dominion-Great_Hall =
    +1 karta, +1 akcija. Na kraju vredi 1 poen.

thing-dominion-Harem = ⟦dominion-harem⟧ Harem
rules-dominion-Harem =
    Daje $2 i na kraju vredi 2 poena.

thing-dominion-Ironworks = ⟦dominion-ironworks⟧ Železara
    .accusative = ⟦dominion-ironworks⟧ Železaru
card-dominion-Ironworks = Uzmi kartu do $4. Ako je akcija: +1 akcija; blago: +$1; pobeda: +1 karta.
rules-dominion-Ironworks =
    Uzmi kartu koja košta do $4. Ako je akcija: +1 akcija; blago: +$1; karta pobede: +1 karta. Kombinovana karta daje oboje. Dodatak dobijaš i kada neka reakcija odmah baci kartu u otpad.

thing-dominion-Masquerade = ⟦dominion-masquerade⟧ Maskenbal
card-dominion-Masquerade = Svi istovremeno daju kartu ulevo. Zatim možeš da baciš kartu u otpad.
rules-dominion-Masquerade =
    +2 karte. Svi igrači koji imaju karte u ruci istovremeno daju jednu susedu sleva, pa nijedna ne ide dalje dvaput. Zatim možeš da baciš kartu iz ruke u otpad. Ovo nije napad, a dobijena karta se ne računa kao uzeta.

thing-dominion-Mining_Village = ⟦dominion-mining_village⟧ Rudarsko selo
card-dominion-Mining_Village = Možeš da baciš ovu kartu u otpad: +$2.
rules-dominion-Mining_Village =
    +1 karta, +2 akcije. Možeš odmah da baciš ovu kartu u otpad za +$2. Ako se igra više puta, $2 dobijaš samo jednom, ali kartu i akcije svaki put.

thing-dominion-Minion = ⟦dominion-minion⟧ Sluga
    .accusative = ⟦dominion-minion⟧ Slugu
card-dominion-Minion = Biraš: +$2; ili odloži ruku, +4 karte, a isto rade ostali sa 5 ili više karata.
rules-dominion-Minion =
    +1 akcija. Biraš: +$2; ili odlažeš ruku i izvlačiš četiri karte, a isto radi i svaki drugi igrač sa bar pet karata u ruci. Reakcije dolaze pre izbora. Igrač koji pokaže Šanac ne odlaže i ne izvlači.

thing-dominion-Nobles = ⟦dominion-nobles⟧ Plemići
    .accusative = ⟦dominion-nobles⟧ Plemiće
card-dominion-Nobles = Biraš: +3 karte; ili +2 akcije.
rules-dominion-Nobles =
    Biraš: +3 karte ili +2 akcije. Na kraju vredi 2 poena.

thing-dominion-Pawn = ⟦dominion-pawn⟧ Pion
    .accusative = ⟦dominion-pawn⟧ Piona
card-dominion-Pawn = Dve različite stvari: +1 karta; +1 akcija; +1 kupovina; +$1.
rules-dominion-Pawn =
    Izaberi dve različite stvari: +1 karta, +1 akcija, +1 kupovina, +$1. Biraš obe pre nego što dobiješ bilo koju.

thing-dominion-Saboteur = ⟦dominion-saboteur⟧ Saboter
    .accusative = ⟦dominion-saboteur⟧ Sabotera
card-dominion-Saboteur = Ostali otkrivaju do karte od $3 ili više: u otpad. Mogu da uzmu bar $2 jeftiniju.
rules-dominion-Saboteur =
    Svaki drugi igrač otkriva karte sa špila dok jedna ne košta $3 ili više i baca je u otpad. Taj igrač može da uzme kartu koja košta bar $2 manje. Ostale otkrivene karte se odlažu. Računaju se trenutne cene.

thing-dominion-Scout = ⟦dominion-scout⟧ Izviđač
    .accusative = ⟦dominion-scout⟧ Izviđača
card-dominion-Scout = Otkrij 4 karte: karte pobede u ruku, ostale nazad kojim god redom.
rules-dominion-Scout =
    +1 akcija. Otkrij četiri gornje karte svog špila. Sve karte pobede među njima idu u tvoju ruku, i one koje imaju još neki tip; ostale vrati kojim god redom. Kletva nije karta pobede.

thing-dominion-Secret_Chamber = ⟦dominion-secret_chamber⟧ Tajna odaja
    .accusative = ⟦dominion-secret_chamber⟧ Tajnu odaju
card-dominion-Secret_Chamber = Odloži koliko god karata: po +$1. Na napad možeš da je pokažeš: +2 karte, vrati 2.
rules-dominion-Secret_Chamber =
    Odloži koliko god želiš karata za po +$1. Kada drugi igrač odigra napad, možeš da otkriješ ovu kartu iz ruke: izvuci dve karte, pa bilo koje dve iz ruke stavi na svoj špil kojim god redom. Zatim možeš da pokažeš druge reakcije, i one tek izvučene. Svaki primerak važi jednom za svako igranje napada.

thing-dominion-Shanty_Town = ⟦dominion-shanty_town⟧ Sirotinjski kraj
card-dominion-Shanty_Town = Pokaži ruku. Ako u njoj nema akcije: +2 karte.
rules-dominion-Shanty_Town =
    +2 akcije. Otkrij ruku. Ako u njoj nema akcije: +2 karte. Obe izvlačiš i kada je prva akcija.

thing-dominion-Steward = ⟦dominion-steward⟧ Upravnik
    .accusative = ⟦dominion-steward⟧ Upravnika
card-dominion-Steward = Biraš: +2 karte; ili +$2; ili baci u otpad 2 karte iz ruke.
rules-dominion-Steward =
    Biraš: +2 karte; ili +$2; ili baci u otpad tačno dve karte iz ruke. Ako imaš samo jednu kartu, bacaš nju.

thing-dominion-Swindler = ⟦dominion-swindler⟧ Prevarant
    .accusative = ⟦dominion-swindler⟧ Prevaranta
card-dominion-Swindler = Ostali bacaju gornju kartu u otpad i uzimaju jednu iste cene koju ti izabereš.
rules-dominion-Swindler =
    +$2. Svaki drugi igrač baca gornju kartu svog špila u otpad i uzima drugu sa istom trenutnom cenom. Ti biraš koju; dozvoljen je i drugi primerak bačene karte. Ako neka gomila ima tu cenu, moraš da izabereš. Bakar tako može da postane Kletva.

thing-dominion-Torturer = ⟦dominion-torturer⟧ Mučitelj
    .accusative = ⟦dominion-torturer⟧ Mučitelja
card-dominion-Torturer = Svaki drugi igrač bira: odlaže 2 karte ili uzima Kletvu u ruku.
rules-dominion-Torturer =
    +3 karte. Svaki drugi igrač bira: odlaže dve karte ili uzima Kletvu u ruku. Sme da se izabere i ono što se ne može izvesti: igrač sa jednom kartom odlaže nju, a bez Kletvi se nijedna ne uzima.

thing-dominion-Trading_Post = ⟦dominion-trading_post⟧ Trgovačka postaja
    .accusative = ⟦dominion-trading_post⟧ Trgovačku postaju
card-dominion-Trading_Post = Baci u otpad 2 karte iz ruke. Ako to uradiš, uzmi Srebro u ruku.
rules-dominion-Trading_Post =
    Baci u otpad dve karte iz ruke. Ako baciš dve, uzmi Srebro u ruku. Ako imaš samo jednu, bacaš nju i ne uzimaš ništa.

thing-dominion-Tribute = ⟦dominion-tribute⟧ Danak
card-dominion-Tribute = Sused sleva odlaže 2. Različite: akcija +2 akcije, blago +$2, pobeda +2 karte.
rules-dominion-Tribute =
    Tvoj sused sleva otkriva i odlaže dve gornje karte svog špila. Za svaku kartu drugačijeg imena dobijaš: za akciju +2 akcije, za blago +$2, za kartu pobede +2 karte. Kombinovana karta daje oba dodatka, a Kletva nijedan. Ovo nije napad.

thing-dominion-Upgrade = ⟦dominion-upgrade⟧ Unapređenje
card-dominion-Upgrade = Baci kartu iz ruke u otpad. Uzmi jednu koja košta tačno $1 više.
rules-dominion-Upgrade =
    +1 karta, +1 akcija. Baci kartu iz ruke u otpad i uzmi jednu koja košta tačno $1 više. Oba dela su obavezna. Ako nijedna gomila nema tu cenu, ne uzimaš ništa.

thing-dominion-Wishing_Well = ⟦dominion-wishing_well⟧ Bunar želja
card-dominion-Wishing_Well = Navedi kartu, otkrij vrh svog špila. Ako je to ona: uzmi je u ruku.
rules-dominion-Wishing_Well =
    +1 karta, +1 akcija. Navedi kartu, pa otkrij gornju kartu svog špila. Ako je to navedena karta, ide u ruku; inače ostaje na špilu. Kartu navodiš pre mešanja.
