"""What has happened at a table in words, from its log: for the turn message, for the end, for whoever asks."""

from collections.abc import Callable, Sequence

from cogs.show.snapshot import TableSnapshot
from data import queries
from data.models import LogEntry
from data.store import Store
from render import Words
from render.lengths import ending, length
from render.story import story
from rules.kernel import Event

# News stand above the picture, and should not push it out of sight; the ending stands below it.
MAX_NEWS = 600
MAX_ENDING = 2_200
STARTED, ENDED = "kernel.started", "kernel.ended"
"""The events that tell the seed: in the first message and in a line of its own at the end."""
NEWS_WINDOW = 60
"""How many entries of the log are looked at for what has happened since somebody's last turn."""


def event_sentences(events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
    """Return events as a story; what a catalogue has an empty sentence for is not worth telling."""
    return story(events, names, words)


async def recent_news(store: Store, guild: int, snapshot: TableSnapshot, words: Words) -> str:
    """Return what has happened since those who are asked now last chose something, the latest in full."""
    entries = await queries.log(store, guild, snapshot.game.id, limit=NEWS_WINDOW)
    after, told = news_start(entries, snapshot), list[str]()
    # Some choices are not worth a sentence, such as the end of a turn: then what came before them is told again.
    while not told and after >= 0:
        told = log_sentences(entries[after:], snapshot.spoken, words, hush=tells_seed)
        after -= 1
    return join_latest(told, MAX_NEWS, "\n")


def news_start(entries: Sequence[LogEntry], snapshot: TableSnapshot) -> int:
    """Return the index of the first entry that those who are asked now have not seen."""
    # It comes after their own last choice. If that was the last thing that happened, they see it again rather than
    # nothing.
    own = [at for at, entry in enumerate(entries) if entry.seat in snapshot.asked and _was_there(entry, snapshot)]
    return own[-1] + 1 if own and own[-1] + 1 < len(entries) else own[-1] if own else 0


def _was_there(entry: LogEntry, snapshot: TableSnapshot) -> bool:
    """Whether whoever plays a seat has made this choice themselves: what an order chose they have not seen yet."""
    opponent = entry.seat is not None and snapshot.seats[entry.seat].opponent
    return entry.kind == "choice" and (entry.who is not None or opponent)


async def final_scoring(store: Store, guild: int, snapshot: TableSnapshot, words: Words) -> str:
    """Return what the last choice of a game has brought about: how the final scores came to be, the winner's first."""
    entries = await queries.log(store, guild, snapshot.game.id, limit=1)
    events = [event for entry in entries for event in entry.events if explains_points(event)]
    place = {one.seat: at for at, one in enumerate(snapshot.standing)}
    events.sort(key=lambda event: min((place[seat] for seat in seats_concerned(event)), default=len(place)))
    lines = [f"-# {line}" for line in event_sentences(events, snapshot.spoken, words)]
    # The winner's come first, so what does not fit is what matters least.
    while sum(map(length, lines)) + len(lines) > MAX_ENDING:
        lines.pop()
    return "\n".join(lines)


def seats_concerned(event: Event) -> Sequence[int]:
    """Return the seats that an event is about."""
    facts = event.args
    return facts["seats"] if "seats" in facts else [facts["seat"]] if "seat" in facts else []


def tells_seed(event: Event) -> bool:
    """Whether an event is about the seed, which is told elsewhere."""
    return event.kind in (STARTED, ENDED)


def explains_points(event: Event) -> bool:
    """Whether an event of the end says how points came to be; that there are none stands with everybody's place."""
    facts = event.args
    return "terms" in facts and facts.get("points", facts.get("score")) != 0


def log_sentences(
    entries: Sequence[LogEntry], names: Sequence[str], words: Words, hush: Callable[[Event], bool] = lambda _: False
) -> list[str]:
    """Return what log entries tell, without the events that ``hush`` picks out."""
    found: list[str] = []
    since: list[Event] = []
    for entry in entries:
        if sentence := _entry_sentence(entry, names, words):
            found += [*event_sentences(since, names, words), sentence]
            # Events of several entries are told as one story; an entry that has a sentence of its own stands between
            # two.
            since = []
        since += [event for event in entry.events if not hush(event)]
    return found + event_sentences(since, names, words)


def known_sentences(entries: Sequence[LogEntry], names: Sequence[str], words: Words) -> list[str]:
    """Return what entries tell that drew or showed something, also what the log leaves out since the board shows it."""
    found = []
    for event in (event for entry in entries for event in entry.events):
        key = f"known.{event.kind}"
        if words.known(key):
            found.append(words.text(key, **words.facts(event.kind, event.args, names)))
        else:
            found += event_sentences([event], names, words)
    return found


def _entry_sentence(entry: LogEntry, names: Sequence[str], words: Words) -> str:
    """Return what an entry of the log tells besides its events."""
    if entry.kind == "seat" and entry.seat is not None:
        return words.text("log-seat", name=names[entry.seat])
    keys = {"restart": "event-kernel-turn_restarted", "close": "log-close"}
    return words.text(keys[entry.kind]) if entry.kind in keys else ""


def join_latest(told: Sequence[str], most: int, between: str = " ") -> str:
    """Join as many of the last sentences as there is room for; of the first of them perhaps only its end."""
    kept: list[str] = []
    for sentence in reversed(told):
        # Two letters are kept for "… " before a sentence that is cut, and one between any two.
        room = most - 2 - sum(map(length, kept)) - len(kept)
        if length(sentence) > room:
            # A sentence that is too long loses its beginning: what it ends with is the latest.
            kept.append(_tail(sentence, room))
            break
        kept.append(sentence)
    return between.join(reversed(kept))


def _tail(sentence: str, room: int) -> str:
    """Return the last parts of a sentence that there is room for."""
    parts = ending(sentence, room).partition(", ")[2]
    return f"… {parts}" if parts else "…"
