"""The search of level *hard*: it exchanges only the facts that a seat cannot know, and finds open points."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bench.games.opponent_play import asks_of
from rules.kernel import EFFORT, GAMES, Chance, Facts, Playout, Table, View, chances, weighed
from rules.search import Search, mean

FORMS: list[tuple[str, int, Facts, set[str]]] = [
    ("carcassonne", 2, {}, {"carcassonne.place", "carcassonne.figure"}),
    ("carcassonne", 3, {"expansions": ["inns", "traders"]}, {"carcassonne.place", "carcassonne.figure"}),
    ("carcassonne", 3, {"expansions": ["dragon"]}, {"carcassonne.dragon", "carcassonne.princess"}),
    ("catan", 3, {}, {"catan.act", "catan.place", "catan.place_road", "catan.roll", "catan.robber", "catan.plenty"}),
    ("catan", 3, {}, {"catan.discard"}),
    ("catan", 3, {"mode": "ck"}, {"catan.act", "catan.place", "catan.place_road", "catan.roll", "catan.robber"}),
    ("catan", 3, {"mode": "ck"}, {"catan.discard"}),
    ("dominion", 2, {}, {"dominion.buy", "dominion.action"}),
    ("dominion", 3, {"kingdom": "random", "base": "0", "intrigue": "0"}, {"dominion.buy", "dominion.action"}),
    ("zavandor", 2, {}, {"zavandor.bid", "zavandor.upgrade"}),
    ("zavandor", 4, {"variant": "professional"}, {"zavandor.bid", "zavandor.upgrade"}),
    ("zavandor", 3, {}, {"zavandor.prize", "zavandor.room", "zavandor.king"}),
]

PAST = {"asked", "lately", "latest", "dice", "gains", "closed", "refusals", "results", "orders", "bid", "rolls"}
"""Facts of a view that lie in the past, and the seats that are asked."""

LITTLE = 0.02
"""The effort of searches in these tests."""


@pytest.fixture(autouse=True)
def _little_effort() -> Iterator[None]:
    token = EFFORT.set(LITTLE)
    yield
    EFFORT.reset(token)


def known(view: View) -> Any:
    """Return what a view tells of the present."""
    facts = msgspec.to_builtins(view)
    for player in facts["players"]:
        # The search makes sealed bids again.
        player.pop("sealed", None)
    if "ck" in facts.get("parts", {}):
        facts["parts"]["ck"].pop("event")
    return {key: value for key, value in facts.items() if key not in PAST}


@pytest.mark.sweep(1, by="game")
@pytest.mark.parametrize(("game", "seats", "options", "kinds"), FORMS)
def test_an_imagined_table_looks_and_asks_the_same(game: str, seats: int, options: Facts, kinds: set[str]) -> None:
    look = GAMES[game].lookahead
    assert look
    met, found = Counter[str](), Counter[str]()
    for count, (table, ask) in enumerate(asks_of(game, seats, options, 5)):
        if ask.kind not in kinds or (count % 3 and ask.kind in ("carcassonne.place", "carcassonne.figure")):
            continue
        met[ask.kind] += 1
        view: Any = table.view(ask.seat)
        playout = Search(look, view, ask).imagined(bytes([count % 256]) * 16)
        if playout is None:
            continue
        found[ask.kind] += 1
        mine: Any = GAMES[game].view(playout.state, ask.seat)
        assert known(mine) == known(view), ask.kind
    for kind in kinds & met.keys():
        assert found[kind] >= met[kind] / 2, (kind, found, met)


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("Chapel", "dominion.chapel.trash"),
        ("Cellar", "dominion.cellar.discard"),
        ("Workshop", "dominion.workshop.gain"),
    ],
)
def test_the_question_of_an_action_is_weighed(card: str, asked: str) -> None:
    hand = ["Copper", "Copper", "Estate", "Estate", card]
    players = [{"hand": hand, "deck": ["Copper"] * 5, "discard": [], "in_play": []}, {"deck": ["Copper"] * 10}]
    table = Table.arrange("dominion", {"seats": 2, "kingdom": [card, "Smithy"], "players": players}, seed=1)
    table.answer(0, card)
    (ask,) = table.asks
    assert ask.kind == asked
    found = weighed(table.view(0), ask, random.Random(1))
    assert len(found) > 1
    assert all(one.samples for one in found)


@pytest.mark.sweep(3)
@pytest.mark.parametrize(
    ("game", "options", "kind"),
    [
        ("carcassonne", {"expansions": ["dragon"]}, "carcassonne.dragon"),
        ("carcassonne", {"expansions": ["dragon"]}, "carcassonne.princess"),
        ("catan", {}, "catan.discard"),
        ("catan", {"mode": "ck"}, "catan.discard"),
        ("zavandor", {}, "zavandor.prize"),
        ("zavandor", {}, "zavandor.room"),
        ("zavandor", {}, "zavandor.king"),
    ],
)
def test_a_question_in_the_middle_of_a_turn_is_weighed(game: str, options: Facts, kind: str) -> None:
    """Hints had no worth for them, and a look back did not judge them."""
    asked = (
        (table, ask)
        for seed in range(9)
        for table, ask in asks_of(game, 3, options, seed)
        # In Catan most cards are discarded in the turn of another player.
        if ask.kind == kind and len(ask.options) > 1 and (kind != "catan.discard" or table.turn.seat != ask.seat)
    )
    table, ask = next(asked)
    found = weighed(table.view(ask.seat), ask, random.Random(1))
    assert len(found) > 1
    assert all(one.samples for one in found)
    for one in found:
        assert table.check(ask.seat, one.choice) == one.choice


def test_the_search_completes_a_city_that_lies_on_the_table() -> None:
    table = Table.arrange("carcassonne", {"seats": 2, "pile": ["E", "U", "V", "W"]}, seed=1)
    best, *_ = weighed(table.view(0), table.asks[0], random.Random(1))
    assert isinstance(best.choice, list)
    assert best.choice[0].startswith("0,-1")


def test_a_search_ends_if_each_choice_ends_the_game() -> None:
    table = Table.arrange("carcassonne", {"seats": 2, "pile": ["E"]}, seed=1)
    assert weighed(table.view(0), table.asks[0], random.Random(1))


def test_chances_add_up_to_one() -> None:
    for game, seats, options, kinds in FORMS:
        table, _ = next(found for found in asks_of(game, seats, options, 3) if found[1].kind in kinds)
        found = chances(game, table.checkpoint, random.Random(1), samples=1)
        assert len(found) == seats
        assert sum(found) == pytest.approx(1)


def test_a_choice_with_few_samples_is_measured_by_those_that_the_best_one_shares() -> None:
    assert mean([0.9, 0.8], [0.95, 0.85, 0.4, 0.2]) == pytest.approx(0.6 - 0.05)
    assert mean([0.5, 0.7], [0.5, 0.7]) == pytest.approx(0.6)


def test_a_usual_choice_is_weighed_and_only_a_clearly_better_one_precedes_it() -> None:
    table = Table.arrange("carcassonne", {"seats": 2, "pile": ["E", "U", "V", "W"]}, seed=1)
    view, ask = table.view(0), table.asks[0]
    every = weighed(view, ask, random.Random(1))
    best, worst = every[0].choice, [ask.options[-1].id]
    assert weighed(view, ask, random.Random(1), usual=best)[0].choice == best
    found = weighed(view, ask, random.Random(1), usual=worst)
    assert worst in [one.choice for one in found]
    assert max(one.samples for one in found) == next(one.samples for one in found if one.choice == worst)


@pytest.mark.parametrize(("seats", "searches"), [(2, True), (3, False)])
def test_catan_is_searched_in_games_of_two(seats: int, searches: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With more seats the search lost games that the numbers of level *hard* win."""
    searched = list[bool]()

    def imagine(*_: object) -> None:
        searched.append(True)

    rules = GAMES["catan"]
    assert rules.lookahead
    look = msgspec.structs.replace(rules.lookahead, imagine=imagine)
    monkeypatch.setitem(GAMES, "catan", msgspec.structs.replace(rules, lookahead=look))
    table = Table.new("catan", seats=seats, seed=5)
    ask = table.asks[0]
    assert GAMES["catan"].choose(table.view(ask.seat), ask, random.Random(1), level="hard")
    assert bool(searched) == searches


