"""``/games``: lists of a person's tables, of a guild's lobbies and of a channel's tables."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Card
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.lobby.watchers import watch
from cogs.table.labels import KIND
from cogs.table.links import own_table_link, table_link
from data import queries
from data.game.models import GameRow, Message
from data.shared.sittings import OwnTable
from render import Words

Here = discord.Interaction[Any]
MAX_GAMES = 25


class GamesCommands(commands.GroupCog, group_name="games", group_description=localized("command-games")):
    """Lists of tables."""

    @app_commands.command(description=localized("command-games-mine"))
    async def mine(self, interaction: Here) -> None:
        """List the person's tables in every guild."""
        await respond(interaction, mine)

    @app_commands.command(description=localized("command-games-open"))
    async def open(self, interaction: Here) -> None:
        """List the lobbies of this guild."""
        await respond(interaction, lobbies)

    @app_commands.command(description=localized("command-games-here"))
    async def here(self, interaction: Here) -> None:
        """List the tables of this channel."""
        await respond(interaction, here)

    @app_commands.command(description=localized("command-games-watch"))
    @app_commands.describe(game=localized("param-game-kind"), stop=localized("param-watch-stop"))
    @app_commands.autocomplete(game=KIND.suggest)
    async def watch(self, interaction: Here, game: str, stop: bool = False) -> None:
        """Subscribe to new tables of a game in this guild, or unsubscribe."""

        async def watched(ctx: InteractionContext) -> None:
            await ctx.defer()
            await watch(ctx, KIND.parse(game, ctx.words), stop=stop)

        await respond(interaction, watched)


async def mine(ctx: InteractionContext) -> None:
    """List the tables at which this person sits, in every guild."""
    await ctx.defer()
    tables = await ctx.bot.store.sittings.of(ctx.user)
    ctx.doubtful.update({(table.guild, table.game): table.channel for table in tables[-MAX_GAMES:]})
    lost = await ctx.bot.find_losses(ctx, answers=True)
    ctx.doubtful.clear()
    # The waiting tables go to the end of this list. It is cut at its beginning and shown in reverse.
    await _show(
        ctx, "games-mine", [_own_line(table, ctx.words) for table in sorted(tables, key=lambda own: own.waits)], lost
    )


def _own_line(table: OwnTable, words: Words) -> str:
    waits = f" · {words.text('games-waits')}" if table.waits else ""
    return f"- {own_table_link(table, words)} <#{table.channel}> · {words.text(f'game-{table.phase}')}{waits}"


async def lobbies(ctx: InteractionContext) -> None:
    """List the tables of this guild that people can still join."""
    await ctx.defer()
    games = await queries.games(ctx.bot.store, ctx.guild, known_to=ctx.user)
    await _show(
        ctx, "games-open", await _lines(ctx, [game for game in games if game.phase == "lobby" and ctx.sees(game)])
    )


async def here(ctx: InteractionContext) -> None:
    """List the tables of this channel and of its threads."""
    await ctx.defer()
    games = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
    await _show(ctx, "games-here", await _lines(ctx, games))


async def _lines(ctx: InteractionContext, games: Sequence[GameRow]) -> list[str]:
    messages = await queries.messages(ctx.bot.store, ctx.guild) if games else {}
    return [game_line(ctx.guild, game, messages.get(game.id), ctx.words) for game in games]


async def _show(ctx: InteractionContext, heading: str, lines: Sequence[str], *more: str) -> None:
    # Newest first.
    text = "\n".join(lines[-MAX_GAMES:][::-1]) or ctx.words.text("games-none")
    await ctx.show(Card((ctx.words.text(heading, count=len(lines)), text, *filter(None, more)), accent=GOLD))


def game_line(guild: int, game: GameRow, message: Message | None, words: Words) -> str:
    """Return one line about a table, with a link to its message."""
    state = words.text(f"game-{game.phase}")
    return f"- {table_link(guild, game, message, words)} <#{game.thread or game.channel}> · {state}"


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(GamesCommands())
