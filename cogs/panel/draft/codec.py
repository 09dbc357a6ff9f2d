"""The text form of a draft and of the panel's state, as written into a custom id."""

from collections.abc import Iterator
from typing import NamedTuple

from cogs.panel.draft.picks import BLANK, Draft, InvalidDraft, Pick

MAX_DRAFT_LENGTH = 70
"""The maximum number of characters of a custom id that a draft takes."""

# A custom id has at most 100 characters, so indexes are written in base 36. Most asks have fewer than 35 options, and
# then a pick is a single character: https://discord.com/developers/docs/components/reference
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WIDE, PARTIAL = "yz"
"""Marks before an index of three digits, and before the number of steps of an unfinished path."""


def encode(draft: Draft) -> str:
    """Return ``draft`` as text for a custom id."""
    return ".".join("+".join("".join(map(encode_pick, picks)) for picks in answer) for answer in draft)


def decode(text: str) -> Draft:
    """Return the draft that ``encode`` wrote; raise InvalidDraft for any other text."""
    draft = tuple(tuple(tuple(_decode_picks(part)) for part in answer.split("+")) for answer in text.split("."))
    # ``int`` accepts more than ``encode`` writes: signs, blanks, underscores, the digits of every script.
    if encode(draft) != text:
        raise InvalidDraft(text)
    return draft


def encode_pick(pick: Pick) -> str:
    """Return one pick as text for a draft."""
    index = DIGITS[pick.option] if pick.option < len(DIGITS) - 2 else WIDE + _digits(pick.option, 3)
    return index + (PARTIAL + DIGITS[pick.depth] if pick.depth else "")


def _digits(number: int, length: int) -> str:
    return "".join(DIGITS[number // 36**power % 36] for power in reversed(range(length)))


def _decode_picks(text: str) -> Iterator[Pick]:
    at = 0
    try:
        while at < len(text):
            # The last two digits never begin an index of one character, so they can serve as marks.
            width = 3 if text[at] == WIDE else 1
            at += text[at] == WIDE
            option, at = int(text[at : at + width], 36), at + width
            depth = 0
            if text[at : at + 1] == PARTIAL:
                depth, at = int(text[at + 1], 36), at + 2
            yield Pick(option, depth)
    except (ValueError, IndexError) as error:
        raise InvalidDraft(text) from error


def fits(draft: Draft) -> bool:
    """Return whether ``draft`` is short enough for a custom id."""
    return len(encode(draft)) <= MAX_DRAFT_LENGTH


SURE = "!"
"""The mark at the end of a state in which the player has tapped to pick nothing."""


class PanelState(NamedTuple):
    """The state of a panel: the draft, the field in focus, the page of a long list, and whether to pick nothing."""

    draft: Draft = (BLANK,)
    field: int = 0
    page: int = 0
    sure: bool = False
    """Whether the player has tapped to pick nothing, where that takes a second tap."""

    def __str__(self) -> str:
        # Most panels have one field and one page, and spend no characters on them.
        tail = f"@{DIGITS[self.field]}{self.page}" if self.field or self.page else ""
        return encode(self.draft) + tail + SURE * self.sure


def decode_state(text: str) -> PanelState:
    """Return the panel's state that ``str`` wrote; raise InvalidDraft for any other text."""
    draft, at, tail = text.removesuffix(SURE).partition("@")
    try:
        state = PanelState(decode(draft), int(tail[0], 36), int(tail[1:])) if at else PanelState(decode(draft))
        state = state._replace(sure=text.endswith(SURE))
    except (ValueError, IndexError) as error:
        raise InvalidDraft(text) from error
    if str(state) != text or state.page < 0:
        raise InvalidDraft(text)
    return state
