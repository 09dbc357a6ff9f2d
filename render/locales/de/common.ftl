# Was jedes Spiel sagt.

seat = Platz { $letter }
list-comma = { ", " }
list-semicolon = { "; " }
list-between = { " · " }
list-plus = { " + " }
list-times = { $count }× { $thing }

because-kernel-searched = in den Probepartien der Suche besser
because-kernel-rash = hat nicht alle Plätze angesehen
some-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
event-kernel-started = Das Spiel hat begonnen.
event-kernel-ended = Die Zufallszahl dieser Partie war { $seed }: Damit lässt sich die Partie nachspielen und die Ziehung prüfen.
event-kernel-turn_restarted = Der Zug beginnt noch einmal von vorn; davor hat sich nichts geändert.
brief-kernel-turn_restarted = Der Zug beginnt noch einmal
event-kernel-undone = { $seat } nimmt den letzten Schritt zurück.
brief-kernel-undone = { $seat }: letzter Schritt zurückgenommen
event-kernel-seated = { $seat } spielt jetzt auf diesem Platz.
event-kernel-seated-how-away = { $seat } ist weg. Solange spielt ein Computer.
event-kernel-seated-how-back = { $seat } ist wieder da und spielt weiter.
event-kernel-seated-how-person = { $seat } übernimmt den Platz.
event-kernel-seated-how-computer = { $seat }, ein Computer, übernimmt den Platz.

reason-not_asked = Gerade wirst du nichts gefragt.
reason-unknown_option = „{ $option }“ steht nicht zur Wahl. Nimm einen der Vorschläge.
reason-type_on = Das ist keine Wahl, sondern das Ende der Liste. Tipp weiter und nimm dann einen Vorschlag.
reason-not_clear = „{ $option }“ ist nicht eindeutig. Tipp mehr oder eines davon: { $found }.
reason-too_few =
    { $least ->
        [one] Wähle mindestens eines; gewählt hast du { $got }.
       *[other] Wähle mindestens { $least }; gewählt hast du { $got }.
    }
reason-too_many =
    { $most ->
        [one] Wähle nur eines; gewählt hast du { $got }.
       *[other] Wähle höchstens { $most }; gewählt hast du { $got }.
    }
reason-over_limit =
    { $most ->
        [one] „{ $option }“ lässt sich nur einmal wählen.
       *[other] „{ $option }“ lässt sich höchstens { $most }-mal wählen.
    }
reason-malformed = Das verstehe ich nicht als Wahl. Nimm einen der Vorschläge.
reason-unknown_field = In dieser Wahl gibt es keinen Teil namens „{ $field }“.
reason-fields_needed = Beantworte jeden Teil bei seinem Namen: { $fields }.
reason-over = Diese Partie ist zu Ende.
reason-nothing_to_undo = Du hast nichts, was sich zurücknehmen lässt.
reason-too_far = „{ $option }“ kommt zu früh: Was davor geschieht, steht noch nicht fest.
reason-cannot_pay = Das kannst du nicht bezahlen.

## Alternative texts

alt-options =
    { $left ->
        [0] Du kannst wählen: { $options }.
       *[other] Du kannst wählen: { $options } und { $left } weitere.
    }
end-told =
    { $sources ->
        [yes] { $rank }. { $name }: { $score } ({ $parts }).
       *[no] { $rank }. { $name }: { $score }.
    }
alt-more = Hier passt nicht alles hin. Alles: /game board text:True
