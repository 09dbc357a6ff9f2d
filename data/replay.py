"""An earlier moment of a game, replayed: the seed, the options, the number of seats and the log lead to every table."""

from collections import deque
from collections.abc import Iterator, Sequence

from data.models import LogEntry
from rules.kernel import Facts, Table


def choices_that_hold(log: Sequence[LogEntry]) -> list[LogEntry]:
    """Return the choices of a whole log, or of its beginning, without those that were taken back later in it."""
    found: list[LogEntry] = []
    for entry in log:
        if entry.kind == "choice":
            found.append(entry)
        elif entry.took_back:
            del found[-entry.took_back :]
    return found


def answered_again(table: Table, log: Sequence[LogEntry]) -> Iterator[LogEntry]:
    """Let a new table take every choice of a whole log that holds, and yield each after it was taken.

    Each entry of the log gives out one number of a public matter at most. So after going back the numbers continue
    from that of the log's entry, here as at the table itself (``GameSession``).
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


def moments(table: Table, options: Facts, log: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, Table]]:
    """Yield a table as it stood at its start and after each choice of ``log`` that holds, with that entry of the log.

    ``log`` is the table's own, or its beginning. It is one and the same table that goes on: look at it at once. Asks
    that followed one that was taken back have other numbers than they had. ValueError if the rules have changed since.
    It takes as long as the choices took, so not on the event loop.
    """
    seed = int.from_bytes(table.state.chance.seed, "big")
    earlier = Table.new(table.game, seats=table.seats, seed=seed, options=options)
    yield log[0], earlier
    for entry in answered_again(earlier, log):
        yield entry, earlier


def replay(table: Table, options: Facts, log: Sequence[LogEntry]) -> Table:
    """Return ``table`` as it stood at the end of ``log``, the beginning of its own; as slow as ``moments``."""
    # Of all the moments a deque of one keeps the last.
    ((_, earlier),) = deque(moments(table, options, log), maxlen=1)
    return earlier
