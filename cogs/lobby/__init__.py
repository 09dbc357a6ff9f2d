"""The lobby: a table before its game starts, with the game's options.

This package handles the clicks on *Join*, *Start* and the host's options. After *Start*, clicks go to the panel.
"""
