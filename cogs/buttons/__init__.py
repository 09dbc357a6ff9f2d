"""Handlers of the public buttons of a table, and the messages of proposals."""
