# Zagadka dnia: pytanie, odpowiedź i codzienny wpis.

command-puzzle = Rozwiąż zagadkę dnia
param-puzzle = Publikuj zagadkę dnia na tym kanale, a dzień później jej rozwiązanie
param-no-puzzle = Nie publikuj już zagadki dnia
puzzle-heading = Zagadka dnia · { $game }
puzzle-which = Który wybór jest najlepszy dla gracza { $name }?
puzzle-easy = -# Poziom trudności: łatwy
puzzle-medium = -# Poziom trudności: średni
puzzle-hard = -# Poziom trudności: trudny
puzzle-look = Przyjrzyj się bliżej…
puzzle-once = -# Masz jedną odpowiedź i nie możesz jej zmienić. Widzisz ją tylko ty.
puzzle-solved = **Dobrze:** najlepszy wybór to { $best }.
puzzle-missed = Twój wybór: { $pick }. Najlepszy wybór to { $best }.
puzzle-worth =
    { $count ->
        [0] { $number }. { $what }: szansa na wygraną { $chance }%, przewaga { $sign }{ $lead }
        [one] { $number }. { $what }: szansa na wygraną { $chance }%, przewaga { $sign }{ $lead } · { $count } odpowiedź
        [few] { $number }. { $what }: szansa na wygraną { $chance }%, przewaga { $sign }{ $lead } · { $count } odpowiedzi
       *[many] { $number }. { $what }: szansa na wygraną { $chance }%, przewaga { $sign }{ $lead } · { $count } odpowiedzi
    }
puzzle-here =
    { $count ->
        [one] -# Na razie jest tu { $count } odpowiedź.
        [few] -# Na razie są tu { $count } odpowiedzi, w tym dobre: { $solved }.
       *[many] -# Na razie jest tu { $count } odpowiedzi, w tym dobre: { $solved }.
    }
puzzle-how = -# Liczby pochodzą z długiej analizy poziomu „trudny”, który wie tylko to, co widzi to miejsce.
puzzle-streak = -# Dni z rzędu z najlepszym wyborem: { $streak }.
puzzle-next = -# Następna zagadka: { $when }
puzzle-last =
    { $count ->
        [0] -# [Ostatnia zagadka]({ $address }): najlepszy wybór to { $number }, { $what }. Nie ma żadnej odpowiedzi.
        [one] -# [Ostatnia zagadka]({ $address }): najlepszy wybór to { $number }, { $what }. Dobre odpowiedzi: { $solved } z { $count }.
        [few] -# [Ostatnia zagadka]({ $address }): najlepszy wybór to { $number }, { $what }. Dobre odpowiedzi: { $solved } z { $count }.
       *[many] -# [Ostatnia zagadka]({ $address }): najlepszy wybór to { $number }, { $what }. Dobre odpowiedzi: { $solved } z { $count }.
    }
button-solve = Rozwiąż
refused-no_puzzle = Dziś nie ma zagadki.
refused-puzzle_over = Ta zagadka już się skończyła. Dzisiejszą pokazuje `/puzzle`.
stats-puzzles =
    { $count ->
        [one] - **Zagadki**: { $count } odpowiedź, dobre { $solved }; dni z rzędu: teraz { $streak }, najwięcej { $longest }
        [few] - **Zagadki**: { $count } odpowiedzi, dobre { $solved }; dni z rzędu: teraz { $streak }, najwięcej { $longest }
       *[many] - **Zagadki**: { $count } odpowiedzi, dobre { $solved }; dni z rzędu: teraz { $streak }, najwięcej { $longest }
    }
setup-puzzle =
    { $on ->
        [yes] **Zagadka dnia:** { $channel }, każdego ranka
       *[no] **Zagadka dnia:** niepublikowana
    }
setup-choose-puzzle = Zagadka dnia: nie publikuj albo wybierz …
