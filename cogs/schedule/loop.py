"""The schedule finds the due work in each guild's file, sends messages and runs timers.

``cogs/table/time/timers.py`` declares the function of a timer. Work of one kind for one game runs one task at a time.
An unreadable game is retried with a growing backoff.

After a start or an outage much work is late. Its guilds are served few at a time, so that people's clicks are answered
meanwhile, and a guild in which a person acts is served at once. A shard's guilds are served when the shard is ready.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from cogs import buttons, finding, hooks, leagues, puzzles, welcome
from cogs.acts.resume import recover_guild
from cogs.delivery.outbox import MAX_CLOSED_WAITS, Delivery
from cogs.delivery.retries import BACKOFF
from cogs.discord.client import Client
from cogs.discord.closed_channels import CLOSED_FOR
from cogs.discord.declarations import import_modules
from cogs.hooks.delivery import delivery_of
from cogs.leagues.progress import run_leagues
from cogs.schedule.matches import open_matches
from cogs.schedule.puzzle_posts import post_puzzle
from cogs.schedule.walls import show_wall
from cogs.table.time.timers import RUNNERS, RUNNERS_TOGETHER, kind_of
from cogs.workers.supervisor import keep_running
from data.errors import GameUnreadable, NotHeld
from data.game.models import LEAGUES, PUZZLE, QUEUE, WALL, Timer
from data.game.timers import payload_of
from data.shards import shard_of

LOG = logging.getLogger(__name__)

LATE_AT_ONCE = 4
"""The number of guilds whose late work runs at once."""
SHARE = 2.0
"""Seconds after which another guild's late work begins, because a slow message must not delay all others."""
FINISH = 5.0
"""Seconds that running work has to finish at shutdown."""
PAUSE = 2.0
"""Seconds between the starts of two recoveries of guilds that have no due work.

They cost more than the whole start, and a guild that people use is recovered earlier, with its next work.
"""

# Each module declares its timers. The buttons and the outbox import those of the other packages.
for _package in (buttons, welcome, puzzles, finding, hooks, leagues):
    import_modules(_package)

OWN_WORK: Final = {PUZZLE: post_puzzle, QUEUE: open_matches, WALL: show_wall, LEAGUES: run_leagues}
"""The functions of a guild's own work (``GUILD_WORK``)."""


