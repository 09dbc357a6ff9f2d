"""The measures of the pictures."""

LOW, STEP = 600, 30
"""How high a picture is at least where only cards are shown, and by what steps any is higher."""
MARGIN, GAP = 12, 8
ROW = 132
"""How high a gallery of the display or of a hand is."""
TEXT, NUMBER = 28, 28
"""The sizes of names and of numbers."""
