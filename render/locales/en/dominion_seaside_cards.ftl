# Dominion: Seaside, its cards and their type

dominion-type-duration = Duration

## The rulebook

rules-dominion-topics-seaside = durations
rules-dominion-entries-seaside =
    Ambassador Bazaar Caravan Cutpurse Embargo Explorer Fishing_Village Ghost_Ship Haven Island Lighthouse Lookout
    Merchant_Ship Native_Village Navigator Outpost Pearl_Diver Pirate_Ship Salvager Sea_Hag Smugglers Tactician
    Treasure_Map Treasury Warehouse Wharf
rules-dominion-durations-title = Durations and mats
rules-dominion-durations =
    A Duration acts when you play it, and again at the start of your next turn. It stays in play until the Clean-up of that turn, together with a card that plays it several times. On a pile an hourglass stands before the things that come with the next turn.
    Cards on a mat are not in play, but they are yours at the end. Everyone sees the cards on an Island mat. Only you can look at the cards on your Native Village mat, and at a card under your Haven.

## The cards

thing-dominion-Ambassador = ⟦dominion-ambassador⟧ Ambassador
card-dominion-Ambassador = Reveal a card from hand. Return up to 2 copies to the supply. Each other player gains one.
rules-dominion-Ambassador =
    Reveal a card from your hand. Return none, one or two copies of it from your hand to the supply. Then every other player gains a copy, in turn order, as long as there are any. If the card has no pile in the supply, nothing happens.

thing-dominion-Bazaar = ⟦dominion-bazaar⟧ Bazaar
rules-dominion-Bazaar =
    +1 card, +2 actions, +$1.

thing-dominion-Caravan = ⟦dominion-caravan⟧ Caravan
card-dominion-Caravan = Next turn: +1 card.
rules-dominion-Caravan =
    +1 card, +1 action. At the start of your next turn: +1 card.

thing-dominion-Cutpurse = ⟦dominion-cutpurse⟧ Cutpurse
card-dominion-Cutpurse = Each other player discards a Copper or shows a hand without.
rules-dominion-Cutpurse =
    +$2. Every other player discards a Copper from hand. A player without one shows the whole hand.

thing-dominion-Embargo = ⟦dominion-embargo⟧ Embargo
card-dominion-Embargo = Trash this card. Put a token on a pile: its buyers gain a Curse for each token.
rules-dominion-Embargo =
    +$2. Trash this card and put an Embargo token on a pile of the supply. A player who buys a card from that pile gains a Curse for each token on it. A card that is gained without a buy brings no Curse.

thing-dominion-Explorer = ⟦dominion-explorer⟧ Explorer
card-dominion-Explorer = You may reveal a Province: gain a Gold into hand. If not, gain a Silver into hand.
rules-dominion-Explorer =
    You may reveal a Province from your hand. If you do, gain a Gold into your hand. If you don't, gain a Silver into your hand.

thing-dominion-Fishing_Village = ⟦dominion-fishing_village⟧ Fishing Village
card-dominion-Fishing_Village = Next turn: +1 action, +$1.
rules-dominion-Fishing_Village =
    +2 actions, +$1. At the start of your next turn: +1 action, +$1.

thing-dominion-Ghost_Ship = ⟦dominion-ghost_ship⟧ Ghost Ship
card-dominion-Ghost_Ship = Others with 4 or more cards in hand put cards on their deck until they have 3.
rules-dominion-Ghost_Ship =
    +2 cards. Every other player with at least four cards in hand puts cards from hand on the deck, in any order, until three are left. The others don't see which.

thing-dominion-Haven = ⟦dominion-haven⟧ Haven
card-dominion-Haven = Set a card from hand aside. Next turn it goes into your hand.
rules-dominion-Haven =
    +1 card, +1 action. Set a card from your hand aside face down. At the start of your next turn it goes into your hand. The others don't see it.

thing-dominion-Island = ⟦dominion-island⟧ Island
card-dominion-Island = Put this and a card from hand on your mat until the end. Worth 2 VP.
rules-dominion-Island =
    Put this card and another one from your hand face up on your Island mat. They stay there until the end, and count as yours then. Worth 2 points.

thing-dominion-Lighthouse = ⟦dominion-lighthouse⟧ Lighthouse
card-dominion-Lighthouse = Next turn: +$1. While this is in play, Attacks don't affect you.
rules-dominion-Lighthouse =
    +1 action, +$1. At the start of your next turn: +$1. While this card is in play, the Attacks of other players don't affect you, even if you want them to.

thing-dominion-Lookout = ⟦dominion-lookout⟧ Lookout
card-dominion-Lookout = Look at your top 3 cards. Trash one, discard one, put one back.
rules-dominion-Lookout =
    +1 action. Look at the top three cards of your deck. Trash one, discard another one, and put the last one back on your deck. If there are fewer cards, follow the steps in this order as far as you can.

