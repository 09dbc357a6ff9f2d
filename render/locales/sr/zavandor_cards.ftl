# Karte Zavandora: imena, dejstva vrsta, karte dragulja i objašnjenja.

thing-zavandor-S0 = ⟦zavandor-card-s0⟧ Prvi svitak
thing-zavandor-R1 = ⟦zavandor-card-r1⟧ Klan Zlatne žile
thing-zavandor-R2 = ⟦zavandor-card-r2⟧ Klan Žarke kovačnice
thing-zavandor-R3 = ⟦zavandor-card-r3⟧ Žarki zmaj
    .accusative = ⟦zavandor-card-r3⟧ Žarkog zmaja
thing-zavandor-R4 = ⟦zavandor-card-r4⟧ Vatreni druid
    .accusative = ⟦zavandor-card-r4⟧ Vatrenog druida
thing-zavandor-R5 = ⟦zavandor-card-r5⟧ Svitak žara
thing-zavandor-R6 = ⟦zavandor-card-r6⟧ Klan Pepeljaste dvorane
thing-zavandor-R7 = ⟦zavandor-card-r7⟧ Svetilište rubina
thing-zavandor-R8 = ⟦zavandor-card-r8⟧ Svetilište kovačnice
thing-zavandor-R9 = ⟦zavandor-card-r9⟧ Oltar kruna
thing-zavandor-R10 = ⟦zavandor-card-r10⟧ Glasnik
    .accusative = ⟦zavandor-card-r10⟧ Glasnika
thing-zavandor-R11 = ⟦zavandor-card-r11⟧ Čuvar riznice
    .accusative = ⟦zavandor-card-r11⟧ Čuvara riznice
thing-zavandor-R12 = ⟦zavandor-card-r12⟧ Zlatni vilenjak
    .accusative = ⟦zavandor-card-r12⟧ Zlatnog vilenjaka
thing-zavandor-R13 = ⟦zavandor-card-r13⟧ Svetilište lave
thing-zavandor-Y1 = ⟦zavandor-card-y1⟧ Klan Gvozdene šine
thing-zavandor-Y2 = ⟦zavandor-card-y2⟧ Klan Sjajnog pijuka
thing-zavandor-Y3 = ⟦zavandor-card-y3⟧ Sunčev zmaj
    .accusative = ⟦zavandor-card-y3⟧ Sunčevog zmaja
thing-zavandor-Y4 = ⟦zavandor-card-y4⟧ Trgovac draguljima
    .accusative = ⟦zavandor-card-y4⟧ Trgovca draguljima
thing-zavandor-Y5 = ⟦zavandor-card-y5⟧ Svitak iskri
thing-zavandor-Y6 = ⟦zavandor-card-y6⟧ Klan Fenjerske žile
thing-zavandor-Y7 = ⟦zavandor-card-y7⟧ Svetilište kristala
thing-zavandor-Y8 = ⟦zavandor-card-y8⟧ Svetilište terazija
thing-zavandor-Y9 = ⟦zavandor-card-y9⟧ Oltar tegova
thing-zavandor-Y10 = ⟦zavandor-card-y10⟧ Majstor zidar
    .accusative = ⟦zavandor-card-y10⟧ Majstora zidara
thing-zavandor-Y11 = ⟦zavandor-card-y11⟧ Ispitivač zlata
    .accusative = ⟦zavandor-card-y11⟧ Ispitivača zlata
thing-zavandor-Y12 = ⟦zavandor-card-y12⟧ Svetilište podneva
thing-zavandor-Y13 = ⟦zavandor-card-y13⟧ Ćilibarsko svetilište
thing-zavandor-G1 = ⟦zavandor-card-g1⟧ Klan Mahovinobradih
thing-zavandor-G2 = ⟦zavandor-card-g2⟧ Klan Dubokog korena
thing-zavandor-G3 = ⟦zavandor-card-g3⟧ Mahovinski zmaj
    .accusative = ⟦zavandor-card-g3⟧ Mahovinskog zmaja
thing-zavandor-G4 = ⟦zavandor-card-g4⟧ Pećinski druid
    .accusative = ⟦zavandor-card-g4⟧ Pećinskog druida
thing-zavandor-G5 = ⟦zavandor-card-g5⟧ Svitak korenja
thing-zavandor-G6 = ⟦zavandor-card-g6⟧ Klan Papratnog dola
thing-zavandor-G7 = ⟦zavandor-card-g7⟧ Svetilište starog gaja
thing-zavandor-G8 = ⟦zavandor-card-g8⟧ Svetilište lišajeva
thing-zavandor-G9 = ⟦zavandor-card-g9⟧ Oltar roda
thing-zavandor-G10 = ⟦zavandor-card-g10⟧ Vilinski izaslanik
    .accusative = ⟦zavandor-card-g10⟧ Vilinskog izaslanika
thing-zavandor-G11 = ⟦zavandor-card-g11⟧ Uzgajivač kamena
    .accusative = ⟦zavandor-card-g11⟧ Uzgajivača kamena
