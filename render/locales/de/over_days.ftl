# Was der Bot über Zeit sagt: Uhren, Erinnerungen, Abstimmungen, Abwesenheit.

param-speed = Wie lange eine Entscheidung dauern darf
param-zone = Deine Zeitzone, etwa Europe/Berlin
param-quiet = Stunden, in denen du nicht erinnert wirst, etwa 22-8 (höchstens 10); 0 für keine
param-remind = Mindestens alle so viele Stunden erinnern; 0: wie es die Partie tut

speed-live = live (5 Minuten je Entscheidung)
speed-fast = schnell (12 Stunden je Entscheidung)
speed-normal = normal (24 Stunden je Entscheidung)
speed-slow = langsam (72 Stunden je Entscheidung)
speed-none = ohne Uhr
lobby-speed = **Tempo**: { $speed }
lobby-speed-choose = Tempo

clock-due = ⏳ Zeit bis { $due }
clock-played = ⏰ Die Zeit von { $name } ist um; die übliche Antwort wurde gegeben.

reminder-heading = ### ⏰ { $game } #{ $number } wartet
reminder-answer = eine Antwort
reminder-muted = 🔕 An diese Entscheidung wirst du nicht mehr erinnert.
reminder-not-waiting = Dieser Tisch wartet gerade nicht auf dich.
button-mute = Daran nicht erinnern

me-rhythm = Erinnerungen: Ruhe { $hours } ({ $zone }); { $every }.
me-quiet = Ruhe { $hours }
me-quiet-none = keine Ruhezeit
me-remind-usual = wie es die Partie tut
me-remind-often =
    { $hours ->
        [one] jede Stunde
       *[other] alle { $hours } Stunden
    }
me-choose-quiet = Ruhezeit
me-choose-remind = Erinnerungen

refused-no_zone = Die Zeitzone „{ $zone }“ gibt es nicht. Zeitzonen heißen wie Europe/Berlin.
refused-no_hours = „{ $hours }“ ist keine Ruhezeit: schreib sie wie 22-8, höchstens zehn Stunden.
