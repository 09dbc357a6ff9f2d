# Catan, explained topic by topic; the cards are explained in catan_cards.ftl.

rules-catan-topics =
    aim setup turn production seven building longest development trade offers harbours special cities improvements
    metropolis walls knights actions barbarians progress end picture choosing
rules-catan-entries =
    knight victory_point road_building year_of_plenty monopoly alchemist crane engineer inventor irrigation medicine
    mining printer smith commercial_harbor master_merchant merchant_fleet merchant resource_monopoly commodity_monopoly
    bishop constitution deserter diplomat intrigue saboteur spy warlord wedding
rules-catan-entries-title = Every card, by its name
rules-catan-aim-title = What it is about
rules-catan-aim =
    You settle an island. Settlements and cities stand on the corners of its hexes, roads along their sides; the dice say which hexes produce, and what they give you builds more.
    Whoever has **10 points** on their own turn wins, with Cities & Knights **13**. A settlement is 1 point, a city 2, the longest road 2; the largest army 2 or, with Cities & Knights, metropolises, the Defender, the merchant and two cards.
rules-catan-setup-title = The beginning
rules-catan-setup =
    The turn order is drawn. Everybody places a settlement with a road, in turn order; then a second building with a road, in reverse order. The second building is a settlement, with Cities & Knights a city.
    For the second building you get one resource from each hex that it touches. Between two buildings there are always at least two roads' lengths: a corner next to a building stays empty.
rules-catan-turn-title = A turn
rules-catan-turn =
    1. **Roll** both dice. You may play one development card before.
    2. The roll brings **production**, or the **seven**.
    3. **Act:** trade, build and play cards, in any order and as often as you like and can pay.
    4. **End the turn.** What others decide (discards, gifts) is asked of all at once and kept secret until the last answer is in.
rules-catan-production-title = Production
rules-catan-production =
    Every hex with the number rolled gives each settlement at it one card and each city two: **forest** lumber, **hills** brick, **pasture** wool, **fields** grain, **mountains** ore. The desert gives nothing, nor does the hex with the robber.
    If the bank has not enough of a kind for all, nobody gets that kind, unless only one player is owed: that one gets the rest.
rules-catan-seven-title = The seven and the robber
rules-catan-seven =
    On a seven nothing is produced. Whoever has more than 7 cards discards half of them, rounded down; walls raise that limit by 2 each. Then whoever rolled moves the robber to another hex and steals a card at random from one opponent with a building there.
    The hex with the robber produces nothing. With Cities & Knights the robber stays where it is until the barbarians have come for the first time.
rules-catan-building-title = Building
rules-catan-building =
    - **Road:** 1 lumber, 1 brick. It goes on from your roads and buildings, but not through a corner where somebody else stands.
    - **Settlement:** 1 lumber, 1 brick, 1 wool, 1 grain. At your road, not beside another building.
    - **City** in place of a settlement: 2 grain, 3 ore.
    - **Development card:** 1 wool, 1 grain, 1 ore.
    - Cities & Knights: **wall** 2 brick, **knight** 1 wool and 1 ore, **activate** it 1 grain, **upgrade** it 1 wool and 1 ore.
    You have 15 roads, 5 settlements, 4 cities, 3 walls and two knights of each level.
rules-catan-longest-title = The longest road
rules-catan-longest =
    The first player with an unbroken road of 5 or more has the longest road, 2 points. Another player takes it with a longer one. Branches do not count, and another player's building or knight on a corner cuts a road.
    If the holder's road is cut, the holder keeps the award while that road is still 5 or longer and no other road is longer. Otherwise the single longest road of 5 or more takes it. If several are equally long, nobody has the award until one alone is the longest.
rules-catan-development-title = Development cards and the army
rules-catan-development =
    In the base game only. You may play one card a turn, before or after the roll, but not in the turn in which you bought it. Point cards stay secret until they win you the game.
    Whoever first has played three knights has the largest army, 2 points; somebody else takes it with more.
rules-catan-trade-title = Trading with the bank
rules-catan-trade =
    Four equal cards for one of another kind, at any time after your roll; at a 3:1 harbour three, at the harbour of a resource two of that one. I always take the best rate that you have.
    With Cities & Knights commodities are traded in the same way, but no harbour gives 2:1 for them; the merchant, the Merchant fleet and the third level of Trade give further 2:1 rates.
rules-catan-offers-title = Offers
rules-catan-offers =
    Whoever's turn it is may offer cards to all or to one; the others answer with Accept, Decline or a counter-offer, and may make offers of their own to whoever's turn it is. No kind may be on both sides.
    Who could pay is not shown. An offer to one is traded as soon as it is accepted; of several who accept, the one who offered chooses. Both hands are looked at when it is settled. Offers end with the turn and hold nobody up.
    You can make four offers in your own turn and two in another player's. A side has four cards at most, and you can ask for up to three of a kind.
