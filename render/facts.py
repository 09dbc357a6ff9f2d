"""The facts of asks and events, as messages use them: which hold seats, numbers or things."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rules.kernel import Event, Facts

PEOPLE = ("seat", "owner", "attacker", "receiver", "victim", "partner", "loser", "by", "start")
"""Names of facts that hold a seat or None."""
CROWDS = ("seats", "to", "addressed", "partners", "accepted", "declined")
"""Names of facts that hold a list of seats."""
BY_SEAT = ("points", "strengths", "bids")
"""Names of facts that may hold a list with one number for each seat."""
SHARES = ("gains",)
"""Names of facts that hold a list of the ``cards`` that each of several seats got."""
NUMBERED = (("give", "count"), ("give", "rate"), ("id", "rate"), ("card", "total"))
"""Names of facts that hold a thing, each with the name of the fact that holds its number."""
KINDS = ("gem",)
"""Names of facts that hold a kind of thing, of which a list has no numbers."""
ALONE = ("get",)
"""Names of facts that hold a single thing, of which a message can say the number too."""


def known_facts(event: Event) -> Facts:
    """Return the facts of an event without those that are null, which count as unknown."""
    return {name: value for name, value in {**event.args, **event.hidden}.items() if value is not None}


@cache
def arguments_from(fact: str) -> frozenset[str]:
    """Return the names of the arguments that a fact may become."""
    others = {"winners"} if fact == "seats" else set[str]()
    return frozenset({fact, f"{fact}-letter", f"{fact}-count", f"{fact}-key", *others})


def printable(value: object) -> str | int | float:
    """Return a fact as an argument of a message."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | float | str) else "" if value is None else str(value)


def changes_sum(term: Mapping[str, Any] | Sequence[Any]) -> bool:
    """Return True if a term changes its sum."""
    count, each = (term["count"], term["each"]) if isinstance(term, Mapping) else term[1:3]
    return bool(count * each)
