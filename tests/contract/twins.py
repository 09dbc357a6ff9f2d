"""Twins: tables that a seat cannot tell apart, and drafts on both."""

import random

import msgspec

from bench.games.random_play import ATTEMPTS, random_choice
from rules.kernel import GAMES, Ask, Choice, Event, IllegalChoice, Table

TRIES = 10
"""The number of twins tried until one also looks the same after an immediate draw."""


def seen(table: Table, seat: int | None, events: tuple[Event, ...] = ()) -> bytes:
    """Return everything a seat can know of a table: its view, the asks and the events."""
    return msgspec.msgpack.encode([table.view(seat), asked(table, seat), [event.seen_by(seat) for event in events]])


def asked(table: Table, seat: int | None) -> list[Ask]:
    """Return the asks as a seat sees them."""
    return sorted((ask.seen_by(seat) for ask in (*table.asks, *table.answered)), key=lambda ask: ask.seat)


def again(table: Table) -> Table:
    """Return the table at its last checkpoint."""
    return Table(table.game, table.checkpoint)


def twin_of(table: Table, seat: int | None, rng: random.Random) -> Table:
    """Return another table that ``seat`` cannot tell from this one at its last checkpoint."""
    state = table.checkpoint
    state.chance.seed = rng.randbytes(16)
    return Table(table.game, GAMES[table.game].twin(state, seat, state.chance))


def twins(table: Table, seat: int, rng: random.Random) -> tuple[Table, Table] | None:
    """Return the table at its last checkpoint and a twin for ``seat``; None if none is found."""
    one = again(table)
    asks, looks = asked(one, seat), seen(one, seat)
    for _ in range(TRIES):
        other = twin_of(table, seat, rng)
        # Most twins differ in their asks already, and a view takes longer to compare.
        if asked(other, seat) == asks and seen(other, seat) == looks:
            return one, other
    return None


def draft(one: Table, other: Table, seat: int, rng: random.Random) -> int:
    """Draft at random on both while ``seat`` alone is asked and could undo all of it; both drafts end together.

    Return the number of choices.
    """
    for count in range(1, 20):
        choice = legal_choice(one, seat, rng)
        events = one.answer(seat, choice), other.answer(seat, choice)
        assert goes_on(one, seat) == goes_on(other, seat)
        if not goes_on(one, seat):
            return count
        assert seen(one, seat, events[0]) == seen(other, seat, events[1])
    return count


def goes_on(table: Table, seat: int) -> bool:
    """Return whether ``seat`` alone must answer next, and could undo its last choice."""
    return {ask.seat for ask in table.asks if not ask.optional} == {seat} and table.can_undo(seat)


def legal_choice(table: Table, seat: int, rng: random.Random) -> Choice:
    """Return a random choice that the table takes."""
    ask = table.ask_of(seat)
    assert ask is not None
    for _ in range(ATTEMPTS):
        choice = random_choice(ask, rng)
        try:
            return table.check(seat, choice)
        except IllegalChoice:
            continue
    raise AssertionError(f"no legal choice found for {ask}")
