"""What one seat may see: all but the order of the pile (C14); pictures and words import this module alone.

``CarcassonneView`` is what one seat may see; ``objects`` tells whose every city, road, field and cloister of a view
is, ``expected`` what everybody would have if the game ended now.
"""

from rules.carcassonne.objects import Object, expected, objects
from rules.carcassonne.pieces import Cell, Figure, Tile, Token
from rules.carcassonne.sight import CarcassonneView, Player
from rules.carcassonne.tiles import Kind, Segment, every_kind

__all__ = [
    "CarcassonneView",
    "Cell",
    "Figure",
    "Kind",
    "Object",
    "Player",
    "Segment",
    "Tile",
    "Token",
    "every_kind",
    "expected",
    "objects",
]
