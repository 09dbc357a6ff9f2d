"""``/setup``: the settings of a guild and a check of the bot's permissions, for its managers."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.hooks import HookCommands, press_hook
from cogs.discord.custom_ids import SETUP, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.i18n import LANGUAGE_OR_DISCORD, command, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.discord.own_settings import ON
from cogs.lobby.forum import known_forum, make_tags
from cogs.lobby.guild_settings import (
    LEAGUE_ROLE,
    change_settings,
    language_setting,
    limits_card,
    require_manager,
    respond_to_manager,
    settings_card,
)
from cogs.lobby.host_choices import SPEED, parse_speed
from cogs.lobby.limits import LEAST_CLICKS, LIMITS, MAX_CLICKS, MAX_LIMIT, MAX_WISHES, set_limits
from cogs.lobby.permission_check import Place, check_permissions, show_check
from cogs.table.lookup import find_table, suggest_every_game
from cogs.table.turns import close_game
from cogs.welcome.greeting import follow_language
from data import puzzles, walls
from data.game.outgoing import Say
from rules.kernel import Facts

Here = discord.Interaction[Any]
MAX_ID_DIGITS: Final = 20
"""The maximum number of digits in a Discord id."""
Limit = app_commands.Range[int, 0, MAX_LIMIT]
Clicks = app_commands.Range[int, LEAST_CLICKS, MAX_CLICKS]
Wishes = app_commands.Range[int, 0, MAX_WISHES]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SetupCommands(commands.GroupCog, group_name="setup", group_description=localized("command-setup")):
    """The guild's settings."""

    hooks = HookCommands()

    @command(
        "setup-options",
        no_forum="no-forum",
        speed="usual-speed",
        friendly="usual-friendly",
        no_puzzle="no-puzzle",
        no_wall="no-wall",
        league_role="league-role",
        no_league_role="no-league-role",
    )
    @app_commands.rename(
        no_forum="no-forum",
        no_puzzle="no-puzzle",
        no_wall="no-wall",
        league_role="league-role",
        no_league_role="no-league-role",
    )
    @app_commands.autocomplete(language=LANGUAGE_OR_DISCORD.suggest, speed=SPEED.suggest)
    async def options(
        self,
        interaction: Here,
        language: str | None = None,
        threads: bool | None = None,
        channel: Place | None = None,
        everywhere: bool = False,
        speed: str | None = None,
        forum: discord.ForumChannel | None = None,
        no_forum: bool = False,
        friendly: bool | None = None,
        puzzle: discord.TextChannel | None = None,
        no_puzzle: bool = False,
        wall: discord.TextChannel | None = None,
        no_wall: bool = False,
        league_role: discord.Role | None = None,
        no_league_role: bool = False,
    ) -> None:
        """Change the language of public messages, the use of threads and of a forum, the channels, the default speed,
        whether tables are friendly by default, the channels of the daily puzzle and of the wall, and the role that can
        open leagues, and show them.
        """

        async def done(ctx: InteractionContext) -> None:
            place = None if channel is None else channel.id
            named = language, threads, place, everywhere, speed, forum, no_forum, friendly
            own: dict[str, Any] = {"puzzle": puzzle, "no_puzzle": no_puzzle, "wall": wall, "no_wall": no_wall}
            role = None if league_role is None else league_role.id
            await change_options(ctx, *named, **own, league_role=role, no_league_role=no_league_role)

        await respond_to_manager(interaction, done)

    @command("setup-check", channel="check-channel")
    async def check(self, interaction: Here, channel: Place | None = None) -> None:
        """Show the permissions that are missing in a channel."""
        await respond_to_manager(interaction, lambda ctx: check_permissions(ctx, channel))

    @command("setup-limits", **{key: f"limit-{key}" for key in LIMITS})
    async def limits(
        self,
        interaction: Here,
        tables: Limit | None = None,
        lobbies: Limit | None = None,
        guild_tables: Limit | None = None,
        computer_tables: Limit | None = None,
        notes: Limit | None = None,
        openings: Limit | None = None,
        clicks: Clicks | None = None,
        wishes: Wishes | None = None,
        leagues: Limit | None = None,
    ) -> None:
        """Change the limits of one person and of the guild, and show them."""
        given = {
            "tables": tables,
            "lobbies": lobbies,
            "guild_tables": guild_tables,
            "computer_tables": computer_tables,
            "notes": notes,
            "openings": openings,
            "clicks": clicks,
            "wishes": wishes,
            "leagues": leagues,
        }
        await respond_to_manager(interaction, lambda ctx: change_limits(ctx, given))

    @command("setup-close", name="close-game")
    @app_commands.autocomplete(game=suggest_every_game)
    async def close_game(self, interaction: Here, game: str) -> None:
        """End a game without a result."""
        await respond_to_manager(interaction, lambda ctx: close_by_manager(ctx, game))


