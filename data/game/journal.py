"""The row and the log of a game in a transaction."""

from typing import Any

from msgspec.structs import replace

from data.errors import Refused
from data.game.changes import ChangeSet, StoredGame
from data.game.live_table import LiveTable
from data.game.models import GameRow, LogEntry, LogKind, Phase
from rules.kernel import Event, Turn


class Journal:
    """A game's row, and the entries that a transaction at time ``now`` adds to the game's log."""

    def __init__(self, stored: StoredGame, live: LiveTable, now: float, change: ChangeSet) -> None:
        self.game: GameRow = stored.game
        self.last = stored.last
        """The number of the last entry."""
        self._live = live
        self._now = now
        self._change = change

    def expect(self, phase: Phase) -> None:
        """Raise Refused if the game is in another phase."""
        if self.game.phase != phase:
            raise Refused(f"not_{phase}", phase=self.game.phase)

    def set(self, **facts: Any) -> None:
        """Change fields of the row."""
        self.game = self._change.game = replace(self.game, **facts)

    def log(self, kind: LogKind, events: tuple[Event, ...], turn: Turn | None = None, **facts: Any) -> None:
        """Add an entry to the log. It belongs to ``turn``, or to the turn of the table now."""
        self.last += 1
        now = turn or self._live.turn
        self._change.entries.append(
            LogEntry(
                game=self.game.id,
                number=self.last,
                kind=kind,
                events=events,
                at=self._now,
                turn=now.number,
                mover=now.seat,
                **facts,
            )
        )
