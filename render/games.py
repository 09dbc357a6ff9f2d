"""The games' own modules in this room, found by name: ``render/<game>`` shows the views of ``rules/<game>``."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

from PIL import Image

from rules.kernel import Ask, View

if TYPE_CHECKING:
    from render.words import Words


class Game(Protocol):
    """What a game's module offers."""

    def picture(
        self, view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: "Words"
    ) -> Image.Image:
        """Draw a view in the palette's colours."""

    def marks(self, ask: Ask, chosen: Sequence[str]) -> dict[str, str] | None:
        """Return the marks that the picture shows for an ask's next step; None for an ask that it does not draw."""

    def describe(self, view: View, *, names: Sequence[str], words: "Words") -> str:
        """Tell the same facts as the picture."""

    def text_board(self, view: View, *, names: Sequence[str], words: "Words") -> str:
        """Draw the view with letters."""


@cache
def game(name: str) -> Game:
    """Return a game's module; a name without one is a ModuleNotFoundError."""
    return cast("Game", importlib.import_module(f"render.{name}"))
