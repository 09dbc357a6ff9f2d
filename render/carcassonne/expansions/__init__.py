"""The looks of the expansions: the object ``LOOK`` of every module in this package, by the module's name."""

import pkgutil
from importlib import import_module

from render.carcassonne.look import Look

LOOKS: dict[str, Look] = {
    module.name: import_module(f"{__name__}.{module.name}").LOOK for module in pkgutil.iter_modules(__path__)
}
"""The look of every expansion by its key."""
