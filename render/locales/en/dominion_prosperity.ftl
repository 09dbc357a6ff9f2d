# Dominion: Prosperity

## Asks

ask-dominion-bishop-trash = { $seat }, { $card }: which card do you trash?
ask-dominion-bishop-may_trash = { $seat }, { $card }: do you trash a card?
ask-dominion-contraband-name = { $seat }, { $card }: which card do you forbid?
ask-dominion-counting_house-take = { $seat }, { $card }: how many Coppers do you take into your hand?
ask-dominion-expand-trash = { $seat }, { $card }: which card do you trash?
ask-dominion-expand-gain = { $seat }, { $card }: which card do you gain for up to ${ $at_most }?
ask-dominion-forge-trash = { $seat }, { $card }: which cards do you trash?
ask-dominion-forge-gain = { $seat }, { $card }: which card do you gain for exactly ${ $at_most }?
ask-dominion-goons-discard = { $seat }, { $card }: discard { dominion-least }.
ask-dominion-kings_court-play = { $seat }, { $card }: which Action do you play three times?
ask-dominion-loan-choose = { $seat }, { $card }: you reveal { $revealed }. Trash it or discard it?
ask-dominion-mint-show = { $seat }, { $card }: which Treasure do you reveal to gain another copy?
ask-dominion-mountebank-discard = { $seat }, { $card }: do you discard a Curse, or gain a Curse and a Copper?
ask-dominion-rabble-put_back = { $seat }, { $card }: in which order do you put the cards back? The first ends on top.
ask-dominion-trade_route-trash = { $seat }, { $card }: which card do you trash?
ask-dominion-vault-discard = { $seat }, { $card }: which cards do you discard for +$1 each?
ask-dominion-vault-may_discard = { $seat }, { $card }: do you discard two cards to draw one?

## Options

option-dominion-expand-gain = { option-dominion-buy }
option-dominion-forge-gain = { option-dominion-buy }
option-dominion-mountebank-discard-done = Gain a Curse and a Copper
option-dominion-bishop-may_trash-done = { panel-confirm-nothing-dominion-trash }
option-dominion-counting_house-take-done = { panel-confirm-nothing-dominion-take }
option-dominion-kings_court-play-done = Play no Action
option-dominion-mint-show-done = Reveal nothing
step-dominion-1-prosperity = Prosperity

## Events

event-dominion-kingdom-colony =
    { $colony ->
        [true] The kingdom: { $cards }. With Platinum and Colony.
       *[false] The kingdom: { $cards }.
    }
brief-dominion-kingdom-colony = { "" }
event-dominion-tokens =
    { $vp ->
        [one] { $seat } gets a victory token.
       *[other] { $seat } gets { $vp } victory tokens.
    }
brief-dominion-tokens = { $seat }: **+{ $vp }**
event-dominion-token_moved = The token of { $card } moves to the Trade Route mat (now { $mat }).
brief-dominion-token_moved = { "" }
thing-dominion-tokens = victory tokens

## The lobby

setting-dominion-kingdom-Beginners = Beginners
setting-dominion-kingdom-Friendly_Interactive = Friendly Interactive
setting-dominion-kingdom-Big_Actions = Big Actions
setting-dominion-kingdom-Biggest_Money = Biggest Money
setting-dominion-kingdom-The_Kings_Army = The King's Army
setting-dominion-kingdom-The_Good_Life = The Good Life
setting-dominion-kingdom-Paths_to_Victory = Paths to Victory
setting-dominion-kingdom-All_Along_the_Watchtower = All Along the Watchtower
setting-dominion-kingdom-Lucky_Seven = Lucky Seven
setting-dominion-prosperity = Cards of Prosperity
setting-dominion-prosperity-0 = { dominion-weight-0 }
setting-dominion-prosperity-1 = { dominion-weight-1 }
setting-dominion-prosperity-2 = { dominion-weight-2 }
setting-dominion-prosperity-3 = { dominion-weight-3 }
setting-dominion-pick_prosperity = Include (Prosperity)
setting-dominion-veto_prosperity = Exclude (Prosperity)
setting-dominion-colony = Platinum and Colony
setting-dominion-colony-auto = With four or more cards of Prosperity
setting-dominion-colony-on = Yes
setting-dominion-colony-off = No
setting-dominion-colony-random = Random

