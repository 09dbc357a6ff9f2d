"""The pictures and words of a game as one object, which ``render/<game>`` declares as ``RENDERING``."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeVar

from msgspec import Struct

from render.alt_text import Fact
from render.catalogue import Catalogue
from rules.kernel import Ask, Event

if TYPE_CHECKING:
    from PIL import Image

    from render.kit.sprites import Sprite

T_co = TypeVar("T_co", covariant=True)


class Places(Protocol):
    """The names of one table's places, and what is there.

    A place has one name everywhere: in labels, news, prompts, alternative texts, the log and the answer to "what is
    at".
    """

    def told(self, kind: str, facts: Mapping[str, Any], *, names: Sequence[str], words: Catalogue) -> Mapping[str, str]:
        """Return the facts of an ask, an option or an event that name places, as message arguments.

        ``facts["id"]`` is the id of an option, or the step of its path after the steps ``facts["chosen"]``.
        """

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        """Return the names of everything that can be asked about, by key: places, lines of a seat, cards."""

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        """Return what is at a place, one fact a line. Raise KeyError for an unknown key."""


# A game's functions take the view of their own game, so the type of a view is Any here, as in ``rules.game.Game``.


class Draw(Protocol):
    """Draws a view in the palette's colours."""

    def __call__(
        self,
        view: Any,
        ask: Ask | None,
        chosen: Sequence[str],
        /,
        *,
        names: Sequence[str],
        words: Catalogue,
        recent: Mapping[str, int],
    ) -> "Image.Image":
        """Draw a view. ``recent`` things glow: their names, each with its age in turns."""


class DrawFrame(Protocol):
    """Draws a view as a frame of a film."""

    def __call__(
        self, view: Any, last: Any, /, *, names: Sequence[str], words: Catalogue, recent: Mapping[str, int]
    ) -> "Image.Image":
        """Draw a view in the size of the ``last`` one."""


class OfView(Protocol[T_co]):
    """Makes something of a view."""

    def __call__(self, view: Any, /, *, names: Sequence[str], words: Catalogue) -> T_co:
        """Return the words about a view."""


class OfOverlay(Protocol[T_co]):
    """Makes something of a view with an overlay."""

    def __call__(self, view: Any, key: str, /, *, names: Sequence[str], words: Catalogue) -> T_co:
        """Return the picture of an overlay, or the words about it."""


class OfTopic(Protocol[T_co]):
    """Makes something of a topic of the rulebook."""

    def __call__(self, topic: str, /, *, words: Catalogue) -> T_co:
        """Return the picture of a topic, or its article."""


class DrawMap(Protocol):
    """Draws a board with letters."""

    def __call__(self, view: Any, /, *, words: Catalogue) -> str:
        """Return the board, drawn with the letters of a monospaced font."""


def _none(*_: object) -> tuple[str, ...]:
    return ()


def _as_asked(ask: Ask, _seats: int) -> Ask:
    return ask


def _nowhere(_view: Any) -> None:
    return None


def _unknown(*_: object, **__: object) -> NoReturn:
    raise KeyError


def _unsigned(_source: str, _size: int) -> None:
    return None


class Rendering(Struct, frozen=True, kw_only=True):
    """The pictures and words of one game. A field with a default may be left out."""

    picture: Draw
    marks: Callable[[Ask, Sequence[str]], dict[str, str] | None]
    """Returns the marks that the picture shows for an ask's next step, or None for an ask that it does not draw."""
    all_ways: Callable[[Ask, int], Ask] = _as_asked
    """Returns an ask at a table of so many seats, with a further option for each further path to an option."""
    describe: OfView[Sequence[Fact]]
    """Returns the facts of the picture in words, the latest changes first."""
    text_board: OfView[str]
    """Returns everything that the picture shows, as lines that can be listened to."""
    text_map: DrawMap | None = None
    table_places: Callable[[Any], Places | None] = _nowhere
    """Returns the places of the table of a view."""
    touched: Callable[[Event], Sequence[str]] = _none
    """Returns the names of the things in the picture that an event has changed, which glow."""
    still: DrawFrame | None = None
    """For pictures that grow with the game. Without it a film shows the usual pictures."""
    overlays: Callable[[Any], tuple[str, ...]] = _none
    """Returns the keys of a view's overlays, which highlight one thing (the owners of the fields).

    The message ``overlay-<game>-<key>`` is the name of an overlay.
    """
    overlay: OfOverlay["Image.Image"] = _unknown
    """Draws a view with an overlay."""
    overlay_words: OfOverlay[str] = _unknown
    """Returns the facts of an overlay in words."""
    illustrations: Callable[[], tuple[str, ...]] = _none
    """Returns the topics of the rulebook that have a picture (every card, for example)."""
    illustration: OfTopic["Image.Image"] = _unknown
    """Draws a topic."""
    article: OfTopic[str] | None = None
    """Returns the article about a card: its printed facts, and what the catalogue says besides.

    Without it the catalogue alone explains the cards.
    """
    score_sign: Callable[[str, int], "Sprite | None"] = _unsigned
    """Returns the sign of a source of points, at most so many pixels high, or None for an unknown source."""
    scene: "Callable[[Any, tuple[int, int], Catalogue], Image.Image] | None" = None
    """Draws the most beautiful part of a table in a size, without seats, scores and marks. It is a banner's ground."""
    icons: "Callable[[], Mapping[str, Callable[[], Image.Image]]]" = dict
    """Returns the painter of each icon for messages by its name."""
    face: str = ""
    """The name of the icon that stands for the game."""


@cache
def game(name: str) -> Rendering:
    """Return the rendering of a game. Raise ModuleNotFoundError for an unknown name."""
    # Found by its name and loaded on first use: drawing modules are slow to import and start-up must be fast.
    found: Rendering = importlib.import_module(f"render.{name}").RENDERING
    return found


def game_if_drawn(name: str) -> Rendering | None:
    """Return the rendering of a game, or None: a game can be played before it can be drawn."""
    try:
        return game(name)
    except ModuleNotFoundError as error:
        # An error inside a module that exists must not be hidden.
        if error.name != f"render.{name}":
            raise
    return None
