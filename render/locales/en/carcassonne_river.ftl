# The River

setting-carcassonne-expansions-river = The River
carcassonne-edge-I = river
carcassonne-described-legend-river = ~ river
carcassonne-mark-source = source
carcassonne-mark-lake = lake

rules-carcassonne-topics-river = river
rules-carcassonne-river-title = The River
rules-carcassonne-river =
    The game begins with the **source** in place of the start tile. The other river tiles are drawn first, the **lake** after them, then all other tiles.
    - A river tile must continue the river at its open end. The river must not turn back at once: after a bend to the left, the next tile can't bend to the left.
    - Only places from which the river can still reach the lake are offered.
    - You place followers on river tiles as usual, but not on the river itself.
    - The river separates fields. A field goes around the source and around the lake.
