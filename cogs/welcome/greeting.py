"""The greeting: one message in a writable channel when a server adds the bot, sent once per server."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from functools import partial

import discord

from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Card, Picture, files, layout_view
from cogs.discord.i18n import IN_GREETING, language_select
from cogs.discord.interaction import CUT_OFF, InteractionContext
from cogs.discord.limits import MAX_OPTIONS
from cogs.discord.permissions import may_write, missing_permissions
from cogs.discord.titles import game_name
from cogs.lobby.host_choices import server_language
from cogs.lobby.offers import offers
from cogs.welcome.controls import game_select, tutorial_select
from cogs.workers.renderer import load_drawing_module
from data import queries
from data.errors import Refused, StoreError
from data.game.outgoing import LobbyMessage
from render import Words, words
from rules.kernel import GAMES, Facts

LOG = logging.getLogger(__name__)

GREETED = "greeted"
"""The guild's setting that is set once the guild was greeted."""
GREETING = "greeting"
"""The guild's setting that stores the channel and the id of its greeting, and the language that it shows."""
HANDFUL = 5
"""The most guilds of a first start that are greeted. With more of them the folder is lost or another one."""
PICTURES_TIMEOUT = 2.0
"""Seconds that the greeting waits for its pictures."""
MOST_PICTURES = 4
"""Discord's client shows four pictures as a square of two by two."""
RETRIES = (60.0, 600.0, 3_600.0)
"""Seconds after which a greeting that could not be translated is tried again."""
LATE = StateKey(set[asyncio.Task[None]])
"""The tasks that add late pictures or translate later. The event loop holds only weak references to tasks."""


async def greet_if_new(bot: Client, guild: discord.Guild) -> None:
    """Greet a guild without a file, if it has added the bot since the data folder was last in use or waits for it."""
    if bot.store.knows(guild.id):
        return
    try:
        greeted = _is_new(bot, guild) or _waiting(guild) in await bot.store.users.settings(bot.application_id or 0)
    except StoreError as error:
        LOG.warning("guild %s is not greeted: %s", guild.id, error)
        return
    if greeted:
        await greet(bot, guild)


def _waiting(guild: discord.Guild) -> str:
    """Return the application's setting that is set while a new guild has no writable channel for its greeting."""
    return f"greet:{guild.id}"


def _is_new(bot: Client, guild: discord.Guild) -> bool:
    alive = bot.store.alive
    last = alive.last_sign(guild.id)
    if last is None and len(bot.guilds) <= HANDFUL:
        return True
    # An empty folder does not tell which guilds are new: it may be a new bot, or one whose folder is not mounted. But a
    # guild is new if it adds the bot after the start, which is told here if the guild is unavailable at first.
    since = alive.since if last is None else last
    joined = guild.me.joined_at if guild.me else None
    # The last sign of life is up to a minute older than the end of its process.
    return joined is not None and joined.timestamp() > since


async def greet(bot: Client, guild: discord.Guild) -> None:
    """Send the greeting, unless the guild has had it or has no writable channel."""
    place, me = _place(guild), bot.application_id or 0
    if place is None:
        await bot.store.users.note_setting(me, _waiting(guild))
        return
    try:
        settings = await queries.settings(bot.store, guild.id)
        if settings.get(GREETED):
            return
        # Store first, then send: a missing greeting is better than a second one.
        await queries.set_settings(bot.store, guild.id, **{GREETED: True})
        await _send(bot, guild, place, words(server_language(settings, guild.preferred_locale)))
        await bot.store.users.change_settings(me, **{_waiting(guild): None})
    except (StoreError, Refused, discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
        LOG.warning("guild %s is not greeted: %s", guild.id, error)


async def _send(bot: Client, guild: discord.Guild, place: discord.TextChannel, catalogue: Words) -> None:
    """Send the greeting. Pictures that are not drawn soon follow by an edit."""
    drawn: asyncio.Task[tuple[Picture, ...]] | None = None
    if place.permissions_for(guild.me).attach_files:
        drawn = asyncio.create_task(draw_covers(bot, guild.id, catalogue))
        await asyncio.wait({drawn}, timeout=PICTURES_TIMEOUT)
    covers = drawn.result() if drawn is not None and drawn.done() else ()
    card = greeting_card(catalogue, covers)
    # With a nonce a second try returns the first message: https://discord.com/developers/docs/resources/message
    sent = await place.send(
        view=layout_view(card, bot.icons), files=files(card), nonce=f"greet-{guild.id}", silent=True
    )
    await queries.set_settings(bot.store, guild.id, **{GREETING: [place.id, sent.id, catalogue.language]})
    if drawn is not None and not drawn.done():
        # Not a running task that a shutdown waits for: the greeting is complete without its pictures.
        _do_later(bot, _add_covers(bot, guild.id, sent, catalogue, drawn))


def _do_later(bot: Client, work: Coroutine[None, None, None]) -> None:
    late = asyncio.create_task(work)
    bot.state[LATE].add(late)
    late.add_done_callback(bot.state[LATE].discard)


async def drop_late_edits(bot: Client) -> None:
    """Edit no greeting during a shutdown. Then the client can no longer send anything."""
    late = [*bot.state[LATE]]
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)


