"""What the games are: pure rules, one folder a game, found by the registry below and named nowhere else."""

import pkgutil
from importlib import import_module

from rules.kernel import GAMES, IllegalChoice, Table

__all__ = ["GAMES", "IllegalChoice", "Table"]

for _package in pkgutil.iter_modules(__path__):
    # A folder is a game; the single modules are the kernel.
    if _package.ispkg:
        GAMES[_package.name] = import_module(f"{__name__}.{_package.name}").GAME
