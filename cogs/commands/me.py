"""``/me``: a person's own settings, absence, statistics and data."""

from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import schedule
from cogs.acts.away import be_away
from cogs.acts.erasure import forget_person
from cogs.discord.client import Client
from cogs.discord.components import GOLD, Button, Card, Select, SelectOption
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.declarations import import_modules
from cogs.discord.dispatch import component_handler, respond
from cogs.discord.guild_names import guild_names
from cogs.discord.i18n import LANGUAGE_OR_DISCORD, LANGUAGE_SETTING, command, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.named_values import NamedValues
from cogs.discord.own_settings import OFF, ON, OWN_SETTINGS, OwnSetting, own_setting
from cogs.discord.policies import policy_line
from cogs.discord.throttle import slowed
from cogs.discord.titles import game_name
from cogs.lobby.invitations import INVITES, MUTE
from cogs.panel.details import DETAILS, OFFER
from cogs.panel.handlers import CONFIRM
from cogs.puzzles.daily import day_at
from cogs.reminders.settings import RHYTHM, change_rhythm, rhythm_selects, rhythm_text, suggest_zones
from cogs.table.absences import AWAY_MODES
from cogs.table.everywhere import do_everywhere, in_each_guild
from data import leaderboards, personal
from data.errors import Refused
from data.puzzles import puzzle_record
from render import OWN_NAMES, Words, words
from rules.kernel import Facts

Here = discord.Interaction[Any]
CONFIRM_LEVEL = NamedValues(CONFIRM.values, CONFIRM.name)
"""The value of *confirm* that a command names."""
EXPORT = "export"
DELETE = "delete"
"""The verb of the button that deletes all data about a person."""
MODE = NamedValues(AWAY_MODES, lambda mode, words: words.text(f"away-choose-{mode}"))
"""The way a person's tables go on without them."""
ACTION = NamedValues((EXPORT, DELETE), lambda act, words: words.text(f"data-{act}"))
"""The action on a person's data."""
own_setting("stats", ("shown", "hidden"), lambda value, words: words.text(f"stats-{value}"), place=3)
"""The setting of whether the leaderboards show a person (``data/leaderboards.py``)."""

# Each module declares its settings. The schedule imports all packages below it.
import_modules(schedule)


async def change_setting(ctx: InteractionContext, key: str, value: str) -> None:
    """Set one of a person's own settings."""
    if key in RHYTHM:
        await change_rhythm(ctx, key, value)
        return
    setting = OWN_SETTINGS.get(key)
    if setting is None or value not in setting.values:
        raise Refused("no_option", option=value)
    changes = {key: None if value == setting.default else value}
    await ctx.store(ctx.bot.store.users.change_settings(ctx.user, **changes))
    # The answer to a changed language is in the new one.
    ctx.words = words(ctx.bot.language_of(ctx.interaction))


def setting_select(setting: OwnSetting, settings: Facts, catalogue: Words) -> Select:
    """Return the select of a setting, with the person's value picked."""
    chosen = setting.of(settings)
    options = [SelectOption(value, setting.name(value, catalogue), picked=value == chosen) for value in setting.values]
    return Select(str(CustomId(ME, 0, setting.key)), catalogue.text("panel-pick"), tuple(options))


