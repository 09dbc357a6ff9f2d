# Words that a player can type for one another.

synonyms-carcassonne-follower = follower, meeple, figure
synonyms-carcassonne-city = city, town, castle, knight
synonyms-carcassonne-road = road, street, thief, highwayman
synonyms-carcassonne-field = field, farm, farmer, meadow
synonyms-carcassonne-cloister = cloister, monastery, monk
synonyms-carcassonne-no = no, none, nothing, skip
synonyms-carcassonne-big = big, large, double
synonyms-carcassonne-N = n, north, up
synonyms-carcassonne-E = e, east, right
synonyms-carcassonne-S = s, south, down
synonyms-carcassonne-W = w, west, left
synonyms-carcassonne-turned = turned, rotated
synonyms-carcassonne-closes = closes, completes, finishes, complete
synonyms-carcassonne-joins = joins, extends, connects
