# The cards of Dominion: their names, what is printed on them, and how they are explained.

thing-dominion-Copper = Copper
rules-dominion-Copper-title = { thing-dominion-Copper }
rules-dominion-Copper = **$0 · Treasure**
    Gives $1. With Coppersmiths played this turn it gives $1 more for each of them.

thing-dominion-Silver = Silver
rules-dominion-Silver-title = { thing-dominion-Silver }
rules-dominion-Silver = **$3 · Treasure**
    Gives $2.

thing-dominion-Gold = Gold
rules-dominion-Gold-title = { thing-dominion-Gold }
rules-dominion-Gold = **$6 · Treasure**
    Gives $3.

thing-dominion-Platinum = Platinum
rules-dominion-Platinum-title = { thing-dominion-Platinum }
rules-dominion-Platinum = **$9 · Treasure**
    Gives $5. In the game only together with Colony.

thing-dominion-Estate = Estate
rules-dominion-Estate-title = { thing-dominion-Estate }
rules-dominion-Estate = **$2 · Victory**
    Worth 1 point in the end. Everybody starts with three of them.

thing-dominion-Duchy = Duchy
rules-dominion-Duchy-title = { thing-dominion-Duchy }
rules-dominion-Duchy = **$5 · Victory**
    Worth 3 points in the end.

thing-dominion-Province = Province
rules-dominion-Province-title = { thing-dominion-Province }
rules-dominion-Province = **$8 · Victory**
    Worth 6 points in the end. When the last one is gone, the game ends after that turn.

thing-dominion-Colony = Colony
rules-dominion-Colony-title = { thing-dominion-Colony }
rules-dominion-Colony = **$11 · Victory**
    Worth 10 points in the end. When the last one is gone, the game ends after that turn.

thing-dominion-Curse = Curse
rules-dominion-Curse-title = { thing-dominion-Curse }
rules-dominion-Curse = **$0 · Curse**
    Costs 1 point in the end. It may be bought for $0, and it is no Victory card.

thing-dominion-Adventurer = Adventurer
card-dominion-Adventurer = Reveal from your deck until 2 Treasures appear: into your hand. Discard the rest.
rules-dominion-Adventurer-title = { thing-dominion-Adventurer }
rules-dominion-Adventurer = **$6 · Action**
    Reveal cards from your deck one by one until two Treasures lie there. Take them into your hand, discard the other revealed cards. Shuffle in between if needed, without the revealed cards; if fewer than two turn up, take those. Cards that are Treasures among other things count.

thing-dominion-Bureaucrat = Bureaucrat
card-dominion-Bureaucrat = Gain a Silver onto your deck. Others put a Victory card on theirs or show a hand without.
rules-dominion-Bureaucrat-title = { thing-dominion-Bureaucrat }
rules-dominion-Bureaucrat = **$4 · Action, Attack**
    Gain a Silver on top of your deck. Every other player reveals a Victory card from hand and puts it on the deck; whoever has none shows the whole hand. Which one is the owner's choice. Without a Silver left the second part still happens.

thing-dominion-Cellar = Cellar
card-dominion-Cellar = Discard any number of cards, then draw as many.
rules-dominion-Cellar-title = { thing-dominion-Cellar }
rules-dominion-Cellar = **$2 · Action**
    +1 action. Discard any number of cards from hand, none included. After that draw as many. All are discarded before the first is drawn, so a shuffle for it includes them.

thing-dominion-Chancellor = Chancellor
card-dominion-Chancellor = You may put your whole deck into your discard pile.
rules-dominion-Chancellor-title = { thing-dominion-Chancellor }
rules-dominion-Chancellor = **$3 · Action**
    +$2. You may at once put your whole deck into your discard pile, without looking at it. Its cards are not discarded one by one.

thing-dominion-Chapel = Chapel
card-dominion-Chapel = Trash up to 4 cards from your hand.
rules-dominion-Chapel-title = { thing-dominion-Chapel }
rules-dominion-Chapel = **$2 · Action**
    Trash none to four cards from your hand.

thing-dominion-Council_Room = Council Room
card-dominion-Council_Room = Everybody else draws a card.
rules-dominion-Council_Room-title = { thing-dominion-Council_Room }
rules-dominion-Council_Room = **$5 · Action**
    +4 cards, +1 buy. Every other player draws a card, like it or not. This is no Attack.

