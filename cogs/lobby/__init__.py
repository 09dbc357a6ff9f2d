"""The lobby: a table before its game starts, with the game's options."""
