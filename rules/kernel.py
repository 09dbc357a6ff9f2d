"""The kernel: all that a game, the store, the pictures and the panels need of the rules, in one place to import from.

``table`` is one table of any game, ``flow`` how rules wait, ``branches`` how parts of a game go on beside each other,
``vocabulary`` the words they share, ``chance`` where numbers come from, ``game`` what a game says of itself and the
registry of games, ``foresight`` what a seat can know of its next turn.
"""

from rules.branches import all_of, side_by_side
from rules.chance import Chance
from rules.flow import (
    CHECKPOINT,
    SAVE_POINT,
    Checkpoint,
    Play,
    Request,
    State,
    afresh,
    any_of,
    ask,
    held,
    pick,
)
from rules.foresight import foreseen
from rules.game import GAMES, Game, Order
from rules.table import Table
from rules.tutorial import LEARNER, Lesson, Step, Tutorial, answer_given, leads_on, lesson, tutorial_of
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
    normalise,
    plain,
    ranked,
    sole_choice,
)

__all__ = [
    "CHECKPOINT",
    "GAMES",
    "LEARNER",
    "SAVE_POINT",
    "Ask",
    "Chance",
    "Checkpoint",
    "Choice",
    "Event",
    "Facts",
    "Field",
    "Game",
    "IllegalChoice",
    "Lesson",
    "Meta",
    "Option",
    "Order",
    "Place",
    "Play",
    "Request",
    "Setting",
    "State",
    "Step",
    "Table",
    "Topic",
    "Turn",
    "Tutorial",
    "View",
    "afresh",
    "all_of",
    "answer_given",
    "any_of",
    "ask",
    "check_choice",
    "foreseen",
    "held",
    "leads_on",
    "lesson",
    "normalise",
    "pick",
    "plain",
    "ranked",
    "side_by_side",
    "sole_choice",
    "tutorial_of",
]
