# Dominion: karte koje druga izdanja dodaju osnovnom kompletu i Spletki

## Pravilnik

rules-dominion-entries-base_second =
    Artisan Bandit Harbinger Merchant Poacher Sentry Vassal
rules-dominion-entries-intrigue_second =
    Courtier Diplomat Lurker Mill Patrol Replace Secret_Passage

## Karte osnovnog kompleta

thing-dominion-Artisan = ⟦dominion-artisan⟧ Zanatlija
    .accusative = ⟦dominion-artisan⟧ Zanatliju
card-dominion-Artisan = Uzmi kartu do $5 u ruku. Zatim stavi kartu iz ruke na svoj špil.
rules-dominion-Artisan =
    Uzmi u ruku kartu koja košta do $5. Zatim stavi kartu iz ruke na vrh svog špila; može i istu.

thing-dominion-Bandit = ⟦dominion-bandit⟧ Razbojnik
    .accusative = ⟦dominion-bandit⟧ Razbojnika
card-dominion-Bandit = Uzmi Zlato. Ostali otkrivaju 2, blago osim Bakra ide u otpad, ostalo odlažu.
rules-dominion-Bandit =
    Uzmi Zlato. Svaki drugi igrač otkriva dve gornje karte svog špila, baca u otpad jedno blago osim Bakra, a ostalo odlaže. Ako su dva različita, bira taj igrač.

thing-dominion-Harbinger = ⟦dominion-harbinger⟧ Vesnik
    .accusative = ⟦dominion-harbinger⟧ Vesnika
card-dominion-Harbinger = Pregledaj svoje odložene karte. Možeš jednu od njih da staviš na svoj špil.
rules-dominion-Harbinger =
    +1 karta, +1 akcija. Pregledaj svoje odložene karte. Možeš jednu od njih da staviš na vrh svog špila.

thing-dominion-Merchant = ⟦dominion-merchant⟧ Trgovac
    .accusative = ⟦dominion-merchant⟧ Trgovca
card-dominion-Merchant = Prvo Srebro odigrano u ovom potezu daje $1 više.
rules-dominion-Merchant =
    +1 karta, +1 akcija. Kada u ovom potezu prvi put odigraš Srebro: +$1. Svako igranje ove karte se računa.

thing-dominion-Poacher = ⟦dominion-poacher⟧ Krivolovac
    .accusative = ⟦dominion-poacher⟧ Krivolovca
card-dominion-Poacher = Odloži kartu za svaku praznu gomilu zalihe.
rules-dominion-Poacher =
    +1 karta, +1 akcija, +$1. Odloži kartu iz ruke za svaku praznu gomilu zalihe, ili sve ako ih imaš manje.

thing-dominion-Sentry = ⟦dominion-sentry⟧ Stražar
    .accusative = ⟦dominion-sentry⟧ Stražara
card-dominion-Sentry = Pogledaj 2 gornje karte: u otpad, odloži ili vrati kojim god redom.
rules-dominion-Sentry =
    +1 karta, +1 akcija. Pogledaj dve gornje karte svog špila. Svaku možeš da baciš u otpad, odložiš ili vratiš. Ako vratiš obe, biraš njihov red.

thing-dominion-Vassal = ⟦dominion-vassal⟧ Vazal
    .accusative = ⟦dominion-vassal⟧ Vazala
card-dominion-Vassal = Odloži gornju kartu špila. Ako je akcija, možeš da je odigraš.
rules-dominion-Vassal =
    +$2. Odloži gornju kartu svog špila. Ako je akcija, možeš da je odigraš; to ne košta akciju.

## Karte proširenja Spletka

thing-dominion-Courtier = ⟦dominion-courtier⟧ Dvoranin
    .accusative = ⟦dominion-courtier⟧ Dvoranina
card-dominion-Courtier = Otkrij kartu iz ruke. Za svaki njen tip drugo: +1 akcija; +1 kupovina; +$3; uzmi Zlato.
rules-dominion-Courtier =
    Otkrij kartu iz ruke. Za svaki tip koji ima izaberi jedno: +1 akcija; +1 kupovina; +$3; uzmi Zlato. Biraš različite stvari pre nego što dobiješ bilo koju.

thing-dominion-Diplomat = ⟦dominion-diplomat⟧ Diplomata
    .accusative = ⟦dominion-diplomat⟧ Diplomatu
card-dominion-Diplomat = Sada do 5 u ruci: +2 akcije. Na napad, od 5 karata: +2 karte, odloži 3.
rules-dominion-Diplomat =
    +2 karte. Ako tada imaš najviše pet karata u ruci: +2 akcije. Kada drugi igrač odigra napad, možeš da otkriješ ovu kartu iz ruke sa bar pet karata: izvuci dve karte, pa odloži tri. Ovo možeš da ponavljaš dok imaš pet karata.

thing-dominion-Lurker = ⟦dominion-lurker⟧ Skitnica
    .accusative = ⟦dominion-lurker⟧ Skitnicu
card-dominion-Lurker = Biraš: baci akciju iz zalihe u otpad; ili uzmi akciju iz otpada.
rules-dominion-Lurker =
    +1 akcija. Biraš: baci akciju iz zalihe u otpad; ili uzmi akciju iz otpada.

thing-dominion-Mill = ⟦dominion-mill⟧ Mlin
card-dominion-Mill = Možeš da odložiš 2 karte: +$2. Vredi 1 PP.
rules-dominion-Mill =
    +1 karta, +1 akcija. Možeš da odložiš dve karte za +$2. Na kraju vredi 1 poen.

thing-dominion-Patrol = ⟦dominion-patrol⟧ Patrola
    .accusative = ⟦dominion-patrol⟧ Patrolu
card-dominion-Patrol = Otkrij 4 karte: pobede i Kletve u ruku, ostale nazad kojim god redom.
rules-dominion-Patrol =
    +3 karte. Otkrij četiri gornje karte svog špila. Sve karte pobede i Kletve među njima idu u ruku. Ostale vrati kojim god redom.

thing-dominion-Replace = ⟦dominion-replace⟧ Zamena
    .accusative = ⟦dominion-replace⟧ Zamenu
card-dominion-Replace = Baci kartu u otpad, uzmi do $2 skuplju. Akcija, blago: na špil. Pobeda: ostalima Kletva.
rules-dominion-Replace =
    Baci kartu iz ruke u otpad. Uzmi kartu koja košta do $2 više. Ako je akcija ili blago, ide na vrh tvog špila. Ako je karta pobede, svaki drugi igrač uzima Kletvu. Kombinovana karta radi oboje.

thing-dominion-Secret_Passage = ⟦dominion-secret_passage⟧ Tajni prolaz
card-dominion-Secret_Passage = Stavi kartu iz ruke bilo gde u svoj špil.
rules-dominion-Secret_Passage =
    +2 karte, +1 akcija. Stavi kartu iz ruke bilo gde u svoj špil. Ostali ne vide ni kartu ni mesto.
