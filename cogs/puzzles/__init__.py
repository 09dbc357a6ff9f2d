"""The puzzle of the day: its choice, its messages, and the private answers."""
