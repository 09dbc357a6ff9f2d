"""The events by which others affected a seat."""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from cogs.show.chronicle import Turns, turns_of
from cogs.table.proposals import goes_on
from data.game.models import LogEntry
from render.facts import BY_SEAT, CROWDS, PEOPLE, SHARES
from rules.kernel import Event, Facts


def unsettled(done: Sequence[LogEntry], turns: Turns) -> list[LogEntry]:
    """Leave out the offers of which the log tells more. They stay in the line of their turn, before their answers."""
    events = [event for turn in turns for entry in turn for event in entry.events]
    at = {id(event): place for place, event in enumerate(events)}

    def goes_on_later(event: Event) -> bool:
        return any(goes_on(event, later) for later in events[at[id(event)] + 1 :])

    return [replace(one, events=tuple(event for event in one.events if not goes_on_later(event))) for one in done]


def without(entry: LogEntry, told: Sequence[LogEntry]) -> LogEntry:
    """Return an entry without the events of those that are told."""
    gone = {id(event) for one in told for event in one.events}
    return replace(entry, events=tuple(event for event in entry.events if id(event) not in gone))


def gained(turns: Turns, seat: int) -> list[LogEntry]:
    """Return an entry with the sum of what ``seat`` got beside others, such as by rolls: the latest of such entries."""
    found, sums = list[LogEntry](), dict[tuple[str, str], Counter[str]]()
    lists = dict[str, Facts]()
    for entry in (entry for turn in turns for entry in turn):
        for event in entry.events:
            shares = [(fact, one) for fact in SHARES for one in event.args.get(fact) or () if one["seat"] == seat]
            for fact, one in shares:
                sums.setdefault((event.kind, fact), Counter()).update(one["cards"])
                # The sum leaves out the facts about others.
                lists[event.kind] = {name: [] for name, value in event.args.items() if isinstance(value, list)}
                found = [entry]
    events = (
        Event(kind, {**lists[kind], fact: [{"seat": seat, "cards": dict(cards)}]})
        for (kind, fact), cards in sums.items()
    )
    return [replace(entry, events=tuple(events)) for entry in found]


def without_gains(entry: LogEntry, seat: int) -> LogEntry:
    """Return an entry without what ``seat`` got beside others."""
    return replace(entry, events=tuple(filter(None, (_of_others(event, seat) for event in entry.events))))


def _of_others(event: Event, seat: int) -> Event | None:
    """Return an event without the shares of a seat, or None if it is about nothing else."""
    shares = {fact: value for fact in SHARES if (value := event.args.get(fact))}
    left = {fact: [one for one in value if one["seat"] != seat] for fact, value in shares.items()}
    if left == shares:
        return event
    return replace(event, args={**event.args, **left}) if any(left.values()) else None


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
