"""A new language of a server: its greeting and its lobbies are shown in it. Discord itself has no Slovak or Serbian."""

import logging

from cogs.discord.interaction import InteractionContext
from cogs.lobby.language import server_language
from cogs.welcome.greeting import translate_greeting
from data import queries
from data.errors import Refused, StoreError
from data.game.outgoing import LobbyMessage
from render import words
from rules.kernel import Facts

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
