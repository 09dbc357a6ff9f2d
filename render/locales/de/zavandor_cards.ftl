# Die Karten von Zavandor: ihre Namen, was ihre Arten tun, die Edelsteinkarten, und was zu jeder erklärt wird.

thing-zavandor-S0 = ⟦zavandor-card-s0⟧ Erste Rolle
thing-zavandor-R1 = ⟦zavandor-card-r1⟧ Goldader-Clan
thing-zavandor-R2 = ⟦zavandor-card-r2⟧ Glutschmied-Clan
thing-zavandor-R3 = ⟦zavandor-card-r3⟧ Glutdrache
thing-zavandor-R4 = ⟦zavandor-card-r4⟧ Feuerdruide
thing-zavandor-R5 = ⟦zavandor-card-r5⟧ Rolle der Glut
thing-zavandor-R6 = ⟦zavandor-card-r6⟧ Aschenhall-Clan
thing-zavandor-R7 = ⟦zavandor-card-r7⟧ Schrein des Rubinherzens
thing-zavandor-R8 = ⟦zavandor-card-r8⟧ Schrein der Schmiede
thing-zavandor-R9 = ⟦zavandor-card-r9⟧ Altar der Kronen
thing-zavandor-R10 = ⟦zavandor-card-r10⟧ Herold
thing-zavandor-R11 = ⟦zavandor-card-r11⟧ Hortwächter
thing-zavandor-R12 = ⟦zavandor-card-r12⟧ Goldkobold
thing-zavandor-R13 = ⟦zavandor-card-r13⟧ Schrein der Lava
thing-zavandor-Y1 = ⟦zavandor-card-y1⟧ Eisengleis-Clan
thing-zavandor-Y2 = ⟦zavandor-card-y2⟧ Blankhacken-Clan
thing-zavandor-Y3 = ⟦zavandor-card-y3⟧ Sonnendrache
thing-zavandor-Y4 = ⟦zavandor-card-y4⟧ Edelsteinhändler
thing-zavandor-Y5 = ⟦zavandor-card-y5⟧ Rolle der Funken
thing-zavandor-Y6 = ⟦zavandor-card-y6⟧ Lampengang-Clan
thing-zavandor-Y7 = ⟦zavandor-card-y7⟧ Schrein des klaren Steins
thing-zavandor-Y8 = ⟦zavandor-card-y8⟧ Schrein der Waage
thing-zavandor-Y9 = ⟦zavandor-card-y9⟧ Altar der Gewichte
thing-zavandor-Y10 = ⟦zavandor-card-y10⟧ Maurermeister
thing-zavandor-Y11 = ⟦zavandor-card-y11⟧ Münzprüfer
thing-zavandor-Y12 = ⟦zavandor-card-y12⟧ Schrein des Mittags
thing-zavandor-Y13 = ⟦zavandor-card-y13⟧ Bernsteinschrein
thing-zavandor-G1 = ⟦zavandor-card-g1⟧ Moosbart-Clan
thing-zavandor-G2 = ⟦zavandor-card-g2⟧ Tiefwurz-Clan
thing-zavandor-G3 = ⟦zavandor-card-g3⟧ Moosdrache
thing-zavandor-G4 = ⟦zavandor-card-g4⟧ Höhlendruide
thing-zavandor-G5 = ⟦zavandor-card-g5⟧ Rolle der Wurzeln
thing-zavandor-G6 = ⟦zavandor-card-g6⟧ Farngrund-Clan
thing-zavandor-G7 = ⟦zavandor-card-g7⟧ Schrein des alten Hains
thing-zavandor-G8 = ⟦zavandor-card-g8⟧ Flechtenschrein
thing-zavandor-G9 = ⟦zavandor-card-g9⟧ Altar der Sippe
thing-zavandor-G10 = ⟦zavandor-card-g10⟧ Elfengesandter
thing-zavandor-G11 = ⟦zavandor-card-g11⟧ Steinzüchter
thing-zavandor-G12 = ⟦zavandor-card-g12⟧ Waldelfe
thing-zavandor-G13 = ⟦zavandor-card-g13⟧ Efeuschrein
thing-zavandor-B1 = ⟦zavandor-card-b1⟧ Kohlenfuß-Clan
thing-zavandor-B2 = ⟦zavandor-card-b2⟧ Pumpenwart-Clan
thing-zavandor-B3 = ⟦zavandor-card-b3⟧ Flussdrache
thing-zavandor-B4 = ⟦zavandor-card-b4⟧ Brunnengeist
thing-zavandor-B5 = ⟦zavandor-card-b5⟧ Rolle des Regens
thing-zavandor-B6 = ⟦zavandor-card-b6⟧ Grubenlicht-Clan
thing-zavandor-B7 = ⟦zavandor-card-b7⟧ Schrein der Quelle
thing-zavandor-B8 = ⟦zavandor-card-b8⟧ Schrein der Gezeiten
thing-zavandor-B9 = ⟦zavandor-card-b9⟧ Altar des Widerhalls
thing-zavandor-B10 = ⟦zavandor-card-b10⟧ Fährmann
thing-zavandor-B11 = ⟦zavandor-card-b11⟧ Rolle der Flut
thing-zavandor-B12 = ⟦zavandor-card-b12⟧ Flusselfe
thing-zavandor-B13 = ⟦zavandor-card-b13⟧ Tauschrein
thing-zavandor-normal = Clantafel
thing-zavandor-A = Clan der vielen Loren
thing-zavandor-B = Bretterclan
thing-zavandor-C = Metallclan
thing-zavandor-D = Goldclan