async def show_settings(ctx: InteractionContext) -> None:
    """Show a person's settings with a select for each."""
    settings = await ctx.bot.store.users.settings(ctx.user)
    spoken = ctx.words.text("me-language", language=OWN_NAMES[ctx.words.language])
    confirmed = ctx.words.text("me-confirm", level=CONFIRM.of(settings))
    ordered = sorted(OWN_SETTINGS.values(), key=lambda setting: setting.place)
    selects = (setting_select(setting, settings, ctx.words) for setting in ordered)
    lines = "\n".join((spoken, confirmed, rhythm_text(settings, ctx.words)))
    await ctx.show(Card((lines,), rows=(*selects, *rhythm_selects(settings, ctx.words)), accent=GOLD))


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Change the setting that was picked."""
    # These buttons are on messages that must stay.
    if id_.verb == MUTE:
        await ctx.defer()
        await change_setting(ctx, INVITES.key, OFF)
        await ctx.say("invites-muted")
        return
    if id_.verb == OFFER:
        await ctx.defer()
        value = OFF if id_.rest == OFF else ON
        await change_setting(ctx, DETAILS.key, value)
        await ctx.tell(ctx.words.text(f"details-{value}"))
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

    @command("me-away", mode="away")
    # Limited, because each use posts a message at every table of the person.
    @slowed(5, 60)
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

    @command("me-settings", language="my-language")
    @app_commands.autocomplete(zone=suggest_zones, language=LANGUAGE_OR_DISCORD.suggest, confirm=CONFIRM_LEVEL.suggest)
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
            changes = {
                LANGUAGE_SETTING.key: None if language is None else LANGUAGE_OR_DISCORD.parse(language, ctx.words),
                CONFIRM.key: None if confirm is None else CONFIRM_LEVEL.parse(confirm, ctx.words),
                "zone": zone,
                "quiet": quiet,
                "remind": remind,
            }
            for key, value in changes.items():
                if value is not None:
                    await change_setting(ctx, key, str(value))
            await show_settings(ctx)

        await respond(interaction, done)

    @command("me-stats")
    async def stats(self, interaction: Here) -> None:
        """Show the person's results in this guild."""
        await respond(interaction, show_records)

    @command("me-data", action="data")
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
    stored = await personal.collected(ctx.bot.store, ctx.user, {**dict.fromkeys(about.missing), **about.results})
    sentence = ctx.words.text("data-given")
    if about.missing:
        servers = await guild_names(ctx.bot, about.missing, ctx.words)
        sentence = ctx.words.text("data-partly-given", count=len(about.missing), servers=servers)
    sentence = "\n".join(filter(None, (sentence, policy_line(ctx.bot, ctx.words))))
    await ctx.hand_over(sentence, "stammtisch.json", msgspec.json.format(msgspec.json.encode(stored)))


@in_each_guild(EXPORT)
async def data_in_guild(bot: Client, guild: int, user: int, facts: Facts) -> Facts:
    """Return all stored data about a person in a guild."""
    return await personal.collected_in(bot.store, guild, user)


async def ask_delete(ctx: InteractionContext) -> None:
    """Tell this person which data is deleted and which stays, and ask them to confirm."""
    sure = Button(str(CustomId(ME, 0, DELETE)), ctx.words.text("data-sure"), "danger")
    texts = filter(None, (ctx.words.text("data-what"), policy_line(ctx.bot, ctx.words)))
    await ctx.show(Card(tuple(texts), rows=((sure,),), accent=GOLD))


async def delete(ctx: InteractionContext) -> None:
    """Delete all data about this person."""
    left = await ctx.store(forget_person(ctx.bot, ctx.user, ctx.words.text("data-former")))
    sentence = ctx.words.text("data-partly", count=left) if left else ctx.words.text("data-done")
    await ctx.show(Card((sentence,), accent=GOLD))


async def show_records(ctx: InteractionContext) -> None:
    """Show this person's results in this guild, one line a game, and their puzzles."""
    await ctx.defer()
    records = await leaderboards.records(ctx.bot.store, ctx.guild, ctx.user)
    lines = [
        ctx.words.text(
            "stats-line",
            game=game_name(record.kind, ctx.words),
            count=record.games,
            wins=record.wins,
            best="–" if record.best is None else record.best,
            points=record.points,
        )
        for record in records
    ]
    solved = await puzzle_record(ctx.bot.store, ctx.guild, ctx.user, day_at(ctx.bot.store.clock()))
    if solved.answered:
        facts = {"count": solved.answered, "solved": solved.solved, "streak": solved.streak, "longest": solved.longest}
        lines.append(ctx.words.text("stats-puzzles", **facts))
    await ctx.show(
        Card((ctx.words.text("stats-heading"), "\n".join(lines) or ctx.words.text("stats-none")), accent=GOLD)
    )