thing-dominion-Feast = Feast
card-dominion-Feast = Trash this card. Gain a card costing up to $5.
rules-dominion-Feast-title = { thing-dominion-Feast }
rules-dominion-Feast = **$4 · Action**
    Trash this card and gain one costing up to $5. Played several times it is trashed only once, but each play gains a card. Afterwards it is no longer in play.

thing-dominion-Festival = Festival
rules-dominion-Festival-title = { thing-dominion-Festival }
rules-dominion-Festival = **$5 · Action**
    +2 actions, +1 buy, +$2.

thing-dominion-Gardens = Gardens
card-dominion-Gardens = Worth 1 VP for every 10 cards you own.
rules-dominion-Gardens-title = { thing-dominion-Gardens }
rules-dominion-Gardens = **$4 · Victory**
    In the end every Gardens is worth 1 point for each full ten cards you own: with 39 cards 3 points each.

thing-dominion-Laboratory = Laboratory
rules-dominion-Laboratory-title = { thing-dominion-Laboratory }
rules-dominion-Laboratory = **$5 · Action**
    +2 cards, +1 action.

thing-dominion-Library = Library
card-dominion-Library = Draw up to 7 cards in hand; Actions drawn may be set aside and are discarded after.
rules-dominion-Library-title = { thing-dominion-Library }
rules-dominion-Library = **$5 · Action**
    Draw one card at a time until you have seven in hand. Each time you draw an Action, combined ones too, you may set it aside. In the end the cards set aside are discarded; they are not shuffled in before. With seven or more in hand nothing is drawn.

thing-dominion-Market = Market
rules-dominion-Market-title = { thing-dominion-Market }
rules-dominion-Market = **$5 · Action**
    +1 card, +1 action, +1 buy, +$1.

thing-dominion-Militia = Militia
card-dominion-Militia = Everybody else discards down to 3 cards.
rules-dominion-Militia-title = { thing-dominion-Militia }
rules-dominion-Militia = **$4 · Action, Attack**
    +$2. Every other player discards down to three cards in hand, of their own choice. Whoever has three or fewer discards nothing.

thing-dominion-Mine = Mine
card-dominion-Mine = Trash a Treasure from hand. Gain one costing up to $3 more into your hand.
rules-dominion-Mine-title = { thing-dominion-Mine }
rules-dominion-Mine = **$5 · Action**
    Trash a Treasure from hand and gain a Treasure costing up to $3 more, into your hand. Holding one you must; the same or a cheaper one may be taken. All Treasures of the supply are possible, Platinum too.

thing-dominion-Moat = Moat
card-dominion-Moat = When another plays an Attack you may show this: it does not affect you.
rules-dominion-Moat-title = { thing-dominion-Moat }
rules-dominion-Moat = **$2 · Action, Reaction**
    +2 cards. When another player plays an Attack you may reveal this from your hand: that play does not affect you. You neither reveal nor discard nor gain nor choose anything. The card stays in your hand. The attacker keeps his own benefits.

thing-dominion-Moneylender = Moneylender
card-dominion-Moneylender = Trash a Copper from hand. If you did: +$3.
rules-dominion-Moneylender-title = { thing-dominion-Moneylender }
rules-dominion-Moneylender = **$4 · Action**
    Trash a Copper from your hand; if you did, +$3. Holding a Copper you must.

thing-dominion-Remodel = Remodel
card-dominion-Remodel = Trash a card from hand. Gain one costing up to $2 more.
rules-dominion-Remodel-title = { thing-dominion-Remodel }
rules-dominion-Remodel = **$4 · Action**
    Trash a card from your hand and gain one costing up to $2 more. What the cards cost now counts. With an empty hand nothing happens, else you must.

thing-dominion-Smithy = Smithy
rules-dominion-Smithy-title = { thing-dominion-Smithy }
rules-dominion-Smithy = **$4 · Action**
    +3 cards.

thing-dominion-Spy = Spy
card-dominion-Spy = Everybody, you too, reveals the top card of the deck; you say: discard or leave.
rules-dominion-Spy-title = { thing-dominion-Spy }
rules-dominion-Spy = **$4 · Action, Attack**
    +1 card, +1 action. Every player, beginning with you, reveals the top card of the deck; you decide whether it is discarded or stays. A Moat protects only its owner.

