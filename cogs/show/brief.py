"""The news of a table in a few short lines: what concerns a seat first, and the turns of computers in one line."""

from itertools import groupby
from typing import Final, NamedTuple

from cogs.show import chronicle
from cogs.show.chronicle import Turns, turn_lines
from cogs.show.concerns import done_to, unsettled, without
from cogs.show.history import log_sentences, tells_seed
from data.game.models import SeatHistory
from render import Words
from render.lengths import shorten

MAX_LINES: Final = 3
"""The number of lines. With more of them, a phone shows no picture."""
MAX_LINE: Final = 64
"""Maximum length of a line in the short form, in characters."""
MAX_DETAILED: Final = 8
"""The number of lines in the long form, for a reader who does not look at the picture."""


class Brief(NamedTuple):
    """News in short lines, the oldest first: those that concern a seat, and those of the turns."""

    concerning: list[str]
    others: list[str]


def brief(turns: Turns, seat: int | None, players: SeatHistory, words: Words, pending: bool = False) -> Brief:
    """Return the news of these turns for ``seat``.

    ``pending`` tells whether the seat's last answer waits for those of others.
    """
    done = [] if seat is None else unsettled(done_to([entry for turn in turns for entry in turn], seat, pending), turns)
    # An event that concerns the seat is told once.
    others = [[without(entry, done) for entry in turn] for turn in turns]
    most, told = MAX_LINE if words.brief else chronicle.MAX_LINE, list[str]()
    lines = turn_lines(others, players, words, tells_seed, most)
    for by_computer, run in groupby(lines, lambda line: line.by_computer):
        texts = [line.text for line in run]
        told += [shorten(" · ".join(texts), most)] if by_computer else texts
    concerning = log_sentences(done, players, words, tells_seed)
    return Brief([shorten(line, most) for line in concerning], told)


def shown_lines(news: Brief, words: Words) -> tuple[str, ...]:
    """Return a few lines, the latest of what concerns the seat first, and the number of the others."""
    most = MAX_LINES if words.brief else MAX_DETAILED
    kept = news.concerning[-most:]
    latest = news.others[-(most - len(kept)) :] if len(kept) < most else []
    left = len(news.concerning) + len(news.others) - len(kept) - len(latest)
    more = [words.text("news-more", count=left)] if left else []
    return (*kept, *latest, *more)
