"""The kit: one palette, sprites with soft edges on palette pictures, lossless files."""

import io

import numpy as np
import pytest
from cachetools import LRUCache
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageDraw, features

from render.kit import png, theme
from render.kit.cache import LATEST, CanvasCache, Squeezed, cached_squeezed, clear, memory, weight
from render.kit.canvas import Canvas, canvas_from
from render.kit.field import field
from render.kit.marks import GAP, apart, frame, plate, put_plates, row_marks, seat_shape, spot
from render.kit.names import set_name
from render.kit.sheet import ribbon, swollen
from render.kit.sprites import blit, indexed, plain, to_sprite
from render.kit.strip import SMALL, SeatEntry, layout
from render.kit.surface import cloth, wood
from render.kit.theme import INK, PAPER, palette
from render.kit.typefaces import FACES, JOINER, face_of, font, has_letter, printable, runs
from render.kit.typography import FINE, baseline, fitted, line, seat_names, width_of


def test_palette_holds_256_different_colours() -> None:
    assert len(set(palette())) == len(palette()) == 256


def test_wood_is_its_first_ramp_from_dark_to_light() -> None:
    brightness = [sum(entry) for entry in palette()[: theme.steps("wood")]]
    assert brightness == sorted(brightness)


def test_bare_wood_leaves_tones_for_shadows() -> None:
    low, high = wood((1200, 1500)).getextrema()
    assert isinstance(low, int)
    assert isinstance(high, int)
    assert 4 <= low < high < theme.steps("wood")


def test_surfaces_are_reproducible_and_tile_without_a_seam() -> None:
    ground = cloth("grass", 512, 0.3, 0.7, 3)
    clear()
    assert ground.tobytes() == cloth("grass", 512, 0.3, 0.7, 3).tobytes()
    for y in range(512):
        left, right = ground.getpixel((0, y)), ground.getpixel((511, y))
        assert isinstance(left, tuple)
        assert isinstance(right, tuple)
        assert sum(abs(a - b) for a, b in zip(left, right, strict=True)) < 60


def test_sprite_covers_with_its_core_and_darkens_with_its_fringe() -> None:
    canvas = indexed(Image.new("RGB", (30, 10), PAPER))
    bare = canvas.convert("RGB").getpixel((25, 5))
    sprite = Image.new("RGBA", (30, 10), (*INK, 0))
    sprite.paste((*INK, 255), (0, 0, 10, 10))
    sprite.paste((*INK, 128), (10, 0, 20, 10))
    blit(canvas, to_sprite(sprite), (0, 0))
    seen = [sum(canvas.convert("RGB").getpixel((x, 5))) for x in (5, 15, 25)]  # type: ignore[arg-type]
    assert seen[0] < seen[1] < seen[2] == sum(bare)  # type: ignore[arg-type]


def test_sprite_beyond_the_border_is_cut_off() -> None:
    canvas = canvas_from((20, 20), bytes(400))
    blit(canvas, spot(40), (-30, -30))
    assert canvas.size == (20, 20)
    assert len(set(canvas.tobytes())) > 1


@pytest.mark.parametrize("share", range(10, 100, 10))
def test_pattern_of_water_is_visible(share: int) -> None:
    cloth = field((f"water.{share}",), (160, 160), 1.0)
    tones = [count for count, _ in indexed(cloth.reduce(4)).getcolors() or ()]
    assert sum(tones) - max(tones) > 0.1 * sum(tones)


def test_file_is_lossless() -> None:
    canvas = wood((301, 77))
    blit(canvas, plate("B12", 28), (40, 20))
    read = Image.open(io.BytesIO(png.encode(canvas)))
    assert read.mode == "P"
    assert read.convert("RGB").tobytes() == canvas.convert("RGB").tobytes()


def test_marks_have_a_letter_for_each_row_from_the_top_left() -> None:
    places = [(3, -1), (-2, 4), (0, -1), (5, 0), (-2, 0)]
    assert row_marks(places) == {(0, -1): "A1", (3, -1): "A2", (-2, 0): "B1", (5, 0): "B2", (-2, 4): "C1"}


