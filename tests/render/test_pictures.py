"""Complete pictures: their size, their colours, their marks and previews."""

import io

import numpy as np
import pytest
from PIL import Image, ImageChops

import render
from render.carcassonne.board import lay
from render.carcassonne.frame import FLAT, NEAR, RING, SLIM, STEP, WIDTHS, whole
from render.carcassonne.tile.painter import tile
from render.carcassonne.whole_board import IN_HAND, LOUPE
from render.kit import strip
from render.kit.canvas import Pixels, pixels_of
from render.kit.marks import mark_size, plate
from render.kit.surface import wood
from render.kit.theme import palette_bytes, steps
from render.option_marks import next_steps
from rules.carcassonne.view import CarcassonneView
from rules.kernel import Ask, Field, Option
from tests.render.games import NAMES, laid, stopped


@pytest.mark.parametrize("tiles", [1, 2, 5, 12, 30, 55, 72])
@pytest.mark.parametrize("seats", [2, 5])
def test_picture_fits_a_phone(tiles: int, seats: int) -> None:
    picture = render.picture(stopped(tiles, seats).view(None), names=NAMES)
    assert picture.mode == "P"
    assert picture.width <= 1200
    assert SLIM <= picture.width / picture.height <= FLAT
    assert bytes(picture.getpalette() or ()) == palette_bytes()


def test_file_is_small_and_reproducible() -> None:
    view = stopped(72).view(None)
    data = render.png(view, names=NAMES)
    assert len(data) <= 600 * 1024
    assert data == render.png(view, names=NAMES)
    assert Image.open(io.BytesIO(data)).size == render.picture(view, names=NAMES).size


def test_every_legal_place_is_marked_once() -> None:
    table = stopped(30)
    ask = table.asks[0]
    marks = render.marks(table.view(None), ask)
    assert set(marks) == set(next_steps(ask))
    assert len(set(marks.values())) == len(marks)
    places = [tuple(map(int, element.split(","))) for element in marks]
    assert places == sorted(places, key=lambda place: (place[1], place[0]))


@pytest.mark.parametrize("tiles", [1, 12, 30, 50, 70])
def test_drawn_tile_is_large_while_its_place_is_asked(tiles: int) -> None:
    table = stopped(tiles)
    view, ask = table.view(None), table.asks[0]
    assert isinstance(view, CarcassonneView)
    assert view.drawn
    shown, public = (render.picture(view, asked, names=NAMES) for asked in (ask, None))
    assert any(holds(shown, inner(view.drawn, size)) for size in IN_HAND)
    # The tiles on the board are smaller than that here.
    assert not holds(public, inner(view.drawn, LOUPE))


def inner(kind: str, size: int) -> Pixels:
    """Return the middle of a tile in a size, inside its frame."""
    return pixels_of(tile(size, kind, 0, 0))[20:-20, 20:-20]


def holds(picture: Image.Image, part: Pixels) -> bool:
    """Return True if a picture shows this part."""
    pixels = pixels_of(picture)
    height, width = part.shape
    starts = np.argwhere((pixels[:-height, :-width] == part[0, 0]) & (pixels[height:, width:] >= 0))
    return any((pixels[y : y + height, x : x + width] == part).all() for y, x in starts)


BOXES = [
    (columns, rows)
    for columns in range(4, 21)
    for rows in range(4, 21)
    if max(columns, rows) < 1.5 * min(columns, rows)
]


def test_frame_is_cropped_to_the_tiles(subtests: pytest.Subtests) -> None:
    for columns, rows in BOXES:
        with subtests.test(columns=columns, rows=rows):
            frame = whole([(0, 0), (columns - 1, rows - 1)], strip.HEIGHT, RING)
            (left, top), (right, bottom) = frame.corner((0, 0)), frame.corner((columns, rows))
            assert 0 <= left < right <= frame.width
            assert strip.HEIGHT <= top < bottom <= frame.height
            assert SLIM <= frame.width / frame.height <= FLAT
            # The wood beside the tiles is at most two thirds of a tile on each side on average, and a step of sizes.
            narrowest = max(WIDTHS[0], SLIM * frame.height)
            assert frame.width <= max(right - left + 4 / 3 * frame.size, narrowest) + WIDTHS[1] - WIDTHS[0]
            assert frame.height <= strip.HEIGHT + bottom - top + 4 / 3 * frame.size + STEP


