# Dominion: was im nächsten Zug wirkt, Tableaus und Extrazüge

event-dominion-turn-extra = { $seat }, Zug { $turn } (Extrazug):
brief-dominion-turn-extra = { $seat } (Extrazug):
event-dominion-again = { $seat } beginnt den Zug mit der Wirkung von { $cards }.
brief-dominion-again = { $seat }: noch einmal { $cards }
event-dominion-looked =
    { $count ->
        [one] { $seat } sieht die oberste Karte des Nachziehstapels an.
       *[other] { $seat } sieht die obersten { $count } Karten des Nachziehstapels an.
    }
brief-dominion-looked = { "" }
event-dominion-looked-cards = { $seat } sieht { $cards } auf dem Nachziehstapel an.
brief-dominion-looked-cards = { $seat }: sieht { $cards } an
event-dominion-hid =
    { $count ->
        [one] { $seat } legt eine Karte verdeckt beiseite ({ $card }).
       *[other] { $seat } legt { $count } Karten verdeckt beiseite ({ $card }).
    }
brief-dominion-hid = { "" }
event-dominion-hid-cards = { $seat } legt { $cards } verdeckt beiseite ({ $card }).
brief-dominion-hid-cards = { $seat }: legt { $cards } beiseite
event-dominion-took_back =
    { $count ->
        [0] { $seat } nimmt keine Karte auf die Hand ({ $card }).
        [one] { $seat } nimmt eine verdeckte Karte auf die Hand ({ $card }).
       *[other] { $seat } nimmt { $count } verdeckte Karten auf die Hand ({ $card }).
    }
brief-dominion-took_back = { "" }
event-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat } nimmt keine Karte auf die Hand ({ $card }).
       *[other] { $seat } nimmt { $cards } auf die Hand ({ $card }).
    }
brief-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat }: nimmt keine Karte
       *[other] { $seat }: nimmt { $cards } auf die Hand
    }

dominion-described-staying = , bleibt im Spiel: { $cards }
dominion-described-lying = , auf dem Tableau ({ $card }): { $cards }
dominion-described-face_down = , verdeckt ({ $card }): { $count }
dominion-described-own-face_down = Deine verdeckten Karten ({ $card }): { $cards }.
