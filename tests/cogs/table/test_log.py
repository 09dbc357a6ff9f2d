"""What concerns oneself stands first in the log: what others did, not what one did."""

import pytest

from cogs.table.log import concerns, done_to
from data.models import LogEntry
from rules.kernel import Event


def entry(seat: int, *events: Event) -> LogEntry:
    return LogEntry(game=1, number=1, at=0.0, kind="choice", seat=seat, events=events)


@pytest.mark.parametrize(
    ("facts", "about"),
    [
        ({"seat": 1}, True),
        ({"seat": 0, "victim": 1}, True),
        ({"seats": [0, 1]}, True),
        ({"seat": 0}, False),
        ({"count": 1}, False),
    ],
)
def test_an_event_concerns_whoever_is_one_of_its_facts(facts: dict[str, object], about: bool) -> None:
    assert concerns(Event("demo.done", facts), 1) is about


def test_only_what_others_did_counts() -> None:
    stolen, own = Event("demo.stole", {"seat": 0, "victim": 1}), Event("demo.did", {"seat": 1})
    assert done_to([entry(0, stolen), entry(1, own), entry(2, Event("demo.did", {"seat": 2}))], 1) == [stolen]
