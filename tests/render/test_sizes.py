"""Text and signs are legible on a phone, which shows a picture 400 pixels wide."""

import itertools
import random
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageFont

import render
from render import leaderboard
from render.carcassonne import board, light
from render.chart import chart_png
from render.kit import cache, disk, emblem, typography
from render.kit.sections import WIDTH
from render.kit.sprites import OVERSIZE
from render.kit.typography import LEAST
from rules import GAMES, Table
from tests.contract.adding import ROOT, forms_of, game_folders
from tests.kept import kept
from tests.render.games import NAMES, expanded

PHONE = 400
"""Width in which a phone shows a picture, in pixels."""
LEGIBLE = 9
"""Minimum size of text and of signs on a phone, in pixels."""
NEAREST = Image.Resampling.NEAREST
WITHOUT_TEXT = {"_bare", "gallery", "land", "rock", "sea", "table_top", "tile", "turret", "_mountain"}
"""Painters of grounds. They are slow and print nothing, so their sprites may come from the disk."""
TEXTS = {
    f"render.{name}" for name in ("catalogue", "facts", "games", "kit.version", "sources", "unicode_locales", "words")
}
"""Modules that cache no part of a picture, and take long to load again."""


class Drawn(NamedTuple):
    """Something drawn in a picture: a text or the name of a sign, and its size in pixels of the picture.

    The size of a text is its type size, as in CSS: its capital letters are two thirds of it high. The size of a sign is
    the side of the square that it is drawn in.
    """

    what: str
    size: float


@contextmanager
def recorded() -> Iterator[list[Drawn]]:
    """Record every text and every sign that is drawn.

    Begin with empty caches, so that all of them are drawn, but only once: the tests of this module share the sprites.
    """
    found: list[Drawn] = []
    on_sheets, in_lines, read = ImageDraw.ImageDraw.text, typography._printed, disk._read
    resize = Image.Image.resize

    def text(self: Any, xy: Any, text: Any, fill: Any, font: ImageFont.FreeTypeFont, **more: Any) -> None:
        found.append(Drawn(text, font.size / OVERSIZE))
        on_sheets(self, xy, text, fill, font, **more)

    def printed(text: str, face: str, pixels: int, *more: Any) -> Any:
        found.append(Drawn(text, pixels / typography.FINE))
        return in_lines(text, face, pixels, *more)

    def paint_charge(emblems: Any, name: str, size: int) -> Image.Image:
        found.append(Drawn(f"sign {name}", size))
        return Image.new("RGBA", (size * OVERSIZE, size * OVERSIZE))

    def read_ground(path: Path, *more: Any) -> Any:
        painter = path.parent.name.rpartition("-")[0].rpartition(".")[2]
        return read(path, *more) if painter in WITHOUT_TEXT else None

    with pytest.MonkeyPatch.context() as patch:
        # Pixels do not matter here, and careful scaling would take a third of the time.
        patch.setattr(Image.Image, "resize", lambda image, size, *more, **others: resize(image, size, NEAREST))
        patch.setattr(Image.Image, "reduce", lambda image, by: resize(image, reduced(image, by), NEAREST))
        patch.setattr(ImageDraw.ImageDraw, "text", text)
        patch.setattr(typography, "_printed", printed)
        patch.setattr(emblem, "paint_charge", paint_charge)
        # The illustrations of cards hold no text. Painting them would take most of the time.
        patch.setattr(
            emblem, "paint", lambda emblems, card, size: Image.new("RGB", (size[0] * OVERSIZE, size[1] * OVERSIZE))
        )
        patch.setattr(disk, "_read", read_ground)
        patch.setattr(disk, "keep", lambda *of: None)
        forget()
        yield found
    # Other tests must not see sprites without illustrations.
    forget()


