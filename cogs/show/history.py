"""Sentences about the history of a table, from its log: for the turn message, the end and the log itself."""

import re
from collections.abc import Callable, Sequence

from cogs.table.labels import escaped_names
from data.game.models import LogEntry, Seat, SeatHistory
from render import Words
from render.lengths import ending, length
from render.story import story
from rules.kernel import Event

BETWEEN_PARTS = re.compile(", | · ")
"""The signs between the parts of a sentence: acts of one seat, and consequences."""
STARTED, ENDED = "kernel.started", "kernel.ended"
"""The events that tell the seed. The first message and a line at the end show it instead."""


def event_sentences(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return events as sentences. An event whose sentence in the catalogue is empty is left out."""
    return story(events, names, words)


def seats_concerned(event: Event) -> Sequence[int]:
    """Return the seats that an event is about."""
    facts = event.args
    return facts["seats"] if "seats" in facts else [facts["seat"]] if "seat" in facts else []


def tells_seed(event: Event) -> bool:
    """Return whether an event is about the seed, which is shown elsewhere."""
    return event.kind in (STARTED, ENDED)


def log_sentences(
    entries: Sequence[LogEntry],
    players: SeatHistory,
    words: Words,
    hush: Callable[[Event], bool] = lambda _: False,
    names_of: Callable[[Sequence[Seat]], list[str]] = escaped_names,
) -> list[str]:
    """Return the sentences of log entries, without the events that ``hush`` accepts.

    Each names the players who had the seats then.
    """
    sentences: list[str] = []
    since: list[Event] = []
    named: list[str] = []
    for entry in entries:
        names = names_of(players.at(entry.number))
        # The events of several entries form one story. It ends with another player, or with an entry that has a
        # sentence of its own.
        if names != named:
            sentences = [*sentences, *event_sentences(since, named, words)]
            since = []
            named = names
        if sentence := _entry_sentence(entry, names, words):
            sentences, since = [*sentences, *event_sentences(since, names, words), sentence], []
        since += [event for event in entry.events if not hush(event)]
    return sentences + event_sentences(since, named, words)


def known_sentences(entries: Sequence[LogEntry], players: SeatHistory, words: Words) -> list[str]:
    """Return the sentences of draws and reveals, with those that the log leaves out because the board shows them."""
    sentences = []
    for entry in entries:
        names = escaped_names(players.at(entry.number))
        for event in entry.events:
            key = f"known.{event.kind}"
            if words.known(key):
                sentences.append(words.tell(key, event.kind, event.args, names))
            else:
                sentences += event_sentences([event], names, words)
    return sentences


def _entry_sentence(entry: LogEntry, names: Sequence[str], words: Words) -> str:
    """Return the sentence of a log entry that does not belong to its events."""
    if entry.kind == "seat" and entry.seat is not None:
        # Entries of older versions do not tell how the player changed.
        return "" if entry.events else words.event(Event("kernel.seated", {"seat": entry.seat}), names)
    keys = {"restart": "event-kernel-turn_restarted", "close": "log-close"}
    return words.text(keys[entry.kind]) if entry.kind in keys else ""


def join_latest(sentences: Sequence[str], most: int, between: str = " ") -> str:
    """Join as many of the last sentences as fit. A last one that does not fit alone loses its beginning."""
    kept: list[str] = []
    for sentence in reversed(sentences):
        # Reserve two characters for "… " before a sentence that is cut.
        space = most - 2 - sum(map(length, kept)) - len(between) * len(kept)
        if length(sentence) > space:
            # Its end is the latest news. Before other sentences it would be a line without its subject.
            kept.append("…" if kept else _tail(sentence, space))
            break
        kept.append(sentence)
    return between.join(reversed(kept))


def _tail(sentence: str, space: int) -> str:
    """Return the last parts of a sentence that fit, or its last words if it is a single part."""
    end = ending(sentence, space)
    gap = BETWEEN_PARTS.search(end) or re.search(" ", end)
    return f"… {end[gap.end() :]}" if gap else "…"
