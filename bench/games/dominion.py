"""Games between the opponent and Big Money."""

from rules.dominion.opponent import choose
from rules.kernel import Ask, Choice, Table

KINDS = {"dominion.action", "dominion.treasure", "dominion.buy", "dominion.attack", "dominion.gain"}


def bare(ask: Ask) -> Choice:
    """Play all Treasures, buy Province, Gold, Silver."""
    ids = {option.id for option in ask.options}
    return next(option for option in ("all", "Province", "Gold", "Silver", "done", "keep") if option in ids).split(",")


def duel(kingdom: str, seed: int) -> tuple[float, int]:
    """Return 1 if the opponent wins, 1/2 for a tie, and how many turns were taken."""
    table = Table.new("dominion", seats=2, seed=seed, options={"kingdom": kingdom})
    me = seed % 2
    while not table.over:
        ask = table.asks[0]
        simple = ask.seat != me and ask.kind in KINDS
        choice = bare(ask) if simple else choose(table.view(ask.seat), ask, None)  # type: ignore[arg-type]
        table.answer(ask.seat, choice)
    ranks = {place.seat: place.rank for place in table.standing}
    won = (ranks[me] < ranks[1 - me]) + (ranks[me] == ranks[1 - me]) / 2
    return won, max(player.turns for player in table.state.players)