card-zavandor-clan = Grundeinkommen zählt bis sechs Karten je Runde.
card-zavandor-helper = Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
card-zavandor-dragon = Komplett aufgewertet: dein Grundeinkommen hat keine Grenze.
card-zavandor-scroll = Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
card-zavandor-shrine = Zählt nur, wenn er komplett aufgewertet ist.
card-zavandor-mason = Ein freier Würfel bei den Einkünften jeder Runde.
card-zavandor-broker = Eine Karte für eine bei der Bank, so oft je Runde.
card-zavandor-herald = Komplett aufgewertet: du gewinnst jeden Gleichstand.
card-zavandor-envoy = Komplett aufgewertet: unterlegene Gebote dürfen Aufwertungen zahlen.
card-zavandor-objects = Komplett aufgewertet: 1 Punkt für jedes deiner komplett aufgewerteten Objekte.
card-zavandor-colours = Komplett aufgewertet: 2 Punkte je Farbe deiner komplett aufgewerteten Karten.
card-zavandor-clans = Komplett aufgewertet: 2 Punkte für jeden deiner komplett aufgewerteten Clans, auch die Tafel.
card-zavandor-cubes = Komplett aufgewertet: 1 Punkt je 2 Stufen von allem, was dir gehört.

thing-zavandor-Lr = { thing-zavandor-r } (Baumstamm)
count-zavandor-Lr = { count-zavandor-r } (Baumstamm)
    .short = { count-zavandor-r.short }/Ba
option-zavandor-upgrade-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-bid-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-offer-Lr = { option-zavandor-bid-Lr }
option-zavandor-payment-Lr = { option-zavandor-bid-Lr }
option-zavandor-rebid-Lr = { option-zavandor-bid-Lr }
thing-zavandor-Ly = { thing-zavandor-y } (Baumstamm)
count-zavandor-Ly = { count-zavandor-y } (Baumstamm)
    .short = { count-zavandor-y.short }/Ba
option-zavandor-upgrade-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-bid-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-offer-Ly = { option-zavandor-bid-Ly }
option-zavandor-payment-Ly = { option-zavandor-bid-Ly }
option-zavandor-rebid-Ly = { option-zavandor-bid-Ly }
thing-zavandor-Lg = { thing-zavandor-g } (Baumstamm)
count-zavandor-Lg = { count-zavandor-g } (Baumstamm)
    .short = { count-zavandor-g.short }/Ba
option-zavandor-upgrade-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-bid-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-offer-Lg = { option-zavandor-bid-Lg }
option-zavandor-payment-Lg = { option-zavandor-bid-Lg }
option-zavandor-rebid-Lg = { option-zavandor-bid-Lg }
thing-zavandor-Lb = { thing-zavandor-b } (Baumstamm)
count-zavandor-Lb = { count-zavandor-b } (Baumstamm)
    .short = { count-zavandor-b.short }/Ba
option-zavandor-upgrade-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-bid-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-offer-Lb = { option-zavandor-bid-Lb }
option-zavandor-payment-Lb = { option-zavandor-bid-Lb }
option-zavandor-rebid-Lb = { option-zavandor-bid-Lb }
thing-zavandor-Pr = { thing-zavandor-r } (Bretter)
count-zavandor-Pr = { count-zavandor-r } (Bretter)
    .short = { count-zavandor-r.short }/Br
option-zavandor-upgrade-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-bid-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-offer-Pr = { option-zavandor-bid-Pr }
option-zavandor-payment-Pr = { option-zavandor-bid-Pr }
option-zavandor-rebid-Pr = { option-zavandor-bid-Pr }
thing-zavandor-Py = { thing-zavandor-y } (Bretter)
count-zavandor-Py = { count-zavandor-y } (Bretter)
    .short = { count-zavandor-y.short }/Br
