"""Counting cards: the bounds of every hand by what everyone has seen, and what the computer opponents make of them."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import step
from rules.catan.cards import RESOURCES
from rules.catan.counting import Counts, dealt
from rules.catan.geometry import geometry
from rules.catan.opponent import choose, choose_well
from rules.catan.valuation import Valuation
from rules.kernel import GAMES, Chance, Choice, Table
from tests.contract.twins import twin_of
from tests.rules.catan.scene import A, B, C, D, ask, do, hand, scene, sight, state
from tests.sampling import examples

LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
MOST = 300
"""The number of choices checked in a random game."""


def known(*hands: dict[str, int]) -> dict[str, Any]:
    """Return the keys of a position in which everyone knows these hands."""
    return {key: list(hands) for key in ("hands", "least", "most")}


def bounds(table: Table, seat: int) -> list[tuple[int, int]]:
    player = sight(table).players[seat]
    return list(zip(player.least, player.most, strict=True))


@given(st.integers(0, 2**32), st.integers(2, 6), st.sampled_from(["base", "ck"]))
@examples(6)
def test_every_hand_is_within_its_bounds(seed: int, seats: int, mode: str) -> None:
    table, rng = Table.new("catan", seats=seats, seed=seed, options={"mode": mode}), random.Random(seed)
    for _ in range(MOST):
        if table.over:
            return
        question = next(one for one in table.asks if not one.optional)
        if rng.random() < 0.5:
            choice = GAMES["catan"].choose(table.view(question.seat), question, rng)
            table.answer(question.seat, choice or question.default or [])
        else:
            step(table, rng)
        now = state(table)
        for seat in range(seats):
            view = sight(table, seat)
            counts = Valuation(view, seat).counts
            for other, held in enumerate(now.hands):
                for kind, count in enumerate(held):
                    assert now.least[other][kind] <= counts.least[other][kind] <= count
                    assert count <= counts.most[other][kind] <= now.most[other][kind]
                assert sum(counts.likely(other, kind) for kind in range(len(held))) == pytest.approx(sum(held), abs=1.5)


def test_all_cards_are_known_until_the_first_theft() -> None:
    table, rng = Table.new("catan", seats=4, seed=3), random.Random(3)
    while not any(event.kind == "catan.stole" for event in table.news):
        now = state(table)
        assert now.least == now.most == now.hands
        question = next(one for one in table.asks if not one.optional)
        choice = GAMES["catan"].choose(table.view(question.seat), question, rng)
        events = table.answer(question.seat, choice or question.default or [])
        if any(event.kind == "catan.stole" for event in events):
            break
    assert state(table).least != state(table).most


def test_a_theft_leaves_the_kinds_that_the_victim_had() -> None:
    table = scene(
        seats=3,
        settlements={A: ["V0"], B: ["V18"]},
        robber="H0",
        cards={A: ["knight"]},
        **known({}, {"ore": 2, "wool": 1}, {"grain": 1}),
    )
    hex_ = next(option.id for option in _robbing(table) if option.args.get("seat") == B)
    do(table, hex_)
    assert bounds(table, B) == [(0, 0), (0, 0), (0, 1), (0, 0), (1, 2)]
    assert bounds(table, A) == [(0, 0), (0, 0), (0, 1), (0, 0), (0, 1)]
    # The thief knows what it took, and so what the victim has left.
    counts = Valuation(sight(table, A), A).counts
    assert counts.least[B] == counts.most[B] == state(table).hands[B]
    # A seat that saw it from outside does not, but the bank tells what both have together.
    assert Valuation(sight(table, C), C).counts.least[B] == [0, 0, 0, 0, 1]


def _robbing(table: Table) -> Any:
    do(table, "play:knight")
    return ask(table, A).options


def test_a_monopoly_shows_what_others_had_and_that_none_is_left() -> None:
    hands: dict[int, dict[str, int]] = {B: {"ore": 2, "wool": 1}, C: {"ore": 1}}
    table = scene(cards={A: ["monopoly"]}, hands=hands)
    assert bounds(table, B)[ORE] == (0, 3)
    do(table, "play:monopoly:ore")
    assert [bounds(table, seat)[ORE] for seat in (A, B, C, D)] == [(3, 3), (0, 0), (0, 0), (0, 0)]
    assert Valuation(sight(table, A), A).counts.least[B] == [0, 0, 1, 0, 0]


def test_the_bank_tells_what_the_only_other_hand_holds() -> None:
    table = scene(seats=2, hands={A: {"ore": 1}, B: {"ore": 2, "wool": 1}})
    counts = Valuation(sight(table, A), A).counts
    assert counts.least[B] == counts.most[B] == [0, 0, 1, 0, 2]
    assert [counts.likely(B, kind) for kind in range(5)] == [0, 0, 1, 0, 2]


def test_a_position_keeps_what_is_known_and_refuses_impossible_bounds() -> None:
    table = scene(seats=2, **known({"ore": 1}, {"wool": 2}))
    assert bounds(table, B)[WOOL] == (2, 2)
    assert Table.arrange("catan", table.position(), seed=1).position() == table.position()
    with pytest.raises(ValueError, match="no fewer cards of a kind than its least"):
        scene(seats=2, hands=[{"ore": 1}, {}], least=[{"ore": 2}, {}])


@given(st.integers(0, 2**32))
@examples(60)
def test_a_deal_keeps_all_bounds(seed: int) -> None:
    rng = random.Random(seed)
    hands = [[rng.randrange(4) for _ in RESOURCES] for _ in range(rng.randint(1, 5))]
    least = [[rng.randint(0, count) for count in row] for row in hands]
    most = [[count + rng.choice((0, 0, 0, 1, 3)) for count in row] for row in hands]
    pool, sizes = [sum(column) for column in zip(*hands, strict=True)], [sum(row) for row in hands]
    found = dealt(pool, sizes, least, most, Chance.of(seed))
    assert [sum(row) for row in found] == sizes
    assert [sum(column) for column in zip(*found, strict=True)] == pool
    for row, low, high in zip(found, least, most, strict=True):
        assert all(a <= b <= c for a, b, c in zip(low, row, high, strict=True))
    counts = Counts(least, most, sizes, pool)
    for row, low, high in zip(hands, counts.least, counts.most, strict=True):
        assert all(a <= b <= c for a, b, c in zip(low, row, high, strict=True))


def test_a_deal_ignores_bounds_that_contradict_the_hands() -> None:
    assert dealt([1, 0], [1], [[0, 2]], [[0, 0]], Chance.of(1)) == [[1, 0]]
    assert dealt([1, 0], [1], [[0, 0]], [[0, 1]], Chance.of(1)) == [[1, 0]]


# Uses by the opponents


def answer(table: Table, seat: int = A) -> Choice | None:
    return choose(sight(table, seat), ask(table, seat), random.Random(1))


def answer_of_hard(table: Table, seat: int = A) -> Choice | None:
    return choose_well(sight(table, seat), ask(table, seat), random.Random(1))


def test_a_monopoly_takes_the_kind_of_which_the_others_have_most() -> None:
    """It took 3.3 cards on average where 7.0 were to be had."""
    board: dict[str, Any] = {"settlements": {A: ["V18"]}, "cards": {A: ["monopoly"]}}
    table = scene(**board, **known({"grain": 1}, {"wool": 3}, {"wool": 2, "ore": 1}, {"wool": 1, "lumber": 1}))
    for player in (answer, answer_of_hard):
        assert player(table) == ["play:monopoly:wool"]


def test_a_monopoly_waits_until_the_others_have_enough() -> None:
    board: dict[str, Any] = {"settlements": {A: ["V18"]}, "cards": {A: ["monopoly"]}}
    table = scene(**board, **known({"grain": 1}, {"wool": 1}, {"ore": 1}, {"lumber": 1}))
    assert not str(answer_of_hard(table)).count("monopoly")


def test_a_beginner_does_not_count_cards() -> None:
    hands = known({"grain": 1}, {"wool": 3}, {"wool": 2, "ore": 1}, {"wool": 1, "lumber": 1})
    other = known({"grain": 1}, {"lumber": 3}, {"lumber": 2, "ore": 1}, {"lumber": 1, "wool": 1})
    taken = [
        GAMES["catan"].choose(sight(table, A), ask(table, A), random.Random(1), level="easy")
        for held in (hands, other)
        for table in (scene(settlements={A: ["V18"]}, cards={A: ["monopoly"]}, **held),)
    ]
    assert taken[0] == taken[1]


LACKING: dict[str, Any] = {
    "settlements": {A: ["V18"]},
    "roads": {A: ["E28", "E36", "E27", "E35"]},
}


def test_no_offer_goes_to_seats_that_cannot_have_the_card() -> None:
    mine = {"lumber": 1, "brick": 1, "wool": 3}
    table = scene(**LACKING, **known(mine, {"ore": 3}, {"ore": 1}, {}))
    assert answer(table) == ["end"]
    table = scene(**LACKING, **known(mine, {"ore": 3}, {"grain": 1}, {}))
    assert answer(table) == ["offer"]
    do(table, "offer")
    assert answer(table) == {"give": ["wool"], "get": ["grain"], "to": ["seat:2"]}


@pytest.mark.parametrize("rich", [B, C])
def test_the_robber_takes_from_the_hand_with_the_card_that_is_needed(rich: int) -> None:
    corners = geometry("std").corners[9]
    places = {A: ["V0"], B: [f"V{corners[0]}"], C: [f"V{corners[3]}"]}
    hands = [{"ore": 3, "grain": 1}, *({"grain": 1} if seat == rich else {"wool": 1} for seat in (B, C)), {}]
    table = scene(settlements=places, robber="H0", cards={A: ["knight"]}, **known(*hands))
    do(table, "play:knight")
    asked = ask(table, A)
    both = msgspec.structs.replace(asked, options=tuple(one for one in asked.options if one.args["hex"] == 9))
    assert [one.args["seat"] for one in both.options] == [B, C]
    assert choose_well(sight(table, A), both, random.Random(1)) == [f"H9:{rich}"]


def test_twins_differ_within_the_bounds_and_get_the_same_monopoly() -> None:
    table = scene(
        cards={A: ["monopoly"]},
        hands=[{"grain": 1}, {"wool": 3, "ore": 1}, {"ore": 3}, {"wool": 1}],
        least=[{}, {"wool": 2}, {"ore": 2}, {}],
        most=[{"grain": 1}, {"wool": 4, "ore": 2}, {"ore": 3, "wool": 1}, {"wool": 1, "ore": 1}],
    )
    rng, hands = random.Random(1), set[str]()
    for _ in range(20):
        other = twin_of(table, A, rng)
        assert sight(other, A) == sight(table, A)
        assert answer_of_hard(other) == answer_of_hard(table)
        dealt_again = state(other).hands
        hands.add(str(dealt_again))
        assert dealt_again[B][WOOL] >= 2
        assert dealt_again[C][ORE] >= 2
    assert len(hands) > 1


# Refusals


def refusing() -> Table:
    hands = {A: {"lumber": 1, "brick": 1, "wool": 3}, B: {"grain": 3}, C: {"ore": 1}}
    table = scene(**LACKING, hands=hands)
    do(table, "offer", {"give": ["wool"], "get": ["grain"], "to": []}, (B, "decline:1"), (C, "decline:1"))
    return table


def test_a_refusal_is_remembered_until_the_seat_gets_a_wanted_card() -> None:
    """An offer was made again in every turn."""
    table = refusing()
    do(table, "end")
    while sight(table).turn != A or sight(table).phase != "act":
        do(table, (table.asks[0].seat, _quietly(table)))
    refused = {one.seat for one in sight(table).refusals if one.get == ("grain",)}
    got = {seat for seat in (B, C) if state(table).hands[seat][GRAIN] > (3 if seat == B else 0)}
    assert refused == {B, C} - got


def _quietly(table: Table) -> Choice:
    """Roll numbers that produce no grain, and end turns."""
    question = table.asks[0]
    return ["end"] if any(option.id == "end" for option in question.options) else question.default or ["roll"]


def test_a_card_of_the_wanted_kind_ends_a_refusal() -> None:
    table = refusing()
    assert {one.seat for one in sight(table).refusals} == {B, C}
    do(table, (B, "offer"), (B, {"give": ["grain"], "get": ["wool"]}), "accept:2")
    assert {one.seat for one in sight(table).refusals} == {B, C}, "wool was not asked for"
    assert hand(table, B) == {"grain": 2, "wool": 1}
