"""The covers: one picture of each game, drawn from its showcase."""

from functools import lru_cache
from hashlib import blake2s

import msgspec
from PIL import Image

import render
from render.kit.disk import persistent
from render.kit.png import encode
from rules.kernel import showcase_of

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
"""The names of the players on the covers."""
MOST_COVERS = 16
"""The number of covers that stay in memory. One takes about 0.3 MB."""


@lru_cache(MOST_COVERS)
def cover_png(kind: str, *, language: str) -> bytes:
    """Return the cover of a game as a PNG file."""
    # The position is no part of the drawing code, so its digest counts as an argument.
    position = msgspec.json.encode(showcase_of(kind).position(), order="sorted")
    return encode(_cover(kind, language, blake2s(position, digest_size=6).hexdigest()))


@lru_cache(MOST_COVERS)
def cover_words(kind: str, *, language: str) -> str:
    """Return the facts of a cover in words."""
    table = showcase_of(kind)
    return render.describe(table.view(), names=NAMES[: table.seats], language=language)


@persistent
def _cover(kind: str, language: str, _position: str) -> Image.Image:
    table = showcase_of(kind)
    return render.picture(table.view(), names=NAMES[: table.seats], language=language)
