# Der Fluss

setting-carcassonne-expansions-river = Der Fluss
carcassonne-edge-I = Fluss
carcassonne-described-legend-river = ~ Fluss
carcassonne-mark-source = Quelle
carcassonne-mark-lake = See

rules-carcassonne-topics-river = river
rules-carcassonne-river-title = Der Fluss
rules-carcassonne-river =
    Das Spiel beginnt mit der **Quelle** statt des Startkärtchens. Zuerst werden die anderen Flusskärtchen gezogen, danach der **See**, dann alle übrigen Kärtchen.
    - Ein Flusskärtchen muss den Fluss an seinem offenen Ende fortsetzen. Der Fluss darf nicht sofort umkehren: Nach einer Biegung nach links kann das nächste Kärtchen nicht nach links biegen.
    - Angeboten werden nur Stellen, von denen aus der Fluss den See noch erreicht.
    - Gefolgsleute setzt du auf Flusskärtchen wie gewohnt, aber nicht auf den Fluss selbst.
    - Der Fluss trennt Wiesen. Um die Quelle und um den See führt eine Wiese herum.
