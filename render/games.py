"""The games' own modules of this package, found by name: ``render/<game>`` shows the views of ``rules/<game>``."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol, cast

from render.catalogue import Catalogue
from rules.kernel import Ask, View

if TYPE_CHECKING:
    from PIL import Image


class GameModule(Protocol):
    """What a game's module offers."""

    def picture(
        self, view: View, ask: Ask | None, chosen: Sequence[str], *, names: Sequence[str], words: Catalogue
    ) -> "Image.Image":
        """Draw a view in the palette's colours."""

    def marks(self, ask: Ask, chosen: Sequence[str]) -> dict[str, str] | None:
        """Return the marks that the picture shows for an ask's next step; None for an ask that it does not draw."""

    def describe(self, view: View, *, names: Sequence[str], words: Catalogue) -> str:
        """Tell the same facts as the picture."""

    def text_board(self, view: View, *, names: Sequence[str], words: Catalogue) -> str:
        """Draw the view with letters."""


class Overlays(Protocol):
    """What the module of a game offers besides where its table can be looked at closer (whose a field is, say).

    The catalogues call a closer look ``overlay-<game>-<key>``.
    """

    def overlays(self, view: View) -> tuple[str, ...]:
        """Return the keys of the closer looks that there are at a view."""

    def overlay(self, view: View, key: str, *, names: Sequence[str], words: Catalogue) -> "Image.Image":
        """Draw a view with what a closer look shows of it."""

    def overlay_words(self, view: View, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Tell the same facts as the overlay's picture."""


class Illustrations(Protocol):
    """What the module of a game offers besides where topics of its rules have pictures (every card, say)."""

    def illustrations(self) -> tuple[str, ...]:
        """Return the topics that have a picture."""

    def illustration(self, topic: str, *, words: Catalogue) -> "Image.Image":
        """Draw what such a topic is about."""


@cache
def game(name: str) -> GameModule:
    """Return a game's module; a name without one is a ModuleNotFoundError."""
    return cast("GameModule", importlib.import_module(f"render.{name}"))


def overlays_of(name: str) -> Overlays | None:
    """Return a game's module as one with closer looks; None where it has none."""
    module = game(name)
    return cast("Overlays", module) if hasattr(module, "overlays") else None


def illustrations_of(name: str) -> Illustrations | None:
    """Return a game's module as one with pictures for its rules; None where it has none."""
    module = game(name)
    return cast("Illustrations", module) if hasattr(module, "illustrations") else None
