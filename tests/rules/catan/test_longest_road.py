"""The longest road (K32, K33)."""

import random

import pytest

from rules.catan.geometry import geometry
from rules.catan.trails import longest_trail, stretched
from tests.rules.catan.scene import RING9, A, B, C, ck, do, holder, island, length, points, scene
from tests.rules.catan.slow_road import slow_longest

LINE = ["E24", "E25", "E26", "E27", "E28", "E29"]
RINGS = [*RING9, "E30", "E37", "E46", "E45", "E29"]
TOP = ["E0", "E1", "E2", "E3", "E4", "E5"]
NEED = {"lumber": 1, "brick": 1}


@pytest.mark.rule("K32")
@pytest.mark.example("K32")
@pytest.mark.parametrize(
    ("roads", "foe", "expected"),
    [
        (LINE, None, 6),
        (LINE, "V22", 5),
        (LINE, "V17", 4),
        (LINE, "V23", 3),
        (LINE, "V18", 4),
        (RING9, None, 6),
        ([*RING9, "E20"], None, 7),
        ([*RING9, "E20"], "V18", 6),
        (RINGS, None, 11),
        (["E26", "E27", "E20", "E28", "E29", "E14"], None, 4),
    ],
)
def test_the_length_of_a_road(roads: list[str], foe: str | None, expected: int) -> None:
    assert length(scene(roads={A: roads}, settlements={B: [foe] if foe else []})) == expected
    assert length(ck(roads={A: roads}, knights=[[B, foe, 1]] if foe else [])) == expected


@pytest.mark.rule("K32")
def test_own_pieces_never_interrupt() -> None:
    assert length(scene(roads={A: LINE}, settlements={A: ["V17", "V18"]})) == 6
    assert length(ck(roads={A: LINE}, knights=[[A, "V23", 1]])) == 6


@pytest.mark.rule("K32")
def test_five_roads_take_the_award_and_only_more_take_it_over() -> None:
    table = scene(roads={A: LINE[:4], B: ["E0", "E1", "E2", "E3"]}, settlements={A: ["V16"]}, hands={A: NEED, B: NEED})
    assert holder(table) is None
    do(table, "road:E28")
    assert (holder(table), points(table)[A]) == (A, 3)
    do(table, "end", "road:E4")
    assert (length(table, B), holder(table)) == (5, A)


@pytest.mark.rule("K33")
@pytest.mark.example("K33")
def test_a_cut_holder_loses_the_award_while_others_tie_and_no_one_gets_it() -> None:
    seven = ["E24", "E25", "E26", "E27", "E28", "E29", "E30"]
    bottom = ["E66", "E67", "E68", "E69", "E70", "E71"]
    table = scene(
        turn=B,
        roads={A: seven, B: [*TOP, "E20"], C: bottom},
        hands={B: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}, C: {**NEED, "ore": 1}},
    )
    assert [length(table, seat) for seat in (A, B, C)] == [7, 6, 6]
    assert holder(table) == A
    before = points(table)
    do(table, "settlement:V18")
    assert length(table, A) == 4
    assert holder(table) is None
    assert points(table)[A] == before[A] - 2
    do(table, "end", "road:E65")
    assert (length(table, C), holder(table)) == (7, C)


@pytest.mark.rule("K33")
@pytest.mark.example("K33")
def test_a_cut_holder_loses_it_to_the_seat_that_is_longest_alone() -> None:
    table = scene(
        turn=B,
        longest_road=A,
        roads={A: LINE, B: [*TOP, "E34"]},
        hands={B: {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}},
    )
    assert (length(table, A), length(table, B), holder(table)) == (6, 6, A)
    do(table, "settlement:V22")
    assert (length(table, A), length(table, B), holder(table)) == (5, 6, B)


@pytest.mark.rule("K33")
def test_a_holder_who_stays_equal_to_the_longest_keeps_the_award() -> None:
    longer = [*LINE, "E30"]
    table = ck(turn=B, roads={A: longer, B: [*TOP, "E34"]}, hands={B: {"wool": 1, "ore": 1}})
    assert (length(table, A), length(table, B), holder(table)) == (7, 6, A)
    do(table, "knight:V22")
    assert (length(table, A), length(table, B), holder(table)) == (6, 6, A)


@pytest.mark.rule("K32")
def test_the_longest_trail_is_exact_on_random_networks() -> None:
    rng, places = random.Random(7), geometry("std")
    for _ in range(120):
        edges = {rng.randrange(len(places.ends))}
        while len(edges) < rng.randint(2, 13):
            end = rng.choice(sorted({vertex for edge in edges for vertex in places.ends[edge]}))
            edges.add(rng.choice(places.edges_at[end]))
        stands = [rng.choice((-1, -1, -1, 0, 1)) for _ in places.points]
        assert longest_trail(places, edges, stands, 0) == slow_longest(edges, stands, 0)


@pytest.mark.rule("K32")
def test_a_new_road_updates_the_longest_trail_exactly() -> None:
    rng, places = random.Random(11), geometry("std")
    for _ in range(60):
        stands = [rng.choice((-1, -1, -1, -1, 0, 1)) for _ in places.points]
        edges, length = set[int](), 0
        while len(edges) < 13:
            at = sorted({one for edge in edges for end in places.ends[edge] for one in places.edges_at[end]} - edges)
            # Mostly next to existing roads, so that rings form; sometimes elsewhere.
            edge = rng.choice(at) if at and rng.random() < 0.9 else rng.randrange(len(places.ends))
            edges.add(edge)
            length = stretched(places, edges, stands, 0, edge, length)
            assert length == slow_longest(edges, stands, 0)


@pytest.mark.rule("K32")
def test_the_updated_lengths_equal_those_derived_again() -> None:
    table = scene(roads={A: LINE}, hands={A: {"lumber": 6, "brick": 6}})
    for edge, expected in (("E35", 6), ("E43", 6), ("E44", 6), ("E36", 9)):
        do(table, f"road:{edge}")
        assert length(table) == island(table).measure(A) == expected
