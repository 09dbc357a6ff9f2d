"""Big Money with the best single Action of the kingdom, as the strategy articles play it.

The best Action is found by simulation: each one plays some games against Big Money alone.
"""

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from rules.dominion.card import ACTION, CARDS, is_a
from rules.dominion.evaluation import ending, left, money
from rules.dominion.opponent import choose, offered
from rules.dominion.view import DominionView
from rules.kernel import Ask, Choice, Table

TRIALS = 20
"""The games in which each Action is tried."""

Player = Callable[[Any, Ask, random.Random], Choice | None]


def big_money(action: str | None, copies: int, view: DominionView, ask: Ask, rng: random.Random) -> Choice | None:
    """Play Big Money with some copies of one Action."""
    if ask.kind != "dominion.buy":
        return choose(view, ask, rng)
    on_sale = set(offered(ask))
    wanted: list[str] = []
    points = "Colony" if left(view, "Colony") else "Province"
    if money(view) > 15 or ending(view) < 5:
        wanted += [points, "Province"]
    if ending(view) <= 4:
        wanted.append("Duchy")
    if ending(view) <= 2:
        wanted.append("Estate")
    if action and view.owned.get(action, 0) < copies:
        gold_first = view.coins >= 6 > CARDS[action].cost
        wanted += ["Gold", action] if gold_first else [action]
    wanted += ["Platinum", "Gold", "Silver"]
    return [next((card for card in wanted if card in on_sale), "done")]


@cache
def best_single(kingdom: tuple[str, ...], options: tuple[tuple[str, Any], ...], seed: int) -> tuple[str | None, int]:
    """Return the Action with which Big Money wins most against Big Money alone, and the number of copies."""
    plain = partial(big_money, None, 0)
    best: tuple[float, str | None, int] = (TRIALS / 2, None, 0)
    for card in kingdom:
        for copies in (1, 2) if is_a(card, ACTION) else ():
            player = partial(big_money, card, copies)
            won = sum(_duel(player, plain, dict(options), seed + trial, trial % 2) for trial in range(TRIALS))
            best = max(best, (won, card, copies), key=lambda one: one[0])
    return best[1:]


def _duel(mine: Player, other: Player, options: dict[str, Any], seed: int, at: int) -> float:
    """Return 1 if ``mine`` wins, 1/2 for a shared victory."""
    table = Table.new("dominion", seats=2, seed=seed, options=options)
    players = [mine, other] if at == 0 else [other, mine]
    rng = random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        choice = players[ask.seat](table.view(ask.seat), ask, rng)
        assert choice is not None
        table.answer(ask.seat, choice)
    winners = [place.seat for place in table.standing if place.rank == 1]
    return (at in winners) / len(winners)


def rival(table: Table, seed: int) -> Player:
    """Return Big Money with the best single Action of a table's kingdom."""
    options = {"kingdom": "random"}
    for set_ in sorted({CARDS[card].set for card in table.state.kingdom}):
        options[f"pick_{set_}"] = tuple(card for card in table.state.kingdom if CARDS[card].set == set_)  # type: ignore[assignment]
    found, copies = best_single(table.state.kingdom, tuple(sorted(options.items())), seed)
    return partial(big_money, found, copies)