thing-zavandor-G12 = ⟦zavandor-card-g12⟧ Šumski vilenjak
    .accusative = ⟦zavandor-card-g12⟧ Šumskog vilenjaka
thing-zavandor-G13 = ⟦zavandor-card-g13⟧ Svetilište bršljana
thing-zavandor-B1 = ⟦zavandor-card-b1⟧ Klan Ugljenih stopala
thing-zavandor-B2 = ⟦zavandor-card-b2⟧ Klan Čuvara pumpi
thing-zavandor-B3 = ⟦zavandor-card-b3⟧ Rečni zmaj
    .accusative = ⟦zavandor-card-b3⟧ Rečnog zmaja
thing-zavandor-B4 = ⟦zavandor-card-b4⟧ Duh bunara
    .accusative = ⟦zavandor-card-b4⟧ Duha bunara
thing-zavandor-B5 = ⟦zavandor-card-b5⟧ Svitak kiše
thing-zavandor-B6 = ⟦zavandor-card-b6⟧ Klan Rudarske lampe
thing-zavandor-B7 = ⟦zavandor-card-b7⟧ Svetilište izvora
thing-zavandor-B8 = ⟦zavandor-card-b8⟧ Svetilište plime
thing-zavandor-B9 = ⟦zavandor-card-b9⟧ Oltar odjeka
thing-zavandor-B10 = ⟦zavandor-card-b10⟧ Skeledžija
    .accusative = ⟦zavandor-card-b10⟧ Skeledžiju
thing-zavandor-B11 = ⟦zavandor-card-b11⟧ Svitak potopa
thing-zavandor-B12 = ⟦zavandor-card-b12⟧ Rečni vilenjak
    .accusative = ⟦zavandor-card-b12⟧ Rečnog vilenjaka
thing-zavandor-B13 = ⟦zavandor-card-b13⟧ Svetilište rose
thing-zavandor-normal = Tabla klana
    .accusative = Tablu klana
thing-zavandor-A = Klan mnogih vagoneta
thing-zavandor-B = Klan dasaka
thing-zavandor-C = Klan metala
thing-zavandor-D = Klan zlata

card-zavandor-clan = Osnovni prihod računa najviše šest karata po rundi.
card-zavandor-helper = Dodatni prihod, preko granice od šest.
card-zavandor-dragon = Dovršen: tvoj osnovni prihod nema granicu.
card-zavandor-scroll = Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
card-zavandor-shrine = Računa se samo kada je dovršeno.
card-zavandor-mason = Besplatna kocka u svakom prihodu.
card-zavandor-broker = Zamene sa bankom, jedna karta za jednu, toliko po rundi.
card-zavandor-herald = Dovršen: dobijaš svako izjednačenje.
card-zavandor-envoy = Dovršen: ulozi koji ne dobiju mogu da plate unapređenja.
card-zavandor-objects = Dovršen: 1 poen za svaki tvoj dovršen objekat.
card-zavandor-colours = Dovršen: 2 poena za svaku boju tvojih dovršenih karata.
card-zavandor-clans = Dovršen: 2 poena za svaki tvoj dovršen klan, i za tablu klana.
card-zavandor-cubes = Dovršen: 1 poen za svaka 2 nivoa svega što imaš.

thing-zavandor-Lr = { thing-zavandor-r } (trupci)
count-zavandor-Lr = { count-zavandor-r } (trupci)
    .short = { count-zavandor-r.short }/t
option-zavandor-upgrade-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-bid-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-offer-Lr = { option-zavandor-bid-Lr }
option-zavandor-payment-Lr = { option-zavandor-bid-Lr }
option-zavandor-rebid-Lr = { option-zavandor-bid-Lr }
thing-zavandor-Ly = { thing-zavandor-y } (trupci)
count-zavandor-Ly = { count-zavandor-y } (trupci)
    .short = { count-zavandor-y.short }/t
option-zavandor-upgrade-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-bid-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-offer-Ly = { option-zavandor-bid-Ly }
option-zavandor-payment-Ly = { option-zavandor-bid-Ly }
option-zavandor-rebid-Ly = { option-zavandor-bid-Ly }
thing-zavandor-Lg = { thing-zavandor-g } (trupci)
count-zavandor-Lg = { count-zavandor-g } (trupci)
    .short = { count-zavandor-g.short }/t
option-zavandor-upgrade-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-bid-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-offer-Lg = { option-zavandor-bid-Lg }
option-zavandor-payment-Lg = { option-zavandor-bid-Lg }
option-zavandor-rebid-Lg = { option-zavandor-bid-Lg }
thing-zavandor-Lb = { thing-zavandor-b } (trupci)
count-zavandor-Lb = { count-zavandor-b } (trupci)
    .short = { count-zavandor-b.short }/t
