# Karte igre Dominion: imena, tekstovi i objašnjenja.

thing-dominion-Copper = ⟦dominion-copper⟧ Bakar
rules-dominion-Copper =
    Daje $1.

thing-dominion-Silver = ⟦dominion-silver⟧ Srebro
rules-dominion-Silver =
    Daje $2.

thing-dominion-Gold = ⟦dominion-gold⟧ Zlato
rules-dominion-Gold =
    Daje $3.

thing-dominion-Estate = ⟦dominion-estate⟧ Imanje
rules-dominion-Estate =
    Na kraju vredi 1 poen. Svi igrači počinju sa tri.

thing-dominion-Duchy = ⟦dominion-duchy⟧ Vojvodstvo
rules-dominion-Duchy =
    Na kraju vredi 3 poena.

thing-dominion-Province = ⟦dominion-province⟧ Pokrajina
    .accusative = ⟦dominion-province⟧ Pokrajinu
rules-dominion-Province =
    Na kraju vredi 6 poena. Kada nestane poslednja, partija se završava posle tog poteza.

thing-dominion-Curse = ⟦dominion-curse⟧ Kletva
    .accusative = ⟦dominion-curse⟧ Kletvu
rules-dominion-Curse =
    Na kraju vredi −1 poen. Možeš da je kupiš za $0 i nije karta pobede.

thing-dominion-Adventurer = ⟦dominion-adventurer⟧ Pustolov
    .accusative = ⟦dominion-adventurer⟧ Pustolova
card-dominion-Adventurer = Otkrivaj špil dok se ne pojave 2 blaga: uzmi ih u ruku. Ostalo odloži.
rules-dominion-Adventurer =
    Otkrivaj karte sa špila jednu po jednu dok ne nađeš dva blaga. Uzmi ih u ruku, a ostale otkrivene karte odloži. Ako se usput meša, otkrivene karte ne ulaze u mešanje. Ako ih ima manje od dva, uzmi koliko ima. Računaju se i kombinovane karte koje su blago.

thing-dominion-Bureaucrat = ⟦dominion-bureaucrat⟧ Birokrata
    .accusative = ⟦dominion-bureaucrat⟧ Birokratu
card-dominion-Bureaucrat = Uzmi Srebro na špil. Ostali stavljaju kartu pobede na svoj ili pokazuju ruku bez nje.
rules-dominion-Bureaucrat =
    Uzmi Srebro na vrh svog špila. Svaki drugi igrač bira kartu pobede iz ruke, otkriva je i stavlja na svoj špil. Igrač koji je nema pokazuje celu ruku. Ako više nema Srebra, drugi deo se ipak izvodi.

thing-dominion-Cellar = ⟦dominion-cellar⟧ Podrum
card-dominion-Cellar = Odloži koliko god želiš karata, pa izvuci isto toliko.
rules-dominion-Cellar =
    +1 akcija. Odloži koliko god želiš karata iz ruke, ili nijednu. Zatim izvuci isto toliko. Sve se odlažu pre prvog izvlačenja, pa i one ulaze u mešanje.

thing-dominion-Chancellor = ⟦dominion-chancellor⟧ Kancelar
    .accusative = ⟦dominion-chancellor⟧ Kancelara
card-dominion-Chancellor = Možeš da staviš ceo svoj špil na odložene karte.
rules-dominion-Chancellor =
    +$2. Možeš odmah da staviš ceo svoj špil na odložene karte, bez gledanja. To se ne računa kao odlaganje tih karata.

thing-dominion-Chapel = ⟦dominion-chapel⟧ Kapela
    .accusative = ⟦dominion-chapel⟧ Kapelu
card-dominion-Chapel = Baci u otpad do 4 karte iz ruke.
rules-dominion-Chapel =
    Baci u otpad najviše četiri karte iz ruke, ili nijednu.

thing-dominion-Council_Room = ⟦dominion-council_room⟧ Većnica
    .accusative = ⟦dominion-council_room⟧ Većnicu
card-dominion-Council_Room = Svaki drugi igrač izvlači kartu.
rules-dominion-Council_Room =
    +4 karte, +1 kupovina. Svaki drugi igrač mora da izvuče kartu. Ovo nije napad.

thing-dominion-Feast = ⟦dominion-feast⟧ Gozba
    .accusative = ⟦dominion-feast⟧ Gozbu
card-dominion-Feast = Baci ovu kartu u otpad. Uzmi kartu koja košta do $5.
rules-dominion-Feast =
    Baci ovu kartu u otpad i uzmi jednu koja košta do $5. Ako se igra više puta, u otpad ide jednom, ali svako igranje donosi kartu. Posle toga više nije u igri.

thing-dominion-Festival = ⟦dominion-festival⟧ Vašar
rules-dominion-Festival =
    +2 akcije, +1 kupovina, +$2.

thing-dominion-Gardens = ⟦dominion-gardens⟧ Vrtovi
    .accusative = ⟦dominion-gardens⟧ Vrtove
card-dominion-Gardens = Vredi 1 PP za svakih 10 tvojih karata.
rules-dominion-Gardens =
    Na kraju svaka karta Vrtovi vredi 1 poen za svakih deset tvojih karata: 3 poena sa 39 karata.

thing-dominion-Laboratory = ⟦dominion-laboratory⟧ Laboratorija
    .accusative = ⟦dominion-laboratory⟧ Laboratoriju
rules-dominion-Laboratory =
    +2 karte, +1 akcija.

thing-dominion-Library = ⟦dominion-library⟧ Biblioteka
    .accusative = ⟦dominion-library⟧ Biblioteku
