"""The message of a game's end, and its film, which is made in the background and added by an edit."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from cogs.delivery.pictures import BoardPictures
from cogs.delivery.posting import ChannelClosed, ChannelGone, Poster, ThreadArchived, TooSoon
from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.components import Card, Picture
from cogs.discord.titles import title_of, with_title
from cogs.show.cards import end_card
from cogs.show.film import draw_film
from cogs.show.past import replayed
from cogs.show.review import film_words, final_points
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.table.time.timers import on_timer
from cogs.table.turns import FilmDue, is_to_be_shown
from cogs.workers.fair_pool import FairPool
from data import queries
from data.errors import Busy, GameUnreadable, NotNow, NotSaved, Refused
from data.game.models import TURN, Timer
from render import words

LOG = logging.getLogger(__name__)

RETRIES = (60.0, 600.0)
"""Seconds until a film that could not be added is retried. After the last retry it is given up."""


def _begun(film: Callable[[], Awaitable[None]]) -> Awaitable[None]:
    return film()


FILMS = StateKey(lambda: FairPool(1, "films", _begun))
"""The films, one at a time, because dozens of frames and the whole course of a game wait in memory."""


async def ending_card(
    pictures: BoardPictures, guild: int, snapshot: TableSnapshot, film: Picture | None = None
) -> Card:
    """Return the message of a game's end."""
    log = await queries.whole_log(pictures.bot.store, guild, snapshot.game.id)
    picture = await pictures.ending(guild, snapshot, final_points(log, snapshot.standing))
    catalogue = words(snapshot.game.language)
    title = await title_of(pictures.bot.tables, guild, snapshot.game, catalogue)
    return with_title(end_card(snapshot, catalogue, picture, film), title)


@on_timer(FilmDue)
async def add_film(bot: Client, guild: int, timer: Timer, due: FilmDue) -> None:
    """Make the film of a game and add it to the message of the end. No player waits for it."""
    try:
        film: Callable[[], Awaitable[None]] = partial(_add_film, bot, guild, timer.game)
        await bot.state[FILMS].run(guild, film)
    except (discord.HTTPException, discord.RateLimited, OSError, TooSoon, Busy, NotNow, NotSaved) as error:
        LOG.info("guild %s, game %s: no film yet: %s", guild, timer.game, error)
        await _try_later(bot, guild, timer, due.tries)
        return
    except (Refused, ChannelClosed, ChannelGone, ThreadArchived) as error:
        LOG.info("guild %s, game %s: no film: %s", guild, timer.game, error)
    except GameUnreadable:
        raise
    except Exception:
        LOG.exception("guild %s, game %s: the film cannot be made", guild, timer.game)
    async with bot.tables.transaction(guild, timer.game) as session:
        session.timers.fire(timer)


async def _add_film(bot: Client, guild: int, game: int) -> None:
    async with bot.tables.transaction(guild, game) as session:
        # The end is not posted yet, and this timer is set again with the post.
        if is_to_be_shown(session):
            return
        table, origin = session.table, session.origin
        snapshot = take_snapshot(session)
    log = await queries.whole_log(bot.store, guild, game)
    moments = await bot.thinking.run(guild, partial(replayed, table, log, (), None, origin))
    data = await draw_film(bot, guild, snapshot, moments, final_points(log, snapshot.standing))
    current = snapshot.messages.get(TURN)
    if data is None or current is None:
        return
    alt = film_words(snapshot, moments, words(snapshot.game.language))
    card = await ending_card(BoardPictures(bot), guild, snapshot, Picture(f"film-{game}.webp", alt, data))
    # A moderator may have deleted the message.
    await Poster(bot).try_replace(guild, current, card)


async def _try_later(bot: Client, guild: int, timer: Timer, tries: int) -> None:
    async with bot.tables.transaction(guild, timer.game) as session:
        if session.timers.fire(timer) and tries < len(RETRIES):
            session.timers.set(FilmDue(tries + 1), session.now + RETRIES[tries])
