"""Events as a story: what a seat does without a break is one sentence, which names it once."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from rules.kernel import Event


class Telling(Protocol):
    """The words a story needs."""

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return an event as one sentence, "" if it is not worth telling."""

    def known(self, key: str) -> bool:
        """Whether there is a message."""

    def text(self, key: str, /, **facts: Any) -> str:
        """Return a message."""

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a seat's name."""


def story(events: Sequence[Event], names: Sequence[str], words: Telling) -> list[str]:
    """Return events as sentences.

    A sentence that begins with the name of the seat that the one before was about goes on with that one; what ends
    with a colon announces the next, and is left out where nothing follows. What happens to several seats in a row is
    one sentence where there is one for them together; what follows from what was told before, as a discard from a roll,
    is told behind it, after the sign that the catalogue has for that.
    """
    told: list[list[str]] = []
    acting: object = None
    for event in _gathered(events, words):
        sentence, seat = words.event(event, names), event.args.get("seat")
        if not sentence:
            continue
        subject = f"{words.name(seat, names)} " if isinstance(seat, int) else ""
        if subject and seat == acting and sentence.startswith(subject) and _goes_on(told[-1][-1], subject.strip()):
            told[-1][-1] = _joined(told[-1][-1], sentence.removeprefix(subject))
        elif told and words.known(sign := f"event.{event.kind}.follows"):
            told[-1][-1] = told[-1][-1].removesuffix(".")
            told[-1] += [words.text(sign), sentence]
        else:
            told.append([sentence])
        acting = seat
    return [" ".join(parts) for parts in told if not parts[-1].endswith(":")]


def _gathered(events: Sequence[Event], words: Telling) -> Iterator[Event]:
    """Yield the events, those of several seats in a row as one where they can be told together."""
    # Only in a row: what lies between two of a kind is told between them.
    for kind, run in itertools.groupby(events, lambda event: event.kind):
        alike = list(run)
        seats = list(dict.fromkeys(event.args["seat"] for event in alike if "seat" in event.args))
        if len(seats) > 1 and words.known(f"event.{kind}.together"):
            yield Event(kind, {"seats": seats, "together": True})
        else:
            yield from alike


def _goes_on(sentence: str, subject: str) -> bool:
    # Of two sentences the second may be about somebody else, so that nothing can go on from it.
    whole = sentence.endswith(":") or (sentence.endswith(".") and ". " not in sentence)
    return whole and sentence.startswith(subject)


def _joined(start: str, end: str) -> str:
    return f"{start} {end}" if start.endswith(":") else f"{start.removesuffix('.')}, {end}"
