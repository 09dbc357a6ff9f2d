"""The data files of the base game and of its expansions."""

import tomllib
from importlib import resources
from typing import Any


def table(package: str, name: str) -> dict[str, Any]:
    """Return the TOML file of this name in a package."""
    return tomllib.loads(resources.files(package).joinpath(name).read_text(encoding="utf-8"))
