"""Custom ids: everything that a button or select needs to know, in at most 100 characters, for ever.

``family:game:number:verb:rest`` — the family with its version picks the class that answers, ``game`` is the game's
number in its guild, ``number`` the ask that the component belongs to (0 where it belongs to none).
"""

import re
from typing import NamedTuple

MAX_LENGTH = 100

# The digit is a version: messages stay clickable for ever, so an id that changes its meaning gets a new family, and
# those of the old one are answered as outdated.
PANEL, TABLE, LOBBY, RULES, ME, SETUP, WELCOME = "p1", "t1", "l1", "r1", "m1", "s1", "w1"
FAMILIES = (PANEL, TABLE, LOBBY, RULES, ME, SETUP, WELCOME)


class OutdatedComponent(ValueError):  # noqa: N818 - a finding, not a fault
    """A component belongs to another state of the table than the one that there is now."""


class CustomId(NamedTuple):
    """A custom id in its parts."""

    family: str
    game: int
    verb: str
    number: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"{self.family}:{self.game}:{self.number}:{self.verb}:{self.rest}"
        if len(text) > MAX_LENGTH:
            # Discord would refuse the whole message, and say less clearly why.
            raise ValueError(f"a custom id of {len(text)} characters: {text}")
        return text


def id_pattern(family: str) -> re.Pattern[str]:
    """Return the pattern that every id of ``family`` matches and no other family's."""
    return re.compile(
        rf"{re.escape(family)}:(?P<game>\d{{1,9}}):(?P<number>\d{{1,9}}):(?P<verb>[a-z]+\d*):(?P<rest>.*)"
    )


def parse_id(family: str, match: re.Match[str]) -> CustomId:
    """Return the id that ``id_pattern`` has matched; the digits after a verb only keep ids of one message apart."""
    return CustomId(family, int(match["game"]), match["verb"].rstrip("0123456789"), int(match["number"]), match["rest"])
