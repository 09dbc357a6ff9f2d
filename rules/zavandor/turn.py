"""The course of the game: rounds of income, trade, auction and upgrade, until the king is crowned (Z19, Z62 to Z67)."""

from rules.kernel import CHECKPOINT, Play
from rules.zavandor.auction import auctions
from rules.zavandor.components import HALL, RANK
from rules.zavandor.income import income
from rules.zavandor.market import market, reveal_bids
from rules.zavandor.scoring import tell_scores
from rules.zavandor.state import LATELY, Zavandor
from rules.zavandor.upgrade import upgrades


def play(table: Zavandor) -> Play[None]:
    """Play rounds until the game is over."""
    while not table.over:
        # A checkpoint at each phase: the state says which one is next.
        yield CHECKPOINT
        table.begin_turn(None, table.round)
        if table.phase == "income":
            yield from income_phase(table)
        elif table.phase == "trade":
            yield from auction_phase(table)
        else:
            yield from upgrade_phase(table)
    tell_scores(table)


def income_phase(table: Zavandor) -> Play[None]:
    """Begin a round with the income of all seats."""
    table.tell("zavandor.round", round=table.round, start=table.start, king=table.king, price=table.kings_price)
    table.results.clear()
    if table.king == HALL - 1:
        wake_scrolls(table)
    yield from income(table)
    table.phase = "trade"


def wake_scrolls(table: Zavandor) -> None:
    """Ask about every scroll again before the king's last step (Z30)."""
    for player in table.players:
        for item in player.items():
            item.silent = False


def auction_phase(table: Zavandor) -> Play[None]:
    """Trade, bid, reveal, and resolve the auctions."""
    yield from market(table)
    reveal_bids(table)
    table.phase = "auction"
    yield from auctions(table)
    # The last winner's choice counts at once, because all seats act on it next.
    table.reveal()
    table.phase = "upgrade"


def upgrade_phase(table: Zavandor) -> Play[None]:
    """Upgrade, then end the round, or the game if the king is crowned (Z67)."""
    yield from upgrades(table)
    take_back(table)
    if table.crowned:
        table.over = True
        table.tell("zavandor.crowned", round=table.round)
    else:
        end_round(table)


def take_back(table: Zavandor) -> None:
    """Return losing bids to the hands of their owners (Z64)."""
    for player in table.players:
        player.hand += player.bids
        player.bids = []


def end_round(table: Zavandor) -> None:
    """Move the rows on, pass the start player figure, and reset the facts of the round (Z62, Z65)."""
    slide(table)
    for player in table.players:
        player.hand.sort(key=RANK.__getitem__)
        player.done = player.waiting = False
        player.step = ""
        player.brokered = player.offered = 0
        player.orders = {}
    table.start = table.order[1]
    table.round += 1
    table.phase = "income"
    # A few stay, so that the new round's view shows how the last one ended.
    del table.lately[:-LATELY]


def slide(table: Zavandor) -> None:
    """Discard the untaken cards, move the middle cards right and turn up new ones (Z62)."""
    gone = [row.right for row in table.rows.values() if row.right]
    table.out += gone
    for row in table.rows.values():
        row.right = row.middle
        row.middle = row.stack.pop(0) if row.stack else None
    table.tell("zavandor.slid", out=gone, rows={gem: row.right for gem, row in table.rows.items()})