## The picture and its description

dominion-mat = Mat
dominion-described-vp =
    , { $vp ->
        [one] one token
       *[other] { $vp } tokens
    }
dominion-described-mat =
    { $count ->
        [0] The Trade Route mat is empty.
        [one] The Trade Route mat has one token.
       *[other] The Trade Route mat has { $count } tokens.
    }
dominion-described-marked = { " " }(with a Trade Route token)
dominion-described-banned = Forbidden this turn: { $cards }.
dominion-gift-points =
    { $count ->
        [one] +1 victory token
       *[other] +{ $count } victory tokens
    }

## Standing orders, reminders, points

order-dominion-trash = Trash with the Watchtower
order-why-dominion-trash = you no longer have a Watchtower.
order-dominion-deck = Put on the deck with the Watchtower
order-why-dominion-deck = you no longer have a Watchtower.
order-dominion-keep = Keep all other gained cards, without the Watchtower
order-why-dominion-keep = you have gained a Reaction.
order-dominion-curse = For a Mountebank, discard a Curse
order-dominion-bishop = For another player's Bishop, trash
order-why-dominion-bishop = a pile that ends the game is nearly empty.
order-dominion-no_bishop = For another player's Bishop, trash nothing
missing-dominion-may_discard = whether to discard
missing-dominion-may_trash = whether to trash a card
missing-dominion-show = a card to show
missing-dominion-take = cards to take
points-dominion-tokens = victory tokens

## The rulebook

rules-dominion-topics-prosperity = colony tokens kingdom_treasures
rules-dominion-entries-prosperity =
    Platinum Colony Bank Bishop City Contraband Counting_House Expand Forge Goons Grand_Market Hoard Kings_Court
    Loan Mint Monument Mountebank Peddler Quarry Rabble Royal_Seal Talisman Trade_Route Vault Venture Watchtower
    Workers_Village
rules-dominion-colony-title = Platinum and Colony
rules-dominion-colony =
    A game uses both or neither: as you choose, at random, or (the default) with four or more cards of Prosperity. An empty pile of Colonies ends the game, like an empty pile of Provinces.
rules-dominion-tokens-title = Tokens
rules-dominion-tokens =
    Victory tokens are public, and each is worth a point at the end. The picture shows them after the discard pile.
    With Trade Route every Victory pile starts with a token. It moves to the mat when the first card leaves the pile.
rules-dominion-kingdom_treasures-title = Treasures of Prosperity
rules-dominion-kingdom_treasures =
    Bank, Loan, Venture and the other Treasures of Prosperity do more than give coins. Play them one by one; *All plain Treasures* leaves them to you.
    The effect of a Treasure in play lasts until Clean-up. Each copy counts.

## The cards

thing-dominion-Platinum = ⟦dominion-platinum⟧ Platinum
rules-dominion-Platinum =
    Gives $5. It is used only together with Colony.

thing-dominion-Colony = ⟦dominion-colony⟧ Colony
rules-dominion-Colony =
    Worth 10 points at the end. When the last one is gone, the game ends after that turn.

thing-dominion-Bank = ⟦dominion-bank⟧ Bank
card-dominion-Bank = Worth $1 for every Treasure you have in play, itself included.
rules-dominion-Bank =
    Worth $1 for every Treasure you have in play when it is played, including itself and cards that are also Treasures. Treasures played later don't count.

