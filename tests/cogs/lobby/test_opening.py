"""The answer to the command that opens a table."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.commands.setup import change_options, handle_component
from cogs.discord.custom_ids import SETUP, CustomId
from cogs.discord.own_settings import ON
from cogs.discord.titles import titled
from cogs.lobby import opening
from cogs.workers.renderer import Superseded
from data import queries
from render import words
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, context, interaction
from tests.cogs.fakes import Bot


async def test_a_table_is_shown_although_a_newer_banner_is_drawn(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command had no answer if a member took a seat by a command meanwhile."""

    async def draw(*_: object, **__: object) -> bytes:
        raise Superseded

    monkeypatch.setattr(bot.renderer, "draw", draw)
    ctx: Any = context(bot)
    await opening.open_table(ctx, await opening.begin_opening(ctx), "carcassonne")
    assert "Carcassonne" in ctx.shown
    later = await bot.store.read(
        GUILD, lambda db: db.execute("SELECT kind FROM outbox WHERE not_before > 1000").fetchall()
    )
    assert [kind for (kind,) in later] == ["lobby"], "an edit shows the newest seats"


async def test_tables_are_friendly_if_the_server_chose_so(bot: Bot) -> None:
    ctx: Any = context(bot)
    for friendly, wanted in ((True, "yes"), (None, "yes"), (False, "no")):
        await change_options(ctx, friendly=friendly)
        assert ("**New games:** friendly, so not rated" in ctx.shown) == (wanted == "yes")
        await opening.open_table(ctx, await opening.begin_opening(ctx), "carcassonne")
        *_, made = await queries.games(bot.store, GUILD)
        assert made.friendly == wanted
    await handle_component(ctx, CustomId(SETUP, 0, "friendly", rest=ON))
    assert "friendly, so not rated" in ctx.shown


class TextChannel(discord.TextChannel):
    """A channel that refuses the first threads with these errors."""

    id = CHANNEL

    def __init__(self, *errors: Exception, news: bool = False) -> None:
        self.errors, self.news = [*errors], news
        self.asked: list[dict[str, Any]] = []

    def is_news(self) -> bool:
        return self.news

    async def create_thread(self, **asked: Any) -> Any:
        self.asked.append(asked)
        if self.errors:
            raise self.errors.pop(0)
        return SimpleNamespace(id=99, add_user=self.add)

    async def add(self, _: object) -> None:
        """Add a member to a thread."""


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": "No"})


async def opened(bot: Any, channel: TextChannel, *, private: bool = False) -> int | None:
    """Open a table that wants a thread in a channel, and return its thread."""

    async def answer(*_: object, **__: object) -> None:
        return None

    done = SimpleNamespace(is_done=lambda: True)
    ctx: Any = Context(interaction(bot, channel=channel, response=done, edit_original_response=answer))
    begun = await opening.begin_opening(ctx, private=private)
    await opening.open_table(ctx, begun, "carcassonne", thread=None if private else True)
    (game,) = await queries.games(bot.store, GUILD)
    assert game.private is private
    return game.thread


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("code", [50001, 50013, 50024, 30013, 160002, 160004, 160005, 160006, 10003, 10008])
async def test_a_refused_thread_opens_the_table_in_the_channel_with_a_sentence(
    bot: Bot, code: int, *, private: bool
) -> None:
    """It was a fault with a traceback, and no table."""
    channel = TextChannel(refusal(code))
    assert await opened(bot, channel, private=private) is None
    assert len(channel.asked) == 1
    assert await bot.untold.of(GUILD, ADA) == [titled("Carcassonne", words("en").text("new-no-thread"))]


@pytest.mark.parametrize("error", [refusal(0, 503), discord.RateLimited(60), ConnectionResetError()], ids=repr)
async def test_a_thread_that_fails_opens_the_table_in_the_channel_with_a_sentence(bot: Bot, error: Exception) -> None:
    assert await opened(bot, TextChannel(error)) is None
    assert await bot.untold.of(GUILD, ADA)


async def test_a_banned_name_gives_the_thread_the_name_of_the_game(bot: Bot) -> None:
    channel = TextChannel(refusal(50035))
    assert await opened(bot, channel) == 99
    assert [asked["name"] for asked in channel.asked] == ["Carcassonne · Ada", "Carcassonne"]
    assert await bot.untold.of(GUILD, ADA) == []


async def test_two_banned_names_open_the_table_in_the_channel(bot: Bot) -> None:
    channel = TextChannel(refusal(50035), refusal(50035))
    assert await opened(bot, channel) is None
    assert await bot.untold.of(GUILD, ADA)


async def test_an_announcement_channel_has_threads_of_its_own_kind(bot: Bot) -> None:
    channel = TextChannel(news=True)
    assert await opened(bot, channel) == 99
    assert channel.asked[0]["type"] is discord.ChannelType.news_thread


async def test_an_announcement_channel_has_no_private_threads(bot: Bot) -> None:
    channel = TextChannel(news=True)
    assert await opened(bot, channel, private=True) is None
    assert channel.asked == []


@pytest.mark.parametrize(
    ("denied", "thread", "expected"),
    [({}, None, 99), ({"create_public_threads": False}, None, None), ({}, False, None)],
)
async def test_the_second_table_of_a_channel_has_a_thread_if_that_is_possible(
    bot: Bot, denied: dict[str, bool], thread: bool | None, expected: int | None
) -> None:
    held = discord.Permissions.all()
    held.update(**denied)
    done, found = SimpleNamespace(is_done=lambda: True), []

    async def answer(content: str = "", **_: object) -> None:
        found.append(content)

    for _ in range(2):
        place = {"channel": TextChannel(), "app_permissions": held}
        ctx: Any = Context(interaction(bot, response=done, edit_original_response=answer, **place))
        await opening.open_table(ctx, await opening.begin_opening(ctx), "carcassonne", thread=thread)
    assert [game.thread for game in await queries.games(bot.store, GUILD)] == [None, expected]
    assert await bot.untold.of(GUILD, ADA) == []
    sentence = words("en").text("new-in-thread-second", name=f"<@{ADA}>", thread="<#99>")
    assert [each for each in found if each] == ([f"Carcassonne #2 · {sentence}"] if expected else [])
