"""Moves by keyboard: ``/game move`` takes them as text, and suggests them while somebody types."""

from typing import Any

import discord
from discord import app_commands

from cogs.acts.seats import own_seat
from cogs.discord.autocomplete import choices
from cogs.discord.interaction import InteractionContext
from cogs.panel.codec import PanelState
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.message import panel_message, show_panel
from cogs.panel.prepared import SuggestionSource, is_asked, suggestion_source
from cogs.panel.typed import parse_choices
from cogs.table.lookup import find_table, peek
from data import queries
from data.errors import Refused
from data.session import GameSession


async def play_typed(ctx: InteractionContext, named: str | None, action: str) -> None:
    """Take a typed choice, or several, and say what has happened by it."""
    await ctx.defer()
    game = await find_table(ctx, named, to_answer=True)
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        # Before what is typed is read: nothing can be suggested here, so it may be anything.
        if session.game.halted:
            raise Refused("paused")
        played = parse_choices(session.table, seat.seat, action)
        events = commit_choices(session, seat, [choice for _, choice in played], ctx.user, None)
    async with ctx.table(game) as session:
        notes = outcome_lines(events, played, seat, session.seats, ctx.words)
        ctx.outcome = "\n".join(notes)
        panel = panel_message(session, ctx.user, PanelState(), ctx.words, notes)
    await show_panel(ctx, panel)


async def suggest_moves(
    interaction: discord.Interaction[Any], current: str, *, ahead: bool = False
) -> list[app_commands.Choice[str]]:
    """Suggest complete legal choices to whoever is asked something, or ``ahead`` will be; nothing to anybody else."""

    def source(ctx: InteractionContext, session: GameSession) -> SuggestionSource | None:
        seat = session.seat_of(ctx.user)
        # No move is taken while the game rests.
        if not ahead and session.game.halted:
            return None
        # What is asked now is played and not prepared.
        return None if seat and ahead and is_asked(session, seat) else suggestion_source(ctx, session, seat)

    # Only the table is read under its lock: putting it into words takes long, and others want to play on.
    found = await peek(interaction, source)
    if found is None:
        return []
    suggested = await interaction.client.suggestions.search(*found[:3], current, ahead=ahead)
    # With several tables in a channel the one that waits is meant; which one that is had better be said.
    store, revision = interaction.client.store, found.revision
    here = await queries.games(store, revision.guild, channel=interaction.channel_id)
    table = f"#{revision.game} · " if len(here) > 1 and not interaction.namespace.game else ""
    return choices({one.text: one.label_after(table) for one in suggested})
