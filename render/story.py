"""Events as a story: what a seat does without a break is one sentence, which names it once."""

from collections.abc import Sequence
from typing import Protocol

from rules.kernel import Event


class Telling(Protocol):
    """The words a story needs."""

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """Return an event as one sentence, "" if it is not worth telling."""

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """Return a seat's name."""


def story(events: Sequence[Event], names: Sequence[str], words: Telling) -> list[str]:
    """Return events as sentences.

    A sentence that begins with the name of the seat that the one before was about goes on with that one; what ends
    with a colon announces the next, and is left out where nothing follows.
    """
    told: list[str] = []
    acting: object = None
    for event in events:
        sentence, seat = words.event(event, names), event.args.get("seat")
        if not sentence:
            continue
        subject = f"{words.name(seat, names)} " if isinstance(seat, int) else ""
        if subject and seat == acting and sentence.startswith(subject) and _goes_on(told[-1], subject.strip()):
            told[-1] = _joined(told[-1], sentence.removeprefix(subject))
        else:
            told.append(sentence)
        acting = seat
    return [sentence for sentence in told if not sentence.endswith(":")]


def _goes_on(sentence: str, subject: str) -> bool:
    whole = sentence.endswith(":") or (sentence.endswith(".") and ". " not in sentence)
    return whole and sentence.startswith(subject)


def _joined(start: str, end: str) -> str:
    return f"{start} {end}" if start.endswith(":") else f"{start.removesuffix('.')}, {end}"
