"""Catan in pictures and words: its view, its asks and its options."""

from render.catan.icons import icons
from render.catan.illustrations import illustration, illustrations
from render.catan.letters import text_map
from render.catan.options import marks
from render.catan.overlays import overlay, overlay_words, overlays
from render.catan.pictures import picture, touched
from render.catan.scene import scene
from render.catan.seats import score_sign
from render.catan.table import table_places
from render.catan.words import describe, text_board

__all__ = [
    "FACE",
    "describe",
    "icons",
    "illustration",
    "illustrations",
    "marks",
    "overlay",
    "overlay_words",
    "overlays",
    "picture",
    "scene",
    "score_sign",
    "table_places",
    "text_board",
    "text_map",
    "touched",
]

FACE = "wool"
"""The icon that stands for the game."""
