"""The picture in words and as text."""

import msgspec
import pytest

import render
from render.words import LANGUAGES
from rules.carcassonne.view import CarcassonneView, Figure, Player, Tile
from tests.render.games import NAMES, stopped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", [1, 30, 72])
def test_description_names_every_seat_with_its_score(language: str, tiles: int) -> None:
    view = stopped(tiles, 5).view(None)
    assert isinstance(view, CarcassonneView)
    scored = tuple(Player(101 + seat, player.supply) for seat, player in enumerate(view.players))
    text = render.describe(msgspec.structs.replace(view, players=scored), names=NAMES, language=language)
    assert len(text) <= 1024
    for seat, name in enumerate(NAMES[:5]):
        assert name in text
        assert str(101 + seat) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_for_three_is_told_completely(language: str) -> None:
    view = stopped(60, 3).view(None)
    assert isinstance(view, CarcassonneView)
    text = render.describe(view, names=NAMES, language=language)
    assert len(view.figures) > 6
    assert not text.endswith("…")
    for figure in view.figures:
        assert f"{figure.x},{figure.y}" in text


def test_figures_of_a_kind_are_told_together() -> None:
    view = stopped(1, 2).view(None)
    assert isinstance(view, CarcassonneView)
    figures = (Figure(0, "follower", 0, 0, "c1"), Figure(0, "follower", 1, 0, "c1"), Figure(0, "follower", 2, 0, "f1"))
    text = render.describe(msgspec.structs.replace(view, figures=figures), names=NAMES)
    assert text.endswith("has 2 followers in cities at 0,0 and 1,0 and a follower in a field at 2,0.")


def test_description_is_short_with_the_longest_names() -> None:
    view = stopped(72, 5).view(None)
    text = render.describe(view, names=["W" * 100] * 5)
    assert len(text) <= 1024
    assert text.endswith("…")


def test_description_names_the_active_seat_and_its_tile() -> None:
    table = stopped(12)
    text = render.describe(table.view(None), names=NAMES)
    assert f"It's {NAMES[table.asks[0].seat]}'s turn." in text
    assert "The drawn tile has" in text


def test_tiles_are_drawn_with_letters() -> None:
    view = CarcassonneView(
        game="carcassonne",
        board=(Tile("D", 0, 0, 0), Tile("B", 1, 0, 0), Tile("E", 0, -1, 180), Tile("V", -1, 0, 270)),
        figures=(Figure(0, "follower", 0, -1, "c1"), Figure(1, "follower", 1, 0, "f1")),
        players=(Player(0, {"follower": 6}), Player(0, {"follower": 6})),
        turn=0,
        drawn=None,
        left=68,
    )
    drawn, _, told = render.text_board(view).partition("\n\n")
    assert drawn.splitlines() == [
        "    -1  0  1",
        "       ...",
        " -1    .A.",
        "       .#.",
        "    ....#....",
        "  0 .+----.b.",
        "    .|.......",
    ]
    assert "# city" in told
    assert "A A: no points" in told or "A: 0 points" in told


@pytest.mark.parametrize("tiles", [1, 40, 72])
def test_text_board_fits_a_message_and_shows_the_last_tile(tiles: int) -> None:
    view = stopped(tiles, 5, seed=3).view(None)
    assert isinstance(view, CarcassonneView)
    text = render.text_board(view, names=NAMES)
    assert 0 < len(text) <= 2900
    assert f"\n{view.board[-1].y:>3} " in text


def test_huge_board_is_cropped_around_its_last_tile() -> None:
    view = stopped(5).view(None)
    assert isinstance(view, CarcassonneView)
    line = tuple(Tile("U", x, 0, 0) for x in range(40)) + tuple(Tile("U", 39, y, 90) for y in range(1, 30))
    text = render.text_board(msgspec.structs.replace(view, board=line, figures=()))
    assert len(text) <= 2900
    assert "\n 29 " in text
    assert "\n  0 " not in text