thing-dominion-Thief = Thief
card-dominion-Thief = Others reveal 2 cards: you trash one Treasure of each, the rest is discarded. Keep any of those trashed.
rules-dominion-Thief-title = { thing-dominion-Thief }
rules-dominion-Thief = **$4 · Action, Attack**
    Every other player reveals the top two cards of the deck. If there are Treasures, you choose one and it is trashed; the others are discarded. Then you may gain any of the Treasures trashed just now, to your discard pile.

thing-dominion-Throne_Room = Throne Room
card-dominion-Throne_Room = Choose an Action from your hand. Play it twice.
rules-dominion-Throne_Room-title = { thing-dominion-Throne_Room }
rules-dominion-Throne_Room = **$4 · Action**
    Choose an Action from your hand and play it twice, each time completely; that costs no actions. Holding one you must. It is one card in play, but two plays. Two Throne Rooms: two further Actions, each played twice.

thing-dominion-Village = Village
rules-dominion-Village-title = { thing-dominion-Village }
rules-dominion-Village = **$3 · Action**
    +1 card, +2 actions.

thing-dominion-Witch = Witch
card-dominion-Witch = Everybody else gains a Curse.
rules-dominion-Witch-title = { thing-dominion-Witch }
rules-dominion-Witch = **$5 · Action, Attack**
    +2 cards. Every other player gains a Curse. They are dealt in turn order while they last.

thing-dominion-Woodcutter = Woodcutter
rules-dominion-Woodcutter-title = { thing-dominion-Woodcutter }
rules-dominion-Woodcutter = **$3 · Action**
    +1 buy, +$2.

thing-dominion-Workshop = Workshop
card-dominion-Workshop = Gain a card costing up to $4.
rules-dominion-Workshop-title = { thing-dominion-Workshop }
rules-dominion-Workshop = **$3 · Action**
    Gain a card costing up to $4.

thing-dominion-Baron = Baron
card-dominion-Baron = You may discard an Estate: +$4. If not, gain an Estate.
rules-dominion-Baron-title = { thing-dominion-Baron }
rules-dominion-Baron = **$4 · Action**
    +1 buy. You may discard an Estate from your hand for +$4. If you do not, you gain an Estate, if there is one.

thing-dominion-Bridge = Bridge
card-dominion-Bridge = This turn all cards cost $1 less.
rules-dominion-Bridge-title = { thing-dominion-Bridge }
rules-dominion-Bridge = **$4 · Action**
    +1 buy, +$1. This turn all cards, wherever they are, cost $1 less, but never below $0. Each play counts.

thing-dominion-Conspirator = Conspirator
card-dominion-Conspirator = From the third Action played this turn: +1 card, +1 action.
rules-dominion-Conspirator-title = { thing-dominion-Conspirator }
rules-dominion-Conspirator = **$4 · Action**
    +$2. If this is at least the third play of an Action this turn: +1 card, +1 action. Plays count and not cards: a Throne Room is one play, and each play of what it plays another. Treasures do not count.

thing-dominion-Coppersmith = Coppersmith
card-dominion-Coppersmith = This turn every Copper gives $1 more.
rules-dominion-Coppersmith-title = { thing-dominion-Coppersmith }
rules-dominion-Coppersmith = **$4 · Action**
    This turn every Copper gives $1 more when it is played. Each play of the Coppersmith counts.

thing-dominion-Courtyard = Courtyard
card-dominion-Courtyard = Put a card from your hand on your deck.
rules-dominion-Courtyard-title = { thing-dominion-Courtyard }
rules-dominion-Courtyard = **$2 · Action**
    +3 cards. Then put any card from your hand on top of your deck. Nobody sees which.

thing-dominion-Duke = Duke
card-dominion-Duke = Worth 1 VP for every Duchy you own.
rules-dominion-Duke-title = { thing-dominion-Duke }
rules-dominion-Duke = **$5 · Victory**
    In the end every Duke is worth 1 point for each Duchy you own.

thing-dominion-Great_Hall = Great Hall
rules-dominion-Great_Hall-title = { thing-dominion-Great_Hall }
rules-dominion-Great_Hall = **$3 · Action, Victory**
    +1 card, +1 action. Worth 1 point in the end.