def test_marks_continue_after_z() -> None:
    found = row_marks([(0, y) for y in range(30)])
    assert found[0, 25] == "Z1"
    assert found[0, 26] == "AA1"
    assert len(set(found.values())) == 30


@pytest.mark.parametrize("text", ["Ada", "Łucja", "Žofie", "Дмитрий", "Ğüneş", "Őrs"])
def test_names_in_every_promised_script_are_printed(text: str) -> None:
    for face in FACES:
        assert printable(text, face) == text
    drawn = [line(letter, "text", 28, PAPER) for letter in sorted(set(text))]
    assert len({(sprite.size, sprite.opaque.tobytes()) for sprite in drawn}) == len(drawn)


@given(
    st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüßÄÖÜéŁłŽžĞğŐő0123456789 .,:;+-–·×$'()", min_size=1),
    st.sampled_from(sorted(FACES)),
    st.sampled_from((28, 31, 54)),
)
@example("Betrifft: waffle, fjord, office, raffte, Tafft 7 V. f", "serif", 34)
@example("Betrifft: waffle, fjord, office, raffte, Tafft 7 V. f", "text", 28)
@example("Дмитрий, a\u0308rgert e\u0301", "bold", 28)
def test_line_set_letter_by_letter_equals_a_line_set_at_once(text: str, face: str, size: int) -> None:
    sprite = line(text, face, size, PAPER)
    mask = Image.new("L", (sprite.size[0] * FINE, sprite.size[1] * FINE))
    start = (2 * FINE, baseline(face, size) * FINE)
    ImageDraw.Draw(mask).text(start, text, 255, font(face, size * FINE), anchor="ls")
    once = plain(mask.reduce(FINE), PAPER)
    assert sprite.opaque.tobytes() == once.opaque.tobytes()
    assert [part.tobytes() for part in sprite.fringe] == [part.tobytes() for part in once.fringe]


def test_letters_missing_in_all_typefaces_are_left_out() -> None:
    assert printable("𒀀 Ada ᚠ", "text") == "Ada"
    assert seat_names(["𒀀𒀁", "Ada", "\u200d", "𒀀 Ben"]) == ["A", "Ada", "C", "Ben"]


@pytest.mark.parametrize(
    "name",
    [
        "囲碁の達人",
        "김철수",
        "王小明",
        "שלום עולם",
        "محمد",
        "प्रिया",
        "สมชาย",
        "ქართული",
        "🎲",
        "👨\u200d👩\u200d👧",
        "★ ♛",
        "አማርኛ",
    ],
)
def test_names_in_other_scripts_are_drawn_without_boxes(name: str) -> None:
    for face in FACES:
        assert printable(name, face) == name
        assert all(has_letter(letter, run.face) for run in runs(name, face) for letter in run.text if letter != JOINER)
        assert line(name, face, 40, PAPER).opaque.any()


@pytest.mark.parametrize("face", FACES)
def test_no_mark_is_drawn_as_a_box(face: str) -> None:
    # Source Sans has no stroke through a letter (U+0337).
    assert printable("Z\u0337a\u0301", face) == "Za\u0301"


@pytest.mark.parametrize(
    ("name", "from_left"),
    [
        ("שלום עולם", ["עולם", " ", "שלום"]),
        ("Ada שלום", ["Ada ", "שלום"]),
        ("דוד 123 Levi", ["123", " ", "דוד", " Levi"]),
        ("דוד (Levi)", ["דוד", " (Levi)"]),
        ("דוד (כהן)", ["(", "כהן", ")", " ", "דוד"]),
        ("دوד…", ["…", "ד", "دو"]),
    ],
)
def test_scripts_from_the_right_are_set_from_the_right(name: str, from_left: list[str]) -> None:
    assert [run.text for run in runs(name, "text")] == from_left


