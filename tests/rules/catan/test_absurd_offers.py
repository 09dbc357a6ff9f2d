"""No computer opponent of any level accepts an offer that a person would laugh at."""

import random

import pytest

from rules.kernel import EFFORT, GAMES, LEVELS, Choice, Level, Table
from tests.rules.catan.scene import A, B, ask, ck, do, scene, sight

READY = {"grain": 2, "ore": 3}
"""The cards of a city, which the seat that is asked will build in its turn."""

ABSURD: tuple[tuple[list[str], list[str]], ...] = (
    (["wool"], ["ore", "ore"]),
    (["wool"], ["ore", "grain"]),
    (["wool"], ["ore", "ore", "ore"]),
    (["lumber"], ["grain", "grain"]),
    (["brick"], ["ore", "ore"]),
    (["brick"], ["grain", "ore"]),
    (["wool", "wool"], ["ore", "ore", "ore"]),
    (["lumber"], ["ore"]),
    (["wool"], ["grain"]),
    (["lumber"], ["grain", "grain", "ore"]),
)
"""Ten offers: the cards given for the cards wanted."""


def answered(table: Table, level: Level) -> Choice | None:
    """Return the answer of the seat that is asked, with as little search as possible."""
    token = EFFORT.set(0.05)
    choice = GAMES["catan"].choose(sight(table, B), ask(table, B), random.Random(1), level=level)
    EFFORT.reset(token)
    return choice


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("give", "get"), ABSURD)
def test_an_absurd_offer_is_declined(give: list[str], get: list[str], level: Level) -> None:
    rich = {"lumber": 1, "brick": 1, "wool": 2}
    table = scene(hands={A: rich, B: READY}, settlements={A: ["V0"], B: ["V18", "V21"]})
    do(table, "offer", {"give": give, "get": get})
    assert answered(table, level) == ["decline:1"]


COMMODITIES = {"paper": 2, "coin": 3, "grain": 2, "ore": 3}
"""The cards of a city and of the next level in two tracks."""

ABSURD_FOR_COMMODITIES: tuple[tuple[list[str], list[str]], ...] = (
    (["wool"], ["paper", "paper"]),
    (["wool"], ["coin", "coin"]),
    (["wool"], ["coin", "coin", "coin"]),
    (["lumber"], ["paper", "coin"]),
    (["brick"], ["coin", "ore"]),
    (["brick"], ["paper", "grain"]),
    (["lumber", "wool"], ["coin", "coin", "coin"]),
    (["wool", "wool"], ["paper", "paper", "coin"]),
    (["cloth"], ["coin", "coin"]),
    (["cloth"], ["paper", "ore"]),
)
"""Ten offers with commodities: the cards given for the cards wanted."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("give", "get"), ABSURD_FOR_COMMODITIES)
def test_an_absurd_offer_for_commodities_is_declined(give: list[str], get: list[str], level: Level) -> None:
    rich = {"lumber": 1, "brick": 1, "wool": 2, "cloth": 1}
    levels = {"science": 1, "politics": 2}
    table = ck(hands={A: rich, B: COMMODITIES}, cities={A: ["V0"], B: ["V18", "V21"]}, improvements={B: levels})
    do(table, "offer", {"give": give, "get": get})
    assert answered(table, level) == ["decline:1"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_gives_a_card_that_it_does_not_need_for_any_card(level: Level) -> None:
    table = scene(
        hands={A: {"ore": 1}, B: {"grain": 2, "ore": 2, "wool": 2}}, settlements={A: ["V0"], B: ["V18", "V21"]}
    )
    do(table, "offer", {"give": ["ore"], "get": ["any"]})
    assert answered(table, level) == (["decline:1"] if level == "easy" else ["name:1:wool"])


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_gives_no_card_that_it_needs_for_any_card(level: Level) -> None:
    table = scene(hands={A: {"wool": 1}, B: READY}, settlements={A: ["V0"], B: ["V18", "V21"]})
    do(table, "offer", {"give": ["wool"], "get": ["any"]})
    assert answered(table, level) == ["decline:1"]
