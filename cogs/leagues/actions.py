"""The acts of people on leagues: they open, join, leave, start, close and read them, by click and by typing."""

import time
from collections.abc import Callable, Coroutine
from math import ceil, log2
from typing import Any, Final

import discord
import msgspec
from discord import app_commands

from cogs.discord.autocomplete import choices
from cogs.discord.components import GOLD, Card
from cogs.discord.custom_ids import LEAGUE, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.folding import folded
from cogs.discord.interaction import InteractionContext
from cogs.discord.pager import pager
from cogs.discord.permissions import permissions_in
from cogs.discord.titles import league_title
from cogs.leagues.cards import list_rows, private_buttons, standings_card, sure_button
from cogs.leagues.document import document
from cogs.lobby.guild_settings import LEAGUE_ROLE
from cogs.lobby.host_choices import server_language, usual_speed
from cogs.lobby.limits import limit
from cogs.lobby.offers import opening_options
from cogs.lobby.options import is_playable
from cogs.table.buttons import number_in
from cogs.table.channels import check_channel
from data import queries
from data.errors import Refused
from data.game.models import Speed
from data.league import records
from data.league.models import Form, League, LeagueRow
from data.league.pairing import MAX_MEMBERS, MAX_ROBIN
from rules.kernel import GAMES, Facts

HOUR: Final = 3_600.0
MAX_ROUNDS: Final = 12
PAGE: Final = 6
"""Leagues on a page of the past ones."""


def may_organise(ctx: InteractionContext, settings: Facts) -> bool:
    """Return whether a person can open leagues: they manage the server, or have the role that its settings name."""
    roles = {role.id for role in getattr(ctx.interaction.user, "roles", ())}
    return ctx.interaction.permissions.manage_guild or settings.get(LEAGUE_ROLE) in roles


async def open_league(
    ctx: InteractionContext,
    kind: str,
    options: Facts,
    *,
    form: Form,
    seats: int,
    places: int | None,
    rounds: int | None,
    speed: Speed | None,
    days: int,
    start: int | None,
) -> None:
    """Open a league in this channel. Its message follows from the file, also after a kill."""
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    if not may_organise(ctx, settings):
        raise Refused("league_organiser")
    check_channel(ctx, settings, thread=False)
    options = opening_options(kind, options)
    least = least_seats(kind, seats, options)
    places = places or (MAX_ROBIN if form == "robin" else 16)
    if form == "robin" and places > MAX_ROBIN:
        raise Refused("league_robin", most=MAX_ROBIN)
    if places < max(records.LEAST_MEMBERS, least) or places > MAX_MEMBERS:
        raise Refused("no_limit", least=max(records.LEAST_MEMBERS, least), most=MAX_MEMBERS)
    now = ctx.bot.store.clock()
    row = LeagueRow(
        kind=kind,
        options=options,
        speed=speed or usual_speed(settings),
        form=form,
        least=least,
        seats=seats,
        rounds=(rounds or usual_rounds(places)) if form == "swiss" else 0,
        places=places,
        days=days,
        host=ctx.user,
        channel=ctx.channel,
        language=server_language(settings, ctx.interaction.guild_locale),
        created=now,
        starts=None if start is None else now + start * HOUR,
    )
    most = limit(settings, "leagues")
    number = await ctx.store(records.open_league(ctx.bot.store, ctx.guild, row, most))
    await ctx.say("league-opened", title=league_title(msgspec.structs.replace(row, id=number), ctx.words))


def usual_rounds(places: int) -> int:
    """Return the rounds after which a Swiss league of pairs has one unbeaten person."""
    return max(2, min(MAX_ROUNDS, ceil(log2(places))))


def least_seats(kind: str, seats: int, options: Facts) -> int:
    """Return the fewest seats of a league's table; Refused if its tables cannot have ``seats`` with these options."""
    least, most = GAMES[kind].meta.seats
    if not least <= seats <= most:
        raise Refused("no_limit", least=least, most=most)
    if not is_playable(kind, seats, options):
        raise Refused("league_misfit", count=seats)
    while seats > least and is_playable(kind, seats - 1, options):
        seats -= 1
    return seats


async def find_league(ctx: InteractionContext, typed: str | None) -> League:
    """Return the league of this number, or the only one that is in progress; Refused if a person cannot see it."""
    if typed is None:
        listed = await _visible(ctx, *records.OPEN_PHASES)
        here = [row for row in listed if row.channel == ctx.channel] or listed
        if len(here) != 1:
            raise Refused("no_league" if not here else "league_which")
        number = here[0].id
    else:
        number = int(typed.strip().lstrip("#")) if typed.strip().lstrip("#").isdecimal() else 0
    return await seen_league(ctx, number)


async def seen_league(ctx: InteractionContext, number: int) -> League:
    """Return a league; Refused("no_league") if the person cannot see its channel."""
    found = await records.league(ctx.bot.store, ctx.guild, number)
    if not _sees(ctx, found.row):
        raise Refused("no_league")
    return found


def _sees(ctx: InteractionContext, row: LeagueRow) -> bool:
    return ctx.channel == row.channel or permissions_in(ctx.interaction, row.channel).view_channel


async def _visible(ctx: InteractionContext, *phases: Any) -> list[LeagueRow]:
    rows = await records.leagues(ctx.bot.store, ctx.guild, *phases)
    return [row for row in rows if _sees(ctx, row)]


