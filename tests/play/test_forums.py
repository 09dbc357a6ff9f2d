"""A forum for games: one post a table, whose tags follow the table from its lobby to its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from playground import Person, Seen
from playground.world import World
from rules.kernel import Facts, Table
from tests.patience import until
from tests.play import acts, arranged, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = {"open", "running", "ended"}
LAST_TILE: Facts = {"seats": 2, "turn": 0, "pile": ["V"]}
"""A game of Carcassonne that ends with the next tile."""


class Forum:
    """A forum as the server has it."""

    def __init__(self, world: World, id_: str) -> None:
        self.world, self.id = world, id_

    @property
    def tags(self) -> dict[str, str]:
        """The names of the forum's tags by id."""
        return {tag["id"]: tag["name"] for tag in self.world.channels[self.id]["available_tags"]}

    @property
    def posts(self) -> list[dict[str, Any]]:
        """The posts, oldest first."""
        return [each for each in self.world.channels.values() if each.get("parent_id") == self.id]

    def tags_of(self, post: str) -> set[str]:
        """Return the names of a post's tags."""
        return {self.tags[tag] for tag in self.world.channels[post]["applied_tags"]}

    def state(self, post: str) -> dict[str, Any]:
        """Return whether a post is archived or locked."""
        found: dict[str, Any] = self.world.channels[post]["thread_metadata"]
        return found

    def edits(self, channel: str) -> int:
        """Return the number of requests that changed a channel."""
        return sum(call["line"] == f"PATCH /channels/{channel}" for call in self.world.calls)

    async def has(self, post: str, *names: str) -> None:
        """Wait until a post has exactly these tags."""
        await until(lambda: self.tags_of(post) == {*names})


async def made(bot: Bot, place: Place, moderator: Person, *, tags: bool = True) -> Forum:
    """Make a forum and choose it for games. ``tags``: the bot may make the tags."""
    body = {"guild": place.guild, "name": "games", "forum": True}
    id_ = (await moderator.control("POST", "/channels", body))["id"]
    if tags:
        await moderator.control("POST", "/permissions", {"channel": id_, "allow": ["manage_channels"]})
    assert f"<#{id_}>, one post per game" in await said(moderator, "setup options", forum=id_)
    return Forum(bot.server.world, id_)


async def with_a_lobby(bot: Bot, place: Place, host: Person, guest: Person) -> tuple[Forum, Seen, str]:
    """Make a forum and open a table there; return the forum, the lobby with the guest, and the post."""
    forum = await made(bot, place, host)
    lobby = await acts.seated(host, guest)
    await bot.noted(place.guild)
    return forum, lobby, acts.place_of(lobby)


async def said(person: Person, command: str, **options: Any) -> str:
    """Use a command and return its answer."""
    return (await person.settled(await person.command(command, **options))).text