thing-dominion-Merchant_Ship = ⟦dominion-merchant_ship⟧ Merchant Ship
card-dominion-Merchant_Ship = Next turn: +$2.
rules-dominion-Merchant_Ship =
    +$2. At the start of your next turn: +$2.

thing-dominion-Native_Village = ⟦dominion-native_village⟧ Native Village
card-dominion-Native_Village = Choose: the top card of your deck onto your mat; or all cards of the mat into hand.
rules-dominion-Native_Village =
    +2 actions. Choose: put the top card of your deck face down on your mat; or take all cards from the mat into your hand. You can look at your mat at any time, but not at the top card before you choose. At the end the cards on the mat count as yours.

thing-dominion-Navigator = ⟦dominion-navigator⟧ Navigator
card-dominion-Navigator = Look at your top 5 cards. Discard all, or put all back in any order.
rules-dominion-Navigator =
    +$2. Look at the top five cards of your deck. Discard all of them, or put all of them back in any order.

thing-dominion-Outpost = ⟦dominion-outpost⟧ Outpost
card-dominion-Outpost = Draw only 3 cards at the end of this turn. Then take another turn.
rules-dominion-Outpost =
    You draw three cards instead of five in this turn's Clean-up, and take an extra turn after it. It never gives you a third turn in a row, but you still draw only three cards. An extra turn doesn't count for a tie.

thing-dominion-Pearl_Diver = ⟦dominion-pearl_diver⟧ Pearl Diver
card-dominion-Pearl_Diver = Look at the bottom card of your deck. You may put it on top.
rules-dominion-Pearl_Diver =
    +1 card, +1 action. Look at the bottom card of your deck. You may put it on top; otherwise it stays at the bottom.

thing-dominion-Pirate_Ship = ⟦dominion-pirate_ship⟧ Pirate Ship
card-dominion-Pirate_Ship = Choose: others reveal 2 and trash a Treasure, you get a token; or +$1 per token.
rules-dominion-Pirate_Ship =
    Choose: +$1 for each of your tokens; or every other player reveals the top two cards of the deck, trashes one of the Treasures, which you choose, and discards the rest. If at least one Treasure is trashed, you get one token. You keep your tokens for the whole game.

thing-dominion-Salvager = ⟦dominion-salvager⟧ Salvager
card-dominion-Salvager = Trash a card from hand. You get its cost in coins.
rules-dominion-Salvager =
    +1 buy. Trash a card from your hand. You get coins equal to its cost. With cards in hand this is mandatory.

thing-dominion-Sea_Hag = ⟦dominion-sea_hag⟧ Sea Hag
card-dominion-Sea_Hag = Each other player discards the top card of the deck and gains a Curse onto the deck.
rules-dominion-Sea_Hag =
    Every other player discards the top card of the deck, then gains a Curse on top of the deck. Without Curses only the card is discarded.

thing-dominion-Smugglers = ⟦dominion-smugglers⟧ Smugglers
card-dominion-Smugglers = Gain a copy of a card up to $6 that your right neighbour gained last turn.
rules-dominion-Smugglers =
    Gain a card costing up to $6 that the player to your right gained in that player's last turn, bought or not. It comes from the supply. If there is no such card left, you gain nothing.

thing-dominion-Tactician = ⟦dominion-tactician⟧ Tactician
card-dominion-Tactician = Discard your hand. If you discard a card, next turn: +5 cards, +1 action, +1 buy.
rules-dominion-Tactician =
    Discard your hand. If you discard at least one card, then at the start of your next turn: +5 cards, +1 action, +1 buy. With an empty hand it gives nothing.

thing-dominion-Treasure_Map = ⟦dominion-treasure_map⟧ Treasure Map
card-dominion-Treasure_Map = Trash this and another copy from hand. If you trash 2, gain 4 Golds onto your deck.
rules-dominion-Treasure_Map =
    Trash this card and another copy of it from your hand. If you trash two, gain four Golds on top of your deck, or as many as there are. Without a second copy you trash this one and gain nothing.

thing-dominion-Treasury = ⟦dominion-treasury⟧ Treasury
card-dominion-Treasury = If you buy no Victory card, it may go onto your deck in Clean-up.
rules-dominion-Treasury =
    +1 card, +1 action, +$1. When you discard this card from play in Clean-up, you may put it on top of your deck if you didn't buy a Victory card in this turn.

thing-dominion-Warehouse = ⟦dominion-warehouse⟧ Warehouse
card-dominion-Warehouse = Discard 3 cards.
rules-dominion-Warehouse =
    +3 cards, +1 action. Then discard three cards from your hand, or all if you have fewer.

thing-dominion-Wharf = ⟦dominion-wharf⟧ Wharf
card-dominion-Wharf = Next turn: +2 cards, +1 buy.
rules-dominion-Wharf =
    +2 cards, +1 buy. At the start of your next turn: +2 cards, +1 buy.
