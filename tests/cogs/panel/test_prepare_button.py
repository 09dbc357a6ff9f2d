"""The button to prepare a move: for every player who is not awaited, also beside an optional ask."""

import threading
from typing import Any, NoReturn

import pytest

from cogs.discord.components import Button, Card, Line, Row, Select, controls, layout_view
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import Pick
from cogs.panel.message import _with_aside, finished_card, panel_message
from rules.kernel import Facts
from tests.cogs.panel.prepared import ZAVANDOR, arranged, chooses
from tests.cogs.timed_table import ADA, BEN, GUILD, Shown

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
    ids = [one.id for one in controls(card.rows)]
    assert len(set(ids)) == len(ids)
    assert all(isinstance(row, Select | Line) or len(row) <= 5 for row in card.rows)
    assert layout_view(card).total_children_count < 40
    return card


def labels(row: Row) -> list[str]:
    return [one.label for one in row if isinstance(one, Button)]


async def test_a_waiting_player_with_an_optional_offer_sees_it_below_the_offer(bot: Any) -> None:
    game = await arranged(bot, "catan", CATAN)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.ask_of(1).optional
    *asked, last = (await card_of(bot, game, BEN)).rows
    assert labels(last) == ["Make an offer", "Plan ahead"]
    assert "Plan ahead" not in str(asked)
    assert "Plan ahead" not in str((await card_of(bot, game, BEN, MAKE)).rows), "for one who has begun to choose"


async def test_it_stands_beside_the_undo_button(bot: Any) -> None:
    game = await arranged(bot, "catan", CATAN)
    # An offer that others have seen is withdrawn. An empty one can be undone.
    await chooses(bot, game, 1, ["offer"], {"give": [], "get": []})
    assert labels((await card_of(bot, game, BEN)).rows[-1])[-2:] == ["Undo", "Plan ahead"]


async def test_it_replaces_the_button_for_standing_orders_while_a_sealed_bid_can_change(bot: Any) -> None:
    game = await arranged(bot, "zavandor", ZAVANDOR)
    for seat in (0, 1):
        await chooses(bot, game, seat, ["done"])
    assert labels((await card_of(bot, game, ADA)).rows[-1])[-1] == "Plan ahead"
    async with bot.tables.transaction(GUILD, game) as session:
        empty = {field.name: list[str]() for field in session.table.ask_of(0).fields}
    await chooses(bot, game, 0, empty)
    last = labels((await card_of(bot, game, ADA)).rows[-1])
    assert last[-1] == "Plan ahead"
    assert last.count("Plan ahead") == 1


async def test_a_panel_without_a_free_thread_is_shown_without_the_button(
    bot: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(thread: threading.Thread) -> NoReturn:
        raise RuntimeError("can't start new thread")

    game = await arranged(bot, "carcassonne", {"board": [["D", 0, 0, 0]], "pile": ["V", "V"], "turn": 0})
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", fail)
        assert "Plan ahead" not in str((await card_of(bot, game, BEN)).rows)
    assert "can't start new thread" in caplog.text
    assert "Plan ahead" in str((await card_of(bot, game, BEN)).rows)


async def test_the_buttons_that_answer_nothing_stand_above_a_select_at_the_end(bot: Any) -> None:
    game = await arranged(bot, "catan", CATAN | {"hands": [{"lumber": 4}, {}]})
    last, bank = (await card_of(bot, game, ADA)).rows
    assert isinstance(bank, Select)
    assert labels(last)[-1] == "Plan ahead"


def test_the_orders_take_no_line_of_their_own_because_more_has_them() -> None:
    undo, orders = Button("u", "Undo"), Button("o", "Plan ahead")
    long, short = Button("a", "Build a settlement: lumber, brick"), Button("b", "End turn")
    assert _with_aside(((long, short),), (undo, orders), orders.id) == ((long, short, undo, orders),)
    assert _with_aside(((short, long),), (undo, orders), orders.id) == ((short, long, undo, orders),)
    assert _with_aside(((short, long),), (orders,), orders.id) == ((short, long),)


def test_a_further_row_of_buttons_begins_with_a_line_of_a_phone() -> None:
    undo = Button("u", "Undo")
    act = [Button(str(at), label) for at, label in enumerate(("Build a road: lumber, brick", "End turn", "Offer"))]
    row = (act[0], act[0], act[0], act[1], act[2])
    assert _with_aside((row,), (undo,), "") == (row[:3], (*row[3:], undo))


def test_a_panel_without_other_buttons_has_no_empty_row() -> None:
    """Discord refuses a row without buttons."""
    spare = Button("t1:1:0:orders:", "Plan ahead")
    assert _with_aside((), (spare,), spare.id) == ()
    assert _with_aside((), (), "") == ()
    assert _with_aside(((Button("a", "End turn"),),), (spare,), spare.id) == ((Button("a", "End turn"), spare),)
