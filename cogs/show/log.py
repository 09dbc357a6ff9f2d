"""The log of a table, as one person may read it."""

from collections.abc import Collection, Sequence
from functools import partial
from itertools import pairwise
from types import MappingProxyType

from cogs.discord.components import GOLD, Card
from cogs.discord.interaction import InteractionContext
from cogs.show.chronicle import turn_sentences, turns_of
from cogs.show.concerns import done_to
from cogs.show.gains import heads, scores_of
from cogs.show.history import (
    join_latest,
    log_sentences,
    tells_seed,
)
from cogs.show.news import NEWS_WINDOW, news_start
from cogs.show.reasons import Reasons, reasons_of
from cogs.show.snapshot import take_snapshot
from cogs.show.status import score_line
from cogs.table.buttons import on_button
from cogs.table.labels import escaped_names
from data import queries
from data.errors import Refused
from data.game.models import LogEntry, SeatHistory
from render import Words
from render.lengths import length
from rules.kernel import Event, Reason

MAX_ENTRIES = 40
"""Maximum number of entries that the log reads."""
MAX_ABOUT = 400
"""Maximum number of entries that are searched for events that affected one seat."""
# All texts of a message together have at most 4,000 characters:
# https://discord.com/developers/docs/components/reference
MAX_LOG_TEXT = 2_500
"""Maximum number of characters of the log."""
MAX_DONE = 700
"""Maximum number of characters about the events that affected the reader."""

Told = tuple[LogEntry, int]
"""An event, as an entry of the log and its place among the entry's events."""


@on_button("log")
async def show_log(ctx: InteractionContext, game: int, *, everything: bool = False) -> None:
    """Show the events since this person last looked, with those that only their seat may know."""
    store = ctx.bot.store
    async with ctx.table(game) as session:
        players = session.history
        last = session.last
        seat = session.playing(ctx.user)
        words = ctx.words.with_icons().about(session.table.view(seat.seat if seat else None))
        snapshot = take_snapshot(session)
    # The log tells the points of each event, and below it stands what they make.
    scores = (score_line(snapshot),) if snapshot.standing else ()
    seen = 0 if everything else await queries.log_read_up_to(store, ctx.guild, game, ctx.user)
    new = 0 < seen < last
    entries = await _entries(ctx, game, after=seen if new else 0)
    # A changed sealed bid must stay hidden, so an entry without a sentence does not count as new.
    if new and not log_sentences(entries, players, words):
        new, entries = False, await _entries(ctx, game, after=0)
    turns = turns_of(entries)
    headings = heads(turns, await scores_of(ctx, game), players)
    told = ((heading, turn_sentences(turn, players, words)) for heading, turn in zip(headings, turns, strict=True))
    blocks = [
        "\n".join((*filter(None, (heading,)), *(f"- {line}" for line in lines))) for heading, lines in told if lines
    ]
    text = join_latest(blocks, MAX_LOG_TEXT, "\n")
    heading = ctx.words.text("log-heading-new" if new else "log-heading")
    done = log_sentences(done_to(entries, seat.seat), players, words) if seat else []
    own = f"{ctx.words.text('log-done-to-you')}\n{join_latest([f'- {line}' for line in done], MAX_DONE, chr(10))}"
    above = (heading, *((own,) if done else ()), text or ctx.words.text("log-empty"))
    await ctx.show(Card(above, scores, accent=GOLD))
    # Marked after sending: an answer that failed has not been read.
    if last > seen:
        await queries.mark_log_read(store, ctx.guild, game, ctx.user, last)


async def _entries(ctx: InteractionContext, game: int, *, after: int) -> Sequence[LogEntry]:
    return await queries.log(ctx.bot.store, ctx.guild, game, user=ctx.user, after=after, limit=MAX_ENTRIES)


async def show_log_about(ctx: InteractionContext, game: int, user: int) -> None:
    """Show what others did to a person at the table, as far as the reader may know it."""
    async with ctx.table(game) as session:
        players, own, names = session.history, session.seats_of(user), escaped_names(session.seats)
        words = ctx.words.with_icons().about(session.table.view())
    if not own:
        raise Refused("not_at_table")
    entries = await queries.log(ctx.bot.store, ctx.guild, game, user=ctx.user, limit=MAX_ABOUT)
    done = [entry for seat in own for entry in done_to(entries, seat.seat)]
    work = partial(log_sentences, sorted(done, key=lambda entry: entry.number), players, words)
    sentences: list[str] = await ctx.bot.thinking.run(ctx.guild, work)
    text = join_latest([f"- {line}" for line in sentences], MAX_LOG_TEXT, "\n") or ctx.words.text("log-empty")
    heading = ctx.words.text("log-heading-about", name=words.listed([names[seat.seat] for seat in own]))
    await ctx.show(Card((heading, text), accent=GOLD))