option-zavandor-upgrade-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-bid-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-offer-Lb = { option-zavandor-bid-Lb }
option-zavandor-payment-Lb = { option-zavandor-bid-Lb }
option-zavandor-rebid-Lb = { option-zavandor-bid-Lb }
thing-zavandor-Pr = { thing-zavandor-r } (daske)
count-zavandor-Pr = { count-zavandor-r } (daske)
    .short = { count-zavandor-r.short }/d
option-zavandor-upgrade-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-bid-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-offer-Pr = { option-zavandor-bid-Pr }
option-zavandor-payment-Pr = { option-zavandor-bid-Pr }
option-zavandor-rebid-Pr = { option-zavandor-bid-Pr }
thing-zavandor-Py = { thing-zavandor-y } (daske)
count-zavandor-Py = { count-zavandor-y } (daske)
    .short = { count-zavandor-y.short }/d
option-zavandor-upgrade-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-bid-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-offer-Py = { option-zavandor-bid-Py }
option-zavandor-payment-Py = { option-zavandor-bid-Py }
option-zavandor-rebid-Py = { option-zavandor-bid-Py }
thing-zavandor-Pg = { thing-zavandor-g } (daske)
count-zavandor-Pg = { count-zavandor-g } (daske)
    .short = { count-zavandor-g.short }/d
option-zavandor-upgrade-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-bid-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-offer-Pg = { option-zavandor-bid-Pg }
option-zavandor-payment-Pg = { option-zavandor-bid-Pg }
option-zavandor-rebid-Pg = { option-zavandor-bid-Pg }
thing-zavandor-Pb = { thing-zavandor-b } (daske)
count-zavandor-Pb = { count-zavandor-b } (daske)
    .short = { count-zavandor-b.short }/d
option-zavandor-upgrade-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-bid-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-offer-Pb = { option-zavandor-bid-Pb }
option-zavandor-payment-Pb = { option-zavandor-bid-Pb }
option-zavandor-rebid-Pb = { option-zavandor-bid-Pb }
thing-zavandor-Mr = { thing-zavandor-r } (metal)
count-zavandor-Mr = { count-zavandor-r } (metal)
    .short = { count-zavandor-r.short }/m
option-zavandor-upgrade-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-bid-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-offer-Mr = { option-zavandor-bid-Mr }
option-zavandor-payment-Mr = { option-zavandor-bid-Mr }
option-zavandor-rebid-Mr = { option-zavandor-bid-Mr }
thing-zavandor-My = { thing-zavandor-y } (metal)
count-zavandor-My = { count-zavandor-y } (metal)
    .short = { count-zavandor-y.short }/m
option-zavandor-upgrade-My = { $marked }{ thing-zavandor-My }
option-zavandor-bid-My = { $marked }{ thing-zavandor-My }
option-zavandor-offer-My = { option-zavandor-bid-My }
option-zavandor-payment-My = { option-zavandor-bid-My }
option-zavandor-rebid-My = { option-zavandor-bid-My }
thing-zavandor-Mg = { thing-zavandor-g } (metal)
count-zavandor-Mg = { count-zavandor-g } (metal)
    .short = { count-zavandor-g.short }/m
option-zavandor-upgrade-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-bid-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-offer-Mg = { option-zavandor-bid-Mg }
option-zavandor-payment-Mg = { option-zavandor-bid-Mg }
option-zavandor-rebid-Mg = { option-zavandor-bid-Mg }
thing-zavandor-Mb = { thing-zavandor-b } (metal)
count-zavandor-Mb = { count-zavandor-b } (metal)
    .short = { count-zavandor-b.short }/m
option-zavandor-upgrade-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-bid-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-offer-Mb = { option-zavandor-bid-Mb }
option-zavandor-payment-Mb = { option-zavandor-bid-Mb }
option-zavandor-rebid-Mb = { option-zavandor-bid-Mb }
thing-zavandor-Gr = { thing-zavandor-r } (zlato)
count-zavandor-Gr = { count-zavandor-r } (zlato)
    .short = { count-zavandor-r.short }/z
option-zavandor-upgrade-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-bid-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-offer-Gr = { option-zavandor-bid-Gr }
option-zavandor-payment-Gr = { option-zavandor-bid-Gr }
option-zavandor-rebid-Gr = { option-zavandor-bid-Gr }
thing-zavandor-Gy = { thing-zavandor-y } (zlato)
count-zavandor-Gy = { count-zavandor-y } (zlato)
    .short = { count-zavandor-y.short }/z
option-zavandor-upgrade-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-bid-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-offer-Gy = { option-zavandor-bid-Gy }
option-zavandor-payment-Gy = { option-zavandor-bid-Gy }
option-zavandor-rebid-Gy = { option-zavandor-bid-Gy }
thing-zavandor-Gg = { thing-zavandor-g } (zlato)
count-zavandor-Gg = { count-zavandor-g } (zlato)
    .short = { count-zavandor-g.short }/z
