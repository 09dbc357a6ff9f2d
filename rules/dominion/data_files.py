"""The data files of the base game and of every expansion."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any


def tables(name: str) -> Iterator[dict[str, Any]]:
    """Yield the TOML files of this name, that of the base game first."""
    folder = resources.files(__package__)
    expansions = sorted(folder.joinpath("expansions").iterdir(), key=lambda found: found.name)
    for file in (found.joinpath(name) for found in (folder, *expansions)):
        if file.is_file():
            yield tomllib.loads(file.read_text(encoding="utf-8"))
