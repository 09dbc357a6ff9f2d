"""The expansions: one object says what a set adds to the rules in addition to its cards.

An expansion is a folder ``expansions/<key>/`` whose package registers its cards and has an object ``EXPANSION``. The
cards register their triggers and offers (``triggers``), what they do in the next turn (``durations``) and the ideas of
the computer opponent (``opponent``, ``evaluation``). In the folder, ``kingdoms.toml`` has its recommended sets of ten
and ``traits.toml`` says what its cards are good for. Both may be missing.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from rules.dominion.state import Dominion, StatePart
from rules.kernel import Chance, Facts, Order, Setting

Term: TypeAlias = tuple[str, int, int]
"""A part of a score: a card or another thing, how many of them, the points of each."""

Keys: TypeAlias = tuple[Struct, Sequence[Struct]]
"""The keys of an expansion in a position: its own, and those of every player."""


class NoKeys(Struct, forbid_unknown_fields=True):
    """No keys in a position."""


def _none(*_: Any) -> tuple[()]:
    return ()


def _nothing(*_: Any) -> None: ...


def _no_facts(_table: Dominion) -> Facts:
    return {}


def _no_keys(table: Dominion) -> Keys:
    return NoKeys(), [NoKeys()] * table.seats


def _no(_view: Any) -> bool:
    return False


class Expansion(Struct, frozen=True, kw_only=True):
    """One expansion, apart from its cards; every field but ``key`` has a default that adds nothing."""

    key: str
    """The name of its folder."""
    edition_of: str = ""
    """The set of which it is the second edition. Then its option says which edition a random kingdom is drawn from."""
    leaves_out: Collection[str] = ()
    """The cards of that set which the second edition does not have."""
    since_later: bool = False
    """Whether there are tables from before the set, whose random kingdoms never had its cards."""
    part: type[StatePart] = StatePart
    """The type of its part of the state."""
    settings: tuple[Setting, ...] = ()
    """Its options of a game."""
    piles: Callable[[Facts, Sequence[str], Chance, Any, Collection[str]], Collection[str]] = _none
    """Returns the optional basic cards that a game uses.

    It gets the options, the kingdom, the chance, its fields of a position, and the cards that a position names.
    """
    told: Callable[[Dominion], Facts] = _no_facts
    """Returns facts for the event of the kingdom."""
    show: Callable[[Dominion], Struct | None] = _nothing
    """Returns what of its part is public, the view's ``parts[key]``, or None."""
    recall: Callable[[Dominion, Any], None] = _nothing
    """Puts such facts of a view on a table again."""
    terms: Callable[[Dominion, int], Iterable[Term]] = _none
    """Returns a seat's points that are not printed on cards."""
    keys: type[Struct] = NoKeys
    """Its fields of a position."""
    seat_keys: type[Struct] = NoKeys
    """Its fields of every player's object in a position."""
    write: Callable[[Dominion], Keys] = _no_keys
    """Returns both kinds of fields of a table's position."""
    read: Callable[[Dominion, Any, Sequence[Any]], None] = _nothing
    """Puts the fields of a position on an arranged table. Refuses an impossible position with ValueError."""
    orders: tuple[Order, ...] = ()
    """The standing orders that it makes worth giving."""
    discards: Mapping[str, str] = {}
    """The asks of its Attacks that make others discard, by card."""
    careful: Callable[[Any], bool] = _no
    """Returns whether it matters which plain Treasures a seat plays."""
    keeps: Callable[[Any], Collection[str]] = _none
    """Returns the Treasures that the computer opponent keeps in hand."""


EXPANSIONS: dict[str, Expansion] = {}
"""Every expansion by its key; the package finds them."""
