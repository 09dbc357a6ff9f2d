"""What lasts: one SQLite file a guild, its schema steps, and the tables that are played over it.

``store`` opens the folder, ``tables`` opens transactions on a game (nothing else changes one),
``queries`` reads what needs no lock. A choice is durable before anybody sees its effect.
"""