@pytest.mark.skipif(not features.check("raqm"), reason="Pillow finds no FriBidi")
def test_arabic_letters_are_joined() -> None:
    # The letter is narrow in the middle of a word.
    assert width_of("ببب", "text", 100) < 0.8 * 3 * width_of("ب", "text", 100)


def test_scripts_with_joined_letters_are_left_out_where_pillow_cannot_join_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(features, "check", lambda _: False)
    kept = (face_of, printable)
    for each in kept:
        each.cache_clear()
    try:
        assert seat_names(["محمد", "囲碁", "დათო"]) == ["A", "囲碁", "დათო"]
    finally:
        for each in kept:
            each.cache_clear()


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("ⓒⓛⓔⓞ", "cleo"),
        ("𝕬𝖑𝖊𝖝", "Alex"),
        ("Ｂｅｎ", "Ben"),
        ("Ada²", "Ada²"),
        ("Ca\u0301\u0302\u0303\u0301l", "Ca\u0301\u0302l"),
        ("A𒀀\u0301b", "Ab"),
    ],
)
def test_letters_of_a_name_are_drawn_as_the_plain_letters_that_they_mean(name: str, drawn: str) -> None:
    for face in FACES:
        assert printable(name, face) == drawn


def test_long_name_is_cut_to_its_width() -> None:
    short = fitted("Maximiliane von und zu Hohenstein", "text", 28, 150)
    assert short.endswith("…")
    assert width_of(short, "text", 28) <= 150


def test_seats_differ_in_grey_too() -> None:
    drawn = [seat_shape(seat, 58) for seat in range(6)]
    masks = {sprite.opaque.tobytes() for sprite in drawn}
    assert len(masks) == 6


def test_bracket_leaves_the_middle_of_its_sides_free() -> None:
    whole, corners = frame(100, "outline"), frame(100, "bracket")
    middle = whole.size[0] // 2
    assert whole.opaque[:20, middle].any()
    assert not corners.opaque[:20, middle].any()


def test_overlapping_boxes_are_pushed_apart_and_stay_inside() -> None:
    middles, sizes = [(50, 50), (50, 50), (55, 52), (2, 98), (150, 20)], [(30, 20)] * 5
    found = apart(middles, sizes, (200, 100))
    for index, (x, y) in enumerate(found):
        assert 15 <= x <= 185
        assert 10 <= y <= 90
        assert all(abs(x - ox) >= 30 or abs(y - oy) >= 20 for ox, oy in found[:index])
    assert found[4] == middles[4]


def test_plate_in_a_narrow_space_is_narrower_and_holds_its_text() -> None:
    roomy, narrow = plate("B2", 28), plate("B2", 28, 50)
    assert width_of("B2", "bold", 28) < narrow.size[0] <= 50 < roomy.size[0]
    assert plate("B2", 28, 300).size == roomy.size


def test_numbers_are_smaller_where_they_are_close_together() -> None:
    sparse, dense = (canvas_from((200, 100), b"\xff" * 20000) for _ in range(2))
    put_plates(sparse, [("1", (40, 50)), ("2", (160, 50))], (40, 20))
    put_plates(dense, [("1", (90, 50)), ("2", (120, 50))], (40, 20))
    covered = [sum(index != 255 for index in picture.tobytes()) for picture in (sparse, dense)]
    assert covered[0] > 3 * covered[1]


def test_numbers_on_one_tile_do_not_touch() -> None:
    size = 20
    canvas = canvas_from((200, 100), b"\xff" * 20000)
    put_plates(canvas, [("1", (95, 50)), ("2", (105, 50))], (size,))
    row = np.asarray(canvas)[50] != 255
    between = np.flatnonzero(row)
    assert max(np.diff(between)) > GAP * size, "the ground shows between the plates"


