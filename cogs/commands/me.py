"""``/me``: a person's own settings, absence, statistics and data."""

from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.acts.away import be_away
from cogs.acts.erasure import forget_person
from cogs.acts.nudge import NUDGE_SETTING
from cogs.acts.reminders import BY_DM
from cogs.delivery.ahead import AHEAD
from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card, Select, SelectOption
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.dispatch import component_handler, respond
from cogs.discord.guild_names import guild_names
from cogs.discord.i18n import AS_DISCORD, LANGUAGE_OR_DISCORD, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.named_values import NamedValues
from cogs.discord.policies import policy_line
from cogs.discord.throttle import slowed
from cogs.lobby.invitations import INVITES, MUTE
from cogs.table.absences import AWAY_MODES
from cogs.table.everywhere import do_everywhere, in_each_guild
from cogs.table.labels import game_name
from cogs.table.rhythm import OFF, ON, RHYTHM, change_rhythm, rhythm_selects, rhythm_text, suggest_zones
from data import leaderboards, personal
from data.errors import Refused
from render import LANGUAGES, OWN_NAMES, words
from rules.kernel import Facts

Here = discord.Interaction[Any]
CONFIRM_LEVELS = ("always", "quick")
"""The setting of when a choice is committed: after *Confirm*, or as soon as it is complete."""
CONFIRM = NamedValues(CONFIRM_LEVELS, lambda level, words: words.text(f"confirm-{level}"))
EXPORT = "export"
DELETE = "delete"
"""The verb of the button that deletes all data about a person."""
MODE = NamedValues(AWAY_MODES, lambda mode, words: words.text(f"away-choose-{mode}"))
"""The way a person's tables go on without them."""
ACTION = NamedValues((EXPORT, DELETE), lambda act, words: words.text(f"data-{act}"))
"""The action on a person's data."""
SHOWN, HIDDEN = "shown", "hidden"
"""The setting of whether the leaderboards show a person."""


async def change_setting(ctx: InteractionContext, setting: str, value: str) -> None:
    """Set one of a person's own settings."""
    if setting in RHYTHM:
        await change_rhythm(ctx, setting, value)
        return
    if value not in {
        "language": (*LANGUAGES, AS_DISCORD),
        "confirm": CONFIRM_LEVELS,
        "stats": (SHOWN, HIDDEN),
        BY_DM: (ON, OFF),
        NUDGE_SETTING: (ON, OFF),
        AHEAD: (ON, OFF),
        INVITES: (ON, OFF),
    }.get(setting, ()):
        raise Refused("no_option", option=value)
    if setting == "language":
        spoken = None if value == AS_DISCORD else value
        await ctx.store(ctx.bot.store.users.change_settings(ctx.user, language=spoken))
        # The answer is in the new language.
        ctx.words = words(ctx.bot.language_of(ctx.interaction))
    else:
        await ctx.store(ctx.bot.store.users.change_settings(ctx.user, **{setting: value}))


