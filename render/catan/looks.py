"""The looks of the development cards and of all expansions, by key."""

import pkgutil
from importlib import import_module

from render.catan import development, expansions
from render.catan.look import Look

LOOKS: dict[str, Look] = {"development": development.LOOK} | {
    module.name: import_module(f"{expansions.__name__}.{module.name}").LOOK
    for module in pkgutil.iter_modules(expansions.__path__)
}
"""The look of every expansion by its key, the base game's own first."""