card-dominion-Library = Izvlači do 7 karata u ruci. Izvučene akcije možeš da staviš sa strane i posle ih odlažeš.
rules-dominion-Library =
    Izvlači kartu po kartu dok u ruci nemaš sedam. Svaku izvučenu akciju, pa i kombinovanu kartu koja je akcija, možeš da staviš sa strane. Te karte se na kraju odlažu i pre toga ne ulaze u mešanje. Sa sedam ili više karata u ruci ne izvlačiš ništa.

thing-dominion-Market = ⟦dominion-market⟧ Pijaca
    .accusative = ⟦dominion-market⟧ Pijacu
rules-dominion-Market =
    +1 karta, +1 akcija, +1 kupovina, +$1.

thing-dominion-Militia = ⟦dominion-militia⟧ Milicija
    .accusative = ⟦dominion-militia⟧ Miliciju
card-dominion-Militia = Svaki drugi igrač odlaže dok mu ne ostanu 3 karte.
rules-dominion-Militia =
    +$2. Svaki drugi igrač odlaže karte dok mu u ruci ne ostanu tri. Igrač sa tri ili manje ne odlaže ništa.

thing-dominion-Mine = ⟦dominion-mine⟧ Rudnik
card-dominion-Mine = Baci blago iz ruke u otpad. Uzmi u ruku blago koje košta do $3 više.
rules-dominion-Mine =
    Baci blago iz ruke u otpad i uzmi u ruku blago koje košta do $3 više. Ako imaš blago, ovo je obavezno. Možeš da uzmeš isto ili jeftinije, i bilo koje blago iz zalihe.

thing-dominion-Moat = ⟦dominion-moat⟧ Šanac
card-dominion-Moat = Kada drugi igrač odigra napad, možeš da pokažeš ovu kartu. Napad te ne pogađa.
rules-dominion-Moat =
    +2 karte. Kada drugi igrač odigra napad, možeš da otkriješ ovu kartu iz ruke: to igranje te ne pogađa. Ništa ne otkrivaš, ne odlažeš, ne uzimaš i ne biraš. Šanac ostaje u tvojoj ruci. Napadač zadržava ostale koristi.

thing-dominion-Moneylender = ⟦dominion-moneylender⟧ Zelenaš
    .accusative = ⟦dominion-moneylender⟧ Zelenaša
card-dominion-Moneylender = Baci Bakar iz ruke u otpad. Ako to uradiš: +$3.
rules-dominion-Moneylender =
    Baci Bakar iz ruke u otpad. Ako to uradiš, +$3. Ako imaš Bakar, ovo je obavezno.

thing-dominion-Remodel = ⟦dominion-remodel⟧ Preuređenje
card-dominion-Remodel = Baci kartu iz ruke u otpad. Uzmi jednu koja košta do $2 više.
rules-dominion-Remodel =
    Baci kartu iz ruke u otpad i uzmi jednu koja košta do $2 više. Važe trenutne cene. Ako imaš karata u ruci, ovo je obavezno.

thing-dominion-Smithy = ⟦dominion-smithy⟧ Kovačnica
    .accusative = ⟦dominion-smithy⟧ Kovačnicu
rules-dominion-Smithy =
    +3 karte.

thing-dominion-Spy = ⟦dominion-spy⟧ Špijun
    .accusative = ⟦dominion-spy⟧ Špijuna
card-dominion-Spy = Svako (i ti) otkriva gornju kartu špila. Ti biraš: odlaže se ili ostaje.
rules-dominion-Spy =
    +1 karta, +1 akcija. Svaki igrač, počev od tebe, otkriva gornju kartu svog špila; ti odlučuješ da li se odlaže ili ostaje. Šanac štiti samo svog vlasnika.

thing-dominion-Thief = ⟦dominion-thief⟧ Lopov
    .accusative = ⟦dominion-thief⟧ Lopova
card-dominion-Thief = Ostali otkrivaju 2 karte. Svakom po jedno blago ide u otpad. Bačena možeš da uzmeš.
rules-dominion-Thief =
    Svaki drugi igrač otkriva dve gornje karte svog špila. Ako među njima ima blaga, biraš jedno i ono ide u otpad. Ostale karte se odlažu. Zatim možeš da uzmeš bilo koja od tako bačenih blaga.

thing-dominion-Throne_Room = ⟦dominion-throne_room⟧ Prestona dvorana
    .accusative = ⟦dominion-throne_room⟧ Prestonu dvoranu
card-dominion-Throne_Room = Izaberi akciju iz ruke. Odigraj je dvaput.
rules-dominion-Throne_Room =
    Izaberi akciju iz ruke i odigraj je dvaput, svaki put do kraja; to ne troši akcije. Ako imaš akciju, ovo je obavezno. U igri je jedna karta, ali dva igranja. Prestona dvorana odigrana na Prestonu dvoranu igra još dve akcije, svaku dvaput.

thing-dominion-Village = ⟦dominion-village⟧ Selo
rules-dominion-Village =
    +1 karta, +2 akcije.

thing-dominion-Witch = ⟦dominion-witch⟧ Veštica
    .accusative = ⟦dominion-witch⟧ Vešticu
card-dominion-Witch = Svaki drugi igrač uzima Kletvu.
rules-dominion-Witch =
    +2 karte. Svaki drugi igrač uzima Kletvu. Uzimaju ih redom kojim igraju dok se gomila ne isprazni.

thing-dominion-Woodcutter = ⟦dominion-woodcutter⟧ Drvoseča
    .accusative = ⟦dominion-woodcutter⟧ Drvoseču
rules-dominion-Woodcutter =
    +1 kupovina, +$2.

thing-dominion-Workshop = ⟦dominion-workshop⟧ Radionica
    .accusative = ⟦dominion-workshop⟧ Radionicu
card-dominion-Workshop = Uzmi kartu koja košta do $4.
rules-dominion-Workshop =
    Uzmi kartu koja košta do $4.
