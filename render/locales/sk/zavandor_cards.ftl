# Karty Zavandoru: názvy, účinky druhov, karty drahokamov a vysvetlenia.

thing-zavandor-S0 = ⟦zavandor-card-s0⟧ Prvý zvitok
thing-zavandor-R1 = ⟦zavandor-card-r1⟧ Klan Zlatej žily
thing-zavandor-R2 = ⟦zavandor-card-r2⟧ Klan Žeravej vyhne
thing-zavandor-R3 = ⟦zavandor-card-r3⟧ Žeravý drak
    .accusative = ⟦zavandor-card-r3⟧ Žeravého draka
thing-zavandor-R4 = ⟦zavandor-card-r4⟧ Ohnivý druid
    .accusative = ⟦zavandor-card-r4⟧ Ohnivého druida
thing-zavandor-R5 = ⟦zavandor-card-r5⟧ Zvitok pahreby
thing-zavandor-R6 = ⟦zavandor-card-r6⟧ Klan Popolavej siene
thing-zavandor-R7 = ⟦zavandor-card-r7⟧ Svätyňa rubínového srdca
    .accusative = ⟦zavandor-card-r7⟧ Svätyňu rubínového srdca
thing-zavandor-R8 = ⟦zavandor-card-r8⟧ Svätyňa vyhne
    .accusative = ⟦zavandor-card-r8⟧ Svätyňu vyhne
thing-zavandor-R9 = ⟦zavandor-card-r9⟧ Oltár korún
thing-zavandor-R10 = ⟦zavandor-card-r10⟧ Herold
    .accusative = ⟦zavandor-card-r10⟧ Herolda
thing-zavandor-R11 = ⟦zavandor-card-r11⟧ Strážca pokladu
    .accusative = ⟦zavandor-card-r11⟧ Strážcu pokladu
thing-zavandor-R12 = ⟦zavandor-card-r12⟧ Zlatý škriatok
    .accusative = ⟦zavandor-card-r12⟧ Zlatého škriatka
thing-zavandor-R13 = ⟦zavandor-card-r13⟧ Svätyňa lávy
    .accusative = ⟦zavandor-card-r13⟧ Svätyňu lávy
thing-zavandor-Y1 = ⟦zavandor-card-y1⟧ Klan Železnej koľaje
thing-zavandor-Y2 = ⟦zavandor-card-y2⟧ Klan Lesklého krompáča
thing-zavandor-Y3 = ⟦zavandor-card-y3⟧ Slnečný drak
    .accusative = ⟦zavandor-card-y3⟧ Slnečného draka
thing-zavandor-Y4 = ⟦zavandor-card-y4⟧ Kupec s drahokamami
    .accusative = ⟦zavandor-card-y4⟧ Kupca s drahokamami
thing-zavandor-Y5 = ⟦zavandor-card-y5⟧ Zvitok iskier
thing-zavandor-Y6 = ⟦zavandor-card-y6⟧ Klan Lampášovej chodby
thing-zavandor-Y7 = ⟦zavandor-card-y7⟧ Svätyňa číreho kameňa
    .accusative = ⟦zavandor-card-y7⟧ Svätyňu číreho kameňa
thing-zavandor-Y8 = ⟦zavandor-card-y8⟧ Svätyňa váh
    .accusative = ⟦zavandor-card-y8⟧ Svätyňu váh
thing-zavandor-Y9 = ⟦zavandor-card-y9⟧ Oltár závaží
thing-zavandor-Y10 = ⟦zavandor-card-y10⟧ Murársky majster
    .accusative = ⟦zavandor-card-y10⟧ Murárskeho majstra
thing-zavandor-Y11 = ⟦zavandor-card-y11⟧ Skúšač mincí
    .accusative = ⟦zavandor-card-y11⟧ Skúšača mincí
thing-zavandor-Y12 = ⟦zavandor-card-y12⟧ Svätyňa poludnia
    .accusative = ⟦zavandor-card-y12⟧ Svätyňu poludnia
thing-zavandor-Y13 = ⟦zavandor-card-y13⟧ Jantárová svätyňa
    .accusative = ⟦zavandor-card-y13⟧ Jantárovú svätyňu
thing-zavandor-G1 = ⟦zavandor-card-g1⟧ Klan Machobradých
thing-zavandor-G2 = ⟦zavandor-card-g2⟧ Klan Hlbokých koreňov
thing-zavandor-G3 = ⟦zavandor-card-g3⟧ Machový drak
    .accusative = ⟦zavandor-card-g3⟧ Machového draka
thing-zavandor-G4 = ⟦zavandor-card-g4⟧ Jaskynný druid
    .accusative = ⟦zavandor-card-g4⟧ Jaskynného druida
thing-zavandor-G5 = ⟦zavandor-card-g5⟧ Zvitok koreňov
thing-zavandor-G6 = ⟦zavandor-card-g6⟧ Klan Papraďovej doliny
thing-zavandor-G7 = ⟦zavandor-card-g7⟧ Svätyňa starého hája
    .accusative = ⟦zavandor-card-g7⟧ Svätyňu starého hája
