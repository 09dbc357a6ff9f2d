"""The pictures of leagues: as many members and lines as there are, any names, and a crown in the final only."""

import io

import pytest
from PIL import Image

from render.banner import WIDTH
from render.kit.sprites import index_of
from render.kit.theme import GOLD
from render.league import MOST_FREE, ROW, Line, league_banner_png, standings_png
from rules.kernel import GAMES

NAMES = ("W" * 200, "\N{FOX FACE}", "", "Łucja", "Ada")


def banner(names: tuple[str, ...], places: int, kind: str = "carcassonne") -> Image.Image:
    return Image.open(io.BytesIO(league_banner_png(kind, "League #1", names, places, "free", "en")))


def standings(*lines: Line, crowned: bool = False, kind: str = "carcassonne") -> Image.Image:
    return Image.open(io.BytesIO(standings_png(kind, "League #1", "Final standings", lines, crowned=crowned)))


def line(rank: int, name: str, tenths: int, *, gone: bool = False) -> Line:
    return Line(rank, name, str(tenths / 10), tenths, "2 of 3 won · opponents 36", gone)


@pytest.mark.parametrize("kind", sorted(GAMES.keys() - {"demo", "forms", "rounds"}))
def test_every_game_has_a_banner_and_standings(kind: str) -> None:
    assert (banner(NAMES, 8, kind).width, standings(line(1, "Ada", 120), kind=kind).mode) == (WIDTH, "P")


def test_a_banner_grows_with_its_members_and_shows_some_free_places() -> None:
    few, full, many = banner(("Ada",), 64), banner(("Ada",) * 64, 64), banner(("Ada",), 2)
    assert few.height == many.height + (-(-(1 + MOST_FREE) // 2) - 1) * ROW
    assert full.height > few.height
    assert full.height < 2 * WIDTH, "a phone shows the names of 64 people"


def test_long_or_unprintable_names_do_no_harm() -> None:
    picture = standings(*[line(at, name, 120, gone=at == 2) for at, name in enumerate(NAMES, 1)])
    assert (picture.width, picture.mode) == (WIDTH, "P")
    assert standings().height > 0


def gold(picture: Image.Image) -> int:
    return picture.histogram()[index_of(GOLD)]


def test_only_the_final_has_a_crown_and_more_points_have_a_longer_bar() -> None:
    lines = (line(1, "Ada", 360), line(2, "Ben", 120), line(3, "Cleo", 0))
    assert gold(standings(*lines, crowned=True)) > gold(standings(*lines)) + 200
    assert gold(standings(line(1, "Ada", 360), line(2, "Ben", 240))) > gold(standings(lines[0], lines[1]))
