"""Recent events in the turn message."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.show import history
from data import queries
from data.game.models import LogEntry
from render import words
from rules.kernel import Event, Table


def entry(number: int, seat: int, *events: Event) -> LogEntry:
    return LogEntry(game=1, number=number, kind="choice", seat=seat, who=100 + seat, at=0.0, events=events)


async def told(monkeypatch: pytest.MonkeyPatch, *entries: LogEntry) -> str:
    """Return the text of the message that pings Ada."""

    async def log(*_: Any, **__: Any) -> list[LogEntry]:
        return list(entries)

    monkeypatch.setattr(queries, "log", log)
    seats = [SimpleNamespace(opponent=False), SimpleNamespace(opponent=False)]
    view = Table.new("catan", seats=2, seed=1).view()
    snapshot: Any = SimpleNamespace(
        game=SimpleNamespace(id=1), asked=(0,), seats=seats, spoken=["Ada", "Ben"], view=view
    )
    store: Any = None
    return await history.recent_news(store, 7, snapshot, words("en"))


async def test_the_choice_before_is_shown_if_the_latest_has_no_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused = Event("catan.declined", {"seat": 0, "offer": 3})
    ended = Event("catan.turn_ended", {"seat": 1})
    assert await told(monkeypatch, entry(1, 0, refused), entry(2, 1, ended)) == "Ada declines."
    bought = Event("catan.bought", {"seat": 1})
    assert await told(monkeypatch, entry(1, 0, refused), entry(2, 1, bought)) == "Ben buys a development card."
    assert await told(monkeypatch, entry(1, 1, ended)) == ""