async def test_a_table_has_a_post_with_tags_from_the_lobby_to_the_end(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    forum = await made(bot, place, ada)
    assert {*forum.tags.values()} > NAMES
    assert "Carcassonne" in forum.tags.values()
    assert forum.edits(forum.id) == 1, "one edit makes all tags"
    lobby = await acts.seated(ada, ben)
    post = acts.place_of(lobby)
    assert lobby.id == post, "the lobby is the post's first message"
    assert forum.world.channels[post]["name"] == "Carcassonne · Ada"
    assert forum.tags_of(post) == {"open", "Carcassonne"}
    assert f"<#{post}>" in (await ada.wait_for(lambda each: "has opened a table" in each.text)).text
    assert (await ada.wait_for(lambda each: each.id == post and each.pictures, channel=post)).pictures
    await bot.noted(place.guild)
    assert forum.edits(post) == 0, "the post was opened with its tags"
    await ada.click(lobby, "Start")
    await ada.wait_for(acts.is_turn, channel=post)
    await forum.has(post, "running", "Carcassonne")
    first = await ada.wait_for(lambda each: each.id == post and not each.buttons and each.pictures, channel=post)
    assert "free" not in first.pictures[0]["description"], "the list of posts shows the picture of the first message"
    await ada.settled(await ada.command("setup close-game", game="1"))
    await forum.has(post, "ended", "Carcassonne")
    await until(lambda: forum.state(post)["archived"])
    await bot.noted(place.guild)
    assert forum.edits(post) == 2, "one edit at the start, one at the end"
    assert forum.state(post) == forum.state(post) | {"archived": True, "locked": False}


async def test_a_cancelled_table_ends_in_the_list(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada)
    lobby = await acts.seated(ada)
    await ada.click(lobby, "Leave")
    await forum.has(acts.place_of(lobby), "ended", "Carcassonne")
    await until(lambda: forum.state(acts.place_of(lobby))["archived"])


async def test_every_command_opens_a_post_of_its_own(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    """Also inside another table's post, and although only another channel is allowed for games."""
    forum = await made(bot, place, ada)
    await ada.settled(await ada.command("setup options", channel=place.second))
    first = acts.place_of(await acts.seated(ada))
    await ben.settled(await ben.command("new", game="catan", where=first))
    await until(lambda: len(forum.posts) == 2)
    second = forum.posts[1]["id"]
    await ben.wait_for(lambda each: "Join" in each.buttons, channel=second)
    assert forum.tags_of(second) == {"open", "Catan"}
    assert guild_file.read_game(bot.data, place.guild, 2).game.thread == int(second)


async def test_a_private_table_and_one_without_a_thread_stay_out_of_the_forum(
    bot: Bot, place: Place, ada: Person
) -> None:
    forum = await made(bot, place, ada)
    await ada.settled(await ada.command("new", game="carcassonne", private=True))
    await acts.seated(ada, thread=False)
    assert forum.posts == []
    off: dict[str, Any] = {"no-forum": True}
    told = await ada.settled(await ada.command("setup options", **off))
    assert "**Forum for games:** none" in told.text


@pytest.mark.parametrize(
    "code",
    # The library tries for 25 seconds if Discord has an error.
    [50001, 50013, 50024, 50035, 30013, 160006, 40067, 10003, pytest.param(0, marks=pytest.mark.sweep(0, by="code"))],
)
async def test_a_refused_post_opens_the_table_in_the_channel_with_a_sentence(
    bot: Bot, place: Place, ada: Person, code: int
) -> None:
    forum = await made(bot, place, ada)
    status = {0: 502, 10003: 404, 50001: 403, 50013: 403}.get(code, 400)
    # A server's error is tried again by the library.
    await acts.fault(
        ada, path=f"POST /channels/{forum.id}/threads", status=status, code=code, times=6 if not code else 2
    )
    lobby = await acts.seated(ada)
    assert acts.place_of(lobby) == place.channel
    await ada.wait_for(lambda each: "couldn't open a post in the forum" in each.text)
    await ada.control("DELETE", "/faults")


async def test_a_banned_name_gives_the_post_the_name_of_the_game(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada)
    await acts.fault(ada, path=f"POST /channels/{forum.id}/threads", status=400, code=50035)
    await acts.seated(ada)
    assert [post["name"] for post in forum.posts] == ["Carcassonne"]


async def test_a_deleted_forum_leaves_new_tables_in_the_channel(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada)
    await ada.control("DELETE", f"/channels/{forum.id}")
    lobby = await acts.seated(ada)
    assert acts.place_of(lobby) == place.channel
    assert "forum for games" in (await ada.settled(await ada.command("setup check"))).text


async def test_a_member_who_cannot_play_in_the_forum_plays_in_the_channel(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    forum = await made(bot, place, ada)
    # Members who can only answer there are welcome: the server has chosen a forum of games alone.
    await ada.control("POST", "/permissions", {"channel": forum.id, "name": "Ben", "deny": ["send_messages"]})
    assert acts.place_of(await acts.seated(ben)) != place.channel
    await ada.control("POST", "/permissions", {"channel": forum.id, "name": "Ben", "deny": ["view_channel"]})
    assert acts.place_of(await acts.seated(ben)) == place.channel


async def test_without_manage_channels_the_bot_uses_the_tags_that_exist(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada, tags=False)
    assert forum.tags == {}
    told = await ada.settled(await ada.command("setup check"))
    (line,) = [line for line in told.text.splitlines() if "lacks these tags" in line]
    assert "open, running, ended" in line
    post = acts.place_of(await acts.seated(ada))
    assert forum.tags_of(post) == set()
    await ada.control("POST", "/forum", {"channel": forum.id, "tags": [{"name": "Open"}, {"name": "running"}]})
    second = acts.place_of(await acts.seated(ada))
    assert forum.tags_of(second) == {"Open"}
    assert "ended" in (await ada.settled(await ada.command("setup check"))).text


async def test_a_forum_that_demands_a_tag_gets_one_or_no_post(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada, tags=False)
    await ada.control("POST", "/forum", {"channel": forum.id, "require_tag": True, "tags": [{"name": "news"}]})
    assert acts.place_of(await acts.seated(ada)) == place.channel
    await ada.wait_for(lambda each: "couldn't open a post in the forum" in each.text)
    tags = [*bot.server.world.channels[forum.id]["available_tags"], {"name": "open"}]
    await ada.control("POST", "/forum", {"channel": forum.id, "tags": tags})
    lobby = await acts.seated(ada)
    assert forum.tags_of(acts.place_of(lobby)) == {"open"}
    await ada.click(lobby, "Leave")
    await until(lambda: forum.state(acts.place_of(lobby))["archived"])
    assert forum.tags_of(acts.place_of(lobby)) == {"open"}, "Discord refuses to remove the last tag"


async def test_no_more_tags_are_made_than_a_forum_can_have(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada, tags=False)
    await ada.control("POST", "/permissions", {"channel": forum.id, "allow": ["manage_channels"]})
    own = [{"name": f"tag {number}"} for number in range(18)]
    await ada.control("POST", "/forum", {"channel": forum.id, "tags": own})
    await ada.settled(await ada.command("setup options", forum=forum.id))
    assert [*forum.tags.values()] == [*(tag["name"] for tag in own), "open", "running"]


async def test_renamed_tags_and_tags_of_others_are_kept(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    forum = await made(bot, place, ada)
    tags = [tag | {"name": f"▶ {tag['name']}"} for tag in bot.server.world.channels[forum.id]["available_tags"]]
    await ada.control("POST", "/forum", {"channel": forum.id, "tags": [*tags, {"name": "league"}]})
    by_name = {name: id_ for id_, name in forum.tags.items()}
    lobby = await acts.seated(ada, ben)
    post = acts.place_of(lobby)
    assert forum.tags_of(post) == {"▶ open", "▶ Carcassonne"}
    await ada.control("POST", "/thread", {"channel": post, "tags": [by_name["league"], by_name["▶ open"]]})
    await ada.click(lobby, "Start")
    await forum.has(post, "league", "▶ running", "▶ Carcassonne")
    assert forum.edits(forum.id) == 1, "no tag is made again"


async def test_a_moderated_tag_is_left_to_moderators(bot: Bot, place: Place, ada: Person) -> None:
    forum = await made(bot, place, ada, tags=False)
    tags = [{"name": "open", "moderated": True}, {"name": "Carcassonne"}]
    await ada.control("POST", "/forum", {"channel": forum.id, "tags": tags})
    assert forum.tags_of(acts.place_of(await acts.seated(ada))) == {"Carcassonne"}


async def test_a_locked_post_is_left_alone_until_it_is_unlocked(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    forum, lobby, post = await with_a_lobby(bot, place, ada, ben)
    await ada.control("POST", "/thread", {"channel": post, "locked": True})
    await ada.click(lobby, "Start")
    await until(lambda: guild_file.read_game(bot.data, place.guild).game.phase == "running")
    await bot.idle(place.guild)
    assert (forum.tags_of(post), forum.edits(post)) == ({"open", "Carcassonne"}, 0)
    assert guild_file.read_game(bot.data, place.guild).game.thread == int(post), "a forum has no messages of its own"
    await ada.control("POST", "/thread", {"channel": post, "locked": False})
    await ada.wait_for(acts.is_turn, channel=post)
    await forum.has(post, "running", "Carcassonne")


async def test_an_archived_post_is_opened_by_the_next_turn(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    forum = await made(bot, place, ada)
    message = await acts.table(ada, ben)
    post = acts.place_of(message)
    await ada.control("POST", "/thread", {"channel": post, "archived": True})
    await acts.turn(acts.called(message, (ada, ben)), message, rng)
    await acts.next_turn(ada, message)
    assert not forum.state(post)["archived"]
    assert forum.tags_of(post) == {"running", "Carcassonne"}


async def test_a_reopened_post_of_an_ended_table_stays_open(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    forum = await made(bot, place, ada)
    lobby = await acts.seated(ada)
    post = acts.place_of(lobby)
    await ada.click(lobby, "Leave")
    await until(lambda: forum.state(post)["archived"])
    await bot.noted(place.guild)
    edits = forum.edits(post)
    await ben.say("A pity!", channel=post)
    await bot.idle(place.guild)
    assert (forum.state(post)["archived"], forum.edits(post)) == (False, edits)


async def test_the_table_of_a_deleted_post_moves_where_a_player_names_it(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    await made(bot, place, ada)
    message = await acts.table(ada, ben)
    await ada.control("DELETE", f"/channels/{acts.place_of(message)}")
    # The host learns of it below the next answer.
    assert "has moved here" in await said(ben, "game board", game="1")
    moved = await ben.wait_for(acts.is_turn)
    assert "Play" in moved.buttons
    game = guild_file.read_game(bot.data, place.guild).game
    assert (str(game.channel), game.thread) == (place.channel, None)


async def test_a_game_that_ends_closes_its_post_and_a_rematch_has_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post is closed after the film, which is the last edit of its messages."""
    last = Table.arrange("carcassonne", LAST_TILE, seed=7)
    async with (
        arranged.served(tmp_path) as server,
        Person(server.url, "Ada") as ada,
        Person(server.url, "Ben") as ben,
    ):
        id_ = (await ada.control("POST", "/channels", {"name": "games", "forum": True}))["id"]
        await ada.control("POST", "/permissions", {"channel": id_, "allow": ["manage_channels"]})
        await ada.settled(await ada.command("setup options", forum=id_))
        forum = Forum(server.world, id_)
        message = await arranged.begun(monkeypatch, last, ada, ben)
        post = acts.place_of(message)
        await acts.turn(ada, message, random.Random(1))
        end = await ada.wait_for(lambda each: acts.is_end(each) and len(each.pictures) > 1, channel=post)
        await until(lambda: forum.state(post)["archived"])
        assert forum.tags_of(post) == {"ended", "Carcassonne"}
        assert forum.edits(post) == 2, "one edit at the start, one at the end"
        await ben.click(end, "Play again")
        await until(lambda: len(forum.posts) == 2)
        second = forum.posts[1]["id"]
        lobby = await ben.wait_for(lambda each: "Join" in each.buttons, channel=second)
        assert (lobby.id, forum.tags_of(second)) == (second, {"open", "Carcassonne"})
        invitation = await ada.wait_for(lambda each: f"<#{second}>" in each.text and each.pings, channel=post)
        assert len(invitation.pings) == 1
        await until(lambda: forum.state(post)["archived"] and forum.edits(post) == 3)
        await ada.click(end, "Play again")
        await ada.wait_for(lambda each: each.id == second and " Ada" in each.text, channel=second)
        assert len(forum.posts) == 2, "the second player joins"


@pytest.mark.own_bot
@pytest.mark.parametrize("ends", [False, True])
async def test_a_kill_between_the_act_and_the_tag_loses_no_tag(
    bot: Bot, place: Place, ada: Person, ben: Person, *, ends: bool
) -> None:
    forum, lobby, post = await with_a_lobby(bot, place, ada, ben)
    await acts.fault(ada, path=f"PATCH /channels/{post}$", status=503, times=1000)
    await ada.settled(await ada.click(lobby, "Leave" if ends else "Start"))
    if ends:
        await ben.settled(await ben.click(lobby, "Leave"))
    await until(lambda: forum.edits(post) > 0)
    await bot.kill()
    assert forum.tags_of(post) == {"open", "Carcassonne"}
    await ada.control("DELETE", "/faults")
    await bot.start()
    await forum.has(post, "ended" if ends else "running", "Carcassonne")
    await until(lambda: forum.state(post)["archived"] is ends)


@pytest.mark.own_bot
async def test_a_tag_that_was_set_before_the_kill_is_not_set_again(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    forum, lobby, post = await with_a_lobby(bot, place, ada, ben)
    # The edit takes effect, but the bot does not learn of it.
    await acts.fault(ada, path=f"PATCH /channels/{post}$", delay=30.0, lost=True, status=500)
    await ada.click(lobby, "Start")
    await forum.has(post, "running", "Carcassonne")
    await bot.kill()
    await ada.control("DELETE", "/faults")
    before = forum.edits(post)
    await bot.start()
    await bot.noted(place.guild)
    assert forum.edits(post) - before <= 1, "the cut request itself"
    assert forum.tags_of(post) == {"running", "Carcassonne"}


async def test_the_tags_have_the_language_of_the_server(bot: Bot, place: Place, ada: Person) -> None:
    await ada.settled(await ada.command("setup options", language="de"))
    forum = await made(bot, place, ada)
    assert {"offen", "läuft", "beendet", "Carcassonne"} <= {*forum.tags.values()}
    await ada.settled(await ada.command("setup options", language="en"))
    assert forum.tags_of(acts.place_of(await acts.seated(ada))) == {"offen", "Carcassonne"}, "the tags stay"
