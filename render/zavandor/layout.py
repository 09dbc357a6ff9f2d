"""Sizes that the pictures share."""

LOW, STEP = 360, 4
"""Minimum height of a picture, and the step of heights, in pixels."""
MARGIN, GAP = 12, 8
ROW = 130
"""Height of a gallery of the display, in pixels."""
TEXT, NUMBER, NAME = 28, 28, 34
"""Text sizes of words, of numbers, and of the names of cards on the table, in pixels."""
