"""The events since a reader's last turn, as the reader may know them: those that concern the reader first."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cogs.show.brief import brief, shown
from cogs.show.chronicle import turns_from
from cogs.show.news import latest_entries, news_start, recent_things
from data.game.models import LogEntry, SeatHistory
from data.store import Store
from render import Words


class Since(NamedTuple):
    """The events since a reader's last turn: as text ("" if nothing has happened), and as ages of what is new."""

    text: str = ""
    recent: dict[str, int] = {}


async def entries_for(
    store: Store, guild: int, game: int, user: int, seat: int, players: SeatHistory
) -> tuple[LogEntry, ...]:
    """Return the latest entries of a log, as a person may see them, from their seat's last turn on."""
    return await latest_entries(store, guild, game, user, players.seats, (seat,))


def since_last_turn(
    entries: Sequence[LogEntry],
    kind: str,
    seat: int,
    players: SeatHistory,
    words: Words,
    told: Collection[str] = (),
) -> Since:
    """Return the events since a seat's last turn in a few short lines, without those that the reader was ``told``."""
    # The reader knows what they took back.
    entries = [entry for entry in entries if entry.kind != "undo" or entry.seat != seat]
    begin = news_start(entries, players.seats, (seat,))
    turns = turns_from(entries, begin)
    # The reader's last answer may wait for those of others. Its events are the reader's own, too.
    pending = begin > 0 and not entries[begin - 1].events
    lines, whole = shown(brief(turns, seat, players, words, pending), words)
    if told:
        # The turn message says how many more there are.
        # Its line of a turn also has what came before the reader's answer.
        lines = tuple(
            line
            for line, new in zip(lines, whole, strict=False)
            if new not in told and not any(known.endswith(f" {new}") for known in told)
        )
    # A player who has had no turn reads the whole log.
    heading = "panel-since-start" if begin == 0 and entries and entries[0].number <= 1 else "panel-since"
    text = "\n".join((words.text(heading), *lines)) if lines else ""
    return Since(text, recent_things(kind, turns))
