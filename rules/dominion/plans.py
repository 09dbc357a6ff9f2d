"""The plan of level *hard* for a kingdom: how much it wants each card, found by whole games against level *normal*.

The usual wishes are good on average, but not in every kingdom: a cheap Action may be in the way of a better one. So
each plan that differs in one card, and each plan with a single Action, plays some games at the same deals. The better
ones play more. In the second and third turn the search begins again from the best plan so far. The same kingdom always
has the same plan.
"""

import random
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct

from rules.dominion.card import ACTION, CARDS, TREASURE, is_a
from rules.dominion.evaluation import TRAITS, Needs
from rules.dominion.opponent import choose, most_wanted
from rules.dominion.setup import deal, lay_out
from rules.dominion.view import DominionView
from rules.kernel import Ask, Chance, Choice, Player, Playout, continued

Plan: TypeAlias = Mapping[str, tuple[int, int]]
"""The value of a card and the number of copies that are wanted, as in ``Traits.wanted``."""

UNWANTED = (0, 0)

USUAL: Plan = {**TRAITS.wanted, **dict.fromkeys(TRAITS.doubtful, UNWANTED)}
"""The plan with which the search begins."""

STAGES = 3
"""The number of turns in which the plan gets better."""

ROUNDS = ((4, 8), (8, 3), (16, 2), (20, 1))
"""The games of each plan in a round with two players, and the number of plans that are left after it."""


class Setting(Struct, frozen=True):
    """The facts of a game on which its plan depends."""

    seats: int
    kingdom: tuple[str, ...]
    piles: tuple[str, ...]


def following(view: DominionView) -> Player:
    """Return the player that follows the plan for the table of a view."""
    return partial(follow, plan_for(view))


def follow(plan: Plan, view: Any, ask: Ask, rng: random.Random) -> Choice:
    """Answer an ask by a plan, and as level *normal* does if it is no purchase."""
    if ask.kind == "dominion.buy":
        return most_wanted(view, Needs(view, plan, bold=True), ask)
    return choose(view, ask, rng)


def plan_for(view: DominionView) -> Plan:
    """Return the plan for the table of a view. The effort of the search does not change it."""
    setting = Setting(len(view.players), view.kingdom, tuple(pile.card for pile in view.piles))
    return found(setting, min(STAGES, max(1, view.number)))


@lru_cache(256)
def found(setting: Setting, stage: int) -> Plan:
    """Return the best plan of a stage."""
    if not stage:
        return USUAL
    before = found(setting, stage - 1)
    plans = [before, *(near(setting, before) if stage > 1 else simple(setting, before))]
    results: list[list[float]] = [[] for _ in plans]
    alive = list(range(len(plans)))
    for games, left in ROUNDS:
        for _ in range(max(1, games * 2 // setting.seats)):
            number = len(results[alive[0]])
            for one in alive:
                results[one].append(trial(setting, plans[one], stage, number))
        # The plan before always goes on, because the best one is compared with it.
        rest = sorted(alive[1:], key=lambda one: -fmean(results[one]))
        alive = [0, *rest[: max(1, left - 1)]]
    best = max(alive, key=lambda one: fmean(results[one]))
    return plans[best]


def kingdom_cards(setting: Setting) -> list[str]:
    """Return the cards of the kingdom that a plan may differ in."""
    return [card for card in setting.kingdom if is_a(card, ACTION) or is_a(card, TREASURE)]


def liking(card: str) -> int:
    """Return how much a plan that is built on a card wants it: more than Gold if it is dear, else more than Silver."""
    return max(62 if CARDS[card].cost >= 5 else 45, TRAITS.wanted.get(card, UNWANTED)[0])


def simple(setting: Setting, before: Plan) -> Iterator[Plan]:
    """Yield the plans with at most one kingdom card, and those with one card less or more."""
    cards = kingdom_cards(setting)
    none = {**before, **dict.fromkeys(cards, UNWANTED)}
    yield none
    for card in cards:
        piles_up = is_a(card, TREASURE) or card in TRAITS.again
        for copies in (1, 2, 6) if piles_up else (1, 2):
            yield {**none, card: (liking(card), copies)}
        if before.get(card, UNWANTED)[1]:
            yield {**before, card: UNWANTED}
        # Such a card loses in most kingdoms, but in a few it is one of the best.
        if card in TRAITS.doubtful:
            yield {**before, card: TRAITS.wanted[card]}
        yield {**before, card: (liking(card) + 15, 2)}


def near(setting: Setting, before: Plan) -> Iterator[Plan]:
    """Yield the plans that differ from a plan in one card."""
    for card in kingdom_cards(setting):
        value, copies = before.get(card, UNWANTED)
        if copies:
            changed = [UNWANTED, (value, copies + 1), (value + 20, copies)]
            changed += [(value, copies - 1)] if copies > 1 else []
        else:
            changed = [(liking(card), 1), (liking(card) + 15, 2)]
        for wish in changed:
            yield {**before, card: wish}


def trial(setting: Setting, plan: Plan, stage: int, number: int) -> float:
    """Return the chance of victory of a plan after a game against level *normal*. Each seat in turn has each deal."""
    deal_number, seat = divmod(number, setting.seats)
    # From strings a generator draws the same numbers on every machine.
    rng = Random(f"{setting.kingdom} {setting.piles} {stage} {deal_number}")
    table = lay_out(setting.seats, {}, Chance(rng.randbytes(16)), setting.kingdom, set(setting.piles))
    deal(table)
    table.seat = table.chance.below(setting.seats)
    players: list[Player] = [choose] * setting.seats
    players[seat] = partial(follow, plan)
    return continued(Playout.of("dominion", table), rng.randbytes(8), players)[0][seat]
