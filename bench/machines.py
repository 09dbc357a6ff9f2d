"""The loss of machines while people play: a bot and its Litestream are killed, and their folder is deleted.

One machine is started again with an empty folder. The spare of four machines with three groups of servers takes over,
also from a process that stands still, and all do without PostgreSQL for a while. The machines are processes on this
one, and so are the playground and the people.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from bench.cluster import READY, Machine
from bench.crossing import Crossed, crossed
from bench.evening import GUILDS, Disturbance, Evening, Result, counted
from bench.farm import served
from bench.figures import Figure, percentile
from bench.servers.litestream import s3
from bench.servers.postgres import Server, running
from bench.startup import invite
from bench.tested import tested

GROUPS = 3
PAUSE = 15.0
"""Seconds of play between two disturbances."""
DISASTERS, MANY_DISASTERS = 3, 5
"""Losses in a row of the same guilds."""
FROZEN, SHORT, LONG = 20.0, 3.0, 20.0
"""Seconds for which a process stands still, and for which PostgreSQL is stopped."""
PLAYS_ON = 15.0
"""Seconds until the guilds of a lost machine are played again."""
LOST_BEFORE = 2.0
"""Seconds before a loss whose choices may be lost."""
FENCE = 4.5
"""Seconds after which a process that does not reach PostgreSQL writes nothing."""
RECOVERY_TIME = 120.0
"""Seconds until people play again, on a busy machine."""
RATE = 5.0
"""Choices a second."""
TESTS = {
    "old_future": (
        "tests/cluster/test_replica.py::test_a_lost_file_comes_back_with_all_choices_and_new_numbers_of_asks",
        "tests/play/test_restarts.py::test_panel_from_before_a_restore_changes_nothing_and_shows_the_question_again",
    ),
    "contract": ("tests/data/test_shared.py",),
}
"""The tests of a panel whose choice was lost, and those that both databases of the shared store pass."""
IDENTIFY_GAP = 5.0
"""Discord's seconds between two identifies, of all processes together."""
CLAIMED, SPARE, ENDED = r"has claimed group (\d+) of", "waits as a spare", "did not reach PostgreSQL"
"""Log lines of a process: it has a group, it waits for one, and it has lost its group to another process."""


def figures() -> Iterator[Figure]:
    """Lose one machine, and then machines of a cluster."""
    yield from one_machine("disk", waits=False)
    yield from one_machine("disk_wait", waits=True)
    yield from cluster("cluster", MANY_DISASTERS, bucket=False, waits=False)
    yield from cluster("cluster_s3_wait", DISASTERS, bucket=True, waits=True)
    yield from split("split")
    yield from crossing("crossing")
    for what, tests in TESTS.items():
        yield tested(f"machines.{what}", *tests)


# One machine


def one_machine(name: str, *, waits: bool) -> Iterator[Figure]:
    """Lose the only machine again and again, and start it with an empty folder."""
    with Setting(waits=waits) as setting:
        result = asyncio.run(_lose_the_only_one(setting))
    yield from told(f"machines.{name}", result)
    yield from losses(f"machines.{name}", result, waits=waits)


class Setting:
    """A playground, a place for the copies, and machines in a temporary folder."""

    def __init__(self, *, bucket: bool = False, waits: bool = False) -> None:
        self._bucket = bucket
        self._waits = waits
        self._stack = ExitStack()
        self.url = ""
        self.settings: dict[str, str] = {}
        self.machines: list[Machine] = []
        self._folder = Path()

    def __enter__(self) -> "Setting":
        # The bots paint until they are killed.
        temporary = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._folder = Path(self._stack.enter_context(temporary))
        self.url = self._stack.enter_context(served(GUILDS, invite, IDENTIFY_GAP))
        objects = self._folder / "objects"
        self.settings = {
            "DISCORD_API": f"{self.url}/api/v10",
            "SPRITES_DIR": str(self._folder / "sprites"),
            "REPLICA": self._stack.enter_context(s3(objects)) if self._bucket else f"file://{objects}",
            "REPLICA_WAIT": str(int(self._waits)),
        }
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def machine(self) -> Machine:
        """Start another machine."""
        machine = Machine(self._folder / str(len(self.machines)), self.settings)
        self.machines.append(machine)
        self._stack.callback(machine.kill)
        machine.start()
        return machine

    def postgres(self) -> Server:
        """Start PostgreSQL, and let the machines after this share it."""
        server = self._stack.enter_context(running())
        self.settings |= {"SHARED": server.address("postgres"), "SHARD_GROUPS": str(GROUPS)}
        return server