def test_names_are_larger_if_they_fit() -> None:
    few = layout([SeatEntry(seat, name, 7) for seat, name in enumerate(("Ada", "Ben"))], "70 left", 1200, 130)
    many = layout([SeatEntry(seat, "Benedikt Kästner", 107) for seat in range(6)], "70 left", 1200, 130)
    assert few.text > many.text == SMALL
    assert many.cell * 6 <= many.right


def test_ribbon_has_its_width_and_square_ends() -> None:
    corners = ribbon([(0, 0), (10, 0), (20, 0)], 4)
    assert sorted(corners) == [(0, -2), (0, 2), (10, -2), (10, 2), (20, -2), (20, 2)]


def test_swollen_shape_surrounds_the_shape_in_both_directions() -> None:
    square = [(10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0)]
    for corners in (square, square[::-1]):
        assert {(round(x), round(y)) for x, y in swollen(corners, 2)} == {(8, 8), (8, 22), (22, 8), (22, 22)}


def test_compressed_canvas_is_drawn_once_and_unchanged() -> None:
    drawn = []

    @cached_squeezed
    def striped(tone: int) -> Canvas:
        drawn.append(tone)
        return canvas_from((1000, 400), bytes(tone + row % 100 for row in range(400)) * 1000)

    # More canvases than the cache keeps uncompressed.
    tones = range(2 * LATEST // (1000 * 400))
    fresh = [striped(tone).tobytes() for tone in tones]
    assert [striped(tone).tobytes() for tone in tones] == fresh
    assert drawn == [*tones]


def test_oldest_canvas_is_compressed_at_the_limit_and_a_discarded_one_is_gone() -> None:
    squeezed: LRUCache[object, Squeezed] = LRUCache(1 << 20, getsizeof=weight)
    canvases = CanvasCache(3 * 40, squeezed)
    for name in "abcd":
        canvases[name] = canvas_from((10, 4), name.encode() * 40)
    assert (set(canvases), set(squeezed)) == ({*"bcd"}, {"a"})
    found = canvases.find("a")
    assert found is not None
    assert found.tobytes() == b"a" * 40
    assert (set(canvases), set(squeezed)) == ({*"acd"}, {*"ab"})
    for name in "ab":
        canvases.discard(name)
    assert [canvases.find(name) for name in "ab"] == [None, None]
    assert (set(canvases), set(squeezed)) == ({*"cd"}, set())


SMALL_SIZES = st.tuples(st.integers(1, 12), st.integers(1, 12))
NEARBY = st.tuples(st.integers(-15, 15), st.integers(-15, 15))


@given(SMALL_SIZES, SMALL_SIZES, NEARBY)
def test_canvas_is_pasted_as_pillow_does_it(size: tuple[int, int], other: tuple[int, int], at: tuple[int, int]) -> None:
    def numbered(size: tuple[int, int], first: int) -> Canvas:
        return canvas_from(size, bytes(range(first, first + size[0] * size[1])))

    ours, pillows = numbered(size, 0), numbered(size, 0)
    ours.paste(numbered(other, 100), at)
    Image.Image.paste(pillows, numbered(other, 100), at)
    assert ours.tobytes() == pillows.tobytes()


def test_parts_that_sprites_are_painted_of_take_no_place_of_sprites() -> None:
    clear()
    cloth("grass", 96, 0.3, 0.6, 3)
    assert memory.currsize == 0


def test_a_long_name_is_squeezed_and_keeps_a_share_of_its_width() -> None:
    natural = width_of("Commodity monopoly", "serif", 28)
    edges = {}
    for least in (0.0, 0.8):
        canvas = wood((600, 60))
        before = canvas.tobytes()
        set_name(canvas, "Commodity monopoly", (200, 400), 40, 28, least=least)
        columns = [at % 600 for at, (old, new) in enumerate(zip(before, canvas.tobytes(), strict=True)) if old != new]
        edges[least] = min(columns), max(columns)
    assert edges[0.0][0] >= 200
    assert edges[0.0][1] < 400
    assert edges[0.8][1] - edges[0.8][0] == pytest.approx(natural * 0.8, abs=6)