option-zavandor-upgrade-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-bid-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-offer-Py = { option-zavandor-bid-Py }
option-zavandor-payment-Py = { option-zavandor-bid-Py }
option-zavandor-rebid-Py = { option-zavandor-bid-Py }
thing-zavandor-Pg = { thing-zavandor-g } (Bretter)
count-zavandor-Pg = { count-zavandor-g } (Bretter)
    .short = { count-zavandor-g.short }/Br
option-zavandor-upgrade-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-bid-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-offer-Pg = { option-zavandor-bid-Pg }
option-zavandor-payment-Pg = { option-zavandor-bid-Pg }
option-zavandor-rebid-Pg = { option-zavandor-bid-Pg }
thing-zavandor-Pb = { thing-zavandor-b } (Bretter)
count-zavandor-Pb = { count-zavandor-b } (Bretter)
    .short = { count-zavandor-b.short }/Br
option-zavandor-upgrade-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-bid-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-offer-Pb = { option-zavandor-bid-Pb }
option-zavandor-payment-Pb = { option-zavandor-bid-Pb }
option-zavandor-rebid-Pb = { option-zavandor-bid-Pb }
thing-zavandor-Mr = { thing-zavandor-r } (Metall)
count-zavandor-Mr = { count-zavandor-r } (Metall)
    .short = { count-zavandor-r.short }/Me
option-zavandor-upgrade-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-bid-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-offer-Mr = { option-zavandor-bid-Mr }
option-zavandor-payment-Mr = { option-zavandor-bid-Mr }
option-zavandor-rebid-Mr = { option-zavandor-bid-Mr }
thing-zavandor-My = { thing-zavandor-y } (Metall)
count-zavandor-My = { count-zavandor-y } (Metall)
    .short = { count-zavandor-y.short }/Me
option-zavandor-upgrade-My = { $marked }{ thing-zavandor-My }
option-zavandor-bid-My = { $marked }{ thing-zavandor-My }
option-zavandor-offer-My = { option-zavandor-bid-My }
option-zavandor-payment-My = { option-zavandor-bid-My }
option-zavandor-rebid-My = { option-zavandor-bid-My }
thing-zavandor-Mg = { thing-zavandor-g } (Metall)
count-zavandor-Mg = { count-zavandor-g } (Metall)
    .short = { count-zavandor-g.short }/Me
option-zavandor-upgrade-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-bid-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-offer-Mg = { option-zavandor-bid-Mg }
option-zavandor-payment-Mg = { option-zavandor-bid-Mg }
option-zavandor-rebid-Mg = { option-zavandor-bid-Mg }
thing-zavandor-Mb = { thing-zavandor-b } (Metall)
count-zavandor-Mb = { count-zavandor-b } (Metall)
    .short = { count-zavandor-b.short }/Me
option-zavandor-upgrade-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-bid-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-offer-Mb = { option-zavandor-bid-Mb }
option-zavandor-payment-Mb = { option-zavandor-bid-Mb }
option-zavandor-rebid-Mb = { option-zavandor-bid-Mb }
thing-zavandor-Gr = { thing-zavandor-r } (Gold)
count-zavandor-Gr = { count-zavandor-r } (Gold)
    .short = { count-zavandor-r.short }/Go
option-zavandor-upgrade-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-bid-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-offer-Gr = { option-zavandor-bid-Gr }
option-zavandor-payment-Gr = { option-zavandor-bid-Gr }
option-zavandor-rebid-Gr = { option-zavandor-bid-Gr }
thing-zavandor-Gy = { thing-zavandor-y } (Gold)
count-zavandor-Gy = { count-zavandor-y } (Gold)
    .short = { count-zavandor-y.short }/Go
option-zavandor-upgrade-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-bid-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-offer-Gy = { option-zavandor-bid-Gy }
option-zavandor-payment-Gy = { option-zavandor-bid-Gy }
option-zavandor-rebid-Gy = { option-zavandor-bid-Gy }
thing-zavandor-Gg = { thing-zavandor-g } (Gold)
count-zavandor-Gg = { count-zavandor-g } (Gold)
    .short = { count-zavandor-g.short }/Go
option-zavandor-upgrade-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-bid-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-offer-Gg = { option-zavandor-bid-Gg }
option-zavandor-payment-Gg = { option-zavandor-bid-Gg }
option-zavandor-rebid-Gg = { option-zavandor-bid-Gg }
thing-zavandor-Gb = { thing-zavandor-b } (Gold)
count-zavandor-Gb = { count-zavandor-b } (Gold)
    .short = { count-zavandor-b.short }/Go
option-zavandor-upgrade-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-bid-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-offer-Gb = { option-zavandor-bid-Gb }
option-zavandor-payment-Gb = { option-zavandor-bid-Gb }
option-zavandor-rebid-Gb = { option-zavandor-bid-Gb }

