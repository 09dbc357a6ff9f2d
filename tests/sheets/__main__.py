"""Draw the contact sheets, as ``tests/sheets/__init__.py`` says."""

import argparse
from pathlib import Path

from tests.contract.adding import ROOT, game_folders
from tests.sheets.scene import picture, scenes
from tests.sheets.sheet import sheet

FOLDER = ROOT / "docs" / "sheets"
QUALITY, EFFORT = 34, 4
"""WebP quality, and the effort spent on a small file (0 to 6)."""


def main() -> None:
    """Draw the sheets of the wanted games, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.sheets", description="Draw the contact sheets.")
    parser.add_argument("games", nargs="*", metavar="game", help=", ".join(game_folders(ROOT)))
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="write each scene as a PNG file to this folder")
    wanted = parser.parse_args()
    unknown = set(wanted.games) - set(game_folders(ROOT))
    if unknown:
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    for game in wanted.games or game_folders(ROOT):
        shown = [(scene.title, picture(game, scene)) for scene in scenes(game)]
        if wanted.into is None:
            FOLDER.mkdir(exist_ok=True)
            sheet(shown).save(FOLDER / f"{game}.webp", quality=QUALITY, method=EFFORT)
            continue
        wanted.into.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(shown, 1):
            sheet([one]).save(wanted.into / f"{game}-{number:02}.png")


if __name__ == "__main__":
    main()
