"""The covers: one picture of each game, drawn from its showcase."""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2s

import msgspec

import render
from render.kit.disk import filed, painted_ahead
from render.kit.png import encode
from rules.kernel import GAMES, showcase_of

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
"""The names of the players on the covers."""
MOST_COVERS = 16
"""The number of covers whose players stay in memory. Their files are on disk."""


def cover_png(kind: str, *, language: str) -> bytes:
    """Return the cover of a game as a PNG file."""
    return _cover(kind, language, _digest(kind))


@lru_cache(MOST_COVERS)
def cover_names(kind: str) -> tuple[str, ...]:
    """Return the names of the players on a cover."""
    return NAMES[: showcase_of(kind).seats]


@lru_cache(MOST_COVERS)
def _digest(kind: str) -> str:
    """Return a digest of a game's showcase. It is no part of the drawing code, so it counts as an argument."""
    position = msgspec.json.encode(showcase_of(kind).position(), order="sorted")
    return blake2s(position, digest_size=6).hexdigest()


def _every() -> Iterator[tuple[str, str, str]]:
    return ((kind, language, _digest(kind)) for language in render.LANGUAGES for kind in GAMES)


@painted_ahead(_every)
@filed
def _cover(kind: str, language: str, _position: str) -> bytes:
    table = showcase_of(kind)
    return encode(render.picture(table.view(), names=NAMES[: table.seats], language=language))
