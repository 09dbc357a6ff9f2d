"""The start of a game (K1, K4, K8 to K15)."""

from collections import Counter
from itertools import product

import pytest

from rules.catan.cards import COMPONENTS
from rules.catan.expansions.ck.turn import FACES
from rules.catan.geometry import NEIGHBOURS, geometry
from rules.catan.setup import DESERT, balanced, numbers, spiral, terrain
from rules.chance import Chance
from rules.kernel import Event, Table, Turn
from tests.rules.catan.scene import (
    A,
    B,
    asked,
    bank,
    cities,
    default,
    development,
    do,
    ids,
    kind,
    points,
    scene,
    sight,
    state,
    told,
)


def counted(table: Table) -> tuple[Counter[str], Counter[int]]:
    hexes = sight(table).hexes
    return Counter(one.terrain for one in hexes), Counter(one.number for one in hexes if one.number)


@pytest.mark.rule("K1")
@pytest.mark.parametrize("way", ["balanced", "spiral", "free"])
def test_terrain_and_numbers_of_the_small_island(way: str) -> None:
    land, tokens = counted(Table.new("catan", seats=4, seed=5, options={"numbers": way}))
    assert land == {"forest": 4, "hills": 3, "pasture": 4, "fields": 4, "mountains": 3, "desert": 1}
    assert tokens == {2: 1, 12: 1, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)}


@pytest.mark.rule("K1", "K120")
@pytest.mark.parametrize("way", ["balanced", "spiral", "free"])
def test_terrain_and_numbers_of_the_large_island(way: str) -> None:
    land, tokens = counted(Table.new("catan", seats=5, seed=5, options={"numbers": way}))
    assert land == {"forest": 6, "hills": 5, "pasture": 6, "fields": 6, "mountains": 5, "desert": 2}
    assert tokens == {2: 2, 12: 2, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)}


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("seats", "resources", "commodities"), [(4, 19, 12), (6, 24, 18)])
def test_cards_of_the_bank(seats: int, resources: int, commodities: int) -> None:
    base, more = (Table.new("catan", seats=seats, seed=1, options={"mode": mode}) for mode in ("base", "ck"))
    assert [bank(base, kind) for kind in ("lumber", "ore", "coin")] == [resources, resources, 0]
    assert [bank(more, kind) for kind in ("grain", "paper", "coin")] == [resources, commodities, commodities]


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("seats", "cards"), [(4, (14, 5, 2, 2, 2)), (6, (20, 5, 3, 3, 3))])
def test_the_development_deck(seats: int, cards: tuple[int, ...]) -> None:
    deck = Counter(development(Table.new("catan", seats=seats, seed=1)).deck)
    names = ("knight", "victory_point", "road_building", "year_of_plenty", "monopoly")
    assert deck == dict(zip(names, cards, strict=True))


@pytest.mark.rule("K1", "K7")
def test_harbours_are_shuffled_or_standard() -> None:
    kinds = {"any": 4, **dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 1)}
    shuffled = [[one.kind for one in sight(Table.new("catan", seats=4, seed=seed)).harbours] for seed in range(8)]
    assert all(Counter(found) == kinds for found in shuffled)
    assert len(set(map(tuple, shuffled))) > 1
    standard = [one.kind for one in sight(Table.new("catan", seats=4, options={"harbours": "standard"})).harbours]
    assert standard == ["any", "grain", "ore", "any", "wool", "any", "any", "brick", "lumber"]
    large = Counter(one.kind for one in sight(Table.new("catan", seats=6, seed=1)).harbours)
    assert large == {"any": 5, "wool": 2, **dict.fromkeys(("lumber", "brick", "grain", "ore"), 1)}
    with pytest.raises(ValueError, match="two to four"):
        Table.new("catan", seats=5, options={"harbours": "standard"})


@pytest.mark.rule("K4")
@pytest.mark.parametrize("mode", ["base", "ck"])
def test_all_dice_come_from_the_seed_and_are_reported(mode: str) -> None:
    rolls = [told(scene(mode, phase="roll").news, "rolled")[0] for _ in range(2)]
    assert rolls[0] == rolls[1]
    assert len(rolls[0]["dice"]) == 2
    assert sum(rolls[0]["dice"]) == rolls[0]["total"]
    assert ("event" in rolls[0]) is (mode == "ck")


@pytest.mark.rule("K4")
def test_the_event_die_has_three_ships_and_three_castles() -> None:
    assert Counter(FACES) == {"ship": 3, "science": 1, "trade": 1, "politics": 1}


