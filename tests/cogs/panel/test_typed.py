"""Typed choices: every suggestion is legal, and nonsense is refused with a reason."""

import random
from collections.abc import Sequence

import pytest

from bench.games.random_play import random_choice, step
from cogs.panel.commit import outcome_lines
from cogs.panel.draft.summary import choice_text
from cogs.panel.typed.parsing import format_choice, parse_choice, parse_choices
from cogs.panel.typed.suggestions import Suggester, suggestions
from data.game.models import Seat
from render import words
from rules.kernel import Ask, Choice, Field, IllegalChoice, Option, Table
from tests.cogs.fakes import Plain
from tests.contract.demo import table_bargaining
from tests.rules.zavandor import scene

NAMES = ("Ada", "Ben")


def table_at(game: str, seed: int, moves: int) -> Table:
    rng = random.Random(seed)
    table = Table.new(game, seats=2, seed=seed)
    for _ in range(moves):
        if not table.over:
            step(table, rng)
    return table


@pytest.mark.parametrize("game", ["demo", "forms", "carcassonne"])
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 5, 8, 13, 21])
def test_every_suggestion_is_a_complete_legal_choice(game: str, moves: int) -> None:
    table = table_at(game, 11, moves)
    speech = words("de") if game == "carcassonne" else Plain()
    for ask in table.asks:
        found = suggestions(table, ask.seat, "", speech, NAMES)
        assert found, ask
        assert len(found) <= 25
        for one in found:
            assert 1 <= len(one.label) <= 100
            assert 1 <= len(one.text) <= 100
            fork = table.fork()
            for _, choice in parse_choices(table, ask.seat, one.text):
                fork.answer(ask.seat, choice)


@pytest.mark.parametrize("game", ["demo", "forms", "carcassonne"])
@pytest.mark.parametrize("seed", range(6))
def test_a_written_choice_is_parsed(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = table_at(game, seed, seed * 2)
    for ask in table.asks:
        choice = random_choice(ask, rng)
        assert parse_choice(ask, format_choice(ask, choice)) == choice


def test_suggestions_match_the_typed_text() -> None:
    table = table_at("carcassonne", 3, 10)
    seat = table.asks[0].seat
    every = suggestions(table, seat, "", words("en"), NAMES)
    wanted = every[-1]
    assert suggestions(table, seat, wanted.text, words("en"), NAMES)[0] == wanted
    place = wanted.label.partition(",")[0]
    assert any(one == wanted for one in suggestions(table, seat, place.lower(), words("en"), NAMES))
    assert suggestions(table, seat, "no such thing", words("en"), NAMES) == []


def test_a_figure_can_be_typed_after_its_tile() -> None:
    table = Table.new("carcassonne", seats=2, seed=5)
    seat = table.asks[0].seat
    place = suggestions(table, seat, "", words("en"), NAMES)[0].text
    both = suggestions(table, seat, f"{place} ;", words("en"), NAMES)
    assert both
    assert all(one.text.startswith(f"{place} ; ") for one in both)
    assert len(parse_choices(table, seat, both[-1].text)) == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [("nonsense", "unknown_option"), ("agate agate agate agate agate", "over_limit"), ("agate;agate", "too_far")],
)
def test_nonsense_is_refused_with_its_reason(text: str, reason: str) -> None:
    table = Table.new("demo", seats=2, seed=1)
    seat = next(ask.seat for ask in table.asks if any(option.id == "agate" for option in ask.options))
    before = table.dump()
    with pytest.raises(IllegalChoice) as refused:
        parse_choices(table, seat, text)
    assert refused.value.reason == reason
    assert table.dump() == before


def test_nothing_can_be_typed_without_an_ask() -> None:
    table = Table.new("carcassonne", seats=2, seed=1)
    idle = 1 - table.asks[0].seat
    with pytest.raises(IllegalChoice, match="not_asked"):
        parse_choices(table, idle, "pass")
    assert suggestions(table, idle, "", words("en"), NAMES) == []


TRAY = Ask(0, "x", tuple(Option(id_, limit=3) for id_ in ("always", "always Moat", "Moat", "Throne Room")), 0, 9)
TRADE = Ask(0, "x", fields=(Field("give", TRAY.options, 0, 9), Field("get", (Option("1,2"), Option("3,4")))))


@pytest.mark.parametrize(
    ("ask", "text", "choice"),
    [
        (TRAY, "always Moat", ["always Moat"]),
        (TRAY, "ALWAYS moat*2 always", ["always Moat", "always Moat", "always"]),
        (TRAY, "Throne  Room*3 Moat", ["Throne Room"] * 3 + ["Moat"]),
        (TRAY, "-", []),
        (TRADE, "give=Throne Room, Moat*2 get=1,2", {"give": ["Throne Room", "Moat", "Moat"], "get": ["1,2"]}),
        (TRADE, "get=3,4", {"give": [], "get": ["3,4"]}),
    ],
)
def test_ids_may_have_spaces(ask: Ask, text: str, choice: Choice) -> None:
    assert parse_choice(ask, text) == choice
    assert parse_choice(ask, format_choice(ask, choice)) == choice


