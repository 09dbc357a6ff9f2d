"""The search: it plays an ask's best choices on at tables that the seat cannot tell from its own, and weighs them.

It gets the view of the seat and nothing else. For every sample it draws all that the seat cannot know again, and plays
each choice on from there with the same random numbers, by opponents of level *normal*, for some turns. Then the game's
estimate says who is ahead. Sequential halving: in each round all remaining choices get the same samples, and the better
half goes on. The budget counts answers and not seconds, so that the same random numbers lead to the same choice.
"""

import math
import random
from collections.abc import Sequence
from contextvars import ContextVar
from statistics import fmean, pvariance
from typing import Any

from msgspec import Struct

from rules.chance import Chance, Streams
from rules.game import GAMES, Differences, Estimate, Game, Lookahead, Player
from rules.playout import Playout, copied
from rules.vocabulary import Ask, Choice, Reason, View

EFFORT: ContextVar[float] = ContextVar("EFFORT", default=1.0)
"""The share of its usual budget that a search spends. It is lower while many tables wait."""

PRIOR = 4
"""The number of samples for which their usual deviation counts: it is no proof if a few samples agree."""

LONGEST = 2_000
"""The most answers of one playout."""

DECIDED = 4.0
"""The difference of points at the end that counts as clear: a close victory is worth less in a search than a clear one,
because it depends on luck.
"""


class Weighed(Struct, frozen=True):
    """A choice with what the search expects after it.

    ``chance`` is the seat's chance to win, ``points`` how far ahead of the best other seat it will be on average,
    ``samples`` the number of playouts. ``reasons`` are those that a hint tells.
    """

    choice: Choice
    chance: float
    points: float
    samples: int = 0
    reasons: tuple[Reason, ...] = ()


class Tally(Struct):
    """The results of a choice so far: chances and leads by sample."""

    choice: Choice
    chances: list[float] = []
    leads: list[float] = []


def searching(game: str, otherwise: Player | None = None) -> Player:
    """Return the opponent of level *hard* of a game; ``otherwise`` chooses if there is nothing to search."""

    def chosen(view: Any, ask: Ask, rng: random.Random) -> Choice | None:
        look = GAMES[game].lookahead
        found = weighed(view, ask, rng) if look and look.decides(view) else ()
        return found[0].choice if found else (otherwise or GAMES[game].choose)(view, ask, rng)

    return chosen


def weighed(
    view: View, ask: Ask, rng: random.Random, effort: float | None = None, usual: Choice | None = None
) -> tuple[Weighed, ...]:
    """Return the choices worth a look, the best first; () where the search has nothing to say.

    ``effort`` multiplies the usual budget; by default ``EFFORT`` does. ``usual`` is the choice that another one must
    clearly beat to be the first, by default the first candidate. If level *hard* does not follow the search, ``usual``
    is compared with the choice of that level alone.
    """
    token = EFFORT.set(EFFORT.get() if effort is None else effort)
    try:
        return _weighed(view, ask, rng, usual)
    finally:
        EFFORT.reset(token)


def rank_of(view: View, ask: Ask, choice: Choice) -> int | None:
    """Return the place of a choice among the candidates, 0 for the first; their number if it is none of them.

    Return None if ``weighed`` cannot compare it with another choice. It takes a small part of the time of ``weighed``.
    """
    rng = random.Random(ask.number)
    look = GAMES[view.game].lookahead
    if look is None or ask.optional:
        return None
    same = [picks(ask, one) == picks(ask, choice) for one in look.candidates(view, ask, rng)]
    rank = same.index(True) if True in same else len(same)
    others = len(same) - (True in same)
    if not others or (rank == 0 and not look.decides(view)) or not Search(look, view, ask).possible(rng):
        return None
    return rank


