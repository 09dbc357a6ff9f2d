"""What lasts: one SQLite file a guild, its schema steps, and the live tables over it.

``store`` opens the folder, ``tables`` is the only door to a live table, ``records`` and ``people`` read what needs no
lock. A choice is durable before anybody sees its effect.
"""