class Schedule:
    """Runs due work in the background: the messages of a game in their order, and timers concurrently."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.outbox = Delivery(bot)
        self.hooks = delivery_of(bot)
        self._busy: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._again: set[tuple[int, int, str]] = set()
        # Timers that this version cannot read, so that each is logged once.
        self._unknown: set[tuple[int, int, str]] = set()
        # Unreadable games, with the number of tries and the end of the backoff. A restart clears them, because it may
        # bring rules that can read them.
        self._unreadable: dict[tuple[int, int], tuple[int, float]] = {}
        self._loop: asyncio.Task[None] | None = None
        self._paused = False
        self._shards = 0
        """The number of shards, or 0 while no shard is ready."""
        self._ready: set[int] = set()
        # Guilds that wait, in the order in which they will be served.
        self._not_ready: dict[int, None] = {}
        self._late: dict[int, None] = {}
        self._turns: set[asyncio.Task[None]] = set()
        """One task for each guild whose late work runs."""
        self._unseen: set[int] = set()
        """The guilds that have not been recovered since they became available."""
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the loop, also after a pause."""
        self._paused = False
        self.hooks.start()
        self._loop = asyncio.create_task(keep_running("the schedule", self._run), name="schedule")
        self._start_round()

    def pause(self) -> None:
        """Begin no more work. All work that has not begun stays due."""
        self._paused = True
        self.hooks.pause()
        for waiting in filter(None, (self._loop, self._round, *self._turns)):
            waiting.cancel()
        for guild in (*self._late, *self._not_ready):
            self._look_again((guild, 0, "look"))

    def serve_shard(self, shard: int, count: int) -> None:
        """Serve the guilds of a shard, one of ``count``, from now on."""
        self._shards = count
        self._ready.add(shard)
        for guild in [guild for guild in self._not_ready if self._is_ready(guild)]:
            del self._not_ready[guild]
            self._late[guild] = None
        self._serve_late()

    def recover(self, guild: int) -> None:
        """Recover a guild that has become available: with its due work, or else when its turn comes.

        A guild without pending work stays unopened.
        """
        taken = guild in self._not_ready or guild in self._late or (guild, 0, "look") in self._busy
        if not taken and not self.bot.store.wakeups.expects(guild):
            return
        self._unseen.add(guild)
        self._start_round()

    def _start_round(self) -> None:
        if self._unseen and (self._round is None or self._round.done()) and not self._paused:
            self._round = asyncio.create_task(self._recover_all(), name="round")

    async def close(self, patience: float = FINISH) -> None:
        """Finish the running tasks and stop. All other work stays due for the next start."""
        self.pause()
        await self.hooks.close()
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=patience)
        for task in (cut_off := [*self._busy.values()]):
            task.cancel()
        if cut_off:
            await asyncio.wait(cut_off, timeout=patience)

    async def _run(self) -> None:
        # Work that is due during shutdown stays due, so without this check the loop would not end.
        while not self._paused:
            for guild, late in (await self.bot.store.guilds_due()).items():
                if not self._is_ready(guild):
                    self._not_ready[guild] = None
                elif late:
                    self._late[guild] = None
                else:
                    self._look(guild)
            self._serve_late()

    def _is_ready(self, guild: int) -> bool:
        return self._shards > 0 and shard_of(guild, self._shards) in self._ready

    def _serve_late(self) -> None:
        while self._late and len(self._turns) < LATE_AT_ONCE and not self._paused:
            guild = next(iter(self._late))
            self._look(guild)
            turn = asyncio.create_task(self._take_turn(guild), name=f"turn-{guild}")
            self._turns.add(turn)
            turn.add_done_callback(self._end_turn)

    async def _take_turn(self, guild: int) -> None:
        """Wait until the due work of a guild is done, at most for its share of the time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SHARE):
                while tasks := [task for key, task in self._busy.items() if key[0] == guild]:
                    await asyncio.wait(tasks)

    def _end_turn(self, turn: asyncio.Task[None]) -> None:
        self._turns.discard(turn)
        self._serve_late()

    async def _recover_all(self) -> None:
        """Recover the guilds without due work, one after the other, the nearest due first."""
        while self._unseen:
            guild = min(self._unseen, key=self.bot.store.wakeups.due)
            self._unseen.discard(guild)
            self._start_work((guild, 0, "recovery"), partial(recover_guild, self.bot, guild))
            await asyncio.sleep(PAUSE)

    def _look(self, guild: int) -> None:
        """Serve a guild in a task of its own, so that a large or unreadable file delays no other guild."""
        self._late.pop(guild, None)
        self._start_work((guild, 0, "look"), partial(self._serve, guild))

    async def _serve(self, guild: int) -> None:
        due = await self.bot.store.due_in(guild)
        in_backoff = self._in_backoff(guild)
        for outgoing in due.messages:
            if outgoing.game not in in_backoff:
                self._start_work((guild, outgoing.game, "message"), partial(self.outbox.deliver, guild, outgoing))
        together: dict[str, list[Timer]] = {}
        for timer in due.timers:
            if timer.game in in_backoff:
                continue
            if kind_of(timer) in RUNNERS_TOGETHER:
                together.setdefault(kind_of(timer), []).append(timer)
            else:
                self._start_timer(guild, timer)
        for work in due.own:
            self._start_work((guild, 0, work), partial(OWN_WORK[work], self.outbox.sender, guild))
        if due.hooks:
            self.hooks.wake(guild)
        for kind, timers in together.items():
            self._start_work((guild, 0, kind), partial(RUNNERS_TOGETHER[kind], self.bot, guild, timers))
        # While its file is open.
        if guild in self._unseen:
            self._unseen.discard(guild)
            self._start_work((guild, 0, "recovery"), partial(recover_guild, self.bot, guild))

    def _start_timer(self, guild: int, timer: Timer) -> None:
        """Run a timer, or log once that this version cannot. Such a timer stays in the file for another version."""
        key = (guild, timer.game, f"{timer.kind}@{timer.seat}")
        try:
            runner = RUNNERS[kind_of(timer)]
            payload = payload_of(timer, runner.payload)
        except (KeyError, msgspec.ValidationError):
            if key not in self._unknown:
                self._unknown.add(key)
                LOG.exception("guild %s, game %s: the timer %s cannot be read", guild, timer.game, timer.kind)
        else:
            self._start_work(key, partial(runner.run, self.bot, guild, timer, payload))

    def _in_backoff(self, guild: int) -> set[int]:
        """Return the games in backoff, and schedule a look at the guild for the end of the first backoff."""
        now, waiting = self.bot.store.clock(), self._unreadable.items()
        until = {game: until for (where, game), (_, until) in waiting if where == guild and until > now}
        if until:
            self.bot.store.wakeups.schedule(guild, min(until.values()))
        return set(until)

    def _start_work(self, key: tuple[int, int, str], work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start ``work``. If work of this kind is running, look at the guild again after it."""
        if self._paused:
            self._look_again(key)
            return
        # Two tasks at a time could overtake each other, but a game's messages are sent in the order in which they
        # became due.
        if key in self._busy:
            self._again.add(key)
            return
        task = asyncio.create_task(work(), name="-".join(map(str, key)))
        self._busy[key] = task
        task.add_done_callback(partial(self._finish_work, key))

    def _finish_work(self, key: tuple[int, int, str], task: asyncio.Task[None]) -> None:
        del self._busy[key]
        if task.cancelled() or isinstance(task.exception(), NotHeld):
            self._look_again(key)
        elif error := task.exception():
            self._note_failure(key[0], task.get_name(), error)
        else:
            self._unreadable.pop(key[:2], None)
        # More work became due meanwhile.
        if key in self._again:
            self._again.discard(key)
            self._look_again(key)

    def _note_failure(self, guild: int, name: str, error: BaseException) -> None:
        faults = error.exceptions if isinstance(error, BaseExceptionGroup) else (error,)
        unreadable = [fault for fault in faults if isinstance(fault, GameUnreadable)]
        for fault in unreadable:
            self._back_off(guild, fault)
        if len(unreadable) < len(faults):
            LOG.error("%s has failed", name, exc_info=error)
            # The work is still due, and no other event schedules another look.
            self.bot.store.wakeups.schedule(guild, self.bot.store.clock() + BACKOFF[-2])

    def _back_off(self, guild: int, fault: GameUnreadable) -> None:
        """Put a game into backoff, longer each time, because all its due work would fail in the same way."""
        now, (tries, until) = self.bot.store.clock(), self._unreadable.get((guild, fault.game), (0, 0.0))
        # Other work of the game that ran at the same time has failed, too.
        if until > now:
            return
        wait = CLOSED_FOR * min(tries + 1, MAX_CLOSED_WAITS)
        LOG.error("guild %s: %s; next try in %s s", guild, fault, wait, exc_info=None if tries else fault)
        self._unreadable[guild, fault.game] = (tries + 1, now + wait)
        self.bot.store.wakeups.schedule(guild, now + wait)

    def _look_again(self, key: tuple[int, int, str]) -> None:
        """Schedule an immediate look at the guild, or one after the restart, because its work is not done."""
        self.bot.store.wakeups.schedule(key[0], 0.0)
