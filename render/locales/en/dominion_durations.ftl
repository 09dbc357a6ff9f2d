# Dominion: effects of the next turn, mats and extra turns

event-dominion-turn-extra = { $seat }, turn { $turn } (extra turn):
brief-dominion-turn-extra = { $seat } (extra turn):
event-dominion-again = { $seat } begins the turn with the effects of { $cards }.
brief-dominion-again = { $seat }: again { $cards }
event-dominion-looked =
    { $count ->
        [one] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $count } cards of the deck.
    }
brief-dominion-looked = { "" }
event-dominion-looked-cards = { $seat } looks at { $cards } on the deck.
brief-dominion-looked-cards = { $seat }: looks at { $cards }
event-dominion-hid =
    { $count ->
        [one] { $seat } sets a card aside face down ({ $card }).
       *[other] { $seat } sets { $count } cards aside face down ({ $card }).
    }
brief-dominion-hid = { "" }
event-dominion-hid-cards = { $seat } sets { $cards } aside face down ({ $card }).
brief-dominion-hid-cards = { $seat }: sets { $cards } aside
event-dominion-took_back =
    { $count ->
        [0] { $seat } takes no card into hand ({ $card }).
        [one] { $seat } takes a face-down card into hand ({ $card }).
       *[other] { $seat } takes { $count } face-down cards into hand ({ $card }).
    }
brief-dominion-took_back = { "" }
event-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat } takes no card into hand ({ $card }).
       *[other] { $seat } takes { $cards } into hand ({ $card }).
    }
brief-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat }: takes no card
       *[other] { $seat }: takes { $cards } into hand
    }

dominion-described-staying = , staying in play: { $cards }
dominion-described-lying = , on the mat ({ $card }): { $cards }
dominion-described-face_down = , face down ({ $card }): { $count }
dominion-described-own-face_down = Your face-down cards ({ $card }): { $cards }.
