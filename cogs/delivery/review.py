"""The maker of reviews: when a game has ended its chart and its film are made in the background, and then posted."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial

import discord

from cogs.delivery.messages import MessageSender
from cogs.delivery.posting import ChannelClosed, ChannelGone, TooSoon
from cogs.discord.client import Client
from cogs.table.past import Moment, replayed
from cogs.table.review import review_card
from cogs.table.snapshot import TableSnapshot, take_snapshot
from data import queries
from data.errors import Busy, GameUnreadable, NotNow, NotSaved, Refused
from data.models import Timer
from render import Words, words

LOG = logging.getLogger(__name__)

RETRIES = (60.0, 600.0)
"""Seconds until a review that could not be posted is tried again; after that it is not missed."""
CALM = 0.25
"""How many seconds a film waits, again and again, while somebody else wants a picture."""


async def post_review(bot: Client, sender: MessageSender, guild: int, timer: Timer) -> None:
    """Make the review of a game and post it; nobody waits for it, so what cannot be is left."""
    try:
        snapshot, moments = await _past(bot, guild, timer.game)
        catalogue = words(snapshot.game.language)
        chart = await draw_chart(bot, guild, snapshot, moments, catalogue)
        moving = await draw_film(bot, guild, snapshot, moments)
        await sender.post_review(guild, snapshot, review_card(snapshot, moments, catalogue, chart, moving))
    except (discord.HTTPException, discord.RateLimited, OSError, TooSoon, Busy, NotNow, NotSaved) as error:
        LOG.info("guild %s, game %s: no review yet: %s", guild, timer.game, error)
        await _try_later(bot, guild, timer)
        return
    except (Refused, ChannelClosed, ChannelGone) as error:
        LOG.info("guild %s, game %s: no review: %s", guild, timer.game, error)
    except GameUnreadable:
        raise
    except Exception:
        LOG.exception("guild %s, game %s: the review cannot be made", guild, timer.game)
    async with bot.tables.transaction(guild, timer.game) as session:
        session.fire(timer)


async def _try_later(bot: Client, guild: int, timer: Timer) -> None:
    tries = int(timer.payload.get("tries", 0))
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.fire(timer) and tries < len(RETRIES):
            session.set_timer(timer.kind, session.now + RETRIES[tries], {"tries": tries + 1})


async def _past(bot: Client, guild: int, game: int) -> tuple[TableSnapshot, list[Moment]]:
    """Return a game that has ended and all its moments as everybody may see them."""
    async with bot.tables.transaction(guild, game) as session:
        table, options, snapshot = session.table, session.game.options, take_snapshot(session)
    log = await queries.whole_log(bot.store, guild, game)
    return snapshot, await bot.thinking.run(guild, partial(replayed, table, options, log, (), None))


async def draw_chart(
    bot: Client, guild: int, snapshot: TableSnapshot, moments: Sequence[Moment], catalogue: Words
) -> bytes | None:
    """Return the chart of the scores; None where there is none to tell."""
    # Only here: what draws takes its time to import, and the start has none.
    from render.chart import chart_png

    scores = [moment.scores for moment in moments if moment.scores]
    if len(scores) < 2:
        return None
    title = catalogue.text("chart-title", game=snapshot.title(catalogue))
    across = catalogue.text("chart-across", first=moments[0].turn.number, last=moments[-1].turn.number)
    work = partial(chart_png, title, across, snapshot.names, scores)
    return await bot.renderer.draw(("chart", guild, snapshot.game.id), work, guild=guild, public=True)


async def draw_film(bot: Client, guild: int, snapshot: TableSnapshot, moments: Sequence[Moment]) -> bytes | None:
    """Return the film of a game, drawn picture by picture when nobody else wants one; None if it cannot be made."""
    from render import film  # only here, as above

    kept = [moments[at] for at in turn_ends(moments)]
    kept = [kept[at] for at in film.evenly(len(kept))]
    names, language = snapshot.names, snapshot.game.language
    frames: list[bytes] = []
    for number, moment in enumerate(kept):
        await _calm(bot)
        key = ("film", guild, snapshot.game.id, number)
        work = partial(film.frame, moment.view, names=names, language=language)
        frame = await bot.renderer.draw(key, work, guild=guild, public=True)
        if frame is None:
            return None
        frames.append(frame)
    return await bot.thinking.run(guild, partial(film.film, frames))


async def _calm(bot: Client) -> None:
    """Wait until nobody else wants a picture."""
    while bot.renderer.waiting:  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(CALM)
    # The review stays due: it is made after the restart.
    if bot.draining:
        raise asyncio.CancelledError


def turn_ends(moments: Sequence[Moment]) -> list[int]:
    """Return the indexes of the moments at which turns ended, of the first moment and of the last."""
    last = len(moments) - 1
    return [0, *(at for at in range(1, last) if moments[at].turn != moments[at + 1].turn), *([last] if last else [])]
