"""The place of the board in a picture, and of everything on it."""

from typing import NamedTuple

from render.catan.island.sea import frame_of, outline, stage_size
from render.kit.hex import Frame, middle
from render.kit.sheet import Point
from rules.catan.view import geometry


class Stage(NamedTuple):
    """The place of a board in a picture."""

    board: str
    head: int
    size: tuple[int, int]
    frame: Frame

    @property
    def radius(self) -> int:
        """Radius of a hex, in pixels."""
        return round(self.frame.radius)

    def hex(self, number: int) -> tuple[int, int]:
        """Return the middle of a hex."""
        return self.frame.at(middle(geometry(self.board).hexes[number]))

    def vertex(self, number: int) -> tuple[int, int]:
        """Return the pixel of a vertex."""
        return self.frame.at(geometry(self.board).points[number])

    def edge(self, number: int) -> tuple[int, int]:
        """Return the middle of an edge."""
        (ax, ay), (bx, by) = (geometry(self.board).points[end] for end in geometry(self.board).ends[number])
        return self.frame.at(((ax + bx) / 2, (ay + by) / 2))

    def place(self, name: str) -> tuple[int, int]:
        """Return the pixel of ``V18``, ``E28`` or ``H9``."""
        find = {"V": self.vertex, "E": self.edge, "H": self.hex}
        return find[name[0]](int(name[1:]))

    @property
    def shore(self) -> list[Point]:
        """Border of the sea."""
        return outline(geometry(self.board).hexes, self.frame)


def stage_of(board: str, head: int) -> Stage:
    """Return the place of a board under a head of some height."""
    return Stage(board, head, stage_size(board, head), frame_of(board, head))
