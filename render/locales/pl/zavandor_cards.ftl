# Karty Zavandoru: nazwy, działanie rodzajów, karty klejnotów i objaśnienia.

thing-zavandor-S0 = ⟦zavandor-card-s0⟧ Pierwszy zwój
thing-zavandor-R1 = ⟦zavandor-card-r1⟧ Klan Złotej Żyły
thing-zavandor-R2 = ⟦zavandor-card-r2⟧ Klan Żarowej Kuźni
thing-zavandor-R3 = ⟦zavandor-card-r3⟧ Żarowy smok
    .accusative = ⟦zavandor-card-r3⟧ Żarowego smoka
thing-zavandor-R4 = ⟦zavandor-card-r4⟧ Ognisty druid
    .accusative = ⟦zavandor-card-r4⟧ Ognistego druida
thing-zavandor-R5 = ⟦zavandor-card-r5⟧ Zwój żaru
thing-zavandor-R6 = ⟦zavandor-card-r6⟧ Klan Popielnej Sali
thing-zavandor-R7 = ⟦zavandor-card-r7⟧ Rubinowa kapliczka
    .accusative = ⟦zavandor-card-r7⟧ Rubinową kapliczkę
thing-zavandor-R8 = ⟦zavandor-card-r8⟧ Kapliczka kuźni
    .accusative = ⟦zavandor-card-r8⟧ Kapliczkę kuźni
thing-zavandor-R9 = ⟦zavandor-card-r9⟧ Ołtarz koron
thing-zavandor-R10 = ⟦zavandor-card-r10⟧ Herold
    .accusative = ⟦zavandor-card-r10⟧ Herolda
thing-zavandor-R11 = ⟦zavandor-card-r11⟧ Strażnik skarbca
    .accusative = ⟦zavandor-card-r11⟧ Strażnika skarbca
thing-zavandor-R12 = ⟦zavandor-card-r12⟧ Złoty skrzat
    .accusative = ⟦zavandor-card-r12⟧ Złotego skrzata
thing-zavandor-R13 = ⟦zavandor-card-r13⟧ Kapliczka lawy
    .accusative = ⟦zavandor-card-r13⟧ Kapliczkę lawy
thing-zavandor-Y1 = ⟦zavandor-card-y1⟧ Klan Żelaznej Szyny
thing-zavandor-Y2 = ⟦zavandor-card-y2⟧ Klan Lśniącego Kilofa
thing-zavandor-Y3 = ⟦zavandor-card-y3⟧ Słoneczny smok
    .accusative = ⟦zavandor-card-y3⟧ Słonecznego smoka
thing-zavandor-Y4 = ⟦zavandor-card-y4⟧ Kupiec klejnotów
    .accusative = ⟦zavandor-card-y4⟧ Kupca klejnotów
thing-zavandor-Y5 = ⟦zavandor-card-y5⟧ Zwój iskier
thing-zavandor-Y6 = ⟦zavandor-card-y6⟧ Klan Latarniowej Żyły
thing-zavandor-Y7 = ⟦zavandor-card-y7⟧ Kryształowa kapliczka
    .accusative = ⟦zavandor-card-y7⟧ Kryształową kapliczkę
thing-zavandor-Y8 = ⟦zavandor-card-y8⟧ Kapliczka wagi
    .accusative = ⟦zavandor-card-y8⟧ Kapliczkę wagi
thing-zavandor-Y9 = ⟦zavandor-card-y9⟧ Ołtarz odważników
thing-zavandor-Y10 = ⟦zavandor-card-y10⟧ Mistrz murarski
    .accusative = ⟦zavandor-card-y10⟧ Mistrza murarskiego
thing-zavandor-Y11 = ⟦zavandor-card-y11⟧ Probierz
    .accusative = ⟦zavandor-card-y11⟧ Probierza
thing-zavandor-Y12 = ⟦zavandor-card-y12⟧ Kapliczka południa
    .accusative = ⟦zavandor-card-y12⟧ Kapliczkę południa
thing-zavandor-Y13 = ⟦zavandor-card-y13⟧ Bursztynowa kapliczka
    .accusative = ⟦zavandor-card-y13⟧ Bursztynową kapliczkę
thing-zavandor-G1 = ⟦zavandor-card-g1⟧ Klan Mchobrodych
thing-zavandor-G2 = ⟦zavandor-card-g2⟧ Klan Głębokich Korzeni
thing-zavandor-G3 = ⟦zavandor-card-g3⟧ Mszysty smok
    .accusative = ⟦zavandor-card-g3⟧ Mszystego smoka
thing-zavandor-G4 = ⟦zavandor-card-g4⟧ Jaskiniowy druid
    .accusative = ⟦zavandor-card-g4⟧ Jaskiniowego druida
thing-zavandor-G5 = ⟦zavandor-card-g5⟧ Zwój korzeni
thing-zavandor-G6 = ⟦zavandor-card-g6⟧ Klan Paprociowej Doliny
thing-zavandor-G7 = ⟦zavandor-card-g7⟧ Kapliczka starego gaju
    .accusative = ⟦zavandor-card-g7⟧ Kapliczkę starego gaju
