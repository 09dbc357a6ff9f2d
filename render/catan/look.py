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


class Look(NamedTuple):
    """The contributions of an expansion to pictures and words. Each defaults to nothing.

    A package has ``emblems.txt`` with its emblems and charges. Most functions get the expansion's part of the view.

    Cards: ``kinds`` are the ramp and the tone of the ground of its kinds of cards. ``decks`` are its decks by name,
    ``left`` the cards that they have left, ``cards`` the seat's own cards of them. ``costs`` is its price list by name,
    ``slips`` are prices that depend on the table, ``every_slip`` all of these. ``signs`` are the symbols that its
    pictures show, by size in pixels.

    The strip: ``held`` are a seat's heaps beside its hand, ``counters`` those behind its longest road, ``row`` a row of
    its own. ``score_signs`` are the symbols of the sources of points that the expansion adds.

    The island: ``house`` replaces the sprite of a building, ``adorned`` adds to it. ``pieces`` are other pieces.
    ``corner`` draws the lower left corner. ``red`` tells whether the second die is red, ``dice`` returns further dice.

    Asks: ``on_island`` are kinds that need the island although they have no places. ``laid_open`` are those to choose
    among another player's cards: of the ``hand``, or ``cards``. ``gives`` are those to give cards of the hand away.
    ``previewed`` returns the view after a choice of its own, with the highlights.

    Words: ``rolled`` continues the sentence of the roll, ``described`` returns sentences about the table,
    ``belongings`` what a seat's sentence adds, ``stock`` what the sentence about its stock adds, ``own_told`` sentences
    about the reader's own cards. ``house_told`` tells what belongs to a building, ``pieces_at`` its pieces on a corner,
    ``on_hex`` those on a hex, ``places`` the places of a seat's pieces by kind. ``topics`` draw topics of the rulebook.

    Messages: ``icons`` returns the painters of its icons by name.
    """

    kinds: Mapping[str, tuple[str, float]] = {}
    decks: Mapping[str, Deck] = {}
    left: Callable[[Any], Iterable[tuple[str, int]]] = _none
    cards: Callable[[Any], Sequence[str]] = _none
    costs: Mapping[str, Mapping[str, int]] = {}
    slips: Callable[[Any, CatanView], Iterable[Slip]] = _none
    every_slip: Sequence[tuple[str, tuple[str, ...]]] = ()
    signs: Mapping[int, tuple[str, ...]] = {}
    held: Callable[[Any, int], Iterable[Heap]] = _none
    counters: Callable[[Any, int], Iterable[Heap]] = _none
    row: Callable[[Any, int], Iterable[Heap]] = _none
    score_signs: Mapping[str, str] = {}
    house: Callable[[Any, Building, int, Highlight], Sprite | None] = _nothing
    adorned: Callable[[Any, Building, Stage], Iterable[Placed]] = _none
    pieces: Callable[[Any, CatanView, Stage, Highlights], Iterable[Placed]] = _none
    corner: Callable[[Image.Image, Any, Stage], None] = _nothing
    red: bool = False
    dice: Callable[[Any], Iterable[Sprite]] = _none
    on_island: Collection[str] = ()
    laid_open: Mapping[str, str] = {}
    gives: Collection[str] = ()
    previewed: Callable[[Any, CatanView, Ask, Option], tuple[CatanView, Highlights] | None] = _nothing
    rolled: Callable[[Any, Catalogue], str] = _no_text
    described: Callable[[Any, CatanView, Sequence[str], Catalogue], Iterable[str]] = _none
    belongings: Callable[[Any, int, Catalogue], Iterable[str]] = _none
    stock: Callable[[Any, int, Catalogue], Iterable[str]] = _none
    own_told: Callable[[Any, CatanView, Catalogue], Iterable[str]] = _none
    house_told: Callable[[Any, Building, Catalogue], Iterable[str]] = _none
    pieces_at: Callable[[Any, int, Sequence[str], Catalogue], Iterable[str]] = _none
    on_hex: Callable[[Any, int, Sequence[str], Catalogue], Iterable[str]] = _none
    places: Callable[[Any, int], Mapping[str, Sequence[str]]] = _no_places
    topics: Mapping[str, Callable[[Catalogue], Image.Image]] = {}
    icons: Callable[[], Mapping[str, Painter]] = dict