@pytest.mark.parametrize("text", ["Throne", "Room Moat", "Throne Room*1000", "Moat *2"])
def test_a_part_of_an_id_is_refused(text: str) -> None:
    with pytest.raises(IllegalChoice, match="unknown_option"):
        parse_choice(TRAY, text)


def test_fields_have_names() -> None:
    table = Table.new("demo", seats=2, seed=4)
    rng = random.Random(4)
    while not (table.asks and table.asks[0].fields):
        step(table, rng)
    ask = table.asks[0]
    give, get = ask.fields[0].options[0].id, ask.fields[1].options[-1].id
    assert parse_choice(ask, f"give={give} get={get}") == {"give": [give], "get": [get]}
    for text, reason in (
        ("agate", "fields_needed"),
        ("take=agate", "unknown_field"),
        ("give=x get=y", "unknown_option"),
    ):
        with pytest.raises(IllegalChoice) as refused:
            parse_choice(ask, text)
        assert refused.value.reason == reason


class Counting(Plain):
    """Words that count the requested options."""

    asked = 0

    def option(self, option: Option, ask: Ask, names: Sequence[str] = ()) -> str:
        self.asked += 1
        return super().option(option, ask, names)


def test_options_are_put_into_words_once_and_not_at_every_keystroke() -> None:
    ask = Ask(0, "demo.many", tuple(Option(f"o{number}") for number in range(300)))
    counting = Counting()
    choice_text(ask, ["o7"], counting, NAMES)
    assert counting.asked == 1, "only what is picked is worded"
    table = table_at("carcassonne", 3, 10)
    counting = Counting()
    suggester = Suggester(table, table.asks[0].seat, [], counting, NAMES)
    assert counting.asked == len(table.asks[0].options)
    for typed in ("", "z", "zz", "1"):
        suggester.search(typed)
    assert counting.asked == len(table.asks[0].options)


def test_no_illegal_choice_is_suggested() -> None:
    """An ask does not list which offers can be paid. A check finds out."""
    table = table_bargaining([{"agate": 3}, {"beryl": 3}])
    for wanted in ("citrine", "beryl"):
        table.answer(0, "offer")
        table.answer(0, {"give": ["agate"], "get": [wanted]})
    question = table.ask_of(1)
    assert question is not None
    assert {"accept:1", "accept:2"} <= {option.id for option in question.options}
    assert [one.text for one in suggestions(table, 1, "accept", Plain(), NAMES)] == ["accept:2"]


def test_suggestions_after_a_sealed_answer_say_that_they_change_it() -> None:
    table = Table.new("demo", seats=2, seed=1)
    first = suggestions(table, 0, "", Plain(), NAMES)
    assert not any(one.label.startswith("panel-instead") for one in first)
    table.answer(0, parse_choices(table, 0, first[0].text)[0][1])
    again = suggestions(table, 0, "", Plain(), NAMES)
    assert {one.text for one in again} == {one.text for one in first}
    assert all(one.label.startswith("panel-instead") for one in again)


def test_suggestions_say_so_too_if_the_change_is_another_ask() -> None:
    """The bids of Zavandor are sealed most often, but their suggestions did not say so."""
    table = scene.market(scene.seat("Lb 3, Lg 2"), scene.seat("Lg 3"))
    scene.finish(table)
    first = [one.label for one in suggestions(table, 0, "", words("en"), NAMES)]
    assert len(first) > 3
    assert not any(label.startswith("Instead: ") for label in first)
    table.answer(0, scene.bid("Lb"))
    again = [one.label for one in suggestions(table, 0, "", words("en"), NAMES)]
    assert len(again) > 3
    kept = [label for label in again if not label.startswith("Instead: ")]
    assert [label.partition(" ")[0] for label in kept] == ["nothing"], "all stays as it was"


def test_a_choice_without_an_event_is_shown_as_chosen() -> None:
    table = Table.new("demo", seats=2, seed=1)
    bid = table.asks[0]
    seat, speech = Seat(game=1, seat=0, name="Ada"), Plain()
    stone = bid.options[0].id
    assert outcome_lines([], [(bid, [stone])], seat, [seat], speech) == (f"panel-done {{'what': '{stone}'}}",)
    assert outcome_lines([], [(bid, [])], seat, [seat], speech) == ("panel-done {'what': 'nothing for demo.bid'}",)
