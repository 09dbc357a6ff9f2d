"""The pictures and words of the expansions: each package in here has an object ``CONTRIBUTION``."""

import pkgutil
from importlib import import_module
from typing import Any

from render.dominion.contribution import Contribution
from rules.dominion.view import DominionView

CONTRIBUTIONS: dict[str, Contribution] = {
    module.name: import_module(f"{__name__}.{module.name}").CONTRIBUTION for module in pkgutil.iter_modules(__path__)
}
"""The contribution of every expansion, by key."""

FOLDERS = ("render.dominion", *(f"{__name__}.{key}" for key in CONTRIBUTIONS))
"""The packages with emblems and gifts, that of the base game first."""


def contributed(view: DominionView) -> list[tuple[Contribution, Any]]:
    """Return the contribution and the public part of each expansion that shows something."""
    return [(CONTRIBUTIONS[key], part) for key, part in view.parts.items()]
