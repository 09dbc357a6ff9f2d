"""The looks of the expansions, by module name: each module of this package has an object ``LOOK``."""

import pkgutil
from importlib import import_module

from render.carcassonne.look import Look

LOOKS: dict[str, Look] = {
    module.name: import_module(f"{__name__}.{module.name}").LOOK for module in pkgutil.iter_modules(__path__)
}
"""The look of every expansion, by key."""
