"""A record of the texts of pictures that are cut, that leave their frame, or that cover one another.

The frame of a text is the picture that it is set on: the whole one, a card or a seat's cell.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont

from render.kit import typography
from render.kit.sprites import Sprite, blit

APART = 2
"""Pixels that a text may share with another one, or leave its frame: round letters are a little higher than others."""


SHORT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Łucja", "Fay")
"""Names of players that are never cut."""


class Box(NamedTuple):
    """The place of a text, without the parts below its line."""

    left: float
    top: float
    right: float
    bottom: float

    def leaves(self, size: tuple[int, int]) -> bool:
        """Return whether a part of the text is outside of its frame."""
        return min(self.left, self.top, size[0] - self.right, size[1] - self.bottom) < -APART

    def covers(self, other: "Box") -> bool:
        """Return whether two texts share more than a few pixels."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > APART and high > APART


class Frames:
    """The faults of the texts that are drawn while it records."""

    def __init__(self) -> None:
        self.faults: set[str] = set()
        self._lines: dict[int, tuple[Sprite, str, str, int]] = {}
        self._set: dict[int, tuple[Image.Image, list[tuple[str, Box]]]] = {}

    def take(self) -> set[str]:
        """Return the faults so far, and begin with the next picture."""
        found, self.faults = self.faults, set()
        self._lines.clear()
        self._set.clear()
        return found

    def made(self, sprite: Sprite, text: str, face: str, size: int) -> None:
        """Record a line of text before it is set."""
        self._lines[id(sprite)] = sprite, text, face, size

    def put(self, canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
        """Record a line of text that is set on a picture."""
        # A name on a card is squeezed into its space, so it fits.
        if id(sprite) not in self._lines:
            return
        _, text, face, size = self._lines[id(sprite)]
        left, base = at[0] + 2, at[1] + typography.baseline(face, size)
        wide = typography.width_of(text, face, size)
        self._check(canvas, text, Box(left, base - typography.cap_height(face, size), left + wide, base))

    def drawn(self, canvas: Image.Image, text: str, at: tuple[float, float], font: Any, anchor: str) -> None:
        """Record a text that is drawn on a card."""
        wide, high = font.getlength(text), -font.getbbox("H", anchor="ls")[1]
        left = at[0] - (wide / 2 if anchor[0] == "m" else 0)
        self._check(canvas, text, Box(left, at[1] - high, left + wide, at[1]))

    def cut(self, text: str, shown: str) -> None:
        """Record a text that may have been cut."""
        if shown != text:
            self.faults.add(f"cut: {text}")

    def _check(self, canvas: Image.Image, text: str, box: Box) -> None:
        # The picture is kept, so that no other one gets its id.
        _, others = self._set.setdefault(id(canvas), (canvas, []))
        if box.leaves(canvas.size):
            self.faults.add(f"outside: {text}")
        self.faults |= {f"over one another: {text}, {other}" for other, place in others if box.covers(place)}
        others.append((text, box))


@contextmanager
def recorded() -> Iterator[Frames]:
    """Record the texts of the pictures that are drawn. The tests of Dominion measure the words of its whole cards."""
    found = Frames()
    fitted, line, text = typography.fitted, typography.line, ImageDraw.ImageDraw.text

    def fitting(told: str, face: str, size: int, width: int) -> str:
        shown = fitted(told, face, size, width)
        found.cut(told, shown)
        return shown

    def lined(told: str, face: str, size: int, *more: Any) -> Sprite:
        sprite = line(told, face, size, *more)
        found.made(sprite, told, face, size)
        return sprite

    def put(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
        found.put(canvas, sprite, at)
        blit(canvas, sprite, at)

    def drawn(self: Any, xy: Any, told: str, fill: Any, font: ImageFont.FreeTypeFont, anchor: str = "ls") -> None:
        found.drawn(self._image, told, xy, font, anchor)
        text(self, xy, told, fill, font, anchor=anchor)

    with pytest.MonkeyPatch.context() as patch:
        for module in [one for name, one in sys.modules.items() if name.startswith("render.")]:
            if getattr(module, "fitted", None) is fitted:
                patch.setattr(module, "fitted", fitting)
        patch.setattr(typography, "line", lined)
        patch.setattr(typography, "blit", put)
        patch.setattr(ImageDraw.ImageDraw, "text", drawn)
        yield found