option-zavandor-upgrade-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-bid-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-offer-Gg = { option-zavandor-bid-Gg }
option-zavandor-payment-Gg = { option-zavandor-bid-Gg }
option-zavandor-rebid-Gg = { option-zavandor-bid-Gg }
thing-zavandor-Gb = { thing-zavandor-b } (zlato)
count-zavandor-Gb = { count-zavandor-b } (zlato)
    .short = { count-zavandor-b.short }/z
option-zavandor-upgrade-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-bid-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-offer-Gb = { option-zavandor-bid-Gb }
option-zavandor-payment-Gb = { option-zavandor-bid-Gb }
option-zavandor-rebid-Gb = { option-zavandor-bid-Gb }

option-zavandor-income-S0_L = { thing-zavandor-S0 }: { count-zavandor-L }
option-zavandor-income-S0_P = { thing-zavandor-S0 }: { count-zavandor-P }
option-zavandor-income-S0_M = { thing-zavandor-S0 }: { count-zavandor-M }
option-zavandor-income-S0_G = { thing-zavandor-S0 }: { count-zavandor-G }
option-zavandor-income-S0_keep = { thing-zavandor-S0 }: zadrži i ne pitaj više
option-zavandor-income-R5_L = { thing-zavandor-R5 }: { count-zavandor-L }
option-zavandor-income-R5_P = { thing-zavandor-R5 }: { count-zavandor-P }
option-zavandor-income-R5_M = { thing-zavandor-R5 }: { count-zavandor-M }
option-zavandor-income-R5_G = { thing-zavandor-R5 }: { count-zavandor-G }
option-zavandor-income-R5_keep = { thing-zavandor-R5 }: zadrži i ne pitaj više
option-zavandor-income-Y5_L = { thing-zavandor-Y5 }: { count-zavandor-L }
option-zavandor-income-Y5_P = { thing-zavandor-Y5 }: { count-zavandor-P }
option-zavandor-income-Y5_M = { thing-zavandor-Y5 }: { count-zavandor-M }
option-zavandor-income-Y5_G = { thing-zavandor-Y5 }: { count-zavandor-G }
option-zavandor-income-Y5_keep = { thing-zavandor-Y5 }: zadrži i ne pitaj više
option-zavandor-income-G5_L = { thing-zavandor-G5 }: { count-zavandor-L }
option-zavandor-income-G5_P = { thing-zavandor-G5 }: { count-zavandor-P }
option-zavandor-income-G5_M = { thing-zavandor-G5 }: { count-zavandor-M }
option-zavandor-income-G5_G = { thing-zavandor-G5 }: { count-zavandor-G }
option-zavandor-income-G5_keep = { thing-zavandor-G5 }: zadrži i ne pitaj više
option-zavandor-income-B5_L = { thing-zavandor-B5 }: { count-zavandor-L }
option-zavandor-income-B5_P = { thing-zavandor-B5 }: { count-zavandor-P }
option-zavandor-income-B5_M = { thing-zavandor-B5 }: { count-zavandor-M }
option-zavandor-income-B5_G = { thing-zavandor-B5 }: { count-zavandor-G }
option-zavandor-income-B5_keep = { thing-zavandor-B5 }: zadrži i ne pitaj više
option-zavandor-income-B11_L = { thing-zavandor-B11 }: { count-zavandor-L }
option-zavandor-income-B11_P = { thing-zavandor-B11 }: { count-zavandor-P }
option-zavandor-income-B11_M = { thing-zavandor-B11 }: { count-zavandor-M }
option-zavandor-income-B11_G = { thing-zavandor-B11 }: { count-zavandor-G }
option-zavandor-income-B11_keep = { thing-zavandor-B11 }: zadrži i ne pitaj više

rules-zavandor-S0-title = { thing-zavandor-S0 }
rules-zavandor-S0 = **Svitak**
    Nivo 1 (odštampano: 3 vagoneta s trupcima ili 2 vagoneta s daskama); Nivo 2 (za kraljevu cenu: 4 vagoneta s trupcima ili 3 vagoneta s daskama ili 2 vagoneta s metalom); Nivo 3 (za kraljevu cenu: 5 vagoneta s trupcima ili 4 vagoneta s daskama ili 3 vagoneta s metalom ili 2 vagoneta sa zlatom). Dovršeno: 2 poena. Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
rules-zavandor-R1-title = { thing-zavandor-R1 }
rules-zavandor-R1 = **Klan · rubin · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet sa zlatom); Nivo 2 (za kraljevu cenu: 2 vagoneta sa zlatom i 1 vagonet s daskama). Dovršeno: 3 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-R2-title = { thing-zavandor-R2 }
rules-zavandor-R2 = **Klan · rubin · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet sa zlatom); Nivo 2 (za kraljevu cenu: 2 vagoneta sa zlatom); Nivo 3 (za kraljevu cenu: 2 vagoneta sa zlatom, 1 vagonet s metalom i 1 vagonet s daskama). Dovršeno: 5 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-R3-title = { thing-zavandor-R3 }
rules-zavandor-R3 = **Tovarni zmaj · rubin · svetla**
    Nivo 1 (1 rubin); Nivo 2 (1 rubin i 1 safir). Dovršeno: 3 poena. Dovršen: tvoj osnovni prihod nema granicu.
