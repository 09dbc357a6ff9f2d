"""No computer opponent of any level accepts an offer that a person would laugh at."""

import random
from typing import Any

import pytest

from rules.kernel import EFFORT, GAMES, LEVELS, Level
from tests.rules.catan.scene import A, B, ask, do, scene, sight

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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("give", "get"), ABSURD)
def test_an_absurd_offer_is_declined(give: list[str], get: list[str], level: Level) -> None:
    rich = {"lumber": 1, "brick": 1, "wool": 2}
    table = scene(hands={A: rich, B: READY}, settlements={A: ["V0"], B: ["V18", "V21"]})
    do(table, "offer", {"give": give, "get": get})
    token = EFFORT.set(0.05)
    choice: Any = GAMES["catan"].choose(sight(table, B), ask(table, B), random.Random(1), level=level)
    EFFORT.reset(token)
    assert choice == ["decline:1"]
