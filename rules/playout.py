"""A playout: a table that is only played on, to see how it goes. It tells, numbers and writes down nothing.

It runs the same rules as a ``Table``, but has no events, no digests, no checkpoints and no undo, and it takes every
choice unchecked.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from rules.flow import NOTHING, Checkpoint, GroupRequest, Request, State
from rules.game import GAMES
from rules.vocabulary import Ask, Choice, Facts


def _nothing(*_: object, **__: object) -> None: ...


@cache
def silent(kind: type[State]) -> type[State]:
    """Return the type of state that reports no facts."""
    return type(f"Silent{kind.__name__}", (kind,), {"SILENT": True, "tell": _nothing, "__module__": __name__})


class Playout:
    """One game being tried out. The state is the playout's own, and the board has what follows from it."""

    def __init__(self, game: str, state: State) -> None:
        self.state: Any = state
        self.rules = GAMES[game]
        self._request: Request | GroupRequest = NOTHING
        look = self.rules.lookahead
        self.board = look.board(state) if look else state
        self._run = ((look and look.play) or self.rules.play)(self.board)
        self._left: dict[int, Ask] = {}
        self._resume(None)

    @classmethod
    def of(cls, game: str, state: State) -> "Playout":
        """Return a playout from a copy of a state at a checkpoint."""
        return cls(game, copied(game, state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._request.asks

    @property
    def asks(self) -> Iterator[Ask]:
        """The open asks without those already answered."""
        answered = self._request.answered
        return (one for one in self._request.asks if one.seat not in answered)

    def ask_of(self, seat: int) -> Ask | None:
        """Return the open ask of a seat."""
        return next((one for one in self._request.asks if one.seat == seat), None)

    def answer(self, seat: int, choice: Choice) -> None:
        """Give a seat's choice, which must be legal."""
        self._left.pop(seat, None)
        self._resume(self._request.reply(seat, choice))

    def leave(self, ask: Ask) -> None:
        """Leave an ask open until it changes."""
        self._left[ask.seat] = ask

    def pending(self) -> Ask | None:
        """Return an open ask that was not left open; None if there is none."""
        for one in self.asks:
            if self._left.get(one.seat) != one:
                return one
        return None

    def _resume(self, reply: Any) -> None:
        """Run to the next open ask, or to the end."""
        while True:
            try:
                step = self._run.send(reply)
            except StopIteration:
                self._request = NOTHING
                return
            reply = None
            if not isinstance(step, Checkpoint) and (reply := step.forced()) is None:
                self._request = step
                return


def copied(game: str, state: State) -> Any:
    """Return a silent copy of a state, without news."""
    options: Facts = state.options
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=silent(GAMES[game].state))
    copy.options, copy.news = options, []
    return copy
