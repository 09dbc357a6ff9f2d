"""Values as JSON for the columns and messages that hold it."""

from typing import Any

import msgspec


def as_json(value: Any) -> str:
    """Return a value as JSON. A text of a class of its own (``render/phrases.py``) is stored as a plain text."""
    return msgspec.json.encode(value, enc_hook=_plain).decode()


def _plain(value: Any) -> str:
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} cannot be stored")
