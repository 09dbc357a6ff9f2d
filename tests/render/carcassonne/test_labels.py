"""Labels of options, the lines under them, and news: every place has a name, and no two labels are alike."""

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

import render
from bench.games.random_play import random_choice
from render import Words
from render.option_marks import next_steps
from render.words import DETAIL, LABEL, LANGUAGES
from rules.carcassonne.view import CarcassonneView, Figure, Player, Tile
from rules.kernel import Ask, Event, Option, Table, View
from tests.render.games import NAMES, every_expansion

LONG = tuple(f"{letter} Wolfeschlegelsteinhausenberger" for letter in "ABCDEF")


def asks(seed: int, expansions: list[str]) -> Iterator[tuple[Table, Ask]]:
    """Yield every ask of a random game, with its table."""
    table = Table.new("carcassonne", seats=4, seed=seed, options={"expansions": expansions})
    rng = random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        yield table, ask
        table.answer(ask.seat, random_choice(ask, rng))


def unmarked(label: str, ask: Ask) -> str:
    """Return a label without its mark."""
    return label.partition(" · ")[2] or label


@cache
def seventh_asks(*expansions: str) -> list[tuple[View, Ask]]:
    """Return every seventh ask of a random game, each with its seat's view. All languages share the game."""
    return [(table.view(ask.seat), ask) for at, (table, ask) in enumerate(asks(5, [*expansions])) if not at % 7]


@pytest.mark.sweep(2, by="expansions")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansions", [[], every_expansion()], ids=["base", "all"])
def test_no_two_labels_of_an_ask_are_alike_and_none_is_cut(language: str, expansions: list[str]) -> None:
    # Two languages see every ask, one of them with short names and the other one with long names.
    half, third = divmod(LANGUAGES.index(language), 3)
    for at, (view, ask) in enumerate(seventh_asks(*expansions)[third::3], half):
        names = (NAMES, LONG)[at % 2]
        words = render.words(language).about(view)
        labels = [words.option(option, ask, names) for option in ask.options]
        assert len({unmarked(label, ask) for label in labels}) == len(labels)
        steps = [words.step(ask, (), step, names) for step in next_steps(ask)]
        assert len({unmarked(label, ask) for label in steps}) == len(steps)
        details = [words.detail(ask, (), step, names) for step in next_steps(ask)]
        assert all(0 < len(label) <= LABEL for label in labels + steps)
        assert all(len(detail) <= DETAIL for detail in details)
        # A name of 33 letters is cut, but no label of this game is.
        assert not [text for text in labels + steps + details if text.endswith("…")]


@pytest.mark.parametrize("expansions", [[], every_expansion()], ids=["base", "all"])
def test_steps_after_a_choice_have_different_labels(expansions: list[str]) -> None:
    for at, (table, ask) in enumerate(asks(6, expansions)):
        if at % 5:
            continue
        words = render.words("en").about(table.view(ask.seat))
        for first in [*next_steps(ask)][:4]:
            further = [*next_steps(ask, (first,))]
            labels = [words.step(ask, (first,), step, NAMES) for step in further]
            assert len(set(labels)) == len(labels)
            assert all(words.detail(ask, (first,), step, NAMES) is not None for step in further)


FORT = CarcassonneView(
    game="carcassonne",
    board=(Tile("D", 0, 0, 0), Tile("F", 0, -1, 90), Tile("U", 1, 0, 0), Tile("B", -1, -1, 0)),
    figures=(Figure(1, "follower", 0, -1, "c1"), Figure(0, "follower", 1, 0, "r1"), Figure(1, "follower", -1, -1, "m")),
    players=(Player(0, {"follower": 6}), Player(0, {"follower": 5})),
    turn=0,
    drawn="E",
    left=60,
)
"""A city of Ben with a shield that is open in the north, a road of Ada, and a cloister of Ben."""


def place(kind: str, *ways: tuple[int, int, int]) -> Ask:
    """Return the ask for the place of a tile."""
    options = [
        Option(f"{x},{y},{turn}", (f"{x},{y}", str(turn)), {"x": x, "y": y, "turn": turn}) for x, y, turn in ways
    ]
    return Ask(0, "carcassonne.place", tuple(options), args={"tile": kind})


def fort(language: str = "en") -> Words:
    return render.words(language).about(FORT)


@pytest.mark.parametrize(
    ("kind", "way", "label", "detail"),
    [
        (
            "E",
            (0, -2, 180),
            "column 0, row −2, turned 180°: closes Ben's city (8 points)",
            "Ben's city: 3 tiles, shield, complete for 8 points",
        ),
        ("U", (2, 0, 0), "column 2, row 0, as drawn: joins Ada's road (2 tiles)", "Ada's road: 3 tiles, 3 points now"),
        ("V", (-1, 0, 270), "column −1, row 0, turned 270°: joins Ada's road (2 tiles)", "Ada's road: 3 tiles"),
        ("E", (2, 0, 90), "column 2, row 0, turned 90°", ""),
    ],
)
def test_a_place_says_what_the_tile_closes_joins_and_scores(
    kind: str, way: tuple[int, int, int], label: str, detail: str
) -> None:
    ask = place(kind, way)
    (option,) = ask.options
    assert fort().option(option, ask, ["Ada", "Ben"]).partition(" · ")[2].startswith(label)
    assert detail in fort().detail(ask, (), option.steps[0], ["Ada", "Ben"])


