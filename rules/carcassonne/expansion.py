"""What an expansion may add to the game: one object with what it contributes at the named anchors of the rules.

The turn (C7) calls the anchors in this order: ``begin`` · ``keeps`` for every tile drawn · ``placed`` · ``instead`` ·
``reach`` and ``actions`` for the figure action · ``acted`` · ``completed`` and ``scored`` for every object.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Figure, Spot
from rules.carcassonne.state import Carcassonne, StatePart
from rules.carcassonne.tiles import SegmentKind
from rules.kernel import Ask, Option, Play

if TYPE_CHECKING:
    from rules.carcassonne.realm import Part, Realm
    from rules.carcassonne.sight import CarcassonneView

MayStand: TypeAlias = "Callable[[Part, Area, list[Figure]], bool]"
"""Whether the part's seat may place the figure in the object, given the figures that stand there."""


class FigureKind(Struct, frozen=True):
    """A kind of wooden piece: how many each seat has, what it counts in a majority (C29: none owns nothing), on which
    segments it can stand and whether it may be placed in a certain object.
    """

    name: str
    number: int
    weight: int
    on: frozenset[SegmentKind]
    may_stand: MayStand


class Action(Struct, frozen=True):
    """One way to use the figure action of a part: what is offered, and what it does."""

    option: Option
    act: Callable[[], None]


def _nothing(*_: object) -> None: ...


def _none(*_: object) -> tuple[()]:
    return ()


def _keep(*_: object) -> bool:
    return True


def _same(_realm: object, _area: object, _seat: int, _complete: bool, each: int) -> int:
    return each


def _unchanged(_state: object, view: "CarcassonneView") -> "CarcassonneView":
    return view


def _no_part(_view: object) -> StatePart:
    return StatePart()


def _no_phase(_part: object) -> Play[bool]:
    yield from ()
    return False


class Expansion(Struct, frozen=True, kw_only=True):
    """What one expansion contributes; its tiles are the table ``tiles/<key>.toml``.

    ``seats`` is the largest number of players it makes possible, ``part`` its part of the state. ``begin`` happens at
    the start of a turn, ``keeps`` says whether a drawn tile is placed at all, ``placed`` follows a tile's landing,
    ``instead`` may replace the figure action (and then returns True), ``reach`` yields further segments for a figure,
    ``actions`` further things to do with the action, ``acted`` comes between the action and the scoring. ``rate``
    changes what an object's tiles, shields or cities are worth each to a seat, ``completed`` follows an object's
    completion, ``scored`` its scoring, ``final`` the final scoring. ``check`` refuses an impossible position.

    ``held`` are tiles that lie neither in the pile nor on the board. ``show`` adds to a view what of the part is
    public, and ``recall`` reads it back. For the computer opponent, ``promise`` says what the part is worth to every
    seat with so many turns left, ``risks`` how likely figures are lost before they score, and ``tries`` what an answer
    to an ask of the expansion would do at once.
    """

    key: str
    seats: int = 5
    figures: tuple[FigureKind, ...] = ()
    part: type[StatePart] = StatePart
    begin: "Callable[[Realm], None]" = _nothing
    keeps: "Callable[[Realm, str], bool]" = _keep
    placed: "Callable[[Part], None]" = _nothing
    instead: "Callable[[Part], Play[bool]]" = _no_phase
    reach: "Callable[[Part], Iterable[Spot]]" = _none
    actions: "Callable[[Part], Iterable[Action]]" = _none
    acted: "Callable[[Part], Play[object]]" = _no_phase
    rate: "Callable[[Realm, Area, int, bool, int], int]" = _same
    completed: "Callable[[Part, Area], None]" = _nothing
    scored: "Callable[[Realm, Area, list[Figure], bool], None]" = _nothing
    final: "Callable[[Realm], None]" = _nothing
    check: "Callable[[Realm], None]" = _nothing
    held: Callable[[Carcassonne], Iterable[str]] = _none
    show: "Callable[[Carcassonne, CarcassonneView], CarcassonneView]" = _unchanged
    recall: "Callable[[CarcassonneView], StatePart]" = _no_part
    promise: "Callable[[Realm, float], Sequence[float]]" = _none
    risks: "Callable[[Realm, list[Figure]], Sequence[float]]" = _none
    tries: "Mapping[str, Callable[[Realm, Ask, Option], None]]" = {}


EXPANSIONS: dict[str, Expansion] = {}
"""Every expansion by its key; the package finds them."""


def in_play(state: Carcassonne) -> tuple[Expansion, ...]:
    """Return the expansions chosen for this table."""
    chosen = state.options["expansions"]
    return tuple(expansion for key, expansion in EXPANSIONS.items() if key in chosen)