rules-zavandor-R4-title = { thing-zavandor-R4 }
rules-zavandor-R4 = **Pomoćnik · rubin · svetla**
    Nivo 1 (1 rubin i 1 smaragd: 1 vagonet sa zlatom); Nivo 2 (2 rubina: 1 vagonet sa zlatom i 1 vagonet s metalom). Dovršeno: 2 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-R5-title = { thing-zavandor-R5 }
rules-zavandor-R5 = **Svitak · rubin · tamna**
    Nivo 1 (odštampano: 4 vagoneta s metalom ili 3 vagoneta sa zlatom); Nivo 2 (za kraljevu cenu: 6 vagoneta s daskama ili 5 vagoneta s metalom ili 4 vagoneta sa zlatom); Nivo 3 (za kraljevu cenu: 7 vagoneta s daskama ili 6 vagoneta s metalom ili 6 vagoneta sa zlatom). Dovršeno: 2 poena. Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
rules-zavandor-R6-title = { thing-zavandor-R6 }
rules-zavandor-R6 = **Klan · rubin · svetla · za 3 ili više igrača**
    Nivo 1 (za kraljevu cenu: 1 vagonet s daskama); Nivo 2 (za kraljevu cenu: 2 vagoneta s daskama i 1 vagonet sa zlatom). Dovršeno: 4 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-R7-title = { thing-zavandor-R7 }
rules-zavandor-R7 = **Svetilište · rubin · tamna**
    Nivo 1 (1 rubin); Nivo 2 (2 rubina); Nivo 3 (2 rubina). Dovršeno: 11 poena. Računa se samo kada je dovršeno.
rules-zavandor-R8-title = { thing-zavandor-R8 }
rules-zavandor-R8 = **Svetilište · rubin · tamna**
    Nivo 1 (2 rubina); Nivo 2 (1 rubin i 1 smaragd). Dovršeno: 9 poena. Računa se samo kada je dovršeno.
rules-zavandor-R9-title = { thing-zavandor-R9 }
rules-zavandor-R9 = **Oltar · rubin · tamna**
    Nivo 1 (za kraljevu cenu); Nivo 2 (za kraljevu cenu). Dovršen: 1 poen za svaki tvoj dovršen objekat.
rules-zavandor-R10-title = { thing-zavandor-R10 }
rules-zavandor-R10 = **Glasnik · rubin · tamna**
    Nivo 1 (2 novčića); Nivo 2 (2 novčića). Dovršeno: 9 poena. Dovršen: dobijaš svako izjednačenje.
rules-zavandor-R11-title = { thing-zavandor-R11 }
rules-zavandor-R11 = **Svetilište · rubin · tamna**
    Nivo 1 (1 rubin i 1 dijamant); Nivo 2 (1 rubin i 1 dijamant). Dovršeno: 10 poena. Računa se samo kada je dovršeno.
rules-zavandor-R12-title = { thing-zavandor-R12 }
rules-zavandor-R12 = **Pomoćnik · rubin · tamna**
    Nivo 1 (2 dijamanta: 2 vagoneta sa zlatom). Dovršeno: 3 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-R13-title = { thing-zavandor-R13 }
rules-zavandor-R13 = **Svetilište · rubin · tamna · za 4 ili više igrača**
    Nivo 1 (2 rubina). Dovršeno: 6 poena. Računa se samo kada je dovršeno.
rules-zavandor-Y1-title = { thing-zavandor-Y1 }
rules-zavandor-Y1 = **Klan · dijamant · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet s metalom); Nivo 2 (za kraljevu cenu: 2 vagoneta s metalom i 1 vagonet s daskama). Dovršeno: 3 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-Y2-title = { thing-zavandor-Y2 }
rules-zavandor-Y2 = **Klan · dijamant · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet s metalom); Nivo 2 (za kraljevu cenu: 2 vagoneta s metalom); Nivo 3 (za kraljevu cenu: 2 vagoneta s metalom i 2 vagoneta s daskama). Dovršeno: 5 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-Y3-title = { thing-zavandor-Y3 }
rules-zavandor-Y3 = **Tovarni zmaj · dijamant · svetla**
    Nivo 1 (1 dijamant); Nivo 2 (1 dijamant i 1 safir). Dovršeno: 3 poena. Dovršen: tvoj osnovni prihod nema granicu.
rules-zavandor-Y4-title = { thing-zavandor-Y4 }
rules-zavandor-Y4 = **Trgovac · dijamant · svetla**
    Nivo 1 (1 safir: 1); Nivo 2 (1 smaragd: 2). Dovršeno: 5 poena. Zamene sa bankom, jedna karta za jednu, toliko po rundi.
