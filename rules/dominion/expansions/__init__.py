"""The expansions: every package in here adds a set of cards, as its object ``EXPANSION`` says."""
