"""A bot without Discord whose clock is set by the tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.store import Store
from tests.cogs.fakes import Bot
from tests.cogs.table.timed import Time


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def timed(tmp_path: Path, time: Time) -> AsyncIterator[Bot]:
    store = await Store.open(tmp_path, clock=time)
    found = Bot(store)
    yield found
    found.renderer.close()
    await store.close()
