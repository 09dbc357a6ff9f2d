"""The pictures and words of the expansions: each module of this package has an object ``CONTRIBUTION``."""

import pkgutil
from importlib import import_module
from typing import Any

from render.carcassonne.contribution import Contribution
from rules.carcassonne.view import CarcassonneView, Token

CONTRIBUTIONS: dict[str, Contribution] = {
    module.name: import_module(f"{__name__}.{module.name}").CONTRIBUTION for module in pkgutil.iter_modules(__path__)
}
"""The contribution of every expansion, by key."""


def contributed(view: CarcassonneView) -> list[tuple[Contribution, Any]]:
    """Return the contribution and the public part of each expansion in play."""
    return [(CONTRIBUTIONS[key], part) for key, part in view.parts.items()]


def tokens(view: CarcassonneView) -> list[Token]:
    """Return the pieces on the board that belong to no seat."""
    return [token for added, part in contributed(view) for token in added.tokens(part)]
