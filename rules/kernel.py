"""The kernel: all that games, store, pictures and panels need of the rules, in one module to import from.

The computer opponents play a whole game::

    >>> from random import Random
    >>> from rules import GAMES, Table
    >>> game = min(GAMES)
    >>> table = Table.new(game, seats=2, seed=7)
    >>> while not table.over:
    ...     ask = next(ask for ask in table.asks if not ask.optional)
    ...     choice = GAMES[game].choose(table.view(ask.seat), ask, Random(7))
    ...     events = table.answer(ask.seat, ask.default if choice is None else choice)
    >>> table.standing[0].rank, Table.load(table.dump()).over
    (1, True)

``vocabulary`` has the types that all share, ``game`` the description of a game and the registry. A game's rules are
written with ``flow`` (asks, checkpoints, state), ``branches`` (phases that run at the same time) and ``chance`` (random
numbers). ``table`` runs them; ``history`` holds what can be replayed and undone, ``record`` its stored form.
``foresight`` finds the next ask of a seat that waits, ``playout`` plays a table on without its history, and ``search``
weighs choices by such playouts. ``puzzles`` reads the stored puzzles, ``tutorial`` plays arranged lessons, and
``showcase`` arranges the table on a game's own pictures.
"""

from rules.branches import all_of, side_by_side
from rules.chance import Chance
from rules.flow import (
    CHECKPOINT,
    SAVE_POINT,
    Checkpoint,
    GroupRequest,
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
from rules.game import COMPUTERS, GAMES, Choose, Differences, Estimate, Game, Lookahead, Order, Player, by_level
from rules.playout import Playout
from rules.puzzles import Judged, Puzzle, puzzle_ids, puzzle_of, puzzle_table
from rules.search import EFFORT, Weighed, advance, chances, continued, rank_of, searching, weighed
from rules.showcase import showcase_of
from rules.table import Table
from rules.tutorial import LEARNER, Lesson, Step, Tutorial, answer_given, leads_on, lesson, tutorial_of
from rules.vocabulary import (
    LEVELS,
    Ask,
    Choice,
    Event,
    Facts,
    Field,
    IllegalChoice,
    Level,
    Meta,
    Option,
    Place,
    Proposal,
    Reason,
    Setting,
    Turn,
    Unfinished,
    View,
    check_choice,
    normalise,
    plain,
    ranked,
    sole_choice,
    tapped,
)
