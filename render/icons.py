"""The icons of all games and of the seats, as PNG files that Discord takes as emojis.

The rendering of a game has ``icons``: the painter of each icon by its name. The key of an icon is ``<game>-<name>``
(``catan-lumber``), that of a seat's badge ``seat-a``. Catalogues name icons by their keys (``icon_marks.py``).

``python -m render.icons FOLDER PID`` paints the missing icons, in a process of its own with the lowest priority. Each
game has a folder of its own, whose name has the version of the game's pictures, so that a change of one game repaints
no other game's icons. A file's name has a digest of its picture: the same picture has the same name in every version.
"""

import hashlib
import io
import os
import sys
from functools import cache, partial
from pathlib import Path
from typing import Final

from PIL import Image

from render.games import game_if_drawn
from render.kit.folder import cache_folder, cache_in, keep
from render.kit.icon import Painter, finished, seat
from render.kit.priority import take_lowest_priority
from render.kit.theme import SEATS
from render.kit.version import keep_digests, version
from rules.kernel import GAMES

SEAT: Final = "seat"
"""The group of the seats' badges. The other groups are the games."""
DIGEST: Final = 6
"""Letters of a picture's digest. Only pictures of the same icon are told apart by it."""


@cache
def icons() -> dict[str, Painter]:
    """Return the painter of each icon by its key, the badges of the seats first."""
    found: dict[str, Painter] = {f"{SEAT}-{look.letter.lower()}": partial(seat, at) for at, look in enumerate(SEATS)}
    for game in GAMES:
        if (shown := game_if_drawn(game)) is not None:
            found |= {f"{game}-{name}": painter for name, painter in shown.icons().items()}
    return found


def draw(key: str) -> Image.Image:
    """Return an icon in its final size."""
    return finished(icons()[key]())


def painted() -> dict[str, Path] | None:
    """Return the file of each icon by its key, or None if this version's icons are not all painted."""
    found = _files()
    # In the order of the icons, in which they are uploaded.
    return {key: found[key] for key in icons()} if found.keys() == icons().keys() else None


def paint() -> None:
    """Paint the missing icons."""
    folders, known = _folders(), _files()
    for key in icons():
        if key not in known:
            image = draw(key)
            file = io.BytesIO()
            # Optimizing would take a fifth of the time of painting and save a few percent of the size.
            image.save(file, "PNG")
            keep(folders[key.partition("-")[0]] / f"{key}_{_digest(image)}.png", file.getvalue())
    keep_digests()


def digest_of(path: Path) -> str:
    """Return the digest in the name of an icon's file."""
    return path.stem.rpartition("_")[2]


def _digest(image: Image.Image) -> str:
    # The digest is of the pixels, because another version of zlib may pack them in another way.
    return hashlib.blake2s(image.tobytes()).hexdigest()[:DIGEST]


def _files() -> dict[str, Path]:
    """Return the files of this version's icons by key."""
    found = (path for folder in _folders().values() for path in folder.glob("*_*.png"))
    return {path.stem.rpartition("_")[0]: path for path in found}


def _folders() -> dict[str, Path]:
    """Return the folder of each group's icons."""
    modules = {SEAT: "render.kit"} | {game: f"render.{game}" for game in GAMES}
    return {group: cache_folder() / f"icons-{group}-{version(module)}" for group, module in modules.items()}


def folder_names() -> set[str]:
    """Return the names of the folders of this version's icons."""
    return {folder.name for folder in _folders().values()}


def main(folder: str, parent: str) -> None:
    """Paint the missing icons into a folder, unless the parent process is gone."""
    take_lowest_priority()
    cache_in(Path(folder))
    if os.getppid() == int(parent):
        paint()


if __name__ == "__main__":
    main(*sys.argv[1:])