thing-zavandor-G8 = ⟦zavandor-card-g8⟧ Lišajníková svätyňa
    .accusative = ⟦zavandor-card-g8⟧ Lišajníkovú svätyňu
thing-zavandor-G9 = ⟦zavandor-card-g9⟧ Oltár rodu
thing-zavandor-G10 = ⟦zavandor-card-g10⟧ Elfský vyslanec
    .accusative = ⟦zavandor-card-g10⟧ Elfského vyslanca
thing-zavandor-G11 = ⟦zavandor-card-g11⟧ Pestovateľ kameňov
    .accusative = ⟦zavandor-card-g11⟧ Pestovateľa kameňov
thing-zavandor-G12 = ⟦zavandor-card-g12⟧ Lesný elf
    .accusative = ⟦zavandor-card-g12⟧ Lesného elfa
thing-zavandor-G13 = ⟦zavandor-card-g13⟧ Brečtanová svätyňa
    .accusative = ⟦zavandor-card-g13⟧ Brečtanovú svätyňu
thing-zavandor-B1 = ⟦zavandor-card-b1⟧ Klan Uhoľných nôh
thing-zavandor-B2 = ⟦zavandor-card-b2⟧ Klan Strážcov púmp
thing-zavandor-B3 = ⟦zavandor-card-b3⟧ Riečny drak
    .accusative = ⟦zavandor-card-b3⟧ Riečneho draka
thing-zavandor-B4 = ⟦zavandor-card-b4⟧ Duch studne
    .accusative = ⟦zavandor-card-b4⟧ Ducha studne
thing-zavandor-B5 = ⟦zavandor-card-b5⟧ Zvitok dažďa
thing-zavandor-B6 = ⟦zavandor-card-b6⟧ Klan Banského svetla
thing-zavandor-B7 = ⟦zavandor-card-b7⟧ Svätyňa prameňa
    .accusative = ⟦zavandor-card-b7⟧ Svätyňu prameňa
thing-zavandor-B8 = ⟦zavandor-card-b8⟧ Svätyňa prílivu
    .accusative = ⟦zavandor-card-b8⟧ Svätyňu prílivu
thing-zavandor-B9 = ⟦zavandor-card-b9⟧ Oltár ozveny
thing-zavandor-B10 = ⟦zavandor-card-b10⟧ Prievozník
    .accusative = ⟦zavandor-card-b10⟧ Prievozníka
thing-zavandor-B11 = ⟦zavandor-card-b11⟧ Zvitok potopy
thing-zavandor-B12 = ⟦zavandor-card-b12⟧ Riečny elf
    .accusative = ⟦zavandor-card-b12⟧ Riečneho elfa
thing-zavandor-B13 = ⟦zavandor-card-b13⟧ Rosná svätyňa
    .accusative = ⟦zavandor-card-b13⟧ Rosnú svätyňu
thing-zavandor-normal = Klanová tabuľa
    .accusative = Klanovú tabuľu
thing-zavandor-A = Klan mnohých vozíkov
thing-zavandor-B = Klan dosiek
thing-zavandor-C = Klan kovu
thing-zavandor-D = Klan zlata

card-zavandor-clan = Základný príjem ráta najviac šesť kariet za kolo.
card-zavandor-helper = Príjem navyše, nad hranicu šiestich kariet.
card-zavandor-dragon = Dokončený: tvoj základný príjem nemá hranicu.
card-zavandor-scroll = Použi ho raz pri príjme: vyber vozík. Potom je preč.
card-zavandor-shrine = Ráta sa len vtedy, keď je dokončená.
card-zavandor-mason = Pri každom príjme kocka zadarmo.
card-zavandor-broker = Výmena s bankou kus za kus, toľkokrát za kolo.
card-zavandor-herald = Dokončený: vyhrávaš každú zhodu.
card-zavandor-envoy = Dokončený: neúspešnými vkladmi smieš platiť vylepšenia.
card-zavandor-objects = Dokončený: 1 bod za každý tvoj dokončený predmet.
card-zavandor-colours = Dokončený: 2 body za každú farbu tvojich dokončených kariet.
card-zavandor-clans = Dokončený: 2 body za každý tvoj dokončený klan, aj za tabuľu.
card-zavandor-cubes = Dokončený: 1 bod za každé 2 stupne všetkého, čo máš.

thing-zavandor-Lr = { thing-zavandor-r } (kmene)
count-zavandor-Lr = { count-zavandor-r } (kmene)
    .short = { count-zavandor-r.short }/km
option-zavandor-upgrade-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-bid-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-offer-Lr = { option-zavandor-bid-Lr }
option-zavandor-payment-Lr = { option-zavandor-bid-Lr }
option-zavandor-rebid-Lr = { option-zavandor-bid-Lr }
thing-zavandor-Ly = { thing-zavandor-y } (kmene)
count-zavandor-Ly = { count-zavandor-y } (kmene)
    .short = { count-zavandor-y.short }/km
