"""Carcassonne in pictures and words: its view, its asks and its options."""

from typing import cast

from render.carcassonne.description import describe
from render.carcassonne.icons import icons
from render.carcassonne.options import marks
from render.carcassonne.overlays import overlay, overlay_words, overlays
from render.carcassonne.pictures import picture, still, touched
from render.carcassonne.places import TablePlaces
from render.carcassonne.scene import scene
from render.carcassonne.signs import score_sign
from render.carcassonne.text_board import text_board
from render.carcassonne.text_map import text_map
from rules.carcassonne.view import CarcassonneView
from rules.kernel import View

__all__ = [
    "FACE",
    "describe",
    "icons",
    "marks",
    "overlay",
    "overlay_words",
    "overlays",
    "picture",
    "scene",
    "score_sign",
    "still",
    "table_places",
    "text_board",
    "text_map",
    "touched",
]

FACE = "city"
"""The icon that stands for the game."""


def table_places(view: View) -> TablePlaces:
    """Return the places of a table."""
    return TablePlaces(cast("CarcassonneView", view))