def reduced(image: Image.Image, by: int) -> tuple[int, int]:
    """Return the size of an image that is reduced by a factor."""
    return -(-image.width // by), -(-image.height // by)


def forget() -> None:
    """Empty all caches of pictures, and of the parts and lights that are computed for them."""
    cache.clear()
    board.forget()
    for module in [module for name, module in sys.modules.items() if name.startswith("render.") and name not in TEXTS]:
        for function in vars(module).values():
            if callable(clear := getattr(function, "cache_clear", None)):
                clear()


def test_record_leaves_nothing_for_later_pictures() -> None:
    """A picture of another test differed, because a light that was scaled without care had stayed in a cache."""
    draw = partial(render.png, Table.new("carcassonne", seats=2, seed=1).view(0), names=NAMES, language="en")
    light._lights.cache_clear()
    with recorded():
        draw()
    later = draw()
    light._lights.cache_clear()
    forget()
    assert draw() == later


@pytest.fixture(scope="module")
def everything_drawn() -> Iterator[list[Drawn]]:
    """Record what the tests of this module draw."""
    with recorded() as found:
        yield found


@pytest.fixture
def drawn(everything_drawn: list[Drawn]) -> list[Drawn]:
    """Return the record of what a test draws and no test before it has drawn."""
    everything_drawn.clear()
    return everything_drawn


def legible(pictures: Iterable[Image.Image], drawn: list[Drawn]) -> None:
    """Fail if something in pictures is too small. A narrow picture may have no smaller text than the widest one."""
    assert all(picture.width <= WIDTH for picture in pictures)
    assert drawn
    assert not {one for one in drawn if one.size < LEAST}


def test_smallest_text_of_the_widest_picture_is_legible() -> None:
    assert LEAST * PHONE / WIDTH >= LEGIBLE


FORMS = [
    (game, GAMES[game].meta.seats[bool(at)], options)
    for game in game_folders(ROOT)
    for at, options in enumerate(forms_of(ROOT, game))
]
"""The usual form of each game with the fewest seats, and the others with the most."""
CHOICES = (60, 180)
"""Numbers of choices between the ages at which a table is drawn."""


@kept
def ages(game: str, seats: int, options: Mapping[str, Any]) -> list[Table]:
    """Return a table at several ages."""
    table, rng, found = Table.new(game, seats=seats, seed=7, options=dict(options)), random.Random(7), list[Table]()
    for more in CHOICES:
        for _ in range(more):
            advance(table, rng)
        found.append(table.fork())
    return found


def advance(table: Table, rng: random.Random) -> None:
    """Play one choice: a computer's, or at random where the computer takes long."""
    for ask in table.asks:
        if table.game == "carcassonne":
            table.answer(ask.seat, [rng.choice(ask.options).id])
            return
        choice = GAMES[table.game].choose(table.view(ask.seat), ask, rng)
        if choice is not None:
            table.answer(ask.seat, choice)
            return


def pictures(table: Table, language: str) -> Iterator[Image.Image]:
    """Yield the pictures of a table: the public one, its overlays, and every kind of ask with a preview."""
    draw = partial(render.picture, names=NAMES, language=language)
    view = table.view()
    yield draw(view)
    for key in render.overlays(view):
        yield render.overlay(view, key, names=NAMES, language=language)
    for ask in {ask.kind: ask for ask in table.asks}.values():
        own = table.view(ask.seat)
        yield draw(own, ask)
        if ask.options:
            yield draw(own, ask, ask.options[-1].steps)


@pytest.mark.sweep(1)
@pytest.mark.parametrize("form", FORMS, ids=str)
def test_tables_are_legible(form: tuple[str, int, Mapping[str, Any]], drawn: list[Drawn]) -> None:
    legible(
        [
            picture
            for table, language in zip(ages(*form), itertools.cycle(render.LANGUAGES), strict=False)
            for picture in pictures(table, language)
        ],
        drawn,
    )


@pytest.mark.parametrize("tiles", [20, 144])
def test_full_board_of_carcassonne_is_legible(tiles: int, drawn: list[Drawn]) -> None:
    view = expanded(tiles, 6)
    overlays = [render.overlay(view, key, names=NAMES) for key in render.overlays(view)]
    legible([render.picture(view, names=NAMES), *overlays], drawn)


@pytest.mark.sweep(2)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_the_rules_are_legible(game: str, drawn: list[Drawn]) -> None:
    for place, topic in enumerate(render.illustrations(game)):
        render.illustration(game, topic, language=render.LANGUAGES[place % len(render.LANGUAGES)])
    # Nothing is drawn here if the tables of other tests showed all of it, which those tests have checked.
    assert not {one for one in drawn if one.size < LEAST}


def test_charts_and_leaderboards_are_legible(drawn: list[Drawn]) -> None:
    chart_png("catan", "Catan", "Turns", NAMES, [[0] * 6, [7, 7, 8, 40, 2, 0], [12, 9, 30, 41, 2, 11]])
    lines = [leaderboard.Line(rank, name, 1000 - rank, "12 games") for rank, name in enumerate(NAMES * 2, 1)]
    leaderboard.leaderboard_png("catan", "Catan", lines)
    assert drawn
    assert not {one for one in drawn if one.size < LEAST}