option-zavandor-upgrade-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-bid-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-offer-Ly = { option-zavandor-bid-Ly }
option-zavandor-payment-Ly = { option-zavandor-bid-Ly }
option-zavandor-rebid-Ly = { option-zavandor-bid-Ly }
thing-zavandor-Lg = { thing-zavandor-g } (kmene)
count-zavandor-Lg = { count-zavandor-g } (kmene)
    .short = { count-zavandor-g.short }/km
option-zavandor-upgrade-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-bid-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-offer-Lg = { option-zavandor-bid-Lg }
option-zavandor-payment-Lg = { option-zavandor-bid-Lg }
option-zavandor-rebid-Lg = { option-zavandor-bid-Lg }
thing-zavandor-Lb = { thing-zavandor-b } (kmene)
count-zavandor-Lb = { count-zavandor-b } (kmene)
    .short = { count-zavandor-b.short }/km
option-zavandor-upgrade-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-bid-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-offer-Lb = { option-zavandor-bid-Lb }
option-zavandor-payment-Lb = { option-zavandor-bid-Lb }
option-zavandor-rebid-Lb = { option-zavandor-bid-Lb }
thing-zavandor-Pr = { thing-zavandor-r } (dosky)
count-zavandor-Pr = { count-zavandor-r } (dosky)
    .short = { count-zavandor-r.short }/do
option-zavandor-upgrade-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-bid-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-offer-Pr = { option-zavandor-bid-Pr }
option-zavandor-payment-Pr = { option-zavandor-bid-Pr }
option-zavandor-rebid-Pr = { option-zavandor-bid-Pr }
thing-zavandor-Py = { thing-zavandor-y } (dosky)
count-zavandor-Py = { count-zavandor-y } (dosky)
    .short = { count-zavandor-y.short }/do
option-zavandor-upgrade-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-bid-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-offer-Py = { option-zavandor-bid-Py }
option-zavandor-payment-Py = { option-zavandor-bid-Py }
option-zavandor-rebid-Py = { option-zavandor-bid-Py }
thing-zavandor-Pg = { thing-zavandor-g } (dosky)
count-zavandor-Pg = { count-zavandor-g } (dosky)
    .short = { count-zavandor-g.short }/do
option-zavandor-upgrade-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-bid-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-offer-Pg = { option-zavandor-bid-Pg }
option-zavandor-payment-Pg = { option-zavandor-bid-Pg }
option-zavandor-rebid-Pg = { option-zavandor-bid-Pg }
thing-zavandor-Pb = { thing-zavandor-b } (dosky)
count-zavandor-Pb = { count-zavandor-b } (dosky)
    .short = { count-zavandor-b.short }/do
option-zavandor-upgrade-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-bid-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-offer-Pb = { option-zavandor-bid-Pb }
option-zavandor-payment-Pb = { option-zavandor-bid-Pb }
option-zavandor-rebid-Pb = { option-zavandor-bid-Pb }
thing-zavandor-Mr = { thing-zavandor-r } (kov)
count-zavandor-Mr = { count-zavandor-r } (kov)
    .short = { count-zavandor-r.short }/ko
option-zavandor-upgrade-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-bid-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-offer-Mr = { option-zavandor-bid-Mr }
option-zavandor-payment-Mr = { option-zavandor-bid-Mr }
option-zavandor-rebid-Mr = { option-zavandor-bid-Mr }
thing-zavandor-My = { thing-zavandor-y } (kov)
count-zavandor-My = { count-zavandor-y } (kov)
    .short = { count-zavandor-y.short }/ko
option-zavandor-upgrade-My = { $marked }{ thing-zavandor-My }
option-zavandor-bid-My = { $marked }{ thing-zavandor-My }
option-zavandor-offer-My = { option-zavandor-bid-My }
option-zavandor-payment-My = { option-zavandor-bid-My }
option-zavandor-rebid-My = { option-zavandor-bid-My }
thing-zavandor-Mg = { thing-zavandor-g } (kov)
count-zavandor-Mg = { count-zavandor-g } (kov)
    .short = { count-zavandor-g.short }/ko
option-zavandor-upgrade-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-bid-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-offer-Mg = { option-zavandor-bid-Mg }
option-zavandor-payment-Mg = { option-zavandor-bid-Mg }
option-zavandor-rebid-Mg = { option-zavandor-bid-Mg }
thing-zavandor-Mb = { thing-zavandor-b } (kov)
count-zavandor-Mb = { count-zavandor-b } (kov)
    .short = { count-zavandor-b.short }/ko
option-zavandor-upgrade-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-bid-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-offer-Mb = { option-zavandor-bid-Mb }
option-zavandor-payment-Mb = { option-zavandor-bid-Mb }
option-zavandor-rebid-Mb = { option-zavandor-bid-Mb }
thing-zavandor-Gr = { thing-zavandor-r } (zlato)
count-zavandor-Gr = { count-zavandor-r } (zlato)
    .short = { count-zavandor-r.short }/zl
option-zavandor-upgrade-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-bid-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-offer-Gr = { option-zavandor-bid-Gr }
option-zavandor-payment-Gr = { option-zavandor-bid-Gr }
option-zavandor-rebid-Gr = { option-zavandor-bid-Gr }
thing-zavandor-Gy = { thing-zavandor-y } (zlato)
count-zavandor-Gy = { count-zavandor-y } (zlato)
    .short = { count-zavandor-y.short }/zl
