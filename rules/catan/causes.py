"""The causes of asks in the middle of an effect, as everyone can see them."""

from rules.catan.view import CatanView
from rules.kernel import Ask

SEVEN = [1, 6]
"""A roll of seven. The second die is a six, which causes least in an expansion that reads this die."""


ASKED = ("catan.robber", "catan.discard")
"""The kinds of the asks that a seven can cause."""


def by_seven(view: CatanView, ask: Ask) -> bool:
    """Return whether a seven causes an ask: cards are discarded, or the robber moves."""
    return ask.kind in ASKED and view.phase == "roll" and sum(view.dice) == sum(SEVEN)
