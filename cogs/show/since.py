"""The events since a reader's last turn, as the reader may know them: those that concern the reader first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cogs.show.chronicle import MAX_LINE, MAX_ROUND, TurnLine, Turns, turn_lines, turns_from, turns_of
from cogs.show.history import join_latest, log_sentences, tells_seed
from cogs.show.news import NEWS_WINDOW, news_start, recent_things
from cogs.table.proposals import goes_on
from data import queries
from data.game.models import LogEntry, SeatHistory
from data.store import Store
from render import Words
from render.facts import BY_SEAT, CROWDS, PEOPLE
from render.lengths import length
from rules.kernel import Event

MAX_LINES, MAX_DONE = 1_400, 500
"""Maximum length of the lines of all turns, and of those that concern the reader, in characters."""


class Since(NamedTuple):
    """The events since a reader's last turn: as text ("" if nothing has happened), and as ages of what is new."""

    text: str = ""
    recent: dict[str, int] = {}


async def entries_for(store: Store, guild: int, game: int, user: int) -> tuple[LogEntry, ...]:
    """Return the latest entries of a log, as a person may see them, to look for the events since their last turn."""
    return await queries.log(store, guild, game, user=user, limit=NEWS_WINDOW)


def since_last_turn(entries: Sequence[LogEntry], kind: str, seat: int, players: SeatHistory, words: Words) -> Since:
    """Return the events since a seat's last turn: those that concern it, then a line for each turn."""
    # The reader knows what they took back.
    entries = [entry for entry in entries if entry.kind != "undo" or entry.seat != seat]
    begin = news_start(entries, players.seats, (seat,))
    turns = turns_from(entries, begin)
    # The reader's last answer may wait for those of others. Its events are the reader's own, too.
    pending = begin > 0 and not entries[begin - 1].events
    done = _unsettled(done_to([entry for turn in turns for entry in turn], seat, pending), turns)
    # An event that concerns the reader is told once.
    others = [[_without(entry, done) for entry in turn] for turn in turns]
    concerning = [f"- ❗ {line}" for line in log_sentences(done, players, words)]
    # Few turns have space for all their sentences.
    most = max(MAX_LINE, min(MAX_ROUND, MAX_LINES // max(1, len(others))))
    lines = _fitting(turn_lines(others, players, words, tells_seed, most), words)
    parts = [*([join_latest(concerning, MAX_DONE, "\n")] if concerning else ()), *lines]
    # A player who has had no turn reads the whole log.
    heading = "panel-since-start" if begin == 0 and entries and entries[0].number <= 1 else "panel-since"
    text = "\n".join([words.text(heading), *parts]) if parts else ""
    return Since(text, recent_things(kind, turns))


def _unsettled(done: Sequence[LogEntry], turns: Turns) -> list[LogEntry]:
    """Leave out the offers of which the log tells more. They stay in the line of their turn, before their answers."""
    events = [event for turn in turns for entry in turn for event in entry.events]
    at = {id(event): place for place, event in enumerate(events)}

    def goes_on_later(event: Event) -> bool:
        return any(goes_on(event, later) for later in events[at[id(event)] + 1 :])

    return [replace(whole, events=tuple(event for event in whole.events if not goes_on_later(event))) for whole in done]


def _without(entry: LogEntry, known: Sequence[LogEntry]) -> LogEntry:
    """Return an entry without the events of those that are told."""
    gone = {id(event) for other in known for event in other.events}
    return replace(entry, events=tuple(event for event in entry.events if id(event) not in gone))


def _fitting(lines: Sequence[TurnLine], words: Words) -> list[str]:
    """Return the latest lines that fit, after the number of the others."""
    kept: list[str] = []
    for line in reversed(lines):
        if sum(map(length, kept)) + length(line.text) + 3 * len(kept) > MAX_LINES:
            break
        kept.insert(0, f"- {line.text}")
    left = len(lines) - len(kept)
    return [*([words.text("panel-since-more", count=left)] if left else ()), *kept]


def done_to(entries: Sequence[LogEntry], seat: int, pending: bool = False) -> list[LogEntry]:
    """Return the entries by which others affected ``seat``, with the events that did.

    ``pending`` tells whether the seat has given an answer, such as a discard, whose events come with the last answer of
    the others.
    """
    return list(_done_to(turns_of(entries), seat, pending))


def _done_to(turns: Turns, seat: int, pending: bool) -> Iterator[LogEntry]:
    for entry in (entry for turn in turns for entry in turn if entry.kind == "choice"):
        # An event in which a turn begins divides an entry, so this is the seat that acts and not the last one.
        if entry.seat == seat:
            pending = not entry.events
            continue
        done = [event for event in entry.events if concerns(event, seat) and not (pending and _is_alone(event, seat))]
        if done:
            yield replace(entry, events=tuple(done))
        pending = pending and not entry.events


def concerns(event: Event, seat: int) -> bool:
    """Return whether one of an event's facts is this seat, or a number of this seat, such as its bid."""
    facts = event.args
    named = any(facts.get(fact) == seat for fact in PEOPLE)
    return named or any(seat in (facts.get(fact) or ()) for fact in CROWDS) or any(_numbers(event, seat))


def _numbers(event: Event, seat: int) -> list[int]:
    """Return the numbers of a seat among the facts with one for each."""
    lists = [event.args[fact] for fact in BY_SEAT if isinstance(event.args.get(fact), list)]
    return [numbers[seat] for numbers in lists if seat < len(numbers) and isinstance(numbers[seat], int)]


def _is_alone(event: Event, seat: int) -> bool:
    """Return whether an event is about no other seat."""
    return {event.args[fact] for fact in PEOPLE if event.args.get(fact) is not None} == {seat}
