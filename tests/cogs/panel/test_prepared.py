"""Prepared moves in every game: each is stored for its kind of ask, and waits for it."""

import threading
from typing import Any

import pytest

from cogs.panel.ahead.prepared import keep_prepared, may_prepare, waiting
from cogs.panel.draft.codec import PanelState
from cogs.panel.message import finished_card, panel_message
from cogs.table.orders import DELAY, PREPARED
from rules.kernel import Table, foreseen
from tests.cogs.fakes import tables_of
from tests.cogs.panel.prepared import ZAVANDOR, arranged, chooses
from tests.cogs.timed_table import ADA, BEN, GUILD, Shown, Time, orders_act


async def open_asks(bot: Any, game: int) -> list[tuple[int, str]]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [(ask.seat, ask.kind) for ask in session.table.asks if not ask.optional]


async def may(bot: Any, game: int, user: int) -> bool:
    """Return whether a player can prepare a move."""
    ctx: Any = Shown(bot, user)
    async with bot.tables.transaction(GUILD, game) as session:
        stands = waiting(session, session.seat_of(user))
    return stands is not None and await may_prepare(ctx, stands)


async def state_of(bot: Any, game: int, seat: int) -> tuple[str, str, str | None] | None:
    """Return the prepared move, its kind of ask, and its present state."""
    async with bot.tables.transaction(GUILD, game) as session:
        found = [one for one in session.orders.of(seat) if one.key == PREPARED]
        return (found[0].typed, found[0].kind, found[0].why_off) if found else None


async def test_a_move_after_the_roll_waits_for_the_roll_and_survives_a_restart(timed: Any, time: Time) -> None:
    cards = {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
    position = {
        "phase": "act",
        "turn": 0,
        "hands": [{"ore": 1}, cards],
        "settlements": [["V0"], ["V20"]],
        "roads": [[], ["E25", "E26"]],
    }
    game = await arranged(timed, "catan", position)
    ben: Any = Shown(timed, BEN)
    assert await may(timed, game, BEN)
    assert not await may(timed, game, ADA), "the player who is asked plays"
    async with timed.tables.transaction(GUILD, game) as session:
        road = next(id_ for id_ in ahead_of(session.table, 1) if id_.startswith("road:"))
    assert "isn't possible right now" in await keep_prepared(ben, game, "city:V0")
    assert await keep_prepared(ben, game, road) == ""
    assert await state_of(timed, game, 1) == (road, "catan.act", None)
    await chooses(timed, game, 0, ["end"])
    timed.tables = tables_of(timed.store)
    for _ in range(3):
        asks = await open_asks(timed, game)
        if asks[0][1] == "catan.act":
            break
        await answer_usual(timed, game)
    time.now += DELAY
    await orders_act(timed)
    assert await state_of(timed, game, 1) == (road, "catan.act", "played")


def ahead_of(table: Table, seat: int) -> list[str]:
    """Return the ids that a seat can expect to choose from in its next turn."""
    ahead = foreseen(table, seat)
    ask = ahead.ask_of(seat) if ahead else None
    return [option.id for option in ask.options] if ask else []


async def answer_usual(bot: Any, game: int) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.asks[0]
        choice = ask.default if ask.default is not None else [option.id for option in ask.options][: ask.least]
        session.answer(ask.seat, choice)


async def test_moves_to_prepare_are_never_searched_on_the_event_loop(
    timed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search lists every possible choice: some ten milliseconds for the last tile of a large board."""
    threads: list[threading.Thread] = []

    def noted(table: Table, seat: int) -> Table | None:
        threads.append(threading.current_thread())
        return foreseen(table, seat)

    for module in ("cogs.panel.typed.autocomplete", "cogs.panel.ahead.prepared"):
        monkeypatch.setattr(f"{module}.foreseen", noted)
    game = await arranged(timed, "carcassonne", {"board": [["D", 0, 0, 0]], "pile": ["V", "V"], "turn": 0})
    ben: Any = Shown(timed, BEN)
    for _ in range(2):
        async with timed.tables.transaction(GUILD, game) as session:
            panel = panel_message(session, BEN, PanelState(), ben.words)
        assert "Plan ahead" in str((await finished_card(ben, panel)).rows)
    assert "isn't possible right now" in await keep_prepared(ben, game, "9,9,0")
    assert len(threads) == 2, "once for as long as the table stands as it does, and once for the move"
    assert threading.main_thread() not in threads


@pytest.mark.parametrize("bid", [[], ["1b"]], ids=["lost", "won"])
async def test_an_upgrade_is_prepared_while_others_bid_and_waits_for_its_phase(
    timed: Any, time: Time, bid: list[str]
) -> None:
    game = await arranged(timed, "zavandor", ZAVANDOR)
    for seat in (0, 1):
        await chooses(timed, game, seat, ["done"])
    async with timed.tables.transaction(GUILD, game) as session:
        empty = {field.name: list[str]() for field in session.table.ask_of(0).fields}
    await chooses(timed, game, 0, {**empty, "b": bid})
    ada: Any = Shown(timed, ADA)
    assert await may(timed, game, ADA)
    assert await keep_prepared(ada, game, "objects=none") == ""
    assert await state_of(timed, game, 0) == ("objects=none", "zavandor.upgrade", None)
    async with timed.tables.transaction(GUILD, game) as session:
        empty = {field.name: list[str]() for field in session.table.ask_of(1).fields}
    await chooses(timed, game, 1, empty)
    while (0, "zavandor.upgrade") not in await open_asks(timed, game):
        time.now += DELAY
        await orders_act(timed)
        assert await state_of(timed, game, 0) == ("objects=none", "zavandor.upgrade", None), "not for a prize"
        await answer_usual(timed, game)
    time.now += DELAY
    await orders_act(timed)
    assert (0, "zavandor.upgrade") not in await open_asks(timed, game)
    assert await state_of(timed, game, 0) == ("objects=none", "zavandor.upgrade", "played")


async def test_a_move_prepared_for_a_round_ends_with_it(timed: Any, time: Time) -> None:
    game = await arranged(timed, "zavandor", ZAVANDOR)
    ada: Any = Shown(timed, ADA)
    for seat in (0, 1):
        await chooses(timed, game, seat, ["done"])
    async with timed.tables.transaction(GUILD, game) as session:
        empty = [{field.name: list[str]() for field in session.table.ask_of(seat).fields} for seat in (0, 1)]
    await chooses(timed, game, 0, empty[0])
    await keep_prepared(ada, game, "objects=clan,S0")
    await chooses(timed, game, 1, empty[1])
    while (await open_asks(timed, game))[0][1] == "zavandor.upgrade":
        time.now += DELAY
        await orders_act(timed)
        await answer_usual(timed, game)
    found = await state_of(timed, game, 0)
    assert found is not None
    assert found[2] is not None, "played, refused or passed: it is not kept for another round"
