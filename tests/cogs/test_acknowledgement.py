"""Discord waits three seconds: every command and click is acknowledged before any file is read."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import discord
import pytest
from discord import app_commands

from cogs.bot import Stammtisch
from cogs.buttons import board
from cogs.buttons import handlers as table
from cogs.commands import add_commands, games, me, setup
from cogs.discord import custom_ids
from cogs.discord.custom_ids import CustomId
from cogs.discord.interaction import InteractionContext
from cogs.lobby import handlers as lobby
from cogs.lobby import opening, permission_check
from cogs.panel import by_keyboard
from cogs.panel import handlers as panel
from cogs.table.buttons import BUTTONS
from data.errors import NotNow
from data.shared.queue import SharedStore
from data.sqlite.connection_cache import ConnectionCache
from settings import Settings
from tests.cogs.contexts import Context, context, interaction
from tests.cogs.fakes import Bot


class ReadBefore(AssertionError):  # noqa: N818 - what must not be
    """A file was opened before the acknowledgement."""


class ReadAfter(Exception):  # noqa: N818 - what is expected
    """A file was opened after the acknowledgement."""


@pytest.fixture
def ctx(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Context:
    """A user in a guild whose file is not open yet."""
    made = context(bot, "en")

    def read(*args: Any, **how: Any) -> NoReturn:
        raise ReadAfter if made.acknowledged else ReadBefore

    monkeypatch.setattr(ConnectionCache, "connection", read)
    monkeypatch.setattr(SharedStore, "read", read)
    monkeypatch.setattr(SharedStore, "write", read)
    return made


async def open_carcassonne(ctx: Context) -> None:
    await opening.open_table(ctx, await opening.begin_opening(ctx), "carcassonne")


COMMANDS: dict[str, Callable[[Context], Awaitable[object]]] = {
    "new": open_carcassonne,
    "game board": lambda ctx: board.show_board(ctx, None, None, False),
    "game status": lambda ctx: board.show_status(ctx, None),
    "game move": lambda ctx: by_keyboard.play_typed(ctx, None, "pass"),
    "games mine": games.mine,
    "games open": games.lobbies,
    "games here": games.here,
    "setup options": lambda ctx: setup.change_options(ctx, None, None, None, False),
    "setup check": lambda ctx: permission_check.check_permissions(ctx, None),
    "setup close-game": lambda ctx: setup.close_by_manager(ctx, "1"),
    "me": lambda ctx: me.handle_component(ctx, CustomId(custom_ids.ME, 0, "language")),
}


def typed(command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Return the options of a user who gives a command everything it needs."""
    needed = [option for option in command.parameters if option.required]
    ben = SimpleNamespace(id=12, bot=False, display_name="Ben")
    # The beginning of a name is enough for the fixed values, such as games and speeds.
    usual = {discord.AppCommandOptionType.integer: 1, discord.AppCommandOptionType.user: ben}
    return {one.name: usual.get(one.type, "carcassonne") for one in needed}


async def test_every_command_is_acknowledged_before_a_file_is_read(
    bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands are taken from the tree, so that new ones are tested too."""
    tree = Stammtisch(bot.store, Settings()).tree
    await add_commands(tree.client)
    told: list[str] = []

    async def acknowledge(ctx: InteractionContext, **how: Any) -> Any:
        told.append("acknowledged")
        return SimpleNamespace(message_id=9)

    def read(*args: Any, **how: Any) -> NoReturn:
        told.append("read")
        raise NotNow

    async def say(*texts: Any, **how: Any) -> None:
        told.append("acknowledged")

    monkeypatch.setattr(InteractionContext, "_acknowledge", acknowledge)
    for owner, name in ((ConnectionCache, "connection"), (SharedStore, "read"), (SharedStore, "write")):
        monkeypatch.setattr(owner, name, read)
    found = [one for one in tree.walk_commands() if isinstance(one, app_commands.Command)]
    assert len(found) > 30
    for command in found:
        told.clear()
        response = SimpleNamespace(send_message=say, is_done=lambda: bool(told))
        later = {"edit_original_response": say, "delete_original_response": say, "followup": SimpleNamespace(send=say)}
        made_up = interaction(bot, response=response, **later)
        callback: Any = command.callback
        await callback(command.binding, made_up, **typed(command))
        assert told[:1] == ["acknowledged"], command.qualified_name


IN_MEMORY = {"which"}
"""The buttons whose state is in memory, so that an old one reads no file."""
VERBS = {
    "panel": (panel.handle_component, custom_ids.PANEL, ("s", "c")),
    "table": (table.handle_component, custom_ids.TABLE, tuple(verb for verb in BUTTONS if verb not in IN_MEMORY)),
    "lobby": (lobby.handle_component, custom_ids.LOBBY, ("join", "options", "set")),
}
CLICKS = [(act, CustomId(family, 1, verb)) for act, family, verbs in VERBS.values() for verb in verbs]


@pytest.mark.parametrize("command", COMMANDS)
async def test_a_command_is_acknowledged_before_a_file_is_read(ctx: Context, command: str) -> None:
    with pytest.raises(ReadAfter):
        await COMMANDS[command](ctx)


@pytest.mark.parametrize(("act", "id_"), CLICKS, ids=[f"{id_.family}-{id_.verb}" for _, id_ in CLICKS])
async def test_a_click_is_acknowledged_before_a_file_is_read(ctx: Context, act: Any, id_: CustomId) -> None:
    with pytest.raises(ReadAfter):
        await act(ctx, id_)


async def test_the_language_is_read_after_the_acknowledgement(bot: Bot) -> None:
    """Until then it is the language in memory, or that of the user's Discord client."""
    await bot.store.users.change_settings(11, language="de")
    bot.store.users._known.clear()
    order: list[str] = []

    async def defer(**how: Any) -> Any:
        order.append(visited.words.language)
        return SimpleNamespace(message_id=9)

    client = SimpleNamespace(store=bot.store, throttle=bot.throttle, serving=bot.serving)
    client.language_of = lambda one: bot.store.users.known_settings(one.user.id).get("language") or one.locale
    made_up = interaction(client, guild_id=None, response=SimpleNamespace(defer=defer))
    visited = InteractionContext(made_up)
    await visited.defer()
    assert (order, visited.words.language) == (["en"], "de")
    assert InteractionContext(made_up).words.language == "de"
