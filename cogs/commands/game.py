"""``/game``: the actions of the buttons and selects of a table, as typed commands."""

from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from cogs.acts.levels import change_level_typed, suggest_computers
from cogs.acts.offers import replace_player
from cogs.acts.seats import ask_concede, suggest_own_seats, suggest_seats
from cogs.acts.typed_votes import suggest_ballots, vote_typed
from cogs.acts.vote_effects import propose_here, propose_speed
from cogs.buttons.board import show_board, show_status
from cogs.buttons.decided import show_decided
from cogs.buttons.handlers import open_seat, undo_choice
from cogs.discord.dispatch import respond
from cogs.discord.i18n import LANGUAGE, command, localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.throttle import slowed
from cogs.lobby.handlers import act_by_command, speak
from cogs.lobby.host_choices import SPEED
from cogs.lobby.invitations import invite
from cogs.panel.ahead.orders import change_typed, show_orders, suggest_orders
from cogs.panel.ahead.prepared import prepare
from cogs.panel.by_keyboard import play_typed, suggest_moves
from cogs.panel.hint import show_hint
from cogs.show.export import FORM, export_game
from cogs.show.log import show_explained, show_log, show_log_about
from cogs.show.notes import keep_note
from cogs.show.overlays import suggest_overlays
from cogs.show.past import show_past
from cogs.show.places import show_place, suggest_places
from cogs.table.lookup import suggest_games
from cogs.table.opponents import LEVEL
from cogs.table.which import at_table_named

Here = discord.Interaction[Any]
P = ParamSpec("P")
"""The further arguments of a function that a command calls."""


