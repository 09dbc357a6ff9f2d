"""Tiles: neighbours meet, every segment has its place, and the light does not turn."""

import itertools
import math
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from render.carcassonne.board import forget, lay
from render.carcassonne.figures import SHAPES, TOKENS, figure
from render.carcassonne.frame import whole
from render.carcassonne.tile.curves import half_point, turned
from render.carcassonne.tile.geometry import plan
from render.carcassonne.tile.painter import VARIANTS, tile, variant
from render.carcassonne.tile.passages import bridges, mouths, underground
from render.carcassonne.tile.region import has
from render.kit.cache import clear
from render.kit.sprites import Sprite
from rules.carcassonne.tiles import kinds
from rules.carcassonne.view import Kind, every_kind
from tests.render.games import laid

BASE = tuple(kinds("base"))
SIZE = 98
CORNER = 18
"""Pixels at the ends of an edge that towers cover."""


def edge(kind: Kind, turn: int, side: int) -> str:
    return kind.edges[(side - turn // 90) % 4]


@cache
def profile(kind: str, turn: int, look: int, side: int) -> tuple[tuple[int, int, int], ...]:
    """Return the colours along a side, inside the thin line between tiles."""
    picture = tile(SIZE, kind, turn, look).convert("RGB")
    inner = SIZE - 2
    along = range(CORNER, SIZE - CORNER)
    spots = [((i, 0), (inner, i), (i, inner), (0, i))[side] for i in along]
    return tuple(picture.getpixel(spot) for spot in spots)  # type: ignore[misc]


def pairs(side: int, what: str) -> list[tuple[int, int]]:
    """Return the largest difference of colours and the number of bad points, for each legal pair of neighbours."""
    here = [(k, t) for k in BASE for t in (0, 90, 180, 270) if edge(every_kind()[k], t, side) == what]
    there = [(k, t) for k in BASE for t in (0, 90, 180, 270) if edge(every_kind()[k], t, (side + 2) % 4) == what]
    found = []
    for mine in here:
        for theirs in there:
            a, b = profile(*mine, 0, side), profile(*theirs, 1, (side + 2) % 4)
            apart = [sum(abs(p - q) for p, q in zip(x, y, strict=True)) for x, y in zip(a, b, strict=True)]
            found.append((max(apart), sum(value > 90 for value in apart)))
    return found


@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize("what", ["R", "F"])
def test_roads_and_fields_meet_the_neighbours(side: int, what: str) -> None:
    assert max(worst for worst, _ in pairs(side, what)) <= 150
    assert max(count for _, count in pairs(side, what)) <= 3


@pytest.mark.parametrize("side", [1, 2])
def test_cities_continue_over_the_edge(side: int) -> None:
    torn = [count for _, count in pairs(side, "C")]
    assert max(torn) <= 10
    assert sum(torn) / len(torn) < 1


def test_regions_contain_their_half_edges_and_no_others(subtests: pytest.Subtests) -> None:
    for kind in sorted(every_kind()):
        with subtests.test(kind=kind):
            regions = plan(kind).regions
            for segment in every_kind()[kind].segments:
                if segment.kind != "field":
                    continue
                for half in range(8):
                    x, y = (min(v, 0.999) for v in half_point(half))
                    assert has(regions[segment.name], (x, y)) == (half in segment.halves)


def test_every_segment_has_its_own_place_for_a_figure(subtests: pytest.Subtests) -> None:
    for kind in sorted(every_kind()):
        with subtests.test(kind=kind):
            layout = plan(kind)
            assert set(layout.anchors) == {segment.name for segment in every_kind()[kind].segments}
            assert len(set(layout.anchors.values())) == len(layout.anchors)
            for name, (x, y) in layout.anchors.items():
                assert 0.04 < x < 0.96
                assert 0.04 < y < 0.96
                for other, region in layout.regions.items():
                    assert has(region, (x, y)) == (name == other) or name[0] in "rm"


def test_four_turns_are_the_identity() -> None:
    assert turned((0.5, 0.0), 90) == (1.0, 0.5)
    assert turned(turned((0.2, 0.7), 270), 90) == pytest.approx((0.2, 0.7))


def test_turned_tile_is_drawn_separately() -> None:
    upright, turned_tile = tile(SIZE, "B", 0, 0).convert("RGB"), tile(SIZE, "B", 180, 0).convert("RGB")
    rotated = upright.transpose(Image.Transpose.ROTATE_180)
    church = (30, 15, 72, 68)
    same = ImageStat.Stat(ImageChops.difference(upright.crop(church), turned_tile.crop(church))).mean
    other = ImageStat.Stat(ImageChops.difference(rotated.crop(church), turned_tile.crop(church))).mean
    assert max(same) < min(other) / 3


def test_same_tile_looks_the_same_and_differs_elsewhere() -> None:
    first = tile(SIZE, "U", 0, 0).tobytes()
    clear()
    assert tile(SIZE, "U", 0, 0).tobytes() == first != tile(SIZE, "U", 0, 1).tobytes()
    looks = [variant(x, y) for x in range(-6, 7) for y in range(-6, 7)]
    assert set(looks) == set(range(VARIANTS))


def extent(sprite: Sprite) -> tuple[int, int, int, int] | None:
    """Return the bounding box of a sprite's opaque pixels."""
    return Image.fromarray(sprite.opaque).getbbox()


def test_farmers_lie_and_others_stand() -> None:
    standing, lying = figure(58, "follower", 0, False, False), figure(58, "follower", 0, True, False)
    upright, flat = (extent(sprite) for sprite in (standing, lying))
    assert upright is not None
    assert flat is not None
    assert upright[3] - upright[1] > upright[2] - upright[0]
    assert flat[2] - flat[0] > flat[3] - flat[1]


WANTED = {"inn", "cathedral", "wine", "grain", "cloth", "princess", "volcano", "dragon", "portal", "cloister"}
WANTED |= {"source", "lake"}


def test_every_landmark_has_its_place(subtests: pytest.Subtests) -> None:
    for kind in sorted(every_kind()):
        with subtests.test(kind=kind):
            found = every_kind()[kind]
            wanted = [flag for flag in found.flags if flag in WANTED]
            wanted += [marker for segment in found.segments for marker in segment.markers if marker in WANTED]
            wanted += ["crossing"] if found.ends_at == "crossing" else []
            sites = plan(kind).sites
            assert sorted(site.what for site in sites) == sorted(wanted)
            for site in sites:
                assert all(site.radius * 0.9 < v < 1 - site.radius * 0.9 for v in site.at)
                for name, anchor in plan(kind).anchors.items():
                    assert math.dist(site.at, anchor) > 0.75 * site.radius or name[0] in "rm"
            for one, other in itertools.combinations(sites, 2):
                assert math.dist(one.at, other.at) > one.radius


@pytest.mark.parametrize(("kind", "what"), [("IC01", "inn"), ("IC03", "inn"), ("IC12", "inn"), ("IC14", "inn")])
def test_inn_lies_at_its_own_road(kind: str, what: str) -> None:
    layout = plan(kind)
    (site,) = (site for site in layout.sites if site.what == what)
    apart = {name: min(math.dist(site.at, point) for point in path) for name, path in layout.roads.items()}
    marked = next(segment.name for segment in every_kind()[kind].segments if what in segment.markers)
    assert min(apart, key=lambda name: apart[name]) == marked
    assert site.way in layout.roads[marked]


@pytest.mark.parametrize(
    ("special", "plain"),
    [
        ("IC01", "V"),
        ("IC11", "C"),
        ("PD01", "E"),
        ("PD07", "V"),
        ("PD26", "J"),
        ("PD18", "N"),
        ("TB05", "N"),
        ("PD16", "G"),
    ],
)
def test_landmarks_are_visible(special: str, plain: str) -> None:
    box = (8, 8, SIZE - 8, SIZE - 8)
    pictures = [tile(SIZE, kind, 0, 0).convert("RGB").crop(box) for kind in (special, plain)]
    changed = ImageChops.difference(*pictures).convert("L").point([0] * 40 + [255] * 216)
    assert sum(map(bool, changed.tobytes())) > 0.02 * SIZE**2


def test_bridge_leads_a_road_over_another_road_or_the_river() -> None:
    found = {kind: [*bridges(plan(kind))] for kind in every_kind() if bridges(plan(kind))}
    assert found == {"RI04": ["r1"], "RI05": ["r1"], "RI06": ["r1"], "TB03": ["r1"]}


def test_tunnel_runs_under_the_city_and_comes_out_on_both_sides() -> None:
    layout = plan("PD16")
    below = underground(layout.roads["r1"], tuple(layout.cities.values()))
    assert 3 < len(below) < len(layout.roads["r1"]) - 6
    assert [thing.y for thing in mouths(below)] == sorted(thing.y for thing in mouths(below))


@pytest.mark.parametrize("kind", sorted(SHAPES))
def test_each_piece_has_its_own_silhouette(kind: str) -> None:
    seat = None if kind in TOKENS else 0
    sprite = figure(58, kind, seat, False, False)
    box = extent(sprite)
    assert box is not None
    assert 0.5 * 58 < box[3] - box[1] < 1.7 * 58
    others = [figure(58, other, None if other in TOKENS else 0, False, False) for other in SHAPES if other != kind]
    assert sprite.opaque.tobytes() not in {other.opaque.tobytes() for other in others}
    assert extent(figure(58, kind, seat, False, True)) != box


def test_extended_board_equals_a_new_drawing() -> None:
    board = laid(40, 3)
    frame = whole([lying.cell for lying in board], 136, 0.6)
    forget()
    for count in range(30, 41):
        grown = lay(frame, board[:count])
    forget()
    assert lay(frame, board).tobytes() == grown.tobytes()


def test_board_in_another_frame_equals_a_new_drawing() -> None:
    board = laid(40, 3)
    wide = whole([lying.cell for lying in board], 136, 0.6)
    other = wide._replace(width=wide.width + 60, left=wide.left + 25, top=wide.top + 10, height=wide.height + 60)
    forget()
    scratch = lay(other, board).tobytes()
    forget()
    lay(wide, board[:38])
    assert lay(other, board).tobytes() == scratch


def test_board_that_its_frame_cuts_off_is_not_copied() -> None:
    board = laid(40, 3)
    whole_frame = whole([lying.cell for lying in board], 136, 0.6)
    cut = whole_frame._replace(left=whole_frame.left - whole_frame.width // 2)
    forget()
    scratch = lay(whole_frame, board).tobytes()
    forget()
    lay(cut, board)
    assert lay(whole_frame, board).tobytes() == scratch


def test_drawing_on_a_board_does_not_change_the_next() -> None:
    board = laid(12, 2)
    frame = whole([lying.cell for lying in board], 136, 0.6)
    clean = lay(frame, board).tobytes()
    lay(frame, board).paste(0, (0, 0, frame.width, frame.height))
    assert lay(frame, board).tobytes() == clean
