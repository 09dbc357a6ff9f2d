"""Carcassonne in pictures and words: what its view, its asks and its options look like."""

from render.carcassonne.asked import marks
from render.carcassonne.pictures import picture
from render.carcassonne.words import describe, text_board

__all__ = ["describe", "marks", "picture", "text_board"]
