"""The buttons and selects of a table's messages: each verb of their custom ids has one function, declared beside it."""

from collections.abc import Callable, Coroutine
from enum import Enum, auto
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from cogs.discord.custom_ids import CustomId, OutdatedComponent
from cogs.discord.interaction import InteractionContext
from cogs.table.lookup import MAX_DIGITS

Press: TypeAlias = Callable[[InteractionContext, CustomId], Coroutine[Any, Any, None]]
"""A function that answers the press of a button."""
P = TypeVar("P", bound=Press)
A = TypeVar("A", bound=Callable[[InteractionContext, int], Coroutine[Any, Any, None]])


class Reply(Enum):
    """The kind of answer to a press. The acknowledgement must name it before the function runs."""

    PRIVATE = auto()
    """A new message that only this person sees."""
    PUBLIC = auto()
    """A new message in the channel."""
    IN_PLACE = auto()
    """The message of the button is edited or stays as it is."""


class TableButton(NamedTuple):
    """The function of a verb, and the kind of its answer."""

    press: Press
    reply: Reply


BUTTONS: Final[dict[str, TableButton]] = {}
"""The button of each verb. Messages keep their buttons for years, so a verb never changes its meaning."""


def on_button(verb: str, reply: Reply = Reply.PRIVATE) -> Callable[[A], A]:
    """Declare the function of a button that needs only the game."""

    def declare(act: A) -> A:
        BUTTONS[verb] = TableButton(lambda ctx, id_: act(ctx, id_.game), reply)
        return act

    return declare


def on_button_id(verb: str, reply: Reply = Reply.PRIVATE) -> Callable[[P], P]:
    """Declare the function of a button that reads more of its custom id than the game."""

    def declare(press: P) -> P:
        BUTTONS[verb] = TableButton(press, reply)
        return press

    return declare


def number_in(id_: CustomId) -> int:
    """Return the number at the end of a custom id, 0 if there is none. Raise OutdatedComponent for anything else."""
    # Custom ids come from the client and can contain anything.
    if id_.rest and not (id_.rest.isdecimal() and len(id_.rest) <= MAX_DIGITS):
        raise OutdatedComponent(id_.rest)
    return int(id_.rest or "0")
