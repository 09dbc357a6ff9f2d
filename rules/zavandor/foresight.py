"""Foresight: while others still bid, a seat can know its upgrades (Z55, Z61)."""

from rules.zavandor.market import reveal_bids
from rules.zavandor.state import Zavandor
from rules.zavandor.upgrade import may_afford


def foresee(table: Zavandor, seat: int) -> Zavandor | None:
    """Begin the upgrades for a seat whose bid is in, at the current price and as if its bid won nothing.

    None if the seat could pay nothing and would not be asked.
    """
    if table.phase == "trade" and table.players[seat].sealed:
        reveal_bids(table)
    elif table.phase != "auction":
        return None
    table.phase = "upgrade"
    return table if may_afford(table.players[seat], table.kings_price) else None
