"""The last pings of the people of a game in a transaction."""

from collections.abc import Iterable

from data.game.changes import ChangeSet
from data.game.models import Call
from data.game.rows import Rows

DAY = 86_400.0


class Calls(Rows[int, Call]):
    """The last call of each person, by user."""

    def __init__(self, game: int, now: float, change: ChangeSet, rows: Iterable[Call]) -> None:
        super().__init__(change, rows, lambda call: call.user)
        self._game = game
        self._now = now

    def note(self, user: int, number: int) -> None:
        """Note that a person was pinged for the log's entry ``number``. ``-number``: the game did not wait for them
        then.
        """
        self.put(Call(game=self._game, user=user, number=number, at=self._now))

    def note_present(self, user: int) -> None:
        """Start the time of a person's call again, because they are here."""
        # Written once a day at most, because the time since the call has a resolution of days.
        call = self.get(user)
        if call is not None and call.number > 0 and self._now - call.at > DAY:
            self.note(user, call.number)
