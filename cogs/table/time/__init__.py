"""What time does to a table: its timers, the waits for its players with their deadlines, and who answers instead."""