thing-dominion-Harem = Harem
rules-dominion-Harem-title = { thing-dominion-Harem }
rules-dominion-Harem = **$6 · Treasure, Victory**
    Gives $2 and is worth 2 points in the end.

thing-dominion-Ironworks = Ironworks
card-dominion-Ironworks = Gain a card costing up to $4. If an Action: +1 action; Treasure: +$1; Victory: +1 card.
rules-dominion-Ironworks-title = { thing-dominion-Ironworks }
rules-dominion-Ironworks = **$4 · Action**
    Gain a card costing up to $4. If it is an Action: +1 action; a Treasure: +$1; a Victory card: +1 card. A combined card gives both. You get the bonus even if the card is trashed at once by a Watchtower.

thing-dominion-Masquerade = Masquerade
card-dominion-Masquerade = All pass a card to the left at once. Then you may trash a card.
rules-dominion-Masquerade-title = { thing-dominion-Masquerade }
rules-dominion-Masquerade = **$3 · Action**
    +2 cards. Everybody with cards in hand passes one to the left neighbour, all at once; what is received cannot be passed on. Then you may trash a card from hand. This is no Attack, and a card passed is not gained.

thing-dominion-Mining_Village = Mining Village
card-dominion-Mining_Village = You may trash this card: +$2.
rules-dominion-Mining_Village-title = { thing-dominion-Mining_Village }
rules-dominion-Mining_Village = **$4 · Action**
    +1 card, +2 actions. You may trash this card at once for +$2. Played several times it gives that only once, but the card and the actions every time.

thing-dominion-Minion = Minion
card-dominion-Minion = One: +$2; or discard your hand, +4 cards, and others with 5 or more cards do the same.
rules-dominion-Minion-title = { thing-dominion-Minion }
rules-dominion-Minion = **$5 · Action, Attack**
    +1 action. Choose: +$2; or you discard your hand and draw four, and so does every other player with at least five cards in hand. Reactions come before the choice. Whoever shows a Moat neither discards nor draws.

thing-dominion-Nobles = Nobles
card-dominion-Nobles = One: +3 cards; or +2 actions.
rules-dominion-Nobles-title = { thing-dominion-Nobles }
rules-dominion-Nobles = **$6 · Action, Victory**
    Choose: +3 cards, or +2 actions. Worth 2 points in the end.

thing-dominion-Pawn = Pawn
card-dominion-Pawn = Two different: +1 card; +1 action; +1 buy; +$1.
rules-dominion-Pawn-title = { thing-dominion-Pawn }
rules-dominion-Pawn = **$2 · Action**
    Choose two different of: +1 card, +1 action, +1 buy, +$1. Both are chosen before either is had.

thing-dominion-Saboteur = Saboteur
card-dominion-Saboteur = Others reveal until a card of $3 or more: trashed. They may gain one costing $2 less or lower.
rules-dominion-Saboteur-title = { thing-dominion-Saboteur }
rules-dominion-Saboteur = **$5 · Action, Attack**
    Every other player reveals cards from the deck until one costs $3 or more and trashes it; for that a card costing at least $2 less may be gained. The other revealed cards are discarded. What the cards cost now counts.

thing-dominion-Scout = Scout
card-dominion-Scout = Reveal 4 cards: Victory cards into your hand, the rest back in any order.
rules-dominion-Scout-title = { thing-dominion-Scout }
rules-dominion-Scout = **$4 · Action**
    +1 action. Reveal the top four cards of your deck. All Victory cards among them, combined ones too, go into your hand; put the rest back in any order. A Curse is no Victory card.

thing-dominion-Secret_Chamber = Secret Chamber
card-dominion-Secret_Chamber = Discard any number of cards: +$1 each. When attacked you may show this: +2 cards, put 2 back.
rules-dominion-Secret_Chamber-title = { thing-dominion-Secret_Chamber }
rules-dominion-Secret_Chamber = **$2 · Action, Reaction**
    Discard any number of cards for +$1 each. When another player plays an Attack you may reveal this from hand: draw two cards, then put any two from your hand on your deck in any order. Other Reactions, also those just drawn, may follow. Each copy once per Attack played.

