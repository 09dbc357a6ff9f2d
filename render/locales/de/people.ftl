# Was Leute wiederkommen lässt: Ergebnisse und Wertungen, Listen, Einladungen, die eigenen Daten.

command-leaderboard = Wer auf diesem Server wie gut spielt
command-me-stats = Was du auf diesem Server gespielt hast, und wie gut

leaderboard-heading = { $game } · Rangliste
leaderboard-none = Das hat hier noch niemand zu Ende gespielt.
leaderboard-computer = Computer
leaderboard-detail =
    { $count ->
        [one] { $count } Partie · { $wins } gewonnen
       *[other] { $count } Partien · { $wins } gewonnen
    }
leaderboard-how = -# Alle beginnen mit 1000; wer Stärkere schlägt, gewinnt mehr. `/me settings` nimmt dich von der Liste.
stats-heading = ### Was du hier gespielt hast
stats-line =
    { $count ->
        [one] - **{ $game }**: eine Partie, { $wins } gewonnen, bestes Ergebnis { $best }, Wertung { $points }
       *[other] - **{ $game }**: { $count } Partien, { $wins } gewonnen, bestes Ergebnis { $best }, Wertung { $points }
    }
stats-none = Noch nichts zu Ende.
stats-shown = Mich auf Ranglisten zeigen
stats-hidden = Mich von Ranglisten weglassen

button-replay = Nachspielen
param-past = Nach welchem Zug du es sehen willst; 0 ist der Anfang
past-heading = ### { $game } · Zug { $move } · Runde { $turn }
refused-no_past = Die Regeln haben sich seitdem geändert, darum lässt sich das nicht mehr zeigen.
refused-no_moment = So einen Zug gibt es nicht; bisher sind es { $most }.
