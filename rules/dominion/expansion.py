"""The expansions: one object says what a set adds to the rules in addition to its cards.

An expansion is a folder ``expansions/<key>/`` whose package registers its cards and has an object ``EXPANSION``. The
cards register their triggers and offers (``triggers``) and the ideas of the computer opponent (``opponent``,
``evaluation``). In the folder, ``kingdoms.toml`` has its recommended sets of ten and ``traits.toml`` says what its
cards are good for. Both may be missing.
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
    """One expansion, apart from its cards; every field but ``key`` has a default that adds nothing.

    ``part`` is its part of the state and ``settings`` are its options of a game.

    The start: ``piles`` returns the optional basic cards that a game uses, from the options, the kingdom, the chance,
    the expansion's keys of a position and the cards that a position names. ``told`` returns facts for the event of the
    kingdom.

    The table: ``show`` returns what of the part is public, the view's ``parts[key]``, or None, and ``recall`` puts it
    on a table again. ``terms`` returns a seat's points that are not printed on cards.

    A position has the fields of ``keys``, and every player's object those of ``seat_keys``: ``write`` returns both
    from a table, ``read`` puts them on an arranged one and refuses what is impossible.

    ``orders`` are the standing orders that it makes worth giving and ``discards`` the asks of its Attacks that make
    others discard, by card. ``careful`` says whether it matters which plain Treasures a seat plays, ``keeps`` which
    Treasures the computer opponent keeps in hand.
    """

    key: str
    part: type[StatePart] = StatePart
    settings: tuple[Setting, ...] = ()
    piles: Callable[[Facts, Sequence[str], Chance, Any, Collection[str]], Collection[str]] = _none
    told: Callable[[Dominion], Facts] = _no_facts
    show: Callable[[Dominion], Struct | None] = _nothing
    recall: Callable[[Dominion, Any], None] = _nothing
    terms: Callable[[Dominion, int], Iterable[Term]] = _none
    keys: type[Struct] = NoKeys
    seat_keys: type[Struct] = NoKeys
    write: Callable[[Dominion], Keys] = _no_keys
    read: Callable[[Dominion, Any, Sequence[Any]], None] = _nothing
    orders: tuple[Order, ...] = ()
    discards: Mapping[str, str] = {}
    careful: Callable[[Any], bool] = _no
    keeps: Callable[[Any], Collection[str]] = _none


EXPANSIONS: dict[str, Expansion] = {}
"""Every expansion by its key; the package finds them."""
