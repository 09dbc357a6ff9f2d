"""The settings and limits of a guild, as two cards for its managers.

Everything on the cards can also be typed (``/setup options``, ``/setup limits``). A limit that is not in the select can
only be typed.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord

from cogs.discord.components import FORUMS, GOLD, TEXTS, Button, Card, Row, Select, SelectOption
from cogs.discord.custom_ids import SETUP, CustomId
from cogs.discord.dispatch import respond
from cogs.discord.i18n import AS_DISCORD
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_OPTIONS
from cogs.discord.own_settings import OFF, ON
from cogs.lobby.host_choices import usual_speed
from cogs.lobby.limits import LIMITS, bounds, limit
from cogs.table.time.waits import SPEEDS
from data import queries
from data.errors import Refused
from data.game.models import PUZZLE, WALL
from render import LANGUAGES, OWN_NAMES, Words
from rules.kernel import Facts

USUAL_LIMITS: Final = (0, 1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200, 500, 1_000)
"""The numbers in the select of a limit, as far as the limit's bounds allow them."""


LEAGUE_ROLE: Final = "league_role"
"""The guild's setting with the role whose members can open leagues, besides the managers."""


def _id(verb: str, rest: str = "") -> str:
    return str(CustomId(SETUP, 0, verb, rest=rest))


def settings_card(settings: Facts, catalogue: Words) -> Card:
    """Return the card of a guild's settings, with a control for each."""
    code, channels = settings.get("language"), tuple(settings.get("channels") or ())
    spoken = OWN_NAMES.get(code, code) if code else catalogue.text("setup-language-discord")
    speed, threads, forum = usual_speed(settings), settings.get("threads", False), settings.get("forum")
    puzzle, wall = (settings.get(key, {}).get("channel") for key in (PUZZLE, WALL))
    role = settings.get(LEAGUE_ROLE)
    friendly, turned = settings.get("friendly", False), "no" if threads else "yes"
    lines = (
        catalogue.text("setup-heading"),
        catalogue.text("setup-language", language=spoken),
        catalogue.text("setup-threads", on="yes" if threads else "no"),
        catalogue.text("setup-forum", on="yes" if forum else "no", forum=f"<#{forum}>"),
        catalogue.text(
            "setup-channels", count=len(channels), channels=catalogue.row([f"<#{channel}>" for channel in channels])
        ),
        catalogue.text("setup-speed", speed=catalogue.text(f"speed-{speed}")),
        catalogue.text("setup-friendly", on="yes" if friendly else "no"),
        catalogue.text("setup-puzzle", on="yes" if puzzle else "no", channel=f"<#{puzzle}>"),
        catalogue.text("setup-wall", on="yes" if wall else "no", channel=f"<#{wall}>"),
        catalogue.text("setup-league-role", on="yes" if role else "no", role=f"<@&{role}>"),
    )
    languages = {**OWN_NAMES, AS_DISCORD: catalogue.text("setup-language-discord")}
    rows: tuple[Row, ...] = (
        _select("language", catalogue.text("setup-choose-language"), languages, code or AS_DISCORD),
        # No channel picked means that games are allowed everywhere.
        Select(_id("channels"), catalogue.text("setup-choose-channels"), (), 0, MAX_OPTIONS, channels),
        Select(_id("forum"), catalogue.text("setup-choose-forum"), (), 0, 1, (forum,) if forum else (), FORUMS),
        Select(_id("puzzle"), catalogue.text("setup-choose-puzzle"), (), 0, 1, (puzzle,) if puzzle else (), TEXTS),
        Select(_id("wall"), catalogue.text("setup-choose-wall"), (), 0, 1, (wall,) if wall else (), TEXTS),
        Select(_id("role"), catalogue.text("setup-choose-role"), (), 0, 1, roles=(role,) if role else ()),
        _select(
            "speed",
            catalogue.text("setup-choose-speed"),
            {value: catalogue.text(f"speed-{value}") for value in SPEEDS},
            speed,
        ),
        (
            Button(_id("threads", OFF if threads else ON), catalogue.text("setup-turn-threads", on=turned)),
            Button(
                _id("friendly", OFF if friendly else ON),
                catalogue.text("setup-turn-friendly", on="no" if friendly else "yes"),
            ),
            Button(_id("limits"), catalogue.text("setup-open-limits")),
            Button(_id("check"), catalogue.text("setup-open-check")),
        ),
    )
    return Card(("\n".join(lines),), rows=rows, accent=GOLD)


def limits_card(settings: Facts, catalogue: Words, shown: str = "") -> Card:
    """Return the card of the guild's limits; ``shown`` is the limit that gets a select of numbers."""
    now = {key: limit(settings, key) for key in LIMITS}
    lines = [catalogue.text(f"limit-{key}", most=str(most)) for key, most in now.items()]
    entries = {key: catalogue.text(f"limit-{key}", most=str(most)) for key, most in now.items()}
    rows: list[Row] = [_select("limit", catalogue.text("limits-choose"), entries, shown)]
    if shown:
        low, high = bounds(shown)
        # Include the current number, or the select would show none as picked.
        numbers = sorted({now[shown], *(number for number in USUAL_LIMITS if low <= number <= high)})
        offered = {str(number): str(number) for number in numbers}
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
    """Raise Refused unless the user can manage the guild. Discord's command permissions can be overridden by a server.

    https://discord.com/developers/docs/interactions/application-commands
    """
    if not ctx.interaction.permissions.manage_guild:
        raise Refused("manage_guild")


async def respond_to_manager(
    interaction: discord.Interaction[Any], work: Callable[[InteractionContext], Awaitable[None]]
) -> None:
    """Call ``work`` for a person who may manage the guild. Refuse everyone else."""

    async def checked(ctx: InteractionContext) -> None:
        # An administrator can show these commands to other members:
        # https://discord.com/developers/docs/interactions/application-commands#permissions
        require_manager(ctx)
        await work(ctx)

    await respond(interaction, checked)


async def change_settings(ctx: InteractionContext, **changes: Any) -> Facts:
    """Change settings of the guild and return all of them; None restores a default."""
    if changes:
        return await ctx.store(queries.set_settings(ctx.bot.store, ctx.guild, **changes))
    return await queries.settings(ctx.bot.store, ctx.guild)


def language_setting(value: str) -> str | None:
    """Return the setting for a picked language, None for Discord's; Refused if the language does not exist."""
    if value not in (*LANGUAGES, AS_DISCORD):
        raise Refused("no_option", option=value)
    return None if value == AS_DISCORD else value
