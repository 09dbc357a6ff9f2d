"""A year of a server: people with their habits, the bot's own clock and outbox, and a channel that listens.

The rules, the files, the timers and the outbox are the real ones. Discord is a channel that notes every ping, and time
is a number. A table asks each seat a few times in turn, so that a year of fifty tables takes seconds.
"""

import asyncio
import heapq
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, Self

import pytest

from cogs.acts.vote_effects import settle
from cogs.delivery import posting, reminder_messages, seat_messages, sentences, turn_messages, vote_messages
from cogs.delivery.posting import Posted
from cogs.delivery.senders import Sender
from cogs.discord.components import Card
from cogs.lobby.actions import start_game
from cogs.panel.typed.autocomplete import SUGGESTIONS
from cogs.schedule.loop import Schedule
from cogs.show import news
from cogs.show.snapshot import TableSnapshot
from cogs.table.absences import come_back, go_away
from cogs.table.time.timers import RUNNERS, Runner
from cogs.table.time.waits import HOUR, Rhythm, is_quiet, quiet_until
from cogs.table.turns import FilmDue
from cogs.table.votes import CHOICES, NO, YES, cast, voters
from data.game.models import GameRow, OutboxMessage, Speed, Timer
from data.game.outgoing import Chronicle, LobbyMessage, Outgoing, ProposalMessage, ProposalResult, Retire
from data.game.session import GameSession
from data.store import Store
from rules.kernel import (
    CHECKPOINT,
    Ask,
    Chance,
    Choice,
    Event,
    Facts,
    Game,
    Meta,
    Option,
    Play,
    State,
    View,
    ask,
)
from tests.cogs.fakes import Bot, Plain
from tests.cogs.timed_table import Time

GUILD: Final = 7
DAY: Final = 24 * HOUR
BEGIN: Final = 1_772_000_000.0
ROUNDS: Final = 3
DISCORD_EPOCH: Final = 1_420_070_400_000
ZONES: Final = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland")


# The game


class Rounds(State, kw_only=True):
    round: int = 0
    scores: list[int] = []


def _play(state: Rounds) -> Play[None]:
    while state.round < ROUNDS * state.seats:
        seat = state.round % state.seats
        state.begin_turn(seat, state.round + 1)
        yield CHECKPOINT
        yield ask(seat, "rounds.pick", [Option("left"), Option("right")], default=["left"])
        state.scores[seat] += state.chance.below(6)
        state.round += 1


def _new(seats: int, options: Facts, chance: Chance) -> Rounds:
    return Rounds(seats=seats, chance=chance, options=options, scores=[0] * seats)


def _choose(view: View, question: Ask, rng: random.Random, level: str = "normal") -> Choice:
    return [rng.choice(question.options).id]


GAME: Final = Game(
    meta=Meta("Rounds", (2, 4)),
    state=Rounds,
    new=_new,
    play=_play,
    view=lambda state, seat: View(game="rounds", seat=seat),
    scores=lambda state: state.scores,
    position=lambda state: {"seats": state.seats},
    arrange=lambda facts, chance: _new(facts["seats"], {}, chance),
    twin=lambda state, seat, chance: state,
    choose=_choose,
)


# Discord


class Ping(NamedTuple):
    """A message that has pinged a user."""

    at: float
    user: int
    game: int
    kind: str
    live: bool


class Words(Plain):
    """Words without a catalogue, for games that have none."""

    language = "en"

    def with_icons(self) -> Self:
        return self

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        return names[seat]

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        return event.kind

    def tell(
        self, key: str, kind: str, facts: Mapping[str, Any], names: Sequence[str] = (), **others: str | int
    ) -> str:
        return key


class YearSender(Sender):
    """The real sender, without the messages that need a real one at Discord."""

    def __init__(self, bot: Any, sent: dict[str, OutboxMessage]) -> None:
        super().__init__(bot)
        self._sent = sent

    async def send(self, guild: int, outgoing: OutboxMessage, message: Outgoing) -> Posted | None:
        self._sent[outgoing.nonce] = outgoing
        if isinstance(message, (Retire, Chronicle, LobbyMessage, ProposalMessage, ProposalResult)):
            return None
        return await super().send(guild, outgoing, message)


