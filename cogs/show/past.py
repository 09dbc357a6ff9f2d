"""The past of a game: each of its moments, replayed from the seed and the log, as one person may see it."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from cachetools import LRUCache, TTLCache

import render
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card, Picture, Row
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_ALT
from cogs.show.history import event_sentences, join_latest
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.text_board import first_page
from cogs.table.buttons import Reply, number_in, on_button, on_button_id
from cogs.table.labels import escaped_names, plain_names
from data import queries
from data.errors import Refused
from data.game.models import LogEntry, Sitting, seat_then
from data.game.replay import moments
from render import Words, words
from render.lengths import shorten
from rules.kernel import GAMES, Event, Facts, IllegalChoice, Table, Turn, View

MAX_TOLD: Final = 1_200
"""Maximum length of the text about a choice, in characters."""
MAX_PAST: Final = 6_000
"""The number of past positions in the cache, some 60 MB."""
SKEW: Final = 1.0
"""The difference between the clocks of Discord and of the bot that does not matter, in seconds."""
SHOW_PAUSE: Final = 5.0
"""Seconds between two moments that one user shows to all."""
MAX_SHOWN: Final = 10_000


class Moment(NamedTuple):
    """A table after a choice: the view and the events as one person may see them, and the scores by seat.

    ``number`` is that of the choice in the log.
    """

    view: View
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    turn: Turn
    number: int = 0


PASTS = StateKey(
    lambda: LRUCache[tuple[int, int, int, int | None, int | None], list[Moment]](MAX_PAST, getsizeof=len),
)
"""The pasts that users have viewed, by guild, game, the log's last entry, user and the seat that they play."""
SHOWN_LATELY = StateKey(lambda: TTLCache[tuple[int, int], bool](MAX_SHOWN, SHOW_PAUSE))
"""The users who have shown a moment to all a short time ago, by guild and user."""


class Past(NamedTuple):
    """A game's moments from its start until now, and its current snapshot."""

    snapshot: TableSnapshot
    moments: Sequence[Moment]


async def past_of(ctx: InteractionContext, game: int, user: int | None = None) -> Past:
    """Return the past of a game as a person may see it: at each moment from the seat that they had then.

    Without a person, return the public past.
    """
    async with ctx.table(game) as session:
        table = session.table
        origin, sittings = session.origin, session.sittings_of(user)
        snapshot = take_snapshot(session)
        seat = session.playing(user) if user else None
    key = (ctx.guild, game, snapshot.last, user, seat.seat if seat else None)
    past = ctx.bot.state[PASTS].get(key, [])
    if not past:
        # Others may have played since the snapshot was taken.
        log = (await queries.whole_log(ctx.bot.store, ctx.guild, game))[: snapshot.last]
        work = partial(replayed, table, log, sittings, user, origin)
        past = await ctx.bot.thinking.run(ctx.guild, work)
        # A past larger than the whole cache raises ValueError and is replayed each time.
        with suppress(ValueError):
            ctx.bot.state[PASTS][key] = past
    return Past(snapshot, past)


def replayed(
    table: Table,
    log: Sequence[LogEntry],
    sittings: Sequence[Sitting],
    user: int | None,
    origin: Facts | None = None,
) -> list[Moment]:
    """Return every moment of a game as ``user`` may see it. Raise Refused if the rules have changed since."""
    # Secret scores become public when the game ends, with those of all earlier moments.
    open_scores = GAMES[table.game].meta.open_scores or table.over
    found = []
    try:
        for entry, then in moments(table, log, origin):
            # Unseen entries are left out for everyone, so that the numbers of moments are the same for all and reveal
            # nothing.
            if entry.unseen:
                continue
            seat = seat_then(sittings, user, entry.number)
            places = then.standing if open_scores else ()
            scores = tuple(place.score for place in sorted(places, key=lambda place: place.seat))
            events = tuple(event.seen_by(seat) for event in entry.events)
            found.append(Moment(then.view(seat), events, scores, then.turn, entry.number))
    except (IllegalChoice, ValueError) as error:
        raise Refused("no_past") from error
    return found


async def show_past(ctx: InteractionContext, game: int, number: int, *, text: bool = False) -> None:
    """Show this person the table after choice ``number`` (0: its start), with buttons to step through the game."""
    past = await past_of(ctx, game, ctx.user)
    show = Button(str(CustomId(TABLE, game, "show", rest=str(number))), ctx.words.text("button-show"))
    # A finished game has no secrets.
    over = past.snapshot.game.phase == "over" and number < len(past.moments) - 1
    on = (Button(str(CustomId(TABLE, game, "whatif", rest=str(number))), ctx.words.text("button-whatif")),)
    rows = (past_buttons(game, number, stops(past.moments), ctx.words), (show, *(on if over else ())))
    await _show_moment(ctx, past, number, rows, ctx.words, text=text)


async def show_past_at(ctx: InteractionContext, game: int, at: float) -> None:
    """Show this person the table of this channel as it was at a time."""
    async with ctx.table(game) as session:
        if not session.game.stands_in(ctx.channel) or at + SKEW < session.game.created:
            ctx.about = None
            raise Refused("no_message_of_a_table")
        if session.game.started is None:
            raise Refused("no_table")
    past = await past_of(ctx, game, ctx.user)
    log = await queries.whole_log(ctx.bot.store, ctx.guild, game)
    last = max((entry.number for entry in log if entry.at <= at + SKEW), default=0)
    number = max(place for place, moment in enumerate(past.moments) if moment.number <= last or place == 0)
    await show_past(ctx, game, number)


