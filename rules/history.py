"""The history of a table: the choices since its last checkpoint, and the earlier ones that can still be undone.

A history is a value: the table replaces it with every choice and every checkpoint, so an earlier one can be kept and
restored as it was.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.flow import State
from rules.record import FINAL, KeptAsk, Played, Saved, Stretch, Taken
from rules.vocabulary import Facts

_ENCODER: Final = msgspec.msgpack.Encoder()

MOST_BEHIND: Final = 8
"""The most stretches before the checkpoint that can be undone. They are stored again with every choice."""


class History(Struct, frozen=True):
    """The course of a table as far as it can be replayed or undone.

    ``checkpoint`` is the last checkpoint, ``taken`` are the choices since, ``behind`` the stretches before it, and
    ``seen`` counts the draws and reveals up to the checkpoint. A draw or a reveal cannot be undone.
    """

    checkpoint: Stretch
    taken: tuple[Taken, ...] = ()
    behind: tuple[Played, ...] = ()
    seen: int = 0

    def with_choice(self, choice: Taken) -> "History":
        """Return the history after one more choice."""
        return History(self.checkpoint, (*self.taken, choice), self.behind, self.seen)

    def with_checkpoint(self, checkpoint: Stretch, seen: int, *, reveals: bool) -> "History":
        """Return the history after a checkpoint; ``reveals``: the last choice reveals sealed answers of others."""
        return History(checkpoint, (), self._undoable_from_here(seen, reveals), seen)

    def with_last_final(self) -> "History":
        """Return the history with its last choice marked as final: no undo takes it back."""
        if not self.taken:
            return self
        return replace(self, taken=(*self.taken[:-1], replace(self.taken[-1], seen=FINAL)))

    def undoable(self, seen: int) -> tuple[Played, ...]:
        """Return the stretches before the checkpoint that can still be undone; none after a draw or a reveal."""
        return self.behind if self.seen == seen else ()

    def last_by(self, seat: int, seen: int) -> bool:
        """Return whether the last choice is this seat's and can still be undone."""
        if self.taken:
            return self.taken[-1].seat == seat and self.taken[-1].seen == seen
        # Without a choice since the checkpoint, the last choice is the one that led to it.
        return bool(self.undoable(seen)) and self.behind[-1].taken[-1].seat == seat

    def revealed_since(self, seat: int, seen: int) -> bool:
        """Return whether something was revealed since this seat's last choice, as far as the history tells."""
        for choice in reversed(self.taken):
            if choice.seat == seat:
                return choice.seen != seen
        behind = self.undoable(seen)
        # A longer history is cut, and then the seat's last choice may be an earlier one.
        return len(behind) < MOST_BEHIND and all(choice.seat != seat for past in behind for choice in past.taken)

    def without_last(self) -> tuple[Stretch, tuple[Played, ...]]:
        """Return the stretch that ended with the last choice, without that choice, and the stretches before it."""
        *behind, last = (*self.behind, Played(self.checkpoint, self.taken)) if self.taken else self.behind
        stored = last.stored()
        return replace(stored, entries=stored.entries[:-1]), tuple(behind)

    def stored(self) -> Stretch:
        """Return the stretch since the checkpoint in its stored form."""
        return Played(self.checkpoint, self.taken).stored()

    def _undoable_from_here(self, seen: int, reveals: bool) -> tuple[Played, ...]:
        """Return the stretches that stay undoable if a checkpoint is made now."""
        if not self.taken:
            return self.undoable(seen)
        if reveals or self.taken[-1].seen != seen:
            return ()
        return (*self.undoable(seen), Played(self.checkpoint, self.taken))[-MOST_BEHIND:]


def checkpoint_of(state: State, first: int, kept: tuple[KeptAsk, ...], buffer: bytearray) -> Stretch:
    """Return the checkpoint at ``state``. ``buffer`` is reused, as encoding into a new one takes twice as long."""
    # Options never change and events are many but seldom needed, so both are stored beside the state.
    _ENCODER.encode_into(replace(state, options={}, news=[], lately=[]), buffer)
    return Stretch(bytes(buffer), first, lately=tuple(state.lately), kept=kept)


def state_at(start: Stretch | Saved, kind: type[State], options: Facts) -> Any:
    """Return the state at a checkpoint, with the events and the options that are stored beside it."""
    state = msgspec.msgpack.decode(start.base, type=kind)
    state.lately = list(start.lately)
    state.options = options
    return state
