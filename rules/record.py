"""The stored form of a table: the state at its last checkpoint, and the choices since with digests of the asks."""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from rules.vocabulary import Ask, Choice, Event, Facts, Field, Option

FINAL: Final = -1
"""The value of ``Taken.seen`` for an answer that revealed the sealed answers of others: it cannot be undone."""


# Stored as lists without field names: there are many of them, and all are written again with every choice.
class Entry(Struct, frozen=True, array_like=True):
    """A choice since the last checkpoint, the digest of the asks, and the last proposal number issued before it."""

    seat: int
    choice: Choice
    digest: bytes
    issued: int


class Taken(Struct, gc=False):
    """A choice since the last checkpoint, with the asks at that time. The digest is computed when it is first stored.

    ``seen`` counts the draws and reveals before it: the choice can be undone while that count stays the same.
    """

    seat: int
    choice: Choice
    asks: tuple[Ask, ...]
    seen: int
    digest: bytes = b""
    issued: int = 0

    def entry(self) -> Entry:
        """Return the stored form."""
        self.digest = self.digest or digest(self.asks)
        return Entry(self.seat, self.choice, self.digest, self.issued)


class KeptAsk(Struct, frozen=True, array_like=True, gc=False):
    """An ask that stays open across a save point: its seat, its number and its digest."""

    seat: int
    number: int
    digest: bytes

    @classmethod
    def of(cls, question: Ask) -> "KeptAsk":
        """Return the stored form of an open ask."""
        return cls(question.seat, question.number, digest((question,)))


class Stretch(Struct, frozen=True, array_like=True, gc=False):
    """The course of a table from one checkpoint to the next.

    ``base`` is the state at the checkpoint, ``first`` the number of the first ask after it, ``entries`` the choices,
    ``lately`` the latest events at the checkpoint, ``kept`` the asks that were open there and stay open.
    """

    base: bytes
    first: int
    entries: list[Entry] = []
    lately: tuple[Event, ...] = ()
    kept: tuple[KeptAsk, ...] = ()


class Played(Struct, frozen=True, gc=False):
    """A stretch in memory: the digests of its choices are computed when it is first stored."""

    start: Stretch
    taken: Sequence[Taken]

    @classmethod
    def of(cls, stretch: Stretch) -> "Played":
        """Return the form in memory of a stored stretch."""
        # The asks serve only to compute the digest, which is known. ``seen`` matters only since the last checkpoint.
        taken = [Taken(one.seat, one.choice, (), 0, one.digest, one.issued) for one in stretch.entries]
        return cls(msgspec.structs.replace(stretch, entries=[]), taken)

    def stored(self) -> Stretch:
        """Return the stretch with its choices."""
        return msgspec.structs.replace(self.start, entries=[one.entry() for one in self.taken])


class Saved(Struct, frozen=True):
    """A stored table: its game, and the stretch since the last checkpoint.

    ``unused`` is the first number that no ask has had, ``issued`` the last number that a proposal has had, ``behind``
    the earlier stretches that can still be undone. ``options`` are the game's options, stored beside the stretches
    because they never change.
    """

    game: str
    base: bytes
    first: int
    unused: int
    entries: list[Entry]
    behind: tuple[Stretch, ...]
    lately: tuple[Event, ...]
    options: Facts
    kept: tuple[KeptAsk, ...]
    issued: int


def digest(asks: tuple[Ask, ...]) -> bytes:
    """Return a digest of asks, without their numbers, hints for panels and timers, who has answered, and later options.

    An ask that has only later options is left out, too.
    """
    asked = [
        msgspec.structs.replace(
            question,
            options=_without_later(question.options),
            fields=_without_later_in(question.fields),
            number=0,
            turned=False,
            taps=(),
            twice=(),
            lapses=False,
            # Under its own name an ask only hides its taps.
            public="" if question.public == question.kind else question.public,
        )
        for question in asks
        if not question.options or not all(option.later for option in question.options)
    ]
    return hashlib.blake2b(msgspec.msgpack.encode(asked), digest_size=8).digest()


def _without_later(options: tuple[Option, ...]) -> tuple[Option, ...]:
    # Most asks have none, and a digest is made with every choice.
    return tuple([one for one in options if not one.later]) if any(one.later for one in options) else options


def _without_later_in(fields: tuple[Field, ...]) -> tuple[Field, ...]:
    replace = msgspec.structs.replace
    return tuple(
        [replace(part, options=_without_later(part.options), most=part.was or part.most, was=0) for part in fields]
    )
