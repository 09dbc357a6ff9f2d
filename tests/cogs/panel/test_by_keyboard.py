"""Moves by keyboard: in words, from a list that is too long, and in a paused game."""

import asyncio
from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from cogs.panel import by_keyboard, message
from cogs.panel.by_keyboard import play_typed, suggest_moves
from cogs.panel.typed import autocomplete
from cogs.panel.typed.autocomplete import AT_ONCE, MOST_WAITING, SUGGESTIONS
from cogs.panel.typed.suggestions import Suggester
from cogs.workers.drawers import drawing_processes
from cogs.workers.worker import WorkerDied
from data import queries
from data.errors import Refused
from render import words
from render.kit.folder import cache_folder
from rules.kernel import IllegalChoice, Table
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, interaction
from tests.cogs.fakes import Bot
from tests.patience import PATIENCE

T = TypeVar("T")


async def begun(bot: Bot, kind: str = "carcassonne") -> tuple[int, int]:
    """A game, and the player who is asked something."""
    game = await bot.tables.create(GUILD, kind, host=ADA, channel=CHANNEL, name="Ada")
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.join(12, "Ben")
        session.start()
        return game.id, session.seats[session.table.asks[0].seat].user or 0


def typing(bot: Bot, user: int) -> Any:
    person = SimpleNamespace(id=user, display_name="Ada")
    return interaction(bot, namespace=SimpleNamespace(game=None), user=person)


