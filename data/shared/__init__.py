"""The shared file of all guilds (``file``): people's settings and quotas, the times of due work, the bot's outages."""
