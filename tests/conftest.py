"""What holds for all tests: an example may take as long as a busy machine needs; what was painted once stays."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import render
from tests.unheard import Unheard

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

SPRITES = Path(__file__).parents[1] / ".pytest_cache" / "sprites"
render.cache_in(SPRITES)


@pytest.fixture(scope="module", autouse=True)
def _nothing_fails_unheard() -> Iterator[None]:
    """Fail where a task's exception is never retrieved; un-awaited coroutines are warnings, which are errors here."""
    unheard, asyncio = Unheard(), logging.getLogger("asyncio")
    asyncio.addHandler(unheard)
    yield
    asyncio.removeHandler(unheard)
    unheard.check()
