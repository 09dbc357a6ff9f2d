"""The command tree answers forbidden and late commands without a traceback."""

import asyncio
import sys
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.bot import Stammtisch
from cogs.commands import add_commands
from cogs.panel.typed.autocomplete import SUGGESTIONS
from data.errors import NotNow
from render import words
from settings import Settings
from tests.cogs.contexts import interaction
from tests.cogs.fakes import Bot

GONE: Any = SimpleNamespace(status=404, reason="Not Found", headers={})
HASTY: Any = SimpleNamespace(status=429, reason="Too Many Requests", headers={})


@pytest.fixture
async def client(bot: Bot) -> AsyncIterator[Stammtisch]:
    made = Stammtisch(bot.store, Settings())
    await add_commands(made)
    yield made
    made.renderer.close()
    made.state[SUGGESTIONS].close()
    made.thinking.close()


class Response:
    """The response of an interaction; suggestions raise ``trouble``."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.said, self.trouble = list[Any](), trouble

    def is_done(self) -> bool:
        return bool(self.said)

    async def send_message(self, text: str = "", **how: Any) -> None:
        self.said.append(text)

    async def autocomplete(self, choices: list[Any]) -> None:
        if self.trouble:
            raise self.trouble
        self.said.append(choices)


GIVEN = {
    "setup close-game": {"name": "game", "type": 3, "value": "1"},
    "setup hooks add": {"name": "url", "type": 3, "value": "https://example.org/"},
    "setup hooks remove": {"name": "hook", "type": 4, "value": 1},
    "setup hooks test": {"name": "hook", "type": 4, "value": 1},
    "setup hooks page": {"name": "on", "type": 5, "value": True},
}
"""The options that commands need."""


def called(client: Stammtisch, path: str, response: Response, held: discord.Permissions, **typed: str) -> Any:
    """Return a command as Discord sends it. The option ``typed`` has the focus."""
    *groups, name = path.split()
    options = [{"name": key, "type": 3, "value": value, "focused": True} for key, value in typed.items()]
    data: dict[str, Any] = {"name": name, "type": 1, "options": options}
    for group in reversed(groups):
        data = {"name": group, "type": 1, "options": [data]}
    kind = discord.InteractionType.autocomplete if typed else discord.InteractionType.application_command
    made = interaction(
        client, response=response, permissions=held, data=data, type=kind, namespace=SimpleNamespace(game="1")
    )
    made.command_failed, made._state, made.command = False, None, None
    return made


def setup_commands(client: Stammtisch) -> list[str]:
    group = client.tree.get_command("setup")
    assert isinstance(group, app_commands.Group)
    return [one.qualified_name for one in group.walk_commands() if isinstance(one, app_commands.Command)]


async def test_setup_is_refused_to_members_without_permission_despite_an_override(
    client: Stammtisch, caplog: pytest.LogCaptureFixture
) -> None:
    """An administrator's override let members call it. They read of an internal error, and the log had a traceback."""
    found = setup_commands(client)
    assert len(found) == 9
    for path in found:
        response = Response()
        visited = called(client, path, response, discord.Permissions.none())
        leaf = visited.data["options"][0]
        if path in GIVEN and leaf["options"]:
            leaf = leaf["options"][0]
        leaf["options"] = [GIVEN[path]] if path in GIVEN else leaf["options"]
        await client.tree._call(visited)
        assert response.said == [words("en").text("refused-manage_guild")], path
    assert not caplog.records


async def test_a_manager_of_the_server_can_use_setup(client: Stammtisch, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def checked(ctx: Any, channel: Any) -> None:
        done.append(ctx.name)

    monkeypatch.setattr(sys.modules["cogs.commands.setup"], "check_permissions", checked)
    await client.tree._call(called(client, "setup check", Response(), discord.Permissions(manage_guild=True)))
    assert done == ["Ada"]


@pytest.mark.parametrize(
    "trouble",
    [
        discord.NotFound(GONE, {"code": 10062, "message": "Unknown interaction"}),
        discord.HTTPException(HASTY, "x"),
        discord.HTTPException(GONE, {"code": 40060, "message": "Interaction has already been acknowledged."}),
        NotNow("too many open files"),
        ConnectionResetError(),
        TimeoutError(),
    ],
    ids=repr,
)
@pytest.mark.parametrize("path", ["game status", "setup close-game"])
async def test_late_suggestions_are_no_error(
    client: Stammtisch, caplog: pytest.LogCaptureFixture, trouble: Exception, path: str
) -> None:
    await client.tree._call(called(client, path, Response(trouble), discord.Permissions.all(), game="1"))
    assert not caplog.records


async def test_suggestions_during_shutdown_are_no_error(client: Stammtisch, caplog: pytest.LogCaptureFixture) -> None:
    client.tasks.draining = True
    visited = called(client, "game status", Response(ConnectionResetError()), discord.Permissions.all(), game="1")
    await client.tree._call(visited)
    assert not caplog.records


@pytest.mark.parametrize(
    "fault",
    [ZeroDivisionError(), discord.HTTPException(GONE, {"code": 50035, "message": "Invalid Form Body"})],
    ids=repr,
)
async def test_an_internal_error_among_suggestions_is_only_logged(
    client: Stammtisch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    await client.tree._call(called(client, "game status", Response(fault), discord.Permissions.all(), game="1"))
    assert type(fault).__name__ in caplog.text


@pytest.mark.parametrize("path", ["gone", "game gone", "game"])
async def test_a_removed_command_gets_one_sentence(
    client: Stammtisch, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    """Discord's client keeps its loaded commands for a while."""
    response = Response()
    client.loop = asyncio.get_running_loop()
    client.tree._from_interaction(called(client, path, response, discord.Permissions.all()))
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task is not asyncio.current_task()))
    assert response.said == [words("en").text("bot-command-outdated")]
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_value_of_another_type_gets_one_sentence(client: Stammtisch, caplog: pytest.LogCaptureFixture) -> None:
    """A text in place of a forum was reported as a fault of the bot."""
    response = Response()
    made = called(client, "setup options", response, discord.Permissions.all())
    made.data["options"][0]["options"] = [{"name": "forum", "type": 3, "value": "a text"}]
    made.namespace.forum = "a text"
    await client.tree._call(made)
    assert response.said == [words("en").text("bot-command-outdated")]
    assert not [record for record in caplog.records if record.exc_info]
