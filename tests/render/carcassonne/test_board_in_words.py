"""The whole board in words: the alternative text, the text board, and the map of letters."""

import re

import msgspec
import pytest

import render
from render.words import LANGUAGES, words
from rules.carcassonne.view import Figure, Player, Tile, survey
from tests.render.carcassonne.village import VILLAGE, public
from tests.render.games import NAMES, expanded, with_dragon


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", [1, 30, 72])
def test_alternative_text_names_every_seat_with_its_score(language: str, tiles: int) -> None:
    view = public(tiles, 5)
    scored = tuple(Player(101 + seat, player.supply) for seat, player in enumerate(view.players))
    text = render.describe(msgspec.structs.replace(view, players=scored), names=NAMES, language=language)
    assert len(text) <= 1024
    for seat, name in enumerate(NAMES[:5]):
        assert name in text
        assert str(101 + seat) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_places_of_removed_figures_have_no_parentheses_in_parentheses(language: str) -> None:
    view = expanded(30)
    lost = tuple(Figure(0, "big", *tile.cell, "f1") for tile in view.board[-2:])
    text = render.text_board(with_dragon(view, gone=lost), names=NAMES, language=language)
    begin, end = words(language).text("carcassonne-described-gone", pieces="|").split("|")
    told = text.partition(begin)[2].partition(f"{end}\n")[0]
    assert told
    assert re.findall(r"\([^()]*\(", told) == []


def test_alternative_text_begins_with_the_last_tile_and_tells_the_drawn_one() -> None:
    text = render.describe(VILLAGE, names=["Ada", "Ben"])
    assert text.startswith("The last tile is at column −1, row 0: road E–S, field N–W and field SE. It's Ben's turn. ")
    assert "The drawn tile: city N–W with shield, road E–S, field NE–SW and field SE." in text
    assert "Cloister (1, 0), Ada: 3 of 9 tiles, 3 points now, Ada's follower (1, 0)." in text


@pytest.mark.parametrize("names", [NAMES, ["W" * 100] * 5])
def test_a_long_alternative_text_keeps_the_last_tile_and_the_scores(names: list[str]) -> None:
    view = public(72, 5)
    text = render.describe(view, names=names)
    assert len(text) <= 1024
    assert text.startswith("The last tile is at")
    assert all(f"{letter} {name[:20]}" in text for letter, name in zip("ABCDE", names, strict=False))
    assert text.endswith("Not everything fits here. All of it: /game board text:True")


def test_text_board_tells_every_tile_with_its_owners_and_all_its_figures() -> None:
    lines = render.text_board(VILLAGE, names=["Ada", "Ben"]).splitlines()
    assert lines[-4:] == [
        "- 0, −1: complete city S; field N–E–W",
        "- −1, 0: Ada's road E–S with follower; Ben's field N–W; Ben's field SE",
        "- 0, 0: complete city N; Ada's road E–W; Ben's field NE–NW; Ben's field S",
        "- 1, 0: Ada's cloister with follower; Ben's field all around with follower",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("pl", ["dokończone miasto", "dokończona droga", "dokończony klasztor"]),
        ("sk", ["uzavreté mesto", "uzavretá cesta", "uzavretý kláštor"]),
    ],
)
def test_a_complete_part_agrees_with_its_kind(language: str, told: list[str]) -> None:
    text = render.text_board(public(72, seed=12), names=NAMES, language=language)
    assert [one for one in told if one not in text] == []


def test_text_board_lists_open_objects_with_owners_and_gaps_first() -> None:
    lines = render.text_board(VILLAGE, names=["Ada", "Ben"]).splitlines()
    start = lines.index("Open cities, roads and cloisters, those without an owner from 2 tiles on:")
    assert lines[start + 1] == (
        "- Road E–W (0, 0), Ada: 2 tiles, 2 points now. Here: Ada's follower (−1, 0). "
        "Open at (−1, 1). Tiles: 0, 0; −1, 0."
    )
    assert lines[start + 3] == "Fields:"
    assert lines[start + 4].startswith("- Field NE–NW (0, 0), Ben: one complete city, 3 points at the end. ")
    assert "Complete cities at (0, 0)." in lines[start + 4]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", [1, 40, 72])
