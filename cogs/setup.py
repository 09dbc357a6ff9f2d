"""``/setup``: what whoever manages a guild decides for all, and whether the bot can do its work there."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import escape_markdown

from cogs import where
from cogs.board import GOLD
from cogs.layout import Card
from cogs.me import AS_DISCORD, languages
from cogs.speech import said
from cogs.turns import close
from cogs.visit import Visit, answered, missing
from data import records
from render import words

Here = discord.Interaction[Any]

PERMISSIONS = (
    "view_channel",
    "send_messages",
    "attach_files",
    "read_message_history",
    "send_messages_in_threads",
    "create_public_threads",
)
"""What the bot needs in a channel; the last two for games in threads."""


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Setup(commands.GroupCog, group_name="setup", group_description=said("command-setup")):
    """The guild's settings."""

    @app_commands.command(description=said("command-setup-options"))
    @app_commands.describe(
        language=said("param-language"),
        threads=said("param-threads"),
        channel=said("param-channel"),
        everywhere=said("param-everywhere"),
    )
    @app_commands.choices(language=languages())
    async def options(
        self,
        interaction: Here,
        language: app_commands.Choice[str] | None = None,
        threads: bool | None = None,
        channel: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        """Set the language of public messages, threads, and the channels for games; show them all."""

        async def done(visit: Visit) -> None:
            code = None if language is None else language.value
            await set_options(visit, code, threads, None if channel is None else channel.id, everywhere)

        await answered(interaction, done)

    @app_commands.command(description=said("command-setup-check"))
    @app_commands.describe(channel=said("param-check-channel"))
    async def check(self, interaction: Here, channel: discord.TextChannel | None = None) -> None:
        """Say which permissions are missing in a channel."""
        await answered(interaction, lambda visit: checked(visit, channel))

    @app_commands.command(name="close-game", description=said("command-setup-close"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def close_game(self, interaction: Here, game: str) -> None:
        """End a game without a result."""
        await answered(interaction, lambda visit: closed(visit, game))


async def set_options(
    visit: Visit, language: str | None, threads: bool | None, channel: int | None, everywhere: bool
) -> None:
    """Change the guild's settings as far as they are given, and show all of them."""
    await visit.wait()
    store = visit.bot.store
    now = await records.settings(store, visit.guild)
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
        now = await records.set_settings(store, visit.guild, **changes)
    code, channels = now.get("language"), now.get("channels") or ()
    lines = (
        visit.words.text("setup-heading"),
        visit.words.text("setup-language", language=words(code).text("language-name") if code else "Discord"),
        visit.words.text("setup-threads", on="yes" if now.get("threads") else "no"),
        visit.words.text("setup-channels", count=len(channels), channels=", ".join(f"<#{one}>" for one in channels)),
    )
    await visit.show(Card(("\n".join(lines),), accent=GOLD))


async def checked(visit: Visit, channel: discord.TextChannel | None) -> None:
    """Say of every permission whether the bot has it, and what is missing without it."""
    guild = visit.interaction.guild
    if channel is None or guild is None or guild.me is None:
        held = visit.interaction.app_permissions
        place = visit.channel
    else:
        held, place = channel.permissions_for(guild.me), channel.id
    if place in visit.bot.closed and not missing(held):
        await call_again(visit, place)
    lines = [visit.words.text("check-heading", channel=f"<#{place}>")]
    absent = [name for name in PERMISSIONS if not getattr(held, name)]
    lines += [
        f"{'❌' if name in absent else '✅'} **{visit.words.text(f'permission-{name}')}**"
        + (f" — {visit.words.text(f'permission-{name}-why')}" if name in absent else "")
        for name in PERMISSIONS
    ]
    lines.append(visit.words.text("check-missing" if absent else "check-good", count=len(absent)))
    await visit.show(Card(("\n".join(lines),), accent=GOLD))


async def call_again(visit: Visit, place: int) -> None:
    """Have the turns called at once that could not be called while a channel refused our messages."""
    del visit.bot.closed[place]
    for game in await records.games(visit.bot.store, visit.guild, channel=place):
        if game.phase == "running":
            async with visit.bot.tables.hold(visit.guild, game.id) as live:
                live.post("turn", {}, topic="turn")


async def closed(visit: Visit, named: str) -> None:
    """End a game without a result, and say so at its table."""
    await visit.wait()
    game = await where.table(visit, named)
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        close(live, visit.user)
        live.post(
            "say", {"key": "close-said", "args": {"name": escape_markdown(visit.name), "game": where.title(live.game)}}
        )
    await visit.say("close-done", game=f"#{game}")


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Setup())
