"""Commands are registered, and Discord offers each to the people who can use it."""

from __future__ import annotations

from discord import app_commands

from cogs.bot import Stammtisch
from tests.simcord.world import Server


def commands(bot: object) -> set[str]:
    """Return the names of the bot's own commands, as a person types them."""
    assert isinstance(bot, Stammtisch)
    found = bot.tree.walk_commands()
    return {each.qualified_name for each in found if isinstance(each, app_commands.Command)}


async def test_all_commands_are_registered(server: Server) -> None:
    offered = {*server.ada.available_commands(server.channel)}
    assert len(offered) > 30
    assert offered == commands(server.world.bot)


async def test_the_setup_is_offered_to_managers_alone(server: Server) -> None:
    for_ada, for_ben = (set(each.available_commands(server.channel)) for each in (server.ada, server.ben))
    assert for_ada - for_ben == {name for name in for_ada if name.startswith("setup ")}
    assert for_ben


async def test_commands_of_tables_are_not_offered_in_direct_messages(server: Server) -> None:
    offered = server.ben.user.available_commands()
    assert {"help", "rules"} <= set(offered)
    assert not [name for name in offered if name.startswith(("new", "game ", "setup ", "leaderboard"))]


async def test_a_restart_registers_nothing_again(server: Server) -> None:
    def registrations() -> int:
        return sum(each.method == "PUT" for each in server.world.http_requests)

    before = registrations()
    assert before == 1
    await server.world.restart()
    assert registrations() == before