thing-zavandor-G8 = ⟦zavandor-card-g8⟧ Porostowa kapliczka
    .accusative = ⟦zavandor-card-g8⟧ Porostową kapliczkę
thing-zavandor-G9 = ⟦zavandor-card-g9⟧ Ołtarz rodu
thing-zavandor-G10 = ⟦zavandor-card-g10⟧ Elfi wysłannik
    .accusative = ⟦zavandor-card-g10⟧ Elfiego wysłannika
thing-zavandor-G11 = ⟦zavandor-card-g11⟧ Hodowca kamieni
    .accusative = ⟦zavandor-card-g11⟧ Hodowcę kamieni
thing-zavandor-G12 = ⟦zavandor-card-g12⟧ Leśny elf
    .accusative = ⟦zavandor-card-g12⟧ Leśnego elfa
thing-zavandor-G13 = ⟦zavandor-card-g13⟧ Bluszczowa kapliczka
    .accusative = ⟦zavandor-card-g13⟧ Bluszczową kapliczkę
thing-zavandor-B1 = ⟦zavandor-card-b1⟧ Klan Węglostopych
thing-zavandor-B2 = ⟦zavandor-card-b2⟧ Klan Strażników Pomp
thing-zavandor-B3 = ⟦zavandor-card-b3⟧ Rzeczny smok
    .accusative = ⟦zavandor-card-b3⟧ Rzecznego smoka
thing-zavandor-B4 = ⟦zavandor-card-b4⟧ Duch studni
    .accusative = ⟦zavandor-card-b4⟧ Ducha studni
thing-zavandor-B5 = ⟦zavandor-card-b5⟧ Zwój deszczu
thing-zavandor-B6 = ⟦zavandor-card-b6⟧ Klan Górniczej Lampy
thing-zavandor-B7 = ⟦zavandor-card-b7⟧ Kapliczka źródła
    .accusative = ⟦zavandor-card-b7⟧ Kapliczkę źródła
thing-zavandor-B8 = ⟦zavandor-card-b8⟧ Kapliczka pływów
    .accusative = ⟦zavandor-card-b8⟧ Kapliczkę pływów
thing-zavandor-B9 = ⟦zavandor-card-b9⟧ Ołtarz echa
thing-zavandor-B10 = ⟦zavandor-card-b10⟧ Przewoźnik
    .accusative = ⟦zavandor-card-b10⟧ Przewoźnika
thing-zavandor-B11 = ⟦zavandor-card-b11⟧ Zwój potopu
thing-zavandor-B12 = ⟦zavandor-card-b12⟧ Rzeczny elf
    .accusative = ⟦zavandor-card-b12⟧ Rzecznego elfa
thing-zavandor-B13 = ⟦zavandor-card-b13⟧ Kapliczka rosy
    .accusative = ⟦zavandor-card-b13⟧ Kapliczkę rosy
thing-zavandor-normal = Plansza klanu
    .accusative = Planszę klanu
thing-zavandor-A = Klan wielu wózków
thing-zavandor-B = Klan desek
thing-zavandor-C = Klan metalu
thing-zavandor-D = Klan złota

card-zavandor-clan = Do dochodu podstawowego: do sześciu kart na rundę.
card-zavandor-helper = Dodatkowy dochód, ponad limit sześciu kart.
card-zavandor-dragon = Ukończony: twój dochód podstawowy nie ma limitu.
card-zavandor-scroll = Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
card-zavandor-shrine = Liczy się tylko ukończona.
card-zavandor-mason = Darmowa kostka przy każdym dochodzie.
card-zavandor-broker = Tyle wymian z bankiem na rundę, jedna karta za jedną.
card-zavandor-herald = Ukończony: wygrywasz każdy remis.
card-zavandor-envoy = Ukończony: twoje przegrane stawki mogą płacić za ulepszenia.
card-zavandor-objects = Ukończony: 1 punkt za każdy twój ukończony obiekt.
card-zavandor-colours = Ukończony: 2 punkty za każdy kolor twoich ukończonych kart.
card-zavandor-clans = Ukończony: 2 punkty za każdy twój ukończony klan, także planszę.
card-zavandor-cubes = Ukończony: 1 punkt za każde 2 poziomy wszystkiego, co masz.

thing-zavandor-Lr = { thing-zavandor-r } (pnie)
count-zavandor-Lr = { count-zavandor-r } (pnie)
    .short = { count-zavandor-r.short } p.
option-zavandor-upgrade-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-bid-Lr = { $marked }{ thing-zavandor-Lr }
option-zavandor-offer-Lr = { option-zavandor-bid-Lr }
option-zavandor-payment-Lr = { option-zavandor-bid-Lr }
option-zavandor-rebid-Lr = { option-zavandor-bid-Lr }
thing-zavandor-Ly = { thing-zavandor-y } (pnie)
count-zavandor-Ly = { count-zavandor-y } (pnie)
    .short = { count-zavandor-y.short } p.
option-zavandor-upgrade-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-bid-Ly = { $marked }{ thing-zavandor-Ly }
option-zavandor-offer-Ly = { option-zavandor-bid-Ly }
option-zavandor-payment-Ly = { option-zavandor-bid-Ly }
option-zavandor-rebid-Ly = { option-zavandor-bid-Ly }
thing-zavandor-Lg = { thing-zavandor-g } (pnie)
count-zavandor-Lg = { count-zavandor-g } (pnie)
    .short = { count-zavandor-g.short } p.
