"""Settings of all tests: no deadline for an example, and a cache of sprites on the disk."""

import gc
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

import render
from render.kit import cache, disk
from rules.dominion import plans
from tests import fatal_warnings, sampling
from tests.new_files import copy_new_files
from tests.sampling import TAKES, left_out
from tests.unheard import Unheard, has_tasks

if TYPE_CHECKING:
    from bench.servers.postgres import Server

# Collecting the tests makes a million objects that stay. ``pytest_collection_finish`` looks for garbage again.
gc.disable()

# Derandomized: every run has the same examples, so that only a change of the code can make a test fail.
settings.register_profile("patient", deadline=None, derandomize=True)
settings.load_profile("patient")

SPRITES = Path(__file__).parents[1] / ".pytest_cache" / "sprites"
render.cache_in(SPRITES)

MEMORY, ENOUGH = Path("/dev/shm"), 1 << 30
"""A folder in memory, and the free bytes that it needs."""
# The tests write some thousand databases, and each would wait for the disk.
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ENOUGH:
    os.environ["TMPDIR"] = str(MEMORY)
    tempfile.tempdir = None

# This takes milliseconds after each painting, and no test has too little memory.
for module in (cache, disk):
    vars(module)["return_freed_memory"] = bool

# The games by which level hard finds its plan take seconds, so it follows the usual one, but for the tests of plans.
plans.STAGES = 0

copy_new_files()

TESTS = Path(__file__).parent
SECONDS = {
    "tab": 25,
    "postgres": 25,
    "play/test_handover.py": 18,
    "play/test_restarts.py": 16,
    "play/test_hostile.py": 7,
    "play/test_people.py": 6,
    "play/test_days.py": 10,
    "play/test_walk.py": 4,
    "play/test_zavandor.py": 4,
    "play/test_catan.py": 3,
    "reading/test_readers.py": 4,
    "contract/test_told.py": 5,
    "cogs/test_simulated_year.py": 3,
    "data/test_farming.py": 5,
    "data/test_shared.py": 4,
}
"""Seconds of the files whose tests take longest, or that start a server, and of the tests with a fixture of
``STARTED_ONCE``. The tests of other files in the shares count half a second each.
"""
STARTED_ONCE = ("tab", "postgres")
"""Fixtures that take longer to start than most tests that use them. All tests of one are in one share."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option of ``make quick``, ``make test`` and ``make test-all``. Without it all tests run."""
    told = "quick: no random games, and one form of each game; sample: some cases of each sweep; rest: its other cases"
    parser.addoption("--take", choices=TAKES, help=told)


def pytest_configure(config: pytest.Config) -> None:
    """Make the warnings of our own code errors, and keep what is taken."""
    sampling.taken = config.getoption("--take")
    for line in fatal_warnings.for_pytest():
        config.addinivalue_line("filterwarnings", line)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take what the option asks for, and begin with the longest tests, so that the workers end together."""
    absent = left_out(items, config.getoption("--take"))
    config.hook.pytest_deselected(items=[item for item in items if item in absent])
    kept = [item for item in items if item not in absent]
    items[:] = shared_out(kept, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def shared_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in an order in which every worker begins with its share of the long files.

    A worker gets a stretch of the list and runs it from the front, and an idle one takes tests from another's end. So
    the last tests are short. The tests in ``play``, in the browser and with PostgreSQL often wait for other processes.
    The last worker begins with tests that compute, and uses the processors while the others wait.
    """
    files: dict[str, list[pytest.Item]] = {}
    short: list[pytest.Item] = []
    for item in items:
        name = item.path.relative_to(TESTS).as_posix()
        server = next((each for each in STARTED_ONCE if each in getattr(item, "fixturenames", ())), "")
        if server or name in SECONDS or name.startswith("play/"):
            files.setdefault(server or name, []).append(item)
        else:
            short.append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    taken = [0.0] * workers
    seconds = {name: SECONDS.get(name, len(found) / 2) for name, found in files.items()}
    for name in sorted(files, key=seconds.__getitem__, reverse=True):
        waits = name in STARTED_ONCE or name.startswith("play/")
        first = taken.index(min(taken[:-1] or taken) if waits else min(taken))
        shares[first] += files[name]
        taken[first] += seconds[name]
    found: list[pytest.Item] = []
    for at, share in enumerate(shares):
        # xdist divides the list evenly: https://pytest-xdist.readthedocs.io/en/stable/distribution.html
        length = (len(items) - len(found)) // (workers - at)
        found += share + short[: length - len(share)]
        del short[: max(0, length - len(share))]
    return found + short


def pytest_collection_finish() -> None:
    """Exempt the collected tests from garbage collection: each run after a module would visit a million objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 50, 100)
    gc.enable()


@pytest.fixture(scope="session")
def postgres() -> Iterator["Server"]:
    """Run a PostgreSQL for all tests of this process that need one."""
    from bench.servers.postgres import running  # imported here because few tests need it

    with running() as server:
        yield server


@pytest.fixture(scope="module", autouse=True)
def _no_hidden_failures(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail if a task's exception is never retrieved. Un-awaited coroutines are warnings, which are errors here."""
    # The search for garbage takes long where nothing but pictures is drawn.
    if not has_tasks(request.module):
        yield
        return
    unheard, asyncio = Unheard(), logging.getLogger("asyncio")
    asyncio.addHandler(unheard)
    yield
    asyncio.removeHandler(unheard)
    unheard.check()
