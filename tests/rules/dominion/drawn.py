"""Drawn tables of Dominion."""

import random
from collections import Counter
from typing import Any

from hypothesis import strategies as st

from bench.games.random_play import step
from rules.dominion.card import ATTACK, CARDS, SETS, cards_of, is_a
from rules.dominion.setup import edition_of
from rules.kernel import Table
from tests.rules.dominion.scene import seat, state
from tests.sampling import examples

GAMES = examples(25)


ATTACKS = [card for card in CARDS if is_a(card, ATTACK)]


@st.composite
def games(draw: st.DrawFn, cards: list[str] | None = None) -> tuple[Table, random.Random]:
    """Draw a table with a kingdom of these cards, and a source of choices."""
    pool = cards or cards_of(*SETS)
    kingdom = draw(st.lists(st.sampled_from(pool), min_size=10, max_size=10, unique=True))
    picked = {f"pick_{set_}": [card for card in kingdom if CARDS[card].set == set_] for set_ in SETS}
    options: dict[str, Any] = {**picked, "colony": draw(st.sampled_from(("on", "off")))}
    seats, seed = draw(st.integers(2, 4)), draw(st.integers(0, 2**32))
    return Table.new("dominion", seats=seats, seed=seed, options=options), random.Random(seed)


def steps(table: Table, rng: random.Random, most: int = 250) -> Any:
    """Play at random for a while; yield what happened by every choice."""
    for _ in range(most):
        if table.over:
            return
        yield step(table, rng)[2]


def random_cards(**options: str) -> Counter[str]:
    """Count the cards of many random kingdoms. A set without a weight here has none."""
    weights = {set_: "0" for set_ in SETS if not edition_of(set_)}
    tables = (Table.new("dominion", seats=2, seed=seed, options={**weights, **options}) for seed in range(60))
    return Counter(card for table in tables for card in state(table).kingdom)


@st.composite
def attacked(draw: st.DrawFn) -> Table:
    """Draw a table on which seat 0 can play several cards and the others may have Reactions."""
    mine = draw(
        st.lists(st.sampled_from([*ATTACKS, "Village", "Woodcutter", "Masquerade", "Vault"]), min_size=2, max_size=5)
    )
    foes = [draw(foe()) for _ in range(2)]
    players = [seat(hand=[*mine, "Gold"], deck="Copper 9"), *foes]
    return Table.arrange("dominion", {"seats": 3, "players": players, "actions": 4, "buys": 2}, seed=7)


@st.composite
def foe(draw: st.DrawFn) -> dict[str, Any]:
    pool = ["Copper", "Moat", "Secret Chamber", "Watchtower", "Curse", "Estate", "Gold"] * 2
    cards = draw(st.permutations(pool))[: draw(st.integers(6, 12))]
    return {"hand": cards[: draw(st.integers(0, 5))], "deck": cards[5:]}
