"""A small discord.py bot that uses everything the playground offers."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

GAMES = ["carcassonne", "catan", "dominion", "zavandor"]


def picture(colour: str = "green", name: str = "board.png") -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (600, 480), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, filename=name)


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that survives restarts: its number is in its id."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(discord.ui.Button(label=f"Count {n}", custom_id=f"count:{n}", emoji="🎲"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=counting(self.n + 1))


def counting(n: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"## Counted to {n}"), discord.ui.ActionRow(Counter(n))))
    return view


class Question(discord.ui.Modal, title="A question"):
    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Your name", component=discord.ui.TextInput(custom_id="name", max_length=20)
    )
    game: discord.ui.Label[Any] = discord.ui.Label(
        text="Which game",
        description="Pick one",
        component=discord.ui.Select(
            custom_id="game", options=[discord.SelectOption(label=game.title(), value=game) for game in GAMES]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        name, game = self.name.component, self.game.component
        assert isinstance(name, discord.ui.TextInput)
        assert isinstance(game, discord.ui.Select)
        await interaction.response.send_message(f"{name.value} plays {game.values[0]}", ephemeral=True)


class Table(discord.ui.LayoutView):
    """Every kind of component in one message."""

    def __init__(self, file: str = "board.png") -> None:
        super().__init__(timeout=None)
        self.row = discord.ui.ActionRow[Any](
            _button("Join", discord.ButtonStyle.success, "join", self.join),
            _button("Private", discord.ButtonStyle.secondary, "private", self.private),
            _button("Ask me", discord.ButtonStyle.primary, "ask", self.ask),
            _button("Late", discord.ButtonStyle.danger, "late", self.late),
            discord.ui.Button(label="No", disabled=True, custom_id="no"),
        )
        options = [discord.SelectOption(label=f"Place {n}", value=f"p{n}", description="free") for n in range(5)]
        self.places: discord.ui.Select[Any] = discord.ui.Select(
            custom_id="places", placeholder="Where?", min_values=1, max_values=2, options=options
        )
        self.places.callback = self.chosen  # type: ignore[method-assign]
        self.who: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id="who", placeholder="Who?")
        self.who.callback = self.invited  # type: ignore[method-assign]
        thumb = discord.ui.Thumbnail[Any](f"attachment://{file}", description="a thumbnail")
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay("## Carcassonne · turn 23"),
                discord.ui.Section("Bo closed a **city**: +8.", accessory=thumb),
                discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file}", description="the board")),
                discord.ui.Separator(),
                self.row,
                discord.ui.ActionRow(self.places),
                discord.ui.ActionRow(self.who),
                accent_colour=0x2462AC,
            )
        )

    async def join(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        file = picture("blue", "board-2.png")
        await interaction.edit_original_response(view=Table("board-2.png"), attachments=[file])

    async def private(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Only for you", ephemeral=True)
        await interaction.followup.send("And this", ephemeral=True)

    async def ask(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Question())

    async def late(self, interaction: discord.Interaction[Any]) -> None:
        await asyncio.sleep(60)

    async def chosen(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"Chose {', '.join(self.places.values)}", ephemeral=True)

    async def invited(self, interaction: discord.Interaction[Any]) -> None:
        user = self.who.values[0]
        allowed = discord.AllowedMentions(users=[user])
        await interaction.response.send_message(f"Welcome {user.mention}", allowed_mentions=allowed)


def _button(label: str, style: discord.ButtonStyle, custom_id: str, callback: Any) -> discord.ui.Button[Any]:
    made = discord.ui.Button[Any](label=label, style=style, custom_id=custom_id)
    made.callback = callback  # type: ignore[method-assign]
    return made


class Bot(commands.AutoShardedBot):
    """Logs in to the playground it is given."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents(guilds=True), max_ratelimit_timeout=30, guild_ready_timeout=0.1)
        self.resumes = 0
        self.up = asyncio.Event()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        mine: list[Any] = [new, thinking, count, thread, move, secret]
        for command in mine:
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.up.set()

    async def on_resumed(self) -> None:
        self.resumes += 1


@app_commands.command(description="Open a table")
@app_commands.describe(game="What to play", opponents="How many", friend="Whom to ask")
@app_commands.choices(game=[app_commands.Choice(name=game.title(), value=game) for game in GAMES])
async def new(
    interaction: discord.Interaction[Any],
    game: str,
    opponents: app_commands.Range[int, 0, 4] = 0,
    friend: discord.Member | None = None,
) -> None:
    await interaction.response.send_message(view=Table(), file=picture())


@app_commands.command(description="Think first, then answer")
async def thinking(interaction: discord.Interaction[Any], private: bool = False) -> None:
    await interaction.response.defer(ephemeral=private)
    await asyncio.sleep(0.05)
    await interaction.edit_original_response(view=Table(), attachments=[picture()])


@app_commands.command(description="Count")
async def count(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=counting(0))


@app_commands.command(description="Open a thread")
async def thread(interaction: discord.Interaction[Any], name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message(f"See the thread {name}")
    made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await made.send("Here we are", nonce=str(made.id))
    await made.send("Here we are", nonce=str(made.id))


move = app_commands.Group(name="game", description="A game")


@move.command(name="move", description="Make a move")
async def game_move(interaction: discord.Interaction[Any], action: str) -> None:
    await interaction.response.send_message(f"Moved {action}", ephemeral=True)


@game_move.autocomplete("action")
async def actions(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    legal = [f"{x},{y},90" for x in range(3) for y in range(3)]
    return [app_commands.Choice(name=f"Place at {each}", value=each) for each in legal if current in each]


@app_commands.command(description="For those who manage the server")
@app_commands.default_permissions(manage_guild=True)
async def secret(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Pssst", ephemeral=True)
