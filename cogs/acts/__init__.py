"""Acts on a table: seats, opponents, offers, undo, effects of votes, absences, reminders, expiry."""
