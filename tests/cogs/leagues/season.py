"""A season of a league with people of different habits, the bot's own clock and outbox, kills, and a channel."""

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from data.league import records
from data.league.models import Form, League, LeagueRow
from tests.cogs.simulated_year import BEGIN, DAY, GUILD, Person, Year

CHANNEL = 1
SILENT, LEAVER = 114, 103
"""A member who never acts, and one who leaves the league after its first round."""
PEOPLE = (100, 101, 102, LEAVER, 104, 105, 107, SILENT)


async def undrawn(*_: object, **__: object) -> None:
    """Draw nothing: the game of the season has no look."""


def row_for(form: Form = "swiss", **more: Any) -> LeagueRow:
    usual: dict[str, Any] = {"kind": "rounds", "least": 2, "seats": 2, "rounds": 3, "places": 8, "days": 7, "host": 100}
    return LeagueRow(form=form, channel=CHANNEL, created=BEGIN, **usual | more)


class Season(Year):
    """A year in which a league is played."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.posts: list[str] = []
        """The messages about the league, by their nonces."""
        self.league = 0
        for user, person in [*self.people.items()]:
            gone = BEGIN if user == SILENT else BEGIN + 1_000 * DAY
            self.people[user] = Person(user, person.habit, person.rhythm, gone)

    async def start(self) -> None:
        await super().start()
        self.bot.renderer.draw = undrawn
        self.bot.user = None
        self.bot.get_guild = lambda guild: SimpleNamespace(
            id=guild, me=None, unavailable=False, preferred_locale="en-US",
            get_channel=lambda _: None, get_channel_or_thread=lambda _: None,
        )  # fmt: skip

    def posted(self, nonce: str, users: list[int]) -> None:
        outgoing = self._sent.get(nonce)
        if outgoing is None:
            assert users == [], "a league's own message pings no one"
            self.posts.append(nonce)
            return
        self.games.setdefault(outgoing.game, "normal")
        self.opened.setdefault(outgoing.game, PEOPLE)
        super().posted(nonce, users)

    async def open_league(self, row: LeagueRow) -> None:
        self.league = await records.open_league(self._store, GUILD, row, 3)

    async def join(self, user: int) -> None:
        await records.join(self._store, GUILD, self.league, user, f"P{user}")

    async def leave_league(self, user: int) -> None:
        await records.leave(self._store, GUILD, self.league, user)

    async def found(self) -> League:
        return await records.league(self._store, GUILD, self.league)

    async def all_games(self) -> list[dict[str, Any]]:
        return await self._store.read(GUILD, all_games)


def all_games(db: sqlite3.Connection) -> list[dict[str, Any]]:
    return [dict(row) for row in db.execute("SELECT * FROM games ORDER BY id")]
