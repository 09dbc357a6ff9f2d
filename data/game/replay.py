"""Replays of a game. The seed, the options, the number of seats and the log determine each of its tables."""

from collections import deque
from collections.abc import Iterator, Sequence

from data.game.models import LogEntry
from rules.kernel import Facts, Table


def choices_that_hold(log: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the choices of a log, or of its beginning, except those that a later entry took back."""
    holding: list[LogEntry] = []
    for entry in log:
        if entry.kind == "choice":
            holding.append(entry)
        elif entry.took_back:
            del holding[-entry.took_back :]
    return holding


def answered_again(table: Table, log: Sequence[LogEntry]) -> Iterator[LogEntry]:
    """Answer a new table with every choice of a whole log that was not taken back, and yield each after it.

    Each entry of the log gives out at most one number of a public matter. So after an undo the numbers continue from
    the number of the log's entry, here as at the table itself (``GameSession``).
    """
    held, last = {entry.number for entry in choices_that_hold(log)}, 0
    for entry in log:
        if entry.kind in ("undo", "restart"):
            last = entry.number
        elif entry.number in held and entry.seat is not None:
            table.skip_numbers(last)
            table.answer(entry.seat, entry.choice)
            yield entry
    table.skip_numbers(last)


def moments(table: Table, log: Sequence[LogEntry], origin: Facts | None = None) -> Iterator[tuple[LogEntry, Table]]:
    """Yield a table at its start and after each choice of ``log`` that was not taken back, with the log's entry.

    ``log`` is the table's own, or its beginning. ``origin`` is the position from which the game began, None for the
    start. Each step yields the same table object, so read it before the next step. Asks after an undo have other
    numbers than they had. Raise ValueError if the rules have changed since. A replay takes as long as the choices took,
    so run it off the event loop.
    """
    seed = int.from_bytes(table.state.chance.seed, "big")
    if origin is None:
        earlier = Table.again(table.game, seats=table.seats, seed=seed, options=table.state.options)
    else:
        earlier = Table.arrange(table.game, origin, seed=seed)
    yield log[0], earlier
    for entry in answered_again(earlier, log):
        yield entry, earlier


def replay(table: Table, log: Sequence[LogEntry], origin: Facts | None = None) -> Table:
    """Return ``table`` as it was at the end of ``log``, the beginning of its own. It takes as long as ``moments``."""
    # A deque of length one keeps the last moment.
    ((_, earlier),) = deque(moments(table, log, origin), maxlen=1)
    return earlier
