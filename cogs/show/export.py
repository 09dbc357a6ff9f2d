"""Exports of a game: as a JSON document that can be replayed, as text and as an animation."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from cogs.discord.interaction import InteractionContext
from cogs.discord.named_values import NamedValues
from cogs.show.film import draw_film
from cogs.show.history import log_sentences
from cogs.show.past import past_of
from cogs.show.review import film_words, told_points
from cogs.table.labels import plain_names
from data import queries
from data.errors import Refused
from data.export import exported
from data.game.models import GameRow, LogEntry, Seat
from rules.kernel import Facts, Table


class ExportFile(NamedTuple):
    """A file of a game: the ending of its name, its content, and a picture's alt text."""

    kind: str
    data: bytes
    alt: str = ""


async def export_game(ctx: InteractionContext, game: int, typed: str) -> None:
    """Send this person a file of a game, privately. Until the game is over it has only what they saw."""
    form = FORM.parse(typed, ctx.words)
    file = await FORMS[form](ctx, game)
    await ctx.hand_over(ctx.words.text(f"export-{form}"), f"game-{game}.{file.kind}", file.data, file.alt)


async def _document(ctx: InteractionContext, game: int) -> ExportFile:
    async with ctx.table(game) as session:
        seat, plays = session.playing(ctx.user), bool(session.seats_of(ctx.user))
        table = session.table.dump()
        row, origin = session.game, session.origin
        seats = session.seats
        last = session.last
    store = ctx.bot.store
    if row.phase == "over":
        log = await queries.whole_log(store, ctx.guild, game)
    else:
        _require_seat(plays)
        log = await queries.log(store, ctx.guild, game, user=ctx.user)
    # Others may have played since the table was read.
    known = [entry for entry in log if entry.number <= last]
    work = partial(_written, row, seats, known, table, seat.seat if seat else None, origin)
    return ExportFile("json", await ctx.bot.thinking.run(ctx.guild, work))


def _written(
    row: GameRow,
    seats: Sequence[Seat],
    log: Sequence[LogEntry],
    table: bytes,
    seat: int | None,
    origin: Facts | None = None,
) -> bytes:
    return msgspec.json.format(msgspec.json.encode(exported(row, seats, log, Table.load(table), seat, origin)))


async def _text(ctx: InteractionContext, game: int) -> ExportFile:
    async with ctx.table(game) as session:
        # A lobby has no table, so it is refused here. Its log would be an empty file.
        players, over = session.history, session.table.over
        seat = session.playing(ctx.user)
        _require_seat(over or bool(session.seats_of(ctx.user)))
        words = ctx.words.about(session.table.view(seat.seat if seat else None))
    log = await queries.log(ctx.bot.store, ctx.guild, game, user=ctx.user)
    # Writing the text of a whole game takes a third of a second, so it is done off the event loop.
    lines: list[str] = await ctx.bot.thinking.run(
        ctx.guild, partial(log_sentences, log, players, words, names_of=plain_names)
    )
    return ExportFile("txt", "\n".join(lines).encode())


async def _animation(ctx: InteractionContext, game: int) -> ExportFile:
    async with ctx.table(game) as session:
        _require_seat(session.game.phase == "over" or bool(session.seats_of(ctx.user)))
    past = await past_of(ctx, game, ctx.user)
    # The same animation as at the end, but of the moments as this person saw them.
    points = told_points(past.moments) if past.snapshot.game.phase == "over" else None
    data = await draw_film(ctx.bot, ctx.guild, past.snapshot, past.moments, points)
    if data is None:
        raise Refused("no_film")
    return ExportFile("webp", data, film_words(past.snapshot, past.moments, ctx.words))


def _require_seat(allowed: bool) -> None:
    """Raise Refused unless the person plays or the game is over."""
    if not allowed:
        raise Refused("not_over")


FORMS: dict[str, Callable[[InteractionContext, int], Awaitable[ExportFile]]] = {
    "json": _document,
    "text": _text,
    "animation": _animation,
}
"""Export function by the name of its format."""
FORM = NamedValues(list(FORMS), lambda form, words: words.text(f"export-as-{form}"))
"""The format that a command names."""