thing-dominion-Bishop = ⟦dominion-bishop⟧ Bishop
card-dominion-Bishop = Trash a card from hand: VP for half its cost. Others may trash one.
rules-dominion-Bishop =
    +$1, +1 victory token. Trash a card from hand; you get a victory token for every full $2 that it costs now. Then every other player may trash a card from hand, without tokens.

thing-dominion-City = ⟦dominion-city⟧ City
card-dominion-City = One empty pile: +1 card. Two or more: also +$1, +1 buy.
rules-dominion-City =
    +1 card, +2 actions. If exactly one pile of the supply is empty when it is played: +1 more card. If two or more are empty: +1 more card, +$1 and +1 buy.

thing-dominion-Contraband = ⟦dominion-contraband⟧ Contraband
card-dominion-Contraband = Your left neighbour names a card that you can't buy this turn.
rules-dominion-Contraband =
    +1 buy. Gives $3. Your left neighbour names a card at once, and you can't buy it this turn. Several Contrabands forbid several cards. You may gain them in other ways.

thing-dominion-Counting_House = ⟦dominion-counting_house⟧ Counting House
card-dominion-Counting_House = Take any number of Coppers from your discard pile into your hand.
rules-dominion-Counting_House =
    Look through your discard pile, take any number of Coppers from it, show them and put them into your hand.

thing-dominion-Expand = ⟦dominion-expand⟧ Expand
card-dominion-Expand = Trash a card from hand. Gain one costing up to $3 more.
rules-dominion-Expand =
    Trash a card from hand and gain one costing up to $3 more. It can't trash itself, and you can't add coins. With an empty hand nothing happens.

thing-dominion-Forge = ⟦dominion-forge⟧ Forge
card-dominion-Forge = Trash any number of cards from hand. Gain one costing exactly their sum.
rules-dominion-Forge =
    Trash any number of cards from hand and gain one costing exactly as much as all of them. If you trash none, you must gain a card that costs $0. If no card has that cost, you gain nothing.

thing-dominion-Goons = ⟦dominion-goons⟧ Goons
card-dominion-Goons = Others discard down to 3 cards. While in play: +1 VP for every card you buy.
rules-dominion-Goons =
    +1 buy, +$2. Every other player discards down to three cards in hand. While this is in play, you get a victory token for every card you buy. Several Goons give several tokens; a Goons that is played several times gives one.

thing-dominion-Grand_Market = ⟦dominion-grand_market⟧ Grand Market
card-dominion-Grand_Market = Cannot be bought while you have a Copper in play.
rules-dominion-Grand_Market =
    +1 card, +1 action, +1 buy, +$2. You can't buy it while you have a Copper in play. Coppers in hand don't matter, and you can always gain it in other ways.

thing-dominion-Hoard = ⟦dominion-hoard⟧ Hoard
card-dominion-Hoard = While in play: when you buy a Victory card, gain a Gold.
rules-dominion-Hoard =
    Gives $2. While this is in play, you gain a Gold for every Victory card you buy, one for each Hoard. Cards gained in other ways don't count.

thing-dominion-Kings_Court = ⟦dominion-kings_court⟧ King's Court
card-dominion-Kings_Court = You may choose an Action from your hand. Play it three times.
rules-dominion-Kings_Court =
    You may choose an Action from your hand and play it three times, each time completely. King's Court on King's Court: three further Actions, each played three times.

thing-dominion-Loan = ⟦dominion-loan⟧ Loan
card-dominion-Loan = Reveal until a Treasure comes: trash or discard it. Discard the rest.
rules-dominion-Loan =
    Gives $1. Reveal cards from your deck until a Treasure appears; trash it or discard it. The other revealed cards are discarded.

thing-dominion-Mint = ⟦dominion-mint⟧ Mint
card-dominion-Mint = You may show a Treasure from hand: gain another one. When bought: trash your Treasures in play.
rules-dominion-Mint =
    You may reveal a Treasure from your hand and gain another copy of it. When you buy this, all Treasures you have in play are trashed before they can do anything else. You keep the coins they gave.

