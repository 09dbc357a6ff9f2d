# Carcassonne, explained topic by topic.

rules-carcassonne-topics = aim turn placing figure roads cities cloisters fields majority end picture
rules-carcassonne-aim-title = The goal
rules-carcassonne-aim =
    Tile by tile you build a landscape of roads, cities, cloisters and fields. You place followers in it: knights, highwaymen, monks, farmers. They score when their road, city or cloister is finished, and at the end.
    The player with the most points wins. Players with equal points share the victory.
rules-carcassonne-turn-title = A turn
rules-carcassonne-turn =
    1. **Draw** a tile. I do that for you. If it fits nowhere you draw again, and the tile goes back to the pile.
    2. **Place** it where it fits.
    3. **Place a follower** on it, if you want and have one left.
    4. **Score** what your tile has finished. I do that for you. The followers come back.
    Then it is the next player's turn.
rules-carcassonne-placing-title = Placing a tile
rules-carcassonne-placing =
    The tile must touch another tile along a whole side. Corners don't count. On every side that touches, road must meet road, city must meet city and field must meet field.
    You can turn it. Only places where it fits are offered. A placed tile never moves.
rules-carcassonne-figure-title = Placing a follower
rules-carcassonne-figure =
    You have seven followers. After placing a tile you can put one of them on a part of that tile: a road, a city, the cloister, or a field.
    The whole road, city or field must be free: no figure can stand in it anywhere, not even your own. Parts that join later may hold several.
    A follower that comes back in this turn can be used in your next one.
rules-carcassonne-roads-title = Roads
rules-carcassonne-roads =
    A road is finished when both its ends are at a crossing, a city or a cloister, or when it forms a ring.
    It scores **1 point for every tile**.
rules-carcassonne-cities-title = Cities
rules-carcassonne-cities =
    A city is finished when its wall is closed and there is no gap inside.
    It scores **2 points for every tile and 2 for every shield**, even the smallest city of two tiles.
rules-carcassonne-cloisters-title = Cloisters
rules-carcassonne-cloisters =
    A cloister is finished when all eight places around it are covered.
    It scores **9 points**: one for itself and one for every tile around it.
rules-carcassonne-fields-title = Fields and farmers
rules-carcassonne-fields =
    A follower on a field lies down: it is a farmer. It stays until the end of the game and scores only then.
    A field is one connected green area, often over many tiles. Roads, cities and the outer edge of the land bound it. At the end it scores **3 points for every finished city that it touches**. A city counts once for each field that touches it.
rules-carcassonne-majority-title = Several followers in one place
rules-carcassonne-majority =
    The player with the most followers in a road, city, cloister or field gets its points. In a tie each gets all the points, and the others get none. A place without followers scores nothing.
rules-carcassonne-end-title = The end
rules-carcassonne-end =
    When the last tile is placed and scored, the game is over. The remaining places score:
    - unfinished road: **1 point for every tile**
    - unfinished city: **1 for every tile and 1 for every shield**
    - unfinished cloister: **1 for itself and 1 for every tile around it**
    - fields: **3 for every finished city that they touch**
rules-carcassonne-picture-title = How to read the picture
rules-carcassonne-picture =
    At the top: every player's letter and shape, points and remaining followers. A golden line marks whose turn it is. On the right are the number of tiles left and the drawn tile. Golden corners mark the last tile.
    When you place a tile, the places where it fits have marks: a letter for the row, a number from left to right. Standing figures are followers on roads, in cities and cloisters; lying ones are farmers.
