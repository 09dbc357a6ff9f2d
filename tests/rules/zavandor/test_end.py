"""The course of the game, its end, and the public facts (Z19, Z67 to Z78)."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import play
from rules.kernel import Table, Turn
from rules.zavandor.components import CARTS
from rules.zavandor.state import Zavandor
from rules.zavandor.twin import twin
from rules.zavandor.view import ZavandorView, view
from tests.rules.zavandor.scene import (
    ask,
    asked,
    auction,
    bid,
    do,
    facts,
    finish,
    market,
    me,
    rows,
    scene,
    score,
    seat,
    sight,
    state,
)
from tests.sampling import examples


@pytest.mark.rule("Z19")
def test_a_round_is_income_trade_auction_upgrade() -> None:
    table = scene(seat("Lb", "S0 1"), seat("Pb"), rows=rows(), round=3)
    kinds = [asked(table)[0]]
    table.answer(0, {"cast": []})
    kinds.append(asked(table)[0])
    finish(table)
    kinds.append(asked(table)[0])
    events = do(table, (0, bid()), (1, bid()))
    kinds.append(asked(table)[0])
    assert kinds == ["income", "trade", "bid", "upgrade"]
    events = do(table, (0, {"objects": ["none"]}), (1, {"objects": ["none"]}))
    assert facts(events, "round")[0]["round"] == 4
    assert (table.turn, asked(table)) == (Turn(None, 4), {0: "income"})


def over(*players: Any, **more: Any) -> Table:
    """Arrange the last upgrade phase and upgrade nothing."""
    table = scene(*players, phase="upgrade", king=10, rows=rows(), **more)
    while not table.over:
        table.answer(table.asks[0].seat, {"objects": ["none"]})
    return table


@pytest.mark.rule("Z67")
def test_the_game_ends_after_the_upgrade_phase_with_the_king_in_the_hall() -> None:
    table = market(seat("Lb"), seat("Pr, Py"), king=9, rows=rows())
    auction(table, bid("Lb", "king:moves"))
    assert (state(table).king, asked(table)) == (10, {1: "upgrade"})
    events = table.answer(1, {"objects": ["clan"]})
    assert table.over
    assert facts(events, "crowned")
    table = market(seat("Lb"), king=9, rows=rows())
    auction(table, bid("Lb", "king:stays"))
    assert not table.over


@pytest.mark.rule("Z67", "Z68")
def test_blocked_bids_come_back_before_the_hand_is_counted() -> None:
    table = over(seat("Lb 2", bids="Lr"), seat())
    assert (score(table), me(table).hand) == (1, ["Lb", "Lb", "Lr"])


@pytest.mark.rule("Z68")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_gem_cards_make_a_point(cards: int, points: int) -> None:
    table = over(seat(f"Lb {cards}" if cards else "", coins=7), seat())
    assert score(table) == 7 + points
    (mine,) = [one for one in facts(play_events(table), "scored") if one["seat"] == 0]
    assert mine["terms"] == [["coins", 7, 7, "coins"], ["gems", cards, points, "gems"]]


def play_events(table: Table) -> list[Any]:
    """Return the latest events."""
    return list(sight(table).lately)


@pytest.mark.rule("Z69")
@pytest.mark.parametrize(
    ("cave", "points"),
    [
        ("R9 2, R12 1, B10 1", 3 + 3 + 5),
        ("R9 1, R12 1", 3),
        ("Y9 2, S0 3", 2 + 2),
        ("Y9 2, R12 1, G12 1, G4 2", 6 + 3 + 2 + 2),
        ("G9 2, R1 2, G1 2, B1 1", 4 + 3 + 4),
        ("B9 2, B7 2", (1 + 2 + 2) // 2),
        ("B9 2, B7 1", (1 + 2 + 1) // 2),
    ],
)
def test_altars_score_by_the_objects_that_they_count(cave: str, points: int) -> None:
    assert score(over(seat(cave=cave), seat())) == points


@pytest.mark.rule("Z70")
def test_incomplete_objects_score_nothing() -> None:
    assert score(over(seat(cave="B7 2, G7 2, S0 2, R12 0", level=3), seat())) == 0
    assert score(over(seat(cave="B7 3, S0 3, R12 1", level=4), seat())) == 12 + 2 + 3 + 5


@pytest.mark.rule("Z71")
def test_the_most_points_win_and_ties_may_be_shared() -> None:
    table = over(seat(coins=10), seat(coins=12), seat(coins=12))
    assert [(place.seat, place.rank) for place in table.standing] == [(1, 1), (2, 1), (0, 3)]


# Public facts


def late(seed: int, most: int) -> Table:
    """Play some way into a random game."""
    table = Table.new("zavandor", seats=2 + seed % 3, seed=seed)
    rng = random.Random(seed)
    for count, _ in enumerate(play(table, rng)):
        if count >= most:
            break
    return table


@pytest.mark.rule("Z73")
def test_public_facts_are_in_every_view() -> None:
    table = market(
        seat("Lb 2, Gr", "R1 2, S0 1", coins=3), seat("Pg"), discard={"L": "Lr, Lb"}, draw={"G": "Gb 2"}, king=3
    )
    seen = sight(table)
    mine = seen.players[0]
    assert (mine.coins, mine.level, [one and (one.card, one.level) for one in mine.cave[:3]]) == (
        3,
        1,
        [("R1", 2), ("S0", 1), None],
    )
    assert mine.carts == {"L": 2, "P": 0, "M": 0, "G": 1}
    assert [(pile.cart, pile.draw) for pile in seen.piles][3] == ("G", 2)
    assert seen.piles[0].discard == {"r": 1, "y": 0, "g": 0, "b": 1}
    assert (seen.king, seen.price) == (3, "y")
    assert len(seen.rows[0].stack) == 11 - 2 - 1


@pytest.mark.rule("Z74")
@examples(25)
@given(st.integers(0, 2**20), st.integers(0, 200))
def test_no_view_shows_facts_hidden_from_its_seat(seed: int, most: int) -> None:
    table = late(seed, most)
    for who in (None, *range(table.seats)):
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=Zavandor)
        other = twin(other, who, other.chance)
        shown = table.view(who)
        assert msgspec.json.encode(shown) == msgspec.json.encode(view_of(other, who, shown.asked))


def view_of(table: Zavandor, who: int | None, asked: tuple[int, ...]) -> ZavandorView:
    """Return the view of a state while the table waits for these seats."""
    return msgspec.structs.replace(view(table, who), asked=asked)


@pytest.mark.rule("Z74")
def test_the_twin_has_the_same_backs_and_other_gems() -> None:
    table = late(8, 60)
    other = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state), type=Zavandor)
    twin(other, 0, other.chance)
    assert other.players[0].hand == table.state.players[0].hand
    for mine, theirs in zip(table.state.players, other.players, strict=True):
        assert sorted(card[0] for card in mine.hand) == sorted(card[0] for card in theirs.hand)
    assert [player.hand for player in other.players[1:]] != [player.hand for player in table.state.players[1:]]


@pytest.mark.rule("Z74")
def test_the_gems_drawn_are_told_to_their_owner_alone() -> None:
    table = scene(seat(), seat())
    (mine, *_) = [event for event in table.news if event.kind == "zavandor.income"]
    assert mine.seen_by(0).args["cards"] == me(table).hand
    assert "cards" not in mine.seen_by(1).args
    assert "cards" not in mine.seen_by(None).args


@pytest.mark.rule("Z74")
def test_no_undo_after_cards_were_drawn_turned_up_or_revealed() -> None:
    table = scene(seat("Lb 2, Pg 2", "S0 1"), seat("Py"), rows=rows(), draw={"P": "Pg 2, Pr"}, discard={"L": "Lr"})
    table.answer(0, {"cast": []})
    assert not table.can_undo(0), "the income is drawn"
    table.answer(0, "Lb+Lb>r")
    assert table.can_undo(0), "a discard pile is public"
    table.answer(0, "Pg+Pg>r")
    assert not table.can_undo(0), "cards were turned up"
    do(table, (0, "done"), (1, "done"), (0, bid()))
    assert not table.can_undo(0), "a sealed bid is changed instead"
    table.answer(1, bid())
    assert not table.can_undo(1), "all bids are revealed"


@pytest.mark.rule("Z75")
def test_the_public_score_leaves_the_hand_out() -> None:
    table = market(seat("Lb 9", "B10 1", coins=4), seat())
    assert score(table) == 4 + 5
    assert [(term.what, term.points) for term in sight(table).players[0].terms] == [("coins", 4), ("B10", 5)]


# Waiting


@pytest.mark.rule("Z76")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_only_plays_defaults_ends_in_ten_rounds(seats: int, seed: int) -> None:
    table = Table.new("zavandor", seats=seats, seed=seed)
    answers = 0
    while not table.over:
        pressing = next(one for one in table.asks if not one.optional)
        assert pressing.default is not None
        table.answer(pressing.seat, pressing.default)
        answers += 1
    assert state(table).round == 10
    assert answers <= 10 * seats * 4


@pytest.mark.rule("Z76")
def test_a_silent_player_delays_no_one_else() -> None:
    table = market(seat("Lb"), seat("Pb"), seat("Mb"))
    do(table, (1, "done"), (2, "done"), (2, bid("Mb")))
    assert asked(table) == {0: "trade", 1: "bid"}
    do(table, (1, bid("Pb")))
    assert asked(table) == {0: "trade"}
    assert ask(table).default == ["done"]


@pytest.mark.rule("Z77")
def test_the_opponent_can_take_over_anywhere() -> None:
    from rules.zavandor.opponent import choose

    rng = random.Random(4)
    for seed in range(12):
        table = late(seed, 15 * seed)
        for one in table.asks:
            choice = choose(sight(table, one.seat), one, rng)
            assert choice is not None or one.optional
            assert choice is None or table.fork().check(one.seat, choice) == choice


@pytest.mark.rule("Z78", "Z53")
@examples(15)
@given(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(("normal", "professional")))
def test_every_game_ends_in_at_most_twenty_rounds(seats: int, seed: int, variant: str) -> None:
    table = Table.new("zavandor", seats=seats, seed=seed, options={"variant": variant})
    for _ in play(table, random.Random(seed)):
        pass
    assert 10 <= state(table).round <= 20


@pytest.mark.rule("Z78", "Z53")
def test_a_king_who_stays_as_often_as_possible_is_crowned_in_round_twenty() -> None:
    table = Table.new("zavandor", seats=2, seed=1)
    while not table.over:
        finish_round(table)
    assert state(table).round == 20


def finish_round(table: Table) -> None:
    """Play a round in which one blue card wins and the king stays if he may."""
    while table.asks[0].kind == "zavandor.income":
        table.answer(table.asks[0].seat, table.asks[0].default)
    number = state(table).round
    finish(table)
    blue = next((card for card in sorted(me(table).hand) if card[1] == "b"), None)
    assert blue, "the first player always finds a blue card in these rounds"
    do(table, (0, bid(blue, "king:stays", "b:points")), (1, bid()))
    while not table.over and state(table).round == number:
        table.answer(table.asks[0].seat, table.asks[0].default)
    assert CARTS == "LPMG"
