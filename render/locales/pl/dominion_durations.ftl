# Dominion: efekty następnej tury, podkładki i tury dodatkowe

event-dominion-turn-extra = { $seat }, tura { $turn } (dodatkowa):
brief-dominion-turn-extra = { $seat } (tura dodatkowa):
event-dominion-again = { $seat } zaczyna turę od efektów kart: { $cards }.
brief-dominion-again = { $seat }: znowu { $cards }
event-dominion-looked =
    { $count ->
        [one] { $seat } ogląda wierzchnią kartę talii.
        [few] { $seat } ogląda { $count } wierzchnie karty talii.
       *[many] { $seat } ogląda { $count } wierzchnich kart talii.
    }
brief-dominion-looked = { "" }
event-dominion-looked-cards = { $seat } ogląda na wierzchu talii { CASE($cards, "accusative") }.
brief-dominion-looked-cards = { $seat }: ogląda { CASE($cards, "accusative") }
event-dominion-hid =
    { $count ->
        [one] { $seat } odkłada zakrytą kartę ({ $card }).
        [few] { $seat } odkłada { $count } zakryte karty ({ $card }).
       *[many] { $seat } odkłada { $count } zakrytych kart ({ $card }).
    }
brief-dominion-hid = { "" }
event-dominion-hid-cards = { $seat } odkłada zakryte karty ({ $card }): { $cards }.
brief-dominion-hid-cards = { $seat }: odkłada { CASE($cards, "accusative") }
event-dominion-took_back =
    { $count ->
        [0] { $seat } nie bierze żadnej karty na rękę ({ $card }).
        [one] { $seat } bierze na rękę zakrytą kartę ({ $card }).
        [few] { $seat } bierze na rękę { $count } zakryte karty ({ $card }).
       *[many] { $seat } bierze na rękę { $count } zakrytych kart ({ $card }).
    }
brief-dominion-took_back = { "" }
event-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat } nie bierze żadnej karty na rękę ({ $card }).
       *[other] { $seat } bierze na rękę { CASE($cards, "accusative") } ({ $card }).
    }
brief-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat }: nie bierze karty
       *[other] { $seat }: bierze na rękę { CASE($cards, "accusative") }
    }

dominion-described-staying = , zostaje w grze: { $cards }
dominion-described-lying = , na podkładce ({ $card }): { $cards }
dominion-described-face_down = , zakryte ({ $card }): { $count }
dominion-described-own-face_down = Twoje zakryte karty ({ $card }): { $cards }.
