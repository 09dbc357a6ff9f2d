"""The River (R1 to R7, numbered in ``rules/carcassonne/expansions/river``)."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.carcassonne.pieces import Tile
from rules.carcassonne.tiles import every_kind, kinds
from rules.kernel import GAMES, Facts, Table
from tests.rules.carcassonne.reference import flood
from tests.sampling import examples

STEPS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}
RIVER: Facts = {"expansions": ["river"]}
seeds = st.integers(0, 2**32)


def begun(seed: int = 1, seats: int = 2, **options: Any) -> Table:
    return Table.new("carcassonne", seats=seats, seed=seed, options=RIVER | options)


def arranged(board: list[list[Any]], pile: list[str], **more: Any) -> Table:
    position = {"seats": 2, "options": RIVER, "board": board, "pile": pile, **more}
    return Table.arrange("carcassonne", position, seed=1)


def placements(table: Table) -> set[str]:
    """The legal placements of the tile drawn; a single one is made without asking."""
    (ask,) = table.asks
    if ask.kind == "carcassonne.place":
        return {option.id for option in ask.options}
    tile = table.state.board[-1]
    return {f"{tile.x},{tile.y},{tile.turn}"}


def crossed(tile: Tile) -> set[int]:
    """The sides of a placed tile that the river crosses."""
    edges = every_kind()[tile.kind].edges
    return {(side + tile.turn // 90) % 4 for side, edge in enumerate(edges) if edge == "I"}


@pytest.mark.rule("R1")
def test_source_is_the_start_tile_and_the_other_start_tile_is_in_the_pile() -> None:
    table = begun()
    assert table.state.board == [Tile("RI01", 0, 0, 0)]
    assert [table.state.drawn, *table.state.pile].count("D") == 4


@pytest.mark.rule("R2")
@pytest.mark.parametrize("seed", range(5))
def test_course_is_drawn_first_then_the_lake(seed: int) -> None:
    table = begun(seed)
    drawn = [table.state.drawn, *table.state.pile]
    course = Counter({id_: kind.count for id_, kind in kinds("river").items()}) - Counter(["RI01", "RI02"])
    assert Counter(drawn[:10]) == course
    assert drawn[10] == "RI02"
    assert Counter(drawn[11:]) == Counter({id_: kind.count for id_, kind in kinds("base").items()})


@pytest.mark.rule("R2")
def test_order_of_the_course_depends_on_the_seed() -> None:
    assert len({tuple(begun(seed).state.pile[:9]) for seed in range(5)}) == 5


@pytest.mark.rule("R2")
@pytest.mark.rule("R3")
@examples(30)
@given(seeds)
def test_first_twelve_tiles_are_the_river_and_follow_one_another(seed: int) -> None:
    table, rng = begun(seed), random.Random(seed)
    while len(table.state.board) < 14:
        (ask,) = table.asks
        table.answer(ask.seat, [rng.choice(ask.options).id])
    river = table.state.board[:12]
    assert [tile.kind for tile in river][:: len(river) - 1] == ["RI01", "RI02"]
    for tile, following in itertools.pairwise(river):
        (dx, dy) = following.x - tile.x, following.y - tile.y
        side = next(side for side, step in STEPS.items() if step == (dx, dy))
        assert side in crossed(tile)
        assert (side + 2) % 4 in crossed(following)
    assert not any(crossed(tile) for tile in table.state.board[12:])


@pytest.mark.rule("R3")
def test_river_tile_fits_only_at_the_open_end() -> None:
    table = arranged([["RI01", 0, 0, 0]], ["RI07", "RI02", "U"])
    assert placements(table) == {"1,0,0", "1,0,180"}


@pytest.mark.rule("R4")
def test_second_bend_in_a_row_turns_the_other_way() -> None:
    # The first bend leads from west to south: a turn to the right.
    table = arranged([["RI01", 0, 0, 0], ["RI10", 1, 0, 0]], ["RI10", "RI07", "RI02"])
    assert placements(table) == {"1,1,180"}


@pytest.mark.rule("R4")
def test_bend_after_a_straight_tile_may_turn_either_way() -> None:
    board = [["RI01", 0, 0, 0], ["RI10", 1, 0, 0], ["RI07", 1, 1, 90]]
    assert placements(arranged(board, ["RI10", "RI02"])) == {"1,2,90", "1,2,180"}


@pytest.mark.rule("R5")
def test_tile_that_traps_the_river_is_not_offered() -> None:
    # Three bends to the right lead back to the source: the river would touch it if it went straight on.
    board = [
        ["RI01", 0, 0, 0],
        ["RI10", 1, 0, 0],
        ["RI07", 1, 1, 90],
        ["RI10", 1, 2, 90],
        ["RI07", 0, 2, 0],
        ["RI09", -1, 2, 180],
    ]
    table = arranged(board, ["RI05", "RI08", "RI02"])
    assert placements(table) == {"-1,1,0"}
    assert table.state.board[-1].kind == "RI08"
    assert table.state.pile == ["RI05", "RI02"]


@pytest.mark.rule("R5")
def test_no_river_tile_is_ever_left_without_a_place(subtests: pytest.Subtests) -> None:
    for seed in range(150):
        with subtests.test(seed=seed):
            table, rng = begun(seed), random.Random(seed)
            while len(table.state.board) < 12:
                (ask,) = table.asks
                if ask.kind == "carcassonne.place":
                    assert every_kind()[ask.args["tile"]].edges.count("I")
                table.answer(ask.seat, [rng.choice(ask.options).id])


@pytest.mark.rule("R6")
def test_figures_stand_beside_the_river_but_not_on_it() -> None:
    table = arranged([["RI01", 0, 0, 0]], ["RI05", "RI02"])
    table.answer(0, ["1,0,0"])
    (ask,) = table.asks
    ids = {option.id for option in ask.options}
    assert ids == {"pass", "follower:r1", "follower:m", "follower:f1", "follower:f2", "follower:f3"}


@pytest.mark.rule("R6")
def test_road_over_the_river_ends_at_the_city() -> None:
    board = [["RI01", 0, 0, 0], ["RI04", 1, 0, 0]]
    table = arranged(board, ["U"], figures=[[0, "follower", 1, 0, "r1"]])
    assert table.state.figures
    (area,) = {tuple(sorted(flood(table.state.board, (1, 0, "r1"))))}
    assert area == ((1, 0, "r1"),)


@pytest.mark.rule("R7")
def test_river_separates_fields_and_a_field_goes_around_its_source() -> None:
    board = [Tile("RI01", 0, 0, 0), Tile("RI07", 1, 0, 0)]
    assert set(flood(board, (1, 0, "f1"))) == {(0, 0, "f1"), (1, 0, "f1"), (1, 0, "f2")}
    straight = [Tile("RI07", 0, 0, 0), Tile("RI07", 1, 0, 0)]
    assert set(flood(straight, (0, 0, "f1"))) == {(0, 0, "f1"), (1, 0, "f1")}
    table = arranged([["RI01", 0, 0, 0]], ["RI07", "RI02"])
    table.answer(0, ["1,0,0"])
    assert {option.id for option in table.asks[0].options} == {"pass", "follower:f1", "follower:f2"}
    table.answer(0, ["follower:f1"])
    # The lake joins both banks again, so the one field has an owner and no figure is offered.
    assert table.over
    assert table.state.board[-1].kind == "RI02"
    assert len(table.state.figures) == 1


@pytest.mark.parametrize(
    ("sentence", "position"),
    [
        ("begins with its source", {"board": [["D", 0, 0, 0]]}),
        ("does not continue the river", {"board": [["RI01", 0, 0, 0], ["B", 0, 1, 0], ["RI07", 0, 2, 0]]}),
        ("drawn first", {"pile": ["U", "RI07"]}),
        ("drawn first", {"pile": ["RI02", "RI07"]}),
    ],
)
def test_impossible_rivers_are_refused(sentence: str, position: Facts) -> None:
    with pytest.raises(ValueError, match=sentence):
        Table.arrange("carcassonne", {"seats": 2, "options": RIVER} | position, seed=1)


def test_the_lake_is_foreseen_once_it_comes_next() -> None:
    board = [["RI01", 0, 0, 0]]
    table = arranged(board, ["RI07", "RI02", "U", "V"])
    rules = GAMES["carcassonne"]
    assert rules.foresee is not None
    assert rules.foresee(rules.twin(table.fork().state, 1, table.state.chance), 1) is not None
