# The cards of Dominion: their names, texts and explanations.

thing-dominion-Copper = ⟦dominion-copper⟧ Copper
rules-dominion-Copper =
    Gives $1.

thing-dominion-Silver = ⟦dominion-silver⟧ Silver
rules-dominion-Silver =
    Gives $2.

thing-dominion-Gold = ⟦dominion-gold⟧ Gold
rules-dominion-Gold =
    Gives $3.

thing-dominion-Estate = ⟦dominion-estate⟧ Estate
rules-dominion-Estate =
    Worth 1 point at the end. All players start with three.

thing-dominion-Duchy = ⟦dominion-duchy⟧ Duchy
rules-dominion-Duchy =
    Worth 3 points at the end.

thing-dominion-Province = ⟦dominion-province⟧ Province
rules-dominion-Province =
    Worth 6 points at the end. When the last one is gone, the game ends after that turn.

thing-dominion-Curse = ⟦dominion-curse⟧ Curse
rules-dominion-Curse =
    Worth −1 point at the end. You can buy it for $0, and it isn't a Victory card.

thing-dominion-Adventurer = ⟦dominion-adventurer⟧ Adventurer
card-dominion-Adventurer = Reveal from your deck until 2 Treasures appear: into your hand. Discard the rest.
rules-dominion-Adventurer =
    Reveal cards from your deck one by one until you have two Treasures. Take them into your hand and discard the other revealed cards. A shuffle in between leaves the revealed cards out. If there are fewer than two, take those. Cards that are also Treasures count.

thing-dominion-Bureaucrat = ⟦dominion-bureaucrat⟧ Bureaucrat
card-dominion-Bureaucrat = Gain a Silver onto your deck. Others put a Victory card on theirs or show a hand without.
rules-dominion-Bureaucrat =
    Gain a Silver on top of your deck. Every other player chooses a Victory card in hand, reveals it and puts it on the deck. A player without one shows the whole hand. If no Silver is left, the second part still happens.

thing-dominion-Cellar = ⟦dominion-cellar⟧ Cellar
card-dominion-Cellar = Discard any number of cards, then draw as many.
rules-dominion-Cellar =
    +1 action. Discard any number of cards from hand, or none. Then draw the same number. All are discarded before the first is drawn, so a shuffle includes them.

thing-dominion-Chancellor = ⟦dominion-chancellor⟧ Chancellor
card-dominion-Chancellor = You may put your whole deck into your discard pile.
rules-dominion-Chancellor =
    +$2. You may put your whole deck into your discard pile at once, without looking at it. This doesn't count as discarding its cards.

thing-dominion-Chapel = ⟦dominion-chapel⟧ Chapel
card-dominion-Chapel = Trash up to 4 cards from your hand.
rules-dominion-Chapel =
    Trash up to four cards from your hand, or none.

thing-dominion-Council_Room = ⟦dominion-council_room⟧ Council Room
card-dominion-Council_Room = Each other player draws a card.
rules-dominion-Council_Room =
    +4 cards, +1 buy. Every other player must draw a card. This isn't an Attack.

thing-dominion-Feast = ⟦dominion-feast⟧ Feast
card-dominion-Feast = Trash this card. Gain a card costing up to $5.
rules-dominion-Feast =
    Trash this card and gain one costing up to $5. If it is played several times, it is trashed once, but each play gains a card. Afterwards it is no longer in play.

thing-dominion-Festival = ⟦dominion-festival⟧ Festival
rules-dominion-Festival =
    +2 actions, +1 buy, +$2.

thing-dominion-Gardens = ⟦dominion-gardens⟧ Gardens
card-dominion-Gardens = Worth 1 VP for every 10 cards you own.
rules-dominion-Gardens =
    At the end every Gardens is worth 1 point for each ten cards you own: 3 points with 39 cards.

thing-dominion-Laboratory = ⟦dominion-laboratory⟧ Laboratory
rules-dominion-Laboratory =
    +2 cards, +1 action.

