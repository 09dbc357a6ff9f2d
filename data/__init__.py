"""The storage: one SQLite file a guild, one shared file, and transactions on the games.

The modules of this folder are the ones to call: ``store`` opens the data folder, ``tables`` opens transactions on a
game (the only way to change one), and most others read or write what needs no lock on a game. Below them are families:

- ``game``: a game as rows and as an open transaction. It knows no files.
- ``shared``: the store that all guilds share, with people's settings and the times of due work.
- ``sqlite``: SQLite files of any content: connections, schema steps, locks, backups.

``shards`` divides the guilds among processes. ``authority`` is the right of this process to write,
and ``replication`` is what the copies of its files elsewhere need.

A choice is durable before anyone sees its effect.
"""
