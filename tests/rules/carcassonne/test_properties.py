"""Invariants at every moment of whole random games.

All checks ``at_every_choice`` watch the same games, because playing them takes longer than most of the checks.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, combinations, product
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import random_choice
from rules.carcassonne.land import Land
from rules.carcassonne.pieces import Cell, Figure, Spot, Tile
from rules.carcassonne.realm import EXPANSIONS
from rules.carcassonne.setup import sets
from rules.carcassonne.tiles import Segment, every_kind
from rules.carcassonne.view import expected
from rules.kernel import Ask, Event, Table
from tests.contract import watching
from tests.rules.carcassonne.notation import beasts
from tests.rules.carcassonne.reference import SIDE_OF, complete, flood, lacking, reckoning
from tests.sampling import examples, some

FIGURES = {"follower": 7, "big": 1, "builder": 1, "pig": 1}
OWNERS = ("follower", "big")

games = examples(16)
seeds = st.integers(min_value=0, max_value=2**32)
subsets = st.sets(st.sampled_from(sorted(EXPANSIONS)))
seats = st.integers(min_value=2, max_value=6)

SUBSETS = [*chain.from_iterable(combinations(sorted(EXPANSIONS), size) for size in range(len(EXPANSIONS) + 1))]
"""Every subset of the expansions."""
FREE = {key for key, one in EXPANSIONS.items() if one.may_place is None}
"""The expansions that forbid no placement."""
Watch: TypeAlias = watching.Watch[tuple[Event, ...]]


def watched() -> Iterator[tuple[Table, Iterator[tuple[Event, ...]]]]:
    """Play whole games with all subsets of the expansions. A sample has none, all, and some between."""
    for seed, expansions in some([*enumerate(SUBSETS)]):
        table = begun(seed, 2 + seed % 5, {*expansions})
        yield table, course(table, seed)


at_every_choice = watching.Watchers(watched)


def course(table: Table, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play at random to the end; yield the events of every choice."""
    rng = random.Random(seed)
    while not table.over:
        yield answered(table, rng)


def begun(seed: int, seats: int, expansions: set[str]) -> Table:
    most = 6 if "inns" in expansions else 5
    return Table.new("carcassonne", seats=min(seats, most), seed=seed, options={"expansions": sorted(expansions)})


def answered(table: Table, rng: random.Random) -> tuple[Event, ...]:
    ask = rng.choice(table.asks)
    return table.answer(ask.seat, random_choice(ask, rng))


