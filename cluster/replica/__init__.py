"""The copies of the guilds' files elsewhere (``replica``), made while the files are open (``copies``) by a program that
runs beside the bot (``litestream``). Imported only with the setting ``REPLICA``.
"""