option-zavandor-upgrade-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-bid-Lg = { $marked }{ thing-zavandor-Lg }
option-zavandor-offer-Lg = { option-zavandor-bid-Lg }
option-zavandor-payment-Lg = { option-zavandor-bid-Lg }
option-zavandor-rebid-Lg = { option-zavandor-bid-Lg }
thing-zavandor-Lb = { thing-zavandor-b } (pnie)
count-zavandor-Lb = { count-zavandor-b } (pnie)
    .short = { count-zavandor-b.short } p.
option-zavandor-upgrade-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-bid-Lb = { $marked }{ thing-zavandor-Lb }
option-zavandor-offer-Lb = { option-zavandor-bid-Lb }
option-zavandor-payment-Lb = { option-zavandor-bid-Lb }
option-zavandor-rebid-Lb = { option-zavandor-bid-Lb }
thing-zavandor-Pr = { thing-zavandor-r } (deski)
count-zavandor-Pr = { count-zavandor-r } (deski)
    .short = { count-zavandor-r.short } d.
option-zavandor-upgrade-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-bid-Pr = { $marked }{ thing-zavandor-Pr }
option-zavandor-offer-Pr = { option-zavandor-bid-Pr }
option-zavandor-payment-Pr = { option-zavandor-bid-Pr }
option-zavandor-rebid-Pr = { option-zavandor-bid-Pr }
thing-zavandor-Py = { thing-zavandor-y } (deski)
count-zavandor-Py = { count-zavandor-y } (deski)
    .short = { count-zavandor-y.short } d.
option-zavandor-upgrade-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-bid-Py = { $marked }{ thing-zavandor-Py }
option-zavandor-offer-Py = { option-zavandor-bid-Py }
option-zavandor-payment-Py = { option-zavandor-bid-Py }
option-zavandor-rebid-Py = { option-zavandor-bid-Py }
thing-zavandor-Pg = { thing-zavandor-g } (deski)
count-zavandor-Pg = { count-zavandor-g } (deski)
    .short = { count-zavandor-g.short } d.
option-zavandor-upgrade-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-bid-Pg = { $marked }{ thing-zavandor-Pg }
option-zavandor-offer-Pg = { option-zavandor-bid-Pg }
option-zavandor-payment-Pg = { option-zavandor-bid-Pg }
option-zavandor-rebid-Pg = { option-zavandor-bid-Pg }
thing-zavandor-Pb = { thing-zavandor-b } (deski)
count-zavandor-Pb = { count-zavandor-b } (deski)
    .short = { count-zavandor-b.short } d.
option-zavandor-upgrade-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-bid-Pb = { $marked }{ thing-zavandor-Pb }
option-zavandor-offer-Pb = { option-zavandor-bid-Pb }
option-zavandor-payment-Pb = { option-zavandor-bid-Pb }
option-zavandor-rebid-Pb = { option-zavandor-bid-Pb }
thing-zavandor-Mr = { thing-zavandor-r } (metal)
count-zavandor-Mr = { count-zavandor-r } (metal)
    .short = { count-zavandor-r.short } m.
option-zavandor-upgrade-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-bid-Mr = { $marked }{ thing-zavandor-Mr }
option-zavandor-offer-Mr = { option-zavandor-bid-Mr }
option-zavandor-payment-Mr = { option-zavandor-bid-Mr }
option-zavandor-rebid-Mr = { option-zavandor-bid-Mr }
thing-zavandor-My = { thing-zavandor-y } (metal)
count-zavandor-My = { count-zavandor-y } (metal)
    .short = { count-zavandor-y.short } m.
option-zavandor-upgrade-My = { $marked }{ thing-zavandor-My }
option-zavandor-bid-My = { $marked }{ thing-zavandor-My }
option-zavandor-offer-My = { option-zavandor-bid-My }
option-zavandor-payment-My = { option-zavandor-bid-My }
option-zavandor-rebid-My = { option-zavandor-bid-My }
thing-zavandor-Mg = { thing-zavandor-g } (metal)
count-zavandor-Mg = { count-zavandor-g } (metal)
    .short = { count-zavandor-g.short } m.
option-zavandor-upgrade-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-bid-Mg = { $marked }{ thing-zavandor-Mg }
option-zavandor-offer-Mg = { option-zavandor-bid-Mg }
option-zavandor-payment-Mg = { option-zavandor-bid-Mg }
option-zavandor-rebid-Mg = { option-zavandor-bid-Mg }
thing-zavandor-Mb = { thing-zavandor-b } (metal)
count-zavandor-Mb = { count-zavandor-b } (metal)
    .short = { count-zavandor-b.short } m.
option-zavandor-upgrade-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-bid-Mb = { $marked }{ thing-zavandor-Mb }
option-zavandor-offer-Mb = { option-zavandor-bid-Mb }
option-zavandor-payment-Mb = { option-zavandor-bid-Mb }
option-zavandor-rebid-Mb = { option-zavandor-bid-Mb }
thing-zavandor-Gr = { thing-zavandor-r } (złoto)
count-zavandor-Gr = { count-zavandor-r } (złoto)
    .short = { count-zavandor-r.short } z.
