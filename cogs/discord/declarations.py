"""Declarations by import: a timer, sender, button or setting is declared when its module is imported."""

import pkgutil
from importlib import import_module
from types import ModuleType


def import_modules(package: ModuleType) -> None:
    """Import every module of a package and of the packages in it, so that everything in it is declared."""
    # Importing is the effect, and the modules themselves are not needed.
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
