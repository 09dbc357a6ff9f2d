"""Anglers, a made-up expansion: boats, fish and the weather. No other file knows it."""
