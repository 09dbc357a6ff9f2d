# Samouczek Dominionu: wskazówka do każdego kroku i zakończenie.

tutorial-dominion-village = Na ręce masz dwie Akcje, a każda tura zaczyna się z **jedną** akcją. Najpierw zagraj **Wioskę**: dobiera kartę i daje dwie akcje.
tutorial-dominion-smithy = Wioska już się zwróciła. Teraz zagraj **Kuźnię**: dobiera trzy karty.
tutorial-dominion-treasures = Nie masz już Akcji, więc kupujesz. Najpierw zagraj **wszystkie** swoje Skarby: razem dają monety, które możesz wydać.
tutorial-dominion-gold = Sześć monet i jeden zakup. Weź **Złoto**: trafia na stos kart odrzuconych, wraca po tasowaniu i daje wtedy trzy monety.
tutorial-dominion-militia = Zużyte karty zostały odrzucone, a ty dobierasz pięć nowych. Potem przeciwnik zagrywa **Milicję**: na ręce zostają ci trzy karty. Odrzuć dwie **Posiadłości**; nic za nie nie kupisz.
tutorial-dominion-eight = Znowu twoja tura, tym razem bez Akcji. Zagraj **wszystkie** Skarby.
tutorial-dominion-province = Osiem monet: to **Prowincja**, sześć punktów. Gra kończy się, gdy zniknie ostatnia.
tutorial-dominion-end =
    To cała tura: zagraj Akcje, zagraj Skarby, kup, dobierz pięć nowych kart. Na koniec liczą się tylko punkty w twojej talii, ale do tego czasu karty Zwycięstwa nic nie robią. Nie kupuj ich więc ani za wcześnie, ani za późno.
    Każdą kartę wyjaśnia `/rules`: `/rules game:Dominion topic:Fosa`.
