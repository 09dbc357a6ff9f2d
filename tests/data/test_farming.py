"""Ways to farm a rating, and the same on top of honest play: none beats honest play by more than a little.

Every game goes through ``rate`` on a real schema. Honest play is a hundred games in twenty weeks against people of
about the same strength. The farmer wins every farmed game, which is more than a real farmer can do.
"""

import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from math import exp
from statistics import fmean
from typing import get_args
from weakref import finalize

import pytest

from data.errors import Refused
from data.game.entrants import placed
from data.game.models import Entrant, GameRow, Hints
from data.game.ratings import MATURITY, Rating, is_rated, rate
from data.sqlite.mapping import from_rows, insert, to_row, upsert
from data.sqlite.migrations import load_steps
from data.tables import Tables
from tests.data.conftest import ADA, BEN, GUILD

DAY, WEEK = 86_400.0, 7 * 86_400.0
START = 1_700_000_000.0
FARMER = 1 << 22
GAIN = 60
"""The points that farming may bring beyond honest play."""
GAMES, SEEDS = 100, range(3)


def account(made: float, number: int) -> int:
    """Return the id of an account made at a time."""
    return (int(made * 1000) - 1_420_070_400_000 << 22) + number


class Server:
    """A server's ratings at one game, and the time there."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        finalize(self, self.db.close)
        self.db.row_factory = sqlite3.Row
        self.db.executescript("\n".join(load_steps("guild")))
        self.now = START
        self.number = 0

    def play(
        self,
        ranks: dict[int | None, int],
        *,
        after: float,
        gone: Sequence[int] = (),
        rated: bool = True,
        level: str = "normal",
    ) -> None:
        """End a game that began ``after`` seconds after the last one; those who are ``gone`` have conceded."""
        self.now += after
        self.number += 1
        people = [user for user in ranks if user is not None]
        game = GameRow(
            id=self.number,
            kind="demo",
            options={},
            host=people[0],
            channel=1,
            phase="over",
            created=self.now,
            ended=self.now,
            rated=rated and is_rated(people, self.now, "off"),
        )
        entrants = placed(
            [
                Entrant(
                    game=game.id,
                    seat=seat,
                    user=user,
                    level=None if user else level,
                    name="",
                    gone=seat if user in gone else None,
                )
                for seat, user in enumerate(ranks)
            ],
            dict(enumerate(ranks.values())),
        )
        self.db.execute(insert(GameRow), to_row(game))
        for one in entrants:
            self.db.execute(upsert(Entrant), to_row(one))
        rate(self.db, game, entrants)

    def copy(self) -> "Server":
        """Return a server that continues independently from this state."""
        other = Server()
        self.db.backup(other.db)
        other.now, other.number = self.now, self.number
        return other

    def points(self) -> int:
        """Return the farmer's rating as it is shown."""
        rows = self.db.execute("SELECT * FROM ratings WHERE user = ?", (FARMER,))
        return next((rating.points for rating in from_rows(Rating, rows)), 1_000)


def outcome(rng: random.Random, strengths: dict[int, float]) -> dict[int | None, int]:
    """Return ranks drawn by strength, as the model of Plackett and Luce says."""
    left, ranks = dict(strengths), dict[int | None, int]()
    while left:
        (best,) = rng.choices(list(left), [exp(strength / 6) for strength in left.values()])
        ranks[best] = len(ranks) + 1
        del left[best]
    return {user: ranks[user] for user in strengths}


@cache
def live_honestly(
    seed: int, games: int = GAMES, *, concede: bool = False, won_rated: bool = True, lost_rated: bool = True
) -> Server:
    """Play a number of games in a field of twelve people, at tables of two to four.

    With ``concede`` the farmer concedes every lost game. ``won_rated`` and ``lost_rated`` say whether the farmer's won
    and lost games are rated.
    """
    server, rng = Server(), random.Random(seed)
    field = {FARMER: 0.0} | {number << 22: rng.gauss(0, 3) for number in range(2, 13)}
    played = 0
    while played < games:
        table = rng.sample(sorted(field), rng.choice((2, 2, 3, 4)))
        ranks = outcome(rng, {user: field[user] for user in table})
        lost = FARMER in table and ranks[FARMER] > 1
        rated = FARMER not in table or (lost_rated if lost else won_rated)
        server.play(ranks, after=20 * WEEK / GAMES / 3, gone=[FARMER] if concede and lost else [], rated=rated)
        played += FARMER in table
    return server


def honest(games: int = GAMES) -> float:
    """Return the average rating of honest play."""
    return fmean(live_honestly(seed, games).points() for seed in SEEDS)


