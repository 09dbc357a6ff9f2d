"""The description of a game for the kernel, the registry of all games, and checks of seats and options."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from rules.chance import Chance
from rules.flow import Play, State
from rules.vocabulary import Ask, Choice, Event, Facts, Level, Meta, Place, Reason, View, ranked


def _always(_view: Any) -> bool:
    return True


def _each(_view: Any, _value: str) -> bool:
    return True


def _as_it_is(_view: Any, _picked: Sequence[str], choice: Choice) -> Choice:
    return choice


def _never(_view: Any, _events: Sequence[Event]) -> bool:
    return False


def _unknown(_state: Any, _seat: int) -> None:
    return None


def _nothing(_view: Any, _ask: Ask) -> None:
    return None


def _one(_: object) -> float:
    return 1.0


def _itself(state: Any) -> Any:
    return state


def _no_advice(_view: Any, _ask: Ask, _choice: Choice) -> tuple[Reason, ...]:
    return ()


def _unreasoned(_view: Any, _event: Event, _seat: int, _level: Level) -> tuple[Reason, ...]:
    return ()


class Choose(Protocol):
    """A computer opponent: it answers an ask from the view of its seat alone.

    It may return None for an optional ask, which stays open, and for an ask with a default, which others then answer
    first. ``rng`` is its generator of random numbers: with the same numbers it chooses the same.
    """

    def __call__(self, view: Any, ask: Ask, rng: random.Random, /, level: Level = "normal") -> Choice | None:
        """Return the choice of an opponent of this level."""


Player: TypeAlias = Callable[[Any, Ask, random.Random], Choice | None]
"""The opponent of one level: view, ask, random numbers."""


def by_level(*, easy: Player, normal: Player, hard: Player) -> Choose:
    """Return the opponent that plays as the one of the wanted level."""
    players: dict[Level, Player] = {"easy": easy, "normal": normal, "hard": hard}

    def choose(view: Any, ask: Ask, rng: random.Random, level: Level = "normal") -> Choice | None:
        return players[level](view, ask, rng)

    return choose


class Estimate(Struct, frozen=True):
    """The points that each seat can expect at the end, and the doubt: the usual error of a difference of points."""

    points: tuple[float, ...]
    doubt: float


class Differences(Struct, frozen=True):
    """The usual differences of chances between the other candidates and the first, as ``bench/differences.py`` finds.

    ``mean`` is below 0, because the first is mostly the best. ``spread`` is the deviation of the true differences,
    ``noise`` that of a sample.
    """

    mean: float
    spread: float
    noise: float


class Lookahead(Struct, frozen=True, kw_only=True):
    """The facts that the search needs of a game.

    ``imagine(view, ask, chance)`` returns a state at a checkpoint from which the rules ask the seat this again: all
    facts of the view, and all that the seat cannot know drawn with ``chance``. It returns None for an ask that lies too
    deep in an effect. ``before(view, ask)`` is the choice between that checkpoint and this ask, of the seat or of the
    one whose turn it is, None without one.
    ``candidates(view, ask, rng)`` are the choices worth a search. Only a clearly better one replaces the first.
    ``estimate(state)`` judges a state. A playout plays with ``play(board)`` on ``board(state)``, which may hold facts
    that follow from the state; by default it plays the state itself by the rules. ``sight(board, seat)`` stands for the
    view in playouts, by default the view itself. There ``style(view)`` plays for the seat of the search, by default
    level *normal*, which plays for all others. ``turns`` is the number of turns after which a playout is cut, ``steps``
    the number of answers that one search may spend on playouts, and ``cost(view)`` says how many of them an answer at
    this table counts for. With ``differences`` the search tells a better choice from a lucky one. ``decides(view)``:
    whether level *hard* follows the search; otherwise it takes the first candidate, and the search only serves hints
    and look backs. ``opens`` are the options that say nothing without the answer to the next ask, such as an offer: a
    hint names both.
    """

    imagine: Callable[[Any, Ask, Chance], Any | None]
    candidates: Callable[[Any, Ask, random.Random], Sequence[Choice]]
    estimate: Callable[[Any], Estimate]
    turns: int
    steps: int
    differences: Differences
    before: Callable[[Any, Ask], Choice | None] = _nothing
    board: Callable[[Any], Any] = _itself
    play: Callable[[Any], Play[None]] | None = None
    style: Callable[[Any], Player] | None = None
    sight: Callable[[Any, int], Any] | None = None
    cost: Callable[[Any], float] = _one
    decides: Callable[[Any], bool] = _always
    opens: frozenset[str] = frozenset()


COMPUTERS = "computers"
"""The value of an order that stands for the seats of all computers."""


class Order(Struct, frozen=True):
    """An order that a person may give: it answers asks of certain kinds for them, from their seat's view.

    ``answer(view, ask, picked)`` returns a choice, or None if the person must be asked after all. It is a pure
    function, as a computer opponent is. If others must not learn a hidden fact from who is asked, it must answer, or
    return None, independently of that fact. ``picked`` are the ``values`` that the person has picked: one, or with
    ``many`` any number. ``offered(view)``: whether the order makes sense at this table, and
    ``has(view, value)``: whether one of its values does. ``ends(view, events)``: whether
    these events end the order, because the person should decide again. ``at_once``: the answer may come at once,
    because the time until an answer reveals nothing. Only such an order answers optional asks. A picked value COMPUTERS
    reaches ``answer`` as the seats of all computers, each as ``seat:n``. ``narrow(view, picked, choice)`` returns the
    choice that the order makes of one that the person has made in an ask of its kinds.
    """

    key: str
    kinds: frozenset[str]
    answer: Callable[[Any, Ask, Sequence[str]], Choice | None]
    values: tuple[str, ...] = ()
    many: bool = False
    offered: Callable[[Any], bool] = _always
    has: Callable[[Any, str], bool] = _each
    ends: Callable[[Any, Sequence[Event]], bool] = _never
    at_once: bool = False
    narrow: Callable[[Any, Sequence[str], Choice], Choice] = _as_it_is


class Game(Struct, frozen=True):
    """A rule set as the kernel needs it.

    ``new(seats, options, chance)`` sets a state up. ``play(state)`` is the generator of the game, which may be started
    again at every checkpoint. ``view(state, seat)`` returns all that a seat may see, ``scores(state)`` the points by
    seat. ``position(state)`` returns the state as plain JSON, ``arrange(position, chance)`` a state from such JSON;
    ``new`` and ``arrange`` raise ValueError for impossible seats, options or positions. ``twin(state, seat, chance)``
    returns another state that ``seat`` cannot tell from this one.

    ``choose(view, ask, rng, level)`` is the computer opponent of each level. ``ties`` decides among equal scores, the
    higher the better; without it they share a rank. ``winner`` returns the seat that has won with any score, None
    before the end; without it the highest score wins. ``orders`` are the orders that people may give.
    ``foresee(state, seat)`` turns a twin into the state at which that seat chooses next, if nothing else happens
    before; None if that is unknown. ``begin(view, ask)`` returns the choice with which a panel begins, because no other
    is better and most people make it; None if the person decides. One tap takes it back.
    ``lookahead`` is what the search for better choices needs. ``reasons(view, event, seat, level)`` returns why a
    computer at a seat did what an event tells, by its own weights, the strongest reason first. It gets the view and the
    event that everyone may see, so a reason reveals nothing; the view is that before the choice. ``advice(view, ask,
    choice)`` returns why level *hard* would make a choice, to the player of that seat.
    """

    meta: Meta
    state: type[State]
    new: Callable[[int, Facts, Chance], Any]
    play: Callable[[Any], Play[None]]
    view: Callable[[Any, int | None], View]
    scores: Callable[[Any], Sequence[int]]
    position: Callable[[Any], Facts]
    arrange: Callable[[Facts, Chance], Any]
    twin: Callable[[Any, int | None, Chance], Any]
    choose: Choose
    ties: Callable[[Any], Sequence[int]] | None = None
    winner: Callable[[Any], int | None] | None = None
    orders: tuple[Order, ...] = ()
    foresee: Callable[[Any, int], Any | None] = _unknown
    begin: Callable[[Any, Ask], Choice | None] = _nothing
    lookahead: Lookahead | None = None
    reasons: Callable[[Any, Event, int, Level], Sequence[Reason]] = _unreasoned
    advice: Callable[[Any, Ask, Choice], Sequence[Reason]] = _no_advice

    def standing(self, state: Any) -> tuple[Place, ...]:
        """Return the places of a state, best first."""
        ties = self.ties(state) if self.ties else ()
        return ranked(self.scores(state), ties, self.winner(state) if self.winner else None)


GAMES: dict[str, Game] = {}
"""The registry of all games by key. ``rules/__init__.py`` fills it."""


def game_called(game: str) -> Game:
    """Return a game; ValueError if there is none of this name."""
    # Names come from files and people: they may be of any type.
    if not isinstance(game, str) or game not in GAMES:
        raise ValueError(f"there is no game called {game!r}")
    return GAMES[game]


def check_seats(meta: Meta, seats: object) -> None:
    """Raise ValueError unless the game can be played by this number of players."""
    least, most = meta.seats
    if not (isinstance(seats, int) and least <= seats <= most):
        raise ValueError(f"{meta.name} needs {least} to {most} players, not {seats}")


def settings_of(meta: Meta, given: object) -> Facts:
    """Return the value of every option, by default its default; ValueError names an option that does not fit."""
    if not isinstance(given, Mapping):
        raise ValueError(f"options are an object, not {given!r}")
    known = {setting.key: setting for setting in meta.options}
    found = {setting.key: setting.default for setting in meta.options}
    for key, value in given.items():
        if key not in known:
            raise ValueError(f"{meta.name} has no option {key!r}")
        many = known[key].many
        values = list(value) if many and isinstance(value, list | tuple) else [value]
        for one in values:
            if one not in known[key].values:
                raise ValueError(f"{meta.name}: {key} cannot be {one!r}")
        found[key] = values if many else value
    return found
