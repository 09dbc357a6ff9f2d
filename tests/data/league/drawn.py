"""Leagues that are drawn and played out at random, without a file."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from data.league.models import Form
from data.league.pairing import Drawn, Plan, draw
from data.league.standings import Result


class PlayedLeague(NamedTuple):
    """A league that was played to its end: its plan, and each round as it was drawn."""

    plan: Plan
    rounds: tuple[Drawn, ...]


def plan_for(form: Form, people: int, seats: int = 2, rounds: int = 0, *, least: int = 2, seed: str = "s") -> Plan:
    members = range(1, people + 1)
    return Plan(form, least, seats, rounds, seed, members, frozenset(members), (), ())


def by_number(table: Sequence[int], rng: random.Random) -> dict[int, int]:
    """Return the places at a table at which the lower number always wins."""
    return {member: place for place, member in enumerate(sorted(table), 1)}


def by_chance(table: Sequence[int], rng: random.Random) -> dict[int, int]:
    """Return random places, some of which are shared."""
    return {member: rng.randint(1, len(table)) for member in table}


def played_out(
    plan: Plan,
    rng: random.Random,
    places: Callable[[Sequence[int], random.Random], dict[int, int]] = by_chance,
    leavers: Sequence[int] = (),
    most: int = 40,
) -> PlayedLeague:
    """Draw and play rounds until the league is over. One of the ``leavers`` leaves after each round."""
    rounds: list[Drawn] = []
    going = [*leavers]
    while (drawn := draw(plan, len(rounds) + 1)) is not None:
        rounds.append(drawn)
        assert len(rounds) <= most, "the league does not end"
        results = [Result(len(rounds), places(table, rng)) for table in drawn.tables]
        results += [Result(len(rounds), {member: 1}) for member in drawn.byes]
        plan = plan._replace(results=[*plan.results, *results], seatings=[*plan.seatings, *drawn.tables])
        if going:
            plan = plan._replace(present=plan.present - {going.pop()})
    return PlayedLeague(plan, tuple(rounds))
