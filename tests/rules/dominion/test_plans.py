"""The plan of level *hard* for a kingdom."""

import random
from collections.abc import Iterator

import pytest

from rules.dominion import plans
from rules.dominion.opponent import choose
from rules.dominion.plans import USUAL, Setting, follow, found, plan_for
from rules.kernel import EFFORT
from tests.rules.dominion.scene import buy_phase, sight

BASIC = ("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse")
KINGDOM = ("Moat",)


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(plans, "ROUNDS", ((2, 2),))
    monkeypatch.setattr(plans, "STAGES", 1)
    found.cache_clear()
    yield
    found.cache_clear()


def test_a_plan_buys_a_better_terminal_in_spite_of_a_worse_one() -> None:
    table = buy_phase("", deck="Copper 7, Moneylender", coins=5, kingdom=["Witch", "Moneylender"])
    view, ask = sight(table, 0), table.asks[0]
    assert choose(view, ask, random.Random(1)) == ["Silver"]
    assert follow(USUAL, view, ask, random.Random(1)) == ["Witch"]


def test_the_same_kingdom_has_the_same_plan() -> None:
    setting = Setting(2, KINGDOM, (*BASIC, *KINGDOM))
    first = found(setting, 1)
    found.cache_clear()
    assert found(setting, 1) == first


def test_effort_does_not_change_the_plan() -> None:
    view = sight(buy_phase("", deck="Copper 7", coins=3, kingdom=list(KINGDOM)), 0)
    usual = plan_for(view)
    assert usual is not USUAL
    found.cache_clear()
    token = EFFORT.set(0.02)
    assert plan_for(view) == usual
    EFFORT.reset(token)