def _weighed(view: View, ask: Ask, rng: random.Random, usual: Choice | None) -> tuple[Weighed, ...]:
    look = GAMES[view.game].lookahead
    if look is None or ask.optional:
        return ()
    search = Search(look, view, ask)
    choices = list(look.candidates(view, ask, rng))
    if usual is not None:
        others = choices if look.decides(view) else choices[:1]
        choices = [usual, *(one for one in others if picks(ask, one) != picks(ask, usual))]
    if len(choices) < 2 or not search.possible(rng):
        return ()
    tallies = [Tally(choice) for choice in choices]
    search.halve(tallies, look.steps * EFFORT.get() / look.cost(view), rng)
    first = tallies[0]
    # Those with most samples are the best, and more samples are more certain.
    tallies.sort(key=lambda tally: (-len(tally.chances), -fmean(tally.chances)))
    best = tallies[0]
    followed = usual is not None or look.decides(view)
    if not followed or gain(tallies[0], first, look.differences) <= 0:
        tallies.remove(first)
        tallies.insert(0, first)
    return tuple(
        Weighed(one.choice, mean(one.chances, best.chances), mean(one.leads, best.leads), len(one.chances))
        for one in tallies
    )


def picks(ask: Ask, choice: Choice) -> list[list[str]]:
    """Return the picks of a choice by part. They are the same for choices that differ in the order of picks alone."""
    taken = (choice.get(part.name, []) if isinstance(choice, dict) else choice for part in ask.parts)
    return [list(ids) if part.ordered else sorted(ids) for part, ids in zip(ask.parts, taken, strict=True)]


def chances(game: str, state: Any, rng: random.Random, samples: int = 8) -> tuple[float, ...]:
    """Return each seat's chance to win from a state at a checkpoint, as everyone may know it.

    Everything that is not public is drawn again for each sample. Return () if the game has no search.
    """
    look = GAMES[game].lookahead
    if look is None:
        return ()
    found = []
    for _ in range(samples):
        now = copied(game, state)
        # The true seed knows what comes.
        now.chance.seed = rng.randbytes(16)
        twin = GAMES[game].twin(now, None, now.chance)
        players = [GAMES[game].choose] * state.seats
        found.append(continued(Playout.of(game, twin), rng.randbytes(8), players)[0])
    return tuple(fmean(seat) for seat in zip(*found, strict=True))


class Search:
    """The search for the answer to one ask."""

    def __init__(self, look: Lookahead, view: View, ask: Ask) -> None:
        self.look, self.view, self.ask = look, view, ask
        self.seat = ask.seat
        self.style = look.style(view) if look.style else GAMES[view.game].choose

    def possible(self, rng: random.Random) -> bool:
        """Return whether the table can be imagined, so that it asks the same."""
        return self.imagined(rng.randbytes(16)) is not None

    def imagined(self, key: bytes) -> Playout | None:
        """Return a table that the seat cannot tell from its own, at the ask; None if none can be made."""
        state = self.look.imagine(self.view, self.ask, Chance(key))
        if state is None:
            return None
        playout = Playout.of(self.view.game, state)
        found = playout.ask_of(self.seat)
        if (found is None or not self.same(found)) and (earlier := self.look.before(self.view, self.ask)):
            asked = [one.seat for one in playout.asks if any(option.id in earlier for option in one.options)]
            if not asked:
                return None
            playout.answer(asked[0], earlier)
            found = playout.ask_of(self.seat)
        return playout if found and self.same(found) else None

    def same(self, found: Ask) -> bool:
        """Return whether an ask of an imagined table is the one to answer."""
        return (found.kind, found.options, found.fields) == (self.ask.kind, self.ask.options, self.ask.fields)

    def halve(self, tallies: Sequence[Tally], steps: float, rng: random.Random) -> None:
        """Sample all choices, then the better half, and so on, with an equal share of the steps in each round.

        The first choice is the usual one.
        """
        rounds = max(1, math.ceil(math.log2(len(tallies))))
        alive = list(tallies)
        for _ in range(rounds):
            spent = 0
            while spent < steps / rounds:
                key = rng.randbytes(16)
                for tally in alive:
                    spent += self.sample(tally, key)
            # The usual choice always goes on, because the best one is compared with it.
            usual, *rest = alive
            rest.sort(key=lambda tally: -fmean(tally.chances))
            alive = [usual, *rest[: max(1, math.ceil(len(alive) / 2) - 1)]]

    def sample(self, tally: Tally, key: bytes) -> int:
        """Play a choice on once; return the number of answers, the choice among them."""
        playout = self.imagined(key)
        # The same key was possible before: what is asked depends on known facts alone.
        if playout is None:
            tally.chances.append(0.5)
            tally.leads.append(0.0)
            return 1
        # From here on, because an imagined table is dealt from the key itself.
        playout.state.chance = Streams(key)
        playout.answer(self.seat, tally.choice)
        players: list[Player] = [playout.rules.choose] * playout.state.seats
        players[self.seat] = self.style
        shares, leads, steps = continued(playout, key, players)
        tally.chances.append(shares[self.seat])
        tally.leads.append(leads[self.seat])
        return 1 + steps


