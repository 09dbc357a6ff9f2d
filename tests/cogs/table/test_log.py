"""What concerns oneself stands first in the log: what others did, not what one did."""

import re
from typing import Any

import pytest

from cogs.table.log import concerns, done_to, show_log_about
from data.errors import Refused
from data.models import LogEntry
from render import LANGUAGES, words
from rules.kernel import Event
from tests.cogs.table.house import ADA, BEN, CLEO, GUILD, Shown, begun, whole_game


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["carcassonne", "catan", "dominion", "zavandor"])
def test_every_score_of_a_game_explains_itself(game: str, language: str) -> None:
    told, explained = words(language), 0
    for event in whole_game(game)[1]:
        total = event.args.get("points", event.args.get("score"))
        if event.args.get("terms") and isinstance(total, int) and total > 1:
            numbers = re.findall(r"\d+", sentence := told.event(event, ["Ada", "Ben"]))
            assert str(total) in numbers, sentence
            worth = [term for term in event.args["terms"] if isinstance(term, dict) or term[1] * term[2]]
            assert len(numbers) > len(worth), sentence
            explained += 1
    assert explained >= 2


async def test_what_was_done_to_somebody_is_told_to_whoever_asks(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        ada = session.seat_of(ADA).seat
        robbed = Event("catan.stole", {"seat": 1 - ada, "victim": ada}, {"card": "ore"}, (0, 1))
        session._log("choice", (robbed,), seat=1 - ada)
    asker: Any = Shown(timed, CLEO)
    await show_log_about(asker, game, ADA)
    assert asker.cards[0].above[0].endswith("that concerns Ada")
    assert "Ada" in asker.cards[0].above[1]
    assert "ore" not in asker.cards[0].above[1].lower(), "only what everybody may know"
    await show_log_about(asker, game, BEN)
    assert "stole" not in asker.cards[1].above[1]
    with pytest.raises(Refused, match="not_at_table"):
        await show_log_about(asker, game, CLEO)
