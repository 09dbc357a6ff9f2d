"""A finished game judged again from its log: all players' chances, and the choices that cost a person most.

The chances are those that everyone could know at that time. A choice is judged from its seat's view at that time, so
nothing that was hidden from the seat plays a part. The work comes in steps, because no table may wait for all of it.
"""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

from data.game.models import LogEntry
from data.game.replay import choices_that_hold, moments
from rules.kernel import Ask, Choice, Facts, Place, Table, Turn, View, chances, rank_of, weighed

T = TypeVar("T")

MOST_TURNS: Final = 30
"""The most turns at which the chances are computed."""
SAMPLES: Final = 5
"""The number of playouts for the chances at a turn."""
MOST_ASKS: Final = 40
"""The most choices of a person that get a quick look."""
QUICK, THOROUGH = 0.15, 2.0
"""The shares of a search's usual budget for a quick and for a thorough look."""
DECIDED: Final = 2
"""A seat whose chances are nearer to 0 or 100 percent than this can hardly lose or gain by a choice."""
SUSPECTS: Final = 6
"""The number of choices that get a thorough look: those that have lost most at the quick one."""
WORST: Final = 3
"""The number of choices that are named."""
LEAST_LOSS: Final = 0.01
"""The loss from which a choice is named, as a part of a sure victory."""


class Chances(NamedTuple):
    """The chances of all seats at a turn, in percent."""

    turn: Turn
    scores: tuple[int, ...]


class Made(NamedTuple):
    """A choice that a person made: what their seat saw and was asked, and what they chose."""

    turn: Turn
    view: View
    ask: Ask
    choice: Choice


class Costly(NamedTuple):
    """A choice that cost chances: the better choice, and the loss as a part of a sure victory."""

    made: Made
    better: Choice
    loss: float


class Begun(NamedTuple):
    """A turn at its first choice, and the table then as ``dump`` writes it, which another process can load."""

    turn: Turn
    table: bytes


class Replay(NamedTuple):
    """A finished game replayed from its log: its turns, the choices to be judged, its last turn and its result."""

    game: str
    turns: list[Begun]
    made: list[Made]
    last: Turn
    places: tuple[Place, ...]


def replay_of(table: Table, log: Sequence[LogEntry], user: int | None, origin: Facts | None = None) -> Replay:
    """Return the turns of a finished game, and the choices that ``user`` made.

    Raise ValueError or IllegalChoice if the rules have changed since.
    """
    turns: dict[int, Begun] = {}
    # A person may change an answer until the others have answered. Only their last one counts.
    made: dict[tuple[int, int], Made] = {}
    steps = moments(table, log, origin)
    _, then = next(steps)
    for entry in choices_that_hold(log):
        if entry.seat is None:
            continue
        if then.turn.number not in turns:
            turns[then.turn.number] = Begun(then.turn, then.dump())
        asked = then.ask_of(entry.seat)
        if asked is not None and user is not None and entry.who == user:
            made[entry.seat, asked.number] = Made(then.turn, then.view(entry.seat), asked, entry.choice or [])
        next(steps)
    return Replay(table.game, [*turns.values()], [*made.values()], then.turn, then.standing)


def chances_at(game: str, turns: Sequence[Begun]) -> list[Chances]:
    """Return the chances at the beginning of these turns; [] if the game has no search."""
    curve = []
    for begun in turns:
        state = Table.load(begun.table).checkpoint
        shares = chances(game, state, random.Random(begun.turn.number), SAMPLES)
        if shares:
            curve.append(Chances(begun.turn, tuple(round(100 * share) for share in shares)))
    return curve


def smoothed(curve: Sequence[Chances]) -> list[Chances]:
    """Return the chances with those of the turns around each turn, which count half: a few samples scatter."""
    smooth = []
    for at, here in enumerate(curve):
        before, after = curve[max(0, at - 1)].scores, curve[min(len(curve) - 1, at + 1)].scores
        scores = (round((a + 2 * b + c) / 4) for a, b, c in zip(before, here.scores, after, strict=True))
        smooth.append(Chances(here.turn, tuple(scores)))
    return smooth


def result(replay: Replay) -> Chances:
    """Return the chances at the end: the winners have won."""
    winners = {place.seat for place in replay.places if place.rank == 1}
    seats = range(len(replay.places))
    return Chances(replay.last, tuple(round(100 / len(winners)) if seat in winners else 0 for seat in seats))


def undecided(made: Sequence[Made], curve: Sequence[Chances]) -> list[Made]:
    """Return the choices of the turns in which their seat could still win or lose, as the curve of chances tells."""
    open_choices = []
    for choice in made:
        before = [then for then in curve if then.turn.number <= choice.turn.number]
        if before and DECIDED <= before[-1].scores[choice.ask.seat] <= 100 - DECIDED:
            open_choices.append(choice)
    return open_choices


def comparable(made: Sequence[Made]) -> list[tuple[int, Made]]:
    """Return those of these choices that the search can judge, each with its rank among those of level *hard*."""
    found = [(rank_of(one.view, one.ask, one.choice), one) for one in made]
    return [(rank, one) for rank, one in found if rank is not None]


def looked_at(found: Sequence[tuple[int, Made]], most: int) -> list[Made]:
    """Return at most ``most`` of these choices for a quick look: first those that level *hard* would like least."""
    chosen: list[Made] = []
    for rank in sorted({rank for rank, _ in found}, reverse=True):
        chosen += evenly([made for one, made in found if one == rank], most - len(chosen))
    return chosen


def suspected(made: Sequence[Made]) -> list[tuple[float, Made]]:
    """Return the loss of each of these choices at a quick look, without those that the search cannot judge."""
    losses = []
    for choice in made:
        weights = weighed(choice.view, choice.ask, random.Random(choice.ask.number), QUICK, usual=choice.choice)
        if weights:
            own = next(weight for weight in weights if weight.choice == choice.choice)
            best = max(weight.chance for weight in weights if weight.samples == own.samples)
            losses.append((best - own.chance, choice))
    return losses


def judged(made: Made) -> Costly | None:
    """Return the loss of a choice at a thorough look; None if no other choice was clearly better."""
    weights = weighed(made.view, made.ask, random.Random(made.ask.number), THOROUGH, usual=made.choice)
    if not weights or weights[0].choice == made.choice:
        return None
    own = next(weight for weight in weights if weight.choice == made.choice)
    loss = weights[0].chance - own.chance
    return Costly(made, weights[0].choice, loss) if loss >= LEAST_LOSS else None


def evenly(items: Sequence[T], most: int) -> list[T]:
    """Return at most ``most`` of the items, the first and the last among them, at equal distances."""
    count = min(len(items), most)
    return [items[round(at * (len(items) - 1) / max(count - 1, 1))] for at in range(count)]
