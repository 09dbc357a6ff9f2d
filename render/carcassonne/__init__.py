"""Carcassonne in pictures and words: its view, its asks and its options."""

from render.carcassonne.options import marks
from render.carcassonne.overlays import overlay, overlay_words, overlays
from render.carcassonne.pictures import picture
from render.carcassonne.words import describe, text_board

__all__ = ["describe", "marks", "overlay", "overlay_words", "overlays", "picture", "text_board"]
