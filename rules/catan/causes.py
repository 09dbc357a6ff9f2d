"""The causes of asks in the middle of an effect, as everyone can see them."""

from rules.catan.view import CatanView
from rules.kernel import Ask

SEVEN = [1, 6]
"""A roll of seven. The second die is a six, which causes least in an expansion that reads this die."""


def by_seven(view: CatanView, ask: Ask) -> bool:
    """Return whether the robber moves because of a seven."""
    return ask.kind == "catan.robber" and view.phase == "roll" and sum(view.dice) == sum(SEVEN)