thing-dominion-Monument = ⟦dominion-monument⟧ Monument
rules-dominion-Monument =
    +$2, +1 victory token.

thing-dominion-Mountebank = ⟦dominion-mountebank⟧ Mountebank
card-dominion-Mountebank = Others discard a Curse, or gain a Curse and a Copper.
rules-dominion-Mountebank =
    +$2. Every other player may discard a Curse from hand. Otherwise that player gains a Curse, then a Copper. If one of the piles is empty, only the other card is gained.

thing-dominion-Peddler = ⟦dominion-peddler⟧ Peddler
card-dominion-Peddler = In the Buy phase it costs $2 less for each Action you have in play.
rules-dominion-Peddler =
    +1 card, +1 action, +$1. In a Buy phase it costs $2 less for every Action card that the player of that turn has in play, but not less than $0. A card that is played several times counts once.

thing-dominion-Quarry = ⟦dominion-quarry⟧ Quarry
card-dominion-Quarry = While in play: Actions cost $2 less.
rules-dominion-Quarry =
    Gives $1. While this is in play, all Actions cost $2 less, wherever they are, but not less than $0. Cards that are also Actions count, and several Quarries add up.

thing-dominion-Rabble = ⟦dominion-rabble⟧ Rabble
card-dominion-Rabble = Others reveal 3 cards, discard Treasures and Actions, put the rest back.
rules-dominion-Rabble =
    +3 cards. Every other player reveals the top three cards of the deck, discards the Treasures and Actions among them and puts the others back in any order. A card with several types counts as each of them.

thing-dominion-Royal_Seal = ⟦dominion-royal_seal⟧ Royal Seal
card-dominion-Royal_Seal = While in play: cards you gain may go onto your deck.
rules-dominion-Royal_Seal =
    Gives $2. While this is in play, you may put each card you gain on top of your deck.

thing-dominion-Talisman = ⟦dominion-talisman⟧ Talisman
card-dominion-Talisman = While in play: when you buy a non-Victory card costing $4 or less, gain another one.
rules-dominion-Talisman =
    Gives $1. While this is in play, you gain another copy of every card you buy that costs $4 or less at that time and isn't a Victory card, one for each Talisman.

thing-dominion-Trade_Route = ⟦dominion-trade_route⟧ Trade Route
card-dominion-Trade_Route = +$1 for every token on the mat. Trash a card from hand.
rules-dominion-Trade_Route =
    +1 buy. +$1 for every token on the mat. Then trash a card from hand; this is mandatory. Every Victory pile starts with a token, which moves to the mat when the first card leaves the pile.

thing-dominion-Vault = ⟦dominion-vault⟧ Vault
card-dominion-Vault = Discard any number of cards: +$1 each. Others may discard 2 to draw 1.
rules-dominion-Vault =
    +2 cards. Discard any number of cards for +$1 each, including those just drawn. Every other player may discard two cards to draw one. A player with one card may discard it and draws none.

thing-dominion-Venture = ⟦dominion-venture⟧ Venture
card-dominion-Venture = Reveal from your deck until a Treasure appears: play it. Discard the rest.
rules-dominion-Venture =
    Gives $1. Reveal cards from your deck until a Treasure appears, and play it completely at once. Then the other revealed cards are discarded.

thing-dominion-Watchtower = ⟦dominion-watchtower⟧ Watchtower
card-dominion-Watchtower = Draw up to 6 cards in hand. When you gain a card you may show this: trash it or put it on your deck.
rules-dominion-Watchtower =
    Draw until you have six cards in hand. Whenever you gain a card, in any turn, you may reveal this from hand and either trash that card or put it on top of your deck. The Watchtower stays in your hand. The card still counts as gained.

thing-dominion-Workers_Village = ⟦dominion-workers_village⟧ Worker's Village
rules-dominion-Workers_Village =
    +1 card, +2 actions, +1 buy.