async def _turn_card(sending: turn_messages.Sending, _: news.News) -> Card:
    return _plain_card(sending.snapshot)


async def _ending_card(_: object, guild: int, snapshot: TableSnapshot) -> Card:
    return _plain_card(snapshot)


def _plain_card(snapshot: TableSnapshot) -> Card:
    return Card((f"{snapshot.game.phase} {snapshot.last}",))


class Channel:
    """The channel. Like Discord it knows each nonce, and it tells the year of every ping."""

    def __init__(self, year: "Year") -> None:
        self._year = year
        self._known: dict[str, Any] = {}
        self._ids = count()

    async def send(self, *, nonce: str, allowed_mentions: Any, **content: Any) -> Any:
        if nonce not in self._known:
            number = (int(self._year.time.now * 1000) - DISCORD_EPOCH << 22) + next(self._ids)
            self._known[nonce] = SimpleNamespace(id=number, edit=self._ignore)
            self._year.posted(nonce.rstrip("+"), [user.id for user in allowed_mentions.users])
        return self._known[nonce]

    async def history(self, *, limit: int) -> AsyncIterator[Any]:
        for message in list[Any]():
            yield message

    def get_partial_message(self, number: int) -> Any:
        return SimpleNamespace(id=number, edit=self._ignore, delete=self._ignore)

    async def _ignore(self, **content: Any) -> None:
        """Return nothing: the content of a message is irrelevant here."""


# People


class Person(NamedTuple):
    """A member and their habits."""

    user: int
    habit: str
    """prompt, slow, reminded (acts only when reminded), silent, leaving, or away (on holiday twice a year)."""
    rhythm: Rhythm
    gone: float = BEGIN + 1_000 * DAY
    """When a silent person falls silent, and a leaving one leaves the server."""


def members(rng: random.Random) -> list[Person]:
    """Return twenty people who sleep at different hours."""
    habits = ["prompt"] * 7 + ["slow"] * 4 + ["reminded"] * 3 + ["silent"] * 2 + ["leaving"] * 2 + ["away"] * 2
    found = []
    for number, habit in enumerate(habits):
        begin = rng.choice([21, 22, 22.5, 23])
        quiet = (begin, (begin + rng.choice([7, 8, 9.5])) % 24)
        rhythm = Rhythm(rng.choice(ZONES), quiet, rng.choice([None, 2, 6]))
        gone = BEGIN + rng.uniform(60, 300) * DAY if habit in ("silent", "leaving") else BEGIN + 1_000 * DAY
        found.append(Person(100 + number, habit, rhythm, gone))
    return found


