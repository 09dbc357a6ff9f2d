"""A table whose channel is gone is found when a person names it, and one false answer of Discord moves no table."""

import asyncio
from types import SimpleNamespace
from typing import Any, NoReturn

import discord
import pytest

from cogs.buttons.board import show_board, show_status
from cogs.commands import games
from cogs.delivery.outbox import Delivery
from cogs.delivery.posting import ChannelGone
from cogs.discord.dispatch import respond
from cogs.discord.titles import titled
from cogs.table import lost_channels
from cogs.table.lost_channels import find_losses, move_lost_tables
from render import words
from tests.cogs.contexts import interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, NAMES, begun
from tests.patience import until

HERE, THREAD, GONE = 4, 9, 1
"""The channel of the commands, a thread of it, and the deleted channel in which ``begun`` opens tables."""


class Discord:
    """Answers requests for channels: those that exist, and for the others the next of ``false``, then a 404."""

    def __init__(self, *exist: int) -> None:
        self.exist, self.asked = set(exist), list[int]()
        self.false = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def get_channel(self, channel: int) -> dict[str, Any]:
        self.asked.append(channel)
        await self.answers.wait()
        if channel in self.exist and not self.false:
            return {"id": str(channel)}
        self.false = max(0, self.false - 1)
        raise unknown_channel()


def unknown_channel() -> discord.NotFound:
    answer: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(answer, {"code": 10003, "message": "Unknown Channel"})


class Guild:
    """A guild whose cache has these channels."""

    def __init__(self, *known: int) -> None:
        self.id, self.known, self.unavailable = GUILD, set(known), False
        self.me = None

    def get_channel_or_thread(self, channel: int) -> object | None:
        seen = SimpleNamespace(permissions_for=lambda _: discord.Permissions.all())
        return seen if channel in self.known else None