thing-dominion-Shanty_Town = Shanty Town
card-dominion-Shanty_Town = Show your hand. No Action in it: +2 cards.
rules-dominion-Shanty_Town-title = { thing-dominion-Shanty_Town }
rules-dominion-Shanty_Town = **$3 · Action**
    +2 actions. Reveal your hand. If no Action is in it: +2 cards; both are drawn even if the first is an Action.

thing-dominion-Steward = Steward
card-dominion-Steward = One: +2 cards; or +$2; or trash 2 cards from hand.
rules-dominion-Steward-title = { thing-dominion-Steward }
rules-dominion-Steward = **$3 · Action**
    Choose: +2 cards; or +$2; or trash exactly two cards from hand. With one card in hand that one is trashed.

thing-dominion-Swindler = Swindler
card-dominion-Swindler = Others trash their top card and gain one of the same cost that you choose.
rules-dominion-Swindler-title = { thing-dominion-Swindler }
rules-dominion-Swindler = **$3 · Action, Attack**
    +$2. Every other player trashes the top card of the deck and gains one with the same present cost; you choose which, the same is allowed. If there is a pile of that cost, one must be chosen. A Copper may become a Curse.

thing-dominion-Torturer = Torturer
card-dominion-Torturer = Each other chooses: discard 2 cards, or gain a Curse into hand.
rules-dominion-Torturer-title = { thing-dominion-Torturer }
rules-dominion-Torturer = **$5 · Action, Attack**
    +3 cards. Every other player chooses: discard two cards, or gain a Curse into hand. Either may be chosen even if it cannot be done: with one card that one is discarded, without Curses none is gained.

thing-dominion-Trading_Post = Trading Post
card-dominion-Trading_Post = Trash 2 cards from hand. If you did, gain a Silver into your hand.
rules-dominion-Trading_Post-title = { thing-dominion-Trading_Post }
rules-dominion-Trading_Post = **$5 · Action**
    Trash two cards from hand; if you trashed two, gain a Silver into your hand. With one card only that one is trashed, for nothing.

thing-dominion-Tribute = Tribute
card-dominion-Tribute = Left neighbour discards the top 2. Each kind: Action +2 actions, Treasure +$2, Victory +2 cards.
rules-dominion-Tribute-title = { thing-dominion-Tribute }
rules-dominion-Tribute = **$5 · Action**
    Your left neighbour reveals and discards the top two cards of the deck. For each differently named card you get: for an Action +2 actions, for a Treasure +$2, for a Victory card +2 cards. A combined card gives each of its bonuses, a Curse nothing. This is no Attack.

thing-dominion-Upgrade = Upgrade
card-dominion-Upgrade = Trash a card from hand. Gain one costing exactly $1 more.
rules-dominion-Upgrade-title = { thing-dominion-Upgrade }
rules-dominion-Upgrade = **$5 · Action**
    +1 card, +1 action. Trash a card from hand, like it or not, and gain one costing exactly $1 more. Without a pile of that cost nothing is gained.

thing-dominion-Wishing_Well = Wishing Well
card-dominion-Wishing_Well = Name a card, reveal the top of your deck. If it is that one: into your hand.
rules-dominion-Wishing_Well-title = { thing-dominion-Wishing_Well }
rules-dominion-Wishing_Well = **$3 · Action**
    +1 card, +1 action. Name a card, then reveal the top card of your deck. If it is the named one it goes into your hand, else it stays where it is. The name comes before a shuffle that may be needed.

thing-dominion-Bank = Bank
card-dominion-Bank = Worth $1 for every Treasure you have in play, itself included.
rules-dominion-Bank-title = { thing-dominion-Bank }
rules-dominion-Bank = **$7 · Treasure**
    Worth $1 for every Treasure you have in play when it is played, itself and combined Treasures included. Treasures played later do not raise it.

thing-dominion-Bishop = Bishop
card-dominion-Bishop = Trash a card from hand: VP for half its cost. Others may trash one.
rules-dominion-Bishop-title = { thing-dominion-Bishop }
rules-dominion-Bishop = **$4 · Action**
    +$1, +1 victory token. Trash a card from hand; you get a victory token for every full $2 that it costs now. Then every other player may trash a card from hand, without tokens.

thing-dominion-City = City
card-dominion-City = One empty pile: +1 card. Two or more: also +$1, +1 buy.
rules-dominion-City-title = { thing-dominion-City }
rules-dominion-City = **$5 · Action**
    +1 card, +2 actions. If exactly one pile of the supply is empty when it is played: +1 more card. If two or more are empty: +1 more card, +$1 and +1 buy.

