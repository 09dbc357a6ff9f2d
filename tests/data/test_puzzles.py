"""Answers to puzzles: one a person and day, counted, collected and forgotten; and the time of the daily post."""

import pytest

from data import personal, puzzles, queries
from data.puzzles import PuzzleAnswer, PuzzlePost, PuzzleRecord
from data.store import Store
from data.tables import Tables
from tests.data.conftest import ADA, BEN, CLEO, GUILD, OpenStore, collected

DAY = 20_000


def answer(user: int = ADA, day: int = DAY, pick: int = 1, *, solved: bool = True) -> PuzzleAnswer:
    return PuzzleAnswer(user=user, day=day, game="demo", puzzle="1-2", pick=pick, solved=solved)


async def test_an_answer_is_final(tables: Tables) -> None:
    store = tables.store
    assert await puzzles.answer_of(store, GUILD, ADA, DAY) is None
    assert await puzzles.keep_answer(store, GUILD, answer(pick=1)) == answer(pick=1)
    assert await puzzles.keep_answer(store, GUILD, answer(pick=2, solved=False)) == answer(pick=1)
    assert await puzzles.answer_of(store, GUILD, ADA, DAY) == answer(pick=1)
    assert await puzzles.answer_of(store, GUILD, BEN, DAY) is None
    assert await puzzles.answer_of(store, GUILD + 1, ADA, DAY) is None


async def test_the_answers_of_a_day_are_counted_by_choice(tables: Tables) -> None:
    store = tables.store
    for user, pick in ((ADA, 1), (BEN, 1), (CLEO, 0)):
        await puzzles.keep_answer(store, GUILD, answer(user, pick=pick))
    await puzzles.keep_answer(store, GUILD, answer(ADA, DAY + 1, 2))
    assert await puzzles.picks_of(store, GUILD, DAY, "demo", "1-2") == {1: 2, 0: 1}
    assert not await puzzles.picks_of(store, GUILD, DAY, "demo", "1-3")


@pytest.mark.parametrize(
    ("solved", "missed", "expected"),
    [
        ([], [], (0, 0, 0, 0)),
        ([0, -1, -2], [], (3, 3, 3, 3)),
        ([-1, -2], [], (2, 2, 2, 2)),
        ([-1, -2], [0], (3, 2, 0, 2)),
        ([-2, -3, -4], [], (3, 3, 0, 3)),
        ([0, -2, -3], [-1], (4, 3, 1, 2)),
    ],
)
async def test_a_streak_is_a_run_of_right_days_up_to_today_or_yesterday(
    tables: Tables, solved: list[int], missed: list[int], expected: tuple[int, ...]
) -> None:
    for day in (*solved, *missed):
        await puzzles.keep_answer(tables.store, GUILD, answer(day=DAY + day, solved=day in solved))
    assert await puzzles.puzzle_record(tables.store, GUILD, ADA, DAY) == PuzzleRecord(*expected)


async def test_answers_are_collected_and_forgotten(tables: Tables) -> None:
    store = tables.store
    for user in (ADA, BEN):
        await puzzles.keep_answer(store, GUILD, answer(user))
    told = {"day": DAY, "game": "demo", "puzzle": "1-2", "pick": 1, "solved": 1}
    assert (await collected(store, ADA))["guilds"][str(GUILD)]["puzzles"] == [told]
    await personal.forget(store, GUILD, ADA, "?")
    assert await store.users.guilds(ADA) == ()
    assert await puzzles.answer_of(store, GUILD, ADA, DAY) is None
    assert await puzzles.answer_of(store, GUILD, BEN, DAY) == answer(BEN)


async def due(store: Store) -> bool:
    """Return whether the post is due, as the schedule finds it."""
    store.wakeups.take_due()
    return "puzzle" in (await store.due_in(GUILD)).own


async def test_the_post_is_due_at_its_time_and_after_every_restart(open_store: OpenStore, tables: Tables) -> None:
    store = tables.store
    now = store.clock()
    assert not await due(store)
    await puzzles.set_channel(store, GUILD, 5)
    assert (await queries.settings(store, GUILD))["puzzle"]["channel"] == 5
    assert await due(store)
    post = await puzzles.post_of(store, GUILD)
    assert post == PuzzlePost(5, now)
    later = PuzzlePost(5, now + 100, 0, DAY, "demo", "1-2", 900)
    await puzzles.change_post(store, GUILD, post, later)
    assert not await due(store)
    assert store.wakeups.due(GUILD) == now + 100
    await store.close()
    store = await open_store(store.folder)
    assert not await due(store)
    assert store.wakeups.due(GUILD) == now + 100
    store.clock = lambda: now + 101
    assert await due(store)


async def test_a_channel_that_is_named_again_is_not_posted_to_again(tables: Tables) -> None:
    store = tables.store
    await puzzles.set_channel(store, GUILD, 5)
    post = await puzzles.post_of(store, GUILD)
    assert post
    done = PuzzlePost(5, post.due + 100, 0, DAY, "demo", "1-2", 900)
    await puzzles.change_post(store, GUILD, post, done)
    await puzzles.set_channel(store, GUILD, 5)
    assert await puzzles.post_of(store, GUILD) == done
    await puzzles.set_channel(store, GUILD, 6)
    assert await puzzles.post_of(store, GUILD) == PuzzlePost(6, store.clock())
    # The result of a post that was under way in the old channel.
    await puzzles.change_post(store, GUILD, done, done)
    assert await puzzles.post_of(store, GUILD) == PuzzlePost(6, store.clock())
    await puzzles.set_channel(store, GUILD, None)
    assert await puzzles.post_of(store, GUILD) is None
    assert not await due(store)
