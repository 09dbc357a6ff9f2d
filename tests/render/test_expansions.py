"""The expansions in pictures and words: their pieces, their asks, their facts."""

import re

import msgspec
import pytest
from PIL import ImageChops

import render
from bench.games.opponent_play import asks_of
from render.carcassonne import score_strip
from render.carcassonne.frame import NEAR
from render.carcassonne.telling import telling_of
from render.option_marks import next_steps
from render.words import LABEL, LANGUAGES
from rules.carcassonne.expansions.traders.view import TradersView
from rules.carcassonne.view import CarcassonneView, Figure
from rules.kernel import Ask, Event
from tests.render.games import NAMES, dragon_ask, expanded, portal_ask, princess_ask, with_dragon
from tests.render.sentences import check_sentence

GOES_WITHOUT_SAYING = {("carcassonne.returned", "follower"), ("carcassonne.returned", "big")}
ASKS = {"dragon": dragon_ask, "princess": princess_ask, "figure": portal_ask}

EVENTS = (
    Event("carcassonne.goods", {"seat": 0, "goods": {"wine": 2, "cloth": 1}, "x": 0, "y": 0, "segment": "c1"}),
    Event("carcassonne.aside", {"seat": 0, "tile": "PD07"}),
    Event("carcassonne.shuffled", {"tiles": ["PD07"]}),
    Event("carcassonne.shuffled", {"tiles": ["PD07", "PD08"]}),
    Event("carcassonne.volcano", {"seat": 0, "x": 1, "y": -2}),
    Event("carcassonne.dragon", {"seat": 0, "x": 1, "y": -2, "step": 3}),
    Event("carcassonne.fairy", {"seat": 0, "x": 1, "y": -2}),
    *(Event(f"carcassonne.{what}", {"seat": 0, "figure": figure, "x": 0, "y": 0, "segment": "c1"})
      for what in ("eaten", "returned") for figure in ("follower", "big", "builder", "pig")),
    *(Event("carcassonne.removed", {"seat": 0, "figure": figure, "x": 0, "y": 0, "segment": "c1"})
      for figure in ("follower", "big", "builder")),
    *(Event("carcassonne.figure", {"seat": 0, "figure": figure, "x": 0, "y": y, "segment": "c1", "kind": kind})
      for y, figure, kind in (
          (0, "big", "cloister"), (0, "builder", "road"), (1, "builder", "city"), (0, "pig", "field"))),
    *(Event("carcassonne.scored", {"kind": kind, "seats": [0], "points": 3, "final": False,
                                   "terms": [{"term": term, "count": 1, "each": 3}]})
      for kind, term in (("goods", "wine"), ("goods", "grain"), ("goods", "cloth"), ("fairy", "fairy"))),
)  # fmt: skip

"""Size of a close-up, in pixels. The whole board has other sizes."""


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("tiles", [20, 144])
def test_everything_fits_the_picture_and_its_strip(seats: int, tiles: int) -> None:
    view = expanded(tiles, seats)
    picture = render.picture(view, names=NAMES)
    assert 4 / 5 <= picture.width / picture.height <= 5 / 4
    shown = score_strip.score_strip(view, NAMES, render.words("en"))
    assert shown.layout.holds(shown.entries)


def test_strip_counts_the_goods_that_a_player_has() -> None:
    view = expanded()
    some = {**view.parts, "traders": TradersView(({}, {"wine": 2, "cloth": 0}, {"wine": 3, "grain": 1, "cloth": 4}))}
    shown = score_strip.score_strip(msgspec.structs.replace(view, parts=some), NAMES, render.words("en"))
    assert [[count for _, count in entry.tokens] for entry in shown.entries] == [[], ["2"], ["3", "1", "4"]]


@pytest.mark.parametrize("change", [{"dragon": None}, {"fairy": None}, {"aside": ()}])
def test_things_beside_and_on_the_board_are_visible(change: dict[str, object]) -> None:
    view = expanded()
    assert render.png(view, names=NAMES) != render.png(with_dragon(view, **change), names=NAMES)


def test_drawn_tile_is_visible() -> None:
    view = expanded()
    assert render.png(view, names=NAMES) != render.png(msgspec.structs.replace(view, drawn=None), names=NAMES)


