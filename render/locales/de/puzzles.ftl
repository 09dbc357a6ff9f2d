# Das Rätsel des Tages: seine Frage, die Antwort und der tägliche Beitrag.

command-puzzle = Das Rätsel des Tages lösen
param-puzzle = Das Rätsel des Tages in diesem Kanal zeigen, mit der Lösung am Tag danach
param-no-puzzle = Das Rätsel des Tages nicht mehr zeigen
puzzle-heading = Rätsel des Tages · { $game }
puzzle-which = Welche Wahl ist für { $name } die beste?
puzzle-easy = -# Schwierigkeit: leicht
puzzle-medium = -# Schwierigkeit: mittel
puzzle-hard = -# Schwierigkeit: schwer
puzzle-look = Näher ansehen …
puzzle-once = -# Du hast eine Antwort und kannst sie nicht ändern. Nur du siehst sie.
puzzle-solved = **Richtig:** { $best } ist die beste Wahl.
puzzle-missed = Du hast { $pick } gewählt. Die beste Wahl ist { $best }.
puzzle-worth =
    { $count ->
        [0] { $number }. { $what }: Siegchance { $chance }{ "\u00A0" }%, Vorsprung { $sign }{ $lead }
        [one] { $number }. { $what }: Siegchance { $chance }{ "\u00A0" }%, Vorsprung { $sign }{ $lead } · eine Antwort
       *[other] { $number }. { $what }: Siegchance { $chance }{ "\u00A0" }%, Vorsprung { $sign }{ $lead } · { $count } Antworten
    }
puzzle-here =
    { $count ->
        [one] -# Bisher hat hier eine Person geantwortet.
       *[other] -# Bisher haben hier { $count } Leute geantwortet, { $solved } davon richtig.
    }
puzzle-how = -# Die Zahlen stammen aus einer langen Suche der Stufe „schwer“, die nur weiß, was dieser Platz sehen kann.
puzzle-streak = -# Du hast an { $streak } Tagen nacheinander die beste Wahl gefunden.
puzzle-next = -# Nächstes Rätsel: { $when }
puzzle-last =
    { $count ->
        [0] -# [Das letzte Rätsel]({ $address }): Die beste Wahl war { $number }, { $what }. Niemand hat geantwortet.
        [one] -# [Das letzte Rätsel]({ $address }): Die beste Wahl war { $number }, { $what }. { $solved ->
            [0] Die einzige Antwort war falsch.
           *[other] Die einzige Antwort war richtig.
        }
       *[other] -# [Das letzte Rätsel]({ $address }): Die beste Wahl war { $number }, { $what }. { $solved } von { $count } Antworten waren richtig.
    }
button-solve = Lösen
refused-no_puzzle = Heute gibt es kein Rätsel.
refused-puzzle_over = Dieses Rätsel ist vorbei. `/puzzle` zeigt das heutige.
stats-puzzles =
    { $count ->
        [one] - **Rätsel**: eins beantwortet, { $solved } gelöst; Tage nacheinander: zurzeit { $streak }, höchstens { $longest }
       *[other] - **Rätsel**: { $count } beantwortet, { $solved } gelöst; Tage nacheinander: zurzeit { $streak }, höchstens { $longest }
    }
setup-puzzle =
    { $on ->
        [yes] **Rätsel des Tages:** { $channel }, jeden Morgen
       *[no] **Rätsel des Tages:** wird nicht gezeigt
    }
setup-choose-puzzle = Rätsel des Tages: nicht zeigen, oder wähle …
