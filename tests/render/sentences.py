"""The check of a text that the bot has rendered: it is a whole sentence, and nothing of the code shows."""

import re

from render.icon_marks import plain

CODE = re.compile(r"[{}\[\]]|\b(?:None|True|False)\b|\(\)")
TYPOGRAPHY = re.compile(r"  |^\s|\s$|\s[.,;:!?](?:\s|$)|\.\.|,,|[.,;:] ?[.,;]")


def check_sentence(text: str, ends: str = ".") -> None:
    """Check that a text ends as a sentence does, in one of the signs ``ends``, and has no remains of a message."""
    told = plain(text)
    assert told.endswith(tuple(ends)), f"no full stop: {told}"
    assert not CODE.search(told), f"code: {told}"
    assert not TYPOGRAPHY.search(told), f"blanks or signs: {told}"
