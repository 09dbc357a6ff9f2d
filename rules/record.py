"""A table written down: the state at its last checkpoint, and the choices since with a digest of what was asked."""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from rules.vocabulary import Ask, Choice, Event, Facts

FINAL: Final = -1
"""What ``Taken.seen`` is of an answer by which others' sealed answers came to light: it is not taken back."""


# A list without names: there are many of them, and all are written anew with every choice.
class Entry(Struct, frozen=True, array_like=True):
    """A choice since the last checkpoint, and the digest of what the table asked when it was made."""

    seat: int
    choice: Choice
    digest: bytes


class Taken(Struct, gc=False):
    """A choice since the last checkpoint with what was asked; the digest is made when it is written down.

    ``seen`` counts what had been drawn and shown before it: as long as nothing more is, it can be taken back.
    """

    seat: int
    choice: Choice
    asks: tuple[Ask, ...]
    seen: int
    digest: bytes = b""

    def entry(self) -> Entry:
        """Return what is written down."""
        self.digest = self.digest or digest(self.asks)
        return Entry(self.seat, self.choice, self.digest)


class Stretch(Struct, frozen=True, array_like=True, gc=False):
    """The course of a table from one checkpoint to the next.

    ``base`` is the state there, ``first`` the first ask's number, ``entries`` the choices, ``lately`` what had been
    told last.
    """

    base: bytes
    first: int
    entries: list[Entry] = []
    lately: tuple[Event, ...] = ()


class Played(Struct, frozen=True, gc=False):
    """A stretch as a running table holds it: the digests of its choices are made when it is written down."""

    start: Stretch
    taken: Sequence[Taken]

    @classmethod
    def of(cls, stretch: Stretch) -> "Played":
        """Return what was written down as a running table holds it."""
        # What was asked is only needed for the digest, which is known, and "seen" only since the last checkpoint.
        taken = [Taken(entry.seat, entry.choice, (), 0, entry.digest) for entry in stretch.entries]
        return cls(msgspec.structs.replace(stretch, entries=[]), taken)

    def written(self) -> Stretch:
        """Return the stretch with its choices."""
        return msgspec.structs.replace(self.start, entries=[one.entry() for one in self.taken])


class Saved(Struct, frozen=True):
    """A table written down: its game and the stretch since the last checkpoint.

    ``unused`` is the first number that no ask has had, ``behind`` the stretches before that can still be taken back,
    ``options`` what the game was started with, which is no part of a stretch as it never changes.
    """

    game: str
    base: bytes
    first: int = 1
    unused: int = 1
    entries: list[Entry] = []
    behind: tuple[Stretch, ...] = ()
    lately: tuple[Event, ...] = ()
    options: Facts = {}


def digest(asks: tuple[Ask, ...]) -> bytes:
    """Return a digest of what a table asks, whatever its number and whoever has answered."""
    asked = [msgspec.structs.replace(question, number=0) for question in asks]
    return hashlib.blake2b(msgspec.msgpack.encode(asked), digest_size=8).digest()
