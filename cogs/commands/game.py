"""``/game``: everything that buttons and selects do at a table, by typing."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import GOLD, MAX_OPTION_LABEL, Card, shorten
from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.discord.throttle import slowed
from cogs.lobby.actions import act_in_lobby
from cogs.lobby.invitations import invite
from cogs.lobby.message import lobby_card
from cogs.panel.codec import PanelState
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.controls import Scene
from cogs.panel.handlers import open_panel
from cogs.panel.message import PanelMessage, panel_message, show_panel
from cogs.panel.orders import change_typed, show_orders, suggest_orders
from cogs.panel.prepared import Standing, is_asked, prepare, standing
from cogs.panel.typed import parse_choices
from cogs.table.cards import due_text
from cogs.table.channels import move_here
from cogs.table.clock import deadlines
from cogs.table.export import FORMS, export_game
from cogs.table.handlers import text_board_card, undo_choice
from cogs.table.labels import seat_label
from cogs.table.log import show_log, show_log_about
from cogs.table.lookup import find_table, game_title, peek, suggest_games
from cogs.table.notes import keep_note
from cogs.table.overlays import check_overlay, show_overlay, suggest_overlays
from cogs.table.past import show_past
from cogs.table.schedule import SPEEDS
from cogs.table.seats import ask_concede, own_seat, replace_player, suggest_seats
from cogs.table.snapshot import take_snapshot
from cogs.table.status import score_line, status_sentence
from cogs.table.vote_effects import propose_here
from data import queries
from data.session import GameSession
from render import words

Here = discord.Interaction[Any]


@app_commands.guild_only()
class GameCommands(commands.GroupCog, group_name="game", group_description=localized("command-game")):
    """The commands of one table."""

    @app_commands.command(description=localized("command-game-join"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def join(self, interaction: Here, game: str | None = None) -> None:
        """Sit down at a table in its lobby."""
        await respond(interaction, lambda ctx: in_lobby(ctx, game, "join"))

    @app_commands.command(description=localized("command-game-leave"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def leave(self, interaction: Here, game: str | None = None) -> None:
        """Leave a table in its lobby."""
        await respond(interaction, lambda ctx: in_lobby(ctx, game, "leave"))

    @app_commands.command(description=localized("command-game-add"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def add(self, interaction: Here, game: str | None = None) -> None:
        """Seat a computer opponent in a lobby."""
        await respond(interaction, lambda ctx: in_lobby(ctx, game, "add"))

    @app_commands.command(description=localized("command-game-start"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def start(self, interaction: Here, game: str | None = None) -> None:
        """Start the game of a lobby."""
        await respond(interaction, lambda ctx: in_lobby(ctx, game, "start"))

    @app_commands.command(description=localized("command-game-board"))
    @slowed(10, 30)
    @app_commands.describe(
        game=localized("param-game"),
        show=localized("param-look"),
        text=localized("param-text"),
        move=localized("param-past"),
    )
    @app_commands.autocomplete(game=suggest_games, show=suggest_overlays)
    async def board(
        self,
        interaction: Here,
        game: str | None = None,
        show: str | None = None,
        text: bool = False,
        move: app_commands.Range[int, 0, 99_999] | None = None,
    ) -> None:
        """Show the board, an overlay of it, or how it was after an earlier move."""

        async def looked_back(ctx: InteractionContext, number: int) -> None:
            await show_past(ctx, number, move or 0, text=text)

        if move is None:
            await respond(interaction, lambda ctx: show_board(ctx, game, show, text))
        else:
            await respond(interaction, lambda ctx: at_table(ctx, game, looked_back))

    @app_commands.command(description=localized("command-game-hand"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def hand(self, interaction: Here, game: str | None = None) -> None:
        """Open the private panel."""
        await respond(interaction, lambda ctx: at_table(ctx, game, open_panel))

    @app_commands.command(description=localized("command-game-move"))
    @app_commands.describe(action=localized("param-action"), game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def move(self, interaction: Here, action: app_commands.Range[str, 1, 200], game: str | None = None) -> None:
        """Answer what the table asks, by typing."""
        await respond(interaction, lambda ctx: play_typed(ctx, game, action))

    @move.autocomplete("action")
    async def _actions(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        return await suggest_moves(interaction, current)

    @app_commands.command(description=localized("command-game-status"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def status(self, interaction: Here, game: str | None = None) -> None:
        """Say who must act."""
        await respond(interaction, lambda ctx: show_status(ctx, game))

    @app_commands.command(description=localized("command-game-log"))
    @app_commands.describe(
        game=localized("param-game"), everything=localized("param-everything"), about=localized("param-about")
    )
    @app_commands.autocomplete(game=suggest_games)
    async def log(
        self, interaction: Here, game: str | None = None, everything: bool = False, about: discord.User | None = None
    ) -> None:
        """Tell what has happened, or what others did to somebody."""

        async def told(ctx: InteractionContext, number: int) -> None:
            if about is None:
                await show_log(ctx, number, everything=everything)
            else:
                await show_log_about(ctx, number, about.id)

        await respond(interaction, lambda ctx: at_table(ctx, game, told))

    @app_commands.command(description=localized("command-game-undo"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def undo(self, interaction: Here, game: str | None = None) -> None:
        """Take the last choice back."""
        await respond(interaction, lambda ctx: at_table(ctx, game, undo_choice))

    @app_commands.command(description=localized("command-game-concede"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def concede(self, interaction: Here, game: str | None = None) -> None:
        """Leave one's seat to a computer."""
        await respond(interaction, lambda ctx: at_table(ctx, game, ask_concede))

    @app_commands.command(description=localized("command-game-orders"))
    @app_commands.describe(change=localized("param-order"), game=localized("param-game"))
    @app_commands.autocomplete(change=suggest_orders, game=suggest_games)
    async def orders(
        self, interaction: Here, change: app_commands.Range[str, 1, 100] | None = None, game: str | None = None
    ) -> None:
        """Show what is answered for one without being asked, or change it."""

        async def changed(ctx: InteractionContext, number: int) -> None:
            await (show_orders(ctx, number) if change is None else change_typed(ctx, number, change))

        await respond(interaction, lambda ctx: at_table(ctx, game, changed))

    @app_commands.command(description=localized("command-game-prepare"))
    @app_commands.describe(action=localized("param-prepare"), game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def prepare(
        self, interaction: Here, action: app_commands.Range[str, 1, 200], game: str | None = None
    ) -> None:
        """Prepare a move before one's turn."""

        async def kept(ctx: InteractionContext, number: int) -> None:
            await prepare(ctx, number, action)

        await respond(interaction, lambda ctx: at_table(ctx, game, kept))

    @prepare.autocomplete("action")
    async def _preparable(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        return await suggest_moves(interaction, current, ahead=True)

    @app_commands.command(description=localized("command-game-pause"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def pause(self, interaction: Here, game: str | None = None) -> None:
        """Propose to let the game rest."""
        await respond(interaction, lambda ctx: propose_to(ctx, game, "pause"))

    @app_commands.command(description=localized("command-game-resume"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def resume(self, interaction: Here, game: str | None = None) -> None:
        """Propose to go on with a game that rests."""
        await respond(interaction, lambda ctx: propose_to(ctx, game, "resume"))

    @app_commands.command(description=localized("command-game-end"))
    @app_commands.describe(game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def end(self, interaction: Here, game: str | None = None) -> None:
        """Propose to end the game without a result."""
        await respond(interaction, lambda ctx: propose_to(ctx, game, "end"))

    @app_commands.command(description=localized("command-game-speed"))
    @app_commands.describe(speed=localized("param-speed"), game=localized("param-game"))
    @app_commands.choices(
        speed=[app_commands.Choice(name=localized(f"speed-{speed}"), value=speed) for speed in SPEEDS]
    )
    @app_commands.autocomplete(game=suggest_games)
    async def speed(self, interaction: Here, speed: app_commands.Choice[str], game: str | None = None) -> None:
        """Propose another speed."""
        await respond(interaction, lambda ctx: propose_to(ctx, game, "speed", speed=speed.value))

    @app_commands.command(description=localized("command-game-replace"))
    @app_commands.describe(seat=localized("param-seat"), by=localized("param-by"), game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games, seat=suggest_seats)
    async def replace(
        self, interaction: Here, seat: str, by: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Give a seat to somebody else, or to a computer."""

        async def done(ctx: InteractionContext, number: int) -> None:
            await replace_player(ctx, number, seat, by)

        await respond(interaction, lambda ctx: at_table(ctx, game, done))

    @app_commands.command(description=localized("command-game-note"))
    @app_commands.describe(text=localized("param-note"), game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def note(
        self, interaction: Here, text: app_commands.Range[str, 1, 1000] | None = None, game: str | None = None
    ) -> None:
        """Keep a private note about a game, or read it."""

        async def kept(ctx: InteractionContext, number: int) -> None:
            await keep_note(ctx, number, text)

        await respond(interaction, lambda ctx: at_table(ctx, game, kept))

    @app_commands.command(description=localized("command-game-invite"))
    @slowed(3, 60)
    @app_commands.describe(user=localized("param-invited"), game=localized("param-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def invite(self, interaction: Here, user: discord.Member, game: str | None = None) -> None:
        """Call somebody to a table that has not started yet."""

        async def invited(ctx: InteractionContext) -> None:
            await ctx.defer()
            await invite(ctx, await find_table(ctx, game, phase="lobby"), user)

        await respond(interaction, invited)

    @app_commands.command(description=localized("command-game-export"))
    @slowed(3, 60)
    @app_commands.describe(format=localized("param-format"), game=localized("param-game"))
    @app_commands.choices(
        format=[app_commands.Choice(name=localized(f"export-as-{form}"), value=form) for form in FORMS]
    )
    @app_commands.autocomplete(game=suggest_games)
    async def export(
        self,
        interaction: Here,
        format: app_commands.Choice[str],  # noqa: A002 - the name of the parameter in Discord
        game: str | None = None,
    ) -> None:
        """Give whoever asks the game as a file."""

        async def given(ctx: InteractionContext, number: int) -> None:
            await export_game(ctx, number, format.value)

        await respond(interaction, lambda ctx: at_table(ctx, game, given))


async def at_table(ctx: InteractionContext, named: str | None, act: Any) -> None:
    """Acknowledge, find out which table is meant, and do ``act`` there."""
    await ctx.defer()
    await act(ctx, await find_table(ctx, named))


async def propose_to(ctx: InteractionContext, named: str | None, kind: str, **facts: str) -> None:
    """Propose something to a table."""
    await ctx.defer()
    await propose_here(ctx, await find_table(ctx, named), kind, facts)


async def in_lobby(ctx: InteractionContext, named: str | None, verb: str) -> None:
    """Do in a lobby what its button with this verb does."""
    await ctx.defer()
    game = await find_table(ctx, named, phase="lobby")
    await act_in_lobby(ctx, game, verb)
    await ctx.say(f"lobby-did-{verb}")


async def show_board(ctx: InteractionContext, named: str | None, closer: str | None, text: bool) -> None:
    """Show the board, or an overlay: to everybody if a seat asks, else only to the person who asks."""
    await ctx.defer(public=True)
    game = await find_table(ctx, named)
    if await move_here(ctx, game):
        return
    async with ctx.table(game) as session:
        seated = session.seat_of(ctx.user) is not None
        snapshot = take_snapshot(session)
    if closer is not None:
        check_overlay(snapshot, closer)
    if not seated:
        await ctx.turn_private()
    told = words(snapshot.game.language) if seated else ctx.words
    if closer is not None:
        await show_overlay(ctx, snapshot, closer, told, drawn=not text)
        return
    if text:
        await ctx.show(text_board_card(snapshot, told))
        return
    card = Card((status_sentence(snapshot, told),), (score_line(snapshot, told),), accent=GOLD)
    await show_panel(ctx, PanelMessage(card, Scene(snapshot.view), snapshot.names, f"{game}-{snapshot.last}"))


async def show_status(ctx: InteractionContext, named: str | None) -> None:
    """Say who must act and since when, who sits where, and how it stands."""
    await ctx.defer()
    game = await find_table(ctx, named)
    async with ctx.table(game) as session:
        row, people = session.game, session.seats
        snapshot = None if row.phase == "lobby" else take_snapshot(session)
    if snapshot is None:
        await ctx.show(lobby_card(row, people, ctx.words)._replace(rows=()))
        return
    scores = {place.seat: f": **{place.score}**" for place in snapshot.standing}
    seats = "\n".join(seat_label(seat, ctx.words) + scores.get(seat.seat, "") for seat in snapshot.seats)
    users = {seat.seat: seat.user for seat in snapshot.seats if seat.user is not None}
    due = min((await deadlines(ctx.bot, snapshot.clocks, users)).values(), default=None)
    heading = ctx.words.text("status-heading", game=game_title(snapshot.game), turn=snapshot.turn)
    await ctx.show(Card((heading, status_sentence(snapshot, ctx.words) + due_text(due, ctx.words), seats), accent=GOLD))


async def play_typed(ctx: InteractionContext, named: str | None, action: str) -> None:
    """Take a typed choice, or several, and say what has happened by it."""
    await ctx.defer()
    game = await find_table(ctx, named, to_answer=True)
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        played = parse_choices(session.table, seat.seat, action)
        events = commit_choices(session, seat, [choice for _, choice in played], ctx.user, None)
    ctx.committed = True
    async with ctx.table(game) as session:
        notes = outcome_lines(events, played, seat, session.seats, ctx.words)
        ctx.outcome = "\n".join(notes)
        panel = panel_message(session, ctx.user, PanelState(), ctx.words, notes)
    await show_panel(ctx, panel)


async def suggest_moves(interaction: Here, current: str, *, ahead: bool = False) -> list[app_commands.Choice[str]]:
    """Suggest complete legal choices to whoever is asked something, or ``ahead`` will be; nothing to anybody else."""

    def stands(ctx: InteractionContext, session: GameSession) -> Standing | None:
        seat = session.seat_of(ctx.user)
        # What is asked now is played and not prepared.
        return None if seat and ahead and is_asked(session, seat) else standing(ctx, session, seat)

    # Only the table is read under its lock: putting it into words takes long, and others want to play on.
    found = await peek(interaction, stands)
    if found is None:
        return []
    suggested = await interaction.client.suggestions.search(*found, current, ahead=ahead)
    # With several tables in a channel the one that waits is meant; which one that is had better be said.
    store, revision = interaction.client.store, found.revision
    here = await queries.games(store, revision.guild, channel=interaction.channel_id)
    table = f"#{revision.game} · " if len(here) > 1 and not interaction.namespace.game else ""
    return [app_commands.Choice(name=shorten(table + one.label, MAX_OPTION_LABEL), value=one.text) for one in suggested]


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(GameCommands())
