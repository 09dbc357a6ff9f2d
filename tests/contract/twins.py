"""Tables that a seat cannot tell apart, and how far its draft goes on both."""

import random

import msgspec

from rules.kernel import GAMES, Choice, Event, IllegalChoice, Table
from tests.contract.random_play import ATTEMPTS, random_choice

TRIES = 10
"""How many twins are made until one looks the same also after what is drawn at once."""


def seen(table: Table, seat: int | None, events: tuple[Event, ...] = ()) -> bytes:
    """Everything a seat can know of a table: its view, the asks and the events."""
    asks = [ask.seen_by(seat) for ask in (*table.asks, *table.answered)]
    known = [table.view(seat), sorted(asks, key=lambda ask: ask.seat), [event.seen_by(seat) for event in events]]
    return msgspec.msgpack.encode(known)


def again(table: Table) -> Table:
    """Return the table as it was at its last checkpoint."""
    return Table(table.game, table._state_at(table._history.checkpoint))


def twin_of(table: Table, seat: int | None, rng: random.Random) -> Table:
    """Return the table as it might have been at its last checkpoint, for all that ``seat`` knows."""
    state = table._state_at(table._history.checkpoint)
    state.chance.seed = rng.randbytes(16)
    return Table(table.game, GAMES[table.game].twin(state, seat, state.chance))


def twins(table: Table, seat: int, rng: random.Random) -> tuple[Table, Table] | None:
    """Return the table at its last checkpoint and another that ``seat`` cannot tell from it; None if none is found."""
    one = again(table)
    for _ in range(TRIES):
        other = twin_of(table, seat, rng)
        if seen(other, seat) == seen(one, seat):
            return one, other
    return None


def draft(one: Table, other: Table, seat: int, rng: random.Random) -> int:
    """Draft at random on both as long as ``seat`` alone is asked and could take all back; it ends on both at once.

    Return how many choices it has.
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
    """Whether ``seat`` alone must answer next, and could take its last choice back."""
    return {ask.seat for ask in table.asks if not ask.optional} == {seat} and table.can_undo(seat)


def legal_choice(table: Table, seat: int, rng: random.Random) -> Choice:
    """Pick at random what the table takes."""
    ask = table.ask_of(seat)
    assert ask is not None
    for _ in range(ATTEMPTS):
        choice = random_choice(ask, rng)
        try:
            table.fork().answer(seat, choice)
        except IllegalChoice:
            continue
        return choice
    raise AssertionError(f"no legal choice found for {ask}")
