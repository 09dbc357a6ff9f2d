# Samouczek Catanu: wskazówka do każdego kroku i zakończenie.

tutorial-catan-road = Wypadła szóstka, więc twoja osada przy wzgórzach z 6 dostała glinę. Zbuduj **drogę** za jedną glinę i jedno drewno. Na mapie wybierz miejsce między tymi wzgórzami a pustynią na środku.
tutorial-catan-offer = Na końcu drogi zmieści się osada. Kosztuje glinę, drewno, wełnę i zboże, a zboża nie masz. Złóż innym **ofertę**.
tutorial-catan-terms = Oddaj **wełnę**, weź **zboże**.
tutorial-catan-settlement = Przeciwnik przyjął ofertę. Zbuduj **osadę** na końcu nowej drogi. Leży przy wzgórzach, lesie i pustyni, choć pustynia nic nie daje.
tutorial-catan-finish = Osada daje punkt, a karty dostajesz teraz w trzech miejscach. Na nic więcej cię nie stać: **zakończ** ruch.
tutorial-catan-robber = Przeciwnik wyrzucił ósemkę i dostał dwie karty. Potem tobie wypadła siódemka: **złodziej** się rusza, a jego pole nic nie daje. Postaw go na jednym z dwóch pól z **8**, przy budowlach przeciwnika, i weź kartę.
tutorial-catan-end =
    Na tym polega gra: rzucaj, handluj i buduj, aż ktoś zdobędzie dziesięć punktów. Osada daje 1 punkt, miasto 2; Najdłuższa Droga Handlowa i Najwyższa Władza Rycerska dają po 2. Bank zawsze wymienia cztery karty jednego rodzaju na jedną, z portem trzy lub dwie. Mając ponad siedem kart, przy siódemce tracisz połowę.
    Dodatki są w ustawieniach w poczekalni. Objaśnia je też `/rules`.
