"""Clicks on the buttons of a public message."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from rules.kernel import Table
from tests.cogs.fakes import Bot

GUILD, ADA, BEN, EVE = 7, 101, 102, 103


class Tap:
    """A click on a button of a public message, with the response to Discord."""

    _ids = iter(range(1, 10_000))

    def __init__(self, bot: Bot, user: int, again: "Tap | None" = None) -> None:
        self.client = bot
        self.id: int = again.id if again else next(self._ids)
        self.guild_id, self.channel_id, self.locale = GUILD, 1, "en-US"
        self.user = SimpleNamespace(id=user, display_name="?")
        self.permissions = discord.Permissions.none()
        self.response, self.followup = self, SimpleNamespace(send=self._say)
        self.message = None
        self.acknowledged: dict[str, Any] | None = None
        self.said: list[str] = []
        self.panels: list[list[str]] = []
        """The labels of each private panel that was sent."""

    async def defer(self, **how: Any) -> None:
        self.acknowledged = how

    def is_done(self) -> bool:
        return self.acknowledged is not None

    async def _say(
        self, text: str = "", *, ephemeral: bool, view: Any = None, files: Any = (), wait: bool = False
    ) -> None:
        assert ephemeral
        if view is None:
            self.said.append(text)
        else:
            buttons = [one for one in view.walk_children() if isinstance(one, discord.ui.Button)]
            self.panels.append([one.label or "" for one in buttons])


async def running(bot: Bot, monkeypatch: pytest.MonkeyPatch, kind: str, table: Table) -> int:
    """Start a game of Ada and Ben at this table, and return its number."""
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(table.dump()))
    game = (await bot.tables.create(GUILD, kind, host=ADA, channel=1, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
    return game