option-zavandor-income-S0_L = { thing-zavandor-S0 }: { count-zavandor-L }
option-zavandor-income-S0_P = { thing-zavandor-S0 }: { count-zavandor-P }
option-zavandor-income-S0_M = { thing-zavandor-S0 }: { count-zavandor-M }
option-zavandor-income-S0_G = { thing-zavandor-S0 }: { count-zavandor-G }
option-zavandor-income-S0_keep = { thing-zavandor-S0 }: behalten und nicht mehr fragen
option-zavandor-income-R5_L = { thing-zavandor-R5 }: { count-zavandor-L }
option-zavandor-income-R5_P = { thing-zavandor-R5 }: { count-zavandor-P }
option-zavandor-income-R5_M = { thing-zavandor-R5 }: { count-zavandor-M }
option-zavandor-income-R5_G = { thing-zavandor-R5 }: { count-zavandor-G }
option-zavandor-income-R5_keep = { thing-zavandor-R5 }: behalten und nicht mehr fragen
option-zavandor-income-Y5_L = { thing-zavandor-Y5 }: { count-zavandor-L }
option-zavandor-income-Y5_P = { thing-zavandor-Y5 }: { count-zavandor-P }
option-zavandor-income-Y5_M = { thing-zavandor-Y5 }: { count-zavandor-M }
option-zavandor-income-Y5_G = { thing-zavandor-Y5 }: { count-zavandor-G }
option-zavandor-income-Y5_keep = { thing-zavandor-Y5 }: behalten und nicht mehr fragen
option-zavandor-income-G5_L = { thing-zavandor-G5 }: { count-zavandor-L }
option-zavandor-income-G5_P = { thing-zavandor-G5 }: { count-zavandor-P }
option-zavandor-income-G5_M = { thing-zavandor-G5 }: { count-zavandor-M }
option-zavandor-income-G5_G = { thing-zavandor-G5 }: { count-zavandor-G }
option-zavandor-income-G5_keep = { thing-zavandor-G5 }: behalten und nicht mehr fragen
option-zavandor-income-B5_L = { thing-zavandor-B5 }: { count-zavandor-L }
option-zavandor-income-B5_P = { thing-zavandor-B5 }: { count-zavandor-P }
option-zavandor-income-B5_M = { thing-zavandor-B5 }: { count-zavandor-M }
option-zavandor-income-B5_G = { thing-zavandor-B5 }: { count-zavandor-G }
option-zavandor-income-B5_keep = { thing-zavandor-B5 }: behalten und nicht mehr fragen
option-zavandor-income-B11_L = { thing-zavandor-B11 }: { count-zavandor-L }
option-zavandor-income-B11_P = { thing-zavandor-B11 }: { count-zavandor-P }
option-zavandor-income-B11_M = { thing-zavandor-B11 }: { count-zavandor-M }
option-zavandor-income-B11_G = { thing-zavandor-B11 }: { count-zavandor-G }
option-zavandor-income-B11_keep = { thing-zavandor-B11 }: behalten und nicht mehr fragen

rules-zavandor-S0-title = { thing-zavandor-S0 }
rules-zavandor-S0 = **Spruchrolle**
    Stufe 1 (aufgedruckt: 3 Baumstammloren oder 2 Bretterloren); Stufe 2 (für den Königspreis: 4 Baumstammloren oder 3 Bretterloren oder 2 Metallloren); Stufe 3 (für den Königspreis: 5 Baumstammloren oder 4 Bretterloren oder 3 Metallloren oder 2 Goldloren). Komplett aufgewertet: 2 Punkte. Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
rules-zavandor-R1-title = { thing-zavandor-R1 }
rules-zavandor-R1 = **Clan · Rubin · hell**
    Stufe 1 (für den Königspreis: eine Goldlore); Stufe 2 (für den Königspreis: 2 Goldloren und eine Bretterlore). Komplett aufgewertet: 3 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-R2-title = { thing-zavandor-R2 }
rules-zavandor-R2 = **Clan · Rubin · hell**
    Stufe 1 (für den Königspreis: eine Goldlore); Stufe 2 (für den Königspreis: 2 Goldloren); Stufe 3 (für den Königspreis: 2 Goldloren, eine Metalllore und eine Bretterlore). Komplett aufgewertet: 5 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-R3-title = { thing-zavandor-R3 }
rules-zavandor-R3 = **Packdrache · Rubin · hell**
    Stufe 1 (einen Rubin); Stufe 2 (einen Rubin und einen Saphir). Komplett aufgewertet: 3 Punkte. Komplett aufgewertet: dein Grundeinkommen hat keine Grenze.
