"""Carcassonne: lay the land tile by tile, and claim its cities, roads, cloisters and fields.

Choice ids: ``carcassonne.place`` takes ``"x,y,rotation"`` (``"3,-1,90"``: y grows to the south, degrees clockwise);
``carcassonne.figure`` takes ``"pass"`` or ``"follower:c1"`` (a segment of the tile just placed, named as in the
component table: cities ``c1`` …, roads ``r1`` …, fields ``f1`` …, the cloister ``m``).

Options: ``first``, the seat that begins or ``"chance"`` (C4), and ``expansions``, the keys of those in play.

A position has these keys; only ``seats`` is required. Defaults are in parentheses.

``seats``    the number of players
``options``  ``{"first": "chance", "expansions": []}``
``turn``     the seat to move (0)
``scores``   one number a seat (all 0)
``board``    ``[["D", 0, 0, 0], ["E", 0, -1, 180]]``: tile, x, y, degrees clockwise, in the order of placing (the start
             tile); neighbours must agree and the board must be connected
``figures``  ``[[0, "follower", 0, -1, "c1"]]``: seat, kind, x, y, segment (none); no two followers on one segment, and
             no figure in a complete object
``pile``     ``["V", "U"]``: exactly these, the next first (the other tiles of the chosen sets, shuffled)

Every expansion in play adds its own keys and choice ids; its package documents them.
"""

import pkgutil
from importlib import import_module

from rules.carcassonne import beginner, expansions, opponent, position, setup, turn, view
from rules.carcassonne.foresight import foresee
from rules.carcassonne.lookahead import LOOKAHEAD
from rules.carcassonne.orders import ORDERS
from rules.carcassonne.realm import EXPANSIONS, Expansion
from rules.carcassonne.reasons import reasons
from rules.carcassonne.setup import BY_CHANCE, SEATS, most_seats
from rules.carcassonne.state import Carcassonne
from rules.kernel import Chance, Game, Meta, Setting, by_level, searching

__all__ = ["GAME"]

for _module in pkgutil.iter_modules(expansions.__path__):
    _expansion: Expansion = import_module(f"{expansions.__name__}.{_module.name}").EXPANSION
    EXPANSIONS[_expansion.key] = _expansion


def _scores(state: Carcassonne) -> list[int]:
    return state.scores


def _twin(state: Carcassonne, _seat: int | None, chance: Chance) -> Carcassonne:
    """Exchange the facts that no seat knows: the order of the pile (C14)."""
    setup.shuffle_pile(state, chance)
    return state


GAME = Game(
    meta=Meta(
        name="Carcassonne",
        seats=(SEATS[0], most_seats(EXPANSIONS)),
        options=(
            Setting("first", (BY_CHANCE, *map(str, range(most_seats(EXPANSIONS)))), BY_CHANCE),
            Setting("expansions", tuple(EXPANSIONS), [], many=True),
        ),
        credits="A game by Klaus-Jürgen Wrede.",
    ),
    state=setup.state_type(),
    new=setup.new,
    play=turn.play,
    view=view.view,
    scores=_scores,
    position=position.position,
    arrange=position.arrange,
    twin=_twin,
    choose=by_level(easy=beginner.choose, normal=opponent.choose, hard=searching("carcassonne")),
    orders=(*ORDERS, *(order for expansion in EXPANSIONS.values() for order in expansion.orders)),
    foresee=foresee,
    lookahead=LOOKAHEAD,
    reasons=reasons,
)
