"""Words about a table: the names of its places in labels, in the lines under them, and in news."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

import render
from render import Words, games
from render.catalogue import Catalogue
from render.games import Rendering
from rules.kernel import Ask, Event, Option, View

MESSAGES = {
    "option-demo": "option-demo = { $marked }{ $place }",
    "detail-demo": "detail-demo = next to { $neighbour }",
    "event-demo-walked": "event-demo-walked = { $seat } walks to { $place }.",
}


class Island:
    """The places of a table whose names depend on the view."""

    def __init__(self, view: View) -> None:
        self.turn = 0 if view.seat is None else view.seat

    def told(self, kind: str, facts: Mapping[str, Any], *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        number = facts["id"].removeprefix("p") if "id" in facts else facts.get("at")
        return {} if number is None else {"place": f"hill {number} of {self.turn}", "neighbour": "the lake"}

    def found(self, *, names: Sequence[str], words: Catalogue) -> dict[str, str]:
        return {"p1": "hill 1"}

    def at(self, key: str, *, names: Sequence[str], words: Catalogue) -> str:
        return {"p1": f"{names[0]}'s tower"}[key]


def unused(*_: object, **__: object) -> Any:
    raise AssertionError


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """Words whose game names its places."""
    found = Words("en", None)
    shown = Rendering(
        picture=unused, describe=unused, text_board=unused, marks=lambda ask, chosen: None, table_places=Island
    )
    games.game.cache_clear()
    for kind in ("demo", "lobby"):
        monkeypatch.setitem(sys.modules, f"render.{kind}", cast("Any", SimpleNamespace(RENDERING=shown)))
    found.sources.update(MESSAGES)
    yield found
    games.game.cache_clear()


def view(seat: int | None = None) -> View:
    return View(game="demo", seat=seat)


def test_labels_and_the_lines_under_them_name_the_places_of_the_table(spoken: Words) -> None:
    ask = Ask(0, "demo.go", (Option("p1"), Option("p2")))
    told = spoken.about(view(1))
    assert told.step(ask, (), "p2") == "2 · hill 2 of 1"
    assert told.option(ask.options[0], ask) == "1 · hill 1 of 1"
    assert told.detail(ask, (), "p2") == "next to the lake"
    assert spoken.detail(Ask(0, "lobby.go", (Option("p1"),)), (), "p1") == "", "no message, no line"


def test_the_same_event_has_another_sentence_at_another_table(spoken: Words) -> None:
    event = Event("demo.walked", {"seat": 0, "at": 4})
    assert spoken.about(view(0)).event(event, ["Ada"]) == "Ada walks to hill 4 of 0."
    assert spoken.about(view(1)).event(event, ["Ada"]) == "Ada walks to hill 4 of 1."


def test_an_event_told_without_a_table_does_not_hide_the_places_of_one(spoken: Words) -> None:
    event = Event("demo.walked", {"seat": 0, "at": 4})
    spoken.sources["event-demo-rested"] = "event-demo-rested = { $seat } rests."
    assert spoken.event(Event("demo.rested", {"seat": 0}), ["Ada"]) == "Ada rests."
    assert spoken.about(view(1)).event(event, ["Ada"]) == "Ada walks to hill 4 of 1."


def test_every_place_that_is_found_has_a_description(spoken: Words) -> None:
    assert render.places(view(), names=["Ada"]) == {"p1": "hill 1"}
    assert render.at_place(view(), "p1", names=["Ada"]) == "Ada's tower"
    with pytest.raises(KeyError):
        render.at_place(view(), "p9", names=["Ada"])