rules-zavandor-R4-title = { thing-zavandor-R4 }
rules-zavandor-R4 = **Helfer · Rubin · hell**
    Stufe 1 (einen Rubin und einen Smaragd: eine Goldlore); Stufe 2 (2 Rubine: eine Goldlore und eine Metalllore). Komplett aufgewertet: 2 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-R5-title = { thing-zavandor-R5 }
rules-zavandor-R5 = **Spruchrolle · Rubin · dunkel**
    Stufe 1 (aufgedruckt: 4 Metallloren oder 3 Goldloren); Stufe 2 (für den Königspreis: 6 Bretterloren oder 5 Metallloren oder 4 Goldloren); Stufe 3 (für den Königspreis: 7 Bretterloren oder 6 Metallloren oder 6 Goldloren). Komplett aufgewertet: 2 Punkte. Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
rules-zavandor-R6-title = { thing-zavandor-R6 }
rules-zavandor-R6 = **Clan · Rubin · hell · ab 3 Spielern**
    Stufe 1 (für den Königspreis: eine Bretterlore); Stufe 2 (für den Königspreis: 2 Bretterloren und eine Goldlore). Komplett aufgewertet: 4 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-R7-title = { thing-zavandor-R7 }
rules-zavandor-R7 = **Schrein · Rubin · dunkel**
    Stufe 1 (einen Rubin); Stufe 2 (2 Rubine); Stufe 3 (2 Rubine). Komplett aufgewertet: 11 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-R8-title = { thing-zavandor-R8 }
rules-zavandor-R8 = **Schrein · Rubin · dunkel**
    Stufe 1 (2 Rubine); Stufe 2 (einen Rubin und einen Smaragd). Komplett aufgewertet: 9 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-R9-title = { thing-zavandor-R9 }
rules-zavandor-R9 = **Altar · Rubin · dunkel**
    Stufe 1 (für den Königspreis); Stufe 2 (für den Königspreis). Komplett aufgewertet: 1 Punkt für jedes deiner komplett aufgewerteten Objekte.
rules-zavandor-R10-title = { thing-zavandor-R10 }
rules-zavandor-R10 = **Herold · Rubin · dunkel**
    Stufe 1 (2 Münzen); Stufe 2 (2 Münzen). Komplett aufgewertet: 9 Punkte. Komplett aufgewertet: du gewinnst jeden Gleichstand.
rules-zavandor-R11-title = { thing-zavandor-R11 }
rules-zavandor-R11 = **Schrein · Rubin · dunkel**
    Stufe 1 (einen Rubin und einen Diamanten); Stufe 2 (einen Rubin und einen Diamanten). Komplett aufgewertet: 10 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-R12-title = { thing-zavandor-R12 }
rules-zavandor-R12 = **Helfer · Rubin · dunkel**
    Stufe 1 (2 Diamanten: 2 Goldloren). Komplett aufgewertet: 3 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-R13-title = { thing-zavandor-R13 }
rules-zavandor-R13 = **Schrein · Rubin · dunkel · ab 4 Spielern**
    Stufe 1 (2 Rubine). Komplett aufgewertet: 6 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-Y1-title = { thing-zavandor-Y1 }
rules-zavandor-Y1 = **Clan · Diamant · hell**
    Stufe 1 (für den Königspreis: eine Metalllore); Stufe 2 (für den Königspreis: 2 Metallloren und eine Bretterlore). Komplett aufgewertet: 3 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-Y2-title = { thing-zavandor-Y2 }
rules-zavandor-Y2 = **Clan · Diamant · hell**
    Stufe 1 (für den Königspreis: eine Metalllore); Stufe 2 (für den Königspreis: 2 Metallloren); Stufe 3 (für den Königspreis: 2 Metallloren und 2 Bretterloren). Komplett aufgewertet: 5 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-Y3-title = { thing-zavandor-Y3 }
rules-zavandor-Y3 = **Packdrache · Diamant · hell**
    Stufe 1 (einen Diamanten); Stufe 2 (einen Diamanten und einen Saphir). Komplett aufgewertet: 3 Punkte. Komplett aufgewertet: dein Grundeinkommen hat keine Grenze.
rules-zavandor-Y4-title = { thing-zavandor-Y4 }
rules-zavandor-Y4 = **Händler · Diamant · hell**
    Stufe 1 (einen Saphir: 1); Stufe 2 (einen Smaragd: 2). Komplett aufgewertet: 5 Punkte. Eine Karte für eine bei der Bank, so oft je Runde.
