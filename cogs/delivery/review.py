"""Reviews: when a game has ended, its chart and its film are made in the background and posted."""

import logging
from functools import partial

import discord

from cogs.delivery.posting import ChannelClosed, ChannelGone, Poster, TooSoon
from cogs.discord.client import Client
from cogs.discord.components import files, layout_view
from cogs.show.film import draw_chart, draw_film
from cogs.show.past import Moment, replayed
from cogs.show.review import review_card
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.table.timers import timer as on_timer
from cogs.table.turns import Review
from data import queries
from data.errors import Busy, GameUnreadable, NotNow, NotSaved, Refused
from data.game.models import Timer
from render import words

LOG = logging.getLogger(__name__)

RETRIES = (60.0, 600.0)
"""Seconds until a review that could not be posted is retried. After the last retry it is given up."""


@on_timer(Review)
async def post_review(bot: Client, guild: int, timer: Timer, review: Review) -> None:
    """Make the review of a game and post it. No player waits for it, so a failed review is dropped."""
    try:
        snapshot, moments = await _past(bot, guild, timer.game)
        catalogue = words(snapshot.game.language)
        chart = await draw_chart(bot, guild, snapshot, moments, catalogue)
        moving = await draw_film(bot, guild, snapshot, moments)
        card = review_card(snapshot, moments, catalogue, chart, moving)
        nonce = f"g{snapshot.game.id}-review"
        await Poster(bot).post(guild, snapshot.channel, nonce, view=layout_view(card), files=files(card))
    except (discord.HTTPException, discord.RateLimited, OSError, TooSoon, Busy, NotNow, NotSaved) as error:
        LOG.info("guild %s, game %s: no review yet: %s", guild, timer.game, error)
        await _try_later(bot, guild, timer, review.tries)
        return
    except (Refused, ChannelClosed, ChannelGone) as error:
        LOG.info("guild %s, game %s: no review: %s", guild, timer.game, error)
    except GameUnreadable:
        raise
    except Exception:
        LOG.exception("guild %s, game %s: the review cannot be made", guild, timer.game)
    async with bot.tables.transaction(guild, timer.game) as session:
        session.timers.fire(timer)


async def _try_later(bot: Client, guild: int, timer: Timer, tries: int) -> None:
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.timers.fire(timer) and tries < len(RETRIES):
            session.timers.set(Review(tries + 1), session.now + RETRIES[tries])


async def _past(bot: Client, guild: int, game: int) -> tuple[TableSnapshot, list[Moment]]:
    """Return an ended game and all its moments as the public may see them."""
    async with bot.tables.transaction(guild, game) as session:
        table, options, snapshot = session.table, session.game.options, take_snapshot(session)
    log = await queries.whole_log(bot.store, guild, game)
    return snapshot, await bot.thinking.run(guild, partial(replayed, table, options, log, (), None))
