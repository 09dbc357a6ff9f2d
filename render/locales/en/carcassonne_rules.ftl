# Carcassonne, explained topic by topic.

rules-carcassonne-topics = aim turn placing figure roads cities cloisters fields majority end picture
rules-carcassonne-aim-title = What it is about
rules-carcassonne-aim =
    Tile by tile a landscape of roads, cities, cloisters and fields grows on the table. You put followers into it: knights, highwaymen, monks, farmers. They bring points when what they stand in is finished, and at the end.
    Whoever has most points in the end wins; equal points share the victory.
rules-carcassonne-turn-title = A turn
rules-carcassonne-turn =
    1. **Draw** a tile. I do that for you; if it fits nowhere you draw again, and the unfit one goes back into the pile.
    2. **Place** it, so that it fits.
    3. **Place a follower** on it, if you want and have one left.
    4. **Score** what your tile has finished. I do that for you; the followers come back.
    Then it is the next player's turn.
rules-carcassonne-placing-title = Placing a tile
rules-carcassonne-placing =
    The tile must touch a lying tile along a whole side; corners do not count. Wherever it touches one, road meets road, city meets city and field meets field, on every side.
    You may turn it as you like. Only places where it fits are offered. A placed tile stays where it is for good.
rules-carcassonne-figure-title = Placing a follower
rules-carcassonne-figure =
    You have seven followers. After placing a tile you may put one of them on a part of that very tile: a road, a city, the cloister, or a field.
    The whole road, city or field it belongs to must be free: no figure may stand in it anywhere, not even your own. Parts that grow together later may well hold several.
    A follower that comes back in this turn can be used in the next one, not at once.
rules-carcassonne-roads-title = Roads
rules-carcassonne-roads =
    A road is finished when both its ends lie at a crossing, a city or a cloister, or when it runs in a ring.
    It brings **1 point for every tile**.
rules-carcassonne-cities-title = Cities
rules-carcassonne-cities =
    A city is finished when its wall is closed and there is no gap inside.
    It brings **2 points for every tile and 2 for every shield**, the smallest city of two tiles too.
rules-carcassonne-cloisters-title = Cloisters
rules-carcassonne-cloisters =
    A cloister is finished when all eight places around it are covered.
    It brings **9 points**: one for itself and one for every tile around it.
rules-carcassonne-fields-title = Fields and farmers
rules-carcassonne-fields =
    A follower on a field lies down: a farmer. It stays until the end of the game and is scored only then.
    A field reaches as far as the green does; roads, cities and the edge of the tiles bound it. At the end it brings **3 points for every finished city that it touches**. A city counts for every field that touches it, but only once for each.
rules-carcassonne-majority-title = Several followers in one thing
rules-carcassonne-majority =
    Whoever has most followers in a road, city, cloister or field gets its points. With equally many, each gets all the points; nobody else gets any. What nobody stands in brings nothing.
rules-carcassonne-end-title = The end
rules-carcassonne-end =
    When the last tile lies and is scored, the game is over. Then counts what is left standing:
    - unfinished road: **1 point for every tile**
    - unfinished city: **1 for every tile and 1 for every shield**
    - unfinished cloister: **1 for itself and 1 for every tile around it**
    - fields: **3 for every finished city that they touch**
rules-carcassonne-picture-title = How to read the picture
rules-carcassonne-picture =
    On top: every player's letter and shape, points, and followers still in hand; a golden line marks whose turn it is. On the right the tiles left and the tile just drawn. Golden corners mark the last tile.
    When you place a tile, the places where it fits carry marks: the letter names the row, the number counts from the left. Standing figures are followers on roads, in cities and cloisters; lying ones are farmers.