@pytest.mark.rule("K8")
def test_the_beginner_board() -> None:
    hexes = sight(Table.new("catan", seats=4, options={"terrain": "beginner"})).hexes
    assert [(one.terrain, one.number) for one in hexes] == [
        *(("mountains", 10), ("pasture", 2), ("forest", 9)),
        *(("fields", 12), ("hills", 6), ("pasture", 4), ("hills", 10)),
        *(("fields", 9), ("forest", 11), ("desert", 0), ("forest", 3), ("mountains", 8)),
        *(("forest", 8), ("mountains", 3), ("fields", 4), ("pasture", 5)),
        *(("hills", 5), ("fields", 6), ("pasture", 11)),
    ]
    with pytest.raises(ValueError, match="two to four"):
        Table.new("catan", seats=6, options={"terrain": "beginner"})


@pytest.mark.rule("K8")
def test_random_terrain_is_shuffled() -> None:
    assert len({tuple(terrain("std", Chance.of(seed))) for seed in range(5)}) == 5


def spiralled(size: str, start: int, deserts: set[int]) -> dict[int, int]:
    places = geometry(size)
    order = [hex_ for hex_ in spiral(places, start) if hex_ not in deserts]
    return dict(zip(order, COMPONENTS["spiral"][size], strict=True))


@pytest.mark.rule("K9")
@pytest.mark.example("K9a")
def test_the_spiral_from_the_first_hex() -> None:
    assert spiralled("std", 0, {9}) == {
        0: 5,
        3: 2,
        7: 6,
        12: 3,
        16: 8,
        17: 10,
        18: 9,
        15: 12,
        11: 11,
        6: 4,
        2: 8,
        1: 10,
        4: 9,
        8: 4,
        13: 5,
        14: 6,
        10: 3,
        5: 11,
    }


@pytest.mark.example("K9b")
def test_the_spiral_from_below_with_the_desert_at_the_coast() -> None:
    assert spiralled("std", 16, {3}) == {
        16: 5,
        17: 2,
        18: 6,
        15: 3,
        11: 8,
        6: 10,
        2: 9,
        1: 12,
        0: 11,
        7: 4,
        12: 8,
        13: 10,
        14: 9,
        10: 4,
        5: 5,
        4: 6,
        8: 3,
        9: 11,
    }


@pytest.mark.example("K9c")
def test_the_spiral_of_the_large_island() -> None:
    assert spiral(geometry("ext"), 0) == [
        *(0, 3, 7, 12, 18, 23, 27, 28, 29, 26, 22, 17, 11, 6, 2, 1, 4, 8, 13, 19, 24, 25, 21, 16, 10, 5, 9, 14, 20, 15),
    ]
    found = spiralled("ext", 0, {14, 15})
    assert found[20] == 6
    assert list(found)[-1] == 20


@pytest.mark.rule("K9")
def test_no_spiral_of_the_small_island_puts_six_and_eight_together() -> None:
    places = geometry("std")
    corners = [hex_ for hex_, around in enumerate(places.around) if len(around) == 3]
    assert corners == [0, 2, 7, 11, 16, 18]
    for corner, desert in product(corners, range(19)):
        found = spiralled("std", corner, {desert})
        assert balanced(places, [found.get(hex_, 0) for hex_ in range(19)])


@pytest.mark.rule("K9")
def test_the_spiral_begins_at_any_corner() -> None:
    places, land = geometry("std"), Table.new("catan", seats=4, seed=2).position()["terrain"]
    begun = {numbers(places, land, "spiral", Chance.of(seed)).index(11) for seed in range(40)}
    assert len(begun) > 1


@pytest.mark.rule("K10")
@pytest.mark.parametrize("size", ["std", "ext"])
def test_balanced_numbers_keep_six_and_eight_apart(size: str) -> None:
    places = geometry(size)
    for seed in range(6):
        chance = Chance.of(seed)
        land = terrain(size, chance)
        assert balanced(places, numbers(places, land, "balanced", chance))


@pytest.mark.rule("K10")
def test_balanced_numbers_are_balanced() -> None:
    places = geometry("std")
    apart, together = [0] * 19, [0] * 19
    apart[0] = apart[2] = together[0] = together[1] = 6
    assert balanced(places, apart)
    assert not balanced(places, together)
    land = terrain("std", Chance.of(1))
    free = [numbers(places, land, "free", Chance.of(seed)) for seed in range(60)]
    assert 0 < sum(balanced(places, found) for found in free) < 30
    assert all(NEIGHBOURS)


@pytest.mark.rule("K11")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_robber_begins_on_the_first_desert(seats: int) -> None:
    view = sight(Table.new("catan", seats=seats, seed=8))
    assert view.robber == min(hex_ for hex_, one in enumerate(view.hexes) if one.terrain == DESERT)


@pytest.mark.rule("K12")
def test_the_first_player_is_drawn() -> None:
    tables = [Table.new("catan", seats=3, seed=seed) for seed in range(40)]
    assert {asked(table).seat for table in tables} == {0, 1, 2}
    assert len({sight(table).order for table in tables}) == 6
    assert all(asked(table).seat == sight(table).order[0] for table in tables)


