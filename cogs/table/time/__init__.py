"""The effects of time on a table: its timers, the waits for its players, their deadlines, and the substitutes."""
