"""The store that all guilds share (``queue``): people's settings, quotas and tables, the times of due work, the bot's
outages, and the requests between its processes. All its SQL is in this package, once for every database (``protocol``).
"""
