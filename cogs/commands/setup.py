"""``/setup``: what whoever manages a guild decides for all, and whether the bot can do its work there."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.places import call_again
from cogs.discord.components import GOLD, Card
from cogs.discord.dispatch import respond
from cogs.discord.i18n import AS_DISCORD, language_choices, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.discord.permissions import USED, missing_permissions
from cogs.lobby.limits import LIMITS, MAX_LIMIT, limit
from cogs.table.lookup import find_table, game_title, suggest_games
from cogs.table.turns import close_game
from data import queries
from data.errors import Refused
from render import words

Here = discord.Interaction[Any]
Limit = app_commands.Range[int, 0, MAX_LIMIT]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SetupCommands(commands.GroupCog, group_name="setup", group_description=localized("command-setup")):
    """The guild's settings."""

    async def interaction_check(self, interaction: Here, /) -> bool:
        """Let in whoever may manage the guild: what Discord shows to whom can be set otherwise, and by mistake."""
        allowed = interaction.permissions.manage_guild
        if not allowed:
            await respond(interaction, _say_managers_only)
        return allowed

    @app_commands.command(description=localized("command-setup-options"))
    @app_commands.describe(
        language=localized("param-language"),
        threads=localized("param-threads"),
        channel=localized("param-channel"),
        everywhere=localized("param-everywhere"),
    )
    @app_commands.choices(language=language_choices())
    async def options(
        self,
        interaction: Here,
        language: app_commands.Choice[str] | None = None,
        threads: bool | None = None,
        channel: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        """Set the language of public messages, threads, and the channels for games; show them all."""

        async def done(ctx: InteractionContext) -> None:
            code = None if language is None else language.value
            await change_options(ctx, code, threads, None if channel is None else channel.id, everywhere)

        await respond(interaction, done)

    @app_commands.command(description=localized("command-setup-check"))
    @app_commands.describe(channel=localized("param-check-channel"))
    async def check(self, interaction: Here, channel: discord.TextChannel | None = None) -> None:
        """Say which permissions are missing in a channel."""
        await respond(interaction, lambda ctx: check_permissions(ctx, channel))

    @app_commands.command(description=localized("command-setup-limits"))
    @app_commands.describe(
        tables=localized("param-limit-tables"),
        lobbies=localized("param-limit-lobbies"),
        guild_tables=localized("param-limit-guild_tables"),
        computer_tables=localized("param-limit-computer_tables"),
        notes=localized("param-limit-notes"),
    )
    async def limits(
        self,
        interaction: Here,
        tables: Limit | None = None,
        lobbies: Limit | None = None,
        guild_tables: Limit | None = None,
        computer_tables: Limit | None = None,
        notes: Limit | None = None,
    ) -> None:
        """Set how much one person, and the guild, may have going at a time; show all of it."""
        given = {
            "tables": tables,
            "lobbies": lobbies,
            "guild_tables": guild_tables,
            "computer_tables": computer_tables,
            "notes": notes,
        }
        await respond(interaction, lambda ctx: change_limits(ctx, given))

    @app_commands.command(name="close-game", description=localized("command-setup-close"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def close_game(self, interaction: Here, game: str) -> None:
        """End a game without a result."""
        await respond(interaction, lambda ctx: close_by_manager(ctx, game))


async def _say_managers_only(ctx: InteractionContext) -> None:
    raise Refused("manage_guild")


async def change_limits(ctx: InteractionContext, given: Mapping[str, int | None]) -> None:
    """Change the guild's limits as far as they are given, and show all of them."""
    await ctx.defer()
    changes = {f"limit_{key}": most for key, most in given.items() if most is not None}
    if changes:
        await queries.set_settings(ctx.bot.store, ctx.guild, **changes)
    now = await queries.settings(ctx.bot.store, ctx.guild)
    lines = [ctx.words.text(f"limit-{key}", most=limit(now, key)) for key in LIMITS]
    await ctx.show(Card(("\n".join([ctx.words.text("limits-heading"), *lines]),), accent=GOLD))


async def change_options(
    ctx: InteractionContext, language: str | None, threads: bool | None, channel: int | None, everywhere: bool
) -> None:
    """Change the guild's settings as far as they are given, and show all of them."""
    await ctx.defer()
    store = ctx.bot.store
    now = await queries.settings(store, ctx.guild)
    changes: dict[str, Any] = {}
    if language is not None:
        changes["language"] = None if language == AS_DISCORD else language
    if threads is not None:
        changes["threads"] = threads or None
    if everywhere:
        changes["channels"] = None
    elif channel is not None:
        before = now.get("channels", [])
        changes["channels"] = [one for one in before if one != channel] if channel in before else [*before, channel]
    if changes:
        now = await queries.set_settings(store, ctx.guild, **changes)
    code, channels = now.get("language"), now.get("channels") or ()
    lines = (
        ctx.words.text("setup-heading"),
        ctx.words.text("setup-language", language=words(code).text("language-name") if code else "Discord"),
        ctx.words.text("setup-threads", on="yes" if now.get("threads") else "no"),
        ctx.words.text("setup-channels", count=len(channels), channels=", ".join(f"<#{one}>" for one in channels)),
    )
    await ctx.show(Card(("\n".join(lines),), accent=GOLD))


async def check_permissions(ctx: InteractionContext, channel: discord.TextChannel | None) -> None:
    """Say of every permission whether the bot has it, and what is missing without it; and whether messages are late."""
    await ctx.defer()
    guild = ctx.interaction.guild
    if channel is None or guild is None or guild.me is None:
        held = ctx.interaction.app_permissions
        channel_id = ctx.channel
    else:
        held, channel_id = channel.permissions_for(guild.me), channel.id
    if channel_id in await ctx.bot.closed.of(ctx.guild) and not missing_permissions(held):
        await call_again(ctx.bot, ctx.guild, channel_id)
    lines = [ctx.words.text("check-heading", channel=f"<#{channel_id}>")]
    absent = [name for name in USED if not getattr(held, name)]
    lines += [
        f"{'❌' if name in absent else '✅'} **{ctx.words.text(f'permission-{name}')}**"
        + (f" — {ctx.words.text(f'permission-{name}-why')}" if name in absent else "")
        for name in USED
    ]
    lines.append(ctx.words.text("check-missing" if absent else "check-good", count=len(absent)))
    if late := await queries.overdue_messages(ctx.bot.store, ctx.guild):
        lines.append(ctx.words.text("check-late", count=late))
    await ctx.show(Card(("\n".join(lines),), accent=GOLD))


async def close_by_manager(ctx: InteractionContext, named: str) -> None:
    """End a game without a result, and say so at its table."""
    await ctx.defer()
    game = await find_table(ctx, named)
    async with ctx.table(game, change=True) as session:
        close_game(session, ctx.user)
        session.enqueue(
            "say", {"key": "close-said", "args": {"name": escaped(ctx.name), "game": game_title(session.game)}}
        )
    await ctx.say("close-done", game=f"#{game}")


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(SetupCommands())