def test_dragons_tracks_and_its_victims_are_visible() -> None:
    view = expanded()
    x, y = view.parts["dragon"].dragon
    near = next(lying for lying in view.board if abs(lying.x - x) + abs(lying.y - y) == 1)
    ran = with_dragon(view, trail=(near.cell, (x, y)))
    ate = with_dragon(ran, gone=(Figure(0, "follower", near.x, near.y, "f1"),))
    pictures = {render.picture(one, names=NAMES).tobytes() for one in (view, ran, ate)}
    assert len(pictures) == 3


@pytest.mark.parametrize("asked", sorted(ASKS))
def test_marks_of_every_step_are_drawn_once(asked: str) -> None:
    view = expanded()
    ask = ASKS[asked](view)
    prefixes: set[tuple[str, ...]] = {
        option.steps[:depth] for option in ask.options for depth in range(len(option.steps))
    }
    bare = render.picture(view, names=NAMES).tobytes()
    for chosen in sorted(prefixes)[:8]:
        marks = render.marks(view, ask, chosen)
        assert len(set(marks.values())) == len(marks)
        assert set(next_steps(ask, chosen)) - {"pass", "fairy"} == set(marks)
        assert render.picture(view, ask, chosen, names=NAMES).tobytes() != bare


def test_a_reader_of_the_picture_gets_the_dragons_steps_without_their_places() -> None:
    """The places took four lines of a phone, below the picture with an arrow to each of them."""
    view = expanded()
    ask, words = dragon_ask(view), render.words("en").about(view)
    for option in ask.options:
        long, short = (told.option(option, ask, NAMES) for told in (words, words.in_brief()))
        assert "column" in long
        assert short == re.sub(r": column \S+ row [^,]+", "", long)
    assert "column" not in words.in_brief().question(ask, NAMES)


def test_arrows_show_the_dragons_steps_and_a_step_has_a_preview() -> None:
    view = expanded()
    ask = dragon_ask(view)
    assert set(render.marks(view, ask).values()) <= set("↑→↓←")
    steps = {option.id: render.picture(view, ask, option.steps).tobytes() for option in ask.options}
    assert len(set(steps.values())) == len(steps) > 1


def test_figures_on_the_dragons_next_tile_are_crossed_out() -> None:
    view = expanded()
    ask = dragon_ask(view)
    step = ask.options[0].args
    victim = Figure(0, "follower", step["x"], step["y"], "f1" if view.board[0].kind == "D" else "c1")
    risky = msgspec.structs.replace(with_dragon(view, fairy=None), figures=(victim,))
    empty = msgspec.structs.replace(risky, figures=())
    first, second = (render.picture(one, ask, ask.options[0].steps).convert("RGB") for one in (risky, empty))
    assert ImageChops.difference(first, second).getbbox() is not None


def test_tiles_behind_a_portal_are_named_by_row_and_column() -> None:
    view = expanded()
    ask = portal_ask(view)
    marks = render.marks(view, ask)
    tiles = {element: mark for element, mark in marks.items() if "," in element}
    assert len(tiles) == len(view.board) - 1
    assert min(tiles.values(), key=lambda mark: (len(mark), mark))[0] == "A"
    assert [mark for element, mark in marks.items() if element not in tiles] == [
        str(number) for number in range(1, len(marks) - len(tiles) + 1)
    ]
    first = next(iter(tiles))
    inner = render.marks(view, ask, (first,))
    assert list(inner.values()) == [str(number) for number in range(1, len(inner) + 1)]
    assert render.picture(view, ask, (first,)).size == NEAR
    assert render.picture(view, ask).size != NEAR


