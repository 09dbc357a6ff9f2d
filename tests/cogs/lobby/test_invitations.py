"""Nobody is called to a table twice in an hour by people; a call that did not get through was none."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.discord.components import Card
from cogs.discord.interaction import InteractionContext
from cogs.lobby.invitations import call, check_call
from data.errors import Refused
from data.models import GameRow


def table(number: int) -> GameRow:
    return GameRow(id=number, kind="carcassonne", options={}, host=1, channel=5, created=0.0)


async def test_a_call_that_does_not_get_through_can_be_made_again() -> None:
    broken = True

    async def send(card: Card, user: int) -> None:
        if broken:
            raise ConnectionResetError

    bot = SimpleNamespace(called_lately={})
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
