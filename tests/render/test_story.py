"""Stories: the uninterrupted actions of a seat are one sentence."""

from collections.abc import Sequence
from typing import Any

import pytest

from render.story import story
from render.words import LANGUAGES, words
from rules.kernel import Event
from tests.render import catan_games, dominion_games, games
from tests.render.sentences import check_sentence

NAMES = ("Ada", "Ada Maria")


class Plain:
    """A catalogue that returns an event's argument as its sentence."""

    brief = False

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        if "together" in event.args:
            return " and ".join(names[seat] for seat in event.args["seats"]) + " rest."
        return str(event.args["says"])

    def known(self, key: str) -> bool:
        return key in ("event.demo.together.together", "event.demo.then.follows")

    def text(self, key: str, /, **facts: Any) -> str:
        return ", " if key == "list-comma" else "·"

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        return names[seat]


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([(0, "Ada digs."), (0, "Ada rests.")], ["Ada digs, rests."]),
        ([(0, "Ada digs."), (0, ""), (0, "Ada rests.")], ["Ada digs, rests."]),
        ([(0, "Ada digs."), (1, "Ada Maria rests.")], ["Ada digs.", "Ada Maria rests."]),
        ([(0, "Ada digs."), (None, "It rains."), (0, "Ada rests.")], ["Ada digs.", "It rains.", "Ada rests."]),
        ([(0, "Ada digs."), (0, "A tile of Ada is gone.")], ["Ada digs.", "A tile of Ada is gone."]),
        ([(0, "The turn of Ada."), (0, "Ada digs.")], ["The turn of Ada.", "Ada digs."]),
        ([(0, "Ada digs. It rains."), (0, "Ada rests.")], ["Ada digs. It rains.", "Ada rests."]),
        ([(0, "Ada, turn 2:"), (0, "Ada digs."), (1, "Ada Maria, turn 2:")], ["Ada, turn 2: digs."]),
    ],
)
def test_seat_is_named_once_while_it_acts(events: list[tuple[int | None, str]], expected: list[str]) -> None:
    told = [
        Event("demo.did", {"says": says} if seat is None else {"seat": seat, "says": says}) for seat, says in events
    ]
    assert story(told, NAMES, Plain()) == expected


def test_run_of_seats_is_told_together_if_there_is_a_message() -> None:
    alike = [Event("demo.together", {"seat": seat, "says": f"{NAMES[seat]} rests."}) for seat in (0, 1)]
    apart = Event("demo.did", {"seat": 0, "says": "Ada digs."})
    assert story([apart, *alike], NAMES, Plain()) == ["Ada digs.", "Ada and Ada Maria rest."]
    assert story([alike[0], apart, alike[1]], NAMES, Plain()) == ["Ada rests, digs.", "Ada Maria rests."]


def test_consequence_is_told_after_its_cause() -> None:
    happened = [
        ("did", 0, "Ada digs."),
        ("then", 1, "Ada Maria rests."),
        ("then", 0, "Ada rests."),
        ("did", 0, "Ada digs."),
    ]
    told = [Event(f"demo.{kind}", {"seat": seat, "says": says}) for kind, seat, says in happened]
    assert story(told, NAMES, Plain()) == ["Ada digs · Ada Maria rests · Ada rests, digs."]
    assert story(told[1:2], NAMES, Plain()) == ["Ada Maria rests."]


def test_a_follower_on_the_tile_just_placed_is_told_without_its_place() -> None:
    placed = Event("carcassonne.placed", {"seat": 0, "tile": "D", "x": 0, "y": 0, "turn": 0})
    follower = {"figure": "follower", "y": 0, "segment": "c1", "kind": "city"}
    figures = [Event("carcassonne.figure", {"seat": seat, "x": 0, **follower}) for seat in (0, 1)]
    elsewhere = Event("carcassonne.figure", {"seat": 0, "x": 1, **follower})
    for language in LANGUAGES:
        told = words(language).about(games.whole_game()[2])
        (line,) = story([placed, figures[0]], NAMES, told)
        assert line.count("0") == 2, "the column and the row are told once"
        assert story(figures[:1], NAMES, told)[0].count("0") == 2, "a story that begins with it tells the place"
        assert " ".join(story([placed, elsewhere], NAMES, told)).count("0") == 3
        assert " ".join(story([placed, figures[1]], NAMES, told)).count("0") == 4


TOLD_AT_ONCE = 400
"""The events of a game that a language tells. Each language tells other ones."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_a_story_are_sentences(language: str) -> None:
    _, moves, board = games.whole_game()
    told = words(language)
    for events, teller in (
        (moves, told.about(board)),
        (catan_games.told("base")[1], told),
        (dominion_games.whole_game(), told),
    ):
        begin = LANGUAGES.index(language) * max(0, len(events) - TOLD_AT_ONCE) // len(LANGUAGES)
        lines = story(events[begin : begin + TOLD_AT_ONCE], games.NAMES, teller)
        assert len(lines) > 20
        for line in lines:
            check_sentence(line)