async def _add_covers(
    bot: Client, guild: int, sent: discord.Message, catalogue: Words, drawn: asyncio.Task[tuple[Picture, ...]]
) -> None:
    card = greeting_card(catalogue, await drawn)
    try:
        if await _shown(bot, guild) == catalogue.language:  # else a translation has its own pictures
            await sent.edit(view=layout_view(card, bot.icons), attachments=files(card))
    except (StoreError, discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
        LOG.warning("a greeting stays without pictures: %s", error)


async def _shown(bot: Client, guild: int) -> str | None:
    """Return the language of a guild's greeting, or None if it has none or the language was not stored."""
    return next(iter((await queries.settings(bot.store, guild)).get(GREETING, ())[2:]), None)


async def translate_greeting(bot: Client, guild: int, catalogue: Words, later: Sequence[float] = RETRIES) -> None:
    """Show the greeting of a guild in another language, if it is still there. Try again ``later`` if that fails."""
    try:
        settings = await queries.settings(bot.store, guild)
        if GREETING not in settings:
            return
        channel, message, *shown = settings[GREETING]
        if shown == [catalogue.language]:
            return
        card = greeting_card(catalogue, await draw_covers(bot, guild, catalogue))
        greeting = bot.get_partial_messageable(channel).get_partial_message(message)
        await greeting.edit(view=layout_view(card, bot.icons), attachments=files(card))
        await queries.set_settings(bot.store, guild, **{GREETING: [channel, message, catalogue.language]})
    except discord.NotFound:
        await _forget(bot, guild)
    except (StoreError, discord.HTTPException, discord.RateLimited, *CUT_OFF) as error:
        LOG.warning("guild %s: the greeting keeps its language: %s", guild, error)
        if later:
            _do_later(bot, _translate_later(bot, guild, later))


async def _translate_later(bot: Client, guild: int, later: Sequence[float]) -> None:
    await asyncio.sleep(later[0])
    here = bot.get_guild(guild)
    if here is None:
        return
    try:
        # The language may have changed again.
        language = server_language(await queries.settings(bot.store, guild), here.preferred_locale)
    except StoreError as error:
        LOG.warning("guild %s: the greeting keeps its language: %s", guild, error)
        return
    await translate_greeting(bot, guild, words(language), later[1:])


async def _forget(bot: Client, guild: int) -> None:
    """Forget a greeting that was deleted."""
    try:
        await queries.set_settings(bot.store, guild, **{GREETING: None})
    except StoreError as error:
        LOG.warning("guild %s: the deleted greeting is not forgotten: %s", guild, error)


async def draw_covers(bot: Client, guild: int, catalogue: Words) -> tuple[Picture, ...]:
    """Return a picture of each game, without those that cannot be drawn."""
    await load_drawing_module("render.cover")
    from render.cover import cover_names, cover_png

    covers: list[Picture] = []
    for kind in sorted(GAMES)[:MOST_PICTURES]:
        work = partial(cover_png, kind, language=catalogue.language)
        key = ("cover", guild, kind, catalogue.language)
        data = await bot.renderer.draw(key, work, guild=guild, public=True, promised=True)
        if data is not None:
            names = catalogue.listed(await asyncio.to_thread(cover_names, kind))
            # A newcomer learns more from this than from the facts of a made-up table, which a running game tells.
            alt = catalogue.text("welcome-cover", game=game_name(kind, catalogue), names=names)
            covers.append(Picture(f"cover-{len(covers)}.png", alt, data))
    return tuple(covers)


def _place(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the writable channel with the fewest missing permissions; the system channel wins a tie."""
    if guild.me is None:
        return None
    channels = [*filter(None, (guild.system_channel,)), *guild.text_channels]
    held = {channel: channel.permissions_for(guild.me) for channel in channels}
    writable = [channel for channel in channels if may_write(held[channel])]
    # ``min`` returns the first of equal channels.
    return min(writable, key=lambda channel: len(missing_permissions(held[channel])), default=None)


def greeting_card(catalogue: Words, covers: Sequence[Picture] = ()) -> Card:
    """Return the greeting: pictures of the games, a select that opens a table and one that starts a tutorial."""
    games = catalogue.listed([game_name(kind, catalogue) for kind in sorted(GAMES)])
    tables = game_select("open", list(offers())[:MAX_OPTIONS], catalogue.text("welcome-choose-table"), catalogue)
    rows = (tables, *tutorial_select(catalogue), language_select(IN_GREETING))
    return Card((catalogue.text("welcome", games=games),), rows=rows, gallery=tuple(covers), accent=GOLD)


LOG = logging.getLogger(__name__)


async def follow_language(ctx: InteractionContext, before: Facts, after: Facts) -> None:
    """Show the lobbies in the server's new language, and the greeting if it shows another one."""
    old, new = (server_language(settings, ctx.interaction.guild_locale) for settings in (before, after))
    if old != new:
        for game in await queries.games(ctx.bot.store, ctx.guild):
            # A different language is the choice of the host. A game that is played keeps its language.
            if game.phase == "lobby" and game.language == old:
                await _translate_lobby(ctx, game.id, new)
    await translate_greeting(ctx.bot, ctx.guild, words(new))


async def _translate_lobby(ctx: InteractionContext, game: int, language: str) -> None:
    try:
        async with ctx.bot.tables.transaction(ctx.guild, game) as session:
            if session.game.phase == "lobby":
                session.change(language=language)
                session.enqueue(LobbyMessage())
    except (Refused, StoreError) as error:
        LOG.warning("guild %s, game %s: the lobby keeps its language: %s", ctx.guild, game, error)
