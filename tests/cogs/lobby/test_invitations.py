"""People can invite a user to a table once an hour. An invitation that fails does not count."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.discord.client_state import ClientState
from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from cogs.lobby.invitations import call, check_call
from data.errors import Refused
from data.game.models import GameRow


def table(number: int) -> GameRow:
    return GameRow(id=number, kind="carcassonne", options={}, host=1, channel=5, created=0.0)


async def test_an_invitation_that_fails_can_be_repeated() -> None:
    broken = True

    async def send(card: Card, user: int) -> None:
        if broken:
            raise ConnectionResetError

    bot = SimpleNamespace(state=ClientState())
    ctx = cast("InteractionContext", SimpleNamespace(bot=bot, guild=1, may_write=True, invite=send))
    ben: Any = SimpleNamespace(id=12, display_name="Ben")
    check_call(ctx, table(3), ben)
    with pytest.raises(ConnectionResetError):
        await call(ctx, 3, Card(("come",)), ben.id)
    broken = False
    check_call(ctx, table(3), ben)
    await call(ctx, 3, Card(("come",)), ben.id)
    with pytest.raises(Refused, match="called_lately"):
        check_call(ctx, table(3), ben)
    check_call(ctx, table(4), ben)
