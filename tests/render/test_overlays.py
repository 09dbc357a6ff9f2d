"""Overlays of ownership: every object is tinted, labelled and told."""

import pytest
from PIL import Image

import render
from render.carcassonne.frame import FLAT, SLIM, whole
from render.carcassonne.overlays import KINDS, coloured, mask, shown, stripes
from render.carcassonne.remaining import kinds_left
from render.carcassonne.score_strip import score_strip
from render.carcassonne.tile.geometry import plan
from render.words import LANGUAGES
from rules.carcassonne.view import CarcassonneView, Figure, Player, Tile, every_kind, expected, survey
from tests.render.games import NAMES, stopped

FARM = CarcassonneView(
    game="carcassonne",
    board=(Tile("D", 0, 0, 0), Tile("E", 0, -1, 180), Tile("U", 1, 0, 0), Tile("E", 1, -1, 0)),
    figures=(Figure(0, "follower", 0, -1, "f1"), Figure(1, "follower", 1, 0, "f1"), Figure(1, "follower", 0, 0, "r1")),
    players=(Player(4, {"follower": 6}), Player(0, {"follower": 5})),
    turn=0,
    drawn=None,
    left=60,
)
"""The board of example E11: a field that two players share beside one complete city, and a road."""


def public(tiles: int, seats: int = 3) -> CarcassonneView:
    view = stopped(tiles, seats).view(None)
    assert isinstance(view, CarcassonneView)
    return view


@pytest.mark.parametrize("tiles", [1, 30, 72])
def test_every_overlay_fits_a_phone_and_differs_from_the_board(tiles: int) -> None:
    view = public(tiles)
    bare = render.picture(view, names=NAMES).tobytes()
    for key in render.overlays(view):
        picture = render.overlay(view, key, names=NAMES)
        assert picture.mode == "P"
        assert SLIM <= picture.width / picture.height <= FLAT
        assert picture.tobytes() != bare


def test_only_objects_on_the_board_have_overlays() -> None:
    assert render.overlays(public(1)) == ("fields", "cities", "roads", "expected", "tiles")
    with pytest.raises(KeyError):
        render.overlay(public(1), "cloisters")


def test_expected_points_and_coming_tiles_are_no_overlays_after_the_end() -> None:
    """The table of points below the final board has the points."""
    ended = stopped(99)
    assert ended.over
    assert render.overlays(ended.view(None)) == ("fields", "cities", "roads", "cloisters")