option-zavandor-upgrade-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-bid-Gr = { $marked }{ thing-zavandor-Gr }
option-zavandor-offer-Gr = { option-zavandor-bid-Gr }
option-zavandor-payment-Gr = { option-zavandor-bid-Gr }
option-zavandor-rebid-Gr = { option-zavandor-bid-Gr }
thing-zavandor-Gy = { thing-zavandor-y } (złoto)
count-zavandor-Gy = { count-zavandor-y } (złoto)
    .short = { count-zavandor-y.short } z.
option-zavandor-upgrade-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-bid-Gy = { $marked }{ thing-zavandor-Gy }
option-zavandor-offer-Gy = { option-zavandor-bid-Gy }
option-zavandor-payment-Gy = { option-zavandor-bid-Gy }
option-zavandor-rebid-Gy = { option-zavandor-bid-Gy }
thing-zavandor-Gg = { thing-zavandor-g } (złoto)
count-zavandor-Gg = { count-zavandor-g } (złoto)
    .short = { count-zavandor-g.short } z.
option-zavandor-upgrade-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-bid-Gg = { $marked }{ thing-zavandor-Gg }
option-zavandor-offer-Gg = { option-zavandor-bid-Gg }
option-zavandor-payment-Gg = { option-zavandor-bid-Gg }
option-zavandor-rebid-Gg = { option-zavandor-bid-Gg }
thing-zavandor-Gb = { thing-zavandor-b } (złoto)
count-zavandor-Gb = { count-zavandor-b } (złoto)
    .short = { count-zavandor-b.short } z.
option-zavandor-upgrade-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-bid-Gb = { $marked }{ thing-zavandor-Gb }
option-zavandor-offer-Gb = { option-zavandor-bid-Gb }
option-zavandor-payment-Gb = { option-zavandor-bid-Gb }
option-zavandor-rebid-Gb = { option-zavandor-bid-Gb }

option-zavandor-income-S0_L = { thing-zavandor-S0 }: { count-zavandor-L }
option-zavandor-income-S0_P = { thing-zavandor-S0 }: { count-zavandor-P }
option-zavandor-income-S0_M = { thing-zavandor-S0 }: { count-zavandor-M }
option-zavandor-income-S0_G = { thing-zavandor-S0 }: { count-zavandor-G }
option-zavandor-income-S0_keep = { thing-zavandor-S0 }: zachowaj i nie pytaj więcej
option-zavandor-income-R5_L = { thing-zavandor-R5 }: { count-zavandor-L }
option-zavandor-income-R5_P = { thing-zavandor-R5 }: { count-zavandor-P }
option-zavandor-income-R5_M = { thing-zavandor-R5 }: { count-zavandor-M }
option-zavandor-income-R5_G = { thing-zavandor-R5 }: { count-zavandor-G }
option-zavandor-income-R5_keep = { thing-zavandor-R5 }: zachowaj i nie pytaj więcej
option-zavandor-income-Y5_L = { thing-zavandor-Y5 }: { count-zavandor-L }
option-zavandor-income-Y5_P = { thing-zavandor-Y5 }: { count-zavandor-P }
option-zavandor-income-Y5_M = { thing-zavandor-Y5 }: { count-zavandor-M }
option-zavandor-income-Y5_G = { thing-zavandor-Y5 }: { count-zavandor-G }
option-zavandor-income-Y5_keep = { thing-zavandor-Y5 }: zachowaj i nie pytaj więcej
option-zavandor-income-G5_L = { thing-zavandor-G5 }: { count-zavandor-L }
option-zavandor-income-G5_P = { thing-zavandor-G5 }: { count-zavandor-P }
option-zavandor-income-G5_M = { thing-zavandor-G5 }: { count-zavandor-M }
option-zavandor-income-G5_G = { thing-zavandor-G5 }: { count-zavandor-G }
option-zavandor-income-G5_keep = { thing-zavandor-G5 }: zachowaj i nie pytaj więcej
option-zavandor-income-B5_L = { thing-zavandor-B5 }: { count-zavandor-L }
option-zavandor-income-B5_P = { thing-zavandor-B5 }: { count-zavandor-P }
option-zavandor-income-B5_M = { thing-zavandor-B5 }: { count-zavandor-M }
option-zavandor-income-B5_G = { thing-zavandor-B5 }: { count-zavandor-G }
option-zavandor-income-B5_keep = { thing-zavandor-B5 }: zachowaj i nie pytaj więcej
option-zavandor-income-B11_L = { thing-zavandor-B11 }: { count-zavandor-L }
option-zavandor-income-B11_P = { thing-zavandor-B11 }: { count-zavandor-P }
option-zavandor-income-B11_M = { thing-zavandor-B11 }: { count-zavandor-M }
option-zavandor-income-B11_G = { thing-zavandor-B11 }: { count-zavandor-G }
option-zavandor-income-B11_keep = { thing-zavandor-B11 }: zachowaj i nie pytaj więcej

