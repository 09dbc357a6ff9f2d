"""Moves by keyboard: ``/game move`` takes moves as text, and suggests them while the player types."""

import asyncio
from functools import partial
from typing import Final

import discord
from discord import app_commands

from cogs.acts.seats import own_seat
from cogs.discord.autocomplete import MAX_CHOICE, MAX_CHOICES, choices
from cogs.discord.client import Client
from cogs.discord.interaction import InteractionContext
from cogs.panel.ahead.prepared import SuggestionSource, is_asked, suggestion_source
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.details import details_offer, own_words
from cogs.panel.form.carry import forget
from cogs.panel.message import panel_message, show_panel
from cogs.panel.typed.autocomplete import SUGGESTIONS
from cogs.panel.typed.parsing import MORE, parse_choices
from cogs.panel.typed.suggestions import NO_IDS
from cogs.table.lookup import peek
from cogs.table.which import at_table_named
from data import queries
from data.errors import Refused
from data.game.session import GameSession
from render import words as words_of
from render.lengths import length
from rules.kernel import IllegalChoice

SHOWN: Final = 2.0
"""Seconds until suggestions are given up. Discord shows none after three seconds, and on a busy machine late
ones would only delay the next ones: https://discord.com/developers/docs/interactions/receiving-and-responding
"""


async def play_typed(ctx: InteractionContext, named: str | None, action: str) -> None:
    """Commit one or several typed choices, and show what has happened."""
    await ctx.defer()
    await at_table_named(ctx, named, partial(_play_at, action=action), to_answer=True)


async def _play_at(ctx: InteractionContext, game: int, *, action: str) -> None:
    try:
        await _play(ctx, game, action)
    except IllegalChoice as refused:
        if refused.reason not in NO_IDS:
            raise
        # The words of all options are compared in a thread, so that the table's lock is free.
        await _play(ctx, game, await _in_ids(ctx, game, action))


async def _play(ctx: InteractionContext, game: int, action: str) -> None:
    """Commit choices that are typed in option ids, and show what has happened."""
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        # Check this before parsing: nothing can be suggested here, so the text can be anything.
        if session.game.halted:
            raise Refused("paused")
        played = parse_choices(session.table, seat.seat, action)
        commit_choices(session, seat, [choice for _, choice in played], ctx.user, None)
    events = session.events
    forget(ctx, game)
    async with ctx.table(game) as session:
        reader = session.playing(ctx.user)
        words = ctx.words.with_icons().about(session.table.view(reader.seat if reader else None))
        ctx.outcome = "\n".join(outcome_lines(events, played, reader and seat, session.seats, words))
        panel = panel_message(session, ctx.user, None, own_words(ctx))._replace(news=ctx.outcome)
    # Typed moves are often those of a person who listens to the text. The long form is offered to them once.
    rows = (*panel.card.rows, *await details_offer(ctx))
    await show_panel(ctx, panel._replace(card=panel.card._replace(rows=rows)))


async def _in_ids(ctx: InteractionContext, game: int, action: str) -> str:
    async with ctx.table(game) as session:
        source = suggestion_source(ctx, session, own_seat(session, ctx.user))
    return await ctx.bot.state[SUGGESTIONS].in_ids(*source[:3], action) if source else action


async def suggest_moves(
    interaction: discord.Interaction[Client], current: str, *, ahead: bool = False
) -> list[app_commands.Choice[str]]:
    """Suggest complete legal choices to a player who is asked something, or with ``ahead`` will be."""

    def source(ctx: InteractionContext, session: GameSession) -> SuggestionSource | None:
        seat = session.playing(ctx.user)
        # A paused game takes no moves.
        if not ahead and session.game.halted:
            return None
        # A move for an open ask is played, not prepared.
        return None if seat and ahead and is_asked(session, seat) else suggestion_source(ctx, session, seat)

    # A table that is not read costs an overloaded machine nothing. The next keystroke asks again.
    if interaction.client.state[SUGGESTIONS].is_overloaded:
        return []
    # Only the table is read under its lock. Wording its choices is slow and must not delay other players.
    peeked = await peek(interaction, source)
    if peeked is None:
        return []
    try:
        async with asyncio.timeout(SHOWN):
            matches = await interaction.client.state[SUGGESTIONS].search(*peeked[:3], current, ahead=ahead)
    except TimeoutError:
        return []
    # With several tables in the channel the suggestions are for the table that waits, so name it.
    store, revision = interaction.client.store, peeked.revision
    here = await queries.games(store, revision.guild, channel=interaction.channel_id)
    table = f"#{revision.game} · " if len(here) > 1 and not interaction.namespace.game else ""
    shown = {suggestion.text: suggestion.label_after(table) for suggestion in matches.found}
    if matches.total is None or matches.total > len(shown):
        shown = dict(list(shown.items())[: MAX_CHOICES - 1])
        count = matches.total and matches.total - len(shown)
        words = words_of(revision.language)
        # The text stays as it is typed, and is refused with a sentence.
        unfinished = f"{current.rstrip(f' {MORE}')} {MORE}".lstrip()
        text = words.text("suggest-more", count=count) if count else words.text("suggest-more-uncounted")
        shown[unfinished if length(unfinished) <= MAX_CHOICE else MORE] = table + text
    return choices(shown)
