"""Properties that hold at every choice of random games (section 9)."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import step
from rules.catan.cards import COMPONENTS, RESOURCES
from rules.catan.development.part import DECK, part_of
from rules.catan.expansions.ck.components import BANK, COMMODITIES
from rules.catan.expansions.ck.progress import DECKS
from rules.catan.expansions.ck.state import Cities
from rules.catan.geometry import geometry
from rules.catan.island import Island
from rules.catan.state import Catan
from rules.kernel import GAMES, Chance, Event, Table
from tests.rules.catan.scene import island, state
from tests.rules.catan.slow_road import slow_longest
from tests.sampling import examples

games = examples(5)
seeds = st.integers(min_value=0, max_value=2**32)
modes = st.sampled_from(["base", "ck"])
seats = st.integers(min_value=2, max_value=6)

MOST = 400
"""The number of choices checked in a random game."""


def begun(seed: int, seats: int, mode: str) -> Table:
    return Table.new("catan", seats=seats, seed=seed, options={"mode": mode})


def course(table: Table, rng: random.Random) -> Iterator[tuple[Event, ...]]:
    """Play at random, but let the opponent place and build half of the time, so that something is built."""
    for _ in range(MOST):
        if table.over:
            return
        ask = next(one for one in table.asks if not one.optional)
        if rng.random() < 0.4:
            choice = GAMES["catan"].choose(table.view(ask.seat), ask, rng) or ask.default
            assert choice is not None
            yield table.answer(ask.seat, choice)
        else:
            yield step(table, rng)[2]


def cities_of(now: Catan) -> Cities | None:
    """Return the facts of Cities & Knights, None in the base game."""
    part: Cities | None = now.ck  # type: ignore[attr-defined]
    return part


def check_cards(now: Catan) -> None:
    """Check that bank and hands together are the cards of the box."""
    part = cities_of(now)
    expected = [COMPONENTS["bank"][now.size]] * len(RESOURCES) + ([BANK[now.size]] * len(COMMODITIES) if part else [])
    assert len(now.bank) == len(expected)
    for kind, number in enumerate(expected):
        assert now.bank[kind] + sum(hand[kind] for hand in now.hands) == number
        assert now.bank[kind] >= 0
        assert min(hand[kind] for hand in now.hands) >= 0


def check_board(now: Catan) -> None:
    """Check that no vertex has two pieces, no two buildings are adjacent, and no stock is negative."""
    places = geometry(now.size)
    built = {vertex for vertex, owner in enumerate(now.owners) if owner >= 0}
    assert not any(built.intersection(places.next_to[vertex]) for vertex in built)
    for seat in range(now.seats):
        assert now.roads.count(seat) <= 15
        own = [now.levels[vertex] for vertex in built if now.owners[vertex] == seat]
        part = cities_of(now)
        reduced = len([vertex for vertex in part.reduced if now.owners[vertex] == seat]) if part else 0
        assert own.count(1) - reduced <= 5
        assert own.count(2) + reduced <= 4


def check_kept(kept: Island) -> None:
    """Check that updated facts equal facts derived again, and that lengths are exact."""
    fresh = Island(kept.state)
    for name in ("settlements", "cities", "edges", "touched", "open", "length", "rates", "stands", "free", "built"):
        assert getattr(kept, name) == getattr(fresh, name), name
    if kept.state.size == "std":
        for seat in range(kept.state.seats):
            if len(kept.edges[seat]) < 10:
                assert kept.length[seat] == slow_longest(kept.edges[seat], kept.stands, seat)


def recount(now: Catan) -> list[int]:
    """Count the points of all seats from the pieces on the table."""
    points = [2 * (now.longest == seat) for seat in range(now.seats)]
    for owner, level in zip(now.owners, now.levels, strict=True):
        if owner >= 0:
            points[owner] += level
    own = cities_of(now)
    for seat in range(now.seats):
        if own is None:
            points[seat] += 2 * (part_of(now).largest == seat)
        else:
            points[seat] += own.defender[seat] + (own.trader == seat) + len(own.shown[seat])
            points[seat] += 2 * sum(vertex >= 0 and now.owners[vertex] == seat for vertex in own.metropolis)
    return points


def check_development(now: Catan) -> None:
    if own := part_of(now):
        known = Counter(own.deck) + Counter(card for held in own.held for card in held)
        assert known["victory_point"] == 5
        assert known["knight"] + sum(own.army) == DECK[now.size]["knight"]


def check_cities(now: Catan, open_put_back: bool) -> None:
    own = cities_of(now)
    if own is None:
        return
    known = Counter(card for cards in (*own.decks, *own.held, *own.shown) for card in cards)
    assert known == {card: count for deck in DECKS for card, count in deck.items()}
    for seat in range(now.seats):
        most = 5 if seat == now.seat or open_put_back else 4
        assert len(own.held[seat]) <= most
        for level in (1, 2, 3):
            assert sum((one.seat, one.level) == (seat, level) for one in own.knights) <= 2
    standing = [one.vertex for one in own.knights if one.vertex >= 0]
    assert len(set(standing)) == len(standing)
    assert all(now.owners[vertex] < 0 for vertex in standing)
    for track, vertex in enumerate(own.metropolis):
        if vertex >= 0:
            assert now.levels[vertex] == 2
            assert own.levels[now.owners[vertex]][track] >= 4
    if not own.attacks:
        assert now.terrain[now.robber] == "desert"


@pytest.mark.rule("K2", "K33", "K56", "K71", "K90")
@given(seeds, seats, modes)
@games
def test_cards_pieces_and_points_are_conserved(seed: int, seats: int, mode: str) -> None:
    table = begun(seed, seats, mode)
    rng = random.Random(seed)
    for _ in course(table, rng):
        now = state(table)
        check_cards(now)
        check_board(now)
        check_development(now)
        check_cities(now, any(one.kind == "catan.put_back" for one in (*table.asks, *table.answered)))
        found = island(table)
        assert [found.points(seat) for seat in range(seats)] == recount(now)


@given(seeds, seats, modes)
@games
def test_updated_facts_equal_facts_derived_again(seed: int, seats: int, mode: str) -> None:
    """The island of the running generator is compared with one derived again at every choice."""
    from rules.catan import turn

    kept: list[Island] = []

    def noted(state: Any) -> Island:
        kept.append(Island(state))
        return kept[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turn, "Island", noted)
        table = begun(seed, seats, mode)
        for _ in course(table, random.Random(seed)):
            check_kept(kept[-1])


@pytest.mark.rule("K89")
@given(seeds, seats, modes)
@games
def test_no_view_shows_anothers_cards(seed: int, seats: int, mode: str) -> None:
    table = begun(seed, seats, mode)
    rng = random.Random(seed)
    for number, _ in enumerate(course(table, rng)):
        if number % 9:
            continue
        for seat in (None, *range(seats)):
            copy = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=type(table.state))
            copy.chance.seed = rng.randbytes(16)
            twin, shown = GAMES["catan"].twin(copy, seat, copy.chance), table.view(seat)
            assert msgspec.structs.replace(GAMES["catan"].view(twin, seat), asked=shown.asked) == shown


@given(seeds, seats, modes)
@games
def test_a_position_comes_back_the_same(seed: int, seats: int, mode: str) -> None:
    table = begun(seed, seats, mode)
    for number, _ in enumerate(course(table, random.Random(seed))):
        if number % 40 == 0:
            position = table.position()
            # Not as a table, which goes on at once: a seat without options is skipped, by dice that are not the same.
            arranged = GAMES["catan"].arrange(position, Chance.of(1))
            assert GAMES["catan"].position(arranged) == position


def test_the_twin_deals_hands_and_decks_again() -> None:
    table = Table.arrange("catan", {"seats": 3, "phase": "act", "hands": [{"ore": 1}, {"wool": 4}, {"grain": 4}]})
    dealt = set()
    for seed in range(6):
        copy = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=type(table.state))
        copy.chance.seed = bytes([seed]) * 16
        twin = GAMES["catan"].twin(copy, 0, copy.chance)
        assert (twin.hands[0], sum(twin.hands[1]), sum(twin.hands[2])) == (state(table).hands[0], 4, 4)
        dealt.add(tuple(twin.hands[1]))
    assert len(dealt) > 1
