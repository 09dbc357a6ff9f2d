"""Leagues: how they open, draw their rounds and tell their results. ``docs/leagues.md`` has the rules."""