rules-zavandor-Y5-title = { thing-zavandor-Y5 }
rules-zavandor-Y5 = **Spruchrolle · Diamant · dunkel**
    Stufe 1 (aufgedruckt: 4 Bretterloren oder 4 Metallloren); Stufe 2 (für den Königspreis: 6 Bretterloren oder 5 Metallloren oder 4 Goldloren); Stufe 3 (für den Königspreis: 7 Bretterloren oder 7 Metallloren oder 5 Goldloren). Komplett aufgewertet: 2 Punkte. Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
rules-zavandor-Y6-title = { thing-zavandor-Y6 }
rules-zavandor-Y6 = **Clan · Diamant · hell · ab 3 Spielern**
    Stufe 1 (für den Königspreis: eine Metalllore); Stufe 2 (für den Königspreis: eine Baumstammlore und 2 Metallloren). Komplett aufgewertet: 4 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-Y7-title = { thing-zavandor-Y7 }
rules-zavandor-Y7 = **Schrein · Diamant · dunkel**
    Stufe 1 (einen Diamanten); Stufe 2 (2 Diamanten); Stufe 3 (2 Diamanten). Komplett aufgewertet: 11 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-Y8-title = { thing-zavandor-Y8 }
rules-zavandor-Y8 = **Schrein · Diamant · dunkel**
    Stufe 1 (2 Diamanten); Stufe 2 (einen Diamanten und einen Saphir). Komplett aufgewertet: 9 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-Y9-title = { thing-zavandor-Y9 }
rules-zavandor-Y9 = **Altar · Diamant · dunkel**
    Stufe 1 (für den Königspreis); Stufe 2 (für den Königspreis). Komplett aufgewertet: 2 Punkte je Farbe deiner komplett aufgewerteten Karten.
rules-zavandor-Y10-title = { thing-zavandor-Y10 }
rules-zavandor-Y10 = **Maurer · Diamant · dunkel**
    Stufe 1 (einen Smaragd: 1); Stufe 2 (einen Diamanten: 1). Komplett aufgewertet: 4 Punkte. Ein freier Würfel bei den Einkünften jeder Runde.
rules-zavandor-Y11-title = { thing-zavandor-Y11 }
rules-zavandor-Y11 = **Helfer · Diamant · dunkel**
    Stufe 1 (einen Saphir: eine Metalllore); Stufe 2 (einen Diamanten: 2 Metallloren). Komplett aufgewertet: 3 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-Y12-title = { thing-zavandor-Y12 }
rules-zavandor-Y12 = **Schrein · Diamant · dunkel**
    Stufe 1 (eine Münze); Stufe 2 (2 Diamanten). Komplett aufgewertet: 9 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-Y13-title = { thing-zavandor-Y13 }
rules-zavandor-Y13 = **Schrein · Diamant · dunkel · ab 4 Spielern**
    Stufe 1 (2 Diamanten). Komplett aufgewertet: 6 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-G1-title = { thing-zavandor-G1 }
rules-zavandor-G1 = **Clan · Smaragd · hell**
    Stufe 1 (für den Königspreis: eine Bretterlore); Stufe 2 (für den Königspreis: 3 Bretterloren). Komplett aufgewertet: 4 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-G2-title = { thing-zavandor-G2 }
rules-zavandor-G2 = **Clan · Smaragd · hell**
    Stufe 1 (für den Königspreis: eine Bretterlore); Stufe 2 (für den Königspreis: 2 Bretterloren); Stufe 3 (für den Königspreis: 3 Bretterloren und eine Metalllore). Komplett aufgewertet: 6 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-G3-title = { thing-zavandor-G3 }
rules-zavandor-G3 = **Packdrache · Smaragd · hell**
    Stufe 1 (einen Smaragd); Stufe 2 (einen Smaragd und einen Saphir). Komplett aufgewertet: 3 Punkte. Komplett aufgewertet: dein Grundeinkommen hat keine Grenze.
rules-zavandor-G4-title = { thing-zavandor-G4 }
rules-zavandor-G4 = **Helfer · Smaragd · hell**
    Stufe 1 (2 Smaragde: eine Bretterlore); Stufe 2 (einen Smaragd und einen Saphir: 2 Bretterloren). Komplett aufgewertet: 2 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-G5-title = { thing-zavandor-G5 }
rules-zavandor-G5 = **Spruchrolle · Smaragd · dunkel**
    Stufe 1 (aufgedruckt: 5 Baumstammloren oder 4 Bretterloren); Stufe 2 (für den Königspreis: 7 Baumstammloren oder 6 Bretterloren oder 5 Metallloren); Stufe 3 (für den Königspreis: 8 Baumstammloren oder 7 Bretterloren oder 6 Metallloren). Komplett aufgewertet: 2 Punkte. Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
