"""The looks of the expansions: the object ``LOOK`` of every package in here, by the package's name."""

import pkgutil
from importlib import import_module

from render.dominion.look import Look

LOOKS: dict[str, Look] = {
    module.name: import_module(f"{__name__}.{module.name}").LOOK for module in pkgutil.iter_modules(__path__)
}
"""The look of every expansion by its key."""

FOLDERS = ("render.dominion", *(f"{__name__}.{key}" for key in LOOKS))
"""The packages with emblems and gifts, that of the base game first."""
