"""The news of a table: the events since the last turn of the players who are asked now, or of a reader."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import render
from cogs.show.brief import brief, shown
from cogs.show.chronicle import Turns, bundled, turn_lines, turn_sentences, turns_from, turns_of
from cogs.show.history import tells_seed
from cogs.show.snapshot import TableSnapshot
from data import queries
from data.game.models import LogEntry, Seat
from data.store import Store
from render import Words
from rules.kernel import Event, Turn

MAX_HISTORY = 3_000
"""Maximum length of the lines of an old message, in characters."""
FEW, NEWS_WINDOW = 50, 200
"""Numbers of log entries that are searched for news since a player's last turn: first, and if it is not among these."""


class News(NamedTuple):
    """The events since the last turn of the asked players, as everyone may know them."""

    lines: tuple[str, ...] = ()
    """A few short lines, those that concern the only asked player first."""
    begins: int = 0
    """The log entry after which the news begin."""
    recent: dict[str, int] = {}
    """The things in the picture that are new, with their ages in turns."""
    whole: tuple[str, ...] = ()
    """The whole of each line."""


async def recent_news(store: Store, guild: int, snapshot: TableSnapshot, words: Words) -> News:
    """Return the news of a table for its public message."""
    return public_news(await entries_for_all(store, guild, snapshot), snapshot, words)


async def entries_for_all(store: Store, guild: int, snapshot: TableSnapshot) -> tuple[LogEntry, ...]:
    """Return the latest entries of a log, as everyone may know them, from the last turn of the asked players on."""
    asked = snapshot.asked, snapshot.turn_marker
    return await latest_entries(store, guild, snapshot.game.id, None, snapshot.seats, *asked)


async def latest_entries(
    store: Store,
    guild: int,
    game: int,
    user: int | None,
    seats: Sequence[Seat],
    of: Collection[int],
    current: Turn | None = None,
) -> tuple[LogEntry, ...]:
    """Return the latest entries of a log, as ``user`` may see them, from the last turn of the seats ``of`` on."""
    entries = await queries.log(store, guild, game, user=user, limit=FEW)
    # Long games have hundreds of entries, and reading them takes longer than telling the last ones.
    if len(entries) < FEW or news_start(entries, seats, of, current):
        return entries
    return await queries.log(store, guild, game, user=user, limit=NEWS_WINDOW)


def public_news(entries: Sequence[LogEntry], snapshot: TableSnapshot, words: Words) -> News:
    """Return the news for a public message from the latest entries of the log, as everyone may know them."""
    start = news_start(entries, snapshot.seats, snapshot.asked, snapshot.turn_marker)
    # Some choices have no sentence, such as the end of a turn. Then the entries before them are told again.
    words = words.about(snapshot.view).in_brief()
    while start > 0 and not _is_told(turns_from(entries, start), snapshot, words):
        start -= 1
    turns = turns_from(entries, start)
    begins = entries[start].number - 1 if start < len(entries) else snapshot.last
    # Events that concern several awaited players concern none of them first.
    (seat,) = snapshot.asked if len(snapshot.asked) == 1 else (None,)
    lines, whole = shown(brief(turns, seat, snapshot.history, words), words)
    return News(lines, begins, recent_things(snapshot.game.kind, turns), whole)


def _is_told(turns: Turns, snapshot: TableSnapshot, words: Words) -> bool:
    """Return whether these turns have a sentence."""
    return any(turn_sentences(turn, snapshot.history, words, tells_seed) for turn in turns)


async def told_between(
    store: Store, guild: int, snapshot: TableSnapshot, words: Words, after: int, until: int
) -> list[str]:
    """Return the lines of the turns that a message told, as everyone may know them."""
    # At a table of computers one message has told the whole game. Its end is enough.
    after = max(after, until - NEWS_WINDOW)
    entries = await queries.log(store, guild, snapshot.game.id, after=after)
    between = [entry for entry in entries if entry.number <= until]
    lines = turn_lines(turns_of(between), snapshot.history, words.about(snapshot.view).in_brief(), _is_told_elsewhere)
    return bundled(lines, MAX_HISTORY)


def _is_told_elsewhere(event: Event) -> bool:
    """Return whether an event is in the message of the end: the seed, or the points that decide the game."""
    return tells_seed(event) or ("terms" in event.args and event.args.get("final", True))


def recent_things(kind: str, turns: Turns) -> dict[str, int]:
    """Return the things in the picture that these turns changed, with their ages in turns."""
    return render.recent(kind, [[event for entry in turn for event in entry.events] for turn in turns])


def news_start(
    entries: Sequence[LogEntry], seats: Sequence[Seat], of: Collection[int], current: Turn | None = None
) -> int:
    """Return the index of the first entry after the last turn of the seats ``of``; 0 if they had none.

    Without a ``current`` turn their last choice ends their last turn. Otherwise the whole current turn is news, too.
    """
    own = (
        at
        for at, entry in enumerate(entries)
        if entry.seat in of and _is_own_turn(entry, seats) and (entry.turn, entry.mover) != _key(current)
    )
    return max(own, default=-1) + 1


def _key(turn: Turn | None) -> tuple[int, int | None] | None:
    return None if turn is None else (turn.number, turn.seat)


def _is_own_turn(entry: LogEntry, seats: Sequence[Seat]) -> bool:
    """Return whether a seat's player made this choice in the seat's own turn, or in one of all.

    A choice by a standing order is news to its owner.
    """
    opponent = entry.seat is not None and seats[entry.seat].opponent
    return entry.kind == "choice" and (entry.who is not None or opponent) and entry.mover in (None, entry.seat)
