"""Markup of custom emojis in a request. Discord shows it in the content of a text and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator

MARKUP = re.compile(r"<a?:\w+:\d+>")
PRIVATE = re.compile("[\ue000-\uf8ff]")
"""Characters for private use, which no font of Discord shows."""


def faults(body: object, key: str = "") -> Iterator[str]:
    """Yield the faults in the texts of a body."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from faults(value, name)
    elif isinstance(body, list):
        for value in body:
            yield from faults(value, key)
    elif isinstance(body, str):
        if MARKUP.search(body) and key != "content":
            yield f"markup of an emoji in {key}: {body[:80]}"
        if PRIVATE.search(body):
            yield f"a character for private use in {key}: {body[:80]}"
