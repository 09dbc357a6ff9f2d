"""Handlers of the public buttons of a table, and the public messages about open matters."""