option-zavandor-upgrade-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-bid-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-offer-Gy = { option-zavandor-bid-Gy }
option-zavandor-payment-Gy = { option-zavandor-bid-Gy }
option-zavandor-rebid-Gy = { option-zavandor-bid-Gy }
thing-zavandor-Gg = { thing-zavandor-g } (zlato)
count-zavandor-Gg = { count-zavandor-g } (zlato)
    .short = { count-zavandor-g.short }/zl
option-zavandor-upgrade-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-bid-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-offer-Gg = { option-zavandor-bid-Gg }
option-zavandor-payment-Gg = { option-zavandor-bid-Gg }
option-zavandor-rebid-Gg = { option-zavandor-bid-Gg }
thing-zavandor-Gb = { thing-zavandor-b } (zlato)
count-zavandor-Gb = { count-zavandor-b } (zlato)
    .short = { count-zavandor-b.short }/zl
option-zavandor-upgrade-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-bid-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-offer-Gb = { option-zavandor-bid-Gb }
option-zavandor-payment-Gb = { option-zavandor-bid-Gb }
option-zavandor-rebid-Gb = { option-zavandor-bid-Gb }

option-zavandor-income-S0_L = { thing-zavandor-S0 }: { count-zavandor-L }
option-zavandor-income-S0_P = { thing-zavandor-S0 }: { count-zavandor-P }
option-zavandor-income-S0_M = { thing-zavandor-S0 }: { count-zavandor-M }
option-zavandor-income-S0_G = { thing-zavandor-S0 }: { count-zavandor-G }
option-zavandor-income-S0_keep = { thing-zavandor-S0 }: nechať a viac sa nepýtať
option-zavandor-income-R5_L = { thing-zavandor-R5 }: { count-zavandor-L }
option-zavandor-income-R5_P = { thing-zavandor-R5 }: { count-zavandor-P }
option-zavandor-income-R5_M = { thing-zavandor-R5 }: { count-zavandor-M }
option-zavandor-income-R5_G = { thing-zavandor-R5 }: { count-zavandor-G }
option-zavandor-income-R5_keep = { thing-zavandor-R5 }: nechať a viac sa nepýtať
option-zavandor-income-Y5_L = { thing-zavandor-Y5 }: { count-zavandor-L }
option-zavandor-income-Y5_P = { thing-zavandor-Y5 }: { count-zavandor-P }
option-zavandor-income-Y5_M = { thing-zavandor-Y5 }: { count-zavandor-M }
option-zavandor-income-Y5_G = { thing-zavandor-Y5 }: { count-zavandor-G }
option-zavandor-income-Y5_keep = { thing-zavandor-Y5 }: nechať a viac sa nepýtať
option-zavandor-income-G5_L = { thing-zavandor-G5 }: { count-zavandor-L }
option-zavandor-income-G5_P = { thing-zavandor-G5 }: { count-zavandor-P }
option-zavandor-income-G5_M = { thing-zavandor-G5 }: { count-zavandor-M }
option-zavandor-income-G5_G = { thing-zavandor-G5 }: { count-zavandor-G }
option-zavandor-income-G5_keep = { thing-zavandor-G5 }: nechať a viac sa nepýtať
option-zavandor-income-B5_L = { thing-zavandor-B5 }: { count-zavandor-L }
option-zavandor-income-B5_P = { thing-zavandor-B5 }: { count-zavandor-P }
option-zavandor-income-B5_M = { thing-zavandor-B5 }: { count-zavandor-M }
option-zavandor-income-B5_G = { thing-zavandor-B5 }: { count-zavandor-G }
option-zavandor-income-B5_keep = { thing-zavandor-B5 }: nechať a viac sa nepýtať
option-zavandor-income-B11_L = { thing-zavandor-B11 }: { count-zavandor-L }
option-zavandor-income-B11_P = { thing-zavandor-B11 }: { count-zavandor-P }
option-zavandor-income-B11_M = { thing-zavandor-B11 }: { count-zavandor-M }
option-zavandor-income-B11_G = { thing-zavandor-B11 }: { count-zavandor-G }
option-zavandor-income-B11_keep = { thing-zavandor-B11 }: nechať a viac sa nepýtať

rules-zavandor-S0-title = { thing-zavandor-S0 }
rules-zavandor-S0 = **Zvitok**
    Stupeň 1 (vytlačené: 3 vozíky s kmeňmi alebo 2 vozíky s doskami); Stupeň 2 (za kráľovu cenu: 4 vozíky s kmeňmi alebo 3 vozíky s doskami alebo 2 vozíky s kovom); Stupeň 3 (za kráľovu cenu: 5 vozíkov s kmeňmi alebo 4 vozíky s doskami alebo 3 vozíky s kovom alebo 2 vozíky so zlatom). Dokončené: 2 body. Použi ho raz pri príjme: vyber vozík. Potom je preč.