def test_fairy_moves_in_two_steps() -> None:
    view = expanded()
    ask = portal_ask(view)
    marks = render.marks(view, ask, ("fairy",))
    assert "fairy" not in render.marks(view, ask)
    assert list(marks.values()) == [str(number) for number in range(1, len(marks) + 1)]
    shown = {render.picture(view, ask, ("fairy", place)).tobytes() for place in marks}
    assert len(shown) == len(marks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", sorted(ASKS))
def test_options_of_the_expansions_have_different_names(language: str, asked: str) -> None:
    view = expanded()
    words, ask = render.words(language).about(view), ASKS[asked](view)
    assert NAMES[1] in words.ask(ask, NAMES)
    labels = [words.option(option, ask, NAMES) for option in ask.options]
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= LABEL for label in labels)
    for option in ask.options:
        for depth, element in enumerate(option.steps):
            assert words.step(ask, option.steps[:depth], element, NAMES)


def test_figures_are_named_with_their_owners() -> None:
    view = expanded()
    ask = princess_ask(view)
    words = render.words("en").about(view)
    first, anonymous = (words.option(ask.options[0], ask, names) for names in (NAMES, ()))
    assert first.startswith("1 · Ada: a follower, ")
    assert anonymous.startswith("1 · Player A: a follower, ")
    args = ask.options[0].args
    assert f"column {args['x']}, row {args['y']}".replace("-", "−") in first


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_have_different_sentences(language: str) -> None:
    words = render.words(language).about(expanded())
    told = [(event, words.event(event, NAMES)) for event in EVENTS]
    assert {(event.kind, event.args["figure"]) for event, text in told if not text} == GOES_WITHOUT_SAYING
    texts = [text for _, text in told if text]
    assert len(set(texts)) == len(texts)
    for text in texts:
        check_sentence(text)


def test_goods_are_counted_in_words() -> None:
    told = {language: render.words(language).about(expanded()).event(EVENTS[0], NAMES) for language in LANGUAGES}
    assert told["en"] == "Ada takes 2 barrels of wine and one bale of cloth from the city N at column 0, row 0."
    assert told["de"] == "Ada erhält Waren aus der Stadt N in Spalte 0, Zeile 0: 2 Fässer Wein und einen Ballen Tuch."


@pytest.mark.parametrize("language", LANGUAGES)
def test_description_mentions_everything_in_the_picture(language: str) -> None:
    view = expanded(12, 2)
    text = render.describe(view, names=NAMES, language=language)
    told = telling_of(view, NAMES, render.words(language))
    for kind, cell in (("dragon", view.parts["dragon"].dragon), ("fairy", view.parts["dragon"].fairy)):
        assert told.text(f"described-{kind}", place=told.place(cell)) in text
    assert all(told.tile(kind) in text for kind in view.parts["dragon"].aside)
    assert told.words.text("count-carcassonne-wine", count=1) in text
    assert told.words.text("count-carcassonne-pig", count=1) in text
    assert len(text) <= 1024


def test_map_shows_the_dragon_and_the_fairy() -> None:
    text = render.text_map(expanded(30)).partition("\n\n")[0]
    assert text.count("&") == text.count("*") == 1


def test_ask_without_nearby_options_shows_the_whole_board() -> None:
    view = expanded()
    far = max(view.board, key=lambda lying: abs(lying.x - view.board[-1].x))
    ask = Ask(0, "carcassonne.princess", tuple(princess_ask(only(view, (far.x, far.y))).options))
    assert render.picture(view, ask, names=NAMES).size != NEAR


def only(view: CarcassonneView, cell: tuple[int, int]) -> CarcassonneView:
    """Return the view with one figure on the tile at ``cell``, one on the last tile, and the fairy."""
    last = view.board[-1]
    figures = (Figure(0, "follower", *cell, "f1"), Figure(1, "big", last.x, last.y, "f1"))
    return msgspec.structs.replace(with_dragon(view, dragon=None, fairy=cell), figures=figures)


def test_a_reader_without_another_picture_gets_the_whole_board_at_every_question() -> None:
    """The close-up of the tile just placed hid the board and the scores, which a puzzle is about."""
    asked = asks_of("carcassonne", 2, {}, 3)
    table, ask = next((table, ask) for table, ask in asked if ask.kind == "carcassonne.figure" and len(ask.options) > 2)
    view = table.view(ask.seat)
    marks = render.numbered(ask, [[option.id] for option in ask.options])
    assert render.picture(view, render.with_marks(ask, marks)).size == NEAR
    assert render.picture(view, render.with_marks(ask, marks, whole=True)).size != NEAR
