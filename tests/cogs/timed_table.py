"""A table with a clock that stands still until it is set, for tests over days."""

import random
import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

import cogs.bot  # noqa: F401 - imports every module that declares a timer
from cogs.lobby.actions import seat_opponent, start_game
from cogs.reminders.deadlines import run_clock, run_clocks
from cogs.table.absences import go_away
from cogs.table.time.clock import Opponents
from cogs.table.time.substitutes import OrderDue
from cogs.table.time.timers import RUNNERS, kind_of
from cogs.table.time.waits import HOUR, Wait
from data.game.models import AbsenceMode, OutboxMessage, Seat, Timer
from data.game.timers import payload_of
from render import words
from rules.kernel import GAMES, Event, Table

GUILD, ADA, BEN, CLEO = 7, 101, 102, 103
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
BEGIN = 1_772_000_000.0


async def run_timer(bot: Any, guild: int, timer: Timer) -> None:
    """Run a timer as the schedule does."""
    runner = RUNNERS[kind_of(timer)]
    await runner.run(bot, guild, timer, payload_of(timer, runner.payload))


async def ring(bot: Any, games: Sequence[int]) -> None:
    """Run the clocks of tables as the schedule does, in this order."""
    await run_clocks(bot, GUILD, [Timer(game=game, kind=Wait.KIND, due=0.0, seat=0) for game in games])


class Time:
    """A clock that stands still until it is set."""

    now = BEGIN

    def __call__(self) -> float:
        return self.now


class Shown:
    """A person who is shown cards."""

    words = words("en")
    guild = GUILD
    values: tuple[str, ...] = ()

    def __init__(self, bot: Any, user: int) -> None:
        self.bot, self.user, self.cards = bot, user, list[Any]()

    @property
    def value(self) -> str:
        return self.values[0]

    def table(self, game: int, change: bool = False) -> Any:
        return self.bot.tables.transaction(GUILD, game)

    async def show(self, card: Any) -> None:
        self.cards.append(card)


@cache
def whole_game(game: str) -> tuple[Table, tuple[Event, ...]]:
    """Return a game that computers have played to its end, and all its events."""
    table, rng = Table.new(game, seats=2, seed=4), random.Random(4)
    events = [*table.news]
    while not table.over:
        events += _next_choice(table, rng)
    return table, tuple(events)


def _next_choice(table: Table, rng: random.Random) -> tuple[Event, ...]:
    for ask in table.asks:
        if (choice := GAMES[table.game].choose(table.view(ask.seat), ask, rng)) is not None:
            return table.answer(ask.seat, choice)
    waited = next(ask for ask in table.asks if ask.default is not None and not ask.optional)
    return table.answer(waited.seat, waited.default)


async def begun(bot: Any, *users: int, speed: Any = "normal", kind: str = "carcassonne", opponents: int = 0) -> int:
    """Return a game that has just begun."""
    game = await bot.tables.create(GUILD, kind, host=users[0], channel=1, name=NAMES[users[0]], speed=speed)
    async with bot.tables.transaction(GUILD, game.id) as session:
        for user in users[1:]:
            session.join(user, NAMES[user])
        for _ in range(opponents):
            seat_opponent(session)
        start_game(session, users[0], words("en"))
    return int(game.id)


async def sent(bot: Any) -> list[OutboxMessage]:
    """Return the due messages, each noted as sent. Messages that stay in the channel are posted."""
    found: list[OutboxMessage] = []
    while posts := (await bot.store.due_in(GUILD)).messages:
        found += posts
        async with bot.tables.transaction(GUILD, posts[0].game) as session:
            session.outbox.sent(posts[0])
            if posts[0].kind in ("reminder", "away"):
                session.posted(posts[0].topic, 77)
    return found


async def kinds(bot: Any) -> list[str]:
    """Return the due messages, by their kinds and contents."""
    return [post.payload["key"] if post.kind == "say" else post.kind for post in await sent(bot)]


async def silence(bot: Any, time: Time, game: int, until: float) -> list[tuple[float, str, list[int]]]:
    """Let the time pass without players; return the hours after which each message pings its users."""
    found = []
    while (due := await next_clock(bot, game)) is not None and due <= until:
        time.now = due
        await run_clock(bot, GUILD, game)
        hours = round((time.now - BEGIN) / 3600, 2)
        found += [(hours, post.kind, post.payload.get("users", [])) for post in await sent(bot)]
    return found


async def pass_time(bot: Any, time: Time, until: float) -> None:
    """Let the time pass without players, and do everything that becomes due in its order."""
    while True:
        timers = (await bot.store.due_in(GUILD)).timers
        for timer in timers:
            if timer.kind == Wait.KIND:
                await run_clock(bot, GUILD, timer.game)
            else:
                await run_timer(bot, GUILD, timer)
        if not timers:
            nearest = await bot.store.read(GUILD, _nearest_timer)
            if nearest is None or nearest > until:
                time.now = max(time.now, until)
                return
            time.now = nearest


def _nearest_timer(db: sqlite3.Connection) -> float | None:
    nearest: float | None = db.execute("SELECT min(due) FROM timers").fetchone()[0]
    return nearest


async def next_clock(bot: Any, game: int) -> float | None:
    """Return the time when a clock runs out next."""
    async with bot.tables.transaction(GUILD, game) as session:
        return min((timer.due for timer in session.timers.by_seat(Wait).values()), default=None)


async def mover(bot: Any, game: int) -> Seat:
    """Return the first asked seat."""
    async with bot.tables.transaction(GUILD, game) as session:
        seat: Seat = session.seats[session.table.asks[0].seat]
        return seat


async def answer(bot: Any, game: int) -> None:
    """Answer the first open ask with its first option."""
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.asks[0]
        session.answer(ask.seat, [ask.options[0].id], who=session.seats[ask.seat].user)


async def leaves(bot: Any, game: int, user: int, mode: AbsenceMode, until: float | None = None) -> int:
    """Let a player be away; return their seat."""
    async with bot.tables.transaction(GUILD, game) as session:
        seat = session.seat_of(user)
        go_away(session, seat, mode, until, user)
    return int(seat.seat)


async def computers_act(bot: Any) -> None:
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == Opponents.KIND:
            await run_timer(bot, GUILD, timer)


async def orders_act(bot: Any) -> None:
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == OrderDue.KIND:
            await run_timer(bot, GUILD, timer)


DAY = 24 * HOUR


async def quiet_from_now(bot: Any, user: int, hours: int) -> float:
    """Give a person quiet hours that begin in this hour; return when they end."""
    now = bot.store.clock()
    hour = int(now % DAY // HOUR)
    await bot.store.users.change_settings(user, quiet=[hour, (hour + hours) % 24])
    return float(now - now % HOUR + hours * HOUR)


class Given(Shown):
    """A person who is given files."""

    async def hand_over(self, text: str, name: str, data: bytes, alt: str = "") -> None:
        self.cards.append(data)
