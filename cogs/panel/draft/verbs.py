"""The verbs of the panel's custom ids: what a component does with the draft."""

from enum import StrEnum
from typing import Final


class Verb(StrEnum):
    """A verb. It is one letter, because it shares the 100 characters of a custom id with the draft.

    Posted panels keep their buttons, so a letter never changes its meaning.
    """

    CONFIRM = "c"
    """Commits the draft in the id."""
    DRAFT = "d"
    """Takes the draft in the id, which already has the pick of this button."""
    HINT = "h"
    """Takes the draft of a hint. The player confirms it, because only the bot has picked."""
    ADD = "s"
    """Adds the pick of a select to the draft in the id."""
    SEVERAL = "m"
    """Sets all picks of a field by a select."""
    ALL_OF = "a"
    """Adds all of an option."""
    TAKE_BACK = "l"
    """Takes a pick back."""
    SUGGEST = "u"
    """Takes the suggested picks of a field."""
    TURN = "t"
    """Turns the previous pick, such as a tile."""
    FIELD = "f"
    """Goes to another field."""
    PAGE = "g"
    """Turns the page of a long list."""
    NOTHING = "n"
    """Does nothing: the component is always disabled."""


CHANGES_PICKS: Final = frozenset({Verb.ADD, Verb.SEVERAL, Verb.ALL_OF, Verb.TAKE_BACK, Verb.SUGGEST})
"""The verbs whose id holds the draft before the click; the click changes the picks of a field."""
PICKED_BY_PLAYER: Final = CHANGES_PICKS | {Verb.DRAFT}
"""The verbs with which a player picks something, so that a complete answer may be committed at once."""