async def suggest_leagues(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the leagues in progress."""
    return await _suggest(interaction, current, *records.OPEN_PHASES)


async def suggest_every_league(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest all leagues, newest first."""
    return await _suggest(interaction, current, "open", "running", "over", "closed")


async def _suggest(interaction: discord.Interaction[Any], current: str, *phases: Any) -> list[app_commands.Choice[str]]:
    ctx = InteractionContext(interaction)
    await ctx.learn_language()
    titles = {f"#{row.id}": league_title(row, ctx.words) for row in await _visible(ctx, *phases)}
    return choices({value: title for value, title in titles.items() if folded(current) in folded(f"{value} {title}")})


def _check_pace(ctx: InteractionContext, found: League) -> None:
    """Raise Refused if a person changes a league's message too often."""
    # A table has a positive number, so each league has a limit of its own.
    wait = ctx.bot.throttle.wait_to_post(ctx.guild, -found.row.id, ctx.user, 1, time.monotonic())
    if wait:
        raise Refused("too_many_posts", seconds=ceil(wait))


async def join(ctx: InteractionContext, found: League) -> None:
    """Join a league."""
    _check_pace(ctx, found)
    await ctx.store(records.join(ctx.bot.store, ctx.guild, found.row.id, ctx.user, ctx.name))
    await ctx.say("league-did-join", title=league_title(found.row, ctx.words))


async def leave(ctx: InteractionContext, found: League) -> None:
    """Leave a league."""
    _check_pace(ctx, found)
    await ctx.store(records.leave(ctx.bot.store, ctx.guild, found.row.id, ctx.user))
    key = "league-did-leave" if found.row.phase == "open" else "league-did-leave-running"
    await ctx.say(key, title=league_title(found.row, ctx.words))


async def start(ctx: InteractionContext, found: League) -> None:
    """Start a league, or its next round, before its time."""
    await _require_organiser(ctx, found)
    await ctx.store(records.hurry(ctx.bot.store, ctx.guild, found.row.id))
    await ctx.say("league-did-start", title=league_title(found.row, ctx.words))


async def close(ctx: InteractionContext, found: League) -> None:
    """Close a league without a winner."""
    await _require_organiser(ctx, found)
    await ctx.store(records.close(ctx.bot.store, ctx.guild, found.row.id))
    await ctx.say("league-did-close", title=league_title(found.row, ctx.words))


async def _require_organiser(ctx: InteractionContext, found: League) -> None:
    if not _may_close(ctx, found, await queries.settings(ctx.bot.store, ctx.guild)):
        raise Refused("league_organiser")


def _may_close(ctx: InteractionContext, found: League, settings: Facts) -> bool:
    return ctx.user == found.row.host or may_organise(ctx, settings)


async def show_standings(ctx: InteractionContext, found: League) -> None:
    """Show the standings of a league in private, with buttons for the export and for an early end."""
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    closable = found.row.phase in records.OPEN_PHASES and _may_close(ctx, found, settings)
    card = await standings_card(ctx.bot, ctx.guild, found, ctx.words.with_icons(), public=False)
    await ctx.show(card._replace(rows=(private_buttons(found, ctx.words, closable=closable),)))


async def ask_close(ctx: InteractionContext, found: League) -> None:
    """Ask a manager to confirm the end of a league."""
    await _require_organiser(ctx, found)
    text = ctx.words.text("league-close-sure", title=league_title(found.row, ctx.words))
    await ctx.show(Card((text,), rows=((sure_button(found, ctx.words),),), accent=GOLD))


async def show_past(ctx: InteractionContext, page: int = 0) -> None:
    """List the leagues that have ended, newest first."""
    rows = await _visible(ctx, "over", "closed")
    pages = max(1, ceil(len(rows) / PAGE))
    page = min(page, pages - 1)
    listed = [await records.league(ctx.bot.store, ctx.guild, row.id) for row in rows[page * PAGE :][:PAGE]]
    above = [ctx.words.text("league-past-heading")]
    if not listed:
        above.append(ctx.words.text("league-past-none"))
    buttons = pager(LEAGUE, 0, "past", page, pages, ctx.words)
    await ctx.show(Card(("\n".join(above),), rows=(*list_rows(listed, ctx.words), *buttons), accent=GOLD))


async def export(ctx: InteractionContext, found: League) -> None:
    """Hand over a league as a JSON document."""
    data = msgspec.json.format(msgspec.json.encode(document(found)))
    title = league_title(found.row, ctx.words)
    await ctx.hand_over(ctx.words.text("league-exported", title=title), f"league-{found.row.id}.json", data)


ACTS: Final[dict[str, Callable[[InteractionContext, League], Coroutine[Any, Any, None]]]] = {
    "join": join,
    "leave": leave,
    "start": start,
    "table": show_standings,
    "export": export,
    "close": ask_close,
    "sure": close,
}
"""The act of each button of a league's messages."""


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Answer a button of a league in private."""
    if id_.verb == "past":
        await ctx.defer_update()
        await show_past(ctx, number_in(id_))
        return
    await ctx.defer()
    if id_.verb not in ACTS:
        raise OutdatedComponent(id_.verb)
    await ACTS[id_.verb](ctx, await seen_league(ctx, id_.game))


LeagueComponent = component_handler(LEAGUE, handle_component)
