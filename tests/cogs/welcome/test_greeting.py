"""Where a server is greeted, and that it is greeted once."""

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
    """A channel that notes what is said there."""

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


async def test_the_channel_that_a_server_has_for_such_messages_comes_first(bot: Any) -> None:
    first, system = Channel(ALL), Channel(ALL)
    await greet(bot, guild(first, system=system))
    assert (len(first.said), len(system.said)) == (0, 1)


async def test_where_tables_can_stand_is_better_than_where_only_words_may_be_written(bot: Any) -> None:
    silent, wordy, whole = Channel(NOTHING), Channel(WORDS_ONLY), Channel(ALL)
    await greet(bot, guild(silent, whole, system=wordy))
    assert [len(each.said) for each in (silent, wordy, whole)] == [0, 0, 1]


async def test_words_are_enough_where_there_is_nothing_better(bot: Any) -> None:
    silent, wordy = Channel(NOTHING), Channel(WORDS_ONLY)
    await greet(bot, guild(silent, wordy))
    assert [len(each.said) for each in (silent, wordy)] == [0, 1]


async def test_a_server_is_greeted_once_also_by_another_process(bot: Any) -> None:
    place = Channel(ALL)
    for _ in range(3):
        await greet(bot, guild(place))
    assert len(place.said) == 1
    assert (await queries.settings(bot.store, 7))[GREETED] is True


async def test_where_nothing_may_be_written_nothing_is_said_and_no_file_made(bot: Any) -> None:
    await greet(bot, guild(Channel(NOTHING)))
    await greet(bot, guild())
    assert not bot.store.knows(7)


async def test_a_greeting_that_is_refused_is_not_tried_again(bot: Any, caplog: pytest.LogCaptureFixture) -> None:
    place = Channel(ALL, broken=True)
    await greet(bot, guild(place))
    assert "guild 7 is not greeted: 403" in caplog.text
    place.broken = False
    await greet(bot, guild(place))
    assert place.said == []