class Year:
    """The server: its bot, its members, and all coming events."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.time = Time()
        self.time.now = BEGIN
        self.people = {person.user: person for person in members(self.rng)}
        self.pings: list[Ping] = []
        self.games: dict[int, Speed] = {}
        self.opened: dict[int, tuple[int, ...]] = {}
        self._folder = folder
        self._sent: dict[str, OutboxMessage] = {}
        self._plans: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._order = count()
        self._down: list[tuple[float, float]] = []
        self._planned: set[tuple[int, int]] = set()
        self._channel = Channel(self)
        self._left: set[int] = set()

    async def start(self) -> None:
        """Start the bot on the data in the folder."""
        self._store = await Store(self._folder, clock=self.time).open()
        await self._store.alive.begin()
        bot: Any = Bot(self._store)
        self.bot = bot
        self.bot.application_id = 1
        self.bot.get_partial_messageable = lambda _: self._channel
        self.bot.http.left = self._left
        self._schedule = Schedule(self.bot)
        self._schedule.outbox.sender = YearSender(self.bot, self._sent)

    async def stop(self) -> None:
        """End the bot, in any state."""
        for task in [*self._schedule._busy.values()]:
            task.cancel()
        await asyncio.gather(*self._schedule._busy.values(), return_exceptions=True)
        self.bot.renderer.close()
        self.bot.thinking.close()
        self.bot.state[SUGGESTIONS].close()
        await self._store.close()

    def plan(self, at: float, act: Callable[[], Awaitable[None]]) -> None:
        """Schedule an action for a time, or as soon as the bot runs again."""
        for begin, end in self._down:
            if begin <= at < end:
                at = end + self.rng.uniform(60, 1800)
        heapq.heappush(self._plans, (at, next(self._order), act))

    async def live(self, days: float, down: Sequence[tuple[float, float]] = ()) -> None:
        """Let some days pass. The bot is killed and down in the times ``down``."""
        self._down = sorted(down)
        end, downs = self.time.now + days * DAY, list(self._down)
        await self.start()
        for person in self.people.values():
            await self._store.users.change_settings(
                person.user,
                zone=person.rhythm.zone,
                quiet=list(person.rhythm.quiet or ()),
                remind_every=person.rhythm.every,
            )
        while True:
            moments = [self._store.wakeups.next, self._plans[0][0] if self._plans else end]
            at = max(min(moments), self.time.now)
            if at >= end:
                break
            if downs and at >= downs[0][0]:
                await self._be_killed(*downs.pop(0))
                continue
            self.time.now = at
            while self._plans and self._plans[0][0] <= at:
                await heapq.heappop(self._plans)[2]()
            await self._serve()
        self.time.now = end

    async def _be_killed(self, begin: float, back: float) -> None:
        """Kill the bot in the middle of its work, and start it again later."""
        self.time.now = max(begin, self.time.now)
        await self._store.alive.beat()
        await self._begin_to_serve()
        for _ in range(self.rng.randrange(40)):
            await asyncio.sleep(0)
        await self.stop()
        self.time.now = max(back, self.time.now)
        await self.start()

    async def _begin_to_serve(self) -> None:
        for guild in self._store.wakeups.take_due():
            await self._schedule._serve(guild)

    async def _serve(self) -> None:
        """Do everything that is due."""
        while self._store.wakeups.next <= self.time.now or self._schedule._busy:
            await self._begin_to_serve()
            if self._schedule._busy:
                await asyncio.wait(self._schedule._busy.values())
                # A finished task is noted a moment later.
                await asyncio.sleep(0)

    # The acts of people

    async def open_table(self, speed: Speed, users: tuple[int, ...]) -> None:
        """Let people sit down and begin."""
        users = tuple(user for user in users if user not in self._left)
        if len(users) < 2:
            return
        row: GameRow = await self.bot.tables.create(GUILD, "rounds", host=users[0], channel=1, name="A", speed=speed)
        async with self.bot.tables.transaction(GUILD, row.id) as session:
            for user in users[1:]:
                session.join(user, f"P{user}")
            start_game(session, users[0], Words())
        self.games[row.id], self.opened[row.id] = speed, users

    def posted(self, nonce: str, users: list[int]) -> None:
        """Note the pings of a message, and let people see it."""
        outgoing = self._sent[nonce]
        live = self.games[outgoing.game] == "live"
        for user in users:
            self.pings.append(Ping(self.time.now, user, outgoing.game, outgoing.kind, live))
            self._look_later(user, outgoing)
        if outgoing.kind == "vote":
            for user in self.opened[outgoing.game]:
                at = self._awake(user, self.time.now + self.rng.uniform(0.2, 20) * HOUR)
                self.plan(at, self._voting(user, outgoing.game))

    def _awake(self, user: int, at: float) -> float:
        return quiet_until(self.people[user].rhythm, at) or at

    def _look_later(self, user: int, outgoing: OutboxMessage) -> None:
        person, speed = self.people[user], self.games[outgoing.game]
        if (outgoing.game, user) in self._planned or (person.habit == "reminded" and outgoing.kind == "turn"):
            return
        hours = {"live": 0.02, "fast": 3.0, "normal": 5.0, "slow": 20.0, "none": 24.0}[speed]
        spread = self.rng.uniform(0.1, 1) * (2.0 if person.habit == "slow" else 1.0)
        self._planned.add((outgoing.game, user))
        self.plan(self._awake(user, self.time.now + hours * spread * HOUR), self._looking(user, outgoing.game))

    def _looking(self, user: int, game: int) -> Callable[[], Awaitable[None]]:
        async def look() -> None:
            self._planned.discard((game, user))
            if self.acts(user):
                async with self.bot.tables.transaction(GUILD, game) as session:
                    _play_on(session, user, self.rng)

        return look

    def _voting(self, user: int, game: int) -> Callable[[], Awaitable[None]]:
        async def vote() -> None:
            if self.acts(user):
                async with self.bot.tables.transaction(GUILD, game) as session:
                    _vote_on_all(session, user, self.rng)

        return vote

    def acts(self, user: int) -> bool:
        """Return whether a person still answers."""
        return self.time.now < self.people[user].gone

    async def leave(self, user: int) -> None:
        """Leave the server."""
        self._left.add(user)

    async def go_on_holiday(self, user: int, days: float) -> None:
        """Be away from all tables."""
        for game in self.games:
            async with self.bot.tables.transaction(GUILD, game) as session:
                seat = session.seat_of(user)
                if seat is not None and session.game.phase == "running":
                    mode: Any = self.rng.choice(["pause", "forced", "play"])
                    go_away(session, seat, mode, session.now + days * DAY, user)

    async def phases(self) -> dict[int, tuple[str, bool, set[int]]]:
        """Return of every table its phase, whether it is paused, and its players."""
        found = {}
        for game in self.games:
            async with self.bot.tables.transaction(GUILD, game) as session:
                people = {seat.user for seat in session.seats if seat.user is not None}
                found[game] = (session.game.phase, session.game.paused is not None, people)
        return found

    def may_ping(self, ping: Ping) -> bool:
        """Return whether a ping is outside of its person's quiet hours."""
        return not is_quiet(self.people[ping.user].rhythm, ping.at)