rules-zavandor-Y5-title = { thing-zavandor-Y5 }
rules-zavandor-Y5 = **Svitak · dijamant · tamna**
    Nivo 1 (odštampano: 4 vagoneta s daskama ili 4 vagoneta s metalom); Nivo 2 (za kraljevu cenu: 6 vagoneta s daskama ili 5 vagoneta s metalom ili 4 vagoneta sa zlatom); Nivo 3 (za kraljevu cenu: 7 vagoneta s daskama ili 7 vagoneta s metalom ili 5 vagoneta sa zlatom). Dovršeno: 2 poena. Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
rules-zavandor-Y6-title = { thing-zavandor-Y6 }
rules-zavandor-Y6 = **Klan · dijamant · svetla · za 3 ili više igrača**
    Nivo 1 (za kraljevu cenu: 1 vagonet s metalom); Nivo 2 (za kraljevu cenu: 1 vagonet s trupcima i 2 vagoneta s metalom). Dovršeno: 4 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-Y7-title = { thing-zavandor-Y7 }
rules-zavandor-Y7 = **Svetilište · dijamant · tamna**
    Nivo 1 (1 dijamant); Nivo 2 (2 dijamanta); Nivo 3 (2 dijamanta). Dovršeno: 11 poena. Računa se samo kada je dovršeno.
rules-zavandor-Y8-title = { thing-zavandor-Y8 }
rules-zavandor-Y8 = **Svetilište · dijamant · tamna**
    Nivo 1 (2 dijamanta); Nivo 2 (1 dijamant i 1 safir). Dovršeno: 9 poena. Računa se samo kada je dovršeno.
rules-zavandor-Y9-title = { thing-zavandor-Y9 }
rules-zavandor-Y9 = **Oltar · dijamant · tamna**
    Nivo 1 (za kraljevu cenu); Nivo 2 (za kraljevu cenu). Dovršen: 2 poena za svaku boju tvojih dovršenih karata.
rules-zavandor-Y10-title = { thing-zavandor-Y10 }
rules-zavandor-Y10 = **Zidar · dijamant · tamna**
    Nivo 1 (1 smaragd: 1); Nivo 2 (1 dijamant: 1). Dovršeno: 4 poena. Besplatna kocka u svakom prihodu.
rules-zavandor-Y11-title = { thing-zavandor-Y11 }
rules-zavandor-Y11 = **Pomoćnik · dijamant · tamna**
    Nivo 1 (1 safir: 1 vagonet s metalom); Nivo 2 (1 dijamant: 2 vagoneta s metalom). Dovršeno: 3 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-Y12-title = { thing-zavandor-Y12 }
rules-zavandor-Y12 = **Svetilište · dijamant · tamna**
    Nivo 1 (1 novčić); Nivo 2 (2 dijamanta). Dovršeno: 9 poena. Računa se samo kada je dovršeno.
rules-zavandor-Y13-title = { thing-zavandor-Y13 }
rules-zavandor-Y13 = **Svetilište · dijamant · tamna · za 4 ili više igrača**
    Nivo 1 (2 dijamanta). Dovršeno: 6 poena. Računa se samo kada je dovršeno.
rules-zavandor-G1-title = { thing-zavandor-G1 }
rules-zavandor-G1 = **Klan · smaragd · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet s daskama); Nivo 2 (za kraljevu cenu: 3 vagoneta s daskama). Dovršeno: 4 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-G2-title = { thing-zavandor-G2 }
rules-zavandor-G2 = **Klan · smaragd · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet s daskama); Nivo 2 (za kraljevu cenu: 2 vagoneta s daskama); Nivo 3 (za kraljevu cenu: 3 vagoneta s daskama i 1 vagonet s metalom). Dovršeno: 6 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-G3-title = { thing-zavandor-G3 }
rules-zavandor-G3 = **Tovarni zmaj · smaragd · svetla**
    Nivo 1 (1 smaragd); Nivo 2 (1 smaragd i 1 safir). Dovršeno: 3 poena. Dovršen: tvoj osnovni prihod nema granicu.
rules-zavandor-G4-title = { thing-zavandor-G4 }
rules-zavandor-G4 = **Pomoćnik · smaragd · svetla**
    Nivo 1 (2 smaragda: 1 vagonet s daskama); Nivo 2 (1 smaragd i 1 safir: 2 vagoneta s daskama). Dovršeno: 2 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-G5-title = { thing-zavandor-G5 }
rules-zavandor-G5 = **Svitak · smaragd · tamna**
    Nivo 1 (odštampano: 5 vagoneta s trupcima ili 4 vagoneta s daskama); Nivo 2 (za kraljevu cenu: 7 vagoneta s trupcima ili 6 vagoneta s daskama ili 5 vagoneta s metalom); Nivo 3 (za kraljevu cenu: 8 vagoneta s trupcima ili 7 vagoneta s daskama ili 6 vagoneta s metalom). Dovršeno: 2 poena. Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
rules-zavandor-G6-title = { thing-zavandor-G6 }
rules-zavandor-G6 = **Klan · smaragd · svetla · za 3 ili više igrača**
    Nivo 1 (za kraljevu cenu: 1 vagonet s trupcima i 1 vagonet s daskama); Nivo 2 (za kraljevu cenu: 1 vagonet s trupcima i 3 vagoneta s daskama). Dovršeno: 4 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-G7-title = { thing-zavandor-G7 }
