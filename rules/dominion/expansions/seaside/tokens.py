"""Seaside on the table: Embargo tokens, the coin tokens of Pirate Ships, and what happened in the last turns."""

from rules.dominion.expansions.seaside.view import SeasideView
from rules.dominion.state import Dominion, StatePart

KEY = "seaside"


class Sea(StatePart):
    """``embargo`` counts the Embargo tokens by pile, ``pirate`` the coin tokens on the Pirate Ship mats by seat.
    ``gained`` are the cards that the seats gained in their last turn, or gain in the present one. ``victory``: a
    Victory card was bought this turn.
    """

    embargo: dict[str, int] = {}
    pirate: dict[int, int] = {}
    gained: dict[int, list[str]] = {}
    victory: bool = False


def sea(table: Dominion) -> Sea:
    """Return Seaside's part of the state."""
    part: Sea = getattr(table, KEY)
    return part


def show(table: Dominion) -> SeasideView | None:
    """Show the tokens, and the gains that Smugglers look at."""
    part, kingdom = sea(table), table.kingdom
    pirate, gained = "Pirate Ship" in kingdom, "Smugglers" in kingdom
    # Most kingdoms have none of these cards.
    if not (pirate or gained or part.embargo):
        return None
    seats = range(table.seats)
    return SeasideView(
        embargo=dict(part.embargo),
        pirate=tuple(part.pirate.get(seat, 0) for seat in seats) if pirate else (),
        gained=tuple(tuple(part.gained.get(seat, ())) for seat in seats) if gained else (),
    )


def recall(table: Dominion, view: SeasideView) -> None:
    """Put on a table what a view shows."""
    part = sea(table)
    part.embargo = dict(view.embargo)
    part.pirate = {seat: count for seat, count in enumerate(view.pirate) if count}
    part.gained = {seat: list(cards) for seat, cards in enumerate(view.gained) if cards}