thing-dominion-Contraband = Contraband
card-dominion-Contraband = Your left neighbour names a card that you cannot buy this turn.
rules-dominion-Contraband-title = { thing-dominion-Contraband }
rules-dominion-Contraband = **$5 · Treasure**
    +1 buy. Gives $3. Your left neighbour names a card at once; you cannot buy it this turn. Several Contrabands forbid several. Gaining it in another way is allowed.

thing-dominion-Counting_House = Counting House
card-dominion-Counting_House = Take any number of Coppers from your discard pile into your hand.
rules-dominion-Counting_House-title = { thing-dominion-Counting_House }
rules-dominion-Counting_House = **$5 · Action**
    Look through your discard pile, take any number of Coppers from it, show them and put them into your hand.

thing-dominion-Expand = Expand
card-dominion-Expand = Trash a card from hand. Gain one costing up to $3 more.
rules-dominion-Expand-title = { thing-dominion-Expand }
rules-dominion-Expand = **$7 · Action**
    Trash a card from hand and gain one costing up to $3 more. It cannot trash itself, and coins cannot be added. With an empty hand nothing happens.

thing-dominion-Forge = Forge
card-dominion-Forge = Trash any number of cards from hand. Gain one costing exactly their sum.
rules-dominion-Forge-title = { thing-dominion-Forge }
rules-dominion-Forge = **$7 · Action**
    Trash any number of cards from hand and gain one costing exactly as much as all of them. Without any you must gain a card for $0, if there is one. If nothing has that cost, nothing is gained.

thing-dominion-Goons = Goons
card-dominion-Goons = Others discard down to 3 cards. While in play: +1 VP for every card you buy.
rules-dominion-Goons-title = { thing-dominion-Goons }
rules-dominion-Goons = **$6 · Action, Attack**
    +1 buy, +$2. Every other player discards down to three cards in hand. While this is in play, you get a victory token for every card you buy; several Goons give several, played several times still one.

thing-dominion-Grand_Market = Grand Market
card-dominion-Grand_Market = Cannot be bought while you have a Copper in play.
rules-dominion-Grand_Market-title = { thing-dominion-Grand_Market }
rules-dominion-Grand_Market = **$6 · Action**
    +1 card, +1 action, +1 buy, +$2. It cannot be bought while you have a Copper in play. Coppers in hand do not matter, and gaining it in another way is always possible.

thing-dominion-Hoard = Hoard
card-dominion-Hoard = While in play: when you buy a Victory card, gain a Gold.
rules-dominion-Hoard-title = { thing-dominion-Hoard }
rules-dominion-Hoard = **$6 · Treasure**
    Gives $2. While this is in play you gain a Gold with every Victory card that you buy, one for each Hoard. Not for cards gained in other ways.

thing-dominion-Kings_Court = King's Court
card-dominion-Kings_Court = You may choose an Action from your hand. Play it three times.
rules-dominion-Kings_Court-title = { thing-dominion-Kings_Court }
rules-dominion-Kings_Court = **$7 · Action**
    You may choose an Action from your hand and play it three times, each time completely. King's Court on King's Court: three further Actions, each played three times.

thing-dominion-Loan = Loan
card-dominion-Loan = Reveal until a Treasure comes: trash or discard it. Discard the rest.
rules-dominion-Loan-title = { thing-dominion-Loan }
rules-dominion-Loan = **$3 · Treasure**
    Gives $1. Reveal cards from your deck until a Treasure appears; trash it or discard it. The other revealed cards are discarded.

thing-dominion-Mint = Mint
card-dominion-Mint = You may show a Treasure from hand: gain another one. When bought: trash your Treasures in play.
rules-dominion-Mint-title = { thing-dominion-Mint }
rules-dominion-Mint = **$5 · Action**
    You may reveal a Treasure from your hand and gain another copy of it. When you buy this, all Treasures you have in play are trashed before they could do anything more. The coins they gave remain.

thing-dominion-Monument = Monument
rules-dominion-Monument-title = { thing-dominion-Monument }
rules-dominion-Monument = **$4 · Action**
    +$2, +1 victory token.

