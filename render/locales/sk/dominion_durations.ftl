# Dominion: účinky ďalšieho ťahu, podložky a ťahy navyše

event-dominion-turn-extra = { $seat }, ťah { $turn } (navyše):
brief-dominion-turn-extra = { $seat } (ťah navyše):
event-dominion-again = { $seat } začína ťah účinkami kariet: { $cards }.
brief-dominion-again = { $seat }: znova { $cards }
event-dominion-looked =
    { $count ->
        [one] { $seat } si pozerá vrchnú kartu balíčka.
        [few] { $seat } si pozerá { $count } vrchné karty balíčka.
       *[other] { $seat } si pozerá { $count } vrchných kariet balíčka.
    }
brief-dominion-looked = { "" }
event-dominion-looked-cards = { $seat } si na balíčku pozerá { CASE($cards, "accusative") }.
brief-dominion-looked-cards = { $seat }: pozerá si { CASE($cards, "accusative") }
event-dominion-hid =
    { $count ->
        [one] { $seat } dáva bokom { $count } kartu lícom nadol ({ $card }).
        [few] { $seat } dáva bokom { $count } karty lícom nadol ({ $card }).
       *[other] { $seat } dáva bokom { $count } kariet lícom nadol ({ $card }).
    }
brief-dominion-hid = { "" }
event-dominion-hid-cards = { $seat } dáva bokom lícom nadol { CASE($cards, "accusative") } ({ $card }).
brief-dominion-hid-cards = { $seat }: dáva bokom { CASE($cards, "accusative") }
event-dominion-took_back =
    { $count ->
        [0] { $seat } neberie na ruku žiadnu kartu ({ $card }).
        [one] { $seat } berie na ruku { $count } kartu, ktorá ležala lícom nadol ({ $card }).
        [few] { $seat } berie na ruku { $count } karty, ktoré ležali lícom nadol ({ $card }).
       *[other] { $seat } berie na ruku { $count } kariet, ktoré ležali lícom nadol ({ $card }).
    }
brief-dominion-took_back = { "" }
event-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat } neberie na ruku žiadnu kartu ({ $card }).
       *[other] { $seat } berie na ruku { CASE($cards, "accusative") } ({ $card }).
    }
brief-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat }: neberie žiadnu kartu
       *[other] { $seat }: berie na ruku { CASE($cards, "accusative") }
    }

dominion-described-staying = , ostáva v hre: { $cards }
dominion-described-lying = , na podložke ({ $card }): { $cards }
dominion-described-face_down = , lícom nadol ({ $card }): { $count }
dominion-described-own-face_down = Tvoje karty lícom nadol ({ $card }): { $cards }.
