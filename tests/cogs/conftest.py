"""Two games of the tests join the registered ones, in this room alone."""

import pytest

from rules.kernel import GAMES
from tests.cogs.forms import FORMS
from tests.contract.demo import DEMO


@pytest.fixture(autouse=True)
def _games_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "demo", DEMO)
    monkeypatch.setitem(GAMES, "forms", FORMS)
