"""The routes of requests to Discord, as labels without ids and tokens."""

import re

FIXED = re.compile(r"@?[a-z-]{1,24}")
"""A part of a path that is the same in every request. Ids have digits, and tokens are longer."""


def route_of(path: str, base: str) -> str:
    """Return the path of a request below ``base``, with ``:id`` for each id or token: ``/channels/:id/messages``."""
    parts = path.removeprefix(base).strip("/").split("/")
    return "".join(f"/{part if FIXED.fullmatch(part) else ':id'}" for part in parts)
