"""Reminders: who is called when a wait becomes long, quiet hours and their settings, and the effects of a deadline."""
