"""``/league``: leagues and tournaments of a server."""

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.dispatch import respond
from cogs.discord.i18n import command, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.throttle import slowed
from cogs.leagues import actions
from cogs.leagues.actions import MAX_ROUNDS, suggest_every_league, suggest_leagues
from cogs.leagues.naming import FORM
from cogs.lobby.host_choices import SPEED
from cogs.lobby.offers import OFFER, offers
from cogs.lobby.typed_options import parse_options, suggest_options
from data.league.models import League
from data.league.pairing import MAX_MEMBERS

Here = discord.Interaction[Any]
MOST_SEATS = 6
MOST_DAYS = 60
MOST_HOURS = 720


@app_commands.guild_only()
class LeagueCommands(commands.GroupCog, group_name="league", group_description=localized("command-league")):
    """Leagues of a server."""

    @command(
        "league-open",
        game="game-kind",
        form="league-form",
        seats="league-seats",
        people="league-people",
        rounds="league-rounds",
        days="league-days",
        start="league-start",
    )
    @app_commands.autocomplete(game=OFFER.suggest, form=FORM.suggest, speed=SPEED.suggest, options=suggest_options)
    async def open(
        self,
        interaction: Here,
        game: str,
        form: str,
        seats: app_commands.Range[int, 2, MOST_SEATS] = 2,
        people: app_commands.Range[int, 2, MAX_MEMBERS] | None = None,
        rounds: app_commands.Range[int, 1, MAX_ROUNDS] | None = None,
        speed: str | None = None,
        options: app_commands.Range[str, 0, 100] = "",
        days: app_commands.Range[int, 1, MOST_DAYS] = 7,
        start: app_commands.Range[int, 0, MOST_HOURS] | None = None,
    ) -> None:
        """Open a league in this channel."""

        async def opened(ctx: InteractionContext) -> None:
            await ctx.defer()
            kind, own = offers()[OFFER.parse(game, ctx.words)]
            await actions.open_league(
                ctx,
                kind,
                {**own, **parse_options(kind, options, ctx.words)},
                form=FORM.parse(form, ctx.words),
                seats=seats,
                places=people,
                rounds=rounds,
                speed=None if speed is None else SPEED.parse(speed, ctx.words),
                days=days,
                start=start,
            )

        await respond(interaction, opened)

    @command("league-join", league="league")
    @app_commands.autocomplete(league=suggest_leagues)
    async def join(self, interaction: Here, league: str | None = None) -> None:
        """Join a league."""
        await _act(interaction, league, actions.join)

    @command("league-leave", league="league")
    @app_commands.autocomplete(league=suggest_leagues)
    async def leave(self, interaction: Here, league: str | None = None) -> None:
        """Leave a league."""
        await _act(interaction, league, actions.leave)

    @command("league-start", league="league")
    @app_commands.autocomplete(league=suggest_leagues)
    async def start(self, interaction: Here, league: str | None = None) -> None:
        """Start a league, or its next round, before its time."""
        await _act(interaction, league, actions.start)

    @command("league-standings", league="league")
    @app_commands.autocomplete(league=suggest_every_league)
    @slowed(5, 30)
    async def standings(self, interaction: Here, league: str | None = None) -> None:
        """Show the standings of a league."""
        await _act(interaction, league, actions.show_standings)

    @command("league-past")
    @slowed(5, 30)
    async def past(self, interaction: Here) -> None:
        """List the leagues that have ended."""

        async def shown(ctx: InteractionContext) -> None:
            await ctx.defer()
            await actions.show_past(ctx)

        await respond(interaction, shown)

    @command("league-export", league="league")
    @app_commands.autocomplete(league=suggest_every_league)
    @slowed(5, 30)
    async def export(self, interaction: Here, league: str | None = None) -> None:
        """Save a league as a JSON file."""
        await _act(interaction, league, actions.export)

    @command("league-close", league="league")
    @app_commands.autocomplete(league=suggest_leagues)
    async def close(self, interaction: Here, league: str | None = None) -> None:
        """Close a league without a winner."""
        await _act(interaction, league, actions.close)


async def _act(
    interaction: Here, typed: str | None, act: Callable[[InteractionContext, League], Coroutine[Any, Any, None]]
) -> None:
    async def acted(ctx: InteractionContext) -> None:
        await ctx.defer()
        await act(ctx, await actions.find_league(ctx, typed))

    await respond(interaction, acted)
