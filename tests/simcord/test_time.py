"""Tokens of fifteen minutes, and days of waiting, on SimCord's clock."""

from __future__ import annotations

import random

from tests.simcord.world import Server, last_turn, next_pick, play, press, shown_panel

MINUTE, HOUR = 60.0, 3600.0


async def test_a_panel_is_played_on_after_its_token_has_ended(server: Server) -> None:
    await server.begin()
    mover, panel = await shown_panel(server)
    await server.world.advance_time(20 * MINUTE)
    pick = next_pick(server.world.seen(panel), random.Random(1))
    assert pick is not None
    before = server.world.seen(panel).text
    await press(server, mover, panel, pick)
    assert server.world.seen(panel).text != before


async def test_a_late_player_is_reminded_and_then_voted_on(server: Server) -> None:
    await server.begin()
    turn = last_turn(server, server.channel)
    late = next(each for each in (server.ada, server.ben) if each.mention in server.world.seen(turn).text)
    for hours, told in ((23, "Waiting for"), (2, "is out of time")):
        await server.world.advance_time(hours * HOUR)
        last = server.texts(server.cleo)[-1]
        assert told in last
        assert (late.mention if told == "Waiting for" else late.name) in last


async def test_a_lobby_that_never_starts_is_closed(server: Server) -> None:
    lobby = (await server.ada.slash(server.channel, "new", game="carcassonne")).response
    assert lobby is not None
    await server.world.advance_time(4 * 24 * HOUR)
    assert "This table was closed." in server.world.seen(lobby).text
    assert not server.world.seen(lobby).buttons


async def test_a_restart_after_days_begins_no_vote_about_a_player(server: Server) -> None:
    """No player could act while the bot was away."""
    await server.begin()
    await server.world.stop()
    await server.world.advance_time(3 * 24 * HOUR)
    await server.world.restart_bot(server.world.new_bot())
    await server.world.settle()
    assert not [text for text in server.texts(server.cleo) if "out of time" in text]
    assert await play(server, 6) > 0