rules-zavandor-R1-title = { thing-zavandor-R1 }
rules-zavandor-R1 = **Klan · rubín · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík so zlatom); Stupeň 2 (za kráľovu cenu: 2 vozíky so zlatom a 1 vozík s doskami). Dokončené: 3 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-R2-title = { thing-zavandor-R2 }
rules-zavandor-R2 = **Klan · rubín · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík so zlatom); Stupeň 2 (za kráľovu cenu: 2 vozíky so zlatom); Stupeň 3 (za kráľovu cenu: 2 vozíky so zlatom, 1 vozík s kovom a 1 vozík s doskami). Dokončené: 5 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-R3-title = { thing-zavandor-R3 }
rules-zavandor-R3 = **Ťažný drak · rubín · svetlá**
    Stupeň 1 (1 rubín); Stupeň 2 (1 rubín a 1 zafír). Dokončené: 3 body. Dokončený: tvoj základný príjem nemá hranicu.
rules-zavandor-R4-title = { thing-zavandor-R4 }
rules-zavandor-R4 = **Pomocník · rubín · svetlá**
    Stupeň 1 (1 rubín a 1 smaragd: 1 vozík so zlatom); Stupeň 2 (2 rubíny: 1 vozík so zlatom a 1 vozík s kovom). Dokončené: 2 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-R5-title = { thing-zavandor-R5 }
rules-zavandor-R5 = **Zvitok · rubín · tmavá**
    Stupeň 1 (vytlačené: 4 vozíky s kovom alebo 3 vozíky so zlatom); Stupeň 2 (za kráľovu cenu: 6 vozíkov s doskami alebo 5 vozíkov s kovom alebo 4 vozíky so zlatom); Stupeň 3 (za kráľovu cenu: 7 vozíkov s doskami alebo 6 vozíkov s kovom alebo 6 vozíkov so zlatom). Dokončené: 2 body. Použi ho raz pri príjme: vyber vozík. Potom je preč.
rules-zavandor-R6-title = { thing-zavandor-R6 }
rules-zavandor-R6 = **Klan · rubín · svetlá · od 3 hráčov**
    Stupeň 1 (za kráľovu cenu: 1 vozík s doskami); Stupeň 2 (za kráľovu cenu: 2 vozíky s doskami a 1 vozík so zlatom). Dokončené: 4 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-R7-title = { thing-zavandor-R7 }
rules-zavandor-R7 = **Svätyňa · rubín · tmavá**
    Stupeň 1 (1 rubín); Stupeň 2 (2 rubíny); Stupeň 3 (2 rubíny). Dokončené: 11 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-R8-title = { thing-zavandor-R8 }
rules-zavandor-R8 = **Svätyňa · rubín · tmavá**
    Stupeň 1 (2 rubíny); Stupeň 2 (1 rubín a 1 smaragd). Dokončené: 9 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-R9-title = { thing-zavandor-R9 }
rules-zavandor-R9 = **Oltár · rubín · tmavá**
    Stupeň 1 (za kráľovu cenu); Stupeň 2 (za kráľovu cenu). Dokončený: 1 bod za každý tvoj dokončený predmet.
rules-zavandor-R10-title = { thing-zavandor-R10 }
rules-zavandor-R10 = **Herold · rubín · tmavá**
    Stupeň 1 (2 mince); Stupeň 2 (2 mince). Dokončené: 9 bodov. Dokončený: vyhrávaš každú zhodu.
rules-zavandor-R11-title = { thing-zavandor-R11 }
rules-zavandor-R11 = **Svätyňa · rubín · tmavá**
    Stupeň 1 (1 rubín a 1 diamant); Stupeň 2 (1 rubín a 1 diamant). Dokončené: 10 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-R12-title = { thing-zavandor-R12 }
rules-zavandor-R12 = **Pomocník · rubín · tmavá**
    Stupeň 1 (2 diamanty: 2 vozíky so zlatom). Dokončené: 3 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-R13-title = { thing-zavandor-R13 }
rules-zavandor-R13 = **Svätyňa · rubín · tmavá · od 4 hráčov**
    Stupeň 1 (2 rubíny). Dokončené: 6 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-Y1-title = { thing-zavandor-Y1 }
rules-zavandor-Y1 = **Klan · diamant · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík s kovom); Stupeň 2 (za kráľovu cenu: 2 vozíky s kovom a 1 vozík s doskami). Dokončené: 3 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-Y2-title = { thing-zavandor-Y2 }
rules-zavandor-Y2 = **Klan · diamant · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík s kovom); Stupeň 2 (za kráľovu cenu: 2 vozíky s kovom); Stupeň 3 (za kráľovu cenu: 2 vozíky s kovom a 2 vozíky s doskami). Dokončené: 5 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-Y3-title = { thing-zavandor-Y3 }
rules-zavandor-Y3 = **Ťažný drak · diamant · svetlá**
    Stupeň 1 (1 diamant); Stupeň 2 (1 diamant a 1 zafír). Dokončené: 3 body. Dokončený: tvoj základný príjem nemá hranicu.
