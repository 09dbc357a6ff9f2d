"""Custom ids: the whole state of a button or select, in at most 100 characters.

``family:game:number:verb:rest`` — the family with its version picks the class that answers, ``game`` is the game's
number in its guild, ``number`` the ask that the component belongs to (0 for none). Discord sets the limit:
https://discord.com/developers/docs/components/reference
"""

import re
from typing import NamedTuple

MAX_LENGTH = 100

# The digit is a version. Old messages stay clickable, so an id that changes its meaning gets a new family, and ids of
# the old family are answered as outdated.
PANEL, TABLE, LOBBY, RULES, ME, SETUP, WELCOME, LISTS = "p1", "t1", "l1", "r1", "m1", "s1", "w1", "g1"
PUZZLE, QUEUE, LEAGUE = "q1", "u1", "e1"
FAMILIES = (PANEL, TABLE, LOBBY, RULES, ME, SETUP, WELCOME, LISTS, PUZZLE, QUEUE, LEAGUE)


class OutdatedComponent(ValueError):  # noqa: N818 - a finding, not a fault
    """A component belongs to an earlier state of the table."""


class CustomId(NamedTuple):
    """A parsed custom id."""

    family: str
    game: int
    verb: str
    number: int = 0
    rest: str = ""

    def __str__(self) -> str:
        text = f"{self.family}:{self.game}:{self.number}:{self.verb}:{self.rest}"
        if len(text) > MAX_LENGTH:
            # Discord would refuse the whole message with a less precise error.
            raise ValueError(f"custom id too long: {len(text)} characters: {text}")
        return text


def id_pattern(family: str) -> re.Pattern[str]:
    """Return the pattern that matches every id of ``family`` and of no other family."""
    return re.compile(
        rf"{re.escape(family)}:(?P<game>\d{{1,9}}):(?P<number>\d{{1,9}}):(?P<verb>[a-z]+\d*):(?P<rest>.*)"
    )


def parse_id(family: str, match: re.Match[str]) -> CustomId:
    """Return the id that ``id_pattern`` matched. Digits after a verb only make the ids of one message unique."""
    return CustomId(family, int(match["game"]), match["verb"].rstrip("0123456789"), int(match["number"]), match["rest"])