rules-zavandor-S0-title = { thing-zavandor-S0 }
rules-zavandor-S0 = **Zwój**
    Poziom 1 (wydrukowany: 3 wózki z pniami lub 2 wózki z deskami); Poziom 2 (za cenę króla: 4 wózki z pniami lub 3 wózki z deskami lub 2 wózki z metalem); Poziom 3 (za cenę króla: 5 wózków z pniami lub 4 wózki z deskami lub 3 wózki z metalem lub 2 wózki ze złotem). Po ukończeniu: 2 punkty. Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
rules-zavandor-R1-title = { thing-zavandor-R1 }
rules-zavandor-R1 = **Klan · rubin · jasna**
    Poziom 1 (za cenę króla: 1 wózek ze złotem); Poziom 2 (za cenę króla: 2 wózki ze złotem i 1 wózek z deskami). Po ukończeniu: 3 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-R2-title = { thing-zavandor-R2 }
rules-zavandor-R2 = **Klan · rubin · jasna**
    Poziom 1 (za cenę króla: 1 wózek ze złotem); Poziom 2 (za cenę króla: 2 wózki ze złotem); Poziom 3 (za cenę króla: 2 wózki ze złotem, 1 wózek z metalem i 1 wózek z deskami). Po ukończeniu: 5 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-R3-title = { thing-zavandor-R3 }
rules-zavandor-R3 = **Juczny smok · rubin · jasna**
    Poziom 1 (1 rubin); Poziom 2 (1 rubin i 1 szafir). Po ukończeniu: 3 punkty. Ukończony: twój dochód podstawowy nie ma limitu.
rules-zavandor-R4-title = { thing-zavandor-R4 }
rules-zavandor-R4 = **Pomocnik · rubin · jasna**
    Poziom 1 (1 rubin i 1 szmaragd: 1 wózek ze złotem); Poziom 2 (2 rubiny: 1 wózek ze złotem i 1 wózek z metalem). Po ukończeniu: 2 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-R5-title = { thing-zavandor-R5 }
rules-zavandor-R5 = **Zwój · rubin · ciemna**
    Poziom 1 (wydrukowany: 4 wózki z metalem lub 3 wózki ze złotem); Poziom 2 (za cenę króla: 6 wózków z deskami lub 5 wózków z metalem lub 4 wózki ze złotem); Poziom 3 (za cenę króla: 7 wózków z deskami lub 6 wózków z metalem lub 6 wózków ze złotem). Po ukończeniu: 2 punkty. Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
rules-zavandor-R6-title = { thing-zavandor-R6 }
rules-zavandor-R6 = **Klan · rubin · jasna · od 3 graczy**
    Poziom 1 (za cenę króla: 1 wózek z deskami); Poziom 2 (za cenę króla: 2 wózki z deskami i 1 wózek ze złotem). Po ukończeniu: 4 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-R7-title = { thing-zavandor-R7 }
rules-zavandor-R7 = **Kapliczka · rubin · ciemna**
    Poziom 1 (1 rubin); Poziom 2 (2 rubiny); Poziom 3 (2 rubiny). Po ukończeniu: 11 punktów. Liczy się tylko ukończona.
rules-zavandor-R8-title = { thing-zavandor-R8 }
rules-zavandor-R8 = **Kapliczka · rubin · ciemna**
    Poziom 1 (2 rubiny); Poziom 2 (1 rubin i 1 szmaragd). Po ukończeniu: 9 punktów. Liczy się tylko ukończona.
rules-zavandor-R9-title = { thing-zavandor-R9 }
rules-zavandor-R9 = **Ołtarz · rubin · ciemna**
    Poziom 1 (za cenę króla); Poziom 2 (za cenę króla). Ukończony: 1 punkt za każdy twój ukończony obiekt.
rules-zavandor-R10-title = { thing-zavandor-R10 }
rules-zavandor-R10 = **Herold · rubin · ciemna**
    Poziom 1 (2 monety); Poziom 2 (2 monety). Po ukończeniu: 9 punktów. Ukończony: wygrywasz każdy remis.
rules-zavandor-R11-title = { thing-zavandor-R11 }
rules-zavandor-R11 = **Kapliczka · rubin · ciemna**
    Poziom 1 (1 rubin i 1 diament); Poziom 2 (1 rubin i 1 diament). Po ukończeniu: 10 punktów. Liczy się tylko ukończona.
rules-zavandor-R12-title = { thing-zavandor-R12 }
rules-zavandor-R12 = **Pomocnik · rubin · ciemna**
    Poziom 1 (2 diamenty: 2 wózki ze złotem). Po ukończeniu: 3 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-R13-title = { thing-zavandor-R13 }
rules-zavandor-R13 = **Kapliczka · rubin · ciemna · od 4 graczy**
    Poziom 1 (2 rubiny). Po ukończeniu: 6 punktów. Liczy się tylko ukończona.
rules-zavandor-Y1-title = { thing-zavandor-Y1 }
rules-zavandor-Y1 = **Klan · diament · jasna**
    Poziom 1 (za cenę króla: 1 wózek z metalem); Poziom 2 (za cenę króla: 2 wózki z metalem i 1 wózek z deskami). Po ukończeniu: 3 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-Y2-title = { thing-zavandor-Y2 }
