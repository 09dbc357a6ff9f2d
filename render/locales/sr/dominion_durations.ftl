# Dominion: dejstva sledećeg poteza, table i dodatni potezi

event-dominion-turn-extra = { $seat }, potez { $turn } (dodatni):
brief-dominion-turn-extra = { $seat } (dodatni potez):
event-dominion-again = { $seat } počinje potez dejstvom karata: { $cards }.
brief-dominion-again = { $seat }: opet { $cards }
event-dominion-looked =
    { $count ->
        [one] { $seat } gleda { $count } kartu sa vrha špila.
        [few] { $seat } gleda { $count } karte sa vrha špila.
       *[other] { $seat } gleda { $count } karata sa vrha špila.
    }
brief-dominion-looked = { "" }
event-dominion-looked-cards = { $seat } gleda { CASE($cards, "accusative") } na vrhu špila.
brief-dominion-looked-cards = { $seat }: gleda { CASE($cards, "accusative") }
event-dominion-hid =
    { $count ->
        [one] { $seat } stavlja { $count } kartu sa strane licem nadole ({ $card }).
        [few] { $seat } stavlja { $count } karte sa strane licem nadole ({ $card }).
       *[other] { $seat } stavlja { $count } karata sa strane licem nadole ({ $card }).
    }
brief-dominion-hid = { "" }
event-dominion-hid-cards = { $seat } stavlja { CASE($cards, "accusative") } sa strane licem nadole ({ $card }).
brief-dominion-hid-cards = { $seat }: stavlja { CASE($cards, "accusative") } sa strane
event-dominion-took_back =
    { $count ->
        [0] { $seat } ne uzima nijednu kartu u ruku ({ $card }).
        [one] { $seat } uzima u ruku { $count } kartu licem nadole ({ $card }).
        [few] { $seat } uzima u ruku { $count } karte licem nadole ({ $card }).
       *[other] { $seat } uzima u ruku { $count } karata licem nadole ({ $card }).
    }
brief-dominion-took_back = { "" }
event-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat } ne uzima nijednu kartu u ruku ({ $card }).
       *[other] { $seat } uzima { CASE($cards, "accusative") } u ruku ({ $card }).
    }
brief-dominion-took_back-cards =
    { $cards-count ->
        [0] { $seat }: ne uzima kartu
       *[other] { $seat }: uzima { CASE($cards, "accusative") } u ruku
    }

dominion-described-staying = , ostaje u igri: { $cards }
dominion-described-lying = , na tabli ({ $card }): { $cards }
dominion-described-face_down = , licem nadole ({ $card }): { $count }
dominion-described-own-face_down = Tvoje karte licem nadole ({ $card }): { $cards }.
