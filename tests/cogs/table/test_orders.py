"""Standing orders and prepared moves: what they answer, when, and when they are switched off."""

from typing import Any

import msgspec
import pytest

from cogs.panel.orders import orders_card, run_order
from cogs.table.clock import clocks_of
from cogs.table.orders import DELAY, PREPARED
from cogs.table.substitutes import ORDER_TIMER
from cogs.table.turns import queue_updates, turn_state
from data import queries
from data.models import StandingOrder
from data.tables import Tables
from render import LANGUAGES, words
from rules.kernel import GAMES, Ask, Option, Order
from tests.cogs.table.house import ADA, BEN, GUILD, Time, answer, begun, kinds, mover


async def ordered(bot: Any, game: int, seat: int, key: str, typed: str = "") -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        before = turn_state(session)
        session.put_order(StandingOrder(game=game, seat=seat, key=key, typed=typed))
        queue_updates(session, before)


async def orders_act(bot: Any) -> None:
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == ORDER_TIMER:
            await run_order(bot, GUILD, timer)


async def waits(bot: Any, game: int) -> list[int]:
    async with bot.tables.transaction(GUILD, game) as session:
        return sorted(clocks_of(session))


async def suggestion(bot: Any, game: int) -> str:
    async with bot.tables.transaction(GUILD, game) as session:
        return str(session.table.asks[0].options[0].id)


async def other_turn(bot: Any, game: int) -> tuple[int, int]:
    """Play until the first seat is done; return who waits for their turn now, and whose it is."""
    first = (await mover(bot, game)).seat
    return 1 - first, first


async def test_a_prepared_move_is_played_some_seconds_after_its_owner_is_asked(timed: Any, time: Time) -> None:
    game = await begun(timed, ADA, BEN)
    waiting, first = await other_turn(timed, game)
    await ordered(timed, game, waiting, PREPARED, "0,0,0 nonsense")
    while (await mover(timed, game)).seat == first:
        await answer(timed, game)
    await ordered(timed, game, waiting, PREPARED, await suggestion(timed, game))
    await kinds(timed)
    assert await waits(timed, game) == [], "nobody is waited for, nor called, while the order has its time"
    await orders_act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        last = session.last
    time.now += DELAY
    await orders_act(timed)
    log = await queries.whole_log(timed.store, GUILD, game)
    assert (log[last].kind, log[last].seat, log[last].who is not None) == ("choice", waiting, True)
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.orders_of(waiting) == ()


async def test_a_prepared_move_that_is_not_possible_is_switched_off_and_its_owner_called(
    timed: Any, time: Time
) -> None:
    game = await begun(timed, ADA, BEN)
    waiting, first = await other_turn(timed, game)
    await ordered(timed, game, waiting, PREPARED, "nonsense")
    while (await mover(timed, game)).seat == first:
        await answer(timed, game)
    await kinds(timed)
    time.now += DELAY
    await orders_act(timed)
    assert "turn" in await kinds(timed)
    assert await waits(timed, game) == [waiting]
    async with timed.tables.transaction(GUILD, game) as session:
        (order,) = session.orders_of(waiting)
        assert order.why_off
        for language in LANGUAGES:
            assert "nonsense" in orders_card(session, session.seats[waiting], words(language)).above[1]
    time.now += DELAY
    await orders_act(timed)
    assert await kinds(timed) == [], "it is tried once"


async def test_an_order_of_the_game_answers_every_time(timed: Any, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    end = Order("end", frozenset({"catan.act"}), lambda view, ask: ask.default)
    monkeypatch.setitem(GAMES, "catan", msgspec.structs.replace(GAMES["catan"], orders=(end,)))
    game = await begun(timed, ADA, BEN, kind="catan")
    seat = (await mover(timed, game)).seat
    await ordered(timed, game, seat, "end")
    ended = 0
    for _ in range(40):
        if (await mover(timed, game)).seat == seat and "end" in await options(timed, game):
            time.now += DELAY
            await orders_act(timed)
            ended += 1
        else:
            await usual(timed, game)
    assert ended > 1
    log = await queries.whole_log(timed.store, GUILD, game)
    assert sum(entry.choice == ["end"] and entry.seat == seat for entry in log) == ended
    fresh = Tables(timed.store)
    async with fresh.transaction(GUILD, game) as session:
        assert [order.key for order in session.orders_of(seat)] == ["end"], "it holds, also after a restart"


async def options(bot: Any, game: int) -> list[str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [option.id for option in session.table.asks[0].options]


async def usual(bot: Any, game: int) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        ask, before = session.table.asks[0], turn_state(session)
        queue_updates(session, before, session.answer(ask.seat, ask.default))


async def test_orders_go_with_their_owner(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    await ordered(timed, game, 0, "no_field")
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(0, user=None, name="Clara", opponent=True)
        assert session.orders_of(0) == ()


@pytest.mark.parametrize(
    ("ids", "answered"),
    [(["pass", "follower:f1", "follower:f2"], ["pass"]), (["pass", "follower:f1", "follower:c1"], None)],
)
def test_no_figure_on_a_field_passes_only_where_fields_are_all(ids: list[str], answered: list[str] | None) -> None:
    (order,) = GAMES["carcassonne"].orders
    assert order.answer(None, Ask(0, "carcassonne.figure", tuple(map(Option, ids)))) == answered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_its_words(language: str) -> None:
    for game, rules in GAMES.items():
        for order in rules.orders:
            assert words(language).has(f"order-{game}-{order.key}")
