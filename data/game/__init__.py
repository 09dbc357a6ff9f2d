"""A game of a guild: its rows (``models``), its open transaction (``session``), the SQL that stores it (``sql``)."""
