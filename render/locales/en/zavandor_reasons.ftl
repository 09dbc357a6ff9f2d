# The reasons of a computer's choices in The Mines of Zavandor: half a sentence each.

because-zavandor-grand = the grand prize, { some-points } besides the card
because-zavandor-points = worth more than the card: { some-points }
because-zavandor-unwanted = a point that no one else bid for
because-zavandor-small = a small bid for a point
because-zavandor-income = up to { $carts } every round
because-zavandor-scroll = casts for up to { $count } gems at once
because-zavandor-completed =
    { some-points } after { $steps ->
        [one] one upgrade
       *[other] { $steps } upgrades
    }
because-zavandor-just_enough = { $count } gems are enough for the card
because-zavandor-completes = complete, { some-points }
because-zavandor-more = more every round: { $carts }
because-zavandor-ahead = ahead in points, hand and income, so an early end helps
because-zavandor-close = not far enough behind to need more rounds
because-zavandor-behind = behind in points, hand and income, so more rounds help
because-zavandor-pays = pays the next level of { $object }
because-zavandor-bids = counts in the bid for { $card }
unsaid-zavandor-no_bid = { $seat } bids nothing.
unsaid-zavandor-kept = { $seat } upgrades nothing.
because-zavandor-not_worth = no card is worth its gems
because-zavandor-outbid = others may well bid more for { $card }
because-zavandor-saves = saves for the next level of { $object }
because-zavandor-gathers = saves for a higher bid
because-zavandor-dear = no upgrade is worth its price
