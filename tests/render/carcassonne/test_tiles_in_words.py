"""Tiles in words: their parts, what connects with what, and their signs."""

import pytest

import render
from render.carcassonne.compass import courses, points
from render.carcassonne.telling import Telling, telling_of
from render.words import LANGUAGES
from rules.carcassonne.view import CarcassonneView, Player, Tile, every_kind

EMPTY = CarcassonneView(
    game="carcassonne",
    board=(Tile("D", 0, 0, 0),),
    figures=(),
    players=(Player(0, {}), Player(0, {})),
    turn=0,
    drawn=None,
    left=0,
)
TURNS = (0, 90, 180, 270)


def telling(language: str = "en") -> Telling:
    return telling_of(EMPTY, (), render.words(language))


def faces(kind: str) -> object:
    """All that the picture of a kind shows: its edges, its segments with their markers, its signs."""
    one = every_kind()[kind]
    segments = frozenset((part.kind, part.sides, part.halves, part.cities, part.markers) for part in one.segments)
    # The start tile has another back, which no one sees on the table.
    return one.edges, segments, one.ends_at, one.flags - {"start"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_identical_kinds_share_a_description(language: str) -> None:
    told: dict[str, list[str]] = {}
    for kind in every_kind():
        told.setdefault(telling(language).tile(kind), []).append(kind)
    alike = [kinds for kinds in told.values() if len(kinds) > 1]
    assert [kinds for kinds in alike if len({faces(kind) for kind in kinds}) > 1] == []


def test_every_marker_and_every_sign_is_told() -> None:
    for kind in every_kind().values():
        told = telling().tile(kind.id)
        signs = {*kind.flags, *(marker for segment in kind.segments for marker in segment.markers)} - {"start"}
        assert [sign for sign in signs if sign not in told] == [], kind.id


@pytest.mark.parametrize(
    ("kind", "turn", "told"),
    [
        ("O", 0, "city N–W with shield, road E–S, field NE–SW and field SE"),
        ("O", 90, "city N–E with shield, road S–W, field SE–NW and field SW"),
        ("I", 0, "city N, city W and field E–S"),
        ("W", 180, "road N, road E, road W, crossing, field NE, field S and field NW"),
        ("A", 0, "road S, cloister and field all around"),
        ("IC07", 0, "city N, field E and field S–W"),
        ("PD16", 0, "city E–W, road N–S with tunnel, dragon symbol, field N and field S"),
        ("RI05", 0, "road S, cloister, river E–W, field N, field SE and field SW"),
        ("TB13", 0, "city N–W with cloth, road E, road S, gate, field NE, field ESE, field SSE and field SW"),
        ("IC08", 0, "city N, city E, city S, city W and field inside"),
    ],
)
def test_a_tile_is_told_whole(kind: str, turn: int, told: str) -> None:
    assert telling().tile(kind, turn) == told


def test_the_parts_of_a_tile_have_different_names_in_every_rotation(subtests: pytest.Subtests) -> None:
    for kind in sorted(every_kind()):
        with subtests.test(kind=kind):
            for turn in TURNS:
                names = [telling().part(kind, turn, segment.name) for segment in every_kind()[kind].segments]
                assert len(set(names)) == len(names)


def test_a_quarter_turn_moves_every_part_by_a_quarter(subtests: pytest.Subtests) -> None:
    for kind in sorted(every_kind()):
        with subtests.test(kind=kind):
            for name, at in points(kind, 0).items():
                assert {(point + 4) % 16 for point in at} == {*points(kind, 90)[name]}
            for edge, at in courses(kind, 0).items():
                assert {(point + 8) % 16 for point in at} == {*courses(kind, 180)[edge]}


def test_cities_and_roads_lie_at_their_sides() -> None:
    for kind in every_kind().values():
        at = points(kind.id, 0)
        for segment in kind.segments:
            if segment.kind in ("city", "road"):
                assert at[segment.name] == tuple(4 * side for side in sorted(segment.sides))
