"""The anchors that no shipped expansion uses: wild edges, asking while scoring."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.carcassonne import faces, land, setup, tiles
from rules.carcassonne.land import Area
from rules.carcassonne.pieces import Tile
from rules.carcassonne.realm import EXPANSIONS, Expansion, Placing, Realm
from rules.carcassonne.scoring import score_finished
from rules.kernel import Option, Play, Table, pick
from tests.contract.adding import undocumented

KEY = "madeup"
ABBEY = "MU01"
TABLE = {"edge": {"A": {"meets": "any"}}, ABBEY: {"count": 1, "edges": "AAAA", "flags": ["cloister"]}}
CACHES = (tiles.kinds, tiles.every_kind, tiles.agreeing, faces.face, faces.first_alike, faces.fitting)


def completed(part: Placing, area: Area) -> Play[None]:
    choice = yield from pick(part.seat, "carcassonne.bonus", [Option("0"), Option("5")])
    part.state.scores[part.seat] += int(choice)


@pytest.fixture(autouse=True)
def madeup(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the made-up expansion and its tile for one test."""
    shipped = tiles._table
    monkeypatch.setattr(tiles, "tables", lambda: (tiles.BASE, KEY))
    monkeypatch.setattr(tiles, "_table", lambda key: TABLE if key == KEY else shipped(key))
    monkeypatch.setitem(EXPANSIONS, KEY, Expansion(key=KEY, completed=completed, layer=lambda _: 0))
    # The game keeps the type of its states, so a new one must not outlive the test.
    monkeypatch.setattr(setup, "state_type", cache(setup.state_type.__wrapped__))
    forget()
    yield
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Clear the caches that know the tiles."""
    for cached in CACHES:
        cached.cache_clear()
    land._KNOWN.clear()


def realm(board: list[Tile], pile: list[str]) -> Realm:
    state = setup.bare(2, {"first": "0", "expansions": [KEY]}, Table.new("carcassonne", seats=2, seed=1).state.chance)
    state.board, state.pile = board, pile
    return Realm.of(state)


def run(phase: Play[Any], *answers: str) -> Any:
    """Run a phase with the answers to its asks and return what it returns."""
    left = list(answers)
    reply: Any = None
    try:
        while True:
            request = phase.send(reply)
            reply = [left.pop(0)] if hasattr(request, "asks") else None
    except StopIteration as end:
        assert not left
        return end.value


def test_wild_edges_fit_everywhere_and_other_tiles_fit_beside_them() -> None:
    table = realm([Tile("D", 0, 0, 0)], [])
    assert len({(x, y) for x, y, _ in table.land.placements(ABBEY)}) == 4
    table.land.place(Tile(ABBEY, 0, -1, 0))
    assert table.land.fits(Tile("E", 0, -2, 0))
    assert table.land.fits(Tile("C", 0, -2, 0))


def test_wild_edge_closes_the_city_and_the_road_beside_it() -> None:
    table = realm([Tile("D", 0, 0, 0)], [])
    land = table.land
    assert (land.areas[0, 0, "c1"].open, land.areas[0, 0, "r1"].open) == (1, 2)
    land.place(Tile(ABBEY, 0, -1, 0))
    assert land.complete(land.areas[0, 0, "c1"])
    land.place(Tile(ABBEY, 1, 0, 0))
    assert land.areas[0, 0, "r1"].open == 1
    # A tile that is placed beside a wild edge finds its side closed, too.
    land.place(Tile("E", 0, -2, 180))
    assert land.complete(land.areas[0, -2, "c1"])


def test_completed_object_may_ask_before_it_is_scored() -> None:
    table = realm([Tile("D", 0, 0, 0), Tile("E", 0, -1, 180)], [])
    run(score_finished(Placing(table, 1, Tile("E", 0, -1, 180))), "5")
    assert table.state.scores == [0, 5]


def test_declared_edge_meets_only_its_like_unless_it_says_otherwise() -> None:
    assert tiles.agreeing("C") == "CA"
    assert set(tiles.agreeing("A")) == {"C", "R", "F", "A"}


def test_fields_of_an_expansion_are_documented() -> None:
    assert undocumented(Expansion) == []