@cache
def edges(kind: str, turn: int) -> str:
    turned = [""] * 4
    for side in range(4):
        turned[(side + turn // 90) % 4] = every_kind()[kind].edges[side]
    return "".join(turned)


def legal(lying: Mapping[Cell, Tile], tile: Tile) -> bool:
    """Return whether a placement is legal, computed slowly from the tiles themselves."""
    if tile.cell in lying:
        return False
    touched = 0
    for (dx, dy), side in SIDE_OF.items():
        if other := lying.get((tile.x + dx, tile.y + dy)):
            touched += 1
            if edges(tile.kind, tile.turn)[side] != edges(other.kind, other.turn)[(side + 2) % 4]:
                return False
    return touched > 0


@at_every_choice
def test_exactly_the_legal_placements_are_offered(table: Table) -> Watch:
    rng, free = random.Random(1), FREE.issuperset(shown(table).expansions)
    while not table.over:
        ask = table.asks[0]
        if free and ask.kind == "carcassonne.place" and rng.random() < 0.4:
            board = table.state.board
            xs, ys = [tile.x for tile in board], [tile.y for tile in board]
            around = product(range(min(ys) - 2, max(ys) + 3), range(min(xs) - 2, max(xs) + 3), (0, 90, 180, 270))
            lying, kind = {tile.cell: tile for tile in board}, ask.args["tile"]
            expected = [f"{x},{y},{turn}" for y, x, turn in around if legal(lying, Tile(kind, x, y, turn))]
            assert [option.id for option in ask.options] == expected
        yield


@at_every_choice
def test_figures_are_conserved_and_every_point_has_a_source(table: Table) -> Watch:
    earned: Counter[int] = Counter()
    count = sum(kind.count for kind in sets({*shown(table).expansions}).values())
    while not table.over:
        for event in (yield):
            if event.kind == "carcassonne.scored":
                assert event.args["points"] == sum(term["count"] * term["each"] for term in event.args["terms"])
                assert event.args["seats"]
                assert event.args["final"] or event.args["kind"] != "field"
                earned.update(dict.fromkeys(event.args["seats"], event.args["points"]))
        state, view = table.state, shown(table)
        assert [earned[seat] for seat in range(table.seats)] == state.scores
        for seat, player in enumerate(view.players):
            for kind, left in player.supply.items():
                placed = sum((figure.seat, figure.kind) == (seat, kind) for figure in state.figures)
                assert left >= 0
                assert left + placed == FIGURES[kind]
        tiles = len(state.board) + len(state.pile) + len(beasts(view).aside) + (state.drawn is not None)
        assert tiles == count


def shown(table: Table) -> Any:
    return table.view(None)


@at_every_choice
def test_objects_equal_a_slow_flood_fill(table: Table) -> Watch:
    rng = random.Random(2)
    while not table.over:
        yield
        if rng.random() < 0.1 or table.over:
            board = table.state.board
            land = Land(board)
            unseen = set(land.areas)
            while unseen:
                start = min(unseen)
                area, reached = land.areas[start], flood(board, start)
                assert reached <= unseen
                assert sorted(area.spots) == sorted(reached)
                assert all(land.areas[spot] is area for spot in reached)
                if area.kind in ("city", "road"):
                    assert area.open == lacking(board, reached)
                unseen -= reached


@pytest.mark.rule("C28", "C40", "C44", "C53", "C82")
@at_every_choice
def test_the_expected_points_equal_slowly_computed_ones_at_every_turn(table: Table) -> Watch:
    rng = random.Random(3)
    while not table.over:
        yield
        if rng.random() < 0.1 and not table.over:
            assert list(expected(shown(table))) == reckoning(shown(table))


@at_every_choice
def test_exactly_the_legal_uses_of_the_action_are_offered(table: Table) -> Watch:
    rng = random.Random(4)
    while not table.over:
        ask = table.asks[0]
        if ask.kind == "carcassonne.figure" and rng.random() < 0.2:
            ids = [option.id for option in ask.options]
            assert ids[0] == "pass"
            assert set(ids) == {"pass", *legal_actions(shown(table), ask)}
        yield


def legal_actions(view: Any, ask: Ask) -> Iterator[str]:
    """Return the legal figure actions, computed slowly from the public facts."""
    here = ask.args["x"], ask.args["y"]
    portal = "portal" in every_kind()[ask.args["tile"]].flags
    hand = [kind for kind, left in view.players[ask.seat].supply.items() if left]
    for tile in view.board:
        if tile.cell == here or (portal and tile.cell != beasts(view).dragon):
            for segment in every_kind()[tile.kind].segments:
                elsewhere = "" if tile.cell == here else f"@{tile.x},{tile.y}"
                for kind in _may_stand(view, ask.seat, (tile.x, tile.y, segment.name), segment, bool(elsewhere)):
                    if kind in hand:
                        yield f"{kind}:{segment.name}{elsewhere}"
    if "dragon" in view.expansions and hand:
        own = {figure.cell for figure in view.figures if figure.seat == ask.seat}
        yield from (f"fairy:{x},{y}" for x, y in own - {beasts(view).fairy})


def _may_stand(view: Any, seat: int, spot: Spot, segment: Segment, elsewhere: bool) -> Iterator[str]:
    reached = flood(view.board, spot)
    inside = [figure for figure in view.figures if figure.spot in reached]
    closed = complete(view.board, spot)
    if elsewhere and closed:
        return
    if not inside:
        yield from OWNERS
    if any(figure.seat == seat and figure.kind in OWNERS for figure in inside):
        if segment.kind in ("city", "road") and not closed:
            yield "builder"
        if segment.kind == "field":
            yield "pig"


@games
@given(seeds, seats, subsets)
def test_a_dumped_table_goes_on_as_the_same(seed: int, seats: int, expansions: set[str]) -> None:
    table, rng = begun(seed, seats, expansions), random.Random(seed)
    while not table.over:
        if rng.random() < 0.2:
            loaded = Table.load(table.dump())
            assert loaded.asks == table.asks
            table = loaded
        answered(table, rng)
    assert all(isinstance(figure, Figure) for figure in table.state.figures)


@at_every_choice
def test_the_dragon_runs_by_his_rules_and_the_princess_removes_by_hers(table: Table) -> Watch:
    dragon = "dragon" in shown(table).expansions
    while not table.over:
        if not dragon:
            yield
            continue
        ask, before = table.asks[0], shown(table)
        if ask.kind == "carcassonne.princess":
            assert {option.id for option in ask.options} == set(removable(before, ask))
        events = yield
        view = shown(table)
        for event in events:
            if event.kind == "carcassonne.dragon":
                assert 1 <= event.args["step"] <= 6
            if event.kind == "carcassonne.eaten":
                assert (event.args["x"], event.args["y"]) not in fairies(view)
        assert len(set(beasts(view).trail)) == len(beasts(view).trail) <= 7
        lying = {tile.cell for tile in view.board}
        for (x, y), (next_x, next_y) in zip(beasts(view).trail, beasts(view).trail[1:], strict=False):
            assert abs(x - next_x) + abs(y - next_y) == 1
            assert (next_x, next_y) in lying
        if table.asks and table.asks[0].kind == "carcassonne.dragon":
            assert beasts(view).trail
            assert {figure.cell for figure in view.figures}.isdisjoint(beasts(view).trail[1:])


def fairies(view: Any) -> list[tuple[int, int]]:
    fairy = beasts(view).fairy
    return [fairy] if fairy else []


def removable(view: Any, ask: Ask) -> Iterator[str]:
    """The figures in the princess's city; a big follower only when no other of its colour is there."""
    (city,) = (one for one in every_kind()[ask.args["tile"]].segments if "princess" in one.markers)
    reached = flood(view.board, (ask.args["x"], ask.args["y"], city.name))
    inside = [figure for figure in view.figures if figure.spot in reached]
    for figure in inside:
        others = [other for other in inside if other.seat == figure.seat and other.kind != "big"]
        if figure.kind != "big" or not others:
            yield f"remove:{figure.seat}:{figure.kind}:{figure.x},{figure.y}:{figure.segment}"