rules-zavandor-G7 = **Svetilište · smaragd · tamna**
    Nivo 1 (1 smaragd); Nivo 2 (2 smaragda); Nivo 3 (2 smaragda). Dovršeno: 12 poena. Računa se samo kada je dovršeno.
rules-zavandor-G8-title = { thing-zavandor-G8 }
rules-zavandor-G8 = **Svetilište · smaragd · tamna**
    Nivo 1 (2 smaragda); Nivo 2 (1 smaragd i 1 safir). Dovršeno: 10 poena. Računa se samo kada je dovršeno.
rules-zavandor-G9-title = { thing-zavandor-G9 }
rules-zavandor-G9 = **Oltar · smaragd · tamna**
    Nivo 1 (za kraljevu cenu); Nivo 2 (za kraljevu cenu). Dovršen: 2 poena za svaki tvoj dovršen klan, i za tablu klana.
rules-zavandor-G10-title = { thing-zavandor-G10 }
rules-zavandor-G10 = **Izaslanik · smaragd · tamna**
    Nivo 1 (1 safir); Nivo 2 (1 smaragd). Dovršeno: 6 poena. Dovršen: ulozi koji ne dobiju mogu da plate unapređenja.
rules-zavandor-G11-title = { thing-zavandor-G11 }
rules-zavandor-G11 = **Zidar · smaragd · tamna**
    Nivo 1 (1 safir: 1); Nivo 2 (1 rubin: 1). Dovršeno: 4 poena. Besplatna kocka u svakom prihodu.
rules-zavandor-G12-title = { thing-zavandor-G12 }
rules-zavandor-G12 = **Pomoćnik · smaragd · tamna**
    Nivo 1 (2 safira: 2 vagoneta s daskama). Dovršeno: 2 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-G13-title = { thing-zavandor-G13 }
rules-zavandor-G13 = **Svetilište · smaragd · tamna · za 4 ili više igrača**
    Nivo 1 (2 smaragda). Dovršeno: 7 poena. Računa se samo kada je dovršeno.
rules-zavandor-B1-title = { thing-zavandor-B1 }
rules-zavandor-B1 = **Klan · safir · svetla**
    Nivo 1 (za kraljevu cenu: 2 vagoneta s trupcima); Nivo 2 (za kraljevu cenu: 3 vagoneta s trupcima). Dovršeno: 4 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-B2-title = { thing-zavandor-B2 }
rules-zavandor-B2 = **Klan · safir · svetla**
    Nivo 1 (za kraljevu cenu: 1 vagonet s trupcima); Nivo 2 (za kraljevu cenu: 1 vagonet s trupcima i 1 vagonet s daskama); Nivo 3 (za kraljevu cenu: 1 vagonet s trupcima, 2 vagoneta s daskama i 1 vagonet s metalom). Dovršeno: 6 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-B3-title = { thing-zavandor-B3 }
rules-zavandor-B3 = **Tovarni zmaj · safir · svetla**
    Nivo 1 (1 safir); Nivo 2 (2 safira). Dovršeno: 3 poena. Dovršen: tvoj osnovni prihod nema granicu.
rules-zavandor-B4-title = { thing-zavandor-B4 }
rules-zavandor-B4 = **Pomoćnik · safir · svetla**
    Nivo 1 (2 safira: 1 vagonet s trupcima); Nivo 2 (1 safir i 1 smaragd: 2 vagoneta s trupcima). Dovršeno: 2 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-B5-title = { thing-zavandor-B5 }
rules-zavandor-B5 = **Svitak · safir · tamna**
    Nivo 1 (odštampano: 5 vagoneta s trupcima ili 4 vagoneta s daskama); Nivo 2 (za kraljevu cenu: 7 vagoneta s trupcima ili 6 vagoneta s daskama ili 4 vagoneta s metalom); Nivo 3 (za kraljevu cenu: 9 vagoneta s trupcima ili 7 vagoneta s daskama ili 6 vagoneta s metalom). Dovršeno: 2 poena. Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
rules-zavandor-B6-title = { thing-zavandor-B6 }
rules-zavandor-B6 = **Klan · safir · svetla · za 3 ili više igrača**
    Nivo 1 (za kraljevu cenu: 2 vagoneta s trupcima); Nivo 2 (za kraljevu cenu: 2 vagoneta s trupcima i 1 vagonet s daskama). Dovršeno: 4 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-B7-title = { thing-zavandor-B7 }
rules-zavandor-B7 = **Svetilište · safir · tamna**
    Nivo 1 (1 safir); Nivo 2 (2 safira); Nivo 3 (2 safira). Dovršeno: 12 poena. Računa se samo kada je dovršeno.
