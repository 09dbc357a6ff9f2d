"""Web hooks: the delivery of events to addresses outside, beside all other work of the bot."""
