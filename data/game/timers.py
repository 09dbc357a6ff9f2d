"""The timers of a game in a transaction."""

from collections.abc import Iterable
from typing import TypeAlias

from data.game.changes import ChangeSet
from data.game.models import Timer
from data.game.rows import Rows
from rules.kernel import Facts

TimerKey: TypeAlias = tuple[str, int | None]
"""The kind of a timer and its seat. None: the table's own."""


class Timers(Rows[TimerKey, Timer]):
    """The timers of a game by kind and seat. A seat has at most one timer of a kind, and so does the table."""

    def __init__(self, game: int, change: ChangeSet, rows: Iterable[Timer]) -> None:
        super().__init__(change, rows, lambda timer: (timer.kind, timer.seat))
        self._game = game

    def of(self, kind: str, seat: int | None = None) -> Timer | None:
        """Return the timer of this kind of a seat, or of the table."""
        return self.get((kind, seat))

    def set(self, kind: str, due: float, payload: Facts | None = None, *, seat: int | None = None) -> None:
        """Set a timer for ``due``. It replaces the timer of the same kind of this seat, or of the table."""
        self.put(Timer(game=self._game, kind=kind, seat=seat, due=due, payload=payload or {}))

    def cancel(self, kind: str, *, seat: int | None = None) -> None:
        """Cancel the timer of this kind of a seat, or of the table, if there is one."""
        self.drop((kind, seat))

    def fire(self, timer: Timer) -> bool:
        """Remove a timer that is due. Return False if it was replaced or cancelled meanwhile and must not run."""
        # The timer may have been set again after it became due. That is another timer.
        if self.of(timer.kind, timer.seat) != timer:
            return False
        self.cancel(timer.kind, seat=timer.seat)
        return True
