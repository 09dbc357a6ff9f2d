"""What the kernel needs to know of a game, the registry of all games, and whom and what a game can be played with."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from rules.chance import Chance
from rules.flow import Play, State
from rules.vocabulary import Ask, Choice, Event, Facts, Meta, View


def _always(_view: Any) -> bool:
    return True


def _never(_view: Any, _events: Sequence[Event]) -> bool:
    return False


def _unknown(_state: Any, _seat: int) -> None:
    return None


class Order(Struct, frozen=True):
    """A standing order that a person may give: the kinds of asks it answers, and what it answers from a seat's view.

    ``answer(view, ask, picked)`` returns None where the person has to be asked after all; it is pure, as a computer
    opponent is, and where others must not learn something from who is asked, whether it answers does not depend on it.
    ``picked`` are those of ``values`` that the person has picked: one, or with ``many`` any number of them.
    ``offered(view)``: whether it makes sense at this table. ``ends(view, events)``: whether something has happened for
    which the person had better decide anew. ``at_once``: nothing is hidden in the time that it takes to answer.
    """

    key: str
    kinds: frozenset[str]
    answer: Callable[[Any, Ask, Sequence[str]], Choice | None]
    values: tuple[str, ...] = ()
    many: bool = False
    offered: Callable[[Any], bool] = _always
    ends: Callable[[Any, Sequence[Event]], bool] = _never
    at_once: bool = False


class Game(Struct, frozen=True):
    """A rule set: what the kernel needs to know of it.

    ``new(seats, options, chance)`` sets a state up and ``play(state)`` is the generator of the game, which may be
    started afresh at every checkpoint. ``view(state, seat)`` is what a seat may see, ``scores(state)`` the points
    by seat, ``position(state)`` the state as plain JSON and ``arrange(position, chance)`` the way back.
    ``twin(state, seat, chance)`` is another state that ``seat`` cannot tell from this one, ``choose`` the computer
    opponent: None where it leaves open what is optional, or has others answer first what has a default. ``new`` and
    ``arrange`` raise ValueError where the game cannot be played so. ``ties`` decides among equal scores, the higher
    the better; without it they share a rank. ``orders`` are the standing orders there are. ``foresee(state, seat)``
    turns a twin into the state at which that seat chooses next in a time of its own, if nothing more happens before;
    None where it cannot know.
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
    choose: Callable[[Any, Ask, Any], Choice | None]
    ties: Callable[[Any], Sequence[int]] | None = None
    orders: tuple[Order, ...] = ()
    foresee: Callable[[Any, int], Any | None] = _unknown


GAMES: dict[str, Game] = {}
"""The registry: every game by its key. ``rules/__init__.py`` finds them."""


def game_called(game: str) -> Game:
    """Return a game; ValueError if there is none of this name."""
    # Names come from files and people, and need not even be texts.
    if not isinstance(game, str) or game not in GAMES:
        raise ValueError(f"there is no game called {game!r}")
    return GAMES[game]


def check_seats(meta: Meta, seats: object) -> None:
    """Raise ValueError unless so many can play."""
    least, most = meta.seats
    if not (isinstance(seats, int) and least <= seats <= most):
        raise ValueError(f"{meta.name} needs {least} to {most} players, not {seats}")


def settings_of(meta: Meta, given: object) -> Facts:
    """Return every option's value, the default where none is given; ValueError names the one that does not fit."""
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