rules-zavandor-Y4-title = { thing-zavandor-Y4 }
rules-zavandor-Y4 = **Kupec · diamant · svetlá**
    Stupeň 1 (1 zafír: 1); Stupeň 2 (1 smaragd: 2). Dokončené: 5 bodov. Výmena s bankou kus za kus, toľkokrát za kolo.
rules-zavandor-Y5-title = { thing-zavandor-Y5 }
rules-zavandor-Y5 = **Zvitok · diamant · tmavá**
    Stupeň 1 (vytlačené: 4 vozíky s doskami alebo 4 vozíky s kovom); Stupeň 2 (za kráľovu cenu: 6 vozíkov s doskami alebo 5 vozíkov s kovom alebo 4 vozíky so zlatom); Stupeň 3 (za kráľovu cenu: 7 vozíkov s doskami alebo 7 vozíkov s kovom alebo 5 vozíkov so zlatom). Dokončené: 2 body. Použi ho raz pri príjme: vyber vozík. Potom je preč.
rules-zavandor-Y6-title = { thing-zavandor-Y6 }
rules-zavandor-Y6 = **Klan · diamant · svetlá · od 3 hráčov**
    Stupeň 1 (za kráľovu cenu: 1 vozík s kovom); Stupeň 2 (za kráľovu cenu: 1 vozík s kmeňmi a 2 vozíky s kovom). Dokončené: 4 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-Y7-title = { thing-zavandor-Y7 }
rules-zavandor-Y7 = **Svätyňa · diamant · tmavá**
    Stupeň 1 (1 diamant); Stupeň 2 (2 diamanty); Stupeň 3 (2 diamanty). Dokončené: 11 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-Y8-title = { thing-zavandor-Y8 }
rules-zavandor-Y8 = **Svätyňa · diamant · tmavá**
    Stupeň 1 (2 diamanty); Stupeň 2 (1 diamant a 1 zafír). Dokončené: 9 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-Y9-title = { thing-zavandor-Y9 }
rules-zavandor-Y9 = **Oltár · diamant · tmavá**
    Stupeň 1 (za kráľovu cenu); Stupeň 2 (za kráľovu cenu). Dokončený: 2 body za každú farbu tvojich dokončených kariet.
rules-zavandor-Y10-title = { thing-zavandor-Y10 }
rules-zavandor-Y10 = **Murár · diamant · tmavá**
    Stupeň 1 (1 smaragd: 1); Stupeň 2 (1 diamant: 1). Dokončené: 4 body. Pri každom príjme kocka zadarmo.
rules-zavandor-Y11-title = { thing-zavandor-Y11 }
rules-zavandor-Y11 = **Pomocník · diamant · tmavá**
    Stupeň 1 (1 zafír: 1 vozík s kovom); Stupeň 2 (1 diamant: 2 vozíky s kovom). Dokončené: 3 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-Y12-title = { thing-zavandor-Y12 }
rules-zavandor-Y12 = **Svätyňa · diamant · tmavá**
    Stupeň 1 (1 minca); Stupeň 2 (2 diamanty). Dokončené: 9 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-Y13-title = { thing-zavandor-Y13 }
rules-zavandor-Y13 = **Svätyňa · diamant · tmavá · od 4 hráčov**
    Stupeň 1 (2 diamanty). Dokončené: 6 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-G1-title = { thing-zavandor-G1 }
rules-zavandor-G1 = **Klan · smaragd · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík s doskami); Stupeň 2 (za kráľovu cenu: 3 vozíky s doskami). Dokončené: 4 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-G2-title = { thing-zavandor-G2 }
rules-zavandor-G2 = **Klan · smaragd · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík s doskami); Stupeň 2 (za kráľovu cenu: 2 vozíky s doskami); Stupeň 3 (za kráľovu cenu: 3 vozíky s doskami a 1 vozík s kovom). Dokončené: 6 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-G3-title = { thing-zavandor-G3 }
rules-zavandor-G3 = **Ťažný drak · smaragd · svetlá**
    Stupeň 1 (1 smaragd); Stupeň 2 (1 smaragd a 1 zafír). Dokončené: 3 body. Dokončený: tvoj základný príjem nemá hranicu.
rules-zavandor-G4-title = { thing-zavandor-G4 }
rules-zavandor-G4 = **Pomocník · smaragd · svetlá**
    Stupeň 1 (2 smaragdy: 1 vozík s doskami); Stupeň 2 (1 smaragd a 1 zafír: 2 vozíky s doskami). Dokončené: 2 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-G5-title = { thing-zavandor-G5 }
rules-zavandor-G5 = **Zvitok · smaragd · tmavá**
    Stupeň 1 (vytlačené: 5 vozíkov s kmeňmi alebo 4 vozíky s doskami); Stupeň 2 (za kráľovu cenu: 7 vozíkov s kmeňmi alebo 6 vozíkov s doskami alebo 5 vozíkov s kovom); Stupeň 3 (za kráľovu cenu: 8 vozíkov s kmeňmi alebo 7 vozíkov s doskami alebo 6 vozíkov s kovom). Dokončené: 2 body. Použi ho raz pri príjme: vyber vozík. Potom je preč.
