"""The view of a seat: everything but the order of the pile (C14). Pictures and words import this module alone.

``view`` makes the view of a state, and ``recall`` a state from a view. ``objects`` tells who owns every city, road,
field and cloister of a view, ``expected`` the scores if the game ended now.
"""

from typing import Any

from msgspec import Struct

from rules.carcassonne.figures import supply
from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Cell, Figure, Spot, Tile, Token
from rules.carcassonne.realm import Realm, in_play, until_asked
from rules.carcassonne.scoring import owners, points, score_the_end, terms
from rules.carcassonne.setup import bare
from rules.carcassonne.state import Carcassonne
from rules.carcassonne.tiles import Kind, Segment, SegmentKind, every_kind
from rules.kernel import Chance, View

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
    "recall",
    "view",
]

NO_SEAT = -1
"""A seat without pieces: the worth of an object without anyone's own pieces."""


class Player(Struct, frozen=True):
    """The public facts of one seat: its score, and the figures left in its supply by kind."""

    score: int
    supply: dict[str, int]


class CarcassonneView(View, frozen=True, kw_only=True):
    """The public table. Only ``seat`` itself differs between seats.

    ``board`` is in the order of placing (the last tile is the last move), ``drawn`` the kind of the tile that ``turn``
    must place (None between drawing and the end), ``left`` the number of tiles in the pile, ``expansions`` the keys of
    those in play. ``parts`` holds the additions of each expansion in play, by its key.
    """

    board: tuple[Tile, ...]
    figures: tuple[Figure, ...]
    players: tuple[Player, ...]
    turn: int
    drawn: str | None
    left: int
    over: bool = False
    expansions: tuple[str, ...] = ()
    parts: dict[str, Any] = {}


class Object(Struct, frozen=True):
    """A whole city, road, field or cloister as it is now.

    ``segments`` are its places in the order in which they were joined, ``figures`` all that stand in it, ``owners`` the
    seats with most followers. ``points`` is its score now, ``shares`` the score for every owner (a seat's own figures
    can make a difference). ``complete`` cities, roads and cloisters are scored and closed. For a field, ``cities`` are
    the segments of every complete city that it touches.
    """

    kind: SegmentKind
    segments: tuple[Spot, ...]
    figures: tuple[Figure, ...]
    owners: tuple[int, ...]
    points: int
    shares: dict[int, int]
    complete: bool
    cities: tuple[tuple[Spot, ...], ...] = ()


def view(state: Carcassonne, seat: int | None) -> CarcassonneView:
    """Return what ``seat`` may see."""
    parts = ((expansion.key, expansion.show(state)) for expansion in in_play(state))
    return CarcassonneView(
        game="carcassonne",
        seat=seat,
        board=tuple(state.board),
        figures=tuple(state.figures),
        players=tuple(Player(score, supply(state, owner)) for owner, score in enumerate(state.scores)),
        turn=state.turn,
        drawn=state.drawn,
        left=len(state.pile),
        over=state.over,
        expansions=tuple(state.options["expansions"]),
        parts={key: part for key, part in parts if part is not None},
    )


def recall(view: CarcassonneView) -> Carcassonne:
    """Return a state with every fact that the view shows, and an empty pile: the opponent works with it."""
    # The starting seat no longer matters, and nothing is drawn from this chance.
    state = bare(len(view.players), {"first": "0", "expansions": view.expansions}, Chance(b""))
    state.board, state.figures = list(view.board), list(view.figures)
    state.scores = [player.score for player in view.players]
    state.turn, state.drawn, state.over = view.turn, view.drawn, view.over
    for expansion in in_play(state):
        if expansion.key in view.parts:
            setattr(state, expansion.key, expansion.recall(view.parts[expansion.key]))
    return state


def objects(view: CarcassonneView) -> tuple[Object, ...]:
    """Return every object on the table, in the order in which its first tile was placed."""
    realm = Realm.of(recall(view))
    # Spots are entered as tiles are laid, and a dictionary keeps that order.
    areas = dict.fromkeys(realm.land.areas.values())
    return tuple(_object(realm, area) for area in areas)


def expected(view: CarcassonneView) -> tuple[int, ...]:
    """Return every seat's points if the game ended now (C44)."""
    realm = Realm.of(recall(view))
    # At the end, the scores include the final scoring already.
    if not realm.state.over:
        until_asked(score_the_end(realm))
    return tuple(realm.state.scores)


def _object(realm: Realm, area: Area) -> Object:
    land = realm.land
    figures = realm.figures_in(area)
    complete = land.complete(area)
    own = owners(realm, figures)
    return Object(
        kind=area.kind,
        segments=area.spots,
        figures=tuple(figures),
        owners=tuple(own),
        points=points(terms(realm, area, NO_SEAT, complete=complete)),
        shares={seat: points(terms(realm, area, seat, complete=complete)) for seat in own},
        complete=complete,
        cities=tuple(city.spots for city in land.cities(area)) if area.kind == "field" else (),
    )
