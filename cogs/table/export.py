"""A game as a file for whoever wants to keep it: as a document that plays itself again, as text, as a film."""

from collections.abc import Awaitable, Callable

import msgspec

from cogs.delivery.review import draw_film
from cogs.discord.interaction import InteractionContext
from cogs.table.history import log_sentences
from cogs.table.past import past_of
from data import queries
from data.errors import Refused
from data.export import exported


async def export_game(ctx: InteractionContext, game: int, form: str) -> None:
    """Give this person a file of a game, for their eyes alone: all of it once it is over, before that what they saw."""
    name, data = await FORMS[form](ctx, game)
    await ctx.hand_over(ctx.words.text(f"export-{form}"), f"game-{game}.{name}", data)


async def _document(ctx: InteractionContext, game: int) -> tuple[str, bytes]:
    async with ctx.table(game) as session:
        seat = session.seat_of(ctx.user)
        table, row, seats, last = session.table.fork(), session.game, session.seats, session.last
    store = ctx.bot.store
    if row.phase == "over":
        log = await queries.whole_log(store, ctx.guild, game)
    else:
        _require_seat(seat is not None)
        log = await queries.log(store, ctx.guild, game, user=ctx.user)
    # Somebody may have played on since the table was read.
    document = exported(row, seats, log[:last], table, seat.seat if seat else None)
    return "json", msgspec.json.format(msgspec.json.encode(document))


async def _text(ctx: InteractionContext, game: int) -> tuple[str, bytes]:
    async with ctx.table(game) as session:
        names, over = [seat.name for seat in session.seats], session.game.phase == "over"
        _require_seat(over or session.seat_of(ctx.user) is not None)
    log = await queries.log(ctx.bot.store, ctx.guild, game, user=ctx.user)
    return "txt", "\n".join(log_sentences(log, names, ctx.words)).encode()


async def _animation(ctx: InteractionContext, game: int) -> tuple[str, bytes]:
    async with ctx.table(game) as session:
        _require_seat(session.game.phase == "over" or session.seat_of(ctx.user) is not None)
    past = await past_of(ctx, game, ctx.user)
    # The same film as in the review, but of the moments that this person has seen.
    data = await draw_film(ctx.bot, ctx.guild, past.snapshot, past.moments)
    if data is None:
        raise Refused("no_film")
    return "webp", data


def _require_seat(allowed: bool) -> None:
    """Raise Refused unless somebody plays, or the game is over."""
    if not allowed:
        raise Refused("not_over")


FORMS: dict[str, Callable[[InteractionContext, int], Awaitable[tuple[str, bytes]]]] = {
    "json": _document,
    "text": _text,
    "animation": _animation,
}
"""What a game can be exported as."""
