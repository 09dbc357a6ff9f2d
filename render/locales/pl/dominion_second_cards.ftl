# Dominion: karty, które drugie edycje dodają do zestawu podstawowego i do Intrygi

## Zasady

rules-dominion-entries-base_second =
    Artisan Bandit Harbinger Merchant Poacher Sentry Vassal
rules-dominion-entries-intrigue_second =
    Courtier Diplomat Lurker Mill Patrol Replace Secret_Passage

## Karty zestawu podstawowego

thing-dominion-Artisan = ⟦dominion-artisan⟧ Rękodzielnik
    .accusative = ⟦dominion-artisan⟧ Rękodzielnika
card-dominion-Artisan = Zdobądź na rękę kartę do $5. Potem połóż kartę z ręki na talię.
rules-dominion-Artisan =
    Zdobądź na rękę kartę kosztującą do $5. Potem połóż kartę z ręki na wierzch swojej talii; może to być ta sama.

thing-dominion-Bandit = ⟦dominion-bandit⟧ Bandyta
    .accusative = ⟦dominion-bandit⟧ Bandytę
card-dominion-Bandit = Zdobądź Złoto. Inni odkrywają 2: Skarb, nie Miedziaki, na śmietnisko, resztę odrzucają.
rules-dominion-Bandit =
    Zdobądź Złoto. Każdy inny gracz odkrywa dwie wierzchnie karty swojej talii, wyrzuca na śmietnisko jeden ze Skarbów oprócz Miedziaków, a resztę odrzuca. Jeśli są dwa różne, ten gracz wybiera.

thing-dominion-Harbinger = ⟦dominion-harbinger⟧ Zwiastun
    .accusative = ⟦dominion-harbinger⟧ Zwiastuna
card-dominion-Harbinger = Przejrzyj stos kart odrzuconych. Możesz położyć kartę z niego na talię.
rules-dominion-Harbinger =
    +1 karta, +1 akcja. Przejrzyj swój stos kart odrzuconych. Możesz położyć kartę z niego na wierzch swojej talii.

thing-dominion-Merchant = ⟦dominion-merchant⟧ Kupiec
    .accusative = ⟦dominion-merchant⟧ Kupca
card-dominion-Merchant = Pierwsze Srebrniki zagrane w tej turze dają o $1 więcej.
rules-dominion-Merchant =
    +1 karta, +1 akcja. Gdy pierwszy raz w tej turze zagrywasz Srebrniki: +$1. Liczy się każde zagranie tej karty.

thing-dominion-Poacher = ⟦dominion-poacher⟧ Kłusownik
    .accusative = ⟦dominion-poacher⟧ Kłusownika
card-dominion-Poacher = Odrzuć kartę za każdy pusty stos w Zasobach.
rules-dominion-Poacher =
    +1 karta, +1 akcja, +$1. Odrzuć z ręki kartę za każdy pusty stos w Zasobach albo wszystkie, jeśli masz mniej.

thing-dominion-Sentry = ⟦dominion-sentry⟧ Wartownik
    .accusative = ⟦dominion-sentry⟧ Wartownika
card-dominion-Sentry = Obejrzyj 2 karty z talii: na śmietnisko, odrzuć lub odłóż w dowolnej kolejności.
rules-dominion-Sentry =
    +1 karta, +1 akcja. Obejrzyj dwie wierzchnie karty swojej talii. Każdą możesz wyrzucić na śmietnisko, odrzucić albo odłożyć. Jeśli odkładasz obie, wybierasz ich kolejność.

thing-dominion-Vassal = ⟦dominion-vassal⟧ Wasal
    .accusative = ⟦dominion-vassal⟧ Wasala
card-dominion-Vassal = Odrzuć wierzchnią kartę talii. Jeśli to Akcja, możesz ją zagrać.
rules-dominion-Vassal =
    +$2. Odrzuć wierzchnią kartę swojej talii. Jeśli to Akcja, możesz ją zagrać; nie kosztuje to akcji.

## Karty Intrygi

thing-dominion-Courtier = ⟦dominion-courtier⟧ Dworzanin
    .accusative = ⟦dominion-courtier⟧ Dworzanina
card-dominion-Courtier = Odkryj kartę z ręki. Za każdy jej typ inne: +1 akcja; +1 zakup; +$3; zdobądź Złoto.
rules-dominion-Courtier =
    Odkryj kartę z ręki. Za każdy typ, który ma, wybierz jedno: +1 akcja; +1 zakup; +$3; zdobądź Złoto. Wybierasz różne, zanim dostaniesz którekolwiek.

thing-dominion-Diplomat = ⟦dominion-diplomat⟧ Dyplomata
    .accusative = ⟦dominion-diplomat⟧ Dyplomatę
card-dominion-Diplomat = Teraz do 5 kart na ręce: +2 akcje. Przy Ataku, od 5 kart: +2 karty, odrzuć 3.
rules-dominion-Diplomat =
    +2 karty. Jeśli masz wtedy najwyżej pięć kart na ręce: +2 akcje. Gdy inny gracz zagrywa Atak, możesz odkryć tę kartę z ręki mającej co najmniej pięć kart: dobierz dwie karty, a potem odrzuć trzy. Możesz to powtarzać, dopóki masz pięć kart.

thing-dominion-Lurker = ⟦dominion-lurker⟧ Włóczęga
    .accusative = ⟦dominion-lurker⟧ Włóczęgę
card-dominion-Lurker = Wyrzuć Akcję z Zasobów na śmietnisko; albo zdobądź Akcję ze śmietniska.
rules-dominion-Lurker =
    +1 akcja. Wybierz: wyrzuć Akcję z Zasobów na śmietnisko; albo zdobądź Akcję ze śmietniska.

thing-dominion-Mill = ⟦dominion-mill⟧ Młyn
card-dominion-Mill = Możesz odrzucić 2 karty: +$2. Wart 1 PZ.
rules-dominion-Mill =
    +1 karta, +1 akcja. Możesz odrzucić dwie karty za +$2. Na koniec gry wart 1 punkt.

thing-dominion-Patrol = ⟦dominion-patrol⟧ Patrol
card-dominion-Patrol = Odkryj 4: karty Zwycięstwa i Klątwy na rękę, resztę odłóż w dowolnej kolejności.
rules-dominion-Patrol =
    +3 karty. Odkryj cztery wierzchnie karty swojej talii. Wszystkie karty Zwycięstwa i Klątwy wśród nich weź na rękę. Pozostałe odłóż w dowolnej kolejności.

thing-dominion-Replace = ⟦dominion-replace⟧ Wymiana
    .accusative = ⟦dominion-replace⟧ Wymianę
card-dominion-Replace = Wyrzuć kartę, zdobądź do $2 droższą. Akcja, Skarb: na talię. Zwycięstwo: inni zdobywają Klątwę.
rules-dominion-Replace =
    Wyrzuć kartę z ręki na śmietnisko. Zdobądź kartę droższą najwyżej o $2. Jeśli to Akcja albo Skarb, trafia na wierzch twojej talii. Jeśli to karta Zwycięstwa, każdy inny gracz zdobywa Klątwę. Karta łączona robi jedno i drugie.

thing-dominion-Secret_Passage = ⟦dominion-secret_passage⟧ Tajne przejście
card-dominion-Secret_Passage = Włóż kartę z ręki w dowolne miejsce talii.
rules-dominion-Secret_Passage =
    +2 karty, +1 akcja. Włóż kartę z ręki w dowolne miejsce swojej talii. Inni nie widzą ani karty, ani miejsca.