rules-zavandor-Y2 = **Klan · diament · jasna**
    Poziom 1 (za cenę króla: 1 wózek z metalem); Poziom 2 (za cenę króla: 2 wózki z metalem); Poziom 3 (za cenę króla: 2 wózki z metalem i 2 wózki z deskami). Po ukończeniu: 5 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-Y3-title = { thing-zavandor-Y3 }
rules-zavandor-Y3 = **Juczny smok · diament · jasna**
    Poziom 1 (1 diament); Poziom 2 (1 diament i 1 szafir). Po ukończeniu: 3 punkty. Ukończony: twój dochód podstawowy nie ma limitu.
rules-zavandor-Y4-title = { thing-zavandor-Y4 }
rules-zavandor-Y4 = **Kupiec · diament · jasna**
    Poziom 1 (1 szafir: 1); Poziom 2 (1 szmaragd: 2). Po ukończeniu: 5 punktów. Tyle wymian z bankiem na rundę, jedna karta za jedną.
rules-zavandor-Y5-title = { thing-zavandor-Y5 }
rules-zavandor-Y5 = **Zwój · diament · ciemna**
    Poziom 1 (wydrukowany: 4 wózki z deskami lub 4 wózki z metalem); Poziom 2 (za cenę króla: 6 wózków z deskami lub 5 wózków z metalem lub 4 wózki ze złotem); Poziom 3 (za cenę króla: 7 wózków z deskami lub 7 wózków z metalem lub 5 wózków ze złotem). Po ukończeniu: 2 punkty. Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
rules-zavandor-Y6-title = { thing-zavandor-Y6 }
rules-zavandor-Y6 = **Klan · diament · jasna · od 3 graczy**
    Poziom 1 (za cenę króla: 1 wózek z metalem); Poziom 2 (za cenę króla: 1 wózek z pniami i 2 wózki z metalem). Po ukończeniu: 4 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-Y7-title = { thing-zavandor-Y7 }
rules-zavandor-Y7 = **Kapliczka · diament · ciemna**
    Poziom 1 (1 diament); Poziom 2 (2 diamenty); Poziom 3 (2 diamenty). Po ukończeniu: 11 punktów. Liczy się tylko ukończona.
rules-zavandor-Y8-title = { thing-zavandor-Y8 }
rules-zavandor-Y8 = **Kapliczka · diament · ciemna**
    Poziom 1 (2 diamenty); Poziom 2 (1 diament i 1 szafir). Po ukończeniu: 9 punktów. Liczy się tylko ukończona.
rules-zavandor-Y9-title = { thing-zavandor-Y9 }
rules-zavandor-Y9 = **Ołtarz · diament · ciemna**
    Poziom 1 (za cenę króla); Poziom 2 (za cenę króla). Ukończony: 2 punkty za każdy kolor twoich ukończonych kart.
rules-zavandor-Y10-title = { thing-zavandor-Y10 }
rules-zavandor-Y10 = **Murarz · diament · ciemna**
    Poziom 1 (1 szmaragd: 1); Poziom 2 (1 diament: 1). Po ukończeniu: 4 punkty. Darmowa kostka przy każdym dochodzie.
rules-zavandor-Y11-title = { thing-zavandor-Y11 }
rules-zavandor-Y11 = **Pomocnik · diament · ciemna**
    Poziom 1 (1 szafir: 1 wózek z metalem); Poziom 2 (1 diament: 2 wózki z metalem). Po ukończeniu: 3 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-Y12-title = { thing-zavandor-Y12 }
rules-zavandor-Y12 = **Kapliczka · diament · ciemna**
    Poziom 1 (1 moneta); Poziom 2 (2 diamenty). Po ukończeniu: 9 punktów. Liczy się tylko ukończona.
rules-zavandor-Y13-title = { thing-zavandor-Y13 }
rules-zavandor-Y13 = **Kapliczka · diament · ciemna · od 4 graczy**
    Poziom 1 (2 diamenty). Po ukończeniu: 6 punktów. Liczy się tylko ukończona.
rules-zavandor-G1-title = { thing-zavandor-G1 }
rules-zavandor-G1 = **Klan · szmaragd · jasna**
    Poziom 1 (za cenę króla: 1 wózek z deskami); Poziom 2 (za cenę króla: 3 wózki z deskami). Po ukończeniu: 4 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-G2-title = { thing-zavandor-G2 }
rules-zavandor-G2 = **Klan · szmaragd · jasna**
    Poziom 1 (za cenę króla: 1 wózek z deskami); Poziom 2 (za cenę króla: 2 wózki z deskami); Poziom 3 (za cenę króla: 3 wózki z deskami i 1 wózek z metalem). Po ukończeniu: 6 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-G3-title = { thing-zavandor-G3 }
rules-zavandor-G3 = **Juczny smok · szmaragd · jasna**
    Poziom 1 (1 szmaragd); Poziom 2 (1 szmaragd i 1 szafir). Po ukończeniu: 3 punkty. Ukończony: twój dochód podstawowy nie ma limitu.
rules-zavandor-G4-title = { thing-zavandor-G4 }
rules-zavandor-G4 = **Pomocnik · szmaragd · jasna**
    Poziom 1 (2 szmaragdy: 1 wózek z deskami); Poziom 2 (1 szmaragd i 1 szafir: 2 wózki z deskami). Po ukończeniu: 2 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-G5-title = { thing-zavandor-G5 }
