"""The daily post of a guild: the puzzle of the day, and the solution of the one before.

The guild's file has the time when it is due, as it has for a timer, and it stays due until it is noted as posted. So a
bot that was down for a week posts one puzzle. A new try finds the message that an earlier one has left.
"""

import logging
from functools import partial

from msgspec.structs import replace

import render
from cogs.delivery.retries import FAULTS, wait_after
from cogs.delivery.senders import Sender
from cogs.discord.components import Card, Picture, buttons
from cogs.discord.names import escaped
from cogs.lobby.host_choices import server_language
from cogs.puzzles.card import last_line, names_of, post_card, scene_of
from cogs.puzzles.daily import Daily, begin_of, daily, day_at, found
from cogs.show.text_board import first_page
from data import puzzles, queries
from data.game.models import PUZZLE, Message, OutboxMessage
from data.puzzles import PuzzlePost
from render import Words, words

LOG = logging.getLogger(__name__)

SPREAD = 3_600
"""Seconds over which the posts of all guilds are spread, so that thousands of pictures are not due at once."""


def post_time(guild: int, day: int) -> float:
    """Return the time of the post of a day in a guild: in the first hour of the day."""
    # The upper bits of a guild's id are the time when it was made: https://discord.com/developers/docs/reference#snowflakes
    return begin_of(day) + (guild >> 22) % SPREAD


async def post_puzzle(sender: Sender, guild: int) -> None:
    """Post today's puzzle if the daily post of a guild is due, and note the result."""
    bot = sender.bot
    post = await puzzles.post_of(bot.store, guild)
    now = bot.store.clock()
    if post is None or post.due > now:
        return
    today = daily(guild, day_at(now))
    if today is None or today.day == post.day:
        await _note(sender, guild, post, replace(post, due=post_time(guild, day_at(now) + 1), attempts=0))
        return
    try:
        message = await _send(sender, guild, post, today)
    except FAULTS as error:
        await _note(sender, guild, post, await _after(sender, guild, post, error))
    else:
        due = post_time(guild, today.day + 1)
        done = PuzzlePost(post.channel, due, 0, today.day, today.game, today.puzzle.id, message)
        await _note(sender, guild, post, done)


async def _after(sender: Sender, guild: int, post: PuzzlePost, error: Exception) -> PuzzlePost | None:
    """Return the daily post after a try that failed: due again later, or None if its channel is deleted."""
    wait = await wait_after(sender.bot, guild, post.channel, post.attempts, error)
    if wait is None:
        LOG.warning("guild %s: the channel of its puzzles is gone", guild)
        return None
    LOG.info("guild %s: the puzzle will be tried again: %r", guild, error)
    return replace(post, due=sender.bot.store.clock() + wait, attempts=post.attempts + 1)


async def _send(sender: Sender, guild: int, post: PuzzlePost, today: Daily) -> int:
    bot = sender.bot
    here = bot.get_guild(guild)
    settings = await queries.settings(bot.store, guild)
    catalogue = words(server_language(settings, here and here.preferred_locale))
    card = post_card(today, await _last(sender, guild, post, catalogue), catalogue)
    card = await _pictured(sender, guild, today, card, catalogue)
    # Discord compares nonces by author, so it names the channel. It has at most 25 characters.
    nonce = f"q{today.day}-{post.channel:x}"
    outgoing = OutboxMessage(game=0, kind=PUZZLE, nonce=nonce, not_before=post.due, attempts=post.attempts)
    last = Message(game=0, topic=PUZZLE, channel=post.channel, message=post.message)
    return await sender.poster.post_once(guild, outgoing, card, {button.id for button in buttons(card.rows)}, last)


async def _last(sender: Sender, guild: int, post: PuzzlePost, catalogue: Words) -> str:
    """Return the line about the last posted puzzle, "" without one."""
    last = None if post.day is None else found(post.day, post.game, post.puzzle)
    if last is None:
        return ""
    picks = await puzzles.picks_of(sender.bot.store, guild, last.day, last.game, last.puzzle.id)
    return last_line(guild, post, last, picks, catalogue)


async def _pictured(sender: Sender, guild: int, today: Daily, card: Card, catalogue: Words) -> Card:
    """Return the post with its picture, or with the board as text if that cannot be drawn."""
    (view, ask, chosen), names = scene_of(today), names_of(today)
    work = partial(render.png, view, ask, chosen, names=names, language=catalogue.language)
    data = await sender.bot.renderer.draw(("puzzle", guild), work, guild=guild, public=True, promised=True)
    if data is None:
        return card._replace(below=(first_page(view, [escaped(name) for name in names], catalogue), *card.below))
    alt = render.describe(view, ask, names=names, language=catalogue.language)
    return card._replace(picture=Picture(f"puzzle-{today.day}.png", alt, data))


async def _note(sender: Sender, guild: int, old: PuzzlePost, new: PuzzlePost | None) -> None:
    await puzzles.change_post(sender.bot.store, guild, old, new)
