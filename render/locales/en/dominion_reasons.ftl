# The reasons of a computer's choices in Dominion: half a sentence each.

because-dominion-effect = { $effect }
because-dominion-again = costs no action
because-dominion-coins =
    { $coins ->
        [one] one coin every time
       *[other] { $coins } coins every time
    }
because-dominion-points = { some-points }, { because-dominion-late }
because-dominion-late =
    { $left ->
        [0] and the pile that ends the game is empty
        [one] one card left of the pile that ends the game
       *[other] { $left } cards left of the pile that ends the game
    }
because-dominion-riches = a richer deck first, points later
because-dominion-enough = enough of { $card }, or of such Actions
because-dominion-searched = better than { $card } in the trial games it played
because-dominion-first = gives its action back, so it comes first
because-dominion-junk = the deck is better without
because-dominion-idle = useless in hand
because-dominion-nothing =
    { $coins ->
        [0] no coins
        [one] nothing for one coin makes the deck better
       *[other] nothing for { $coins } coins makes the deck better
    }