@pytest.fixture
def world(timed: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The bot in a guild with the one channel ``HERE``."""
    monkeypatch.setattr(lost_channels, "AGAIN", 0.0)
    timed.http, timed.guild_cache = Discord(HERE), Guild(HERE)
    timed.get_guild = lambda _: timed.guild_cache
    timed.find_losses = find_losses
    return timed


class Answer:
    """An answered interaction that notes what it says."""

    def __init__(self, bot: Any, user: int, channel: int = HERE) -> None:
        self.said: list[str] = []
        who = SimpleNamespace(id=user, display_name=NAMES[user])
        response = SimpleNamespace(defer=self._defer, is_done=lambda: True)
        self.interaction = interaction(
            bot,
            guild_id=GUILD,
            channel_id=channel,
            guild=bot.guild_cache,
            user=who,
            response=response,
            followup=SimpleNamespace(send=self._send),
            edit_original_response=self._edit,
            delete_original_response=self._defer,
        )

    async def _defer(self, **_: Any) -> Any:
        return SimpleNamespace(message_id=9)

    async def _send(self, text: str = "", **_: Any) -> None:
        self.said.append(text)

    async def _edit(self, content: str = "", view: Any = None, **_: Any) -> Any:
        self.said.append(content or str(view and [getattr(one, "content", "") for one in view.walk_children()]))
        return SimpleNamespace(id=9)


async def does(bot: Bot, user: int, work: Any, channel: int = HERE) -> str:
    """Let a user do something, and return all that the bot says."""
    answer = Answer(bot, user, channel)
    await respond(answer.interaction, work)
    return "\n".join(answer.said)


async def stands_in(bot: Bot, game: int) -> int:
    async with bot.tables.transaction(GUILD, game) as session:
        return int(session.channel)


async def test_a_table_of_a_deleted_channel_moves_with_the_first_command(world: Any) -> None:
    """It was no such table until the slow look-over came to its guild."""
    game = await begun(world, ADA, BEN)
    told = await does(world, BEN, lambda ctx: show_board(ctx, str(game), None, False))
    assert "has moved here" in told
    assert await stands_in(world, game) == HERE
    assert world.http.asked == [GONE, GONE], "asked once more before it is believed"


async def test_a_command_says_that_the_channel_is_gone(world: Any) -> None:
    game = await begun(world, ADA, BEN)
    gone = titled(f"Carcassonne #{game}", words("en").text("place-lost", number=game))
    for user in (BEN, ADA):
        assert await does(world, user, lambda ctx: show_status(ctx, str(game))) == gone
    stranger = await does(world, CLEO, lambda ctx: show_status(ctx, str(game)))
    assert stranger == words("en").text("refused-no_game")


async def test_the_list_of_own_tables_finds_the_loss(world: Any) -> None:
    await begun(world, ADA, BEN)
    await world.store.shared.write_pending()
    told = await does(world, ADA, games.mine)
    assert "is gone" in told
    assert "is gone" in await does(world, ADA, games.mine), "as long as it is lost"


async def test_a_second_list_waits_until_discord_has_said_that_the_channel_is_gone(world: Any) -> None:
    await begun(world, ADA, BEN)
    await world.store.shared.write_pending()
    world.http.answers.clear()
    first = asyncio.create_task(does(world, ADA, games.mine))
    await until(lambda: world.http.asked)
    second = asyncio.create_task(does(world, BEN, games.mine))
    told, _ = await asyncio.wait({second}, timeout=0.1)
    assert not told
    world.http.answers.set()
    assert all("is gone" in text for text in await asyncio.gather(first, second))
    assert world.http.asked == [GONE, GONE]


async def test_a_table_of_a_deleted_thread_continues_in_the_channel(world: Any) -> None:
    game = await begun(world, ADA, BEN)
    async with world.tables.transaction(GUILD, game) as session:
        session.change(channel=HERE, thread=THREAD)
    await does(world, BEN, lambda ctx: show_status(ctx, str(game)))
    assert await stands_in(world, game) == HERE


async def test_a_thread_that_was_deleted_with_its_channel_is_lost(world: Any) -> None:
    game = await begun(world, ADA, BEN)
    async with world.tables.transaction(GUILD, game) as session:
        session.change(thread=THREAD)
    assert "has moved here" in await does(world, BEN, lambda ctx: show_board(ctx, str(game), None, False))


async def test_an_archived_thread_is_asked_about_once_a_minute(world: Any) -> None:
    """A member could otherwise make the bot ask Discord as often as they press."""
    game = await begun(world, ADA, BEN)
    world.http.exist.add(THREAD)
    async with world.tables.transaction(GUILD, game) as session:
        session.change(channel=HERE, thread=THREAD)
    for _ in range(5):
        await does(world, BEN, lambda ctx: show_status(ctx, str(game)))
    assert world.http.asked == [THREAD]
    assert await stands_in(world, game) == THREAD


async def test_an_outsider_of_a_private_table_makes_no_request(world: Any) -> None:
    game = await begun(world, ADA, BEN)
    async with world.tables.transaction(GUILD, game) as session:
        session.change(private=True, channel=HERE, thread=THREAD)
    await does(world, CLEO, lambda ctx: show_board(ctx, str(game), None, False))
    assert world.http.asked == []


async def test_no_table_is_lost_while_discord_does_not_tell_the_channels(world: Any) -> None:
    game = await begun(world, ADA, BEN)
    world.guild_cache.unavailable = True
    await does(world, BEN, lambda ctx: show_board(ctx, str(game), None, False))
    assert (world.http.asked, await stands_in(world, game)) == ([], GONE)


async def in_thread(bot: Any) -> int:
    """Return a table in a thread that the cache lacks, and that Discord once denies."""
    game = await begun(bot, ADA, BEN)
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(channel=HERE, thread=THREAD)
    bot.http.exist.add(THREAD)
    bot.http.false = 1
    return game


async def test_one_false_answer_moves_no_table_at_the_recovery(world: Any) -> None:
    game = await in_thread(world)
    await move_lost_tables(world, world.guild_cache)
    assert world.http.asked == [THREAD, THREAD]
    assert await stands_in(world, game) == THREAD


async def test_one_false_answer_to_a_person_moves_no_table(world: Any) -> None:
    game = await in_thread(world)
    await does(world, BEN, lambda ctx: show_status(ctx, str(game)))
    assert await stands_in(world, game) == THREAD


@pytest.mark.parametrize(("false", "place"), [(0, THREAD), (2, HERE)])
async def test_one_false_answer_to_a_message_moves_no_table(world: Any, false: int, place: int) -> None:
    """The message is sent again a little later."""
    game = await in_thread(world)
    world.http.false = false
    outbox = Delivery(world)

    async def send(*_: Any) -> NoReturn:
        raise ChannelGone(THREAD)

    outbox.sender.send = send  # type: ignore[assignment,method-assign]
    due = next(one for one in (await world.store.due_in(GUILD)).messages if one.kind == "turn")
    await outbox.deliver(GUILD, due)
    assert await stands_in(world, game) == place
    outbox.close()