@app_commands.guild_only()
class GameCommands(commands.GroupCog, group_name="game", group_description=localized("command-game")):
    """The commands of one table."""

    @command("game-join")
    @app_commands.autocomplete(game=suggest_games)
    async def join(self, interaction: Here, game: str | None = None) -> None:
        """Join a table in its lobby."""
        await in_lobby(interaction, game, act_by_command, "join")

    @command("game-leave")
    @app_commands.autocomplete(game=suggest_games)
    async def leave(self, interaction: Here, game: str | None = None) -> None:
        """Leave a table in its lobby."""
        await in_lobby(interaction, game, act_by_command, "leave")

    @command("game-add")
    @app_commands.autocomplete(game=suggest_games, level=LEVEL.suggest)
    async def add(self, interaction: Here, game: str | None = None, level: str | None = None) -> None:
        """Seat a computer opponent in a lobby."""
        await in_lobby(interaction, game, act_by_command, "add", level)

    @command("game-level")
    @app_commands.autocomplete(level=LEVEL.suggest, game=suggest_games, seat=suggest_computers)
    async def level(self, interaction: Here, level: str, seat: str, game: str | None = None) -> None:
        """Change how well a computer plays."""
        await at_table(interaction, game, change_level_typed, seat, level)

    @command("game-start")
    @app_commands.autocomplete(game=suggest_games)
    async def start(self, interaction: Here, game: str | None = None) -> None:
        """Start the game of a lobby."""
        await in_lobby(interaction, game, act_by_command, "start")

    @command("game-board", show="look", move="past")
    @slowed(10, 30)
    @app_commands.autocomplete(game=suggest_games, show=suggest_overlays, at=suggest_places)
    async def board(
        self,
        interaction: Here,
        game: str | None = None,
        show: str | None = None,
        text: bool = False,
        move: app_commands.Range[int, 0, 99_999] | None = None,
        at: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Show the board, an overlay of it, what is at a place, or the table after an earlier move."""
        if at is not None:
            await at_table(interaction, game, show_place, at)
        elif move is not None:
            await at_table(interaction, game, show_past, move, text=text)
        else:
            await respond(interaction, lambda ctx: show_board(ctx, game, show, text))

    @command("game-hand", seat="own-seat")
    @app_commands.autocomplete(game=suggest_games, seat=suggest_own_seats)
    async def hand(self, interaction: Here, game: str | None = None, seat: str | None = None) -> None:
        """Open the private panel, or that of one of the person's several seats."""
        await at_table(interaction, game, open_seat, seat)

    @command("game-move")
    @app_commands.autocomplete(game=suggest_games)
    async def move(self, interaction: Here, action: app_commands.Range[str, 1, 200], game: str | None = None) -> None:
        """Answer an open ask by typing."""
        await respond(interaction, lambda ctx: play_typed(ctx, game, action))

    @move.autocomplete("action")
    async def _actions(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        return await suggest_moves(interaction, current)

    @command("game-status")
    @app_commands.autocomplete(game=suggest_games)
    async def status(self, interaction: Here, game: str | None = None) -> None:
        """Show who must act."""
        await respond(interaction, lambda ctx: show_status(ctx, game))

    @command("game-log")
    @app_commands.autocomplete(game=suggest_games)
    async def log(
        self,
        interaction: Here,
        game: str | None = None,
        everything: bool = False,
        explained: bool = False,
        about: discord.User | None = None,
        decided: bool = False,
    ) -> None:
        """Show the log, the explained latest turn, the events that affected one person, or what decided the game."""
        if decided:
            await at_table(interaction, game, show_decided)
        elif explained:
            await at_table(interaction, game, show_explained)
        elif about is None:
            await at_table(interaction, game, show_log, everything=everything)
        else:
            await at_table(interaction, game, show_log_about, about.id)

    @command("game-undo")
    @app_commands.autocomplete(game=suggest_games)
    async def undo(self, interaction: Here, game: str | None = None) -> None:
        """Take back the last choice."""
        await at_table(interaction, game, undo_choice)

    @command("game-concede")
    @app_commands.autocomplete(game=suggest_games)
    async def concede(self, interaction: Here, game: str | None = None) -> None:
        """Hand the person's seat to a computer."""
        await at_table(interaction, game, ask_concede)

    @command("game-orders", change="order")
    @app_commands.autocomplete(change=suggest_orders, game=suggest_games)
    async def orders(
        self, interaction: Here, change: app_commands.Range[str, 1, 100] | None = None, game: str | None = None
    ) -> None:
        """Show or change the person's standing orders."""
        if change is None:
            await at_table(interaction, game, show_orders)
        else:
            await at_table(interaction, game, change_typed, change)

    @command("game-prepare", action="prepare")
    @app_commands.autocomplete(game=suggest_games)
    async def prepare(
        self, interaction: Here, action: app_commands.Range[str, 1, 200], game: str | None = None
    ) -> None:
        """Prepare a move before the person's turn."""
        await at_table(interaction, game, prepare, action)

    @prepare.autocomplete("action")
    async def _preparable(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        return await suggest_moves(interaction, current, ahead=True)

    @command("game-pause")
    @app_commands.autocomplete(game=suggest_games)
    async def pause(self, interaction: Here, game: str | None = None) -> None:
        """Propose a pause."""
        await at_table(interaction, game, propose_here, "pause", {})

    @command("game-resume")
    @app_commands.autocomplete(game=suggest_games)
    async def resume(self, interaction: Here, game: str | None = None) -> None:
        """Propose to resume a paused game."""
        await at_table(interaction, game, propose_here, "resume", {})

    @command("game-end")
    @app_commands.autocomplete(game=suggest_games)
    async def end(self, interaction: Here, game: str | None = None) -> None:
        """Propose to end the game without a result."""
        await at_table(interaction, game, propose_here, "end", {})

    @command("game-vote", choice="ballot")
    @app_commands.autocomplete(choice=suggest_ballots, game=suggest_games)
    async def vote(self, interaction: Here, choice: app_commands.Range[str, 1, 100], game: str | None = None) -> None:
        """Vote by typing."""
        await at_table(interaction, game, vote_typed, choice)

    @command("game-speed")
    @app_commands.autocomplete(speed=SPEED.suggest, game=suggest_games)
    async def speed(self, interaction: Here, speed: str, game: str | None = None) -> None:
        """Propose another speed."""
        await at_table(interaction, game, propose_speed, speed)

    @command("game-language", language="table-language")
    @slowed(3, 60)
    @app_commands.autocomplete(language=LANGUAGE.suggest, game=suggest_games)
    async def language(self, interaction: Here, language: str, game: str | None = None) -> None:
        """Change the language of a table."""
        await at_table(interaction, game, speak, language)

    @command("game-replace")
    @app_commands.autocomplete(game=suggest_games, seat=suggest_seats)
    async def replace(
        self, interaction: Here, seat: str, by: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Offer a seat to another person, or hand it to a computer."""
        await at_table(interaction, game, replace_player, seat, by)

    @command("game-hint")
    @slowed(10, 60)
    @app_commands.autocomplete(game=suggest_games)
    async def hint(self, interaction: Here, game: str | None = None) -> None:
        """Name the best choices for your turn."""
        await at_table(interaction, game, show_hint)

    @command("game-note", text="note")
    @app_commands.autocomplete(game=suggest_games)
    async def note(
        self, interaction: Here, text: app_commands.Range[str, 1, 1000] | None = None, game: str | None = None
    ) -> None:
        """Store or show a private note about a game."""
        await at_table(interaction, game, keep_note, text)

    @command("game-invite", user="invited")
    @slowed(3, 60)
    @app_commands.autocomplete(game=suggest_games)
    async def invite(self, interaction: Here, user: discord.Member, game: str | None = None) -> None:
        """Invite a person to a table in its lobby."""
        await in_lobby(interaction, game, invite, user)

    @command("game-export")
    @slowed(3, 60)
    @app_commands.autocomplete(format=FORM.suggest, game=suggest_games)
    async def export(
        self,
        interaction: Here,
        format: str,  # noqa: A002 - the name of the parameter in Discord
        game: str | None = None,
    ) -> None:
        """Send the game to this person as a file."""
        await at_table(interaction, game, export_game, format)


async def at_table(
    interaction: Here,
    named: str | None,
    act: Callable[Concatenate[InteractionContext, int, P], Awaitable[object]],
    *args: P.args,
    **options: P.kwargs,
) -> None:
    """Acknowledge the command, find the table that it names, and call ``act`` with it and the further arguments."""
    await _respond_at(interaction, named, None, lambda ctx, game: act(ctx, game, *args, **options))


async def in_lobby(
    interaction: Here,
    named: str | None,
    act: Callable[Concatenate[InteractionContext, int, P], Awaitable[object]],
    *args: P.args,
    **options: P.kwargs,
) -> None:
    """Do the same as ``at_table``. A command that names no table means one that has not started."""
    await _respond_at(interaction, named, "lobby", lambda ctx, game: act(ctx, game, *args, **options))


async def _respond_at(
    interaction: Here,
    named: str | None,
    phase: str | None,
    act: Callable[[InteractionContext, int], Awaitable[object]],
) -> None:
    async def found(ctx: InteractionContext) -> None:
        # Finding the table reads a file, and Discord waits only three seconds for the acknowledgement:
        # https://discord.com/developers/docs/interactions/receiving-and-responding
        await ctx.defer()
        await at_table_named(ctx, named, act, phase=phase)

    await respond(interaction, found)