rules-catan-harbours-title = Harbours
rules-catan-harbours =
    A harbour is yours as soon as you have a building on one of the two corners its piers point to. A ship stands for 3:1 with every kind, a card for 2:1 with that kind.
rules-catan-special-title = Five and six players
rules-catan-special =
    The island is larger, and after every turn all others may build from their own cards, in turn order, if they have asked for it with *Build between the turns*. You can ask before the roll and until the turn ends, and it holds until you take it back. So that you have a moment for it after the roll, a player who can do nothing ends the turn by hand as long as another player with cards has not asked. There is no trading, no card and no action of a knight then, and nobody wins.
rules-catan-cities-title = Cities & Knights: what changes
rules-catan-cities =
    There are no development cards and no army. Your second building is a city. A third die shows a ship or a castle: **ships** bring the barbarians nearer, **castles** give progress cards.
    Cities at forest, pasture and mountains give one resource and one **commodity** instead of two resources: paper, cloth, coin. Commodities are part of your hand in every way, and pay for improvements.
rules-catan-improvements-title = Improvements
rules-catan-improvements =
    Three tracks with five levels each: **Science** costs paper, **Trade** cloth, **Politics** coins, as many as the number of the level. You need a city.
    The third level gives an ability. Science, *Aqueduct*: if a roll other than seven brings you nothing, take a resource of your choice. Trade: commodities 2:1 with the bank. Politics, *Fortress*: mighty knights.
rules-catan-metropolis-title = Metropolises
rules-catan-metropolis =
    Whoever first reaches level 4 of a track puts its metropolis on a city, which counts 2 points more and cannot be lost to the barbarians. Whoever reaches level 5 first takes it from a holder at level 4; at level 5 it is safe for good.
    Levels 4 and 5 need a city of yours without a metropolis. The player who holds a track's metropolis does not need another city for its level 5.
rules-catan-walls-title = City walls
rules-catan-walls =
    A wall stands around a city, one around each, three at most. Each lets you keep two more cards on a seven. It goes when its city is lost.
rules-catan-knights-title = Knights
rules-catan-knights =
    A knight stands on a free corner at your road. It has one to three bars: **basic**, **strong**, **mighty**, which is also its strength. A gold rim says that it is **active**; only then it counts against the barbarians and can act.
    Active or not it blocks the corner for others: their roads and buildings, and their longest road. A knight is upgraded at most once a turn; mighty ones need the third level of Politics.
rules-catan-actions-title = What knights do
rules-catan-actions =
    A knight may act if it was active when your turn began; then it is inactive.
    - **Move** along your roads to a free corner.
    - **Displace** a weaker knight of somebody else at the end of such a way; its owner moves it along own roads, or loses it.
    - **Chase the robber** from a hex at which it stands: you move the robber and steal.
rules-catan-barbarians-title = The barbarians
rules-catan-barbarians =
    Every ship moves them one of seven steps. When they land, their strength is the number of all cities, and that of the knights the sum of all active ones.
    - **The knights hold** if they are not weaker. Who gave most is Defender of Catan, 1 point; if several did, each draws a progress card of choice.
    - **Else** whoever gave least loses a city, which becomes a settlement; several, if they gave equally little. Without an ordinary city one is spared.
    Then all knights are inactive, the ship begins anew, and the robber is free.
rules-catan-progress-title = Progress cards
rules-catan-progress =
    When a castle is rolled, everybody draws a card of its colour whose track has at least one level and is at most one below the red die: at level 1 a red 1 or 2, at level 5 every number.
    You hold four cards at most, five on your own turn. They are played after the roll, the Alchemist before it, as many as you like; a card that would change nothing cannot be played. Printer and Constitution are shown at once.
rules-catan-end-title = The end
rules-catan-end =
    You win at the moment in which you have the points on your own turn, also in the middle of a roll. Points reached on another's turn count when your turn begins, if you still have them then.
rules-catan-picture-title = How to read the picture
rules-catan-picture =
    On top, in turn order: points, cards in hand (red: more than are safe), longest road, army or strength of knights; cards of each colour with the levels of their track; pieces left. Gold says who is to move and who holds an award.
    Upper left the last roll, whose numbers have a gold ring; upper right the decks; lower right the bank, in your own panel your hand; lower left the barbarians and their strength (red if it is greater), below it that of the knights. What was built in the last turn has a gold edge.
    On the island every piece has its seat's letter, every road its seat's shape.
rules-catan-choosing-title = How to choose a place
rules-catan-choosing =
    Tap what you build, then the number of the place. Where there are many, tap a hex first: it lists its own corners or sides, and every place belongs to one hex.
