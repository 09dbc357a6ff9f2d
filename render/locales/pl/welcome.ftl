# Pierwsze minuty: powitanie na serwerze, pierwszy panel, samouczki.

welcome =
    ## Cześć, jestem Stammtisch
    Prowadzę na waszych kanałach gry planszowe, rozłożone na godziny lub dni: { $games }. Po każdym ruchu rysuję planszę i powiadamiam następnego gracza.
    - **Start:** wybierz grę poniżej albo wpisz `/new`. Znajomi naciskają **Dołącz**, a grać mogą też komputery.
    - **Nie znasz gry?** Jej samouczek trwa dwie minuty i możesz przejść go bez innych graczy.
    -# Dla administratorów: `/setup check` sprawdza moje uprawnienia na kanale, a `/setup options` ustawia język i kanały. Reszta jest w `/help`.
welcome-cover = Trwa partia { $game }, grają { $names }.
welcome-choose-table = Otwórz stół do gry…
welcome-choose-tutorial = Dwuminutowy samouczek gry…
welcome-open = Otwórz stół
welcome-open-computer = Zagraj z komputerem

panel-first = -# To widzisz tylko ty. Wybierz, sprawdź podgląd, potem **Potwierdź**. *Graj* otwiera to ponownie.

tutorial-begin = Samouczek (2 minuty)
tutorial-heading = -# { $game } · samouczek · krok { $step } z { $steps }
tutorial-hint = 💡 { $hint }
tutorial-confirm = Zgadza się. Naciśnij **Potwierdź**, żeby to zagrać.
tutorial-elsewhere = To też możliwe, ale ten krok jest o czymś innym. Nic się tu nie zmieniło.
tutorial-end = ### 🎓 Znasz już grę { $game }
tutorial-decided = Po partii *Co zdecydowało?* pod ostatnią wiadomością pokazuje wybory, które kosztowały cię najwięcej.
