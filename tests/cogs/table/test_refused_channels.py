"""Channels in which Discord refuses messages, although it computes every permission there."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.bot import Stammtisch
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.lobby.permission_check import show_check
from cogs.panel.handlers import open_panel
from cogs.table.channels import check_channel
from cogs.table.lost_channels import reopen_channels
from data.errors import Refused
from render import words
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time

OTHER = 8


class PrivateThread(discord.Thread):
    """A private thread, in which Discord computes the permissions of its channel."""

    def is_private(self) -> bool:
        return True


def thread() -> Any:
    made = object.__new__(PrivateThread)
    made.locked = made.archived = False
    return made


async def running(bot: Any) -> int:
    """Begin a game in the channel."""
    game: int = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.add_opponent("Cy")
        session.start()
    return game


async def click(bot: Any) -> None:
    await Stammtisch._reopen_channel(bot, GUILD, interaction(bot))


@pytest.mark.parametrize("for_long", [True, False], ids=["ping", "edit"])
async def test_a_click_reopens_no_channel_that_has_refused_a_message_a_moment_ago(
    timed: Any, time: Time, *, for_long: bool
) -> None:
    """Each click tried all messages of the channel again."""
    await running(timed)
    await timed.closed.close(GUILD, CHANNEL, "Missing Access", for_long=for_long)
    await click(timed)
    assert CHANNEL in await timed.closed.of(GUILD)
    time.now += CLOSED_FOR
    await click(timed)
    assert CHANNEL not in await timed.closed.of(GUILD)


@pytest.mark.parametrize(("channel", "key"), [(thread(), "panel-unheard-private"), (None, "panel-unheard")])
async def test_a_player_is_told_that_the_channel_of_their_click_refuses_messages(
    timed: Any, channel: Any, key: str
) -> None:
    """Discord computes every permission for a bot that was removed from a private thread, so no player was told."""
    game = await running(timed)
    await timed.closed.close(GUILD, CHANNEL, "Missing Access")
    ctx = Context(interaction(timed, channel=channel))
    await open_panel(ctx, game)
    told = words("en").text(key, number=game, channel=f"<#{CHANNEL}>")
    assert told in ctx.shown


async def test_the_check_tries_to_write_and_names_channels_that_have_refused(bot: Any) -> None:
    """Discord computes every permission, so the check was good."""
    bot.http.mute.add(CHANNEL)
    await bot.closed.close(GUILD, OTHER, "Missing Access")
    ctx = Context(interaction(bot))
    await show_check(ctx, None)
    told = words("en")
    assert told.text("check-refused", reason="Missing Access") in ctx.shown
    assert told.text("check-good") not in ctx.shown
    assert told.text("check-closed", channels=f"<#{OTHER}>") in ctx.shown


@pytest.mark.parametrize("mute", [True, False])
async def test_the_check_reopens_a_channel_only_if_the_try_works(bot: Any, *, mute: bool) -> None:
    await bot.closed.close(GUILD, CHANNEL, "Missing Access")
    bot.http.mute |= {CHANNEL} if mute else set()
    await show_check(Context(interaction(bot)), None)
    assert (CHANNEL in await bot.closed.of(GUILD)) is mute


@pytest.mark.parametrize("event", ["role", "member", "thread", "channel"])
async def test_an_event_that_may_have_changed_permissions_reopens_a_channel(bot: Any, event: str) -> None:
    await bot.closed.close(GUILD, CHANNEL, "Missing Access")
    place = SimpleNamespace(id=CHANNEL, permissions_for=lambda _: discord.Permissions.all())
    guild: Any = SimpleNamespace(id=GUILD, me=object(), get_channel_or_thread=lambda _: place)
    reopens: Any = Reopens(bot)
    told: Any = SimpleNamespace(guild=guild, id=CHANNEL, overwrites={}, is_default=lambda: False)
    match event:
        case "role":
            await Stammtisch.on_guild_role_update(reopens, told, told)
        case "member":
            await Stammtisch.on_member_update(reopens, None, told)
        case "thread":
            await Stammtisch.on_thread_join(reopens, told)
        case _:
            await Stammtisch.on_guild_channel_update(reopens, told, told)
    assert CHANNEL not in await bot.closed.of(GUILD)


class Reopens:
    """As much of the bot as events need."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def _reopen_channels(self, guild: Any, place: int | None = None) -> None:
        await reopen_channels(self.bot, guild, place)  # type: ignore[arg-type]


async def test_a_changed_channel_reopens_no_other(bot: Bot) -> None:
    """A member who renamed their own thread caused a try in every closed channel of the server."""
    for channel in (CHANNEL, OTHER):
        await bot.closed.close(GUILD, channel, "Missing Access")
    place = SimpleNamespace(permissions_for=lambda _: discord.Permissions.all(), parent_id=None)
    guild: Any = SimpleNamespace(id=GUILD, me=object(), get_channel_or_thread=lambda _: place)
    await reopen_channels(bot, guild, OTHER)  # type: ignore[arg-type]
    assert [*await bot.closed.of(GUILD)] == [CHANNEL]


def permissions(**held: bool) -> discord.Permissions:
    return discord.Permissions(view_channel=True, attach_files=True, read_message_history=True, **held)


@pytest.mark.parametrize(
    ("place", "held", "lacking"),
    [
        (thread(), permissions(send_messages_in_threads=True), None),
        (thread(), permissions(send_messages=True), "Send Messages in Threads"),
        (None, permissions(send_messages=True), None),
        (None, permissions(send_messages_in_threads=True), "Send Messages"),
    ],
)
async def test_a_thread_needs_only_the_permission_that_has_an_effect_there(
    bot: Any, place: Any, held: discord.Permissions, lacking: str | None
) -> None:
    """In a forum's post the bot asked for *Send Messages*, which has no effect in threads."""
    ctx = Context(interaction(bot, channel=place, app_permissions=held))
    if lacking is None:
        check_channel(ctx, {}, thread=False)
    else:
        with pytest.raises(Refused) as refused:
            check_channel(ctx, {}, thread=False)
        assert refused.value.facts["names"] == lacking
