"""``/game board at:``: what is at a place of a table, and what has happened since the reader's last turn."""

from functools import partial
from typing import Any, Final, NamedTuple

import discord
from discord import app_commands

import render
from cogs.discord.autocomplete import matching_choices
from cogs.discord.components import GOLD, Card
from cogs.discord.folding import folded
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.show.since import Since, entries_for, since_last_turn
from cogs.show.snapshot import take_snapshot
from cogs.table.labels import plain_names
from cogs.table.lookup import peek
from data.errors import Refused
from data.game.session import GameSession
from render.lengths import shorten
from rules.kernel import View

SINCE: Final = "since"
"""The key of the events since the reader's last turn. It stands beside the game's own places."""
MAX_TOLD = 3_000
"""Maximum length of the answer in characters."""


class Lookup(NamedTuple):
    """A table as one person sees it, to look for places in."""

    view: View
    names: list[str]
    language: str
    plays: bool
    """Whether the person has a seat, and so a last turn."""


def _looked_up(ctx: InteractionContext, session: GameSession) -> Lookup:
    seat = session.playing(ctx.user)
    view = session.table.view(seat.seat if seat else None)
    return Lookup(view, plain_names(session.seats), ctx.words.language, seat is not None)


async def suggest_places(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the places of the table that the command names."""
    table = await peek(interaction, _looked_up)
    if table is None or interaction.guild_id is None:
        return []
    # A board has hundreds of places. Naming them in a thread keeps the event loop free.
    work = partial(_matching_places, table, current)
    suggestions: list[app_commands.Choice[str]] = await interaction.client.thinking.run(interaction.guild_id, work)
    return suggestions


def _matching_places(table: Lookup, current: str) -> list[app_commands.Choice[str]]:
    since = {SINCE: render.words(table.language).text("place-since")} if table.plays else {}
    places = render.places(table.view, names=table.names, language=table.language)
    return matching_choices({**since, **places}, current)


async def show_place(ctx: InteractionContext, game: int, key: str) -> None:
    """Show this person what is at a place, or what has happened since their last turn."""
    async with ctx.table(game) as session:
        table, snapshot = _looked_up(ctx, session), take_snapshot(session)
        seat = session.playing(ctx.user)
    if key == SINCE and seat is not None:
        entries = await entries_for(ctx.bot.store, ctx.guild, game, ctx.user, seat.seat, snapshot.history)
        about = (snapshot.game.kind, seat.seat, snapshot.history, ctx.words.with_icons().about(table.view))
        since: Since = await ctx.bot.thinking.run(ctx.guild, partial(since_last_turn, entries, *about))
        text = since.text or ctx.words.text("place-since-nothing")
    else:
        text = await ctx.bot.thinking.run(ctx.guild, partial(_told_at, table, snapshot.spoken, key))
    if not text:
        raise Refused("no_place", name=quote_input(key))
    await ctx.show(Card((shorten(text, MAX_TOLD),), accent=GOLD))


def _told_at(table: Lookup, spoken: list[str], key: str) -> str:
    """Return what is at a place, named by its key or as suggested. Return "" if the table has no such place."""
    places = render.places(table.view, names=table.names, language=table.language)
    typed = folded(key)
    place = key if key in places else next((at for at, name in places.items() if folded(name) == typed), None)
    if place is None:
        return ""
    return f"### {places[place]}\n{render.at_place(table.view, place, names=spoken, language=table.language)}"
