# The Mines of Zavandor, explained topic by topic; the cards are explained in zavandor_cards.ftl.

rules-zavandor-topics = aim round income gems trade bids auction path upgrade clans scrolls altars special end panel picture
rules-zavandor-entries =
    S0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 G1 G2 G3 G4 G5 G6 G7
    G8 G9 G10 G11 G12 G13 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 normal A B C D
rules-zavandor-entries-title = Every card and clan board, by its name
rules-zavandor-aim-title = What it is about
rules-zavandor-aim =
    Dwarf clans dig for gems: rubies, diamonds, emeralds and sapphires. With gems you bid for cards and pay for upgrades. While you do, the king climbs from field to field to his coronation hall; when he is there, the game ends after that round.
    Whoever then has most points wins: coins, complete cards and clan boards, altars, and one point for every three gem cards in hand.
rules-zavandor-round-title = A round
rules-zavandor-round =
    1. **Income:** everybody draws gem cards.
    2. **Trade:** with the bank and with each other, in any order.
    3. **Auction:** four sealed bids, one for each colour, revealed together.
    4. **Upgrade:** put cubes on your clan board and your cards.
    Then cards that nobody bought leave the game, the rows move on, bids that did not win come back, and the start player's hammer goes to the next player.
rules-zavandor-income-title = Income
rules-zavandor-income =
    Your clan board and the clans in your cave show carts for the level they have reached; only that level counts. For each cart you draw a card of that pile. This **base income** is six cards at most; when more are due, you choose which six, unless you have a complete pack dragon.
    - **Helpers** and **scrolls** come on top, without limit. A **mason** puts a free cube on another object of yours.
    When a pile is empty, its discards are shuffled; when these are used up too, you draw from the next lower cart.
rules-zavandor-gems-title = Gem cards and carts
rules-zavandor-gems =
    The back of a gem card is a cart: log, plank, metal or gold, from low to high. Everybody sees the carts in your hand, nobody the gems. Better carts carry rarer gems: most sapphires are in log carts, most rubies in gold carts. The picture counts all 112 cards.
rules-zavandor-trade-title = Trade
rules-zavandor-trade =
    - **With the bank:** two cards of the same cart for one of that cart with a gem you name, as often as you like. The discard pile is searched first, then the draw pile is turned up. If the gem is not there, you take your cards back. A **broker** exchanges one card for one.
    - **With each other:** any gem cards for any gems; both sides give something. An offer is seen by all, and binds nobody: if its maker has spent the cards, it lapses. You may have three open offers.
    - *Wait and see* keeps you in the market without anybody waiting for you. An offer to you stands until you accept or decline it, you are done, or its maker withdraws it. *Done* takes your offers back and lets you bid; as long as others still trade and your bid is not sealed, you may come back.
rules-zavandor-bids-title = Bids
rules-zavandor-bids =
    For each of the four colours you lay down as many of your gems of that colour as you like, or none: from the lowest carts up, unless you name cards. All bids are revealed when the last is sealed; until then you may change yours, and others see only that it is there.
    With your bid you may say what you want if you win (the card or points; whether the king moves), so that nobody has to wait for you.
rules-zavandor-auction-title = Auctions
rules-zavandor-auction =
    From top to bottom the highest bid wins; a tie goes to whoever is nearest to the start player, who is first himself. The winner pays the whole bid and gets
    - from 1 gem on: **1 point**;
    - from 3 rubies or diamonds, 4 emeralds or sapphires on: the **card**, or 1 point;
    - from 8 rubies or diamonds, 9 emeralds or sapphires on: the **card and 8 points**, or 10 points.
    All others keep their bids, but may not spend them in this round.
    Your cave holds six cards. If it is full, one has to go to make room.
rules-zavandor-path-title = The King's path
rules-zavandor-path =
    Whoever wins the sapphires may move the king one field on. If he stood still in the last round, or nobody bids sapphires, he moves in any case.
    The field he stands on shows the **king's price**: what an upgrade costs wherever the crown is printed, and always on the clan board. In the hall at the end of the path he is crowned: the round is played to its end, and the game is over.
rules-zavandor-upgrade-title = Upgrades
rules-zavandor-upgrade =
    Raise as many of your objects as you can pay for, each by one level: your clan board, your cards, your scrolls. The price stands on the next field of the track: gems, coins, or the crown for the king's price. Put a cube there.
    An object is **complete** when its last field has a cube. Only then does it count at the end.
rules-zavandor-clans-title = Clans, helpers, dragons
rules-zavandor-clans =
    - **Clan:** carts for the base income.
    - **Helper:** carts beyond the limit of six.
    - **Pack dragon:** once complete, your base income has no limit.
    Without a cube a card gives nothing.
rules-zavandor-scrolls-title = Scrolls
rules-zavandor-scrolls =
    Everybody begins with one. In your income you may cast a scroll: choose one of the carts printed for its level and draw that many cards. Then the scroll is gone and its slot is free.
    A scroll may wait and be upgraded; one that is complete and was never cast counts its points. *Keep, and do not ask again* silences it until its level changes, the king stands before the hall, or you wake it while you trade, bid or upgrade.
rules-zavandor-altars-title = Shrines and altars
rules-zavandor-altars =
    A **shrine** is worth its points when it is complete. An **altar**, when complete, counts what you own:
    - Altar of Crowns: 1 point for every complete object, clan board and altar included;
    - Altar of Weights: 2 points for every colour among your complete cards;
    - Altar of Kin: 2 points for every complete clan, clan board included;
    - Altar of Echoes: 1 point for every two levels of everything you own.
rules-zavandor-special-title = Masons, brokers, herald, envoy
rules-zavandor-special =
    - **Mason:** in every income a free cube on another object of yours that is not complete.
    - **Broker:** so many exchanges one for one with the bank in a round.
    - **Herald:** once complete, you win every tie.
    - **Envoy:** if complete before the upgrades, your losing bids may pay for them; what you spend does not come back.
rules-zavandor-end-title = The end
rules-zavandor-end =
    The game ends after the upgrades of the round in which the king reaches the hall. You count your coins, complete objects and altars, and one point for every three gem cards in your hand.
    Among equals the one with more complete objects wins, then the one with more gem cards left over; if that is equal too, the victory is shared. On the way the table shows what everybody can know: points without the cards in hand.
rules-zavandor-panel-title = Who waits for whom
rules-zavandor-panel =
    Nobody, if it can be helped: everybody's income is asked at once, everybody trades at once, whoever is done bids while others still trade, and all upgrades are chosen at once. Only the winners of auctions decide one after the other, if they have said nothing with their bids.
    If you do not answer in time: the six highest carts, no trade, no bid, the card if there is room, the king moves, no upgrade.
rules-zavandor-picture-title = How to read the picture
rules-zavandor-picture =
    On top everybody's points, and the carts in hand; a seal means that the bid is in, a tick that somebody has chosen, gold that the table waits. On the mountain the king, the prices, and the four piles: cards to draw + discards.
    In each gallery from left to right: how many gems buy the card and the great prize, the stack, the card that comes next, the card on offer. Below the prices a card shows what its levels give; the shield what it is worth when complete. Light cards come before dark ones.
    On the boards a cube is a level that is reached; the carts beside it are the income. Blue drop, red round, green tall, yellow square: every gem has its own cut.
