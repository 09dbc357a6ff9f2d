"""``/game``: everything that buttons and selects do at a table, by typing."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby, look, play, table, where
from cogs.board import GOLD, called, snapshot, standing_line
from cogs.layout import Card
from cogs.notation import Suggestion, suggestions, understood
from cogs.panel import Scene
from cogs.press import Place
from cogs.seats import note, replace, seat_suggestions
from cogs.speech import said
from cogs.visit import Visit, answered
from data.live import Live
from render import words

Here = discord.Interaction[Any]


@app_commands.guild_only()
class Game(commands.GroupCog, group_name="game", group_description=said("command-game")):
    """The commands of one table."""

    @app_commands.command(description=said("command-game-join"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def join(self, interaction: Here, game: str | None = None) -> None:
        """Sit down at a table in its lobby."""
        await answered(interaction, lambda visit: in_lobby(visit, game, "join"))

    @app_commands.command(description=said("command-game-leave"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def leave(self, interaction: Here, game: str | None = None) -> None:
        """Leave a table in its lobby."""
        await answered(interaction, lambda visit: in_lobby(visit, game, "leave"))

    @app_commands.command(description=said("command-game-add"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def add(self, interaction: Here, game: str | None = None) -> None:
        """Seat a computer opponent in a lobby."""
        await answered(interaction, lambda visit: in_lobby(visit, game, "add"))

    @app_commands.command(description=said("command-game-start"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def start(self, interaction: Here, game: str | None = None) -> None:
        """Start the game of a lobby."""
        await answered(interaction, lambda visit: in_lobby(visit, game, "start"))

    @app_commands.command(description=said("command-game-board"))
    @app_commands.checks.cooldown(10, 30)
    @app_commands.describe(game=said("param-game"), show=said("param-look"), text=said("param-text"))
    @app_commands.autocomplete(game=where.suggest, show=look.suggest)
    async def board(
        self, interaction: Here, game: str | None = None, show: str | None = None, text: bool = False
    ) -> None:
        """Show the board, or a closer look at it."""
        await answered(interaction, lambda visit: shown_board(visit, game, show, text))

    @app_commands.command(description=said("command-game-hand"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def hand(self, interaction: Here, game: str | None = None) -> None:
        """Open the private panel."""
        await answered(interaction, lambda visit: at_table(visit, game, play.open_panel))

    @app_commands.command(description=said("command-game-move"))
    @app_commands.describe(action=said("param-action"), game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def move(self, interaction: Here, action: app_commands.Range[str, 1, 200], game: str | None = None) -> None:
        """Answer what the table asks, by typing."""
        await answered(interaction, lambda visit: moved(visit, game, action))

    @move.autocomplete("action")
    async def _actions(self, interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        return await suggested_moves(interaction, current)

    @app_commands.command(description=said("command-game-status"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def status(self, interaction: Here, game: str | None = None) -> None:
        """Say who must act."""
        await answered(interaction, lambda visit: told_status(visit, game))

    @app_commands.command(description=said("command-game-log"))
    @app_commands.describe(game=said("param-game"), everything=said("param-everything"))
    @app_commands.autocomplete(game=where.suggest)
    async def log(self, interaction: Here, game: str | None = None, everything: bool = False) -> None:
        """Tell what has happened."""

        async def told(visit: Visit, number: int) -> None:
            await table.log(visit, number, everything=everything)

        await answered(interaction, lambda visit: at_table(visit, game, told))

    @app_commands.command(description=said("command-game-undo"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def undo(self, interaction: Here, game: str | None = None) -> None:
        """Take the last choice back."""
        await answered(interaction, lambda visit: at_table(visit, game, table.undo))

    @app_commands.command(description=said("command-game-concede"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def concede(self, interaction: Here, game: str | None = None) -> None:
        """Leave one's seat to a computer."""
        await answered(interaction, lambda visit: at_table(visit, game, table.ask_concede))

    @app_commands.command(description=said("command-game-replace"))
    @app_commands.describe(seat=said("param-seat"), by=said("param-by"), game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest, seat=seat_suggestions)
    async def replace(
        self, interaction: Here, seat: str, by: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Give a seat to somebody else, or to a computer."""

        async def done(visit: Visit, number: int) -> None:
            await replace(visit, number, seat, by)

        await answered(interaction, lambda visit: at_table(visit, game, done))

    @app_commands.command(description=said("command-game-note"))
    @app_commands.describe(text=said("param-note"), game=said("param-game"))
    @app_commands.autocomplete(game=where.suggest)
    async def note(
        self, interaction: Here, text: app_commands.Range[str, 1, 1000] | None = None, game: str | None = None
    ) -> None:
        """Keep a private note about a game, or read it."""

        async def kept(visit: Visit, number: int) -> None:
            await note(visit, number, text)

        await answered(interaction, lambda visit: at_table(visit, game, kept))


async def at_table(visit: Visit, named: str | None, act: Any) -> None:
    """Acknowledge, find out which table is meant, and do ``act`` there."""
    await visit.wait()
    await act(visit, await where.table(visit, named))


async def in_lobby(visit: Visit, named: str | None, verb: str) -> None:
    """Do in a lobby what its button with this verb does."""
    await visit.wait()
    game = await where.table(visit, named, phase="lobby")
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        lobby.act(live, verb, visit)
    await visit.say(f"lobby-did-{verb}")


async def shown_board(visit: Visit, named: str | None, closer: str | None, text: bool) -> None:
    """Show the board, or a closer look: to everybody if a seat asks, else only to the person who asks."""
    game = await where.table(visit, named)
    async with visit.bot.tables.hold(visit.guild, game) as live:
        seated = live.seat_of(visit.user) is not None
        now = snapshot(live)
    if closer is not None:
        look.check(now, closer)
    await visit.wait(public=seated)
    told = words(now.game.language) if seated else visit.words
    if closer is not None:
        await look.show(visit, now, closer, told, drawn=not text)
        return
    if text:
        await visit.show(table.text_card(now, told))
        return
    card = Card((play.standing_sentence(now, told),), (standing_line(now, told),), accent=GOLD)
    await play.show(visit, play.Sketch(card, Scene(now.view), now.names, f"{game}-{now.last}"))


async def told_status(visit: Visit, named: str | None) -> None:
    """Say who must act and since when, who sits where, and how it stands."""
    await visit.wait()
    game = await where.table(visit, named)
    async with visit.bot.tables.hold(visit.guild, game) as live:
        if live.game.phase == "lobby":
            await visit.show(lobby.card(live.game, live.seats, visit.words)._replace(rows=()))
            return
        now = snapshot(live)
    scores = {place.seat: f": **{place.score}**" for place in now.standing}
    seats = "\n".join(called(seat, visit.words) + scores.get(seat.seat, "") for seat in now.seats)
    heading = visit.words.text("status-heading", game=where.title(now.game), turn=now.turn)
    await visit.show(Card((heading, play.standing_sentence(now, visit.words), seats), accent=GOLD))


async def moved(visit: Visit, named: str | None, action: str) -> None:
    """Take a typed choice, or several, and say what has happened by it."""
    await visit.wait()
    game = await where.table(visit, named)
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        seat = table.own_seat(live, visit.user)
        choices = understood(live.table, seat.seat, action)
        events = play.commit(live, seat, choices, visit.user, None)
        notes = play.done(events, seat, live, visit.words)
        drawn = play.sketch(live, visit.user, Place(), visit.words, notes)
    await play.show(visit, drawn)


async def suggested_moves(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
    """Suggest complete legal choices to whoever is asked something; nothing to anybody else."""

    def moves(visit: Visit, live: Live) -> list[Suggestion]:
        seat = live.seat_of(visit.user)
        if seat is None or seat.opponent or live.game.phase != "running":
            return []
        return suggestions(live.table.fork(), seat.seat, current, visit.words, [one.name for one in live.seats])

    found = await where.glance(interaction, moves) or []
    return [app_commands.Choice(name=one.label, value=one.text) for one in found]


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(Game())