async def change_limits(ctx: InteractionContext, given: Mapping[str, int | None]) -> None:
    """Change the given limits of the guild and show all of them."""
    await ctx.defer()
    settings = await set_limits(ctx, {key: most for key, most in given.items() if most is not None})
    await ctx.show(limits_card(settings, ctx.words))


async def change_options(
    ctx: InteractionContext,
    language: str | None = None,
    threads: bool | None = None,
    channel: int | None = None,
    everywhere: bool = False,
    speed: str | None = None,
    forum: discord.ForumChannel | None = None,
    no_forum: bool = False,
    friendly: bool | None = None,
    *,
    puzzle: discord.TextChannel | None = None,
    no_puzzle: bool = False,
    wall: discord.TextChannel | None = None,
    no_wall: bool = False,
    league_role: int | None = None,
    no_league_role: bool = False,
) -> None:
    """Change the given settings of the guild and show all of them."""
    await ctx.defer()
    before = await change_settings(ctx)
    changes: dict[str, Any] = {}
    if language is not None:
        changes["language"] = language_setting(LANGUAGE_OR_DISCORD.parse(language, ctx.words))
    switched = {"threads": threads, "friendly": friendly}
    # Do not store defaults, so that a changed default applies here too.
    changes |= {key: on or None for key, on in switched.items() if on is not None}
    if speed is not None:
        changes["speed"] = SPEED.parse(speed, ctx.words)
    if everywhere:
        changes["channels"] = None
    elif channel is not None:
        # A repeated command must not remove the channel. The select of the card does that.
        listed = before.get("channels") or []
        changes["channels"] = [*listed, *{channel}.difference(listed)]
    if no_forum or forum is not None:
        changes |= await _forum_setting(ctx, None if no_forum or forum is None else forum.id, before)
    if no_league_role or league_role is not None:
        changes[LEAGUE_ROLE] = None if no_league_role else league_role
    if no_puzzle or puzzle is not None:
        await _set_puzzle(ctx, None if no_puzzle or puzzle is None else puzzle.id)
    if no_wall or wall is not None:
        await _set_wall(ctx, None if no_wall or wall is None else wall.id)
    await _show_settings(ctx, before, await change_settings(ctx, **changes))


async def _show_settings(ctx: InteractionContext, before: Facts, settings: Facts) -> None:
    """Show the changed settings of the guild, then its greeting and lobbies in the new language, if that changed."""
    await ctx.show(settings_card(settings, ctx.words))
    if settings.get("language") != before.get("language"):
        await walls.touch_wall(ctx.bot.store, ctx.guild)
    await follow_language(ctx, before, settings)