def continued(playout: Playout, key: bytes, players: Sequence[Player]) -> tuple[list[float], list[float], int]:
    """Play on for the game's number of turns; return each seat's chance and lead, and the number of answers."""
    rng, rules, state = random.Random(key), playout.rules, playout.state
    look = rules.lookahead
    assert look
    last = state.turn_marker.number + look.turns
    steps = 0
    while not playout.over and state.turn_marker.number < last and steps < LONGEST:
        steps += 1
        advance(playout, players, rng)
    found = final(rules, state) if playout.over else look.estimate(state)
    return shares(found), leads(found), steps


def advance(playout: Playout, players: Sequence[Player], rng: random.Random) -> None:
    """Let the player of a seat answer an open ask."""
    rules = playout.rules
    sight = (rules.lookahead and rules.lookahead.sight) or rules.view
    ask = playout.pending()
    if ask is None:
        # All others wait for this seat, which waits for them.
        ask = next(one for one in playout.asks if one.default is not None and not one.optional)
        choice = ask.default
    else:
        choice = players[ask.seat](sight(playout.board, ask.seat), ask, rng)
    if choice is None:
        playout.leave(ask)
    else:
        playout.answer(ask.seat, choice)


def final(rules: Game, state: Any) -> Estimate:
    """Return the result of a game that has ended; a tie is decided as the game decides it."""
    places = rules.standing(state)
    # Points beyond those of the winner win nothing.
    worth = {place.seat: min(place.score, places[0].score) + 1.5 * (place.rank == 1) for place in places}
    return Estimate(tuple(worth[seat] for seat in range(len(worth))), DECIDED)


def mean(values: Sequence[float], best: Sequence[float]) -> float:
    """Return the mean of a choice: that of the best one, and the difference in their common samples.

    A choice that is dropped early has few samples, and they may be lucky ones for every choice.
    """
    return fmean(best) + fmean([mine - other for mine, other in zip(values, best, strict=False)])


def gain(one: Tally, first: Tally, usual: Differences) -> float:
    """Return the expected gain over the first choice: that of their common samples, weighed with the usual one."""
    gains = [mine - other for mine, other in zip(one.chances, first.chances, strict=False)]
    count = len(gains)
    error = (count * pvariance(gains) + PRIOR * usual.noise**2) / (count + PRIOR) / count
    weight = usual.spread**2 / (usual.spread**2 + error)
    return weight * fmean(gains) + (1 - weight) * usual.mean


def shares(found: Estimate) -> list[float]:
    """Return each seat's chance to win: differences of points in units of the doubt, as a logistic curve."""
    best = max(found.points)
    weights = [math.exp((points - best) / found.doubt) for points in found.points]
    return [weight / sum(weights) for weight in weights]


def leads(found: Estimate) -> list[float]:
    """Return how far each seat is ahead of the best other."""
    return [
        mine - max((other for at, other in enumerate(found.points) if at != seat), default=0.0)
        for seat, mine in enumerate(found.points)
    ]