def test_a_place_where_the_tile_can_be_turned_tells_its_neighbours_and_each_rotation_its_edges() -> None:
    ask = place("N", (0, -2, 90), (0, -2, 180))
    words = fort()
    assert words.step(ask, (), "0,-2", ["Ada", "Ben"]) == "A1 · column 0, row −2: joins Ben's city (2 tiles), and more"
    assert words.detail(ask, (), "0,-2", ["Ada", "Ben"]) == "2 rotations; S Ben's city (2 tiles)"
    assert words.step(ask, ("0,-2",), "180", ["Ada", "Ben"]) == "turned 180°, city E–S", "both join the city"


def test_the_short_form_of_a_marked_place_is_what_the_tile_does_there() -> None:
    """On a phone the columns and rows of three places took three lines, though the picture marks them."""
    ask = place("N", (0, -2, 90), (0, -2, 180))
    told = fort().in_brief().step(ask, (), "0,-2", ["Ada", "Ben"])
    assert told == "A1 · joins Ben's city (2 tiles), and more"
    alone = place("E", (2, 0, 90))
    step = alone.options[0].steps[0]
    assert fort().in_brief().step(alone, (), step, ["Ada", "Ben"]).startswith("A1 · column 2, row 0")
    assert "column 0, row −2" in fort().step(ask, (), "0,-2", ["Ada", "Ben"])


def test_a_rotation_tells_only_what_not_every_rotation_does() -> None:
    labels = set[str]()
    for at, (table, ask) in enumerate(asks(5, [])):
        if ask.kind != "carcassonne.place" or at % 5:
            continue
        words = render.words("en").about(table.view(ask.seat))
        for first in next_steps(ask):
            turned = [words.step(ask, (first,), step, NAMES) for step in next_steps(ask, (first,))]
            effects = {label.partition(": ")[2] for label in turned}
            assert len(turned) == 1 or len(effects) > 1 or effects == {""}
            labels |= set(turned)
    assert {": " in label for label in labels} == {True, False}


def test_a_label_says_the_same_after_the_tile_is_placed() -> None:
    ask = place("E", (0, -2, 180))
    later = render.words("en").about(
        FORT.__class__(
            **{name: getattr(FORT, name) for name in FORT.__struct_fields__ if name != "board"},
            board=(*FORT.board, Tile("E", 0, -2, 180)),
        )
    )
    assert later.option(ask.options[0], ask, ["Ada", "Ben"]) == fort().option(ask.options[0], ask, ["Ada", "Ben"])


def test_the_prompt_tells_the_drawn_tile_whole() -> None:
    ask = place("O", (0, -2, 90))
    assert fort().ask(ask, ["Ada", "Ben"]) == (
        "Ada, place the drawn tile: city N–W with shield, road E–S, field NE–SW and field SE."
    )


def test_the_place_of_a_figure_tells_its_object() -> None:
    options = tuple(
        Option(f"follower:{name}", args={"figure": "follower", "segment": name, "kind": kind})
        for name, kind in (("c1", "city"), ("f1", "field"))
    )
    ask = Ask(0, "carcassonne.figure", (Option("pass"), *options), args={"tile": "F", "x": 0, "y": -1})
    words, names = fort(), ["Ada", "Ben"]
    labels = [words.option(option, ask, names) for option in ask.options]
    # The tile is not the last one, so the label names its place.
    assert labels == [
        "No figure",
        "1 · Follower: city N–S at column 0, row −1, 2 tiles, shield",
        "2 · Follower: field E at column 0, row −1, no complete city",
    ]
    assert words.detail(ask, (), "follower:c1", names) == "3 points now, with Ben's follower, open at (0, −2)"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Event("carcassonne.placed", {"seat": 0, "tile": "O", "x": -2, "y": 1, "turn": 90}),
            "Ada places a tile at column −2, row 1 (city N–E with shield and road S–W).",
        ),
        (
            Event(
                "carcassonne.figure",
                {"seat": 0, "figure": "follower", "x": 0, "y": -1, "segment": "c1", "kind": "city"},
            ),
            "Ada puts a follower in the city N–S at column 0, row −1.",
        ),
        (
            Event(
                "carcassonne.figure", {"seat": 0, "figure": "follower", "x": 1, "y": 0, "segment": "r1", "kind": "road"}
            ),
            "Ada puts a follower on the road E–W at column 1, row 0.",
        ),
        (
            Event("carcassonne.redrawn", {"seat": 0, "tiles": ["C"]}),
            "Ada draws again: city all around with shield fits nowhere and goes back to the pile.",
        ),
        (
            Event(
                "carcassonne.figure", {"seat": 0, "figure": "follower", "x": 9, "y": 9, "segment": "c1", "kind": "city"}
            ),
            "Ada puts a follower in the city at column 9, row 9.",
        ),
    ],
)
def test_news_say_where(event: Event, told: str) -> None:
    assert fort().event(event, ["Ada", "Ben"]) == told


@cache
def events_of_places() -> list[tuple[View, list[Event]]]:
    """Return the events of places in a random game, each time with the view after them. All languages share it."""
    table, rng = Table.new("carcassonne", seats=3, seed=8, options={"expansions": every_expansion()}), random.Random(8)
    found = []
    while not table.over:
        ask = table.asks[0]
        events = table.answer(ask.seat, random_choice(ask, rng))
        found.append((table.view(None), [event for event in events if "x" in event.args]))
    return found


@pytest.mark.sweep(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_place_names_it(language: str) -> None:
    for view, events in events_of_places():
        words = render.words(language).about(view)
        for event in events:
            if told := words.event(event, NAMES):
                x, y = (f"{event.args[name]}".replace("-", "−") for name in "xy")
                cell = words.text("carcassonne-cell", x=x, y=y)
                numbers = re.compile(rf"(?<![\d−]){x}(?!\d).*(?<![\d−]){y}(?!\d)")
                assert cell in told or numbers.search(told) or event.args.get("kind") == "fairy"
