"""The types of the kernel: checks of choices, forced choices, and the public facts of asks and events."""

from typing import Any

import pytest

from rules.kernel import Ask, Event, Field, IllegalChoice, Option, Table, check_choice, ranked, sole_choice

HAND = Ask(0, "demo.hand", (Option("agate", limit=2), Option("beryl")), least=1, most=2)
TRADE = Ask(
    0, "demo.trade", fields=(Field("give", (Option("agate", limit=2),), 1, 2), Field("get", (Option("beryl"),)))
)


@pytest.mark.parametrize(
    ("question", "choice", "reason"),
    [
        (HAND, [], "too_few"),
        (HAND, ["agate", "agate", "beryl"], "too_many"),
        (HAND, ["beryl", "beryl"], "over_limit"),
        (HAND, ["citrine"], "unknown_option"),
        (HAND, {"give": ["agate"]}, "malformed"),
        (TRADE, ["agate"], "fields_needed"),
        (TRADE, {"give": ["agate"], "get": ["beryl"], "keep": []}, "unknown_field"),
        (TRADE, {"give": ["agate"]}, "too_few"),
        (TRADE, {"give": ["agate"] * 3, "get": ["beryl"]}, "over_limit"),
    ],
)
def test_every_illegal_choice_has_its_reason(question: Ask, choice: Any, reason: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        check_choice(question, choice)
    assert refused.value.reason == reason


def test_a_legal_choice_is_taken() -> None:
    check_choice(HAND, ["agate", "agate"])
    check_choice(HAND, ["beryl"])
    check_choice(TRADE, {"give": ["agate"], "get": ["beryl"]})


def test_only_an_ask_without_a_choice_is_forced() -> None:
    two = (Option("agate"), Option("beryl"))
    assert sole_choice(Ask(0, "demo", two[:1])) == ["agate"]
    assert sole_choice(Ask(0, "demo", (Option("agate", limit=3),), 2, 2)) == ["agate", "agate"]
    assert sole_choice(Ask(0, "demo", two, 2, 2)) == ["agate", "beryl"]
    assert sole_choice(Ask(0, "demo", two, 2, 2, ordered=True)) is None
    assert sole_choice(Ask(0, "demo", two)) is None
    assert sole_choice(Ask(0, "demo", two[:1], 0, 1)) is None


def test_a_secret_ask_is_put_even_with_one_possible_answer() -> None:
    position = {"seats": 2, "players": [{"hand": ["Militia"]}, {"hand": ["Copper"] * 5}]}
    table = Table.arrange("dominion", position, seed=1)
    table.answer(0, "Militia")
    assert [(question.seat, question.secret) for question in table.asks] == [(1, True)]
    assert sole_choice(table.asks[0]) is not None


def test_others_cannot_recognise_an_ask_with_one_possible_answer() -> None:
    """A hand without a choice makes an ask secret, and others must not see that it is."""
    asks = [Ask(1, "demo.roll", (Option("roll"),), secret=True), Ask(1, "demo.roll", (Option("roll"), Option("play")))]
    assert asks[0].seen_by(0) == asks[1].seen_by(0) == asks[1].seen_by(None)
    assert asks[0].seen_by(1) != asks[1].seen_by(1)


def test_hidden_facts_of_an_event_reach_its_receivers_alone() -> None:
    event = Event("demo.passed", {"seat": 0}, {"card": "Gold"}, (0, 1))
    assert event.seen_by(1).args == {"seat": 0, "card": "Gold"}
    assert event.seen_by(2) == event.seen_by(None) == Event("demo.passed", {"seat": 0})


def test_equal_scores_share_a_rank_without_a_tie_breaker() -> None:
    assert [(place.seat, place.rank) for place in ranked([5, 7, 5])] == [(1, 1), (0, 2), (2, 2)]
    assert [(place.seat, place.rank) for place in ranked([5, 7, 5], [0, 0, 1])] == [(1, 1), (2, 2), (0, 3)]
    won = ranked([5, 7, 5], winner=2)
    assert [(place.seat, place.score, place.rank) for place in won] == [(2, 5, 1), (1, 7, 2), (0, 5, 3)]
