"""The expansions: every package in here adds to the base game, as its object ``EXPANSION`` says."""