rules-zavandor-G6-title = { thing-zavandor-G6 }
rules-zavandor-G6 = **Clan · Smaragd · hell · ab 3 Spielern**
    Stufe 1 (für den Königspreis: eine Baumstammlore und eine Bretterlore); Stufe 2 (für den Königspreis: eine Baumstammlore und 3 Bretterloren). Komplett aufgewertet: 4 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-G7-title = { thing-zavandor-G7 }
rules-zavandor-G7 = **Schrein · Smaragd · dunkel**
    Stufe 1 (einen Smaragd); Stufe 2 (2 Smaragde); Stufe 3 (2 Smaragde). Komplett aufgewertet: 12 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-G8-title = { thing-zavandor-G8 }
rules-zavandor-G8 = **Schrein · Smaragd · dunkel**
    Stufe 1 (2 Smaragde); Stufe 2 (einen Smaragd und einen Saphir). Komplett aufgewertet: 10 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-G9-title = { thing-zavandor-G9 }
rules-zavandor-G9 = **Altar · Smaragd · dunkel**
    Stufe 1 (für den Königspreis); Stufe 2 (für den Königspreis). Komplett aufgewertet: 2 Punkte für jeden deiner komplett aufgewerteten Clans, auch die Tafel.
rules-zavandor-G10-title = { thing-zavandor-G10 }
rules-zavandor-G10 = **Gesandter · Smaragd · dunkel**
    Stufe 1 (einen Saphir); Stufe 2 (einen Smaragd). Komplett aufgewertet: 6 Punkte. Komplett aufgewertet: unterlegene Gebote dürfen Aufwertungen zahlen.
rules-zavandor-G11-title = { thing-zavandor-G11 }
rules-zavandor-G11 = **Maurer · Smaragd · dunkel**
    Stufe 1 (einen Saphir: 1); Stufe 2 (einen Rubin: 1). Komplett aufgewertet: 4 Punkte. Ein freier Würfel bei den Einkünften jeder Runde.
rules-zavandor-G12-title = { thing-zavandor-G12 }
rules-zavandor-G12 = **Helfer · Smaragd · dunkel**
    Stufe 1 (2 Saphire: 2 Bretterloren). Komplett aufgewertet: 2 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-G13-title = { thing-zavandor-G13 }
rules-zavandor-G13 = **Schrein · Smaragd · dunkel · ab 4 Spielern**
    Stufe 1 (2 Smaragde). Komplett aufgewertet: 7 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-B1-title = { thing-zavandor-B1 }
rules-zavandor-B1 = **Clan · Saphir · hell**
    Stufe 1 (für den Königspreis: 2 Baumstammloren); Stufe 2 (für den Königspreis: 3 Baumstammloren). Komplett aufgewertet: 4 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-B2-title = { thing-zavandor-B2 }
rules-zavandor-B2 = **Clan · Saphir · hell**
    Stufe 1 (für den Königspreis: eine Baumstammlore); Stufe 2 (für den Königspreis: eine Baumstammlore und eine Bretterlore); Stufe 3 (für den Königspreis: eine Baumstammlore, 2 Bretterloren und eine Metalllore). Komplett aufgewertet: 6 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-B3-title = { thing-zavandor-B3 }
rules-zavandor-B3 = **Packdrache · Saphir · hell**
    Stufe 1 (einen Saphir); Stufe 2 (2 Saphire). Komplett aufgewertet: 3 Punkte. Komplett aufgewertet: dein Grundeinkommen hat keine Grenze.
rules-zavandor-B4-title = { thing-zavandor-B4 }
rules-zavandor-B4 = **Helfer · Saphir · hell**
    Stufe 1 (2 Saphire: eine Baumstammlore); Stufe 2 (einen Saphir und einen Smaragd: 2 Baumstammloren). Komplett aufgewertet: 2 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-B5-title = { thing-zavandor-B5 }
rules-zavandor-B5 = **Spruchrolle · Saphir · dunkel**
    Stufe 1 (aufgedruckt: 5 Baumstammloren oder 4 Bretterloren); Stufe 2 (für den Königspreis: 7 Baumstammloren oder 6 Bretterloren oder 4 Metallloren); Stufe 3 (für den Königspreis: 9 Baumstammloren oder 7 Bretterloren oder 6 Metallloren). Komplett aufgewertet: 2 Punkte. Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
rules-zavandor-B6-title = { thing-zavandor-B6 }
rules-zavandor-B6 = **Clan · Saphir · hell · ab 3 Spielern**
    Stufe 1 (für den Königspreis: 2 Baumstammloren); Stufe 2 (für den Königspreis: 2 Baumstammloren und eine Bretterlore). Komplett aufgewertet: 4 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-B7-title = { thing-zavandor-B7 }
rules-zavandor-B7 = **Schrein · Saphir · dunkel**
    Stufe 1 (einen Saphir); Stufe 2 (2 Saphire); Stufe 3 (2 Saphire). Komplett aufgewertet: 12 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-B8-title = { thing-zavandor-B8 }
