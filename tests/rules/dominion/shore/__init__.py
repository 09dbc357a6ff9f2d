"""Shore, a made-up expansion: two cards, and shells that lie before the players. No other file knows it."""
