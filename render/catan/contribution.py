"""The pictures and words of an expansion of Catan, as one object."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.catalogue import Catalogue
from render.catan.island.pieces import Highlight
from render.catan.stage import Stage
from render.kit.icon import Painter
from render.kit.sprites import Sprite
from render.kit.theme import PAPER, Colour
from rules.catan.view import Building, CatanView
from rules.kernel import Ask, Option

Highlights: TypeAlias = Mapping[str, Highlight]
"""The places with a highlight, as ``{"E28": "chosen"}``."""
Placed: TypeAlias = tuple[tuple[int, int], Sprite]
"""A sprite, with the pixel of its middle."""


class Heap(NamedTuple):
    """A counted thing in the strip: its picture, its number, and the colour of the number."""

    picture: Sprite
    number: str
    tint: Colour = PAPER


class Slip(NamedTuple):
    """A price: the name of the thing, its cards one by one, and whether the hand can pay it."""

    name: str
    cost: tuple[str, ...]
    payable: bool


class Deck(NamedTuple):
    """A deck: the names and the number of its cards, and its colours.

    ``ramp`` and ``symbol`` are those of its back, ``frame`` and ``banner`` the colours of its cards.
    """

    cards: tuple[str, ...]
    number: int
    ramp: str
    symbol: str
    frame: Colour
    banner: Colour


def _none(*_: Any) -> tuple[()]:
    return ()


def _nothing(*_: Any) -> None: ...


def _no_text(*_: Any) -> str:
    return ""


def _no_places(*_: Any) -> dict[str, list[str]]:
    return {}


class Contribution(NamedTuple):
    """The contributions of an expansion to pictures and words. Each defaults to nothing.

    A package has ``emblems.txt`` with its emblems and charges. Most functions get the expansion's part of the view.
    """

    kinds: Mapping[str, tuple[str, float]] = {}
    """The ramp and the tone of the ground of its kinds of cards."""
    decks: Mapping[str, Deck] = {}
    """Its decks by name."""
    left: Callable[[Any], Iterable[tuple[str, int]]] = _none
    """Returns the number of cards left in each of its decks."""
    cards: Callable[[Any], Sequence[str]] = _none
    """Returns the seat's own cards of its decks."""
    costs: Mapping[str, Mapping[str, int]] = {}
    """Its price list by name."""
    slips: Callable[[Any, CatanView], Iterable[Slip]] = _none
    """Returns the prices that depend on the table."""
    every_slip: Sequence[tuple[str, tuple[str, ...]]] = ()
    """All of these prices that there can be."""
    signs: Mapping[int, tuple[str, ...]] = {}
    """The symbols that its pictures show, by size in pixels."""
    held: Callable[[Any, int], Iterable[Heap]] = _none
    """Returns a seat's heaps beside its hand."""
    counters: Callable[[Any, int], Iterable[Heap]] = _none
    """Returns a seat's heaps behind its longest road."""
    row: Callable[[Any, int], Iterable[Heap]] = _none
    """Returns the heaps of a further row of a seat."""
    score_signs: Mapping[str, str] = {}
    """The symbols of the sources of points that it adds."""
    house: Callable[[Any, Building, int, Highlight], Sprite | None] = _nothing
    """Returns the sprite that replaces a building, or None."""
    adorned: Callable[[Any, Building, Stage], Iterable[Placed]] = _none
    """Returns the sprites that belong to a building."""
    pieces: Callable[[Any, CatanView, Stage, Highlights], Iterable[Placed]] = _none
    """Returns the sprites of its other pieces."""
    corner: Callable[[Image.Image, Any, Stage], None] = _nothing
    """Draws the lower left corner."""
    red: bool = False
    """Whether the second die is red."""
    dice: Callable[[Any], Iterable[Sprite]] = _none
    """Returns the further dice."""
    on_island: Collection[str] = ()
    """The asks that need the island although they have no places."""
    laid_open: Mapping[str, str] = {}
    """The asks to choose among another player's cards: of the ``hand``, or ``cards``."""
    gives: Collection[str] = ()
    """The asks to give cards of the hand away."""
    previewed: Callable[[Any, CatanView, Ask, Option], tuple[CatanView, Highlights] | None] = _nothing
    """Returns the view after a choice of its own, with the highlights, or None."""
    rolled: Callable[[Any, Catalogue], str] = _no_text
    """Returns the continuation of the sentence of the roll."""
    described: Callable[[Any, CatanView, Sequence[str], Catalogue], Iterable[str]] = _none
    """Returns sentences about the table."""
    belongings: Callable[[Any, int, Catalogue], Iterable[str]] = _none
    """Returns what a seat's sentence adds."""
    stock: Callable[[Any, int, Catalogue], Iterable[str]] = _none
    """Returns what the sentence about a seat's stock adds."""
    own_told: Callable[[Any, CatanView, Catalogue], Iterable[str]] = _none
    """Returns sentences about the reader's own cards."""
    house_told: Callable[[Any, Building, Catalogue], Iterable[str]] = _none
    """Returns the words about what belongs to a building."""
    pieces_at: Callable[[Any, int, Sequence[str], Catalogue], Iterable[str]] = _none
    """Returns the words about its pieces on a corner."""
    on_hex: Callable[[Any, int, Sequence[str], Catalogue], Iterable[str]] = _none
    """Returns the words about its pieces on a hex."""
    places: Callable[[Any, int], Mapping[str, Sequence[str]]] = _no_places
    """Returns the places of a seat's pieces by kind."""
    topics: Mapping[str, Callable[[Catalogue], Image.Image]] = {}
    """The painters of topics of the rulebook."""
    icons: Callable[[], Mapping[str, Painter]] = dict
    """Returns the painters of its icons by name."""
