"""The timers of a game in a transaction."""

from collections.abc import Iterable
from typing import ClassVar, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from data.game.changes import ChangeSet
from data.game.models import Timer
from data.game.rows import Rows
from rules.kernel import plain

TimerKey: TypeAlias = tuple[str, int | None]
"""The kind of a timer, with its name if it has one, and its seat. None: the table's own."""


class TimerPayload(Struct, frozen=True):
    """The payload of a timer. Each kind of timer is a subclass."""

    KIND: ClassVar[str]
    """The name of this kind in the file."""

    @property
    def name(self) -> str:
        """The name of the timer among those of its kind at a table. "": there is only one."""
        return ""


P = TypeVar("P", bound=TimerPayload)


def payload_of(timer: Timer, kind: type[P]) -> P:
    """Return what a timer of this kind carries. Raise msgspec.ValidationError if this version cannot read it."""
    return msgspec.convert(timer.payload, kind, str_keys=True)


class Timers(Rows[TimerKey, Timer]):
    """The timers of a game by kind and seat.

    A seat has at most one timer of a kind, and so does the table. Only timers with different names stand side by side.
    """

    def __init__(self, game: int, change: ChangeSet, rows: Iterable[Timer]) -> None:
        super().__init__(change, rows, lambda timer: (timer.kind, timer.seat))
        self._game = game

    def of(self, kind: type[P], seat: int | None = None, *, name: str = "") -> P | None:
        """Return what the timer of this kind of a seat, or of the table, carries. None: it is not set."""
        timer = self.get(_key(kind, seat, name))
        return None if timer is None else payload_of(timer, kind)

    def by_seat(self, kind: type[TimerPayload]) -> dict[int, Timer]:
        """Return the seats' timers of a kind."""
        return {timer.seat: timer for timer in self.values() if timer.kind == kind.KIND and timer.seat is not None}

    def set(self, payload: TimerPayload, due: float, *, seat: int | None = None) -> None:
        """Set a timer for ``due``. It replaces the timer of the same kind of this seat, or of the table."""
        kind, _ = _key(type(payload), seat, payload.name)
        self.put(Timer(game=self._game, kind=kind, seat=seat, due=due, payload=plain(payload)))

    def change(self, payload: TimerPayload, *, seat: int | None = None) -> None:
        """Change what a timer carries. It stays due at the same time."""
        key = _key(type(payload), seat, payload.name)
        self.put(msgspec.structs.replace(self[key], payload=plain(payload)))

    def cancel(self, kind: type[TimerPayload], *, seat: int | None = None, name: str = "") -> None:
        """Cancel the timer of this kind of a seat, or of the table, if there is one."""
        self.drop(_key(kind, seat, name))

    def is_set(self, timer: Timer) -> bool:
        """Return whether a timer is neither cancelled nor set again since it was read."""
        return self.get((timer.kind, timer.seat)) == timer

    def fire(self, timer: Timer) -> bool:
        """Remove a timer that is due. Return False if it was replaced or cancelled meanwhile and must not run."""
        # The timer may have been set again after it became due. That is another timer.
        if not self.is_set(timer):
            return False
        self.drop((timer.kind, timer.seat))
        return True


def _key(kind: type[TimerPayload], seat: int | None, name: str) -> TimerKey:
    return (f"{kind.KIND}:{name}" if name else kind.KIND), seat
