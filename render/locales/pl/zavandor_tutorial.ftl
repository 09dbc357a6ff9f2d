# Samouczek Kopalni Zavandoru: wskazówka do każdego kroku i zakończenie.

tutorial-zavandor-exchange = Karty klejnotów to twoje pieniądze: każda pokazuje klejnot, a na odwrocie jego wózek. Potrzebujesz rubinów. Wymień w **banku** dwie za jedną: swoje dwa **wózki z metalem**, szmaragd i szafir, na **rubin**.
tutorial-zavandor-market = Trzy rubiny. Możesz też handlować z innymi, ale tyle wystarczy: **przejdź do stawki**.
tutorial-zavandor-bid = Na licytacji są cztery karty, po jednej w każdym kolorze, a wszystkie stawki są zapieczętowane. { thing-zavandor-R1 } leży w rzędzie rubinów. Kto wygrywa co najmniej trzema rubinami, dostaje kartę. Postaw **wszystkie trzy rubiny** i nic więcej.
tutorial-zavandor-prize = Przeciwnik postawił dwa, więc wygrywasz. Weź **kartę**. Punkt jest dla graczy, którym karta niepotrzebna.
tutorial-zavandor-upgrade = Karta działa, gdy stoi na niej kostka. **{ thing-zavandor-R1 }** kosztuje cenę króla, teraz jeden szafir, i daje ci potem wózek ze złotem w każdej rundzie. Wybierz go pod **Ulepszenia**.
tutorial-zavandor-scroll = Nowa runda zaczyna się od dochodu: po karcie za każdy wózek na planszy klanu i na klanach. Możesz też teraz **odczytać** swój zwój, jeden raz: dobierz **pnie** albo **deski**, jak wolisz.
tutorial-zavandor-end =
    To jest runda: dochód, handel, stawki, ulepszenia. Gdy król dociera do swojej sali, gra się kończy, a punkty dają monety, ukończone karty i ołtarze. Obiekt jest ukończony, gdy na jego ostatnim polu stoi kostka, więc kończ to, co zaczynasz.
    Wszystkie karty i klany dla zaawansowanych objaśnia `/rules`.
