"""Optional asks ping no one, and the game does not wait for them."""

from typing import Any

import pytest

from cogs.show.snapshot import take_snapshot
from cogs.table.time.clock import waited_for
from cogs.table.time.waits import Wait
from rules.kernel import Choice, Table
from tests.cogs.timed_table import ADA, BEN, GUILD, begun, sent
from tests.rules.catan.scene import A, B, scene

OFFER: list[Choice] = [["offer"], {"give": ["ore"], "get": ["wool"]}]


@pytest.fixture
async def game(timed: Any, monkeypatch: pytest.MonkeyPatch) -> int:
    """Ada is to move, and Ben may make her an offer or answer hers."""
    arranged = scene(seats=2, hands={A: {"ore": 2}, B: {"wool": 2}}).dump()
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged))
    return await begun(timed, ADA, BEN, kind="catan")


async def test_an_optional_ask_neither_pings_nor_delays(timed: Any, game: int) -> None:
    assert [post.kind for post in await sent(timed)] == ["turn"]
    for choice in (None, *OFFER):
        async with timed.tables.transaction(GUILD, game) as session:
            if choice is not None:
                session.answer(A, choice)
                session.queue_updates()
            assert [(ask.seat, ask.optional) for ask in session.table.asks] == [(A, False), (B, True)]
            assert waited_for(session) == {A}
            assert (session.timers.of(Wait, A) is None, session.timers.of(Wait, B) is None) == (
                False,
                True,
            )
            shown = take_snapshot(session)
            assert (shown.asked, [ask.seat for ask in shown.open_asks]) == ((A,), [A])
            assert session.table.view().asked == (A,)
        assert "turn" not in [post.kind for post in await sent(timed)], "a new turn message would call"
