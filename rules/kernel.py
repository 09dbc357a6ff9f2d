"""The kernel: all that a game, the store, the pictures and the panels need of the rules, in one place to import from.

``table`` is one table of any game, ``flow`` how rules wait, ``vocabulary`` the words they share, ``chance`` where
numbers come from, ``game`` what a game says of itself and the registry of games.
"""

from rules.chance import Chance
from rules.flow import (
    CHECKPOINT,
    Checkpoint,
    Play,
    Request,
    State,
    afresh,
    all_of,
    any_of,
    ask,
    held,
    pick,
    side_by_side,
)
from rules.game import GAMES, Game, Order
from rules.table import Table
from rules.vocabulary import (
    Ask,
    Choice,
    Event,
    Facts,
    Field,
    IllegalChoice,
    Meta,
    Option,
    Place,
    Setting,
    Topic,
    Turn,
    View,
    check_choice,
    plain,
    ranked,
    sole_choice,
)

__all__ = [
    "CHECKPOINT",
    "GAMES",
    "Ask",
    "Chance",
    "Checkpoint",
    "Choice",
    "Event",
    "Facts",
    "Field",
    "Game",
    "IllegalChoice",
    "Meta",
    "Option",
    "Order",
    "Place",
    "Play",
    "Request",
    "Setting",
    "State",
    "Table",
    "Topic",
    "Turn",
    "View",
    "afresh",
    "all_of",
    "any_of",
    "ask",
    "check_choice",
    "held",
    "pick",
    "plain",
    "ranked",
    "side_by_side",
    "sole_choice",
]
