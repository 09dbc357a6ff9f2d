"""Fixtures: two games for tests, registered here only, and a bot without Discord."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store
from rules.kernel import GAMES
from tests.cogs.fakes import Bot
from tests.cogs.forms import FORMS
from tests.contract.demo import DEMO


@pytest.fixture(autouse=True)
def _games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "demo", DEMO)
    monkeypatch.setitem(GAMES, "forms", FORMS)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    store = await Store.open(tmp_path, clock=lambda: 1_000.0)
    found = Bot(store)
    yield found
    found.renderer.close()
    await store.close()
