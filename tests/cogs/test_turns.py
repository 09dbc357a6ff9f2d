"""What is due after a change at a table: whom a new message calls, what is only edited, when computers act."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs import lobby, table
from cogs.easel import Easel
from cogs.turns import OPPONENT, PACE, go_on, moment, play_opponents
from cogs.variants import Focus
from cogs.visit import Visit
from data.errors import Refused
from data.rows import Post, Timer
from render import words
from tests.contract.random_play import random_choice

GUILD, ADA, BEN = 7, 101, 102


async def opened(bot: Any, people: dict[int, str], opponents: int = 0, kind: str = "carcassonne") -> int:
    """A lobby with its seats taken."""
    (host, name), *others = people.items()
    game = await bot.tables.create(GUILD, kind, host=host, channel=1, name=name)
    async with bot.tables.hold(GUILD, game.id) as live:
        for user, other in others:
            live.join(user, other)
        for _ in range(opponents):
            lobby.add_opponent(live)
    return cast("int", game.id)


async def begun(bot: Any, people: dict[int, str], opponents: int = 0, kind: str = "carcassonne") -> int:
    game = await opened(bot, people, opponents, kind)
    async with bot.tables.hold(GUILD, game) as live:
        lobby.start(live, live.game.host, words("en"))
    return game


async def due(bot: Any) -> list[Post]:
    """The messages due, each marked as sent."""
    found: list[Post] = []
    while posts := (await bot.store.look(GUILD)).posts:
        found += posts
        async with bot.tables.hold(GUILD, posts[0].game) as live:
            live.sent(posts[0])
    return found


async def timers(bot: Any) -> list[Timer]:
    return [timer for timer in (await bot.store.look(GUILD)).timers if timer.kind == OPPONENT]


async def answer(bot: Any, game: int) -> None:
    """Answer an open ask of a person at random."""
    rng = random.Random(3)
    async with bot.tables.hold(GUILD, game) as live:
        people = {seat.seat for seat in live.seats if not seat.opponent}
        ask = next(ask for ask in live.table.asks if ask.seat in people)
        before = moment(live)
        live.answer(ask.seat, random_choice(ask, rng), who=ADA)
        go_on(live, before)


async def test_a_start_calls_the_first_player(bot: Any) -> None:
    await begun(bot, {ADA: "Ada", BEN: "Ben"})
    assert [post.kind for post in await due(bot)] == ["turn"]


async def test_within_a_turn_the_message_is_edited_and_the_next_player_is_called(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"})
    await due(bot)
    async with bot.tables.hold(GUILD, game) as live:
        first = live.table.asks[0].seat
    kinds = []
    for _ in range(8):
        await answer(bot, game)
        async with bot.tables.hold(GUILD, game) as live:
            now = live.table.asks[0].seat
        kinds = [post.kind for post in await due(bot)]
        assert kinds == (["edit"] if now == first else ["turn"])
        first = now
    assert kinds


async def test_computers_act_at_once_and_make_one_message_for_the_next_person(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada"}, opponents=3)
    for _ in range(6):
        for timer in await timers(bot):
            await play_opponents(bot, GUILD, timer)
        posts = await due(bot)
        assert [post.kind for post in posts] == ["turn"]
        async with bot.tables.hold(GUILD, game) as live:
            assert {live.seats[ask.seat].user for ask in live.table.asks} == {ADA}
        while not await timers(bot):
            await answer(bot, game)
            if not await timers(bot):
                assert [post.kind for post in await due(bot)] == ["edit"]


async def test_where_nobody_plays_computers_take_their_time(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada"}, opponents=2)
    async with bot.tables.hold(GUILD, game) as live:
        lobby.leave(live, ADA)
        lobby.start(live, ADA, words("en"))
        assert live.timers[OPPONENT].due == live.now + PACE
        timer = live.timers[OPPONENT]
    await due(bot)
    await play_opponents(bot, GUILD, timer)
    async with bot.tables.hold(GUILD, game) as live:
        assert live.timers[OPPONENT].due == live.now + PACE
    assert [post.kind for post in await due(bot)] == ["edit"]


async def test_the_end_is_told(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"}, kind="demo")
    for _ in range(500):
        async with bot.tables.hold(GUILD, game) as live:
            if live.game.phase == "over":
                break
        await due(bot)
        await _answer_somehow(bot, game)
    assert [post.kind for post in await due(bot)] == ["over"]


async def _answer_somehow(bot: Any, game: int) -> None:
    rng = random.Random()
    while True:
        try:
            async with bot.tables.hold(GUILD, game) as live:
                ask = rng.choice(live.table.asks)
                before = moment(live)
                live.answer(ask.seat, random_choice(ask, rng), who=ADA)
                go_on(live, before)
        except ValueError:
            continue
        return


async def test_when_all_are_asked_together_only_the_first_message_calls(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"}, kind="demo")
    assert [post.kind for post in await due(bot)] == ["turn"]
    async with bot.tables.hold(GUILD, game) as live:
        assert len(live.table.asks) == 2
        before = moment(live)
        live.answer(1, [], who=BEN)
        go_on(live, before)
    assert [post.kind for post in await due(bot)] == ["edit"]


async def test_only_the_host_starts_and_changes_options(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.hold(GUILD, game) as live:
        with pytest.raises(Refused, match="host_only"):
            lobby.start(live, BEN, words("en"))
        with pytest.raises(Refused, match="host_only"):
            lobby.drop_opponent(live, BEN)
        with pytest.raises(Refused, match="host_only"):
            lobby.choose_option(live, BEN, Focus("first"), ["0"])
        lobby.choose_option(live, ADA, Focus("first"), ["1"])
        with pytest.raises(Refused, match="no_option"):
            lobby.choose_option(live, ADA, Focus("first"), ["nonsense"])
        lobby.start(live, ADA, words("en"))
        assert live.table.asks[0].seat == 1
        with pytest.raises(Refused, match="not_lobby"):
            lobby.choose_option(live, ADA, Focus("first"), ["0"])


async def test_a_start_with_options_that_do_not_fit_is_refused_in_the_readers_language(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.hold(GUILD, game) as live:
        lobby.choose_option(live, ADA, Focus("first"), ["4"])
        with pytest.raises(Refused, match="misfit") as refused:
            lobby.start(live, ADA, words("de"))
        assert words("de").setting("carcassonne", "first") in refused.value.facts["why"]
        assert live.game.phase == "lobby"


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes(bot: Any) -> None:
    game = await opened(bot, {ADA: "Ada", BEN: "Ben"})
    async with bot.tables.hold(GUILD, game) as live:
        lobby.leave(live, ADA)
        assert live.game.host == BEN
        lobby.leave(live, BEN)
        assert live.game.phase == "closed"


async def test_a_conceded_seat_is_played_by_a_computer_and_a_table_without_people_is_closed(bot: Any) -> None:
    game = await begun(bot, {ADA: "Ada", BEN: "Ben"})
    await due(bot)
    async with bot.tables.hold(GUILD, game) as live:
        acting = live.seats[live.table.asks[0].seat]
        table.hand_over(live, acting, acting.user or 0)
        assert live.seats[acting.seat].opponent
        assert live.seats[acting.seat].user is None
        assert OPPONENT in live.timers
    for timer in await timers(bot):
        await play_opponents(bot, GUILD, timer)
    assert "turn" in [post.kind for post in await due(bot)]
    async with bot.tables.hold(GUILD, game) as live:
        other = next(seat for seat in live.seats if not seat.opponent)
        table.hand_over(live, other, other.user or 0)
        assert live.game.phase == "closed"


async def test_whoever_wants_to_play_again_calls_the_others(bot: Any) -> None:
    async def say(key: str) -> None:
        assert key == "rematch-done"

    game = await begun(bot, {ADA: "Ada", BEN: "Ben"}, opponents=1)
    await due(bot)
    await table.rematch(cast("Visit", SimpleNamespace(bot=bot, guild=GUILD, user=ADA, name="Ada", id=1, say=say)), game)
    said = next(post.payload for post in await due(bot) if post.kind == "say")
    assert said["users"] == [BEN]
    assert f"<@{BEN}>" in words("en").text(said["key"], **said["args"])


async def test_of_one_sort_only_the_last_picture_is_drawn() -> None:
    easel, gate, drawn = Easel(), asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def slow() -> bytes:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()
        return b"slow"

    def quick(name: bytes) -> bytes:
        drawn.append(name)
        return name

    first = asyncio.create_task(easel.draw("other", slow))
    second = asyncio.create_task(easel.draw("panel", lambda: quick(b"second")))
    await asyncio.sleep(0)
    third = asyncio.create_task(easel.draw("panel", lambda: quick(b"third")))
    await asyncio.sleep(0)
    gate.set()
    results = await asyncio.gather(first, second, third, return_exceptions=True)
    assert results[0] == b"slow"
    assert type(results[1]).__name__ == "Outdated"
    assert results[2] == b"third"
    assert drawn == [b"third"]
    easel.close()


async def test_a_picture_that_cannot_be_drawn_is_none() -> None:
    easel = Easel()
    assert await easel.draw("panel", lambda: bytes(1 // 0)) is None
    easel.close()
