"""The way to prepare a move on a panel: for everybody for whom nobody waits, also beside what they are asked."""

import threading
from typing import Any, NoReturn

import pytest

from cogs.discord.components import Button, Card, Row, Select, layout_view
from cogs.panel.codec import PanelState
from cogs.panel.draft import Pick
from cogs.panel.message import finished_card, panel_message
from rules.kernel import Facts
from tests.cogs.table.house import ADA, BEN, GUILD, Shown
from tests.cogs.table.test_prepared import ZAVANDOR, arranged, chooses

CATAN: Facts = {
    "phase": "act",
    "turn": 0,
    "hands": [{"ore": 1}, {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}],
    "settlements": [["V0"], ["V20"]],
    "roads": [[], ["E25", "E26"]],
}
MAKE = PanelState((((Pick(0),),),))


async def card_of(bot: Any, game: int, user: int, state: PanelState = PanelState()) -> Card:  # noqa: B008 - a value
    ctx: Any = Shown(bot, user)
    async with bot.tables.transaction(GUILD, game) as session:
        shown = panel_message(session, user, state, ctx.words)
    card = await finished_card(ctx, shown)
    ids = [one.id for row in card.rows for one in ((row,) if isinstance(row, Select) else row)]
    assert len(set(ids)) == len(ids)
    assert all(isinstance(row, Select) or len(row) <= 5 for row in card.rows)
    assert layout_view(card).total_children_count < 40
    return card


def labels(row: Row) -> list[str]:
    return [one.label for one in row if isinstance(one, Button)]


async def test_who_may_only_make_offers_while_they_wait_is_shown_it_below_them(bot: Any) -> None:
    game = await arranged(bot, "catan", CATAN)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.ask_of(1).optional
    *asked, last = (await card_of(bot, game, BEN)).rows
    assert labels(last) == ["Prepare a move"]
    assert asked, "what is asked stays as it is"
    assert "Prepare" not in str(asked)
    for card in (await card_of(bot, game, ADA), await card_of(bot, game, BEN, MAKE)):
        assert "Prepare" not in str(card.rows), "for whoever is waited for, or has begun to choose"


async def test_it_stands_beside_the_way_back(bot: Any) -> None:
    game = await arranged(bot, "catan", CATAN)
    # An offer that others have seen is withdrawn; one that was left empty can be taken back.
    await chooses(bot, game, 1, ["offer"], {"give": [], "get": []})
    assert labels((await card_of(bot, game, BEN)).rows[-1]) == ["Take back", "Prepare a move"]


async def test_it_stands_for_the_way_to_standing_orders_where_a_sealed_bid_may_be_changed(bot: Any) -> None:
    game = await arranged(bot, "zavandor", ZAVANDOR)
    for seat in (0, 1):
        await chooses(bot, game, seat, ["done"])
    assert labels((await card_of(bot, game, ADA)).rows[-1])[-1] == "Orders"
    async with bot.tables.transaction(GUILD, game) as session:
        empty = {field.name: list[str]() for field in session.table.ask_of(0).fields}
    await chooses(bot, game, 0, empty)
    last = labels((await card_of(bot, game, ADA)).rows[-1])
    assert last[-1] == "Prepare a move"
    assert "Orders" not in last


async def test_without_a_thread_to_look_for_it_in_the_panel_comes_without(
    bot: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(thread: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    game = await arranged(bot, "carcassonne", {"board": [["D", 0, 0, 0]], "pile": ["V", "V"], "turn": 0})
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", fail)
        assert "Prepare" not in str((await card_of(bot, game, BEN)).rows)
    assert "can't start new thread" in caplog.text
    assert "Prepare" in str((await card_of(bot, game, BEN)).rows)
