"""The length of a text as Discord may count it, and texts cut to a length."""

BYTES = 2
"""The bytes of a UTF-16 unit."""


def length(text: str) -> int:
    """Return the length of a text in UTF-16 units."""
    # Discord counts some limits in code points and others in UTF-16 units, and says of none which. A letter outside
    # of the basic plane has two units, so there are never fewer units than code points.
    return len(_units(text)) // BYTES


def shorten(text: str, most: int) -> str:
    """Return ``text``, cut to ``most`` units with an ellipsis where it is longer."""
    if length(text) <= most:
        return text
    # Half a letter at the end is dropped.
    return _units(text)[: BYTES * (most - 1)].decode("utf-16-le", "ignore").rstrip() + "…"


def ending(text: str, most: int) -> str:
    """Return as much of the end of ``text`` as has ``most`` units."""
    return _units(text)[-BYTES * most :].decode("utf-16-le", "ignore") if most > 0 else ""


def _units(text: str) -> bytes:
    # Half a letter may come in by JSON.
    return text.encode("utf-16-le", "surrogatepass")