@pytest.mark.rule("K12")
def test_turns_follow_the_order_drawn() -> None:
    table = scene(seats=3, hands={A: {"ore": 1}, B: {"ore": 1}, 2: {"ore": 1}}, order=[0, 2, 1], coming=[[1, 1]] * 3)
    seen = [asked(table).seat]
    for _ in range(3):
        do(table, "end")
        seen.append(asked(table).seat)
    assert seen == [0, 2, 1, 0]


def place_all(table: Table) -> list[tuple[int, str]]:
    """Place for all seats at the first option; return the seats and their pieces."""
    placed = []
    while kind(table) in ("place", "place_road"):
        ask = asked(table)
        placed.append((ask.seat, ask.options[0].id.partition(":")[0]))
        do(table, ask.options[0].id)
    return placed


@pytest.mark.rule("K13", "K50")
@pytest.mark.parametrize(("mode", "second"), [("base", "settlement"), ("ck", "city")])
def test_all_place_in_order_and_back(mode: str, second: str) -> None:
    table = Table.new("catan", seats=4, seed=3, options={"mode": mode})
    first = state(table).first
    order = list(sight(table).order)
    assert first == order[0]
    placed = place_all(table)
    buildings = [(seat, piece) for seat, piece in placed if piece != "road"]
    assert buildings == [(seat, "settlement") for seat in order] + [(seat, second) for seat in reversed(order)]
    assert [seat for seat, piece in placed if piece == "road"] == order + order[::-1]
    assert points(table) == ([2] * 4 if mode == "base" else [3] * 4)


@pytest.mark.rule("K13")
def test_a_first_road_touches_the_building_just_placed() -> None:
    table = Table.new("catan", seats=4, seed=3)
    assert len(ids(table, asked(table).seat)) == 54
    do(table, "settlement:V18")
    assert ids(table, asked(table).seat) == ["road:E20", "road:E27", "road:E28"]
    do(table, "road:E27")
    offered = ids(table, asked(table).seat)
    assert not {"settlement:V18", "settlement:V13", "settlement:V23", "settlement:V24"} & set(offered)
    assert len(offered) == 50


@pytest.mark.rule("K13", "D18")
def test_without_an_answer_the_richest_place_is_taken() -> None:
    table = Table.new("catan", seats=4, seed=3, options={"terrain": "beginner"})
    seat = asked(table).seat
    (usual,) = default(table, seat)
    hexes, places = sight(table).hexes, geometry("std")

    def pips(vertex: int) -> int:
        return sum(6 - abs(7 - hexes[hex_].number) for hex_ in places.hexes_at[vertex] if hexes[hex_].number)

    best = max(range(54), key=pips)
    assert usual == f"settlement:V{best}"
    do(table, usual)
    assert default(table, seat) == [f"road:E{min(places.edges_at[best])}"]


@pytest.mark.rule("K14")
@pytest.mark.example("K14")
@pytest.mark.parametrize(("mode", "expected"), [("ck", 3), ("base", 2)])
def test_the_second_building_gives_a_card_for_each_hex(mode: str, expected: int) -> None:
    table = scene(mode, seats=2, phase="setup", settlements={A: ["V0"], B: ["V53"]}, roads={A: ["E0"], B: ["E70"]})
    piece = "city" if mode == "ck" else "settlement"
    events = do(table, (B, f"{piece}:V51"), (B, "road:E66"), (A, f"{piece}:V18"), (A, "road:E28"))
    assert told(events, "first_cards")[-1] == {"seat": A, "cards": {"brick": 1, "wool": 1}}
    assert points(table)[A] == expected


@pytest.mark.rule("K15")
def test_the_first_player_begins() -> None:
    table = Table.new("catan", seats=4, seed=3)
    first = state(table).first
    place_all(table)
    assert sight(table).turn == first
    assert table.turn.seat == first


@pytest.mark.rule("K15", "K16")
@pytest.mark.parametrize("mode", ["base", "ck"])
def test_turns_are_counted_from_the_first_roll(mode: str) -> None:
    table = Table.new("catan", seats=3, seed=5, options={"mode": mode})
    order, markers, events = [*state(table).order], list[Turn](), list[Event]()
    while sight(table).phase == "setup":
        markers.append(table.turn)
        events += do(table, asked(table).options[0].id)
    # Two asks for each placement: the building and its road.
    assert markers == [Turn(seat, 0) for seat in (*order, *order[::-1]) for _ in range(2)]
    assert [one["seat"] for one in told(events, "setup")] == [*order[1:], *order[::-1]]
    assert (table.turn, sight(table).number) == (Turn(order[0], 1), 1)
    assert told(events, "turn") == [{"seat": order[0], "turn": 1, "begins": True}]
    assert Table.load(table.dump()).turn == table.turn


def test_all_start_without_facts_of_the_mode() -> None:
    table = Table.new("catan", seats=3, seed=1, options={"mode": "ck"})
    assert cities(table).ship == 0
    assert [len(deck) for deck in cities(table).decks] == [18, 18, 18]
