# The Mines of Zavandor, explained topic by topic; the cards are explained in zavandor_cards.ftl.

rules-zavandor-topics = aim round income gems trade bids auction path upgrade clans scrolls altars special end panel picture
rules-zavandor-entries =
    S0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1 G2 G3 G4 G5 G6 G7
    G8 G9 G10 G11 G12 G13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 normal A B C D
rules-zavandor-entries-title = Every card and clan board, by its name
rules-zavandor-aim-title = The goal
rules-zavandor-aim =
    Dwarf clans dig for gems: rubies, diamonds, emeralds and sapphires. With gems you bid for cards and pay for upgrades. Meanwhile the king climbs from field to field to his coronation hall. The game ends after the round in which he reaches it.
    The player with the most points wins. You score coins, complete cards and clan boards, altars, and one point for every three gem cards in hand.
rules-zavandor-round-title = A round
rules-zavandor-round =
    1. **Income:** everyone draws gem cards.
    2. **Trade:** with the bank and with each other, in any order.
    3. **Auction:** four sealed bids, one for each colour, revealed together.
    4. **Upgrade:** put cubes on your clan board and your cards.
    Then unsold cards leave the game, the rows move on, losing bids come back, and the start player's hammer goes to the next player.
rules-zavandor-income-title = Income
rules-zavandor-income =
    Your clan board and the clans in your cave show carts for their present level. For each cart you draw a card of that pile. This **base income** is six cards at most. If it would be more, you choose which six, unless you have a complete pack dragon.
    - **Helpers** and **scrolls** give extra cards, without limit. A **mason** puts a free cube on another of your objects.
    When a pile is empty, its discards are shuffled. If there are none, you draw from the next lower cart.
rules-zavandor-gems-title = Gem cards and carts
rules-zavandor-gems =
    The back of a gem card is a cart: log, plank, metal or gold, from low to high. Everyone sees the carts in your hand, but only you see the gems. Better carts carry rarer gems: most sapphires are in log carts, most rubies in gold carts. The picture counts all 112 cards.
rules-zavandor-trade-title = Trade
rules-zavandor-trade =
    - **With the bank:** give two cards of the same cart for one of that cart with a gem you name, as often as you like. The discard pile is searched first, then the draw pile. If the gem isn't there, you take your cards back. A **broker** exchanges one card for one.
    - **With each other:** any gem cards for any gems. Both sides must give something. Everyone sees an offer, and it binds no one: if its maker has spent the cards, it expires. You can have three open offers, and make twelve offers in a round.
    - *Wait for offers* keeps you in the market, and the others can continue. An offer to you stands until you accept or decline it, you are done, or its maker withdraws it. *Done* takes your offers back and lets you bid. You can come back while others still trade and your bid isn't sealed.
rules-zavandor-bids-title = Bids
rules-zavandor-bids =
    For each of the four colours you bid as many of your gems as you like, or none. Your lowest carts are used first, unless you name cards. All bids are revealed when the last one is sealed. Until then you can change yours, and the others see only that you have bid.
    With your bid you can say what you want if you win (the card or points; whether the king moves), so that no one has to wait for you.
rules-zavandor-auction-title = Auctions
rules-zavandor-auction =
    From top to bottom the highest bid wins. In a tie the start player wins, or else the next player after them. The winner pays the whole bid and gets
    - with 1 gem or more: **1 point**;
    - with at least 3 rubies or diamonds, or 4 emeralds or sapphires: the **card**, or 1 point;
    - with at least 8 rubies or diamonds, or 9 emeralds or sapphires: the **card and 8 points**, or 10 points.
    All others keep their bids, but can't spend them in this round.
    Your cave holds six cards. If it is full, you must give up one.
rules-zavandor-path-title = The king's path
rules-zavandor-path =
    The winner of the sapphires can move the king one field on. If he stayed in the last round, or if no one bids on the sapphires, he always moves.
    His field shows the **king's price**: the price of an upgrade with a crown, and of every upgrade of the clan board. At the end of the path he is crowned in the hall. The game is over at the end of that round.
rules-zavandor-upgrade-title = Upgrades
rules-zavandor-upgrade =
    Raise as many of your objects as you can pay for, each by one level: your clan board, your cards, your scrolls. The price is on the next field of the track: gems, coins, or the crown for the king's price. Put a cube there.
    An object is **complete** when its last field has a cube. Only complete objects score at the end.
rules-zavandor-clans-title = Clans, helpers, dragons
rules-zavandor-clans =
    - **Clan:** carts for the base income.
    - **Helper:** carts beyond the limit of six.
    - **Pack dragon:** once complete, your base income has no limit.
    Without a cube a card gives nothing.
rules-zavandor-scrolls-title = Scrolls
rules-zavandor-scrolls =
    Each player begins with one. In your income you can cast a scroll: choose one of the carts printed for its level and draw that many cards. Then the scroll is gone and its slot is free.
    You can keep a scroll and upgrade it. A complete scroll that was never cast scores its points. *Keep, and don't ask again* stops the question until its level changes, the king is one field before the hall, or you ask for it while you trade, bid or upgrade.
rules-zavandor-altars-title = Shrines and altars
rules-zavandor-altars =
    A **shrine** scores its points when it is complete. A complete **altar** counts what you own:
    - Altar of Crowns: 1 point for every complete object, including clan board and altar;
    - Altar of Weights: 2 points for every colour among your complete cards;
    - Altar of Kin: 2 points for every complete clan, including the clan board;
    - Altar of Echoes: 1 point for every two levels of everything you own.
rules-zavandor-special-title = Masons, brokers, herald, envoy
rules-zavandor-special =
    - **Mason:** in every income a free cube on another of your objects that isn't complete.
    - **Broker:** its number of exchanges with the bank in a round, one card for one.
    - **Herald:** once complete, you win every tie.
    - **Envoy:** if complete before the upgrades, your losing bids can pay for them. Spent cards don't come back.
rules-zavandor-end-title = The end
rules-zavandor-end =
    The game ends after the upgrades of the round in which the king reaches the hall. You score your coins, complete objects and altars, and one point for every three gem cards in your hand.
    Ties are broken by complete objects, then by the gem cards left over. If these are equal too, the victory is shared. During the game the table shows public points only, without the cards in hand.
rules-zavandor-panel-title = Waiting for others
rules-zavandor-panel =
    You rarely have to wait: income and upgrades are asked of everyone at once, everyone trades at once, and players who are done can bid while others still trade. Only the winners of auctions decide one after the other, if they gave no orders with their bids.
    If you don't answer in time: the six highest carts, no trade, no bid, the card if there is a free slot, the king moves, no upgrade.
rules-zavandor-picture-title = How to read the picture
rules-zavandor-picture =
    At the top: everyone's points and carts in hand. A seal means that the bid is in, a tick that a player has chosen, gold that the table is waiting. On the mountain: the king, the prices, and the four piles with cards to draw + discards.
    In each gallery from left to right: how many gems win the card and the grand prize, the stack, the next card, the card on offer. A card shows its prices, and below them what its levels give; the shield shows its points when it is complete. Light cards come before dark ones.
    On the boards a cube is a reached level; the carts beside it are the income. Each gem has its own cut: blue drop, red round, green tall, yellow square.