async def show_settings(ctx: InteractionContext) -> None:
    """Show a person's settings with a select for each."""
    found, told = await ctx.bot.store.users.settings(ctx.user), ctx.words
    spoken = told.text("me-language", language=OWN_NAMES[told.language])
    # The default comes first, except for the language.
    choices = {
        "language": {**OWN_NAMES, AS_DISCORD: told.text("language-discord")},
        "confirm": {one: told.text(f"confirm-{one}") for one in CONFIRM_LEVELS},
        "stats": {one: told.text(f"stats-{one}") for one in (SHOWN, HIDDEN)},
        BY_DM: {one: told.text(f"me-dm-{one}") for one in (OFF, ON)},
        NUDGE_SETTING: {one: told.text(f"me-nudge-{one}") for one in (ON, OFF)},
        AHEAD: {one: told.text(f"me-ahead-{one}") for one in (OFF, ON)},
        INVITES: {one: told.text(f"me-invites-{one}") for one in (ON, OFF)},
    }
    # Defaults are not stored.
    usual = {setting: next(iter(values)) for setting, values in choices.items()} | {"language": AS_DISCORD}
    rows = tuple(
        Select(
            str(CustomId(ME, 0, setting)),
            told.text("panel-pick"),
            tuple(
                SelectOption(value, label, picked=value == (found.get(setting) or usual[setting]))
                for value, label in values.items()
            ),
        )
        for setting, values in choices.items()
    )
    level = found.get("confirm", CONFIRM_LEVELS[0])
    lines = "\n".join((spoken, told.text("me-confirm", level=level), rhythm_text(found, told)))
    await ctx.show(Card((lines,), rows=(*rows, *rhythm_selects(found, told)), accent=GOLD))


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Change the setting that was picked."""
    if id_.verb == MUTE:
        # This button is on a public message, which must stay.
        await ctx.defer()
        await change_setting(ctx, INVITES, OFF)
        await ctx.say("invites-muted")
        return
    await ctx.defer_update()
    if id_.verb == DELETE:
        await delete(ctx)
        return
    await change_setting(ctx, id_.verb, ctx.value)
    await show_settings(ctx)


SettingsComponent = component_handler(ME, handle_component)


class MeCommands(commands.GroupCog, group_name="me", group_description=localized("command-me")):
    """A person's own settings."""

    @app_commands.command(description=localized("command-me-away"))
    # Limited, because each use posts a message at every table of the person.
    @slowed(5, 60)
    @app_commands.describe(until=localized("param-until"), mode=localized("param-away"))
    @app_commands.autocomplete(mode=MODE.suggest)
    async def away(
        self,
        interaction: Here,
        until: app_commands.Range[str, 1, 20],
        mode: str | None = None,
    ) -> None:
        """Announce an absence from all tables and choose who plays meanwhile."""

        async def noted(ctx: InteractionContext) -> None:
            await ctx.defer()
            await be_away(ctx, until, AWAY_MODES[0] if mode is None else MODE.parse(mode, ctx.words))

        await respond(interaction, noted)

    @app_commands.command(description=localized("command-me-settings"))
    @app_commands.describe(
        language=localized("param-my-language"),
        confirm=localized("param-confirm"),
        zone=localized("param-zone"),
        quiet=localized("param-quiet"),
        remind=localized("param-remind"),
    )
    @app_commands.autocomplete(zone=suggest_zones, language=LANGUAGE_OR_DISCORD.suggest, confirm=CONFIRM.suggest)
    async def settings(
        self,
        interaction: Here,
        language: str | None = None,
        confirm: str | None = None,
        zone: app_commands.Range[str, 1, 50] | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        remind: app_commands.Range[int, 0, 168] | None = None,
    ) -> None:
        """Show or change the person's settings."""

        async def done(ctx: InteractionContext) -> None:
            await ctx.defer()
            # Both are parsed before the first one changes the language.
            spoken = None if language is None else LANGUAGE_OR_DISCORD.parse(language, ctx.words)
            level = None if confirm is None else CONFIRM.parse(confirm, ctx.words)
            for setting, chosen in (("language", spoken), ("confirm", level)):
                if chosen is not None:
                    await change_setting(ctx, setting, chosen)
            for setting, typed in (("zone", zone), ("quiet", quiet), ("remind", remind)):
                if typed is not None:
                    await change_setting(ctx, setting, str(typed))
            await show_settings(ctx)

        await respond(interaction, done)

    @app_commands.command(description=localized("command-me-stats"))
    async def stats(self, interaction: Here) -> None:
        """Show the person's results in this guild."""
        await respond(interaction, show_records)

    @app_commands.command(description=localized("command-me-data"))
    @app_commands.describe(action=localized("param-data"))
    @app_commands.autocomplete(action=ACTION.suggest)
    @slowed(2, 60)
    async def data(self, interaction: Here, action: str) -> None:
        """Send the person their stored data, or delete it."""

        async def acted(ctx: InteractionContext) -> None:
            await ctx.defer()
            await (ask_delete if ACTION.parse(action, ctx.words) == DELETE else give_data)(ctx)

        await respond(interaction, acted)


async def give_data(ctx: InteractionContext) -> None:
    """Send this person all stored data about them as a file."""
    about = await do_everywhere(ctx.bot, ctx.user, EXPORT, {}, lasting=False)
    found = await personal.collected(ctx.bot.store, ctx.user, {**dict.fromkeys(about.missing), **about.results})
    told = ctx.words.text("data-given")
    if about.missing:
        servers = await guild_names(ctx.bot, about.missing, ctx.words)
        told = ctx.words.text("data-partly-given", count=len(about.missing), servers=servers)
    told = "\n".join(filter(None, (told, policy_line(ctx.bot, ctx.words))))
    await ctx.hand_over(told, "stammtisch.json", msgspec.json.format(msgspec.json.encode(found)))


@in_each_guild(EXPORT)
async def data_in_guild(bot: Client, guild: int, user: int, facts: Facts) -> Facts:
    """Return all stored data about a person in a guild."""
    return await personal.collected_in(bot.store, guild, user)


async def ask_delete(ctx: InteractionContext) -> None:
    """Tell this person which data is deleted and which stays, and ask them to confirm."""
    sure = Button(str(CustomId(ME, 0, DELETE)), ctx.words.text("data-sure"), "danger")
    told = filter(None, (ctx.words.text("data-what"), policy_line(ctx.bot, ctx.words)))
    await ctx.show(Card(tuple(told), rows=((sure,),), accent=GOLD))


async def delete(ctx: InteractionContext) -> None:
    """Delete all data about this person."""
    left = await ctx.store(forget_person(ctx.bot, ctx.user, ctx.words.text("data-former")))
    told = ctx.words.text("data-partly", count=left) if left else ctx.words.text("data-done")
    await ctx.show(Card((told,), accent=GOLD))


async def show_records(ctx: InteractionContext) -> None:
    """Show this person's results in this guild, one line a game."""
    await ctx.defer()
    found = await leaderboards.records(ctx.bot.store, ctx.guild, ctx.user)
    lines = [
        ctx.words.text(
            "stats-line",
            game=game_name(one.kind, ctx.words),
            count=one.games,
            wins=one.wins,
            best="–" if one.best is None else one.best,
            points=one.points,
        )
        for one in found
    ]
    await ctx.show(
        Card((ctx.words.text("stats-heading"), "\n".join(lines) or ctx.words.text("stats-none")), accent=GOLD)
    )


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(MeCommands())