def test_a_choice_is_compared_with_that_of_level_hard_where_that_does_not_search() -> None:
    table = Table.new("catan", seats=3, seed=5)
    ask = table.asks[0]
    view = table.view(ask.seat)
    own = GAMES["catan"].choose(view, ask, random.Random(1), level="hard")
    usual = weighed(view, ask, random.Random(1))[-1].choice
    found = weighed(view, ask, random.Random(1), usual=usual)
    assert sorted(str(one.choice) for one in found) == sorted([str(own), str(usual)])
    assert not weighed(view, ask, random.Random(1), usual=own)


def test_a_playout_comes_to_the_same_end_as_a_table() -> None:
    for game in {form[0] for form in FORMS}:
        table = Table.new(game, seats=2, seed=3)
        state = GAMES[game].new(2, table.state.options, Chance.of(3))
        playout = Playout.of(game, state)
        rng = random.Random(1)
        for _ in range(60):
            ask = next((one for one in table.asks if not one.optional), None)
            other = next((one for one in playout.asks if not one.optional), None)
            if ask is None or other is None:
                break
            assert (ask.kind, ask.seat, ask.options, ask.fields) == (
                other.kind,
                other.seat,
                other.options,
                other.fields,
            )
            one = GAMES[game].choose(table.view(ask.seat), ask, rng)
            choice = ask.default if one is None else one
            assert choice is not None
            table.answer(ask.seat, choice)
            playout.answer(ask.seat, choice)
        assert GAMES[game].scores(playout.state) == GAMES[game].scores(table.state)
        assert playout.state.news == []