async def close_by_manager(ctx: InteractionContext, named: str) -> None:
    """End a game without a result and announce it at its table."""
    await ctx.defer()
    require_manager(ctx)
    game = await find_table(ctx, named)
    # Not by ``ctx.table``, which refuses a table whose channel the person can't see. A deleted channel's tables can be
    # closed too.
    async with ctx.bot.tables.transaction(ctx.guild, game, interaction=ctx.id) as session:
        close_game(session, ctx.user)
        session.enqueue(Say("close-said", {"name": escaped(ctx.name)}))
    ctx.committed = True
    await ctx.say("close-done", game=f"#{game}")


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Apply the clicked control and show the card again."""
    await ctx.defer_update()
    require_manager(ctx)
    before = await change_settings(ctx)
    match id_.verb:
        case "limits" | "limit" | "most":
            await _change_limits(ctx, id_)
            return
        case "check":
            await show_check(ctx, None)
            return
        case "settings":
            settings = before
        case "language":
            settings = await change_settings(ctx, language=language_setting(ctx.value))
        case "speed":
            settings = await change_settings(ctx, speed=parse_speed(ctx.value))
        case "channels" | "forum" | "puzzle" | "wall":
            settings = await _change_channels(ctx, id_.verb, before)
        case "role":
            settings = await change_settings(ctx, **{LEAGUE_ROLE: _own_role(ctx)})
        case "threads" | "friendly":
            # Do not store defaults, so that a changed default applies here too.
            settings = await change_settings(ctx, **{id_.verb: id_.rest == ON or None})
        case "hooktest" | "hookremove":
            await press_hook(ctx, id_)
            return
        case _:
            raise OutdatedComponent(id_.verb)
    await _show_settings(ctx, before, settings)


async def _change_channels(ctx: InteractionContext, verb: str, before: Facts) -> Facts:
    """Set the picked channels: those for games, the forum, or the one of the daily puzzle or of the wall."""
    picked = _own_channels(ctx, discord.TextChannel if verb in ("puzzle", "wall") else object)
    first = next(iter(picked), None)
    if verb == "channels":
        return await change_settings(ctx, channels=picked or None)
    if verb == "forum":
        return await change_settings(ctx, **await _forum_setting(ctx, first, before))
    await (_set_puzzle if verb == "puzzle" else _set_wall)(ctx, first)
    return await change_settings(ctx)


async def _forum_setting(ctx: InteractionContext, picked: int | None, before: Facts) -> dict[str, Any]:
    """Return the changed settings for a forum that gets the games (None: no forum). Its tags are made at once."""
    if picked is None:
        return {"forum": None, "forum_tags": None}
    forum = known_forum(ctx.bot, ctx.guild, picked)
    if forum is None:
        raise OutdatedComponent("no forum of this guild")
    return {"forum": picked, "forum_tags": await make_tags(ctx, forum, before)}


async def _set_puzzle(ctx: InteractionContext, channel: int | None) -> None:
    """Post the puzzle of the day in a channel from now on, or nowhere."""
    await ctx.store(puzzles.set_channel(ctx.bot.store, ctx.guild, channel))


async def _set_wall(ctx: InteractionContext, channel: int | None) -> None:
    """Show the wall in a channel from now on, or nowhere."""
    await ctx.store(walls.set_channel(ctx.bot.store, ctx.guild, channel))


def _own_channels(ctx: InteractionContext, type_: type[Any] = object) -> list[int]:
    """Return the picked channels; OutdatedComponent for a channel of another guild or another type."""
    picked, guild = [_number(channel) for channel in ctx.values], ctx.interaction.guild
    found = [None if guild is None else guild.get_channel(channel) for channel in picked]
    if any(channel is None or not isinstance(channel, type_) for channel in found):
        raise OutdatedComponent("a channel of another guild or type")
    return picked


def _own_role(ctx: InteractionContext) -> int | None:
    """Return the picked role, None without one; OutdatedComponent for a role of another guild."""
    picked, guild = [_number(role) for role in ctx.values], ctx.interaction.guild
    if any(guild is None or guild.get_role(role) is None for role in picked):
        raise OutdatedComponent("a role of another guild")
    return next(iter(picked), None)


def _number(text: str) -> int:
    """Return the picked value as a number; OutdatedComponent if it is not one."""
    if not (text.isdecimal() and len(text) <= MAX_ID_DIGITS):
        raise OutdatedComponent(text)
    return int(text)


async def _change_limits(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the limits, with the picked limit's numbers; set that limit first if a number was picked."""
    shown = id_.rest if id_.verb == "most" else ctx.value if id_.verb == "limit" else ""
    if shown and shown not in LIMITS:
        raise OutdatedComponent(shown)
    settings = await set_limits(ctx, {shown: _number(ctx.value)} if id_.verb == "most" else {})
    await ctx.show(limits_card(settings, ctx.words, shown))


SetupComponent = component_handler(SETUP, handle_component)
