"""The leaderboard's picture: one line for each player, in the palette, with any names."""

import io

from PIL import Image

from render.leaderboard import MOST, WIDTH, Line, leaderboard_png


def drawn(*lines: Line) -> Image.Image:
    return Image.open(io.BytesIO(leaderboard_png("carcassonne", "Carcassonne", lines)))


def line(rank: int, name: str, points: int) -> Line:
    return Line(rank, name, points, "3 games · 1 won")


def test_board_grows_with_its_lines_up_to_ten() -> None:
    heights = [
        drawn(*[line(rank, "Ada", 1000 - rank) for rank in range(1, count + 1)]).height for count in (1, 5, 10, 30)
    ]
    assert heights[0] < heights[1] < heights[2] == heights[3]
    assert MOST == 10


def test_long_or_unprintable_names_do_no_harm() -> None:
    names = ("W" * 200, "\N{FOX FACE}", "", "Łucja")
    picture = drawn(*[line(1, name, 1000) for name in names])
    assert (picture.width, picture.mode) == (WIDTH, "P")


def test_higher_rating_has_a_longer_bar() -> None:
    picture = drawn(line(1, "Ada", 1200), line(2, "Ben", 1100), line(3, "Cleo", 1000)).convert("RGB")
    gold = [
        sum(picture.getpixel((x, y)) == picture.getpixel((150, 222)) for x in range(WIDTH)) for y in (222, 326, 430)
    ]
    assert gold[0] > gold[1] > gold[2] > 0
