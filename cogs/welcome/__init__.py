"""A newcomer's first minutes: the greeting on a server, and a game's tutorial."""
