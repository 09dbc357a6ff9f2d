"""A copy of the sources, to which a test adds an expansion, or from which it takes one."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from render.kit.folder import cache_folder
from tests.contract.adding import ROOT


class Copy(NamedTuple):
    """A folder with a copy of the sources of a game and of everything that plays, draws and words it."""

    folder: Path
    game: str

    @classmethod
    def made(cls, folder: Path, game: str) -> "Copy":
        """Copy the sources to a folder."""
        for name in ("rules", "render", "cogs", "data"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("guilds"))
        return cls(folder, game)

    def add(self, made_up: Path) -> None:
        """Add a made-up expansion, which has the name of its folder, with its script ``play.py``."""
        key = made_up.name
        shutil.copytree(made_up / "rules", self.folder / "rules" / self.game / "expansions" / key)
        shutil.copytree(made_up / "render", self.folder / "render" / self.game / "expansions" / key)
        shutil.copy(made_up / "locales/en.ftl", self.folder / "render/locales/en" / f"{self.game}_{key}.ftl")
        shutil.copy(made_up / "play.py", self.folder)

    def remove(self, key: str) -> None:
        """Remove an expansion."""
        for package in ("rules", "render"):
            shutil.rmtree(self.folder / package / self.game / "expansions" / key)
        for file in (self.folder / "render/locales").glob(f"*/{self.game}_{key}.ftl"):
            file.unlink()

    def run(self, *command: str) -> str:
        """Run Python with the copy's sources alone and return what it prints.

        The last argument of the command is the folder of the tests' sprites, which it may use: painters that the copy
        changes have a version of their own.
        """
        full = [sys.executable, *command, str(cache_folder())]
        done = subprocess.run(full, cwd=self.folder, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout
