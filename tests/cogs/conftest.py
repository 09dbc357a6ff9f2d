"""Fixtures: two games for tests, registered here only, and bots without Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.panel import by_keyboard, message
from data.store import Store
from rules.kernel import GAMES
from tests.cogs.fakes import Bot
from tests.cogs.forms import FORMS
from tests.cogs.timed_table import Time
from tests.contract.demo import DEMO
from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def _games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "demo", DEMO)
    monkeypatch.setitem(GAMES, "forms", FORMS)


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait longer than a player could: on a busy machine pictures and suggestions take seconds."""
    monkeypatch.setattr(message, "PICTURE_PATIENCE", PATIENCE)
    monkeypatch.setattr(by_keyboard, "SHOWN", PATIENCE)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    store = await Store(tmp_path, clock=lambda: 1_000.0).open()
    found = Bot(store)
    yield found
    found.renderer.close()
    await store.close()


@pytest.fixture
def time() -> Time:
    """Return a clock that the test sets."""
    return Time()


@pytest.fixture
async def timed(tmp_path: Path, time: Time) -> AsyncIterator[Bot]:
    """Yield a bot whose clock the test sets."""
    store = await Store(tmp_path, clock=time).open()
    found = Bot(store)
    yield found
    found.renderer.close()
    await store.close()
