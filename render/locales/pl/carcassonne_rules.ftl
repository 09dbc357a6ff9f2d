# Carcassonne, temat po temacie.

rules-carcassonne-topics = aim turn placing figure roads cities cloisters fields majority end picture
rules-carcassonne-aim-title = Cel gry
rules-carcassonne-aim =
    Płytka po płytce powstaje krajobraz z dróg, miast, klasztorów i łąk. Stawiasz na nim podwładnych: rycerzy, zbójników, mnichów, farmerów. Punktują, gdy ich droga, miasto lub klasztor jest dokończone, oraz na koniec gry.
    Wygrywa gracz z największą liczbą punktów. Przy równej liczbie punktów gracze dzielą zwycięstwo.
rules-carcassonne-turn-title = Ruch
rules-carcassonne-turn =
    1. **Wylosuj** płytkę. Robię to za ciebie. Jeśli nigdzie nie pasuje, losujesz jeszcze raz, a płytka wraca do stosu.
    2. **Dołóż** ją tam, gdzie pasuje.
    3. **Postaw na niej podwładnego**, jeśli chcesz i masz jeszcze jakiegoś.
    4. **Policz punkty** za to, co twoja płytka kończy. Robię to za ciebie. Podwładni wracają do graczy.
    Potem ruch ma następny gracz.
rules-carcassonne-placing-title = Dokładanie płytki
rules-carcassonne-placing =
    Płytka musi dotykać innej płytki całym bokiem. Rogi się nie liczą. Na każdym wspólnym boku droga musi łączyć się z drogą, miasto z miastem, a łąka z łąką.
    Możesz ją obracać. Do wyboru masz tylko miejsca, w których pasuje. Dołożona płytka już się nie rusza.
rules-carcassonne-figure-title = Stawianie podwładnego
rules-carcassonne-figure =
    Masz siedmiu podwładnych. Po dołożeniu płytki możesz postawić jednego z nich na części tej płytki: na drodze, w mieście, w klasztorze lub na łące.
    Cała droga, miasto lub łąka musi być wolna: nie może tam stać żaden pionek, nawet twój. Na obiektach, które łączą się później, może ich stać kilka.
    Podwładnego, który wraca w tym ruchu, możesz użyć w następnym.
rules-carcassonne-roads-title = Drogi
rules-carcassonne-roads =
    Droga jest dokończona, gdy oba jej końce są przy skrzyżowaniu, mieście lub klasztorze albo gdy tworzy pętlę.
    Daje **po 1 punkcie za każdą płytkę**.
rules-carcassonne-cities-title = Miasta
rules-carcassonne-cities =
    Miasto jest dokończone, gdy otacza je mur i nie ma w nim dziur.
    Daje **po 2 punkty za każdą płytkę i po 2 za każdą flagę**, nawet najmniejsze, z dwóch płytek.
rules-carcassonne-cloisters-title = Klasztory
rules-carcassonne-cloisters =
    Klasztor jest dokończony, gdy otacza go osiem płytek.
    Daje **9 punktów**: jeden za sam klasztor i po jednym za każdą płytkę dookoła.
rules-carcassonne-fields-title = Łąki i farmerzy
rules-carcassonne-fields =
    Podwładny na łące leży: to farmer. Zostaje tam do końca gry i dopiero wtedy punktuje.
    Łąka to jeden połączony zielony obszar, często na wielu płytkach. Ograniczają go drogi, miasta i zewnętrzny brzeg krainy. Na koniec łąka daje **po 3 punkty za każde dokończone miasto, które z nią graniczy**. Miasto liczy się raz dla każdej łąki, z którą graniczy.
rules-carcassonne-majority-title = Kilku podwładnych w jednym obiekcie
rules-carcassonne-majority =
    Punkty za drogę, miasto, klasztor lub łąkę dostaje gracz, który ma tam najwięcej podwładnych. Przy remisie każdy z remisujących dostaje wszystkie punkty, a inni nic. Obiekt bez podwładnych nie daje punktów.
rules-carcassonne-end-title = Koniec gry
rules-carcassonne-end =
    Gra kończy się po dołożeniu i policzeniu ostatniej płytki. Za pozostałe obiekty są jeszcze punkty:
    - niedokończona droga: **po 1 punkcie za każdą płytkę**
    - niedokończone miasto: **po 1 za każdą płytkę i po 1 za każdą flagę**
    - niedokończony klasztor: **1 za sam klasztor i po 1 za każdą płytkę dookoła**
    - łąki: **po 3 za każde dokończone miasto, które z nimi graniczy**
rules-carcassonne-picture-title = Jak czytać obraz
rules-carcassonne-picture =
    U góry: litera i kształt każdego gracza, punkty i pozostali podwładni. Złota linia pokazuje, czyj jest ruch. Po prawej: liczba pozostałych płytek i wylosowana płytka. Złote rogi oznaczają ostatnią płytkę.
    Gdy dokładasz płytkę, pasujące miejsca mają oznaczenia: literę wiersza i liczbę od lewej do prawej. Stojące pionki to podwładni na drogach, w miastach i klasztorach; leżące to farmerzy.