def _play_on(session: GameSession, user: int, rng: random.Random) -> None:
    """Answer a person's ask, as the panel does. A person who is away is back by that."""
    seat = session.seat_of(user)
    if seat is None or session.game.phase != "running" or session.game.halted:
        return
    come_back(session, seat)
    question = session.table.ask_of(seat.seat)
    if question is not None:
        session.answer(seat.seat, _choose(session.table.view(seat.seat), question, rng), who=user)


def _vote_on_all(session: GameSession, user: int, rng: random.Random) -> None:
    seat = session.seat_of(user)
    for vote in session.votes.values() if session.game.phase == "running" else ():
        if seat is not None and seat.seat in voters(session, vote):
            choice = rng.choice(CHOICES.get(vote.kind, (YES, NO)))
            settle(session, cast(session, vote.name, seat.seat, choice), user)


async def _no_review(bot: Any, guild: int, timer: Timer, _: FilmDue) -> None:
    async with bot.tables.transaction(guild, timer.game) as session:
        session.timers.fire(timer)


def without_looks(patch: pytest.MonkeyPatch) -> None:
    """Leave out the parts for display: catalogues, the review, and the content of messages."""
    patch.setattr(news, "recent_things", lambda kind, turns: {})
    for module in (turn_messages, reminder_messages, vote_messages, seat_messages, sentences):
        patch.setattr(module, "words", lambda language: Words())
    patch.setitem(RUNNERS, FilmDue.KIND, Runner(FilmDue, _no_review))
    patch.setattr(turn_messages, "_turn_card", _turn_card)
    patch.setattr(turn_messages, "ending_card", _ending_card)
    for module in (turn_messages, posting):
        patch.setattr(module, "shows", lambda sent, card, emojis: True)
