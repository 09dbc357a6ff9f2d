"""What holds at every moment of whole random games."""

import random
from collections import Counter
from itertools import product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.carcassonne.land import Land
from rules.carcassonne.pieces import Figure, Spot, Tile
from rules.carcassonne.tiles import HALVES, SIDES, Kind, Segment, every_kind
from rules.kernel import Event, Table
from tests.contract.random_play import random_choice

SIDE_OF = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}
MEETS = {"a": "f", "b": "e", "c": "h", "d": "g", "e": "b", "f": "a", "g": "d", "h": "c"}

games = settings(max_examples=12, deadline=None)
seeds = st.integers(min_value=0, max_value=2**32)
seats = st.integers(min_value=2, max_value=5)


def begun(seed: int, seats: int) -> Table:
    return Table.new("carcassonne", seats=seats, seed=seed)


def answered(table: Table, rng: random.Random) -> tuple[Event, ...]:
    ask = rng.choice(table.asks)
    return table.answer(ask.seat, random_choice(ask, rng))


def edges(tile: Tile) -> str:
    kind = every_kind()[tile.kind]
    turned = [""] * 4
    for side in range(4):
        turned[(side + tile.turn // 90) % 4] = kind.edges[side]
    return "".join(turned)


def legal(board: list[Tile], tile: Tile) -> bool:
    """The rules of placing, read slowly from the tiles themselves."""
    lying = {other.cell: other for other in board}
    if tile.cell in lying:
        return False
    touched = 0
    for (dx, dy), side in SIDE_OF.items():
        if other := lying.get((tile.x + dx, tile.y + dy)):
            touched += 1
            if edges(tile)[side] != edges(other)[(side + 2) % 4]:
                return False
    return touched > 0


@games
@given(seeds, seats)
def test_exactly_the_legal_placements_are_offered(seed: int, seats: int) -> None:
    table, rng = begun(seed, seats), random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        if ask.kind == "carcassonne.place" and rng.random() < 0.2:
            board = table.state.board
            xs, ys = [tile.x for tile in board], [tile.y for tile in board]
            around = product(range(min(ys) - 2, max(ys) + 3), range(min(xs) - 2, max(xs) + 3), (0, 90, 180, 270))
            expected = [f"{x},{y},{turn}" for y, x, turn in around if legal(board, Tile(ask.args["tile"], x, y, turn))]
            assert [option.id for option in ask.options] == expected
        answered(table, rng)


@games
@given(seeds, seats)
def test_figures_are_conserved_and_scores_never_come_from_nowhere(seed: int, seats: int) -> None:
    table, rng = begun(seed, seats), random.Random(seed)
    earned: Counter[int] = Counter()
    while not table.over:
        for event in answered(table, rng):
            if event.kind == "carcassonne.scored":
                assert event.args["points"] == sum(term["count"] * term["each"] for term in event.args["terms"])
                assert event.args["seats"]
                assert event.args["final"] or event.args["kind"] != "field"
                earned.update(dict.fromkeys(event.args["seats"], event.args["points"]))
        state, view = table.state, shown(table)
        assert [earned[seat] for seat in range(seats)] == state.scores
        for seat, player in enumerate(view.players):
            for kind, left in player.supply.items():
                assert left >= 0
                assert left + sum((figure.seat, figure.kind) == (seat, kind) for figure in state.figures) == TOTAL[kind]
    assert len(table.state.board) == 72


TOTAL = {"follower": 7}


def shown(table: Table) -> Any:
    return table.view(None)


def flood(board: list[Tile], start: Spot) -> set[Spot]:
    """The object of a segment, by walking from tile to tile."""
    lying = {tile.cell: tile for tile in board}
    reached: set[Spot] = set()
    waiting = [start]
    while waiting:
        spot = waiting.pop()
        if spot in reached:
            continue
        reached.add(spot)
        x, y, name = spot
        tile = lying[x, y]
        segment = every_kind()[tile.kind].segment(name)
        for dx, dy, slot in _exits(tile, segment):
            if other := lying.get((x + dx, y + dy)):
                waiting.append((*other.cell, _segment_at(other, slot, segment.kind)))
    return reached


def _exits(tile: Tile, segment: Segment) -> list[tuple[int, int, str]]:
    quarter = tile.turn // 90
    found = []
    for (dx, dy), side in SIDE_OF.items():
        if (side - quarter) % 4 in segment.sides:
            found.append((dx, dy, SIDES[(side + 2) % 4]))
        halves = [half for half in (2 * side, 2 * side + 1) if (half - 2 * quarter) % 8 in segment.halves]
        found += [(dx, dy, MEETS[HALVES[half]]) for half in halves]
    return found


def _segment_at(tile: Tile, slot: str, kind: str) -> str:
    quarter = tile.turn // 90
    table: Kind = every_kind()[tile.kind]
    for segment in table.segments:
        if segment.kind == kind == "field" and slot.islower():
            if (HALVES.index(slot) - 2 * quarter) % 8 in segment.halves:
                return segment.name
        elif segment.kind == kind and (SIDES.index(slot) - quarter) % 4 in segment.sides:
            return segment.name
    raise AssertionError(f"nothing of kind {kind} at {slot} of {tile}")


@games
@given(seeds, seats)
def test_objects_equal_a_slow_flood_fill(seed: int, seats: int) -> None:
    table, rng = begun(seed, seats), random.Random(seed)
    while not table.over:
        answered(table, rng)
        if rng.random() < 0.1 or table.over:
            board = table.state.board
            land = Land(board)
            lying = {tile.cell for tile in board}
            for spot, area in land.areas.items():
                reached = flood(board, spot)
                assert set(area.spots) == reached
                assert len(area.spots) == len(reached)
                if area.kind in ("city", "road"):
                    assert area.open == sum(_lacking(board, lying, one) for one in reached)


def _lacking(board: list[Tile], lying: set[tuple[int, int]], spot: Spot) -> int:
    x, y, name = spot
    tile = next(tile for tile in board if tile.cell == (x, y))
    exits = _exits(tile, every_kind()[tile.kind].segment(name))
    return sum((x + dx, y + dy) not in lying for dx, dy, _ in exits)


@games
@given(seeds, seats)
def test_no_follower_joins_an_occupied_object(seed: int, seats: int) -> None:
    table, rng = begun(seed, seats), random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        if ask.kind == "carcassonne.figure":
            x, y = ask.args["x"], ask.args["y"]
            standing = {figure.spot for figure in table.state.figures}
            offered = {option.args["segment"] for option in ask.options[1:]}
            for segment in every_kind()[ask.args["tile"]].segments:
                free = standing.isdisjoint(flood(table.state.board, (x, y, segment.name)))
                assert (segment.name in offered) == free
        answered(table, rng)


@games
@given(seeds, seats)
def test_a_dumped_table_goes_on_as_the_same(seed: int, seats: int) -> None:
    table, rng = begun(seed, seats), random.Random(seed)
    while not table.over:
        if rng.random() < 0.2:
            loaded = Table.load(table.dump())
            assert loaded.asks == table.asks
            table = loaded
        answered(table, rng)
    assert all(isinstance(figure, Figure) for figure in table.state.figures)
