"""The news of a table in a few short lines: what concerns a seat first, and the turns of computers in one line."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from cogs.show import chronicle
from cogs.show.chronicle import Turns, turn_lines
from cogs.show.concerns import done_to, gained, unsettled, without, without_gains
from cogs.show.history import log_sentences, tells_seed
from data.game.models import LogEntry, SeatHistory
from render import Words
from render.lengths import length, shorten

MAX_LINES: Final = 3
"""The number of lines on a phone. With more of them, it shows no picture."""
LINE: Final = 36
"""The number of characters in such a line."""
MAX_DETAILED: Final = 8
"""The number of lines in the long form, for a reader who does not look at the picture."""
BETWEEN: Final = " · "
"""The sign between the sentences of a line."""
SENTENCE, PART = re.compile(r" · (?![^(]*\))"), re.compile(r"(?=, )(?![^(]*\))")
"""The place between two sentences, and the beginning of a part of a sentence, both outside of brackets."""


class Brief(NamedTuple):
    """News in lines, the oldest first: those that concern a seat, and those of the turns."""

    concerning: list[str]
    others: list[str]


class Shown(NamedTuple):
    """The news that a message shows: its lines as they are cut, and the whole of each."""

    lines: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()


def brief(turns: Turns, seat: int | None, players: SeatHistory, words: Words, pending: bool = False) -> Brief:
    """Return the news of these turns for ``seat``.

    ``pending`` tells whether the seat's last answer waits for those of others.
    """
    own: list[LogEntry] = []
    if seat is not None:
        own = gained(turns, seat)
        turns = [[without_gains(entry, seat) for entry in turn] for turn in turns]
    done = [] if seat is None else unsettled(done_to([entry for turn in turns for entry in turn], seat, pending), turns)
    # An event that concerns the seat is told once.
    others = [[without(entry, done) for entry in turn] for turn in turns]
    told = list[str]()
    for by_computer, run in groupby(turn_lines(others, players, words, tells_seed), lambda line: line.by_computer):
        texts = [line.text for line in run]
        told += [BETWEEN.join(texts)] if by_computer else texts
    return Brief(log_sentences([*done, *own], players, words, tells_seed), told)


def shown(news: Brief, words: Words) -> Shown:
    """Return a few lines, the latest of what concerns the seat first, and the number of the others."""
    most = MAX_LINES if words.brief else MAX_DETAILED
    kept = news.concerning[-most:]
    latest = news.others[-(most - len(kept)) :] if len(kept) < most else []
    left = len(news.concerning) + len(news.others) - len(kept) - len(latest)
    more = [words.text("news-more", count=left)] if left else []
    whole = (*kept, *latest)
    lines = _fitted(kept, latest) if words.brief else (_cut(line, chronicle.MAX_LINE) for line in whole)
    return Shown((*lines, *more), whole)


def _fitted(concerning: Sequence[str], others: Sequence[str]) -> list[str]:
    """Return lines that take ``MAX_LINES`` on a phone together.

    The lines that concern the reader may take several, then the latest turn, then the turns before it.
    """
    spare = MAX_LINES - len(concerning) - len(others)

    def fitted(line: str) -> str:
        nonlocal spare
        further = min(spare, (length(line) - 1) // LINE)
        spare -= further
        return _cut(line, (1 + further) * LINE)

    first, latest = [*map(fitted, concerning)], [*map(fitted, reversed(others))]
    return [*first, *reversed(latest)]


def _cut(line: str, most: int) -> str:
    """Return a line of ``most`` characters: its latest sentences, or the first parts of the last one."""
    if length(line) <= most:
        return line
    _, *texts = SENTENCE.split(line)
    while len(texts) > 1 and length(BETWEEN.join(("…", *texts))) > most:
        texts.pop(0)
    text = BETWEEN.join(("…", *texts)) if texts else line
    if length(text) <= most:
        return text
    parts = PART.split(text)
    while len(parts) > 1 and length("".join(parts)) > most - len(" …"):
        parts.pop()
    told = "".join(parts)
    if length(told) > most - len(" …") and told.endswith(")"):
        told = told[: told.rindex(" (")]
    return f"{shorten(told, most - len(' …'))} …" if told != text else shorten(text, most)
