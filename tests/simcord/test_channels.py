"""Permissions, private threads and deletions, as SimCord decides them."""

from __future__ import annotations

import random

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.simcord.world import SHORTLY, Server, next_pick, play, press, shown_panel

PRESSES = 6
HIDDEN = discord.PermissionOverwrite(view_channel=False)


def deny(server: Server, channel: simcord.ChannelHandle, *permissions: str) -> None:
    """Take permissions in a channel from the bot."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    me = server.world.backend.bot_user.id
    server.world.backend.set_overwrite(channel.id, Overwrite(me, OverwriteType.MEMBER, 0, denied))


@pytest.mark.parametrize("permission", ["send_messages", "attach_files", "read_message_history"])
async def test_a_table_is_not_opened_without_a_permission_and_the_person_is_told(
    server: Server, permission: str
) -> None:
    deny(server, server.channel, permission)
    before = server.texts(server.ben)
    told = server.answer(await server.ada.slash(server.channel, "new", game="carcassonne"))
    assert permission.replace("_", " ").title() in told.text
    assert server.texts(server.ben) == before


async def test_a_game_goes_on_when_a_permission_is_given_back(server: Server) -> None:
    await server.begin()
    deny(server, server.channel, "send_messages")
    mover, panel = await shown_panel(server)
    rng = random.Random(1)
    while pick := next_pick(server.world.seen(panel), rng):
        await press(server, mover, panel, pick)
    before = server.texts(server.cleo)
    server.world.backend.delete_overwrite(server.channel.id, server.world.backend.bot_user.id)
    await server.world.settle()
    assert len(server.texts(server.cleo)) > len(before)
    assert await play(server, PRESSES) > 0


async def test_a_private_table_is_seen_by_its_players_alone(server: Server) -> None:
    server.answer(await server.ada.slash(server.channel, "new", game="dominion", private=True))
    (thread,) = server.channel.threads
    assert "Dominion" in "".join(server.texts(server.ada, thread))
    with pytest.raises(simcord.SetupError, match="cannot read"):
        server.texts(server.ben, thread)
    assert "Dominion" not in server.answer(await server.ben.slash(server.channel, "games open")).text
    await server.ada.slash(thread, "game invite", user=server.ben)
    assert "Dominion" in "".join(server.texts(server.ben, thread))


async def test_a_table_in_a_hidden_channel_is_told_only_to_those_who_see_it(server: Server) -> None:
    hidden = server.guild.create_text_channel("hidden", overwrites={server.guild.default_role: HIDDEN})
    for each in (server.ada.id, server.world.backend.bot_user.id):
        allowed = discord.Permissions(view_channel=True).value
        server.world.backend.set_overwrite(hidden.id, Overwrite(each, OverwriteType.MEMBER, allowed, 0))
    await server.ada.slash(hidden, "new", game="catan")
    assert "Catan" in server.answer(await server.ada.slash(server.channel, "games open")).text
    assert "Catan" not in server.answer(await server.ben.slash(server.channel, "games open")).text


async def test_a_table_of_a_deleted_thread_goes_on_in_the_channel(server: Server) -> None:
    await server.ada.slash(server.channel, "new", game="carcassonne", thread=True)
    (thread,) = server.channel.threads
    await server.start(thread.history()[-1])
    server.world.backend.delete_channel(thread.id)
    await server.world.settle()
    assert await play(server, PRESSES) > 0


async def test_a_table_of_a_deleted_channel_goes_on_where_its_host_moves_it(server: Server) -> None:
    await server.begin()
    other = server.guild.create_text_channel("other")
    server.world.backend.delete_channel(server.channel.id)
    await server.world.advance_time(SHORTLY)
    asked = await server.ada.slash(other, "game status", game="1")
    # The bot asks Discord twice before it believes that the channel is gone.
    await server.world.advance_time(SHORTLY)
    assert "is gone" in server.answer(asked).text
    assert "moved here" in server.answer(await server.ada.slash(other, "game board", game="1")).text
    assert await play(server, PRESSES, other) > 0
