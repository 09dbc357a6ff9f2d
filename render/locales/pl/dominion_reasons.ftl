# Powody komputera w grze Dominion: po pół zdania.

because-dominion-effect = { $effect }
because-dominion-again = nie kosztuje akcji
because-dominion-coins =
    { $coins ->
        [one] za każdym razem { $coins } moneta
        [few] za każdym razem { $coins } monety
       *[many] za każdym razem { $coins } monet
    }
because-dominion-points = { some-points }, { because-dominion-late }
because-dominion-late =
    { $left ->
        [0] a stos, który kończy grę, jest pusty
        [one] w stosie, który kończy grę, jest jeszcze { $left } karta
        [few] w stosie, który kończy grę, są jeszcze { $left } karty
       *[many] w stosie, który kończy grę, jest jeszcze { $left } kart
    }
because-dominion-riches = najpierw bogatsza talia, punkty później
because-dominion-enough = dość takich kart: { $card }
because-dominion-searched = w partiach rozegranych na próbę wypada lepiej niż { $card }
because-dominion-first = oddaje akcję, więc idzie pierwsza
because-dominion-junk = talia jest bez tego lepsza
because-dominion-idle = bezużyteczna na ręce
because-dominion-nothing =
    { $coins ->
        [0] brak monet
        [one] za { $coins } monetę nic nie poprawi talii
        [few] za { $coins } monety nic nie poprawi talii
       *[many] za { $coins } monet nic nie poprawi talii
    }
