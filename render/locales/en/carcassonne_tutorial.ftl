# The tutorial of Carcassonne: a hint for each step, and how it ends.

tutorial-carcassonne-place = You have drawn a piece of a city with a shield. Lay it **above** the start tile, so that city meets city: choose the spot there, and see it on the picture before anything counts.
tutorial-carcassonne-knight = Now put a follower **in the city**. Whoever stands in it gets its points when it is closed.
tutorial-carcassonne-close = Your opponent has laid a road and claimed it. You have drawn the end of a city: lay it on **top** of yours, so that the wall is closed all around.
tutorial-carcassonne-keep = The city is closed and scores in a moment, and your follower comes home. Keep the others for better places: choose **no follower**.
tutorial-carcassonne-cloister = Three tiles and a shield: 8 points. Now a cloister. It wants tiles on all eight sides, so lay it into the **corner between** your city and the road, where most are there already.
tutorial-carcassonne-monk = Put a follower **in the cloister**. It brings a point for each tile around it and one for itself.
tutorial-carcassonne-end =
    Five tiles lie around your cloister, three more and it brings 9 points. That was nearly all: lay a tile, perhaps put a follower on it, and what gets finished scores.
    A follower laid in a **field** stays until the end and then brings 3 points for each closed city there. `/rules` has the rest, and the expansions.