rules-zavandor-G5 = **Zwój · szmaragd · ciemna**
    Poziom 1 (wydrukowany: 5 wózków z pniami lub 4 wózki z deskami); Poziom 2 (za cenę króla: 7 wózków z pniami lub 6 wózków z deskami lub 5 wózków z metalem); Poziom 3 (za cenę króla: 8 wózków z pniami lub 7 wózków z deskami lub 6 wózków z metalem). Po ukończeniu: 2 punkty. Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
rules-zavandor-G6-title = { thing-zavandor-G6 }
rules-zavandor-G6 = **Klan · szmaragd · jasna · od 3 graczy**
    Poziom 1 (za cenę króla: 1 wózek z pniami i 1 wózek z deskami); Poziom 2 (za cenę króla: 1 wózek z pniami i 3 wózki z deskami). Po ukończeniu: 4 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-G7-title = { thing-zavandor-G7 }
rules-zavandor-G7 = **Kapliczka · szmaragd · ciemna**
    Poziom 1 (1 szmaragd); Poziom 2 (2 szmaragdy); Poziom 3 (2 szmaragdy). Po ukończeniu: 12 punktów. Liczy się tylko ukończona.
rules-zavandor-G8-title = { thing-zavandor-G8 }
rules-zavandor-G8 = **Kapliczka · szmaragd · ciemna**
    Poziom 1 (2 szmaragdy); Poziom 2 (1 szmaragd i 1 szafir). Po ukończeniu: 10 punktów. Liczy się tylko ukończona.
rules-zavandor-G9-title = { thing-zavandor-G9 }
rules-zavandor-G9 = **Ołtarz · szmaragd · ciemna**
    Poziom 1 (za cenę króla); Poziom 2 (za cenę króla). Ukończony: 2 punkty za każdy twój ukończony klan, także planszę.
rules-zavandor-G10-title = { thing-zavandor-G10 }
rules-zavandor-G10 = **Wysłannik · szmaragd · ciemna**
    Poziom 1 (1 szafir); Poziom 2 (1 szmaragd). Po ukończeniu: 6 punktów. Ukończony: twoje przegrane stawki mogą płacić za ulepszenia.
rules-zavandor-G11-title = { thing-zavandor-G11 }
rules-zavandor-G11 = **Murarz · szmaragd · ciemna**
    Poziom 1 (1 szafir: 1); Poziom 2 (1 rubin: 1). Po ukończeniu: 4 punkty. Darmowa kostka przy każdym dochodzie.
rules-zavandor-G12-title = { thing-zavandor-G12 }
rules-zavandor-G12 = **Pomocnik · szmaragd · ciemna**
    Poziom 1 (2 szafiry: 2 wózki z deskami). Po ukończeniu: 2 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-G13-title = { thing-zavandor-G13 }
rules-zavandor-G13 = **Kapliczka · szmaragd · ciemna · od 4 graczy**
    Poziom 1 (2 szmaragdy). Po ukończeniu: 7 punktów. Liczy się tylko ukończona.
rules-zavandor-B1-title = { thing-zavandor-B1 }
rules-zavandor-B1 = **Klan · szafir · jasna**
    Poziom 1 (za cenę króla: 2 wózki z pniami); Poziom 2 (za cenę króla: 3 wózki z pniami). Po ukończeniu: 4 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-B2-title = { thing-zavandor-B2 }
rules-zavandor-B2 = **Klan · szafir · jasna**
    Poziom 1 (za cenę króla: 1 wózek z pniami); Poziom 2 (za cenę króla: 1 wózek z pniami i 1 wózek z deskami); Poziom 3 (za cenę króla: 1 wózek z pniami, 2 wózki z deskami i 1 wózek z metalem). Po ukończeniu: 6 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-B3-title = { thing-zavandor-B3 }
rules-zavandor-B3 = **Juczny smok · szafir · jasna**
    Poziom 1 (1 szafir); Poziom 2 (2 szafiry). Po ukończeniu: 3 punkty. Ukończony: twój dochód podstawowy nie ma limitu.
rules-zavandor-B4-title = { thing-zavandor-B4 }
rules-zavandor-B4 = **Pomocnik · szafir · jasna**
    Poziom 1 (2 szafiry: 1 wózek z pniami); Poziom 2 (1 szafir i 1 szmaragd: 2 wózki z pniami). Po ukończeniu: 2 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-B5-title = { thing-zavandor-B5 }
rules-zavandor-B5 = **Zwój · szafir · ciemna**
    Poziom 1 (wydrukowany: 5 wózków z pniami lub 4 wózki z deskami); Poziom 2 (za cenę króla: 7 wózków z pniami lub 6 wózków z deskami lub 4 wózki z metalem); Poziom 3 (za cenę króla: 9 wózków z pniami lub 7 wózków z deskami lub 6 wózków z metalem). Po ukończeniu: 2 punkty. Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
rules-zavandor-B6-title = { thing-zavandor-B6 }
rules-zavandor-B6 = **Klan · szafir · jasna · od 3 graczy**
    Poziom 1 (za cenę króla: 2 wózki z pniami); Poziom 2 (za cenę króla: 2 wózki z pniami i 1 wózek z deskami). Po ukończeniu: 4 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-B7-title = { thing-zavandor-B7 }
