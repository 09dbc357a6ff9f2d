"""``/leaderboard``: the best players of a game on this server."""

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, Card, Picture
from cogs.discord.dispatch import respond
from cogs.discord.i18n import command
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.discord.throttle import slowed
from cogs.discord.titles import game_name
from cogs.table.labels import KIND
from cogs.table.opponents import level_name
from cogs.workers.renderer import load_drawing_module
from data import leaderboards
from data.leaderboards import LeaderboardRow
from render import Words

if TYPE_CHECKING:
    from render.leaderboard import Line


class LeaderboardCommand(commands.Cog):
    """Shows leaderboards."""

    @command("leaderboard", game="game-kind")
    @app_commands.autocomplete(game=KIND.suggest)
    @slowed(5, 30)
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction[Any], game: str, show: bool = False) -> None:
        """Show the best players of a game on this server."""

        async def shown(ctx: InteractionContext) -> None:
            await ctx.defer(public=show)
            await show_leaderboard(ctx, KIND.parse(game, ctx.words), public=show)

        await respond(interaction, shown)


async def show_leaderboard(ctx: InteractionContext, kind: str, *, public: bool) -> None:
    """Show the best players of a game as a picture, with the same facts as alternative text."""
    await load_drawing_module("render.leaderboard")
    from render.leaderboard import leaderboard_png

    ranked = await leaderboards.leaderboard(ctx.bot.store, ctx.guild, kind)
    title = ctx.words.text("leaderboard-heading", game=game_name(kind, ctx.words))
    if not ranked:
        await ctx.show(Card((f"### {title}", ctx.words.text("leaderboard-none")), accent=GOLD))
        return
    lines = board_lines(ranked, ctx.words)
    data = await ctx.bot.renderer.draw(
        ("leaderboard", ctx.id), partial(leaderboard_png, kind, title, lines), guild=ctx.guild, public=public
    )
    below = (ctx.words.text("leaderboard-how"),)
    # Discord renders Markdown in a message, but not in a picture's alternative text. So escape the names.
    if data is None:
        listed = told_lines([line._replace(name=escaped(line.name)) for line in lines])
        await ctx.show(Card((f"### {title}", listed), below, accent=GOLD))
        return
    picture = Picture(f"{kind}-{ctx.id}.png", told_lines(lines), data)
    await ctx.show(Card((f"### {title}",), below, picture=picture, accent=GOLD))


def told_lines(lines: "list[Line]") -> str:
    """Return the lines of a leaderboard as text."""
    return "\n".join(f"{line.rank}. {line.name}: {line.points} ({line.detail})" for line in lines)


def board_lines(ranked: tuple[LeaderboardRow, ...], words: Words) -> "list[Line]":
    """Return the first lines of a leaderboard. Equal points have an equal rank."""
    from render.leaderboard import MOST, Line

    points = [row.points for row in ranked]
    return [
        Line(
            points.index(row.points) + 1,
            _shown_name(row, words),
            row.points,
            words.text("leaderboard-detail", count=row.games, wins=row.wins),
        )
        for row in ranked[:MOST]
    ]


def _shown_name(row: LeaderboardRow, words: Words) -> str:
    """Return a person's name, or the name of a computer level."""
    if row.level is None:
        return row.name
    return words.text("leaderboard-computer", level=level_name(row.level, words))
