"""A table in an archived post or thread is found by its number from elsewhere, and a player can continue it.

Discord's gateway does not tell of archived threads.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from playground import Person
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def post_of(member: Person, place: Place) -> str:
    """Open a member's own post in a forum of the guild."""
    body = {"guild": place.guild, "name": "talk", "forum": True}
    forum = await member.control("POST", "/channels", body)
    content = {"channel": forum["id"], "name": "Who plays?", "content": "I do."}
    return str((await member.control("POST", f"/people/{member.name}/posts", content))["id"])


async def archived_table(bot: Bot, place: Place, ada: Person, ben: Person, **state: bool) -> str:
    """Begin a game in Ada's post, archive the post, and return it. The persons are in the first channel then."""
    post = await post_of(ada, place)
    ada.channel = ben.channel = post
    await acts.table(ada, ben)
    await bot.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": post, "archived": True, **state})
    ada.channel = ben.channel = place.channel
    return post


async def said(person: Person, command: str, **options: Any) -> str:
    """Use a command and return its answer."""
    return (await person.settled(await person.command(command, **options))).text


def lookups(bot: Bot, channel: str) -> int:
    return sum(call["line"] == f"GET /channels/{channel}" for call in bot.server.world.calls)


@pytest.mark.own_bot
async def test_commands_find_a_table_in_an_archived_post(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    """They said that there is no such table, though ``/games mine`` listed it."""
    post = await archived_table(bot, place, ada, ben)
    assert "Carcassonne #1" in await said(ada, "game status", game="1")
    listed = await said(ada, "games mine")
    assert f"<#{post}>" in listed
    assert [one["value"] for one in await ada.autocomplete("game board", "game", game="")] == ["1"]
    assert lookups(bot, post) == 1, "Discord is asked once a minute"
    assert bot.server.world.channels[post]["thread_metadata"]["archived"], "a look opens nothing"


async def test_a_player_plays_on_from_elsewhere(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    post = await archived_table(bot, place, ada, ben)
    mover = ada if "Waiting for you" in await said(ada, "game status", game="1") else ben
    panel = await mover.settled(await mover.command("game hand", game="1"))
    panel = await acts.walked(mover, panel, rng)
    await acts.confirmed(mover, panel)
    await (ben if mover is ada else ada).wait_for(acts.is_turn, channel=post)
    assert len(guild_file.read_game(bot.data, place.guild).choices) == 2
    await bot.noted(place.guild)
    assert not bot.server.world.channels[post]["thread_metadata"]["archived"], "the next turn opens the post"


async def test_the_board_continues_the_table_in_its_post(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    post = await archived_table(bot, place, ada, ben)
    assert "Waiting for" in await said(ben, "game board", game="1")
    assert not bot.server.world.channels[post]["thread_metadata"]["archived"]
    assert guild_file.read_game(bot.data, place.guild).game.channel == int(post)


async def test_a_locked_post_stays_closed_and_the_table_moves(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    post = await archived_table(bot, place, ada, ben, locked=True)
    assert "has moved here" in await said(ben, "game board", game="1")
    state = bot.server.world.channels[post]["thread_metadata"]
    assert (state["archived"], state["locked"]) == (True, True)
    await ben.wait_for(acts.is_turn)
    assert guild_file.read_game(bot.data, place.guild).game.channel == int(place.channel)


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013)])
async def test_a_post_that_cannot_be_opened_leaves_the_table_here(
    bot: Bot, place: Place, ada: Person, ben: Person, status: int, code: int
) -> None:
    post = await archived_table(bot, place, ada, ben)
    await acts.fault(ada, path=f"PATCH /channels/{post}$", status=status, code=code)
    assert "has moved here" in await said(ben, "game board", game="1")


@pytest.mark.parametrize(
    ("status", "code"),
    # The library tries for 25 seconds if Discord has an error.
    [pytest.param(502, 0, marks=pytest.mark.sweep(0, by="code")), (404, 10003), (400, 160006)],
)
async def test_another_error_moves_no_table(
    bot: Bot, place: Place, ada: Person, ben: Person, status: int, code: int
) -> None:
    post = await archived_table(bot, place, ada, ben)
    await acts.fault(ada, path=f"PATCH /channels/{post}$", status=status, code=code, times=6)
    assert "Waiting for" in await said(ben, "game board", game="1")
    await ada.control("DELETE", "/faults")
    assert guild_file.read_game(bot.data, place.guild).game.channel == int(post)


async def test_a_viewer_opens_nothing(bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person) -> None:
    post = await archived_table(bot, place, ada, ben)
    assert "Waiting for" in await said(invite("Cleo"), "game board", game="1")
    assert bot.server.world.channels[post]["thread_metadata"]["archived"]


async def test_a_person_without_the_forum_finds_no_table(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person
) -> None:
    post, cleo = await archived_table(bot, place, ada, ben), invite("Cleo")
    forum = bot.server.world.channels[post]["parent_id"]
    await ada.control("POST", "/permissions", {"channel": forum, "name": "Cleo", "deny": ["view_channel"]})
    for command in ("game status", "game board", "game log"):
        assert "no such table" in (await said(cleo, command, game="1")).lower()
    assert await cleo.autocomplete("game board", "game", game="") == []


async def test_an_archived_private_thread_is_hidden_from_others(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person
) -> None:
    """It has its members only, whom the bot does not know. A moderator sees it."""
    told = await ben.settled(await ben.command("new", game="carcassonne", private=True))
    thread = told.text.partition("<#")[2].partition(">")[0]
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    # A second table, opened in the thread itself.
    await ben.settled(await ben.command("new", game="catan", where=thread))
    await bot.noted(place.guild)
    await ada.control("POST", "/thread", {"channel": thread, "archived": True})
    assert "no such table" in (await said(invite("Cleo"), "game status", game="2")).lower()
    assert "## Catan" in await said(ada, "game status", game="2")
