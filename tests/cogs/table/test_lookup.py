"""Finding the table that a command means, and the cost of that at each keystroke."""

from types import SimpleNamespace
from typing import Any, NoReturn, cast

import pytest

from cogs.discord.interaction import InteractionContext
from cogs.reminders import settings as rhythm
from cogs.reminders.settings import suggest_zones
from cogs.table.lookup import find_table, suggest_games
from data.errors import Refused
from tests.cogs.contexts import interaction
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, begun


def typing(bot: Any, user: int) -> InteractionContext:
    """A user who types in the channel of all these tables."""
    ctx = SimpleNamespace(bot=bot, guild=GUILD, channel=1, user=user)
    ctx.table = lambda game: bot.tables.transaction(GUILD, game)
    return cast("InteractionContext", ctx)


async def test_the_table_that_waits_for_the_user_is_chosen(timed: Any) -> None:
    first, second = await begun(timed, ADA, BEN), await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, second) as session:
        asked = session.seats[session.table.asks[0].seat]
        other = next(seat for seat in session.seats if seat != asked)
        assert asked.user is not None
        assert other.user is not None
    async with timed.tables.transaction(GUILD, first) as session:
        if session.table.asks[0].seat == asked.seat:
            session.close()
    assert await find_table(typing(timed, asked.user), None, phase="running", to_answer=True) == second


async def test_the_table_that_ended_last_is_meant_where_none_is_in_progress(timed: Any) -> None:
    """The status and the board right after the end said that there was no table."""
    here = typing(timed, CLEO)
    first, second, third = [await begun(timed, ADA, BEN) for _ in range(3)]
    lobby = await timed.tables.create(GUILD, "catan", host=ADA, channel=1, name="Ada")
    for game in (second, first, lobby.id):
        await close(timed, game)
    assert await find_table(here, None) == third
    await close(timed, third)
    assert await find_table(here, None) == third, "not the lobby that never started"
    with pytest.raises(Refused, match="no_game_here"):
        await find_table(here, None, phase="running")
    with pytest.raises(Refused, match="no_game_here"):
        await find_table(here, None, phase="lobby")


async def test_a_private_table_that_ended_is_not_found_by_others(timed: Any) -> None:
    game = (await timed.tables.create(GUILD, "catan", host=ADA, channel=1, name="Ada", private=True)).id
    async with timed.tables.transaction(GUILD, game) as session:
        session.add_opponent("Carl")
        session.start()
        session.change(thread=5)
    await close(timed, game)
    assert await find_table(typing(timed, ADA), None) == game
    with pytest.raises(Refused, match="no_game_here"):
        await find_table(typing(timed, BEN), None)


async def close(bot: Any, game: int) -> None:
    """End a game without a result."""
    async with bot.tables.transaction(GUILD, game) as session:
        session.close()


async def test_a_keystroke_of_a_stranger_loads_no_table(timed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        await begun(timed, ADA, BEN)

    def load(*_: Any, **__: Any) -> NoReturn:
        raise AssertionError("a table was loaded")

    monkeypatch.setattr(timed.tables, "transaction", load)
    with pytest.raises(Refused, match="several_games"):
        await find_table(typing(timed, CLEO), None, phase="running", to_answer=True)


async def test_tables_are_suggested_in_the_language_of_the_person(bot: Bot) -> None:
    """Also by a bot that has not read this person's settings since its start."""
    client = SimpleNamespace(store=bot.store)
    client.language_of = lambda one: bot.store.users.known_settings(one.user.id).get("language") or one.locale
    typed = interaction(client)
    await bot.store.users.change_settings(typed.user.id, language="sk")
    bot.store.users._known.clear()
    await bot.tables.create(typed.guild_id, "zavandor", host=typed.user.id, name="Ada", channel=typed.channel_id)
    (offered,) = await suggest_games(typed, "")
    assert offered.name == "#1 Bane Zavandoru"


async def test_time_zones_are_read_from_the_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search opens hundreds of files, and each keystroke repeats it."""
    looked: list[int] = []

    def look() -> set[str]:
        looked.append(1)
        return {"Europe/Berlin", "Asia/Tokyo"}

    monkeypatch.setattr(rhythm, "available_timezones", look)
    rhythm._zone_names.cache_clear()
    try:
        typed_where: Any = None
        found = [await suggest_zones(typed_where, typed) for typed in ("", "ber", "tok", "x")]
        assert [[choice.value for choice in one] for one in found] == [
            ["Asia/Tokyo", "Europe/Berlin"],
            ["Europe/Berlin"],
            ["Asia/Tokyo"],
            [],
        ]
        assert len(looked) == 1
    finally:
        rhythm._zone_names.cache_clear()
