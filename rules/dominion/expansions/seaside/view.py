"""The part of the view that Seaside adds."""

from msgspec import Struct


class SeasideView(Struct, frozen=True):
    """``embargo`` counts the Embargo tokens of the piles that have any. ``pirate`` counts the coin tokens on the Pirate
    Ship mats, and ``gained`` are the cards that each seat gained in its last turn or gains in the present one, both by
    seat and () in a kingdom that does not use them.
    """

    embargo: dict[str, int] = {}
    pirate: tuple[int, ...] = ()
    gained: tuple[tuple[str, ...], ...] = ()
