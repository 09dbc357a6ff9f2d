"""The traits of cards: what they are good for. The computer opponent and the standing orders read them.

Every set has them in its ``traits.toml``, which has the fields of ``Traits``.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from rules.dominion.data_files import tables


class Traits(Struct, frozen=True, forbid_unknown_fields=True):
    """The traits of all cards.

    ``again``: Actions that give their action back. ``villages``: Actions that leave more actions than there were.
    ``cantrips``: Actions that give at least an action and a card and leave no choice. ``doublers`` play another Action
    more than once, ``trashers`` need a bad card in hand, ``deck_attacks`` are Attacks on the top of a deck, ``late``
    Treasures give more when others were played before; the last of them comes last. ``wanted``: how much the opponent
    wants a card, where Gold is 60 and Silver 30, and how many copies. It does not buy other cards. ``doubtful`` are
    wanted cards that level *hard* buys only if they have proved good in a kingdom.
    """

    again: frozenset[str] = frozenset()
    villages: frozenset[str] = frozenset()
    cantrips: frozenset[str] = frozenset()
    doublers: frozenset[str] = frozenset()
    trashers: frozenset[str] = frozenset()
    deck_attacks: frozenset[str] = frozenset()
    doubtful: frozenset[str] = frozenset()
    late: tuple[str, ...] = ()
    wanted: dict[str, tuple[int, int]] = {}


@cache
def traits() -> Traits:
    """Return the traits of all cards of all sets."""
    found: dict[str, Any] = {}
    for table in tables("traits.toml"):
        for key, value in table.items():
            found[key] = {**found.get(key, {}), **value} if isinstance(value, dict) else [*found.get(key, []), *value]
    return msgspec.convert(found, Traits)
