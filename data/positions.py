"""The position from which a game can begin: one in a file of ``/game export``, or a moment of a finished game.

A file is foreign input: it may be damaged, huge, or made to do harm. So this work runs off the event loop, ends in
time, and raises Refused with the one reason that its sender is told.
"""

import random
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from data.errors import Refused
from data.export import FORMAT, Ended, beginning
from data.game.models import LogEntry
from data.game.replay import answered_again, moments
from rules.kernel import GAMES, Facts, Table, plain

MOST_BYTES: Final = 3_000_000
"""The most bytes of a file. The longest game of six computers has 600 KB, and people trade more."""
MOST_ENTRIES: Final = 6_000
"""The most entries of a log. That game has 900."""
MOST_VALUES: Final = 6_000
"""The most values of a position, nested ones included. The largest known one has 1,100."""
MOST_DEEP: Final = 12
"""The deepest nesting of a position."""
LARGEST: Final = 99_999
"""The largest number of a position."""
LONGEST_TEXT: Final = 100
"""The most characters of a text of a position."""
PATIENCE: Final = 10.0
"""Seconds after which a replay is given up. A whole game takes one or two."""
TRIED: Final = 40
"""The number of choices that computers make at a position before it counts as possible."""


def position_in(content: bytes, kind: str, move: int = 0) -> Facts:
    """Return the position of a file of ``/game export``, of a game of this kind. Raise Refused if it has none.

    The file of a finished game has all its moments: ``move`` choices after its start, as a replay counts them.
    """
    document = _decoded(content)
    if not isinstance(document, dict) or document.get("format") != FORMAT or document.get("game") not in [*GAMES]:
        raise Refused("file_foreign")
    if document["game"] != kind:
        raise Refused("file_other_game")
    if document.get("seed"):
        return checked(kind, _moment_of(document, move))
    if "position" not in document:
        raise Refused("file_running" if "view" in document else "file_foreign")
    return checked(kind, document["position"])


def position_after(table: Table, origin: Facts | None, log: Sequence[LogEntry], number: int) -> Facts:
    """Return the position of a finished game at the beginning of the turn in which entry ``number`` of its log was
    written. Raise Refused if the game ends with it, or if the rules have changed since.
    """
    try:
        replayed = moments(table, log, origin)
        position: Facts = next(then for entry, then in replayed if entry.number == number).position()
    except Exception as error:
        raise Refused("no_past") from error
    return checked(table.game, position)


def checked(kind: str, position: Any) -> Facts:
    """Return a position from which a game can be played on. Raise Refused if there is none."""
    if not isinstance(position, dict) or not _is_plain(position):
        raise Refused("file_impossible")
    try:
        table = Table.arrange(kind, position, seed=0)
        over, options = table.over, plain(table.state.options)
        _try_out(table)
    # The rules may raise anything on a position that no game leads to.
    except Exception as error:
        raise Refused("file_impossible") from error
    if over:
        raise Refused("file_over")
    return {**position, "options": options}


def _decoded(content: bytes) -> Any:
    if len(content) > MOST_BYTES:
        raise Refused("file_large", most=MOST_BYTES // 1_000_000)
    try:
        return msgspec.json.decode(content)
    # ValueError includes the errors of msgspec, and that of a number with thousands of digits.
    except (ValueError, RecursionError) as error:
        raise Refused("file_foreign") from error


def _moment_of(document: Facts, move: int) -> Facts:
    """Return the position of a document of a finished game ``move`` choices after its start."""
    if isinstance(log := document.get("log"), list) and len(log) > MOST_ENTRIES:
        raise Refused("file_long")
    try:
        ended = msgspec.convert(document, Ended)
        if ended.origin is not None and not _is_plain(ended.origin):
            raise Refused("file_impossible")
        table = beginning(ended)
        entries = [LogEntry(game=0, **msgspec.structs.asdict(line)) for line in ended.log]
        seen = (entry for entry in _in_time(answered_again(table, entries)) if not entry.unseen)
        made = sum(1 for _ in islice(seen, move))
        position: Facts = table.position()
    except Refused:
        raise
    # Rules may raise anything on choices that are not theirs.
    except Exception as error:
        raise Refused("file_changed") from error
    if made < move:
        raise Refused("no_moment", most=made)
    if table.over:
        raise Refused("file_over")
    return position


def _in_time(entries: Iterator[LogEntry]) -> Iterator[LogEntry]:
    """Yield the entries of a replay. Raise Refused if it takes too long."""
    end = time.monotonic() + PATIENCE
    for entry in entries:
        if time.monotonic() > end:
            raise Refused("file_long")
        yield entry


def _is_plain(value: Any, deep: int = 0) -> bool:
    """Return whether a foreign value is no larger than that of any position."""
    return _count(value, deep) <= MOST_VALUES


def _count(value: Any, deep: int) -> int:
    """Return the number of values in a foreign value, or more than allowed if one of them is too large."""
    if value is None or isinstance(value, bool):
        return 1
    if isinstance(value, int):
        return 1 if abs(value) <= LARGEST else MOST_VALUES + 1
    if isinstance(value, str):
        return 1 if len(value) <= LONGEST_TEXT else MOST_VALUES + 1
    if deep >= MOST_DEEP or not isinstance(value, dict | list):
        return MOST_VALUES + 1
    inner = [*value, *value.values()] if isinstance(value, dict) else value
    count = 1
    for each in inner:
        count += _count(each, deep + 1)
        if count > MOST_VALUES:
            break
    return count


def _try_out(table: Table) -> None:
    """Let computers play on at a table for a while, look at it from every seat, and store it. It may raise anything."""
    rng, choose = random.Random(0), GAMES[table.game].choose
    for _ in range(TRIED):
        for seat in (None, *range(table.seats)):
            table.view(seat)
        asks = [ask for ask in table.asks if not ask.optional]
        if not asks:
            break
        choice = choose(table.view(asks[0].seat), asks[0], rng)
        table.answer(asks[0].seat, asks[0].default if choice is None else choice)
    table.position()
    if Table.load(table.dump()).asks != table.asks:
        raise ValueError("the table cannot be stored")
