"""The progress of leagues: each step is taken when it is due, and its messages are sent.

The guild's file has the time when a league is due, as it has for a timer. It stays due until everything is done, so
a bot that was down continues where it was.
"""

import logging
from typing import Final

import discord

from cogs.delivery.retries import FAULTS, PASSING, backoff, wait_after
from cogs.delivery.senders import Sender
from cogs.discord.client import Client
from cogs.discord.components import buttons
from cogs.leagues.cards import post_card
from cogs.leagues.tables import close_late_table, note_deadline, note_end, open_table, start_table
from data.game.models import LEAGUES, Message, OutboxMessage
from data.league import records
from data.league.models import League, LeaguePost, LeagueRound
from data.shared.wakeups import AT_ONCE

LOG = logging.getLogger(__name__)

MAX_TRIES: Final = 200
"""The number of tries after which a message is given up: more than a week of a closed channel."""


async def run_leagues(sender: Sender, guild: int) -> None:
    """Take all steps of a guild's leagues that are due."""
    store = sender.bot.store
    for number in await records.leagues_due(store, guild, store.clock()):
        await run_league(sender, guild, number)


async def run_league(sender: Sender, guild: int, number: int) -> None:
    """Take the due steps of a league and send its messages, then note when it is due again."""
    store, wait = sender.bot.store, 0.0
    try:
        while await _step(sender.bot, guild, await records.league(store, guild, number)):
            pass
    except (discord.HTTPException, *PASSING) as error:
        found = await records.league(store, guild, number)
        wait = backoff(found.row.attempts, error)
        LOG.info("guild %s, league %s will be tried again: %r", guild, number, error)
    while await _send_next(sender, guild, number):
        pass
    await records.rest(store, guild, number, store.clock(), wait, outages(sender.bot, guild))
    # The wall and the web hooks tell of the league, too.
    store.wakeups.schedule(guild, AT_ONCE)


async def _step(bot: Client, guild: int, found: League) -> bool:
    """Take the next step of a league. Return whether there was one."""
    row, last, now = found.row, found.last, bot.store.clock()
    if row.phase == "open":
        if row.starts is None or row.starts > now:
            return False
        await records.begin(bot.store, guild, row.id, now)
        return True
    if row.phase != "running" or last is None:
        return False
    if last.deadline is None:
        if last.begins > now:
            return False
        await records.draw_round(bot.store, guild, row.id, now)
        return True
    return await _step_of_round(bot, guild, found, last)


async def _step_of_round(bot: Client, guild: int, found: League, last: LeagueRound) -> bool:
    now = bot.store.clock()
    late = now >= records.deadline_of(last, outages(bot, guild))
    for table in found.tables_of(last.round):
        game = found.games.get(table.game or 0)
        if table.game is None or game is None:
            await open_table(bot, guild, found, table)
        elif table.result is None and game.phase == "lobby":
            await start_table(bot, guild, found, table)
        elif table.result is None and game.phase in ("over", "closed"):
            await note_end(bot, guild, table)
        elif table.result is None and late:
            await note_deadline(bot, guild, table)
        elif table.result == "deadline" and game.phase == "running" and await close_late_table(bot, guild, table):
            pass
        else:
            continue
        return True
    if all(table.result is not None for table in found.tables_of(last.round)) and last.ended is None:
        await records.end_round(bot.store, guild, found.row.id, now)
        return True
    return False


def outages(bot: Client, guild: int) -> tuple[tuple[float, float], ...]:
    """Return the outages of the bot in a guild. They move the deadline of a round."""
    return bot.store.alive.outages_of(guild)


async def _send_next(sender: Sender, guild: int, number: int) -> bool:
    """Send the next message of a league if it is due. Return whether it is done with."""
    bot = sender.bot
    found = await records.league(bot.store, guild, number)
    post = next(iter(found.posts), None)
    if post is None or post.due > bot.store.clock():
        return False
    try:
        message = await _send(sender, guild, found, post)
    except FAULTS as error:
        return await _note_failure(bot, guild, found, post, error)
    await records.note_sent(bot.store, guild, post, message)
    return True


async def _send(sender: Sender, guild: int, found: League, post: LeaguePost) -> int | None:
    """Send a message, and return its id if it is a new one. The league's own message is edited."""
    row, poster = found.row, sender.poster
    card = await post_card(sender.bot, guild, found, post)
    outgoing = OutboxMessage(game=0, kind=LEAGUES, nonce=post.nonce, not_before=post.due, attempts=post.attempts)
    current = Message(game=0, topic=LEAGUES, channel=row.channel, message=row.message)
    if post.kind == "sign" and row.message:
        poster.not_too_often(row.channel, row.message)
        # A deleted message is posted again while the league is in progress.
        if await poster.try_replace(guild, current, card) or row.phase not in records.OPEN_PHASES:
            return None
    return await poster.post_once(guild, outgoing, card, {button.id for button in buttons(card.rows)}, current)


async def _note_failure(bot: Client, guild: int, found: League, post: LeaguePost, error: Exception) -> bool:
    """Note a failed try. Return whether the message is done with."""
    wait = await wait_after(bot, guild, found.row.channel, post.attempts, error)
    if wait is None:
        LOG.warning("guild %s: the channel of league %s is gone", guild, found.row.id)
        await records.give_up(bot.store, guild, found.row.id, bot.store.clock())
        return False
    if post.attempts >= MAX_TRIES:
        await records.note_sent(bot.store, guild, post, None)
        return True
    LOG.info("guild %s: a message of league %s will be tried again: %r", guild, found.row.id, error)
    await records.note_try(bot.store, guild, post, bot.store.clock() + wait)
    return False
