"""The storage: one SQLite file a guild, its schema steps, and transactions on its games.

``store`` opens the folder, ``tables`` opens transactions on a game (the only way to change one), and ``queries`` reads
without a game's lock. A choice is durable before anyone sees its effect.
"""