def test_wood_beside_the_tiles_is_lit() -> None:
    board = laid(12, 2)
    frame = whole([lying.cell for lying in board], strip.HEIGHT, RING)
    canvas, bare = pixels_of(lay(frame, board)), pixels_of(wood((frame.width, frame.height)))
    top = min(board, key=lambda lying: lying.y)
    x, y = frame.corner(top.cell)
    above = slice(y - 8, y), slice(x + frame.size // 3, x + 2 * frame.size // 3)
    assert (canvas[above] > bare[above]).all()
    assert (canvas[above] < steps("wood")).all()


@pytest.mark.parametrize("tiles", [1, 6, 30, 60])
def test_marks_grow_with_the_tiles_and_stay_in_their_places(tiles: int) -> None:
    table = stopped(tiles)
    view, ask = table.view(None), table.asks[0]
    assert isinstance(view, CarcassonneView)
    places = [(option.args["x"], option.args["y"]) for option in ask.options]
    side = whole([*((t.x, t.y) for t in view.board), *places], strip.HEIGHT, 0.25).size
    for mark in render.marks(view, ask).values():
        width, height = plate(mark, mark_size(side), side).size
        assert max(36, 0.38 * side) < height <= side
        assert width <= side


def test_ask_changes_the_picture_at_its_places() -> None:
    table = stopped(12)
    view, ask = table.view(None), table.asks[0]
    assert render.png(view, ask, names=NAMES) != render.png(view, names=NAMES)


def test_preview_shows_the_first_legal_rotation_until_one_is_chosen() -> None:
    table = stopped(30)
    view, ask = table.view(None), table.asks[0]
    place, behind = max(next_steps(ask).items(), key=lambda item: len(item[1]))
    assert len(behind) > 1
    first, other = behind[0].steps[1], behind[1].steps[1]
    assert render.png(view, ask, (place,)) == render.png(view, ask, (place, first))
    assert render.png(view, ask, (place,)) != render.png(view, ask, (place, other))
    assert render.picture(view, ask, (place,)).size == NEAR
    assert render.marks(view, ask, (place,)) == {}


def test_figures_are_numbered_and_the_pass_is_not() -> None:
    table = stopped(20, kind="carcassonne.figure")
    view, ask = table.view(None), table.asks[0]
    marks = render.marks(view, ask)
    assert set(marks) == {option.id for option in ask.options} - {"pass"}
    assert list(marks.values()) == [str(number) for number in range(1, len(marks) + 1)]


def test_each_figure_has_a_preview_before_it_is_placed() -> None:
    table = stopped(20, kind="carcassonne.figure")
    view, ask = table.view(None), table.asks[0]
    shown = {option.id: render.picture(view, ask, option.steps).tobytes() for option in ask.options}
    assert len(set(shown.values())) == len(shown)
    without = render.picture(view, ask, ("pass",)).convert("RGB")
    placed = render.picture(view, ask, (ask.options[-1].id,)).convert("RGB")
    box = ImageChops.difference(without, placed).getbbox()
    assert box is not None
    assert box[2] - box[0] < 400


def test_active_seat_and_last_tile_are_visible() -> None:
    table = stopped(20)
    view = table.view(None)
    fork = table.fork()
    fork.answer(fork.asks[0].seat, [fork.asks[0].options[0].id])
    before, after = render.picture(view), render.picture(fork.view(None))
    assert before.tobytes() != after.tobytes()


def test_ask_without_a_picture_has_numbers() -> None:
    view = stopped(5).view(None)
    ask = Ask(0, "carcassonne.unheard-of", tuple(Option(id_, (id_[0], id_)) for id_ in ("ax", "ay", "bz")))
    assert render.marks(view, ask) == {"a": "1", "b": "2"}
    assert render.marks(view, ask, ("a",)) == {"ax": "1", "ay": "2"}
    parts = Ask(0, "carcassonne.unheard-of", fields=(Field("give", (Option("ore"),)), Field("get", (Option("brick"),))))
    assert render.marks(view, parts) == {"ore": "1", "brick": "2"}
    assert render.picture(view, ask).size == render.picture(view).size


def test_unknown_prefix_is_refused() -> None:
    table = stopped(12)
    with pytest.raises(ValueError, match="99,99"):
        render.picture(table.view(None), table.asks[0], ("99,99",))
