"""The channel of the greeting, and that a server is greeted once."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.welcome.greeting import GREETED, greet
from data import queries
from data.store import Store
from tests.cogs.fakes import Bot

ALL = discord.Permissions(view_channel=True, send_messages=True, attach_files=True, read_message_history=True)
WORDS_ONLY = discord.Permissions(view_channel=True, send_messages=True)
NOTHING = discord.Permissions(view_channel=True)


class Channel:
    """A channel that notes its messages."""

    def __init__(self, held: discord.Permissions, *, broken: bool = False) -> None:
        self.held, self.broken, self.said = held, broken, list[dict[str, Any]]()

    def permissions_for(self, member: object) -> discord.Permissions:
        return self.held

    async def send(self, **message: Any) -> None:
        if self.broken:
            raise discord.Forbidden(cast("Any", SimpleNamespace(status=403, reason="")), "Missing Access")
        self.said.append(message)


def guild(*channels: Channel, system: Channel | None = None) -> Any:
    return SimpleNamespace(
        id=7, me=object(), system_channel=system, text_channels=channels, preferred_locale=discord.Locale.german
    )


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Any]:
    store = await Store.open(tmp_path)
    yield Bot(store)
    await store.close()


async def test_the_servers_system_channel_comes_first(bot: Any) -> None:
    first, system = Channel(ALL), Channel(ALL)
    await greet(bot, guild(first, system=system))
    assert (len(first.said), len(system.said)) == (0, 1)


async def test_a_channel_that_can_hold_tables_beats_one_for_text_only(bot: Any) -> None:
    silent, wordy, whole = Channel(NOTHING), Channel(WORDS_ONLY), Channel(ALL)
    await greet(bot, guild(silent, whole, system=wordy))
    assert [len(each.said) for each in (silent, wordy, whole)] == [0, 0, 1]


async def test_a_channel_for_text_is_enough_if_there_is_no_better_one(bot: Any) -> None:
    silent, wordy = Channel(NOTHING), Channel(WORDS_ONLY)
    await greet(bot, guild(silent, wordy))
    assert [len(each.said) for each in (silent, wordy)] == [0, 1]


async def test_a_server_is_greeted_once_also_by_another_process(bot: Any) -> None:
    place = Channel(ALL)
    for _ in range(3):
        await greet(bot, guild(place))
    assert len(place.said) == 1
    assert (await queries.settings(bot.store, 7))[GREETED] is True


async def test_a_server_without_a_writable_channel_gets_no_greeting_and_no_file(bot: Any) -> None:
    await greet(bot, guild(Channel(NOTHING)))
    await greet(bot, guild())
    assert not bot.store.knows(7)


async def test_a_refused_greeting_is_not_tried_again(bot: Any, caplog: pytest.LogCaptureFixture) -> None:
    place = Channel(ALL, broken=True)
    await greet(bot, guild(place))
    assert "guild 7 is not greeted: 403" in caplog.text
    place.broken = False
    await greet(bot, guild(place))
    assert place.said == []
