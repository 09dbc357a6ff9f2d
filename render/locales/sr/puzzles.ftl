# Zagonetka dana: pitanje, odgovor i dnevna objava.

command-puzzle = Reši zagonetku dana
param-puzzle = Objavljuj zagonetku dana na ovom kanalu, a rešenje dan kasnije
param-no-puzzle = Ne objavljuj više zagonetku dana
puzzle-heading = Zagonetka dana · { $game }
puzzle-which = Koji izbor je najbolji za igrača { $name }?
puzzle-easy = -# Težina: laka
puzzle-medium = -# Težina: srednja
puzzle-hard = -# Težina: velika
puzzle-look = Pogledaj bliže…
puzzle-once = -# Imaš jedan odgovor i ne možeš da ga promeniš. Vidiš ga samo ti.
puzzle-solved = **Tačno:** najbolji izbor je { $best }.
puzzle-missed = Tvoj izbor: { $pick }. Najbolji izbor je { $best }.
puzzle-worth =
    { $count ->
        [0] { $number }. { $what }: šansa za pobedu { $chance }%, prednost { $sign }{ $lead }
        [one] { $number }. { $what }: šansa za pobedu { $chance }%, prednost { $sign }{ $lead } · { $count } odgovor
        [few] { $number }. { $what }: šansa za pobedu { $chance }%, prednost { $sign }{ $lead } · { $count } odgovora
       *[other] { $number }. { $what }: šansa za pobedu { $chance }%, prednost { $sign }{ $lead } · { $count } odgovora
    }
puzzle-here =
    { $count ->
        [one] -# Za sada je ovde { $count } odgovor, od toga tačnih: { $solved }.
        [few] -# Za sada su ovde { $count } odgovora, od toga tačnih: { $solved }.
       *[other] -# Za sada je ovde { $count } odgovora, od toga tačnih: { $solved }.
    }
puzzle-how = -# Brojevi potiču iz dugog proračuna nivoa „težak“, koji zna samo ono što vidi ovo mesto.
puzzle-streak = -# Dani zaredom sa najboljim izborom: { $streak }.
puzzle-next = -# Sledeća zagonetka: { $when }
puzzle-last =
    { $count ->
        [0] -# [Poslednja zagonetka]({ $address }): najbolji izbor je { $number }, { $what }. Nema odgovora.
        [one] -# [Poslednja zagonetka]({ $address }): najbolji izbor je { $number }, { $what }. Tačni odgovori: { $solved } od { $count }.
        [few] -# [Poslednja zagonetka]({ $address }): najbolji izbor je { $number }, { $what }. Tačni odgovori: { $solved } od { $count }.
       *[other] -# [Poslednja zagonetka]({ $address }): najbolji izbor je { $number }, { $what }. Tačni odgovori: { $solved } od { $count }.
    }
button-solve = Reši
refused-no_puzzle = Danas nema zagonetke.
refused-puzzle_over = Ova zagonetka je završena. Današnju prikazuje `/puzzle`.
stats-puzzles =
    { $count ->
        [one] - **Zagonetke**: { $count } odgovor, tačnih { $solved }; dani zaredom: sada { $streak }, najviše { $longest }
        [few] - **Zagonetke**: { $count } odgovora, tačnih { $solved }; dani zaredom: sada { $streak }, najviše { $longest }
       *[other] - **Zagonetke**: { $count } odgovora, tačnih { $solved }; dani zaredom: sada { $streak }, najviše { $longest }
    }
setup-puzzle =
    { $on ->
        [yes] **Zagonetka dana:** { $channel }, svakog jutra
       *[no] **Zagonetka dana:** ne objavljuje se
    }
setup-choose-puzzle = Zagonetka dana: ne objavljuj, ili izaberi …
