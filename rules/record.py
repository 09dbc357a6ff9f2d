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
    """A choice since the last checkpoint, the digest of what the table asked, and the last number issued before it."""

    seat: int
    choice: Choice
    digest: bytes
    issued: int = 0


class Taken(Struct, gc=False):
    """A choice since the last checkpoint with what was asked; the digest is made when it is written down.

    ``seen`` counts what had been drawn and shown before it: as long as nothing more is, it can be taken back.
    """

    seat: int
    choice: Choice
    asks: tuple[Ask, ...]
    seen: int
    digest: bytes = b""
    issued: int = 0

    def entry(self) -> Entry:
        """Return what is written down."""
        self.digest = self.digest or digest(self.asks)
        return Entry(self.seat, self.choice, self.digest, self.issued)


class Standing(Struct, frozen=True, array_like=True, gc=False):
    """An ask that stays open across a save point: its seat, its number and the digest of what it asks."""

    seat: int
    number: int
    digest: bytes

    @classmethod
    def of(cls, question: Ask) -> "Standing":
        """Return what is written down of an open ask."""
        return cls(question.seat, question.number, digest((question,)))


class Stretch(Struct, frozen=True, array_like=True, gc=False):
    """The course of a table from one checkpoint to the next.

    ``base`` is the state there, ``first`` the first ask's number, ``entries`` the choices, ``lately`` what had been
    told last, ``standing`` the asks that were open there and stay open.
    """

    base: bytes
    first: int
    entries: list[Entry] = []
    lately: tuple[Event, ...] = ()
    standing: tuple[Standing, ...] = ()


class Played(Struct, frozen=True, gc=False):
    """A stretch as a running table holds it: the digests of its choices are made when it is written down."""

    start: Stretch
    taken: Sequence[Taken]

    @classmethod
    def of(cls, stretch: Stretch) -> "Played":
        """Return what was written down as a running table holds it."""
        # What was asked is only needed for the digest, which is known, and "seen" only since the last checkpoint.
        taken = [Taken(one.seat, one.choice, (), 0, one.digest, one.issued) for one in stretch.entries]
        return cls(msgspec.structs.replace(stretch, entries=[]), taken)

    def written(self) -> Stretch:
        """Return the stretch with its choices."""
        return msgspec.structs.replace(self.start, entries=[one.entry() for one in self.taken])


class Saved(Struct, frozen=True):
    """A table written down: its game and the stretch since the last checkpoint.

    ``unused`` is the first number that no ask has had, ``issued`` the last number that a public matter has had,
    ``behind`` the stretches before that can still be taken back, ``options`` what the game was started with, which is
    no part of a stretch as it never changes.
    """

    game: str
    base: bytes
    first: int = 1
    unused: int = 1
    entries: list[Entry] = []
    behind: tuple[Stretch, ...] = ()
    lately: tuple[Event, ...] = ()
    options: Facts = {}
    standing: tuple[Standing, ...] = ()
    issued: int = 0


def digest(asks: tuple[Ask, ...]) -> bytes:
    """Return a digest of what a table asks, whatever its number and whoever has answered."""
    asked = [msgspec.structs.replace(question, number=0) for question in asks]
    return hashlib.blake2b(msgspec.msgpack.encode(asked), digest_size=8).digest()