async def _lose_the_only_one(setting: Setting) -> Result:
    invite()
    machine = setting.machine()
    await machine.tells(READY.search)
    evening = Evening(setting.url, groups=1)
    async with evening.playing():
        for _ in range(DISASTERS):
            await asyncio.sleep(PAUSE)
            at = time.time()
            machine.lose()
            machine.start()
            await _played_on(evening, at, group=0)
        await asyncio.sleep(PAUSE)
    return await counted(evening, setting.machines)


async def _played_on(evening: Evening, at: float, group: int) -> Disturbance:
    """Wait until a group is played again. Note the disturbance and return it."""
    async with asyncio.timeout(RECOVERY_TIME):
        first = await evening.taken_after(at, group, 1)
        most = await evening.taken_after(at, group, len(evening.guilds(group)) // 2)
    evening.disturbances.append(Disturbance(group, at, first, most))
    return evening.disturbances[-1]


# Several machines


class Cluster:
    """Four machines, three of which have a group."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting

    async def start(self) -> None:
        """Start all machines, and wait until the groups are served."""
        for _ in range(GROUPS + 1):
            self._setting.machine()
        async with asyncio.timeout(RECOVERY_TIME):
            while len([one for one in self._setting.machines if READY.search(one.log)]) < GROUPS:  # noqa: ASYNC110
                await asyncio.sleep(0.1)

    def holder(self, group: int) -> Machine:
        """Return the machine that has a group."""
        return next(one for one in self._setting.machines if one.running and one.found(CLAIMED) == str(group))

    async def spare(self) -> None:
        """Wait until there is a spare."""
        async with asyncio.timeout(RECOVERY_TIME):
            while not any(map(_waits, self._setting.machines)):  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(0.1)


def _waits(machine: Machine) -> bool:
    return machine.running and SPARE in machine.log and machine.found(CLAIMED) is None


def cluster(name: str, disasters: int, *, bucket: bool, waits: bool) -> Iterator[Figure]:
    """Lose the machine of the same guilds again and again."""
    with Setting(bucket=bucket, waits=waits) as setting:
        setting.postgres()
        result = asyncio.run(_lose_one_of_four(setting, disasters))
    yield from told(f"machines.{name}", result)
    yield from losses(f"machines.{name}", result, waits=waits)


async def _lose_one_of_four(setting: Setting, disasters: int) -> Result:
    invite()
    machines = Cluster(setting)
    await machines.start()
    evening = Evening(setting.url, GROUPS)
    async with evening.playing():
        for _ in range(disasters):
            await machines.spare()
            await asyncio.sleep(PAUSE)
            at, lost = time.time(), machines.holder(0)
            lost.lose()
            await _played_on(evening, at, group=0)
            lost.start()
        await asyncio.sleep(PAUSE)
    return await counted(evening, setting.machines)


def split(name: str) -> Iterator[Figure]:
    """Let a process stand still, and stop PostgreSQL for a short and for a long time."""
    with Setting() as setting:
        server = setting.postgres()
        result, late, noticed, moved, back = asyncio.run(_split(setting, server))
    name = f"machines.{name}"
    yield from told(name, result)
    (frozen,) = result.evening.disturbances[:1]
    yield Figure(f"{name}.plays_on", frozen.first, "s", PLAYS_ON, of=f"a process that stood still for {FROZEN:.0f} s")
    yield Figure(f"{name}.late_commits", late, "choices", 0, of=f"of the thawed process, after its {FENCE} s")
    yield Figure(f"{name}.noticed", noticed, "refusals", 0, of=f"while PostgreSQL was stopped for {SHORT:.0f} s")
    yield Figure(f"{name}.claims_stolen", moved, "groups", 0, of="while PostgreSQL was stopped")
    yield Figure(f"{name}.plays_on_after_postgres", back, "s", PLAYS_ON, of=f"stopped for {LONG:.0f} s")


async def _split(setting: Setting, server: Server) -> tuple[Result, int, int, int, float]:
    invite()
    machines = Cluster(setting)
    await machines.start()
    evening = Evening(setting.url, GROUPS)
    async with evening.playing():
        await machines.spare()
        await asyncio.sleep(PAUSE)
        at, frozen = time.time(), machines.holder(1)
        frozen.freeze()
        await asyncio.gather(_played_on(evening, at, group=1), asyncio.sleep(FROZEN))
        frozen.thaw()
        await frozen.ends()
        late = frozen.choices_after(at + FENCE)
        frozen.start()
        await machines.spare()
        await asyncio.sleep(PAUSE)

        holders = [machines.holder(group) for group in range(GROUPS)]
        for seconds in (SHORT, LONG):
            await asyncio.to_thread(server.stop)
            at = time.time()
            await asyncio.sleep(seconds)
            await asyncio.to_thread(server.start)
            up = time.time()
            if seconds == SHORT:
                short = (at, up)
            else:
                evening.disturbances.append(Disturbance(None, at, up - at, up - at))
            back = max([await evening.taken_after(up, group, 1) for group in range(GROUPS)])
            await asyncio.sleep(PAUSE)
        noticed = sum(short[0] <= each <= short[1] for each in evening.refused)
        moved = sum(machines.holder(group) is not holders[group] for group in range(GROUPS))
    return await counted(evening, setting.machines), late, noticed, moved, back


# All groups


def crossing(name: str) -> Iterator[Figure]:
    """Let people act in servers of all groups."""
    with Setting() as setting:
        setting.postgres()
        found = asyncio.run(_cross(setting))
    yield from found.figures(f"machines.{name}", GROUPS)


async def _cross(setting: Setting) -> Crossed:
    invite()
    machines = Cluster(setting)
    await machines.start()
    return await crossed(setting.url, [machines.holder(group) for group in range(GROUPS)])


# Figures


def told(name: str, result: Result) -> Iterator[Figure]:
    """Yield what must hold in every run."""
    evening = result.evening
    first = min(one.at for one in evening.disturbances)
    before = sum(choice.at < first for choice in evening.choices)
    rate = before / (first - evening.began)
    of = f"before the first loss, {len(evening.choices)} choices in all"
    yield Figure(f"{name}.choices", rate, "a second", RATE, at_least=True, of=of)
    yield Figure(f"{name}.invalid_sessions", result.invalid, "sessions", 0, of=f"{IDENTIFY_GAP:.0f} s in one bucket")
    found = result.faults[0] if result.faults else "all tables load, and all copies are complete"
    yield Figure(f"{name}.damaged", len(result.faults), "files", 0, of=found)
    yield Figure(f"{name}.doubled", result.doubled, "turn messages", 0, of=f"{result.turns} turn messages")
    calm = [report for report in result.reports if not evening.disturbed(report)]
    missed = sum(report["acknowledged_ms"] is None for report in calm)
    of = f"{len(calm)} clicks outside of the disturbed groups and times"
    yield Figure(f"{name}.unacknowledged", missed, "clicks", 0, of=of)
    times = [report["acknowledged_ms"] for report in calm if report["acknowledged_ms"] is not None]
    yield Figure(f"{name}.acknowledged_p99", percentile(times, 0.99), "ms", of=of)
    lost = [choice for choice in evening.choices if choice.interaction not in result.stored]
    late = [choice for choice in lost if not evening.just_before(choice, LOST_BEFORE)]
    of = f"{LOST_BEFORE:.0f} s before a loss, or at any other time"
    yield Figure(f"{name}.lost_earlier", len(late), "choices", 0, of=of)


def losses(name: str, result: Result, *, waits: bool) -> Iterator[Figure]:
    """Yield what the losses of machines have cost."""
    disturbances, choices = result.evening.disturbances, result.evening.choices
    of = f"{len(disturbances)} losses in a row"
    first = statistics.median(one.first for one in disturbances)
    yield Figure(f"{name}.plays_on", first, "s", PLAYS_ON, of=f"median of {of}")
    half = max(one.most for one in disturbances)
    yield Figure(f"{name}.half_plays_on", half, "s", of=f"half of the guilds, slowest of {of}")
    lost = sum(choice.interaction not in result.stored for choice in choices)
    yield Figure(f"{name}.lost", lost, "choices", 0 if waits else None, of=f"{len(choices)} told as taken, {of}")
