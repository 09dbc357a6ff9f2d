"""Events as a story: the uninterrupted actions of a seat become one sentence that names the seat once.

A short story is for a reader of the picture. Its sentences begin with the name and a colon and have no full stop:
"Ada: road, settlement **+1**". A remark in brackets stays in the sentence before it.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from rules.kernel import Event


class Telling(Protocol):
    """The catalogue functions that a story needs."""

    brief: bool
    """Whether events are told in their short form."""

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return an event as one sentence, or "" to skip it."""

    def known(self, key: str) -> bool:
        """Return True if there is a message."""

    def text(self, key: str, /, **facts: Any) -> str:
        """Return a message."""

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a seat's name."""


def story(events: Sequence[Event], names: Sequence[str], words: Telling) -> list[str]:
    """Return events as sentences.

    If a sentence begins with the seat of the previous one, it continues that sentence. A sentence that ends with a
    colon announces the next one and is dropped if none follows. An event of several seats or things in a row becomes
    one sentence if the catalogue has a message for them together. A consequence (a discard after a roll) stays on the
    line of its cause, after the catalogue's sign for it. An event at the place of the one before may have a message
    without it.
    """
    told: list[list[str]] = []
    acting: object = None
    at: object = None
    for one in _gathered(events, words):
        place = _place(one)
        there = bool(place) and place == at and words.known(f"event.{one.kind}.there")
        event = replace(one, args={**one.args, "there": True}) if there else one
        sentence, seat = words.event(event, names), _actor(event, words)
        if not sentence:
            continue
        at = place
        sentence = sentence.removesuffix(".") if words.brief else sentence
        subject = f"{words.name(seat, names)}{':' if words.brief else ''} " if isinstance(seat, int) else ""
        if words.brief and sentence.startswith("("):
            if told:
                told[-1][-1] = f"{told[-1][-1]} {sentence}"
                continue
            sentence = sentence[1:-1]
        if subject and seat == acting and sentence.startswith(subject) and _goes_on(told[-1][-1], subject, words):
            told[-1][-1] = _joined(told[-1][-1], sentence.removeprefix(subject), words.text("list-comma"))
        elif told and words.known(sign := f"event.{event.kind}.follows"):
            told[-1][-1] = told[-1][-1].removesuffix(".")
            told[-1] += [words.text(sign), sentence]
        else:
            told.append([sentence])
        acting = seat
    return [" ".join(parts) for parts in told if not parts[-1].endswith(":")]


def _actor(event: Event, words: Telling) -> object:
    """Return the seat that an event is about. In a short story, it can also be the only one of several seats."""
    seats = event.args.get("seats", ())
    return seats[0] if words.brief and len(seats) == 1 else event.args.get("seat")


def _place(event: Event) -> object:
    """Return the seat of an event with the column and row where it acts, or None if it has no such place."""
    facts = event.args
    return (facts["seat"], facts["x"], facts["y"]) if {"seat", "x", "y"} <= facts.keys() else None


def _gathered(events: Sequence[Event], words: Telling) -> Iterator[Event]:
    """Yield the events. Merge a run of several seats or things into one event if the catalogue has a message for it."""
    # Merge runs only, so that other events keep their place in between.
    for kind, run in itertools.groupby(events, lambda event: event.kind):
        alike = list(run)
        seats = list(dict.fromkeys(event.args["seat"] for event in alike if "seat" in event.args))
        if len(seats) > 1 and words.known(f"event.{kind}.together"):
            yield Event(kind, {"seats": seats, "together": True})
        elif len(alike) > 1 and words.known(f"event.{kind}.several"):
            yield Event(kind, {fact: [one.args[fact] for one in alike] for fact in alike[0].args} | {"several": True})
        else:
            yield from alike


def _goes_on(sentence: str, subject: str, words: Telling) -> bool:
    if words.brief:
        # An announcement has a comma after the name: "Ada, between the turns:".
        return sentence.startswith(subject.removesuffix(": "))
    # Continue only a single sentence: a second sentence may be about another seat.
    whole = sentence.endswith(":") or (sentence.endswith(".") and ". " not in sentence)
    return whole and sentence.startswith(subject.strip())


def _joined(start: str, end: str, comma: str) -> str:
    return f"{start} {end}" if start.endswith(":") else f"{start.removesuffix('.')}{comma}{end}"