rules-zavandor-G6-title = { thing-zavandor-G6 }
rules-zavandor-G6 = **Klan · smaragd · svetlá · od 3 hráčov**
    Stupeň 1 (za kráľovu cenu: 1 vozík s kmeňmi a 1 vozík s doskami); Stupeň 2 (za kráľovu cenu: 1 vozík s kmeňmi a 3 vozíky s doskami). Dokončené: 4 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-G7-title = { thing-zavandor-G7 }
rules-zavandor-G7 = **Svätyňa · smaragd · tmavá**
    Stupeň 1 (1 smaragd); Stupeň 2 (2 smaragdy); Stupeň 3 (2 smaragdy). Dokončené: 12 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-G8-title = { thing-zavandor-G8 }
rules-zavandor-G8 = **Svätyňa · smaragd · tmavá**
    Stupeň 1 (2 smaragdy); Stupeň 2 (1 smaragd a 1 zafír). Dokončené: 10 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-G9-title = { thing-zavandor-G9 }
rules-zavandor-G9 = **Oltár · smaragd · tmavá**
    Stupeň 1 (za kráľovu cenu); Stupeň 2 (za kráľovu cenu). Dokončený: 2 body za každý tvoj dokončený klan, aj za tabuľu.
rules-zavandor-G10-title = { thing-zavandor-G10 }
rules-zavandor-G10 = **Vyslanec · smaragd · tmavá**
    Stupeň 1 (1 zafír); Stupeň 2 (1 smaragd). Dokončené: 6 bodov. Dokončený: neúspešnými vkladmi smieš platiť vylepšenia.
rules-zavandor-G11-title = { thing-zavandor-G11 }
rules-zavandor-G11 = **Murár · smaragd · tmavá**
    Stupeň 1 (1 zafír: 1); Stupeň 2 (1 rubín: 1). Dokončené: 4 body. Pri každom príjme kocka zadarmo.
rules-zavandor-G12-title = { thing-zavandor-G12 }
rules-zavandor-G12 = **Pomocník · smaragd · tmavá**
    Stupeň 1 (2 zafíry: 2 vozíky s doskami). Dokončené: 2 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-G13-title = { thing-zavandor-G13 }
rules-zavandor-G13 = **Svätyňa · smaragd · tmavá · od 4 hráčov**
    Stupeň 1 (2 smaragdy). Dokončené: 7 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-B1-title = { thing-zavandor-B1 }
rules-zavandor-B1 = **Klan · zafír · svetlá**
    Stupeň 1 (za kráľovu cenu: 2 vozíky s kmeňmi); Stupeň 2 (za kráľovu cenu: 3 vozíky s kmeňmi). Dokončené: 4 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-B2-title = { thing-zavandor-B2 }
rules-zavandor-B2 = **Klan · zafír · svetlá**
    Stupeň 1 (za kráľovu cenu: 1 vozík s kmeňmi); Stupeň 2 (za kráľovu cenu: 1 vozík s kmeňmi a 1 vozík s doskami); Stupeň 3 (za kráľovu cenu: 1 vozík s kmeňmi, 2 vozíky s doskami a 1 vozík s kovom). Dokončené: 6 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-B3-title = { thing-zavandor-B3 }
rules-zavandor-B3 = **Ťažný drak · zafír · svetlá**
    Stupeň 1 (1 zafír); Stupeň 2 (2 zafíry). Dokončené: 3 body. Dokončený: tvoj základný príjem nemá hranicu.
rules-zavandor-B4-title = { thing-zavandor-B4 }
rules-zavandor-B4 = **Pomocník · zafír · svetlá**
    Stupeň 1 (2 zafíry: 1 vozík s kmeňmi); Stupeň 2 (1 zafír a 1 smaragd: 2 vozíky s kmeňmi). Dokončené: 2 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-B5-title = { thing-zavandor-B5 }
rules-zavandor-B5 = **Zvitok · zafír · tmavá**
    Stupeň 1 (vytlačené: 5 vozíkov s kmeňmi alebo 4 vozíky s doskami); Stupeň 2 (za kráľovu cenu: 7 vozíkov s kmeňmi alebo 6 vozíkov s doskami alebo 4 vozíky s kovom); Stupeň 3 (za kráľovu cenu: 9 vozíkov s kmeňmi alebo 7 vozíkov s doskami alebo 6 vozíkov s kovom). Dokončené: 2 body. Použi ho raz pri príjme: vyber vozík. Potom je preč.
rules-zavandor-B6-title = { thing-zavandor-B6 }
rules-zavandor-B6 = **Klan · zafír · svetlá · od 3 hráčov**
    Stupeň 1 (za kráľovu cenu: 2 vozíky s kmeňmi); Stupeň 2 (za kráľovu cenu: 2 vozíky s kmeňmi a 1 vozík s doskami). Dokončené: 4 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-B7-title = { thing-zavandor-B7 }
rules-zavandor-B7 = **Svätyňa · zafír · tmavá**
    Stupeň 1 (1 zafír); Stupeň 2 (2 zafíry); Stupeň 3 (2 zafíry). Dokončené: 12 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-B8-title = { thing-zavandor-B8 }
