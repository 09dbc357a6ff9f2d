"""The answers to the puzzles of the day in a guild, and the guild's daily post.

The post is one of the guild's settings, with the time when it is due. Like a timer, it is due again after every restart
until it is noted as posted.
"""

import sqlite3
from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from data.game.models import PUZZLE
from data.sqlite.mapping import Row, from_row, insert, to_row
from data.sqlite.settings import get_setting, put_setting
from data.store import Store


class PuzzleAnswer(Row, frozen=True, kw_only=True):
    """A person's answer to the puzzle of a day: the index of the choice, and whether it is the best one."""

    TABLE = "puzzle_answers"
    KEY = ("user", "day")

    user: int
    day: int
    game: str
    puzzle: str
    pick: int
    solved: bool


class PuzzleRecord(Struct, frozen=True):
    """A person's answers in a guild: their number, those that were right, and the longest runs of right days.

    ``streak`` is the present run, which ends with today or yesterday.
    """

    answered: int
    solved: int
    streak: int
    longest: int


class PuzzlePost(Struct, frozen=True, omit_defaults=True):
    """The daily post of a guild: its channel, when the next one is due, and the tries for it so far.

    ``day``, ``game``, ``puzzle`` and ``message`` tell about the last one, which is in the same channel.
    """

    channel: int
    due: float
    attempts: int = 0
    day: int | None = None
    game: str = ""
    puzzle: str = ""
    message: int = 0


async def keep_answer(store: Store, guild: int, answer: PuzzleAnswer) -> PuzzleAnswer:
    """Store an answer, unless the person has answered on this day. Return the stored one, which is final."""
    kept = await store.write(guild, _keep_answer, answer)
    await store.users.note_known(guild, answer.user)
    return kept


async def answer_of(store: Store, guild: int, user: int, day: int) -> PuzzleAnswer | None:
    """Return a person's answer to the puzzle of a day; None without one."""
    return await store.read(guild, _answer_of, user, day)


async def picks_of(store: Store, guild: int, day: int, game: str, puzzle: str) -> Counter[int]:
    """Return how often each choice of a puzzle was picked on a day, by its index."""
    return await store.read(guild, _picks_of, day, game, puzzle)


async def puzzle_record(store: Store, guild: int, user: int, today: int) -> PuzzleRecord:
    """Return a person's record of puzzles in a guild."""
    return await store.read(guild, _record, user, today)


async def post_of(store: Store, guild: int) -> PuzzlePost | None:
    """Return the daily post of a guild; None if it has none."""
    return await store.read(guild, _post_of)


async def change_post(store: Store, guild: int, old: PuzzlePost, new: PuzzlePost | None) -> None:
    """Change the daily post of a guild, or end it. Nothing happens if it is no longer ``old``."""
    await store.write(guild, _change_post, old, new)
    if new is not None:
        store.wakeups.schedule(guild, new.due)


async def set_channel(store: Store, guild: int, channel: int | None) -> None:
    """Post the puzzles of a guild in a channel from now on, or nowhere. A channel that has them keeps its times."""
    await store.write(guild, _set_channel, channel, store.clock())
    store.wakeups.schedule(guild, 0.0)


def _keep_answer(db: sqlite3.Connection, answer: PuzzleAnswer) -> PuzzleAnswer:
    db.execute(f"{insert(PuzzleAnswer)} ON CONFLICT DO NOTHING", to_row(answer))
    kept = _answer_of(db, answer.user, answer.day)
    assert kept is not None
    return kept


def _answer_of(db: sqlite3.Connection, user: int, day: int) -> PuzzleAnswer | None:
    row = db.execute("SELECT * FROM puzzle_answers WHERE user = ? AND day = ?", (user, day)).fetchone()
    return from_row(PuzzleAnswer, row) if row else None


def _picks_of(db: sqlite3.Connection, day: int, game: str, puzzle: str) -> Counter[int]:
    rows = db.execute(
        "SELECT pick, count(*) AS times FROM puzzle_answers WHERE day = ? AND game = ? AND puzzle = ? GROUP BY pick",
        (day, game, puzzle),
    )
    return Counter({row["pick"]: row["times"] for row in rows})


def _record(db: sqlite3.Connection, user: int, today: int) -> PuzzleRecord:
    rows = db.execute("SELECT day, solved FROM puzzle_answers WHERE user = ? ORDER BY day", (user,)).fetchall()
    solved = [row["day"] for row in rows if row["solved"]]
    run = longest = 0
    for before, day in zip([None, *solved], solved, strict=False):
        run = run + 1 if before == day - 1 else 1
        longest = max(longest, run)
    streak = run if solved and solved[-1] >= today - 1 else 0
    # A wrong answer today ends the run at once.
    if rows and rows[-1]["day"] == today and not rows[-1]["solved"]:
        streak = 0
    return PuzzleRecord(len(rows), len(solved), streak, longest)


def _post_of(db: sqlite3.Connection) -> PuzzlePost | None:
    return get_setting(db, PUZZLE, PuzzlePost)


def _change_post(db: sqlite3.Connection, old: PuzzlePost, new: PuzzlePost | None) -> None:
    if _post_of(db) == old:
        put_setting(db, PUZZLE, new)


def _set_channel(db: sqlite3.Connection, channel: int | None, now: float) -> None:
    before = _post_of(db)
    if channel is None:
        put_setting(db, PUZZLE, None)
    elif before is None or before.channel != channel:
        put_setting(db, PUZZLE, PuzzlePost(channel, now))
    else:
        # A manager who names the channel again may have opened it for the bot.
        put_setting(db, PUZZLE, replace(before, due=min(before.due, now)) if before.attempts else before)
