# Samouczek Carcassonne: wskazówka do każdego kroku i zakończenie.

tutorial-carcassonne-place = Twoja płytka ma kawałek miasta z flagą. Dołóż ją **nad** płytką startową, tak by miasto łączyło się z miastem. Wybierz miejsce i sprawdź obraz, zanim potwierdzisz.
tutorial-carcassonne-knight = Teraz postaw podwładnego **w mieście**. Da punkty, gdy miasto będzie zamknięte.
tutorial-carcassonne-close = Przeciwnik dołożył drogę i ją zajął. Twoja nowa płytka to koniec miasta: dołóż ją **nad** swoim miastem, żeby zamknąć mur.
tutorial-carcassonne-keep = Miasto jest zamknięte i da punkty, a twój podwładny wróci. Zachowaj pozostałych na lepsze miejsca: wybierz **bez podwładnego**.
tutorial-carcassonne-cloister = Trzy płytki i flaga: 8 punktów. Teraz masz klasztor. Potrzebuje płytek z wszystkich ośmiu stron, więc dołóż go **w rogu między** swoim miastem a drogą, gdzie większość już leży.
tutorial-carcassonne-monk = Postaw podwładnego **w klasztorze**. Da po punkcie za każdą płytkę dookoła i jeden za sam klasztor.
tutorial-carcassonne-end =
    Wokół twojego klasztoru leży pięć płytek. Z trzema kolejnymi da 9 punktów. To prawie cała gra: dokładaj płytkę, stawiaj na niej podwładnego, jeśli chcesz, i licz punkty za to, co dokończone.
    Podwładny na **łące** zostaje do końca i wtedy daje po 3 punkty za każde dokończone miasto, które z nią graniczy. Resztę i dodatki wyjaśnia `/rules`.
