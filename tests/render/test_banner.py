"""The banner of a lobby and the covers of the games."""

import io

import pytest
from PIL import Image

from render.banner import WIDTH, Sitter, banner, banner_png
from render.cover import cover_names, cover_png
from render.games import game
from rules.kernel import GAMES, showcase_of
from tests.contract.adding import ROOT, game_folders

KINDS = game_folders(ROOT)
LONG = "Wilhelmine-Charlotte von der Alm"


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_has_a_showcase_and_a_scene(kind: str) -> None:
    assert (ROOT / "rules" / kind / "showcase.json").is_file()
    assert game(kind).scene is not None, f"render/{kind} needs a scene"
    table = showcase_of(kind)
    assert not table.over
    assert max(place.score for place in table.standing) > 0, "a game that has just begun shows little"


@pytest.mark.parametrize("kind", KINDS)
def test_a_cover_has_the_width_of_a_picture_and_names_its_players(kind: str) -> None:
    with Image.open(io.BytesIO(cover_png(kind, language="en"))) as picture:
        assert (picture.width, picture.mode) == (1200, "P")
    assert "Ada" in cover_names(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_a_banner_changes_with_every_seat_and_stays_small(kind: str) -> None:
    most = GAMES[kind].meta.seats[1]
    names = [Sitter(LONG, "host"), *(Sitter(f"{LONG[:30]} {seat}", "computer") for seat in range(1, most))]
    drawn = [banner_png(kind, kind, names[:count], most, "free", language="de") for count in range(most + 1)]
    assert len({*drawn}) == most + 1
    assert all(len(one) < 200_000 for one in drawn)
    sizes = {Image.open(io.BytesIO(one)).size for one in drawn}
    assert len(sizes) == 1
    (size,) = sizes
    assert size[0] == WIDTH
    assert size[1] <= 700, "a phone shows it with the buttons below"


@pytest.mark.parametrize("name", ["", "\N{FOX FACE}", "W" * 200, "Łucja Ó"])
def test_any_name_can_stand_at_a_seat(name: str) -> None:
    kind = KINDS[0]
    empty = banner(kind, "?", [], 2, "free", language="en").tobytes()
    assert banner(kind, "?", [Sitter(name)], 2, "free", language="en").tobytes() != empty
