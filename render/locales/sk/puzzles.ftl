# Hlavolam dňa: otázka, odpoveď a denný príspevok.

command-puzzle = Vyriešiť hlavolam dňa
param-puzzle = Zverejňovať hlavolam dňa v tomto kanáli, riešenie o deň neskôr
param-no-puzzle = Nezverejňovať už hlavolam dňa
puzzle-heading = Hlavolam dňa · { $game }
puzzle-which = Ktorá voľba je pre hráča { $name } najlepšia?
puzzle-easy = -# Obťažnosť: ľahká
puzzle-medium = -# Obťažnosť: stredná
puzzle-hard = -# Obťažnosť: ťažká
puzzle-look = Pozrieť sa bližšie…
puzzle-once = -# Máš jednu odpoveď a nemôžeš ju zmeniť. Vidíš ju iba ty.
puzzle-solved = **Správne:** najlepšia voľba je { $best }.
puzzle-missed = Tvoja voľba: { $pick }. Najlepšia voľba je { $best }.
puzzle-worth =
    { $count ->
        [0] { $number }. { $what }: šanca na výhru { $chance }{ "\u00A0" }%, náskok { $sign }{ $lead }
        [one] { $number }. { $what }: šanca na výhru { $chance }{ "\u00A0" }%, náskok { $sign }{ $lead } · { $count } odpoveď
        [few] { $number }. { $what }: šanca na výhru { $chance }{ "\u00A0" }%, náskok { $sign }{ $lead } · { $count } odpovede
       *[other] { $number }. { $what }: šanca na výhru { $chance }{ "\u00A0" }%, náskok { $sign }{ $lead } · { $count } odpovedí
    }
puzzle-here =
    { $count ->
        [one] -# Zatiaľ je tu { $count } odpoveď.
        [few] -# Zatiaľ sú tu { $count } odpovede, z toho správne: { $solved }.
       *[other] -# Zatiaľ je tu { $count } odpovedí, z toho správne: { $solved }.
    }
puzzle-how = -# Čísla sú z dlhého prepočtu úrovne „ťažký“, ktorý vie len to, čo vidí toto miesto.
puzzle-streak = -# Dni po sebe s najlepšou voľbou: { $streak }.
puzzle-next = -# Ďalší hlavolam: { $when }
puzzle-last =
    { $count ->
        [0] -# [Posledný hlavolam]({ $address }): najlepšia voľba bola { $number }, { $what }. Nikto neodpovedal.
        [one] -# [Posledný hlavolam]({ $address }): najlepšia voľba bola { $number }, { $what }. Odpovede: { $count }, správne: { $solved }.
        [few] -# [Posledný hlavolam]({ $address }): najlepšia voľba bola { $number }, { $what }. Odpovede: { $count }, správne: { $solved }.
       *[other] -# [Posledný hlavolam]({ $address }): najlepšia voľba bola { $number }, { $what }. Odpovede: { $count }, správne: { $solved }.
    }
button-solve = Riešiť
refused-no_puzzle = Dnes nie je žiadny hlavolam.
refused-puzzle_over = Tento hlavolam sa už skončil. Dnešný ukáže `/puzzle`.
stats-puzzles =
    { $count ->
        [one] - **Hlavolamy**: { $count } odpoveď, správne { $solved }; dni po sebe: teraz { $streak }, najviac { $longest }
        [few] - **Hlavolamy**: { $count } odpovede, správne { $solved }; dni po sebe: teraz { $streak }, najviac { $longest }
       *[other] - **Hlavolamy**: { $count } odpovedí, správne { $solved }; dni po sebe: teraz { $streak }, najviac { $longest }
    }
setup-puzzle =
    { $on ->
        [yes] **Hlavolam dňa:** { $channel }, každé ráno
       *[no] **Hlavolam dňa:** nezverejňuje sa
    }
setup-choose-puzzle = Hlavolam dňa: nezverejňovať, alebo vyber …