def test_text_board_names_every_figure_and_every_tile(language: str, tiles: int) -> None:
    view = public(tiles, 5, seed=3)
    text = render.text_board(view, names=NAMES, language=language)
    short = words(language).text("carcassonne-cell-short", x="{x}", y="{y}")
    cells = [f"- {short.format(x=tile.x, y=tile.y).replace('-', '−')}: " for tile in view.board]
    assert [cell for cell in cells if text.count(cell) != 1] == []
    owned = [one for one in survey(view).objects if one.figures]
    assert sum(text.count(name) for name in NAMES) >= len(owned)
    assert "{" not in text


def test_shields_and_other_marks_are_told_in_words() -> None:
    board = (Tile("D", 0, 0, 0), Tile("F", 0, -1, 90), Tile("M", 0, -2, 180))
    view = msgspec.structs.replace(VILLAGE, board=board, figures=(Figure(0, "follower", 0, -1, "c1"),))
    text = render.text_board(view, names=["Ada", "Ben"])
    assert (
        "- City N (0, 0), Ada: 3 tiles, 2 shields, 5 points now. Here: Ada's follower (0, −1). Open at (1, −2)." in text
    )
    assert "- 0, −1: Ada's city N–S with shield and follower; field E; field W" in text
    assert "- 0, −2: Ada's city E–S with shield; field N–W" in text


def test_tiles_are_drawn_with_letters() -> None:
    drawn, _, legend = render.text_map(VILLAGE).partition("\n\n")
    assert drawn.splitlines() == [
        "    −1  0  1",
        "       ...",
        " −1    ...",
        "       .#.",
        "    ....#....",
        "  0 .A----.A.",
        "    .|......b",
    ]
    assert legend.startswith("# city")


def test_a_tile_has_space_for_two_standing_and_two_lying_figures() -> None:
    figures = tuple(Figure(seat, "follower", 0, 0, name) for seat, name in enumerate(("c1", "r1", "f1", "f2")))
    view = msgspec.structs.replace(VILLAGE, figures=figures, board=(Tile("D", 0, 0, 0),))
    assert render.text_map(view).splitlines()[1:4] == ["    .#B", "  0 -A-", "    d.c"]
    more = msgspec.structs.replace(view, figures=(*figures, Figure(0, "big", 0, 0, "r1")))
    told = (
        "column 0, row 0: Player A's follower and big follower, Player B's follower, Player C's follower and Player D's"
    )
    assert render.text_map(more).splitlines()[-1].startswith(told)


@pytest.mark.parametrize("tiles", [1, 40, 72])
def test_map_fits_a_message_and_shows_the_last_tile(tiles: int) -> None:
    view = public(tiles, 5, seed=3)
    text = render.text_map(view)
    assert 0 < len(text) <= 2900
    assert f"\n{view.board[-1].y:>3} ".replace("-", "−") in text


def test_a_huge_board_is_cropped_around_its_last_tile_and_says_so() -> None:
    line = tuple(Tile("U", x, 0, 0) for x in range(60)) + tuple(Tile("U", 59, y, 90) for y in range(1, 40))
    view = msgspec.structs.replace(VILLAGE, board=line, figures=())
    text = render.text_map(view)
    assert len(text) <= 2900
    assert "\n 39 " in text
    said = re.search(
        r"The map shows columns (\S+) to (\S+) and rows (\S+) to (\S+)\. The text board has all tiles\.", text
    )
    assert said is not None
    assert (said[2], said[4]) == ("59", "39")
    assert said[1] != "0" or said[3] != "0"


def test_text_board_tells_the_dragons_run_and_the_tiles_aside() -> None:
    view = expanded(30)
    x, y = view.parts["dragon"].dragon
    start = next(tile.cell for tile in view.board if abs(tile.x - x) + abs(tile.y - y) == 1)
    ran = with_dragon(view, trail=(start, (x, y)), gone=(Figure(0, "big", *start, "f1"),))
    text = render.text_board(ran, names=NAMES)
    way = "; ".join(f"{a}, {b}" for a, b in (start, (x, y))).replace("-", "−")
    assert f"The dragon went this way: {way}." in text
    assert "Removed from the table: Ada's big follower (field" in text
    assert "2 tiles are put aside: road E–W, dragon symbol, field N and field S; road E, road S, road W" in text
    assert text.count("; the dragon") == text.count("; the fairy") == 1
