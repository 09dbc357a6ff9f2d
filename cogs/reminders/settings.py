"""A user's reminder settings: time zone, quiet hours and interval."""

import asyncio
import re
from functools import cache
from typing import Any, Final
from zoneinfo import available_timezones

import discord
from discord import app_commands

from cogs.discord.autocomplete import matching_choices
from cogs.discord.client import Client
from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.table.everywhere import at_own_tables, do_everywhere, in_each_guild
from cogs.table.time.clock import run_clock_now
from cogs.table.time.waits import MAX_QUIET, NO_ZONES, rhythm_of
from data.errors import Refused
from render import Words
from rules.kernel import Facts

RHYTHM: Final = ("zone", "quiet", "remind")
"""The settings for the times of reminders."""
CHANGED_RHYTHM: Final = "rhythm"
UNSET: Final = "0"
"""The value that removes the quiet hours, or restores the default interval."""
QUIET_HOURS: Final = (UNSET, "20-6", "21-7", "22-7", "22-8", "23-7", "23-9", "0-8", "8-17")
"""The quiet hours in the select; others can be typed."""
CLOCK_TIME: Final = r"(\d{1,2})(?::([0-5]\d))?"
"""The pattern of a typed time of day: 22, or 22:30."""
DAY_MINUTES: Final = 24 * 60
INTERVALS: Final = (UNSET, "6", "12", "24", "48")
"""The intervals in the select, in hours; others can be typed."""


async def change_rhythm(ctx: InteractionContext, setting: str, value: str) -> None:
    """Change a reminder setting of the user: ``Europe/Berlin``, ``22-8``, or an interval in hours; 0 is the default."""
    if setting == "zone":
        changes: Facts = {"zone": await asyncio.to_thread(parse_zone, value)}
    elif setting == "quiet":
        changes = {"quiet": parse_quiet(value)}
    elif value.isdecimal() and int(value) <= 168:
        changes = {"remind_every": int(value) or None}
    else:
        raise Refused("no_option", option=quote_input(value))
    await ctx.store(ctx.bot.store.users.change_settings(ctx.user, **changes))
    # Running clocks still use the old rhythm.
    await do_everywhere(ctx.bot, ctx.user, CHANGED_RHYTHM, {})


@in_each_guild(CHANGED_RHYTHM)
async def run_clocks_now(bot: Client, guild: int, user: int, facts: Facts) -> None:
    """Run the clocks of a person's tables in a guild now, because their rhythm has changed."""
    await at_own_tables(bot, guild, user, run_clock_now)


def parse_zone(text: str) -> str:
    """Return the time zone's exact name for a typed one (``europe/berlin``); Refused if it does not exist."""
    zone = _zones().get(text.strip().replace(" ", "_").casefold())
    if zone is None:
        raise Refused("no_zone", zone=quote_input(text))
    return zone


def parse_quiet(text: str) -> list[float] | None:
    """Return (from, to) in hours for ``22-8`` or ``22:30-7``; None for ``0``; Refused if invalid or too long."""
    if text.strip() == UNSET:
        return None
    match = re.fullmatch(rf"\s*{CLOCK_TIME}\s*[-–]\s*{CLOCK_TIME}\s*", text, re.ASCII)
    if match is None:
        raise Refused("no_hours", hours=quote_input(text))
    begin, end = (60 * int(hour) + int(minute or 0) for hour, minute in (match.group(1, 2), match.group(3, 4)))
    # 24 is valid as the end: some write it for midnight.
    if begin >= DAY_MINUTES or end > DAY_MINUTES or not 0 < (end - begin) % DAY_MINUTES <= MAX_QUIET * 60:
        raise Refused("no_hours", hours=quote_input(text))
    return [_hours(begin), _hours(end % DAY_MINUTES)]


def _hours(minutes: int) -> float:
    """Return minutes as hours, as an int if they are whole hours."""
    return minutes / 60 if minutes % 60 else minutes // 60


def _clock_time(hours: float, *, short: bool = False) -> str:
    """Return ``22:30`` for 22.5; ``short``: ``22`` for 22."""
    hour, minute = divmod(round(hours * 60), 60)
    return str(hour) if short and not minute else f"{hour}:{minute:02}"


def rhythm_text(settings: Facts, words: Words) -> str:
    """Return the reminder settings in words."""
    rhythm = rhythm_of(settings)
    hours = "–".join(map(_clock_time, rhythm.quiet)) if rhythm.quiet else words.text("me-quiet-none")
    every = words.text("me-remind-often", hours=rhythm.every) if rhythm.every else words.text("me-remind-usual")
    return words.text("me-rhythm", zone=rhythm.zone, hours=hours, every=every)


def rhythm_selects(settings: Facts, words: Words) -> tuple[Select, ...]:
    """Return selects of common quiet hours and intervals. A time zone can only be typed."""
    rhythm = rhythm_of(settings)
    quiet = "-".join(_clock_time(one, short=True) for one in rhythm.quiet) if rhythm.quiet else UNSET
    hours = {one: words.text("me-choose-quiet-at", hours=one) for one in QUIET_HOURS}
    every = {one: words.text("me-choose-remind-at", hours=int(one)) for one in INTERVALS}
    # A select shows its picked entry without the placeholder, so every entry names its setting.
    hours[UNSET], every[UNSET] = words.text("me-choose-quiet-none"), words.text("me-choose-remind-usual")
    return (
        _select("quiet", hours, quiet, words),
        _select("remind", every, str(rhythm.every or UNSET), words),
    )


def _select(setting: str, choices: dict[str, str], now: str, words: Words) -> Select:
    entries = tuple(SelectOption(value, label, picked=value == now) for value, label in choices.items())
    return Select(str(CustomId(ME, 0, setting)), words.text(f"me-choose-{setting}"), entries)


async def suggest_zones(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the time zones that contain the typed text."""
    return matching_choices(await asyncio.to_thread(_zone_names), current)


@cache
def _zones() -> dict[str, str]:
    """Return the time zones by their casefolded names. Cached, because ``available_timezones`` opens hundreds of files.

    https://docs.python.org/3/library/zoneinfo.html#zoneinfo.available_timezones
    """
    return {name.casefold(): name for name in available_timezones() - NO_ZONES}


@cache
def _zone_names() -> dict[str, str]:
    """Return the labels of the suggested time zones by name; cached for the same reason as ``_zones``."""
    # Leave out "Etc/GMT+1", which unexpectedly lies west of Greenwich, and the outdated names without a slash.
    names = sorted(name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "posix/")))
    return {name: name.replace("_", " ") for name in names}
