"""The cards of the base game; importing this registers them."""

from rules.dominion.cards import base, basic  # noqa: F401 - registers them