async def test_suggestions_that_would_be_late_are_not_computed(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand tables asked for more than a thread computes: all came too late, and people asked again."""
    computed = list[int]()

    class Counted(Suggester):
        def __init__(self, table: Table, seat: int, *how: Any) -> None:
            computed.append(seat)
            super().__init__(table, seat, *how)

    monkeypatch.setattr(autocomplete, "Suggester", Counted)
    monkeypatch.setattr(by_keyboard, "SHOWN", 0.05)
    _, user = await begun(bot)
    threads, go_on = bot.state[SUGGESTIONS]._threads, Event()
    busy = asyncio.create_task(threads.run(GUILD, lambda: go_on.wait(PATIENCE)))
    await asyncio.sleep(0)
    assert await suggest_moves(typing(bot, user), "") == []
    go_on.set()
    assert await busy
    await threads.run(GUILD, lambda: None)
    assert computed == []
    monkeypatch.setattr(by_keyboard, "SHOWN", PATIENCE)
    assert await suggest_moves(typing(bot, user), "")
    assert len(computed) == 1


async def test_an_overloaded_machine_reads_no_further_table(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand tables asked again and again for lists that came too late, and each question read its table."""
    _, user = await begun(bot)
    threads, go_on = bot.state[SUGGESTIONS]._threads, Event()
    works = [asyncio.create_task(threads.run(guild, lambda: go_on.wait(PATIENCE))) for guild in range(MOST_WAITING + 1)]
    await asyncio.sleep(0)
    with monkeypatch.context() as patch:
        patch.setattr(by_keyboard, "peek", None)
        assert await suggest_moves(typing(bot, user), "") == []
    go_on.set()
    await asyncio.gather(*works)
    assert await suggest_moves(typing(bot, user), "")


async def test_a_drawing_process_suggests_the_same(bot: Bot) -> None:
    _, user = await begun(bot)
    before = [await suggest_moves(typing(bot, user), typed) for typed in ("", "no such place")]
    async with drawing_processes(1, cache_folder()) as (drawer,):
        await drawer.draw(bytes)
        bot.state[SUGGESTIONS].use(drawer)
        assert [await suggest_moves(typing(bot, user), typed) for typed in ("", "no such place")] == before
        first = before[0][0]
        await play_typed(Context(typing(bot, user)), None, first.name.rpartition(" · ")[0].upper())


class Dying:
    """A drawer whose process dies of every job."""

    ahead = 0
    answers = True
    silence = 0.0

    async def draw(self, work: Callable[[], T]) -> T:
        raise WorkerDied("the drawing process has died repeatedly")

    def close(self) -> None:
        pass


async def test_moves_are_suggested_though_the_drawing_process_dies(bot: Bot) -> None:
    _, user = await begun(bot)
    bot.state[SUGGESTIONS].use(Dying())
    assert await suggest_moves(typing(bot, user), "")


class Starting(Dying):
    """A drawer whose process starts."""

    answers = False

    async def draw(self, work: Callable[[], T]) -> T:
        raise AssertionError


async def test_moves_are_suggested_while_the_drawing_process_starts(bot: Bot) -> None:
    """All suggestions of the first seconds after a start were empty."""
    _, user = await begun(bot)
    bot.state[SUGGESTIONS].use(Starting())
    assert await suggest_moves(typing(bot, user), "")


class Frozen(Dying):
    """A drawer that answers nothing until it is told to."""

    silence = PATIENCE

    def __init__(self) -> None:
        self.asked, self.go = 0, asyncio.Event()

    async def draw(self, work: Callable[[], T]) -> T:
        self.asked += 1
        await self.go.wait()
        return work()


async def test_a_frozen_drawing_process_is_asked_once(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.panel.typed.autocomplete.SOON", 0.0)
    _, user = await begun(bot)
    frozen = Frozen()
    bot.state[SUGGESTIONS].use(frozen)
    for _ in range(3):
        assert await suggest_moves(typing(bot, user), "")
    assert frozen.asked == 1
    frozen.go.set()
    await asyncio.sleep(0)
    monkeypatch.setattr("cogs.panel.typed.autocomplete.SOON", PATIENCE)
    assert await suggest_moves(typing(bot, user), "")
    assert frozen.asked == 2


class Computing(Dying):
    """A drawer that answers after some turns of the event loop, and counts its jobs at a time."""

    def __init__(self) -> None:
        self.asked = self.now = self.most = 0

    async def draw(self, work: Callable[[], T]) -> T:
        self.asked += 1
        self.now += 1
        self.most = max(self.most, self.now)
        for _ in range(10):
            await asyncio.sleep(0)
        self.now -= 1
        return work()


async def test_a_busy_drawing_process_has_its_next_search_already(
    bot: Bot,
) -> None:
    """With a thousand tables it waited for the event loop after each search, and every list came too late."""
    _, user = await begun(bot)
    busy = Computing()
    bot.state[SUGGESTIONS].use(busy)
    found = await asyncio.gather(*(suggest_moves(typing(bot, user), "") for _ in range(20)))
    assert all(found)
    assert 1 < busy.most <= AT_ONCE
    assert busy.asked == 20


async def test_a_paused_game_suggests_nothing(bot: Bot) -> None:
    game, user = await begun(bot)
    assert await suggest_moves(typing(bot, user), "")
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(paused=session.now)
    assert await suggest_moves(typing(bot, user), "") == []


@pytest.mark.parametrize("typed", ["pass", "nonsense"])
async def test_a_paused_game_answers_every_text_with_the_pause(bot: Bot, typed: str) -> None:
    game, user = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(paused=session.now)
    with pytest.raises(Refused, match="paused"):
        await play_typed(Context(typing(bot, user)), None, typed)


async def test_a_move_in_words_is_played(bot: Bot) -> None:
    game, user = await begun(bot)
    first = (await suggest_moves(typing(bot, user), ""))[0]
    said = first.name.rpartition(" · ")[0]
    await play_typed(Context(typing(bot, user)), None, said.upper())
    entries = await queries.log(bot.store, GUILD, game, user=user, after=0, limit=9)
    assert [entry.choice for entry in entries if entry.kind == "choice"] == [[first.value]]


async def test_a_typed_move_is_played_though_its_picture_comes_late(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the picture was late, and the made-up interaction had no message for it."""
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 0.0)
    game, user = await begun(bot)
    first = (await suggest_moves(typing(bot, user), ""))[0]
    await play_typed(Context(typing(bot, user)), None, first.value)
    entries = await queries.log(bot.store, GUILD, game, user=user, after=0, limit=9)
    assert [entry.kind for entry in entries].count("choice") == 1


async def test_words_that_are_not_clear_change_nothing_and_name_choices(bot: Bot) -> None:
    game, user = await begun(bot, "catan")
    async with bot.tables.transaction(GUILD, game) as session:
        before = session.table.dump()
    with pytest.raises(IllegalChoice, match="not_clear") as refused:
        await play_typed(Context(typing(bot, user)), None, "settlement")
    assert words("en").reason(refused.value).count("settlement:V") == 3
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.dump() == before


async def test_the_last_of_too_many_suggestions_counts_the_rest_and_is_no_move(bot: Bot) -> None:
    game, user = await begun(bot, "catan")
    async with bot.tables.transaction(GUILD, game) as session:
        places = len(session.table.asks[0].options)
    assert await suggest_moves(typing(bot, user), "no such place") == []
    for current in ("", "set"):
        found = await suggest_moves(typing(bot, user), current)
        assert len(found) == 25
        assert found[-1].name == f"… {places - 24} more, keep typing"
        assert str(found[-1].value).startswith(current)
        with pytest.raises(IllegalChoice, match="type_on"):
            await play_typed(Context(typing(bot, user)), None, str(found[-1].value))
        assert await suggest_moves(typing(bot, user), str(found[-1].value)) == found