rules-zavandor-B8 = **Svätyňa · zafír · tmavá**
    Stupeň 1 (2 zafíry); Stupeň 2 (1 zafír a 1 smaragd). Dokončené: 10 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-B9-title = { thing-zavandor-B9 }
rules-zavandor-B9 = **Oltár · zafír · tmavá**
    Stupeň 1 (za kráľovu cenu); Stupeň 2 (za kráľovu cenu). Dokončený: 1 bod za každé 2 stupne všetkého, čo máš.
rules-zavandor-B10-title = { thing-zavandor-B10 }
rules-zavandor-B10 = **Kupec · zafír · tmavá**
    Stupeň 1 (1 zafír: 2). Dokončené: 5 bodov. Výmena s bankou kus za kus, toľkokrát za kolo.
rules-zavandor-B11-title = { thing-zavandor-B11 }
rules-zavandor-B11 = **Zvitok · zafír · tmavá**
    Stupeň 1 (vytlačené: 6 vozíkov s kmeňmi alebo 5 vozíkov s doskami alebo 4 vozíky s kovom); Stupeň 2 (za kráľovu cenu: 8 vozíkov s kmeňmi alebo 6 vozíkov s doskami alebo 5 vozíkov s kovom alebo 4 vozíky so zlatom). Dokončené: 3 body. Použi ho raz pri príjme: vyber vozík. Potom je preč.
rules-zavandor-B12-title = { thing-zavandor-B12 }
rules-zavandor-B12 = **Pomocník · zafír · tmavá**
    Stupeň 1 (2 smaragdy: 1 vozík s kmeňmi a 1 vozík s doskami). Dokončené: 2 body. Príjem navyše, nad hranicu šiestich kariet.
rules-zavandor-B13-title = { thing-zavandor-B13 }
rules-zavandor-B13 = **Svätyňa · zafír · tmavá · od 4 hráčov**
    Stupeň 1 (2 zafíry). Dokončené: 7 bodov. Ráta sa len vtedy, keď je dokončená.
rules-zavandor-normal-title = { thing-zavandor-normal }
rules-zavandor-normal = **Klan**
    Stupeň 1 (vytlačené: 2 vozíky s kmeňmi a 1 vozík s doskami); Stupeň 2 (za kráľovu cenu: 1 vozík s kmeňmi a 2 vozíky s doskami); Stupeň 3 (za kráľovu cenu: 1 vozík s kmeňmi, 2 vozíky s doskami a 1 vozík s kovom); Stupeň 4 (za kráľovu cenu: 1 vozík s kmeňmi, 1 vozík s doskami, 1 vozík s kovom a 1 vozík so zlatom). Dokončené: 5 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-A-title = { thing-zavandor-A }
rules-zavandor-A = **Klan**
    Stupeň 1 (vytlačené: 3 vozíky s kmeňmi); Stupeň 2 (za kráľovu cenu: 3 vozíky s kmeňmi a 1 vozík s doskami); Stupeň 3 (za kráľovu cenu: 2 vozíky s kmeňmi a 2 vozíky s doskami); Stupeň 4 (za kráľovu cenu: 2 vozíky s kmeňmi a 3 vozíky s doskami). Dokončené: 3 body. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-B-title = { thing-zavandor-B }
rules-zavandor-B = **Klan**
    Stupeň 1 (vytlačené: 1 vozík s kmeňmi a 2 vozíky s doskami); Stupeň 2 (za kráľovu cenu: 3 vozíky s doskami); Stupeň 3 (za kráľovu cenu: 3 vozíky s doskami a 1 vozík s kovom); Stupeň 4 (za kráľovu cenu: 2 vozíky s doskami a 2 vozíky s kovom). Dokončené: 6 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-C-title = { thing-zavandor-C }
rules-zavandor-C = **Klan**
    Stupeň 1 (vytlačené: 1 vozík s kmeňmi, 1 vozík s doskami a 1 vozík s kovom); Stupeň 2 (za kráľovu cenu: 1 vozík s kmeňmi a 2 vozíky s kovom); Stupeň 3 (za kráľovu cenu: 1 vozík s doskami a 3 vozíky s kovom); Stupeň 4 (za kráľovu cenu: 1 vozík s doskami, 2 vozíky s kovom a 1 vozík so zlatom). Dokončené: 5 bodov. Základný príjem ráta najviac šesť kariet za kolo.
rules-zavandor-D-title = { thing-zavandor-D }
rules-zavandor-D = **Klan**
    Stupeň 1 (vytlačené: 2 vozíky s kmeňmi a 1 vozík so zlatom); Stupeň 2 (za kráľovu cenu: 1 vozík s kmeňmi a 2 vozíky so zlatom); Stupeň 3 (za kráľovu cenu: 1 vozík s doskami, 1 vozík s kovom a 2 vozíky so zlatom); Stupeň 4 (za kráľovu cenu: 1 vozík s doskami a 3 vozíky so zlatom). Dokončené: 5 bodov. Základný príjem ráta najviac šesť kariet za kolo.
