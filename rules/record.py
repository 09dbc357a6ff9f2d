"""A table written down: the state at its last checkpoint, and the choices since with a digest of what was asked."""

import hashlib

import msgspec
from msgspec import Struct

from rules.vocabulary import Ask, Choice


class Entry(Struct, frozen=True, array_like=True):
    """A choice since the last checkpoint, and the digest of what the table asked when it was made."""

    seat: int
    choice: Choice
    digest: bytes


class Taken(Struct):
    """A choice since the last checkpoint with what was asked; the digest is made when it is written down.

    ``seen`` counts what had been drawn and shown before it: as long as nothing more is, it can be taken back.
    """

    seat: int
    choice: Choice
    asks: tuple[Ask, ...]
    seen: tuple[int, int]
    digest: bytes = b""

    def entry(self) -> Entry:
        """Return what is written down."""
        self.digest = self.digest or digest(self.asks)
        return Entry(self.seat, self.choice, self.digest)


class Stretch(Struct, frozen=True, array_like=True):
    """The course of a table from one checkpoint to the next: the state there, the first ask's number, the choices."""

    base: bytes
    first: int
    entries: list[Entry]


class Saved(Struct, frozen=True):
    """A table written down.

    ``base`` is the state at the last checkpoint, ``first`` the number of the first ask after it, ``unused`` the
    first number that no ask has had, ``entries`` the choices since, ``behind`` the stretches before that can still be
    taken back.
    """

    game: str
    base: bytes
    first: int = 1
    unused: int = 1
    entries: list[Entry] = []
    behind: tuple[Stretch, ...] = ()


def digest(asks: tuple[Ask, ...]) -> bytes:
    """Return a digest of what a table asks, whatever its number and whoever has answered."""
    asked = [msgspec.structs.replace(question, number=0) for question in asks]
    return hashlib.blake2b(msgspec.msgpack.encode(asked), digest_size=8).digest()
