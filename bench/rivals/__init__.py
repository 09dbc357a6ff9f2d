"""Independent players to measure the computer opponents against. They know no more than the strategy articles say."""