def concede_what_is_lost() -> float:
    return fmean(live_honestly(seed, concede=True).points() for seed in SEEDS)


async def is_rated_with_a_hint(tables: Tables, hints: Hints, *, asked: bool) -> bool:
    """Return whether a real table of two people ends up rated if one of them has ``asked`` for a hint."""
    game = await tables.create(GUILD, "demo", host=ADA, name="Ada", channel=5)
    async with tables.transaction(GUILD, game.id) as session:
        session.join(BEN, "Ben")
        session.change(hints=hints)
        session.start()
        if asked:
            with suppress(Refused):
                session.check_hint()
        return session.game.rated


def beat_fresh_accounts(server: Server) -> None:
    for number in range(200):
        server.play({FARMER: 1, account(server.now, number): 2}, after=DAY / 2)


def beat_kept_accounts(server: Server) -> None:
    """Do the same with accounts made in advance, which no rule can tell from newcomers."""
    for number in range(200):
        server.play({FARMER: 1, account(START - MATURITY - DAY, number): 2}, after=DAY / 2)


def beat_one_computer(server: Server) -> None:
    for _ in range(1_000):
        server.play({FARMER: 1, None: 2}, after=20 * WEEK / 1_000)


def beat_one_computer_of_level_hard(server: Server) -> None:
    """Take a hint at each question. A person alone against computers is rated with hints, too."""
    for _ in range(1_000):
        server.play({FARMER: 1, None: 2}, after=20 * WEEK / 1_000, level="hard")


def trade_wins(server: Server) -> None:
    for number in range(1_000):
        server.play({FARMER: 1 + number % 2, 99 << 22: 2 - number % 2}, after=20 * WEEK / 1_000)


def beat_a_weak_friend_now_and_then(server: Server) -> None:
    for _ in range(200):
        server.play({FARMER: 1, 99 << 22: 2}, after=WEEK + 1)


def beat_a_weak_friend_all_day(server: Server) -> None:
    for _ in range(1_000):
        server.play({FARMER: 1, 99 << 22: 2}, after=DAY / 10)


def beat_a_weak_friend_credibly(server: Server) -> None:
    """The friend wins every fifth game, so that the rating looks certain."""
    for number in range(500):
        won = number % 5 > 0
        server.play({FARMER: 1 if won else 2, 99 << 22: 2 if won else 1}, after=WEEK + 1)


def beat_a_friend_who_deletes_everything(server: Server) -> None:
    """Play against a friend who is a beginner again and again, and has never met the farmer."""
    for _ in range(200):
        server.play({FARMER: 1, 99 << 22: 2}, after=DAY / 2)
        server.db.execute("UPDATE entrants SET user = NULL WHERE user = ?", (99 << 22,))
        server.db.execute("DELETE FROM ratings WHERE user = ?", (99 << 22,))
        server.db.execute("DELETE FROM rivals WHERE user = ? OR rival = ?", (99 << 22, 99 << 22))


Farm = Callable[[Server], None]
FARMS: tuple[Farm, ...] = (
    beat_fresh_accounts,
    beat_kept_accounts,
    beat_one_computer,
    beat_one_computer_of_level_hard,
    trade_wins,
    beat_a_weak_friend_now_and_then,
    beat_a_weak_friend_all_day,
    beat_a_weak_friend_credibly,
    beat_a_friend_who_deletes_everything,
)


def test_honest_play_is_worth_something() -> None:
    assert honest() > 1_400


def test_conceding_lost_games_does_not_pay() -> None:
    assert concede_what_is_lost() <= honest()


@pytest.mark.parametrize("hints", get_args(Hints))
async def test_asking_for_a_hint_in_lost_games_does_not_pay(tables: Tables, hints: Hints) -> None:
    """With hints on, a loser took the game out of the ratings."""
    won, lost = [await is_rated_with_a_hint(tables, hints, asked=asked) for asked in (False, True)]
    found = fmean(live_honestly(seed, won_rated=won, lost_rated=lost).points() for seed in SEEDS)
    assert found <= honest()


@pytest.mark.sweep(2)
@pytest.mark.parametrize("farm", FARMS)
def test_farming_does_not_beat_honest_play(farm: Farm) -> None:
    server = Server()
    farm(server)
    assert server.points() <= honest() + GAIN


@pytest.mark.sweep(1)
@pytest.mark.parametrize("farm", FARMS)
def test_farming_adds_little_to_honest_play(farm: Farm) -> None:
    """A farmer with an honest rating gains no more by farming than by a hundred more honest games."""
    found = []
    for seed in SEEDS:
        server = live_honestly(seed).copy()
        farm(server)
        found.append(server.points())
    assert fmean(found) <= honest(2 * GAMES) + GAIN
