"""The games' drawing modules, found by name: ``render/<game>`` shows the views of ``rules/<game>``."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

from render.catalogue import Catalogue
from rules.kernel import Ask, View

if TYPE_CHECKING:
    from PIL import Image


class GameModule(Protocol):
    """The functions of a game's module."""

    def picture(
        self, view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: Catalogue
    ) -> "Image.Image":
        """Draw a view in the palette's colours."""

    def marks(self, ask: Ask, chosen: Sequence[str]) -> dict[str, str] | None:
        """Return the marks that the picture shows for an ask's next step, or None for an ask that it does not draw."""

    def describe(self, view: View, *, names: Sequence[str], words: Catalogue) -> str:
        """Return the facts of the picture in words."""

    def text_board(self, view: View, *, names: Sequence[str], words: Catalogue) -> str:
        """Return the view as text."""


class Overlays(Protocol):
    """The functions of a game's module with overlays, which highlight one thing (the owners of the fields).

    The message ``overlay-<game>-<key>`` is the name of an overlay.
    """

    def overlays(self, view: View) -> tuple[str, ...]:
        """Return the keys of the overlays of a view."""

    def overlay(self, view: View, key: str, *, names: Sequence[str], words: Catalogue) -> "Image.Image":
        """Draw a view with an overlay."""

    def overlay_words(self, view: View, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return the facts of an overlay in words."""


class Illustrations(Protocol):
    """The functions of a game's module with pictures of rulebook topics (of every card, for example)."""

    def illustrations(self) -> tuple[str, ...]:
        """Return the topics that have a picture."""

    def illustration(self, topic: str, *, words: Catalogue) -> "Image.Image":
        """Draw a topic."""


@cache
def game(name: str) -> GameModule:
    """Return a game's module. Raise ModuleNotFoundError for an unknown name."""
    return cast("GameModule", importlib.import_module(f"render.{name}"))


def overlays_of(name: str) -> Overlays | None:
    """Return a game's module if it has overlays, else None."""
    module = game(name)
    return cast("Overlays", module) if hasattr(module, "overlays") else None


def illustrations_of(name: str) -> Illustrations | None:
    """Return a game's module if it has pictures of rulebook topics, else None."""
    module = game(name)
    return cast("Illustrations", module) if hasattr(module, "illustrations") else None
