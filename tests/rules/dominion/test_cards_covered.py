"""Every card and every worked example has a test that names it."""

from rules.dominion.card import CARDS
from tests.contract.adding import ROOT, marked

EXAMPLES = {"X1", "X2", "X3a", "X3b", "X3c", "X3d", "X4", "X5", "X6", "X7", "X8"}
PLAIN = {"Silver", "Gold", "Platinum"}
"""Treasures that need no ruling."""


def test_no_card_is_without_a_test() -> None:
    tested = set(marked(ROOT, "dominion", "card"))
    assert sorted(CARDS.keys() - tested - PLAIN) == []
    assert sorted(tested - CARDS.keys()) == []


def test_no_worked_example_is_without_a_test() -> None:
    assert set(marked(ROOT, "dominion", "example")) == EXAMPLES
