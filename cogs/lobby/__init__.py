"""The lobby: a table before its game starts, with the game's options.

Here clicks on *Join*, *Start* and the host's options end; from *Start* on they are the panel's and the table's.
"""
