# The tutorial of Carcassonne: a hint for each step, and the end.

tutorial-carcassonne-place = You have drawn a piece of a city with a shield. Place it **above** the start tile, so that city meets city. Choose the place and check the picture before you confirm.
tutorial-carcassonne-knight = Now put a follower **in the city**. It scores when the city is closed.
tutorial-carcassonne-close = Your opponent has placed a road and claimed it. You have drawn the end of a city: place it directly **above** yours, so that the wall is closed.
tutorial-carcassonne-keep = The city is closed and will score, and your follower comes back. Keep the others for better places: choose **no follower**.
tutorial-carcassonne-cloister = Three tiles and a shield: 8 points. Now you have a cloister. It needs tiles on all eight sides, so place it in the **corner between** your city and the road, where most of them are placed already.
tutorial-carcassonne-monk = Put a follower **in the cloister**. It scores a point for each tile around it and one for itself.
tutorial-carcassonne-end =
    There are five tiles around your cloister. With three more it scores 9 points. That is almost the whole game: place a tile, put a follower on it if you like, and score what is finished.
    A follower in a **field** stays until the end and then scores 3 points for each closed city there. `/rules` has the rest, and the expansions.
