"""What a seat can know of what it will be asked next: while others still bid, what it will upgrade (Z55, Z61)."""

from rules.zavandor.market import reveal_bids
from rules.zavandor.state import Zavandor
from rules.zavandor.upgrade import may_afford


def foresee(table: Zavandor, seat: int) -> Zavandor | None:
    """Let the upgrades begin for a seat whose bid is in, at the present price and as if it won nothing by its bid.

    None where it could pay nothing then, and would not be asked.
    """
    if table.phase == "trade" and table.players[seat].sealed:
        reveal_bids(table)
    elif table.phase != "auction":
        return None
    table.phase = "upgrade"
    return table if may_afford(table.players[seat], table.kings_price) else None