@on_button_id("replay")
@on_button_id("past", Reply.IN_PLACE)
async def step_to(ctx: InteractionContext, id_: CustomId) -> None:
    """Show this person the table after the choice that the button names."""
    await show_past(ctx, id_.game, number_in(id_))


@on_button("mine")
async def replay_from_own_move(ctx: InteractionContext, game: int) -> None:
    """Show this person the table after their last move; from there they step on through what the others did."""
    past = await past_of(ctx, game, ctx.user)
    log = await queries.log(ctx.bot.store, ctx.guild, game, user=ctx.user)
    own = max((entry.number for entry in log if entry.who == ctx.user and not entry.unseen), default=0)
    await show_past(
        ctx, game, max(place for place, moment in enumerate(past.moments) if moment.number <= own or not place)
    )


@on_button_id("show", Reply.PUBLIC)
async def show_past_to_all(ctx: InteractionContext, id_: CustomId) -> None:
    """Show a moment of a game in the channel, as everyone saw it then."""
    number = number_in(id_)
    past = await past_of(ctx, id_.game)
    row = past.snapshot.game
    if not row.stands_in(ctx.channel):
        raise Refused("shown_there", place=f"<#{row.thread or row.channel}>")
    key = ctx.guild, ctx.user
    if key in ctx.bot.state[SHOWN_LATELY]:
        raise Refused("shown_lately")
    ctx.bot.state[SHOWN_LATELY][key] = True
    # Stepping on from here answers privately, because each person may see something else.
    catalogue = words(row.language)
    replay = Button(str(CustomId(TABLE, id_.game, "replay", rest=str(number))), catalogue.text("button-replay"))
    await _show_moment(ctx, past, number, ((replay,),), catalogue)


def turn_ends(moments: Sequence[Moment]) -> list[int]:
    """Return the indexes of the first moment, of the last moment of each turn, and of the last moment."""
    last = len(moments) - 1
    return [0, *(at for at in range(1, last) if moments[at].turn != moments[at + 1].turn), *([last] if last else [])]


async def _show_moment(
    ctx: InteractionContext, past: Past, number: int, rows: tuple[Row, ...], catalogue: Words, *, text: bool = False
) -> None:
    if not 0 <= number < len(past.moments):
        raise Refused("no_moment", most=len(past.moments) - 1)
    moment, game = past.moments[number], past.snapshot.game.id
    players = past.snapshot.history.at(moment.number)
    names, spoken = plain_names(players), escaped_names(players)
    heading = catalogue.text("past-heading", move=number, turn=moment.turn.number)
    story = event_sentences(moment.events, spoken, catalogue.with_icons().about(moment.view))
    above = (heading, join_latest(story, MAX_TOLD, "\n"))
    card = Card(tuple(filter(None, above)), past_scores(past, moment), rows, accent=GOLD)
    data = None
    if not text:
        work = partial(render.png, moment.view, names=names, language=catalogue.language)
        data = await ctx.bot.renderer.draw(("past", ctx.reply_key), work, guild=ctx.guild)
    if data is None:
        board = first_page(moment.view, spoken, catalogue)
        await ctx.show(card._replace(below=(board, *card.below)))
        return
    alt = shorten(render.describe(moment.view, names=names, language=catalogue.language), MAX_ALT)
    await ctx.show(card._replace(picture=Picture(f"past-{game}-{number}-{ctx.id}.png", alt, data)))


def past_scores(past: Past, moment: Moment) -> tuple[str, ...]:
    """Return the scores at that moment, or nothing if they are secret."""
    if not moment.scores:
        return ()
    names = escaped_names(past.snapshot.history.at(moment.number))
    pairs = zip(names, moment.scores, strict=True)
    return (" · ".join(f"{render.badge(seat)} {name} **{score}**" for seat, (name, score) in enumerate(pairs)),)


def stops(moments: Sequence[Moment]) -> list[int]:
    """Return the numbers of the first moment, of each moment in which something happened, and of the last one."""
    last = len(moments) - 1
    # A choice to do nothing, such as to place no follower, changes nothing in the picture.
    return [0, *(at for at in range(1, last) if moments[at].events), *([last] if last else [])]


def past_buttons(game: int, number: int, stops: Sequence[int], words: Words) -> tuple[Button, ...]:
    """Return the buttons for the first, previous, next and last of the ``stops``."""
    last = stops[-1]
    ways = (
        (words.text("page-first"), 0),
        (words.text("page-before"), max((stop for stop in stops if stop < number), default=-1)),
        (f"{number} / {last}", number),
        (words.text("page-after"), min((stop for stop in stops if stop > number), default=-1)),
        (words.text("page-last"), last),
    )
    return tuple(
        Button(
            str(CustomId(TABLE, game, f"past{place}", rest=str(to))),
            label,
            disabled=to == number or not 0 <= to <= last,
        )
        for place, (label, to) in enumerate(ways)
    )