@on_button("explain")
async def show_explained(ctx: InteractionContext, game: int) -> None:
    """Show the events of the latest turn line by line, with their causes and the reasons of the computers."""
    async with ctx.table(game) as session:
        snapshot = take_snapshot(session)
    entries = await queries.log(ctx.bot.store, ctx.guild, game, user=ctx.user, limit=NEWS_WINDOW)
    words = ctx.words.with_icons().about(snapshot.view)
    start = with_reveals(entries, news_start(entries, snapshot.seats, snapshot.asked), snapshot.asked)
    events = latest(entries, start, snapshot.history, words)
    shown = [entry for entry in entries if events and entry.number >= events[0][0].number]
    reasons = await reasons_of(ctx, game, shown, snapshot.history)
    # The end of a turn, or that a seat did nothing, is told for its reason alone.
    events = latest(entries, start, snapshot.history, words, reasons)
    lines = explained(events, snapshot.history, words, reasons)
    # The latest lines matter most.
    while sum(map(length, lines)) + len(lines) > MAX_LOG_TEXT:
        lines.pop(0)
    text = "\n".join(lines) or ctx.words.text("log-empty")
    await ctx.show(Card((ctx.words.text("log-heading-explained"), text), accent=GOLD))


def with_reveals(entries: Sequence[LogEntry], start: int, of: Collection[int]) -> int:
    """Return ``start``, or the first of the choices just before it that the seats ``of`` made in this turn of all.

    Such a choice can reveal what others did, as the last of several sealed bids does.
    """
    while start and _is_revealing(entries[start - 1], entries[-1].turn, of):
        start -= 1
    return start


def _is_revealing(entry: LogEntry, turn: int, of: Collection[int]) -> bool:
    return entry.mover is None and entry.turn == turn and entry.seat in of


def latest(
    entries: Sequence[LogEntry], start: int, players: SeatHistory, words: Words, reasons: Reasons = MappingProxyType({})
) -> list[Told]:
    """Return the events since entry ``start``, or since the announcement of the turn, without those unsaid."""
    events = [
        (at, (entry, place))
        for at, entry in enumerate(entries)
        for place, event in enumerate(entry.events)
        if not tells_seed(event)
        and (words.event(event, escaped_names(players.at(entry.number))) or _first_reason(entry, place, reasons))
    ]
    # Leave out the announcement of a turn without events.
    kept = [
        item
        for item, after in pairwise([*events, None])
        if item and not (_announces(item[1]) and (after is None or _announces(after[1])))
    ]
    begins = [place for place, (_, event) in enumerate(kept) if _announces(event)][-1:]
    new = [place for place, (at, _) in enumerate(kept) if at >= start]
    first = min([*begins, *new], default=0)
    # The reader may have seen the announcement of this turn before. Repeat it.
    first -= first > 0 and _announces(kept[first - 1][1])
    return [item for _, item in kept[first:]]


def _first_reason(entry: LogEntry, place: int, reasons: Reasons) -> bool:
    """Return whether an event is the first of its seat in its entry that has a reason."""
    seat = entry.events[place].args.get("seat")
    earlier = [before for before in range(place) if entry.events[before].args.get("seat") == seat]
    return (entry.number, place) in reasons and not any((entry.number, before) in reasons for before in earlier)


def _announces(event: Told) -> bool:
    """Return whether an event announces a turn."""
    entry, place = event
    return bool(entry.events[place].args.get("begins"))


def explained(events: Sequence[Told], players: SeatHistory, words: Words, reasons: Reasons) -> list[str]:
    """Return each event with its cause, and with the reasons of a computer."""
    return [
        _line(
            entry.events[place],
            reasons.get((entry.number, place), ()),
            escaped_names(players.at(entry.number)),
            words,
        )
        for entry, place in events
    ]


def _line(event: Event, reasons: Sequence[Reason], names: Sequence[str], words: Words) -> str:
    sentence, why = words.event(event, names), words.why(event, names)
    if event.args.get("begins"):
        return f"**{sentence}**"
    if reasons:
        sentence = sentence or words.unsaid(event, names)
        because = words.row([words.because(reason, names) for reason in reasons], "semicolon")
        sentence = f"{sentence}\n-# {words.text('log-because', reasons=because)}"
    return f"{sentence}\n-# {why}" if why else sentence
