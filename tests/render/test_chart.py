"""The chart of the scores and the film of a game: round grids, a line for each seat, pictures of one size."""

import io
import itertools

import pytest
from PIL import Image, ImageChops

from render import film
from render.chart import HEIGHT, LEFT, RIGHT, SHAPE, TITLE, WIDTH, chart, grid_of, label_heights
from render.face import face
from render.kit.sprites import index_of
from render.kit.theme import SEATS, palette
from rules.kernel import GAMES
from tests.render.games import NAMES, stopped


@pytest.mark.parametrize(
    ("least", "most", "grid"),
    [
        (0, 120, range(0, 151, 50)),
        (0, 10, range(0, 11, 2)),
        (-3, 6, range(-4, 7, 2)),
        (0, 0, range(2)),
        (43, 47, range(0, 51, 10)),
    ],
)
def test_grid_is_round_and_contains_every_score(least: int, most: int, grid: range) -> None:
    assert grid_of(least, most) == grid
    assert grid[0] <= least <= most <= grid[-1]


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_chart_has_a_line_for_every_seat(seats: int) -> None:
    names = ["Ada", "W" * 40, "\N{FOX FACE}", "Łucja", "", "Fay"][:seats]
    level = chart("carcassonne", "Carcassonne", "Turns 1 to 9", names, [[0] * seats, [0] * seats])
    apart = chart(
        "carcassonne", "Carcassonne", "Turns 1 to 9", names, [[0] * seats, [10 * seat for seat in range(seats)]]
    )
    assert (level.size, level.mode) == ((WIDTH, HEIGHT), "P")
    assert seats == 1 or level.tobytes() != apart.tobytes()


@pytest.mark.parametrize("last", [[7] * 6, [70, 81, 68, 77, 70, 62], [65, 62, 64, 63, 66, 61], [0, 0, 0, 0, 0, 1]])
def test_labels_of_close_scores_keep_their_order_and_do_not_overlap(last: list[int]) -> None:
    heights = label_heights(last, grid_of(0, max(last)))
    by_height = sorted(range(len(last)), key=lambda seat: heights[seat])
    assert [last[seat] for seat in by_height] == sorted(last, reverse=True)
    assert all(heights[below] - heights[above] >= SHAPE for above, below in itertools.pairwise(by_height))
    assert all(SHAPE // 2 <= height <= HEIGHT - SHAPE // 2 for height in heights)


def test_level_seats_all_show_their_lines() -> None:
    shown = chart("catan", "Catan", "Turns 1 to 9", NAMES, [[0] * 6, [10] * 6, [10] * 6]).convert("RGB")
    # A column between the marks, which stand in the middle and at the end.
    across = LEFT + (WIDTH - LEFT - RIGHT) * 75 // 100
    column = {shown.getpixel((across, y)) for y in range(TITLE, HEIGHT)}
    assert {palette()[index_of(look.body)] for look in SEATS} <= column


@pytest.mark.parametrize("kind", sorted(GAMES.keys() - {"demo", "forms"}))
def test_every_game_has_a_face_in_the_titles(kind: str) -> None:
    shown = face(kind, 80)
    assert shown is not None, f"render/{kind} needs FACE, the name of one of its icons"
    assert shown.size == (80, 80)


def test_film_shows_its_pictures_in_order_in_the_size_of_the_largest() -> None:
    views = [stopped(tiles).view(None) for tiles in (2, 8, 20)]
    frames = [film.frame(view, views[-1], names=("Ada", "Ben", "Cleo"), language="en") for view in views]
    made = film.film(frames)
    assert made is not None
    assert len(made) < film.MOST_BYTES
    moving = Image.open(io.BytesIO(made))
    assert (moving.format, getattr(moving, "n_frames", 1)) == ("WEBP", len(frames))
    assert max(moving.size) >= film.LONG >= 1_000
    sizes = [Image.open(io.BytesIO(frame)).size for frame in frames]
    assert moving.size == tuple(max(sides) for sides in zip(*sizes, strict=True))
    assert moving.info["loop"] == 1, "it plays once and ends with the last frame"


def test_the_board_fills_the_early_frames_of_a_film_and_the_table_of_points_is_below_the_last() -> None:
    """Early frames were mostly empty wood."""
    ended, names = stopped(99), ("Ada", "Ben", "Cleo")
    last = ended.view(None)
    begin, end = (film.frame(view, last, names=names, language="en") for view in (stopped(2).view(None), last))
    points = film.end_frame(last, ended.standing, {"cities": [3, 2, 1]}, names=names, language="en")
    sizes = [Image.open(io.BytesIO(frame)).size for frame in (begin, end, points)]
    assert sizes[0] == sizes[1]
    assert sizes[1][0] == sizes[2][0]
    assert sizes[2][1] > sizes[1][1] + 100
    red, green, _ = Image.open(io.BytesIO(begin)).split()
    meadow = ImageChops.subtract(green, red).point(lambda value: 255 * (value > 10))
    left, _, right, _ = meadow.crop((0, 150, *meadow.size)).getbbox() or (0, 0, 0, 0)
    assert right - left > sizes[0][0] / 5


def test_long_game_is_shown_evenly_from_first_to_last() -> None:
    assert film.evenly(5, 10) == [0, 1, 2, 3, 4]
    kept = film.evenly(1000, 45)
    assert (kept[0], kept[-1], len(set(kept))) == (0, 999, 45)
    assert {later - earlier for earlier, later in itertools.pairwise(kept)} == {22, 23}
