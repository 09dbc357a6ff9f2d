"""Games are played by pressed components, a table survives a restart, and a panel is its player's alone."""

from __future__ import annotations

import pytest
from simcord import SetupError

from rules.kernel import GAMES
from tests.simcord.world import Server, last_turn, play, shown_panel

PRESSES = 16


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_is_played_by_pressed_components(server: Server, game: str) -> None:
    await server.begin(game)
    assert await play(server, PRESSES) > 1


async def test_a_table_survives_a_restart_with_its_old_buttons(server: Server) -> None:
    lobby = (await server.ada.slash(server.channel, "new", game="carcassonne")).response
    assert lobby is not None
    await server.world.restart()
    await server.ben.click(lobby, label="Join")
    await server.world.restart()
    await server.ada.click(lobby, label="Start")
    await play(server, 2)
    await server.world.restart()
    assert await play(server, 4) > 0


async def test_a_panel_is_never_shown_to_another_person(server: Server) -> None:
    await server.begin("dominion")
    mover, panel = await shown_panel(server)
    assert panel.ephemeral
    told = server.world.seen(panel).text
    assert told in server.texts(mover)
    for other in {server.ada, server.ben, server.cleo} - {mover}:
        assert told not in server.texts(other)
        with pytest.raises(SetupError, match="not visible"):
            await other.click(panel, label="Hint")
        # The buttons of the public message show each person their own seat, or none.
        message = last_turn(server, server.channel)
        answer = (await other.click(message, label="Play")).response
        assert answer is not None
        assert answer.ephemeral
        assert server.world.seen(answer).text != told
