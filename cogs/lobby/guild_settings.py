"""What whoever manages a guild decides for all, as two cards to tap: how games are played here, and the limits.

Everything on them can be typed as well (``/setup options``, ``/setup limits``); a limit that is not among the usual
numbers only there.
"""

from collections.abc import Mapping
from typing import Any, Final

from cogs.discord.components import GOLD, MAX_OPTIONS, Button, Card, Row, Select, SelectOption
from cogs.discord.custom_ids import SETUP, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.i18n import AS_DISCORD
from cogs.discord.interaction import InteractionContext
from cogs.lobby.limits import LIMITS, bounds, limit, set_limits
from cogs.lobby.permission_check import show_check
from cogs.lobby.speed import parse_speed, usual_speed
from cogs.table.schedule import SPEEDS
from data import queries
from data.errors import Refused
from render import LANGUAGES, Words, words
from rules.kernel import Facts

MAX_ID_DIGITS: Final = 20
"""As many digits an id of Discord's may have."""
USUAL_LIMITS: Final = (0, 1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1_000)
"""What can be tapped of a limit, as far as it goes."""


def _id(verb: str, rest: str = "") -> str:
    return str(CustomId(SETUP, 0, verb, rest=rest))


def settings_card(settings: Facts, catalogue: Words) -> Card:
    """Return how games are played in a guild, with a control for each of it."""
    code, channels = settings.get("language"), tuple(settings.get("channels") or ())
    spoken = words(code).text("language-name") if code else "Discord"
    speed = usual_speed(settings)
    lines = (
        catalogue.text("setup-heading"),
        catalogue.text("setup-language", language=spoken),
        catalogue.text("setup-threads", on="yes" if settings.get("threads") else "no"),
        catalogue.text("setup-channels", count=len(channels), channels=", ".join(f"<#{one}>" for one in channels)),
        catalogue.text("setup-speed", speed=catalogue.text(f"speed-{speed}")),
    )
    named = {one: words(one).text("language-name") for one in LANGUAGES}
    languages = {**named, AS_DISCORD: catalogue.text("setup-language-discord")}
    rows: tuple[Row, ...] = (
        _select("language", catalogue.text("setup-choose-language"), languages, code or AS_DISCORD),
        # None picked: games may be played everywhere.
        Select(_id("channels"), catalogue.text("setup-choose-channels"), (), 0, MAX_OPTIONS, channels),
        _select(
            "speed",
            catalogue.text("setup-choose-speed"),
            {one: catalogue.text(f"speed-{one}") for one in SPEEDS},
            speed,
        ),
        (
            Button(_id("threads"), catalogue.text("setup-turn-threads", on="no" if settings.get("threads") else "yes")),
            Button(_id("limits"), catalogue.text("setup-open-limits")),
            Button(_id("check"), catalogue.text("setup-open-check")),
        ),
    )
    return Card(("\n".join(lines),), rows=rows, accent=GOLD)


def limits_card(settings: Facts, catalogue: Words, shown: str = "") -> Card:
    """Return the guild's limits with a select of them, and of the limit that is ``shown`` a select of numbers."""
    now = {key: limit(settings, key) for key in LIMITS}
    lines = [catalogue.text(f"limit-{key}", most=str(most)) for key, most in now.items()]
    entries = {key: catalogue.text(f"limit-{key}", most=str(most)) for key, most in now.items()}
    rows: list[Row] = [_select("limit", catalogue.text("limits-choose"), entries, shown)]
    if shown:
        low, high = bounds(shown)
        # The limit that holds is always among them, or the select would show none.
        numbers = sorted({now[shown], *(one for one in USUAL_LIMITS if low <= one <= high)})
        offered = {str(one): str(one) for one in numbers}
        rows.append(_select("most", catalogue.text("limits-number"), offered, str(now[shown]), shown))
    rows.append((Button(_id("settings"), catalogue.text("setup-open-settings")),))
    listed = "\n".join(
        [catalogue.text("limits-heading"), *(f"- {line}" for line in lines), catalogue.text("limits-typed")]
    )
    return Card((listed,), rows=tuple(rows), accent=GOLD)


def _select(verb: str, placeholder: str, values: Mapping[str, str], now: str, rest: str = "") -> Select:
    entries = tuple(SelectOption(value, label, picked=value == now) for value, label in values.items())
    return Select(_id(verb, rest), placeholder, entries)


def require_manager(ctx: InteractionContext) -> None:
    """Raise Refused unless this person may manage the guild: what Discord shows to whom can be set otherwise."""
    if not ctx.interaction.permissions.manage_guild:
        raise Refused("manage_guild")


async def change_settings(ctx: InteractionContext, **changes: Any) -> Facts:
    """Change settings of the guild (None: back to the usual), and return all of them."""
    if changes:
        return await queries.set_settings(ctx.bot.store, ctx.guild, **changes)
    return await queries.settings(ctx.bot.store, ctx.guild)


def language_setting(value: str) -> str | None:
    """Return a language as it is set, None for the one that Discord is set to; Refused if there is none."""
    if value not in (*LANGUAGES, AS_DISCORD):
        raise Refused("no_option", option=value)
    return None if value == AS_DISCORD else value


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Set what was tapped, and show the card anew."""
    await ctx.defer_update()
    require_manager(ctx)
    match id_.verb:
        case "limits" | "limit" | "most":
            await _change_limits(ctx, id_)
            return
        case "check":
            await show_check(ctx, None)
            return
        case "settings":
            settings = await change_settings(ctx)
        case "language":
            settings = await change_settings(ctx, language=language_setting(ctx.value))
        case "speed":
            settings = await change_settings(ctx, speed=parse_speed(ctx.value))
        case "channels":
            settings = await change_settings(ctx, channels=_own_channels(ctx) or None)
        case "threads":
            now = await change_settings(ctx)
            # What is as usual is not kept, so that another usual way would hold there too.
            settings = await change_settings(ctx, threads=not now.get("threads") or None)
        case _:
            raise OutdatedComponent(id_.verb)
    await ctx.show(settings_card(settings, ctx.words))


def _own_channels(ctx: InteractionContext) -> list[int]:
    """Return the channels that were picked; OutdatedComponent for one that the guild does not have."""
    picked, guild = [_number(one) for one in ctx.values], ctx.interaction.guild
    if guild is None or any(guild.get_channel(one) is None for one in picked):
        raise OutdatedComponent("a channel of another guild")
    return picked


def _number(text: str) -> int:
    """Return a number that was picked; OutdatedComponent if it is none."""
    if not (text.isdecimal() and len(text) <= MAX_ID_DIGITS):
        raise OutdatedComponent(text)
    return int(text)


async def _change_limits(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the limits: all of them, one of them to be set, or after one was set."""
    shown = id_.rest if id_.verb == "most" else ctx.value if id_.verb == "limit" else ""
    if shown and shown not in LIMITS:
        raise OutdatedComponent(shown)
    settings = await set_limits(ctx, {shown: _number(ctx.value)} if id_.verb == "most" else {})
    await ctx.show(limits_card(settings, ctx.words, shown))


SetupComponent = component_handler(SETUP, handle_component)
