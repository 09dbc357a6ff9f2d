"""Texts of pictures in every language: none is cut, leaves its frame or covers another one.

The scenes of the contact sheets are checked in ``test_sheets.py``, and the texts of cards beside the tests of a game.
"""

from collections.abc import Iterator

import pytest
from PIL import Image, ImageDraw

import render
from cogs.discord.titles import game_name
from cogs.show.rulebook import topics
from render import LANGUAGES
from render.banner import Sitter, banner
from render.chart import chart
from render.ending import source_name
from render.games import game
from render.kit import points, typography
from render.kit.surface import wood
from render.kit.theme import INK
from render.kit.typefaces import font
from render.kit.typography import centre, set_on
from render.leaderboard import Line, leaderboard_png
from render.words import words
from rules.kernel import GAMES, showcase_of
from tests.contract.adding import ROOT, game_folders
from tests.render.frames import SHORT_NAMES, Frames, recorded

KINDS = game_folders(ROOT)
every_game = pytest.mark.parametrize("kind", KINDS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def frames() -> Iterator[Frames]:
    with recorded() as found:
        yield found


@every_language
@every_game
def test_lobbies_and_covers_hold_their_texts(kind: str, language: str, frames: Frames) -> None:
    showcase, most = showcase_of(kind), GAMES[kind].meta.seats[1]
    told = words(language)
    sitters = [
        Sitter("Ada", told.text("lobby-host")),
        Sitter("Ben", told.text("seat-opponent", level=told.text("level-normal"))),
    ]
    banner(kind, game_name(kind, told), sitters, most, told.text("lobby-free"), language=language)
    render.picture(showcase.view(), names=SHORT_NAMES[: showcase.seats], language=language)
    assert frames.take() == set()


@every_language
@every_game
def test_results_hold_their_texts(kind: str, language: str, frames: Frames) -> None:
    sources = [key.rpartition("-")[2] for key in words("en").keys if key.startswith(f"points-{kind}-")]
    told = words(language)
    lines = [points.Line(seat, name, seat + 1, 20 - seat) for seat, name in enumerate(SHORT_NAMES)]
    for count in (3, 6, len(sources)):
        shown = [
            points.Source(game(kind).score_sign(one, points.SIGN), source_name(kind, one, told), range(6))
            for one in sources[:count]
        ]
        table = points.points_table(lines, shown)
        table.draw(wood((1200, table.height)), 0)
    title, across = (
        told.text("chart-title", game=game_name(kind, told)),
        told.text("chart-across", first=0, last=99),
    )
    chart(kind, title, across, SHORT_NAMES, [[0] * 6, [12, 9, 30, 41, 2, 11]])
    level = told.text("leaderboard-computer", level=told.text("level-normal"))
    rated = [Line(1, level, 1234, told.text("leaderboard-detail", count=105, wins=21))]
    leaderboard_png(kind, told.text("leaderboard-heading", game=game_name(kind, told)), rated)
    assert frames.take() == set()


@every_language
@every_game
def test_pictures_of_the_rulebook_hold_their_texts(kind: str, language: str, frames: Frames) -> None:
    for topic in set(render.illustrations(kind)) & set(topics(kind)):
        render.illustration(kind, topic, language=language)
        assert frames.take() == set(), topic


# The record itself


def test_a_text_that_is_cut_is_found(frames: Frames) -> None:
    assert typography.fitted("Carcassonne", "text", 30, 500) == "Carcassonne"
    assert frames.take() == set()
    typography.fitted("Carcassonne", "text", 30, 60)
    assert frames.take() == {"cut: Carcassonne"}


def test_a_text_that_leaves_its_picture_is_found(frames: Frames) -> None:
    canvas = wood((200, 100))
    set_on(canvas, "Catan", (20, 60), "text", 30, INK)
    assert frames.take() == set()
    set_on(canvas, "Carcassonne", (120, 60), "text", 30, INK)
    assert frames.take() == {"outside: Carcassonne"}
    ImageDraw.Draw(Image.new("L", (50, 50))).text((25, 40), "Zavandor", 255, font("text", 30), anchor="ms")
    assert frames.take() == {"outside: Zavandor"}


def test_texts_that_cover_one_another_are_found(frames: Frames) -> None:
    canvas = wood((400, 200))
    set_on(canvas, "Catan", (20, 60), "text", 30, INK)
    set_on(canvas, "7", (120, 60), "text", 30, INK)
    centre(canvas, "8", (40, 120), 30, INK)
    assert frames.take() == set()
    set_on(canvas, "Catan", (20, 60), "text", 30, INK)
    centre(canvas, "7", (40, 50), 30, INK)
    assert frames.take() == {"over one another: 7, Catan"}
