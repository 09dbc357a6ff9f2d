"""Answers to "what is at" for every place of the table."""

import msgspec
import pytest

import render
from cogs.discord.autocomplete import MAX_CHOICE
from render.words import LANGUAGES
from rules.carcassonne.view import CarcassonneView, Player, survey
from tests.render.carcassonne.village import VILLAGE, public
from tests.render.games import NAMES, expanded


def at(key: str, view: CarcassonneView = VILLAGE) -> list[str]:
    return render.at_place(view, key, names=["Ada", "Ben", "Cleo"]).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("view", [VILLAGE, public(60), expanded(60)], ids=["village", "base", "all"])
def test_every_place_has_a_name_of_its_own_and_something_to_tell(language: str, view: CarcassonneView) -> None:
    found = render.places(view, names=NAMES, language=language)
    assert len(set(found.values())) == len(found)
    assert all(0 < len(key) <= MAX_CHOICE and 0 < len(name) <= MAX_CHOICE for key, name in found.items())
    for key in found:
        told = render.at_place(view, key, names=NAMES, language=language)
        assert told.strip()
        assert "{" not in told
    cells = {f"{x},{y}" for x, y in (*(tile.cell for tile in view.board), *survey(view).free)}
    assert cells <= found.keys()


@pytest.mark.parametrize("key", ["9,9", "seat 7", "city", "", "0,0 c9", "figures x", "0,0 c1 x", "drawn "])
def test_an_unknown_place_is_an_error(key: str) -> None:
    with pytest.raises(KeyError):
        at(key)


def test_a_lying_tile_tells_its_parts_and_its_objects() -> None:
    told = at("1,0")
    assert told[:2] == ["Ada's cloister with follower", "Ben's field all around with follower"]
    assert told[2].startswith(
        "Cloister (1, 0), Ada: 3 of 9 tiles, 3 points now. Here: Ada's follower (1, 0). Open at (1, −1;"
    )
    assert told[3].startswith("Field NE–NW (0, 0), Ben: one complete city")
    assert at("-1,0")[3] == "This is the last tile."


def test_a_free_place_tells_its_neighbours_and_the_effects_of_the_drawn_tile() -> None:
    told = at("-1,1")
    assert told[:2] == ["No tile yet. A tile here meets:", "N Ada's road (2 tiles)"]
    assert told[2] == "42 of the 67 tiles still to come fit here."
    assert told[3:] == [
        "The drawn tile fits turned 180°: joins Ada's road (2 tiles) and Ben's field (one complete city).",
        "The drawn tile fits turned 270°: joins Ada's road (2 tiles) and Ben's field (one complete city).",
    ]


def test_a_seat_tells_its_figures_and_a_line_its_roads() -> None:
    assert at("seat 0") == [
        "A Ada: 4 points, 5 followers left.",
        "follower: road E–S (−1, 0), 2 tiles, 2 points now, open at (−1, 1)",
        "follower: cloister (1, 0), 3 of 9 tiles, 3 points now, open at (1, −1; 2, −1; 2, 0; 0, 1; 1, 1; 2, 1)",
    ]
    assert at("figures 0") == at("seat 0")[1:]
    assert at("road 0")[0].startswith("Road E–W (0, 0), Ada: 2 tiles")
    assert at("city 1") == ["Nothing on the board."]


def test_the_readers_own_lines_come_first() -> None:
    own = msgspec.structs.replace(VILLAGE, seat=1)
    found = list(render.places(own, names=["Ada", "Ben"]).values())
    assert found[:3] == ["the drawn tile", "all of my figures", "my cities"]
    assert "all of Ada's figures" in found
    assert "all of Ben's figures" not in found


def test_the_pile_tells_the_tiles_that_can_still_come() -> None:
    told = at("pile")
    assert told[0] == "67 tiles are left in the pile. Still to come, without their fields:"
    counts = [int(line.split(" × ")[0]) for line in told[1:]]
    assert sum(counts) == 67
    assert "8 × road E–W" in told


def test_the_drawn_tile_is_told_whole() -> None:
    assert at("drawn") == ["city N–W with shield", "road E–S", "field NE–SW", "field SE"]


def test_goods_are_told_with_their_seat() -> None:
    view = msgspec.structs.replace(expanded(30), players=(Player(1, {}), Player(2, {}), Player(3, {})))
    assert "Ben has one barrel of wine and one sack of grain." in at("seat 1", view)
