"""Line breaks of cards: no line ends between a number and its icon, or in a name with dashes such as ``N–W``.

Discord shows an icon as a picture. A browser always breaks a line behind a picture, and before it unless a no-break
space stands there. Text on a phone follows the word joiner, too: https://www.unicode.org/reports/tr14/#WJ
"""

import re
from typing import Final

JOINER, NO_BREAK_SPACE = "\N{WORD JOINER}", "\N{NO-BREAK SPACE}"
ICON: Final = r"(?:<:\w+:\d+>|[\u231a-\u23ff\u2600-\u27bf\U0001f300-\U0001faff]\ufe0f?)"
"""An emoji of the application, or one that every client has."""

RULES: Final = (
    # An icon stands with the number or the bracket before it, and the sign behind it.
    (re.compile(rf"(?<=[\d(])( ?)(?={ICON})"), lambda match: (NO_BREAK_SPACE if match[1] else "") + JOINER),
    (re.compile(rf"({ICON})(?=[.,;:)])"), rf"\1{JOINER}"),
    (re.compile(r"(?<=\w)–(?=\w)"), f"–{JOINER}"),
    # Names of places begin with a number. A compound of words may break.
    (re.compile(r"(?<![\w-])\d+(?:-\w+)+"), lambda match: match[0].replace("-", f"-{JOINER}")),
)
CODE: Final = re.compile(r"(`[^`]*`|https?://\S+)")
"""Text that a reader may copy."""


def unbroken(text: str) -> str:
    """Return a text whose lines end at better places, with code and links as they are."""
    parts = CODE.split(text)
    for at in range(0, len(parts), 2):
        for pattern, joined in RULES:
            parts[at] = pattern.sub(joined, parts[at])
    return "".join(parts)
