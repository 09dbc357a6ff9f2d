"""Clicks on the buttons of an offer."""

from types import SimpleNamespace
from typing import Any, cast

import discord

from cogs.buttons.handlers import handle_component
from cogs.buttons.proposals import terms_mark
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.dispatch import respond
from tests.cogs.fakes import Bot

GUILD, ADA, BEN, CLEO, EVE = 7, 101, 102, 103, 104


class Press:
    """A click on a button of an offer, with the private response to Discord."""

    _ids = iter(range(1, 10_000))

    def __init__(self, bot: Bot, user: int) -> None:
        self.client, self.id = bot, next(self._ids)
        self.guild_id, self.channel_id, self.locale, self.message = GUILD, 1, "en-US", None
        self.user = SimpleNamespace(id=user, display_name="?")
        self.permissions = discord.Permissions.none()
        self.response, self.private = self, False
        self.texts: list[str] = []

    async def defer(self, *, ephemeral: bool, thinking: bool) -> SimpleNamespace:
        self.private = ephemeral and thinking
        return SimpleNamespace(message_id=1)

    def is_done(self) -> bool:
        return self.private

    async def edit_original_response(self, *, content: str = "", view: Any = None, attachments: Any = ()) -> None:
        assert self.private
        self.texts.append(
            content or " ".join(item.content for item in view.walk_children() if hasattr(item, "content"))
        )


async def mark(bot: Bot, game: int, id_: str) -> int:
    """Return the mark of the terms that a button has now; 0 if there is no such button."""
    async with bot.tables.transaction(GUILD, game) as session:
        options = [option for ask in session.table.asks for option in ask.options if option.id == id_]
    return terms_mark(options[0]) if options else 0


async def press(bot: Bot, game: int, user: int, id_: str, *, terms: int | None = None) -> str:
    pressed = Press(bot, user)
    custom_id = CustomId(TABLE, game, "proposal", await mark(bot, game, id_) if terms is None else terms, id_)
    await respond(cast("Any", pressed), lambda ctx: handle_component(ctx, custom_id))
    (text,) = pressed.texts
    return text
