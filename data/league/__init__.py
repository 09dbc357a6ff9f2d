"""Leagues: their rows, the draw of each round, and the standings. ``docs/leagues.md`` has the rules."""