rules-zavandor-B8 = **Schrein · Saphir · dunkel**
    Stufe 1 (2 Saphire); Stufe 2 (einen Saphir und einen Smaragd). Komplett aufgewertet: 10 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-B9-title = { thing-zavandor-B9 }
rules-zavandor-B9 = **Altar · Saphir · dunkel**
    Stufe 1 (für den Königspreis); Stufe 2 (für den Königspreis). Komplett aufgewertet: 1 Punkt je 2 Stufen von allem, was dir gehört.
rules-zavandor-B10-title = { thing-zavandor-B10 }
rules-zavandor-B10 = **Händler · Saphir · dunkel**
    Stufe 1 (einen Saphir: 2). Komplett aufgewertet: 5 Punkte. Eine Karte für eine bei der Bank, so oft je Runde.
rules-zavandor-B11-title = { thing-zavandor-B11 }
rules-zavandor-B11 = **Spruchrolle · Saphir · dunkel**
    Stufe 1 (aufgedruckt: 6 Baumstammloren oder 5 Bretterloren oder 4 Metallloren); Stufe 2 (für den Königspreis: 8 Baumstammloren oder 6 Bretterloren oder 5 Metallloren oder 4 Goldloren). Komplett aufgewertet: 3 Punkte. Einmal bei den Einkünften gewirkt: wähle eine Lore. Dann ist sie fort.
rules-zavandor-B12-title = { thing-zavandor-B12 }
rules-zavandor-B12 = **Helfer · Saphir · dunkel**
    Stufe 1 (2 Smaragde: eine Baumstammlore und eine Bretterlore). Komplett aufgewertet: 2 Punkte. Zusätzliche Einkünfte, über die Grenze von sechs hinaus.
rules-zavandor-B13-title = { thing-zavandor-B13 }
rules-zavandor-B13 = **Schrein · Saphir · dunkel · ab 4 Spielern**
    Stufe 1 (2 Saphire). Komplett aufgewertet: 7 Punkte. Zählt nur, wenn er komplett aufgewertet ist.
rules-zavandor-normal-title = { thing-zavandor-normal }
rules-zavandor-normal = **Clan**
    Stufe 1 (aufgedruckt: 2 Baumstammloren und eine Bretterlore); Stufe 2 (für den Königspreis: eine Baumstammlore und 2 Bretterloren); Stufe 3 (für den Königspreis: eine Baumstammlore, 2 Bretterloren und eine Metalllore); Stufe 4 (für den Königspreis: eine Baumstammlore, eine Bretterlore, eine Metalllore und eine Goldlore). Komplett aufgewertet: 5 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-A-title = { thing-zavandor-A }
rules-zavandor-A = **Clan**
    Stufe 1 (aufgedruckt: 3 Baumstammloren); Stufe 2 (für den Königspreis: 3 Baumstammloren und eine Bretterlore); Stufe 3 (für den Königspreis: 2 Baumstammloren und 2 Bretterloren); Stufe 4 (für den Königspreis: 2 Baumstammloren und 3 Bretterloren). Komplett aufgewertet: 3 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-B-title = { thing-zavandor-B }
rules-zavandor-B = **Clan**
    Stufe 1 (aufgedruckt: eine Baumstammlore und 2 Bretterloren); Stufe 2 (für den Königspreis: 3 Bretterloren); Stufe 3 (für den Königspreis: 3 Bretterloren und eine Metalllore); Stufe 4 (für den Königspreis: 2 Bretterloren und 2 Metallloren). Komplett aufgewertet: 6 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-C-title = { thing-zavandor-C }
rules-zavandor-C = **Clan**
    Stufe 1 (aufgedruckt: eine Baumstammlore, eine Bretterlore und eine Metalllore); Stufe 2 (für den Königspreis: eine Baumstammlore und 2 Metallloren); Stufe 3 (für den Königspreis: eine Bretterlore und 3 Metallloren); Stufe 4 (für den Königspreis: eine Bretterlore, 2 Metallloren und eine Goldlore). Komplett aufgewertet: 5 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
rules-zavandor-D-title = { thing-zavandor-D }
rules-zavandor-D = **Clan**
    Stufe 1 (aufgedruckt: 2 Baumstammloren und eine Goldlore); Stufe 2 (für den Königspreis: eine Baumstammlore und 2 Goldloren); Stufe 3 (für den Königspreis: eine Bretterlore, eine Metalllore und 2 Goldloren); Stufe 4 (für den Königspreis: eine Bretterlore und 3 Goldloren). Komplett aufgewertet: 5 Punkte. Grundeinkommen zählt bis sechs Karten je Runde.