rules-zavandor-B8-title = { thing-zavandor-B8 }
rules-zavandor-B8 = **Svetilište · safir · tamna**
    Nivo 1 (2 safira); Nivo 2 (1 safir i 1 smaragd). Dovršeno: 10 poena. Računa se samo kada je dovršeno.
rules-zavandor-B9-title = { thing-zavandor-B9 }
rules-zavandor-B9 = **Oltar · safir · tamna**
    Nivo 1 (za kraljevu cenu); Nivo 2 (za kraljevu cenu). Dovršen: 1 poen za svaka 2 nivoa svega što imaš.
rules-zavandor-B10-title = { thing-zavandor-B10 }
rules-zavandor-B10 = **Trgovac · safir · tamna**
    Nivo 1 (1 safir: 2). Dovršeno: 5 poena. Zamene sa bankom, jedna karta za jednu, toliko po rundi.
rules-zavandor-B11-title = { thing-zavandor-B11 }
rules-zavandor-B11 = **Svitak · safir · tamna**
    Nivo 1 (odštampano: 6 vagoneta s trupcima ili 5 vagoneta s daskama ili 4 vagoneta s metalom); Nivo 2 (za kraljevu cenu: 8 vagoneta s trupcima ili 6 vagoneta s daskama ili 5 vagoneta s metalom ili 4 vagoneta sa zlatom). Dovršeno: 3 poena. Iskoristi ga jednom u prihodu: izaberi vagonet. Zatim ga više nema.
rules-zavandor-B12-title = { thing-zavandor-B12 }
rules-zavandor-B12 = **Pomoćnik · safir · tamna**
    Nivo 1 (2 smaragda: 1 vagonet s trupcima i 1 vagonet s daskama). Dovršeno: 2 poena. Dodatni prihod, preko granice od šest.
rules-zavandor-B13-title = { thing-zavandor-B13 }
rules-zavandor-B13 = **Svetilište · safir · tamna · za 4 ili više igrača**
    Nivo 1 (2 safira). Dovršeno: 7 poena. Računa se samo kada je dovršeno.
rules-zavandor-normal-title = { thing-zavandor-normal }
rules-zavandor-normal = **Klan**
    Nivo 1 (odštampano: 2 vagoneta s trupcima i 1 vagonet s daskama); Nivo 2 (za kraljevu cenu: 1 vagonet s trupcima i 2 vagoneta s daskama); Nivo 3 (za kraljevu cenu: 1 vagonet s trupcima, 2 vagoneta s daskama i 1 vagonet s metalom); Nivo 4 (za kraljevu cenu: 1 vagonet s trupcima, 1 vagonet s daskama, 1 vagonet s metalom i 1 vagonet sa zlatom). Dovršeno: 5 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-A-title = { thing-zavandor-A }
rules-zavandor-A = **Klan**
    Nivo 1 (odštampano: 3 vagoneta s trupcima); Nivo 2 (za kraljevu cenu: 3 vagoneta s trupcima i 1 vagonet s daskama); Nivo 3 (za kraljevu cenu: 2 vagoneta s trupcima i 2 vagoneta s daskama); Nivo 4 (za kraljevu cenu: 2 vagoneta s trupcima i 3 vagoneta s daskama). Dovršeno: 3 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-B-title = { thing-zavandor-B }
rules-zavandor-B = **Klan**
    Nivo 1 (odštampano: 1 vagonet s trupcima i 2 vagoneta s daskama); Nivo 2 (za kraljevu cenu: 3 vagoneta s daskama); Nivo 3 (za kraljevu cenu: 3 vagoneta s daskama i 1 vagonet s metalom); Nivo 4 (za kraljevu cenu: 2 vagoneta s daskama i 2 vagoneta s metalom). Dovršeno: 6 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-C-title = { thing-zavandor-C }
rules-zavandor-C = **Klan**
    Nivo 1 (odštampano: 1 vagonet s trupcima, 1 vagonet s daskama i 1 vagonet s metalom); Nivo 2 (za kraljevu cenu: 1 vagonet s trupcima i 2 vagoneta s metalom); Nivo 3 (za kraljevu cenu: 1 vagonet s daskama i 3 vagoneta s metalom); Nivo 4 (za kraljevu cenu: 1 vagonet s daskama, 2 vagoneta s metalom i 1 vagonet sa zlatom). Dovršeno: 5 poena. Osnovni prihod računa najviše šest karata po rundi.
rules-zavandor-D-title = { thing-zavandor-D }
rules-zavandor-D = **Klan**
    Nivo 1 (odštampano: 2 vagoneta s trupcima i 1 vagonet sa zlatom); Nivo 2 (za kraljevu cenu: 1 vagonet s trupcima i 2 vagoneta sa zlatom); Nivo 3 (za kraljevu cenu: 1 vagonet s daskama, 1 vagonet s metalom i 2 vagoneta sa zlatom); Nivo 4 (za kraljevu cenu: 1 vagonet s daskama i 3 vagoneta sa zlatom). Dovršeno: 5 poena. Osnovni prihod računa najviše šest karata po rundi.
