"""The length of a text as Discord may count it, and texts cut to a length.

Marks of icons (``icon_marks.py``) count as their words. A text that is cut has words instead of marks, so that no part
of a mark is left. A message can have shorter forms for a label that is too long: its attributes ``.short`` and
``.shortest``.
"""

from typing import Final

from render.icon_marks import plain
from render.phrases import in_form

SHORT: Final = ("short", "shortest")
"""The names of the forms for labels that do not fit, the longer one first."""

BYTES = 2
"""Bytes of a UTF-16 unit."""


def length(text: str) -> int:
    """Return the length of a text in UTF-16 units."""
    # Discord counts some limits in code points and others in UTF-16 units, and documents neither. A letter outside the
    # basic plane has two units, so units are never fewer than code points.
    # Most texts are of letters that have one unit each.
    return len(text) if text.isascii() else len(_units(plain(text))) // BYTES


def shorten(text: str, most: int) -> str:
    """Return the longest form of ``text`` that has at most ``most`` units, or its shortest one cut with an ellipsis."""
    if length(text) <= most:
        return text
    # A text without a form gives itself.
    forms = [in_form(text, form) for form in SHORT]
    text = next((form for form in forms if length(form) <= most), min(forms, key=length))
    if length(text) <= most:
        return text
    # Drop half a surrogate pair at the end.
    return _units(plain(text))[: BYTES * (most - 1)].decode("utf-16-le", "ignore").rstrip() + "…"


def ending(text: str, most: int) -> str:
    """Return the last ``most`` units of ``text``."""
    if length(text) <= most:
        return text
    return _units(plain(text))[-BYTES * most :].decode("utf-16-le", "ignore") if most > 0 else ""


def _units(text: str) -> bytes:
    # JSON may contain half a surrogate pair.
    return text.encode("utf-16-le", "surrogatepass")
