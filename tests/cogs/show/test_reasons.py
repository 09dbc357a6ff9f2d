"""The reasons of computers, as *Explain* tells them at a table."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.acts.opponents import play_opponents
from cogs.show import reasons
from cogs.show.log import show_explained
from cogs.show.past import Past
from cogs.show.reasons import actor, found_in
from cogs.table.time.clock import Opponents
from data.game.models import LogEntry, Seat
from rules.kernel import Event, Reason
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, Shown, begun


def entry(seat: int, who: int | None) -> LogEntry:
    return LogEntry(game=1, number=9, at=0.0, kind="choice", seat=seat, who=who)


@pytest.mark.parametrize(
    ("facts", "seat", "who", "found"),
    [
        ({"seat": 1}, 1, None, 1),
        ({"seat": 0}, 0, ADA, None),
        ({"seat": 1}, 1, ADA, None),
        ({"seat": 1}, 0, ADA, 1),
        ({"seat": 0, "partner": 1}, 0, ADA, 1),
        ({"number": 8}, 0, ADA, None),
    ],
    ids=["computer", "person", "person-before", "revealed-by-a-person", "trade", "dice"],
)
def test_reasons_are_those_of_computers(facts: Any, seat: int, who: int | None, found: int | None) -> None:
    players = [Seat(game=1, seat=0, user=ADA, name="Ada"), Seat(game=1, seat=1, opponent=True, name="Bot")]
    told = actor(Event("demo.done", facts), entry(seat, who), players)
    assert (told and told.seat) == found


async def with_a_turn_of_a_computer(timed: Any) -> int:
    """Begin a game against a computer, and let it play once."""
    game = await begun(timed, ADA, opponents=1)
    async with timed.tables.transaction(GUILD, game) as session:
        ada = session.seat_of(ADA).seat
        if session.table.turn.seat == ada:
            answer_own(session, ada)
    await play_opponents(timed, GUILD, game, Opponents())
    return game


async def test_explain_tells_everyone_the_same_reasons_of_a_computer(timed: Any) -> None:
    game = await with_a_turn_of_a_computer(timed)
    told = []
    for user in (ADA, CLEO):
        asker: Any = Shown(timed, user)
        await show_explained(asker, game)
        told.append(asker.cards[0].above[1])
    assert "\n-# Why: " in told[0]
    assert told[0] == told[1]


async def test_many_presses_reckon_once(timed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each press evaluated every choice again, in a thread that all servers share."""
    game = await with_a_turn_of_a_computer(timed)
    reckoned: list[int] = []

    def found(past: Past, entries: Sequence[LogEntry]) -> dict[tuple[int, int], Sequence[Reason]]:
        reckoned.extend(entry.number for entry in entries)
        return found_in(past, entries)

    monkeypatch.setattr(reasons, "found_in", found)
    askers: list[Any] = [Shown(timed, ADA) for _ in range(20)]
    await asyncio.gather(*(show_explained(asker, game) for asker in askers))
    assert len(reckoned) == len(set(reckoned)) > 0
    assert {asker.cards[0].above[1] for asker in askers} == {askers[0].cards[0].above[1]}
    assert "\n-# Why: " in askers[0].cards[0].above[1]


async def test_explain_tells_no_reasons_of_people(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    async with timed.tables.transaction(GUILD, game) as session:
        answer_own(session, session.table.turn.seat)
    asker: Any = Shown(timed, ADA)
    await show_explained(asker, game)
    assert "Why:" not in asker.cards[0].above[1]


def answer_own(session: Any, seat: int) -> None:
    """Play a turn of this seat, as its person."""
    user = session.seats[seat].user
    turn = session.table.turn
    while session.table.turn == turn:
        asked = session.table.ask_of(seat)
        session.answer(seat, [asked.options[0].id], number=asked.number, who=user)
