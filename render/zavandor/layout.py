"""Sizes that the pictures share."""

LOW, STEP = 600, 30
"""Minimum height of a picture of cards only, and the step of heights, in pixels."""
MARGIN, GAP = 12, 8
ROW = 132
"""Height of a gallery of the display or of a hand, in pixels."""
TEXT, NUMBER = 28, 28
"""Text sizes of names and of numbers, in pixels."""
