"""The games' drawing modules, found by name: ``render/<game>`` shows the views of ``rules/<game>``."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from render.alt_text import Fact
from render.catalogue import Catalogue
from rules.kernel import Ask, Event, View

if TYPE_CHECKING:
    from PIL import Image

    from render.kit.sprites import Sprite


class GameModule(Protocol):
    """The functions of a game's module."""

    def picture(
        self,
        view: View,
        ask: Ask | None,
        chosen: Sequence[str],
        *,
        names: Sequence[str],
        words: Catalogue,
        recent: Mapping[str, int],
    ) -> "Image.Image":
        """Draw a view in the palette's colours. ``recent`` things glow: their names, each with its age in turns."""

    def marks(self, ask: Ask, chosen: Sequence[str]) -> dict[str, str] | None:
        """Return the marks that the picture shows for an ask's next step, or None for an ask that it does not draw."""

    def describe(self, view: View, *, names: Sequence[str], words: Catalogue) -> Sequence[Fact]:
        """Return the facts of the picture in words, the latest changes first."""

    def text_board(self, view: View, *, names: Sequence[str], words: Catalogue) -> str:
        """Return everything that the picture shows, as lines that can be listened to."""


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


class Places(Protocol):
    """The names of one table's places, and what is there.

    A place has one name everywhere: in labels, news, prompts, alternative texts, the log and the answer to "what is
    at". A game's module makes it with ``table_places(view)``.
    """

    def told(self, kind: str, facts: Mapping[str, Any], *, names: Sequence[str], words: Catalogue) -> Mapping[str, str]:
        """Return the facts of an ask, an option or an event that name places, as message arguments.

        ``facts["id"]`` is the id of an option, or the step of its path after the steps ``facts["chosen"]``.
        """

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the names of everything that can be asked about, by key: places, lines of a seat, cards."""

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return what is at a place, one fact a line. Raise KeyError for an unknown key."""


class Maps(Protocol):
    """The function of a game's module whose board can be drawn with letters."""

    def text_map(self, view: View, *, words: Catalogue) -> str:
        """Return the board, drawn with the letters of a monospaced font."""


class Illustrations(Protocol):
    """The functions of a game's module with pictures of rulebook topics (of every card, for example)."""

    def illustrations(self) -> tuple[str, ...]:
        """Return the topics that have a picture."""

    def illustration(self, topic: str, *, words: Catalogue) -> "Image.Image":
        """Draw a topic."""


class Articles(Protocol):
    """The function of a game's module whose data explains its cards."""

    def article(self, topic: str, *, words: Catalogue) -> str:
        """Return the article about a card: its printed facts, and what the catalogue says besides."""


class Scenic(Protocol):
    """The function of a game's module that draws the ground of a banner."""

    def scene(self, view: View, size: tuple[int, int], words: Catalogue, /) -> "Image.Image":
        """Draw the most beautiful part of a table, without seats, scores and marks."""


class Growing(Protocol):
    """The function of a game's module whose pictures grow with the game."""

    def still(
        self, view: View, last: View, *, names: Sequence[str], words: Catalogue, recent: Mapping[str, int]
    ) -> "Image.Image":
        """Draw a view in the size of the ``last`` one, for a film in which the table fills each frame."""


class Touching(Protocol):
    """The function of a game's module whose pictures show what is new."""

    def touched(self, event: Event) -> Sequence[str]:
        """Return the names of the things in the picture that an event has changed."""


class Signs(Protocol):
    """The function of a game's module with signs for its sources of points."""

    def score_sign(self, source: str, size: int) -> "Sprite | None":
        """Return the sign of a source of points, at most ``size`` pixels high, or None for an unknown source."""


class Icons(Protocol):
    """The function of a game's module with icons for messages."""

    def icons(self) -> "Mapping[str, Callable[[], Image.Image]]":
        """Return the painter of each icon by its name."""


class Placed(Protocol):
    """The function of a game's module whose table has places with names."""

    def table_places(self, view: View) -> Places:
        """Return the places of a table."""


@cache
def game(name: str) -> GameModule:
    """Return a game's module. Raise ModuleNotFoundError for an unknown name."""
    return cast("GameModule", importlib.import_module(f"render.{name}"))


def overlays_of(name: str) -> Overlays | None:
    """Return a game's module if it has overlays, else None."""
    module = game(name)
    return cast("Overlays", module) if hasattr(module, "overlays") else None


def places_of(view: View) -> Places | None:
    """Return the places of a table, or None if its game names none."""
    module = _drawn(view.game)
    return cast("Placed", module).table_places(view) if hasattr(module, "table_places") else None


def _drawn(name: str) -> GameModule | None:
    """Return a game's module, or None: a game can be played before it can be drawn."""
    try:
        return game(name)
    except ModuleNotFoundError as error:
        if error.name != f"render.{name}":
            raise
    return None


def maps_of(name: str) -> Maps | None:
    """Return a game's module if its board can be drawn with letters, else None."""
    module = game(name)
    return cast("Maps", module) if hasattr(module, "text_map") else None


def growing_of(name: str) -> Growing | None:
    """Return a game's module if its pictures grow with the game, else None."""
    module = game(name)
    return cast("Growing", module) if hasattr(module, "still") else None


def touching_of(name: str) -> Touching | None:
    """Return a game's module if its pictures show what is new, else None."""
    module = game(name)
    return cast("Touching", module) if hasattr(module, "touched") else None


def illustrations_of(name: str) -> Illustrations | None:
    """Return a game's module if it has pictures of rulebook topics, else None."""
    module = game(name)
    return cast("Illustrations", module) if hasattr(module, "illustrations") else None


def articles_of(name: str) -> Articles | None:
    """Return a game's module if its data explains its cards, else None."""
    module = game(name)
    return cast("Articles", module) if hasattr(module, "article") else None


def signs_of(name: str) -> Signs | None:
    """Return a game's module if it has signs for its sources of points, else None."""
    module = game(name)
    return cast("Signs", module) if hasattr(module, "score_sign") else None


def face_of(name: str) -> str | None:
    """Return the name of the icon that stands for a game, or None if the game names none."""
    return getattr(game(name), "FACE", None)


def icons_of(name: str) -> "Mapping[str, Callable[[], Image.Image]]":
    """Return the painters of a game's icons by name. A game that cannot be drawn has none."""
    module = _drawn(name)
    return cast("Icons", module).icons() if hasattr(module, "icons") else {}


def scene_of(name: str) -> Scenic | None:
    """Return a game's module if it draws the ground of a banner, else None."""
    module = game(name)
    return cast("Scenic", module) if hasattr(module, "scene") else None