rules-zavandor-B7 = **Kapliczka · szafir · ciemna**
    Poziom 1 (1 szafir); Poziom 2 (2 szafiry); Poziom 3 (2 szafiry). Po ukończeniu: 12 punktów. Liczy się tylko ukończona.
rules-zavandor-B8-title = { thing-zavandor-B8 }
rules-zavandor-B8 = **Kapliczka · szafir · ciemna**
    Poziom 1 (2 szafiry); Poziom 2 (1 szafir i 1 szmaragd). Po ukończeniu: 10 punktów. Liczy się tylko ukończona.
rules-zavandor-B9-title = { thing-zavandor-B9 }
rules-zavandor-B9 = **Ołtarz · szafir · ciemna**
    Poziom 1 (za cenę króla); Poziom 2 (za cenę króla). Ukończony: 1 punkt za każde 2 poziomy wszystkiego, co masz.
rules-zavandor-B10-title = { thing-zavandor-B10 }
rules-zavandor-B10 = **Kupiec · szafir · ciemna**
    Poziom 1 (1 szafir: 2). Po ukończeniu: 5 punktów. Tyle wymian z bankiem na rundę, jedna karta za jedną.
rules-zavandor-B11-title = { thing-zavandor-B11 }
rules-zavandor-B11 = **Zwój · szafir · ciemna**
    Poziom 1 (wydrukowany: 6 wózków z pniami lub 5 wózków z deskami lub 4 wózki z metalem); Poziom 2 (za cenę króla: 8 wózków z pniami lub 6 wózków z deskami lub 5 wózków z metalem lub 4 wózki ze złotem). Po ukończeniu: 3 punkty. Odczytaj raz przy dochodzie: wybierz wózek. Potem zwoju już nie ma.
rules-zavandor-B12-title = { thing-zavandor-B12 }
rules-zavandor-B12 = **Pomocnik · szafir · ciemna**
    Poziom 1 (2 szmaragdy: 1 wózek z pniami i 1 wózek z deskami). Po ukończeniu: 2 punkty. Dodatkowy dochód, ponad limit sześciu kart.
rules-zavandor-B13-title = { thing-zavandor-B13 }
rules-zavandor-B13 = **Kapliczka · szafir · ciemna · od 4 graczy**
    Poziom 1 (2 szafiry). Po ukończeniu: 7 punktów. Liczy się tylko ukończona.
rules-zavandor-normal-title = { thing-zavandor-normal }
rules-zavandor-normal = **Klan**
    Poziom 1 (wydrukowany: 2 wózki z pniami i 1 wózek z deskami); Poziom 2 (za cenę króla: 1 wózek z pniami i 2 wózki z deskami); Poziom 3 (za cenę króla: 1 wózek z pniami, 2 wózki z deskami i 1 wózek z metalem); Poziom 4 (za cenę króla: 1 wózek z pniami, 1 wózek z deskami, 1 wózek z metalem i 1 wózek ze złotem). Po ukończeniu: 5 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-A-title = { thing-zavandor-A }
rules-zavandor-A = **Klan**
    Poziom 1 (wydrukowany: 3 wózki z pniami); Poziom 2 (za cenę króla: 3 wózki z pniami i 1 wózek z deskami); Poziom 3 (za cenę króla: 2 wózki z pniami i 2 wózki z deskami); Poziom 4 (za cenę króla: 2 wózki z pniami i 3 wózki z deskami). Po ukończeniu: 3 punkty. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-B-title = { thing-zavandor-B }
rules-zavandor-B = **Klan**
    Poziom 1 (wydrukowany: 1 wózek z pniami i 2 wózki z deskami); Poziom 2 (za cenę króla: 3 wózki z deskami); Poziom 3 (za cenę króla: 3 wózki z deskami i 1 wózek z metalem); Poziom 4 (za cenę króla: 2 wózki z deskami i 2 wózki z metalem). Po ukończeniu: 6 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-C-title = { thing-zavandor-C }
rules-zavandor-C = **Klan**
    Poziom 1 (wydrukowany: 1 wózek z pniami, 1 wózek z deskami i 1 wózek z metalem); Poziom 2 (za cenę króla: 1 wózek z pniami i 2 wózki z metalem); Poziom 3 (za cenę króla: 1 wózek z deskami i 3 wózki z metalem); Poziom 4 (za cenę króla: 1 wózek z deskami, 2 wózki z metalem i 1 wózek ze złotem). Po ukończeniu: 5 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
rules-zavandor-D-title = { thing-zavandor-D }
rules-zavandor-D = **Klan**
    Poziom 1 (wydrukowany: 2 wózki z pniami i 1 wózek ze złotem); Poziom 2 (za cenę króla: 1 wózek z pniami i 2 wózki ze złotem); Poziom 3 (za cenę króla: 1 wózek z deskami, 1 wózek z metalem i 2 wózki ze złotem); Poziom 4 (za cenę króla: 1 wózek z deskami i 3 wózki ze złotem). Po ukończeniu: 5 punktów. Do dochodu podstawowego: do sześciu kart na rundę.
