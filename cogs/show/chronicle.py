"""The chronicle of a table: its log by turns, each told in one short line, and the turns of computers in one."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from msgspec.structs import replace

from cogs.show.history import join_latest, log_sentences
from cogs.table.proposals import without_vain
from data.game.models import LogEntry, SeatHistory
from render import Words
from render.lengths import length, shorten
from rules.kernel import Event

MAX_LINE: Final = 220
"""Maximum length of the line of a turn, in characters."""
MAX_BUNDLE: Final = 400
"""Maximum length of the line of several computers' turns."""

Turns = list[list[LogEntry]]
"""The entries of a log by turns. An entry in which a turn begins is divided between two."""


class TurnLine(NamedTuple):
    """The line of a turn, and whether only computers acted in it."""

    text: str
    by_computer: bool


def turns_of(entries: Sequence[LogEntry]) -> Turns:
    """Return the entries of a log by turns. Events from the beginning of a turn on belong to it."""
    turns: Turns = []
    # The turn of the last list. An event has begun it if this is None: then the next entry belongs to it.
    current: tuple[int, int | None] | None = None
    for entry in entries:
        key = entry.turn, entry.mover
        if not turns or (current is not None and key != current):
            turns.append([])
        current = key
        first, *begun = _divided(entry)
        turns[-1].append(first)
        for part in begun:
            turns.append([part])
            current = None
    return turns


def turns_from(entries: Sequence[LogEntry], start: int) -> Turns:
    """Return the entries from index ``start`` on by turns, with the turn that the entry before them has begun."""
    begun = [part for entry in entries[max(0, start - 1) : start] for part in [*_divided(entry)][1:]]
    return turns_of([*begun, *entries[start:]])


def _divided(entry: LogEntry) -> Iterator[LogEntry]:
    """Yield an entry with its events up to the beginning of a turn, then one for each turn that begins in it."""
    starts = [at for at, event in enumerate(entry.events) if event.args.get("begins")]
    if not starts:
        yield entry
        return
    yield replace(entry, events=entry.events[: starts[0]])
    for start, end in zip(starts, [*starts[1:], len(entry.events)], strict=True):
        # The seat that acts is that of the turn, not that of the choice before it.
        seat = entry.events[start].args.get("seat", entry.seat)
        yield replace(entry, kind="choice", seat=seat, who=None, ask=None, events=entry.events[start:end])


def turn_lines(
    turns: Turns,
    players: SeatHistory,
    words: Words,
    hush: Callable[[Event], bool] = lambda _: False,
    most: int = MAX_LINE,
) -> list[TurnLine]:
    """Return one line of up to ``most`` characters for each turn, twice that for a round, without the turns unsaid."""
    each = ((turn, turn_sentences(turn, players, words, hush)) for turn in turns)
    return [
        TurnLine(_line(turn, sentences, most, _sign(words)), _is_by_computers(players, turn))
        for turn, sentences in each
        if sentences
    ]


def turn_sentences(
    turn: Sequence[LogEntry], players: SeatHistory, words: Words, hush: Callable[[Event], bool] = lambda _: False
) -> list[str]:
    """Return the sentences of a turn, with the number of the offers that came to nothing instead of their events."""
    kept, count = without_vain([event for entry in turn for event in entry.events])
    ids = {id(event) for event in kept}
    left = [replace(entry, events=tuple(event for event in entry.events if id(event) in ids)) for entry in turn]
    sentences = log_sentences(left, players, words, hush)
    vain = words.text("offers-in-vain", count=count) if count else ""
    return [*sentences, vain.removesuffix(".") if words.brief else vain] if count else sentences


def _sign(words: Words) -> str:
    """Return what stands between two sentences of a line. Short ones have no full stop."""
    return words.text("list-between") if words.brief else " "


def _line(turn: Sequence[LogEntry], sentences: Sequence[str], most: int, between: str) -> str:
    """Return the first sentences of a turn that is too long, or the end of a round, whose results come last."""
    if turn[0].turn > 0 and turn[0].mover is None:
        return join_latest(sentences, 2 * most, between)
    first, *others = sentences
    line = shorten(first, most)
    for sentence in others:
        # Reserve two characters for " …".
        if length(line) + length(sentence) + len(between) > most - 2:
            return f"{line} …"
        line = f"{line}{between}{sentence}"
    return line


def _is_by_computers(players: SeatHistory, turn: Sequence[LogEntry]) -> bool:
    """Return whether only computers acted in a turn."""
    return all(entry.seat is not None and players.at(entry.number)[entry.seat].opponent for entry in turn)


def bundled(lines: Sequence[TurnLine], most: int) -> list[str]:
    """Return lines of Markdown of ``most`` characters together: the turns of computers in a row are one line."""
    found: list[str] = []
    for by_computer, run in groupby(lines, lambda line: line.by_computer):
        texts = [line.text for line in run]
        found += _packed(texts) if by_computer else texts
    # The latest matter most.
    while sum(map(length, found)) + len(found) > most:
        found.pop(0)
    return found


def _packed(texts: Sequence[str]) -> list[str]:
    """Return texts joined to as few lines as possible."""
    lines: list[str] = []
    for text in texts:
        if lines and length(lines[-1]) + length(text) + 3 <= MAX_BUNDLE:
            lines[-1] += f" · {text}"
        else:
            lines.append(text)
    return lines
