"""The shared file of all guilds (``file``): people's settings, quotas and tables, the times of due work, the bot's
outages, and the requests between its processes. All SQL of this file is in this package.
"""
