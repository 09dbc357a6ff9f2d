"""The games: pure rules, one folder a game. The registry below finds them; no other list names them."""

import pkgutil
from importlib import import_module

from rules.kernel import GAMES, IllegalChoice, Table

__all__ = ["GAMES", "IllegalChoice", "Table"]

for _package in pkgutil.iter_modules(__path__):
    # A folder is a game; single modules belong to the kernel.
    if _package.ispkg:
        GAMES[_package.name] = import_module(f"{__name__}.{_package.name}").GAME