thing-dominion-Library = ⟦dominion-library⟧ Library
card-dominion-Library = Draw until you have 7 cards; Actions drawn may be set aside and are discarded after.
rules-dominion-Library =
    Draw one card at a time until you have seven in hand. Each time you draw an Action, or a card that is also an Action, you may set it aside. Cards set aside are discarded afterwards and not shuffled in before. With seven or more cards in hand you draw none.

thing-dominion-Market = ⟦dominion-market⟧ Market
rules-dominion-Market =
    +1 card, +1 action, +1 buy, +$1.

thing-dominion-Militia = ⟦dominion-militia⟧ Militia
card-dominion-Militia = Each other player discards down to 3 cards.
rules-dominion-Militia =
    +$2. Every other player discards down to three cards in hand. A player with three or fewer discards nothing.

thing-dominion-Mine = ⟦dominion-mine⟧ Mine
card-dominion-Mine = Trash a Treasure from hand. Gain one costing up to $3 more into your hand.
rules-dominion-Mine =
    Trash a Treasure from hand and gain a Treasure costing up to $3 more, into your hand. If you have a Treasure, this is mandatory. You may gain the same or a cheaper one, and any Treasure of the supply.

thing-dominion-Moat = ⟦dominion-moat⟧ Moat
card-dominion-Moat = When another player plays an Attack, you may show this. The Attack doesn't affect you.
rules-dominion-Moat =
    +2 cards. When another player plays an Attack, you may reveal this from your hand: that play doesn't affect you. You don't reveal, discard, gain or choose anything. The Moat stays in your hand. The attacker keeps the other benefits.

thing-dominion-Moneylender = ⟦dominion-moneylender⟧ Moneylender
card-dominion-Moneylender = Trash a Copper from hand. If you did: +$3.
rules-dominion-Moneylender =
    Trash a Copper from your hand. If you did, +$3. If you have a Copper, this is mandatory.

thing-dominion-Remodel = ⟦dominion-remodel⟧ Remodel
card-dominion-Remodel = Trash a card from hand. Gain one costing up to $2 more.
rules-dominion-Remodel =
    Trash a card from your hand and gain one costing up to $2 more. Costs count as they are now. With cards in hand this is mandatory.

thing-dominion-Smithy = ⟦dominion-smithy⟧ Smithy
rules-dominion-Smithy =
    +3 cards.

thing-dominion-Spy = ⟦dominion-spy⟧ Spy
card-dominion-Spy = Each player (you too) reveals their top card. You choose: discard or leave it.
rules-dominion-Spy =
    +1 card, +1 action. Every player, beginning with you, reveals the top card of the deck; you decide whether it is discarded or stays. A Moat protects only its owner.

thing-dominion-Thief = ⟦dominion-thief⟧ Thief
card-dominion-Thief = Others reveal 2 cards. Trash a Treasure of each, discard the rest. Gain any of those trashed.
rules-dominion-Thief =
    Every other player reveals the top two cards of the deck. If there are Treasures, you choose one, and it is trashed. The other cards are discarded. Then you may gain any of the Treasures trashed this way.

thing-dominion-Throne_Room = ⟦dominion-throne_room⟧ Throne Room
card-dominion-Throne_Room = Choose an Action from your hand. Play it twice.
rules-dominion-Throne_Room =
    Choose an Action from your hand and play it twice, each time completely; this costs no actions. If you have an Action, this is mandatory. It is one card in play, but two plays. A Throne Room on a Throne Room plays two more Actions, each twice.

thing-dominion-Village = ⟦dominion-village⟧ Village
rules-dominion-Village =
    +1 card, +2 actions.

thing-dominion-Witch = ⟦dominion-witch⟧ Witch
card-dominion-Witch = Each other player gains a Curse.
rules-dominion-Witch =
    +2 cards. Every other player gains a Curse. The players gain them in turn order until the pile is empty.

thing-dominion-Woodcutter = ⟦dominion-woodcutter⟧ Woodcutter
rules-dominion-Woodcutter =
    +1 buy, +$2.

thing-dominion-Workshop = ⟦dominion-workshop⟧ Workshop
card-dominion-Workshop = Gain a card costing up to $4.
rules-dominion-Workshop =
    Gain a card costing up to $4.