def test_object_has_its_owners_colour_and_a_shared_one_all_of_them() -> None:
    picture = render.overlay(FARM, "fields").convert("RGB")
    strip = score_strip(FARM, (), render.words("en")).layout
    frame = whole([lying.cell for lying in FARM.board], strip.height, 0.6)
    left, top = frame.corner((0, -1))
    field = picture.crop((left, top, left + frame.size, top + frame.size // 3))
    pixels = [field.getpixel((x, y)) for x in range(0, field.width, 3) for y in range(0, field.height, 3)]
    blue = sum(1 for red, _, blue in pixels if blue > red + 40)  # type: ignore[misc]
    red = sum(1 for red, _, blue in pixels if red > blue + 60)  # type: ignore[misc]
    assert blue > 0.2 * len(pixels)
    assert red > 0.2 * len(pixels)


def test_field_names_its_owners_its_cities_and_its_points() -> None:
    assert render.overlay_words(FARM, "fields", names=NAMES).splitlines()[0] == (
        "Field NE–NW (0, 0), Ada and Benedikt Kästner: one complete city, 3 points at the end, "
        "Ada's follower (0, −1), Benedikt Kästner's follower (1, 0)."
    )
    assert render.overlay_words(FARM, "roads", names=NAMES) == (
        "Road E–W (0, 0), Benedikt Kästner: 2 tiles, 2 points now, Benedikt Kästner's follower (0, 0)."
    )
    assert (
        render.overlay_words(FARM, "fields", names=NAMES, language="de")
        .splitlines()[0]
        .startswith("Wiese NO–NW (0, 0), Ada und Benedikt Kästner: eine fertige Stadt, am Ende 3 Punkte, ")
    )


def test_fields_without_an_owner_share_one_line() -> None:
    """27 of 37 lines said "No one"."""
    view = public(60)
    fields = [one for one in survey(view).objects if one.kind == "field"]
    owned, free = [one for one in fields if one.owners], [one for one in fields if not one.owners]
    assert len(free) > 10
    lines = render.overlay_words(view, "fields", names=NAMES).splitlines()
    assert len(lines) == len(owned) + 1
    assert not any(line.startswith("No one") for line in lines)
    best = max(one.points for one in free)
    assert lines[-1].startswith(f"{len(free)} fields belong to no one. The best is worth {best} points, at (")
    assert (
        render.overlay_words(view, "fields", names=NAMES, language="de")
        .splitlines()[-1]
        .startswith(f"{len(free)} Wiesen gehören niemandem. Die beste zählt {best} Punkte und liegt bei (")
    )


def test_expected_points_are_told_and_stand_in_the_strip() -> None:
    lines = render.overlay_words(FARM, "expected", names=NAMES).splitlines()
    assert lines[:2] == ["Ada would have 7 (+3).", "Benedikt Kästner would have 5 (+5)."]
    strip = score_strip(FARM, NAMES, render.words("en"), expected(FARM))
    assert [entry.score for entry in strip.entries] == [7, 5]
    assert [entry.pieces[0][1] for entry in strip.entries] == ["+3", "+5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_short_enough_and_name_every_owner_on_any_board(language: str) -> None:
    view = public(72, 5)
    for key in render.overlays(view):
        told = render.overlay_words(view, key, names=NAMES, language=language)
        assert 0 < len(told) <= 3000
        owners = {NAMES[seat] for one in shown(view, key) for seat in one.owners}
        assert all(name in told for name in owners)


def test_neighbours_of_one_owner_differ_in_shade() -> None:
    found = coloured([one for one in survey(public(60)).objects if one.kind == "field"])
    for index, (one, shade) in enumerate(found):
        cells = {spot[:2] for spot in one.segments}
        near = [
            other.shade
            for other in found[:index]
            if other.object.owners == one.owners and cells & {spot[:2] for spot in other.object.segments}
        ]
        assert shade not in near or len(set(near)) >= 3


def test_every_segment_has_its_own_ground(subtests: pytest.Subtests) -> None:
    for turn in [0, 90]:
        for kind in sorted(every_kind()):
            with subtests.test(turn=turn, kind=kind):
                masks = {segment.name: mask(kind, turn, segment.name, 60) for segment in every_kind()[kind].segments}
                assert set(masks) == set(plan(kind).anchors)
                covered = [sum((byte).bit_count() for byte in found.tobytes()) for found in masks.values()]
                assert min(covered) > 20
                fields = [found for name, found in masks.items() if name[0] == "f"]
                assert sum((byte).bit_count() for found in fields for byte in found.tobytes()) <= 60 * 60


def test_turned_segment_has_a_turned_mask() -> None:
    upright, right = mask("E", 0, "c1", 60), mask("E", 90, "c1", 60)
    assert upright.transpose(Image.Transpose.ROTATE_270).getbbox() == right.getbbox() != upright.getbbox()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_stripes_cover_a_square_without_overlap(count: int) -> None:
    parts = [stripes(60, count, index) for index in range(count)]
    covered = [sum((byte).bit_count() for byte in part.tobytes()) for part in parts]
    assert min(covered) > 0.7 * 60 * 60 / count


def test_overlays_are_those_of_the_objects_on_the_board() -> None:
    kinds = {one.kind for one in survey(public(60)).objects}
    assert {KINDS[key] for key in render.overlays(public(60)) if key in KINDS} == kinds


def test_every_object_is_in_the_overlay_of_its_kind() -> None:
    view = public(60)
    spots = [spot for key in KINDS for one in shown(view, key) for spot in one.segments]
    assert sorted(spots) == sorted(spot for one in survey(view).objects for spot in one.segments)


def test_remaining_tiles_are_those_that_no_one_has_seen() -> None:
    view = public(30)
    left = kinds_left(view)
    assert sum(left.values()) == view.left
    assert {lying.kind for lying in view.board} <= set(left)
    told = render.overlay_words(view, "tiles", names=NAMES).splitlines()
    assert str(view.left) in told[0]
    assert sum(int(line.split(" × ")[0]) for line in told[1:]) == view.left


def test_remaining_tiles_change_with_the_board_and_end_with_the_game() -> None:
    assert "tiles" not in render.overlays(public(72))
    early, late = (render.overlay(public(tiles), "tiles") for tiles in (2, 40))
    assert early.tobytes() != late.tobytes()