thing-dominion-Mountebank = Mountebank
card-dominion-Mountebank = Others discard a Curse, or gain a Curse and a Copper.
rules-dominion-Mountebank-title = { thing-dominion-Mountebank }
rules-dominion-Mountebank = **$5 · Action, Attack**
    +$2. Every other player may discard a Curse from hand; whoever does not gains a Curse and then a Copper. If one of the piles is empty only the other is gained.

thing-dominion-Peddler = Peddler
card-dominion-Peddler = In the Buy phase it costs $2 less for each Action you have in play.
rules-dominion-Peddler-title = { thing-dominion-Peddler }
rules-dominion-Peddler = **$8 · Action**
    +1 card, +1 action, +$1. In a Buy phase it costs $2 less for every Action card that whoever's turn it is has in play, but not below $0. A card played several times is one card.

thing-dominion-Quarry = Quarry
card-dominion-Quarry = While in play: Actions cost $2 less.
rules-dominion-Quarry-title = { thing-dominion-Quarry }
rules-dominion-Quarry = **$4 · Treasure**
    Gives $1. While this is in play Actions cost $2 less, everywhere, combined ones too, but not below $0. Several add up.

thing-dominion-Rabble = Rabble
card-dominion-Rabble = Others reveal 3 cards, discard Treasures and Actions, put the rest back.
rules-dominion-Rabble-title = { thing-dominion-Rabble }
rules-dominion-Rabble = **$5 · Action, Attack**
    +3 cards. Every other player reveals the top three cards of the deck, discards the Treasures and Actions among them, combined ones too, and puts the rest back in any order.

thing-dominion-Royal_Seal = Royal Seal
card-dominion-Royal_Seal = While in play: cards you gain may go onto your deck.
rules-dominion-Royal_Seal-title = { thing-dominion-Royal_Seal }
rules-dominion-Royal_Seal = **$5 · Treasure**
    Gives $2. While this is in play you may put each card that you gain on top of your deck.

thing-dominion-Talisman = Talisman
card-dominion-Talisman = While in play: when you buy a non-Victory card costing $4 or less, gain another one.
rules-dominion-Talisman-title = { thing-dominion-Talisman }
rules-dominion-Talisman = **$4 · Treasure**
    Gives $1. While this is in play you gain another copy of every card you buy that costs $4 or less at that time and is no Victory card, one for each Talisman.

thing-dominion-Trade_Route = Trade Route
card-dominion-Trade_Route = +$1 for every token on the mat. Trash a card from hand.
rules-dominion-Trade_Route-title = { thing-dominion-Trade_Route }
rules-dominion-Trade_Route = **$3 · Action**
    +1 buy. +$1 for every token on the mat. Then trash a card from hand; holding one you must. Every Victory pile begins with a token, which moves to the mat when the first card is taken from the pile.

thing-dominion-Vault = Vault
card-dominion-Vault = Discard any number of cards: +$1 each. Others may discard 2 to draw 1.
rules-dominion-Vault-title = { thing-dominion-Vault }
rules-dominion-Vault = **$5 · Action**
    +2 cards. Discard any number of cards for +$1 each, those just drawn too. Every other player may discard two cards and draw one for them. With one card in hand it may be discarded, for nothing.

thing-dominion-Venture = Venture
card-dominion-Venture = Reveal from your deck until a Treasure appears: play it. Discard the rest.
rules-dominion-Venture-title = { thing-dominion-Venture }
rules-dominion-Venture = **$5 · Treasure**
    Gives $1. Reveal cards from your deck until a Treasure appears and play it at once, with all that it does. After that the other revealed cards are discarded.

thing-dominion-Watchtower = Watchtower
card-dominion-Watchtower = Draw up to 6 cards in hand. When you gain a card you may show this: trash it or put it on your deck.
rules-dominion-Watchtower-title = { thing-dominion-Watchtower }
rules-dominion-Watchtower = **$3 · Action, Reaction**
    Draw until you have six cards in hand. Whenever you gain a card, in any turn, you may reveal this from hand and either trash that card or put it on top of your deck. The Watchtower stays in your hand. The card counts as gained all the same.

thing-dominion-Workers_Village = Worker's Village
rules-dominion-Workers_Village-title = { thing-dominion-Workers_Village }
rules-dominion-Workers_Village = **$4 · Action**
    +1 card, +2 actions, +1 buy.
