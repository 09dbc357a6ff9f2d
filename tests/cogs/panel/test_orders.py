"""Standing orders and prepared moves: which asks they answer, when, and when they are switched off."""

from functools import partial
from typing import Any, NoReturn

import msgspec
import pytest

from cogs.acts.vote_effects import pause_game, resume_game
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.panel.ahead.orders import change_orders, change_typed, orders_card, prepare_picked, show_orders
from cogs.panel.ahead.prepared import keep_prepared
from cogs.panel.commit import commit_choices
from cogs.panel.draft.codec import PanelState
from cogs.panel.message import panel_message
from cogs.table.orders import DELAY, PREPARED, SEAT, ask_again, value_label
from cogs.table.time.clock import clocks_of
from cogs.table.time.substitutes import OrderDue
from data import queries
from data.errors import Refused
from data.game.models import StandingOrder
from data.tables import Tables
from render import LANGUAGES, words
from rules.kernel import COMPUTERS, GAMES, Ask, IllegalChoice, Option, Order, Table
from tests.cogs.timed_table import ADA, BEN, GUILD, Shown, Time, answer, begun, kinds, mover, orders_act


async def ordered(bot: Any, game: int, seat: int, key: str, typed: str = "") -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        session.watch()
        session.orders.put(StandingOrder(game=game, seat=seat, key=key, typed=typed))


async def waits(bot: Any, game: int) -> list[int]:
    async with bot.tables.transaction(GUILD, game) as session:
        return sorted(clocks_of(session))


async def suggestion(bot: Any, game: int) -> str:
    async with bot.tables.transaction(GUILD, game) as session:
        return str(session.table.asks[0].options[0].id)


async def other_turn(bot: Any, game: int) -> tuple[int, int]:
    """Play until the first seat is done; return the waiting seat and the seat to move."""
    first = (await mover(bot, game)).seat
    return 1 - first, first


async def test_a_prepared_move_is_played_some_seconds_after_its_owner_is_asked(
    timed: Any, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With this seed the tile has space for a figure. After other tiles nothing more is asked.
    monkeypatch.setattr(Table, "new", partial(Table.new, seed=1))
    game = await begun(timed, ADA, BEN)
    waiting, first = await other_turn(timed, game)
    await ordered(timed, game, waiting, PREPARED, "0,0,0 nonsense")
    while (await mover(timed, game)).seat == first:
        await answer(timed, game)
    await ordered(timed, game, waiting, PREPARED, await suggestion(timed, game))
    await kinds(timed)
    assert await waits(timed, game) == [], "no player is awaited or pinged before the order answers"
    await orders_act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        last = session.last
    time.now += DELAY
    await orders_act(timed)
    log = await queries.whole_log(timed.store, GUILD, game)
    assert (log[last].kind, log[last].seat, log[last].who) == ("choice", waiting, None)
    async with timed.tables.transaction(GUILD, game) as session:
        panel = panel_message(session, session.seats[waiting].user, PanelState(), words("en"))
        assert any("Your prepared move was played" in line for line in panel.card.above)
        ask = session.table.ask_of(waiting)
        commit_choices(session, session.seats[waiting], [[ask.options[0].id]], ADA, None)
        assert session.orders.of(waiting) == (), "a player who goes on from there has seen it"


async def test_an_illegal_prepared_move_is_switched_off_and_its_owner_pinged(timed: Any, time: Time) -> None:
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
        (order,) = session.orders.of(waiting)
        assert order.why_off
        for language in LANGUAGES:
            told = orders_card(session, session.seats[waiting], words(language)).above[1]
            assert told.count("nonsense") == 2, "the prepared move, and the reason why it was not possible"
            assert words(language).reason(IllegalChoice("unknown_option", option="nonsense")) in told
    time.now += DELAY
    await orders_act(timed)
    assert await kinds(timed) == [], "it is tried once"


async def test_an_order_of_the_game_answers_every_time(timed: Any, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    end = Order("end", frozenset({"catan.act"}), lambda view, ask, picked: ask.default)
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
        assert [order.key for order in session.orders.of(seat)] == ["end"], "it holds, also after a restart"


async def options(bot: Any, game: int) -> list[str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [option.id for option in session.table.asks[0].options]


async def usual(bot: Any, game: int) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.asks[0]
        session.answer(ask.seat, ask.default)


async def test_orders_end_with_their_owners_seat(timed: Any) -> None:
    game = await begun(timed, ADA, BEN)
    await ordered(timed, game, 0, "no_field")
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(0, user=None, name="Clara", opponent=True)
        assert session.orders.of(0) == ()


@pytest.mark.parametrize(
    ("ids", "answered"),
    [(["pass", "follower:f1", "follower:f2"], ["pass"]), (["pass", "follower:f1", "follower:c1"], None)],
)
def test_the_order_against_fields_passes_only_if_all_options_are_fields(
    ids: list[str], answered: list[str] | None
) -> None:
    order = next(order for order in GAMES["carcassonne"].orders if order.key == "no_field")
    assert order.answer(None, Ask(0, "carcassonne.figure", tuple(map(Option, ids))), ()) == answered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_and_its_reasons_to_end_have_texts(language: str) -> None:
    never = Order("", frozenset(), lambda view, ask, picked: None).ends
    for game, rules in GAMES.items():
        for order in rules.orders:
            assert words(language).has(f"order-{game}-{order.key}")
            assert words(language).has(f"order-why-{game}-{order.key}") == (order.ends is not never)
            if order.values and not words(language).has(f"order-{game}-{order.key}-value"):
                things = [value for value in order.values if value != COMPUTERS and not value.startswith(SEAT)]
                assert all(words(language).has(f"thing-{game}-{value}") for value in things)


# Dominion's orders, for a turn that is played in the panel


def hand(*cards: str) -> dict[str, Any]:
    return {"hand": list(cards), "deck": ["Copper"] * 5}


async def arranged(bot: Any, *players: dict[str, Any]) -> int:
    """A table of Dominion in this position, with the first seat to move."""
    game = await begun(bot, ADA, BEN, kind="dominion")
    async with bot.tables.transaction(GUILD, game) as session:
        session.rewind(Table.arrange("dominion", {"seats": 2, "players": list(players)}, seed=1), 0, 0)
    await kinds(bot)
    return game


async def plays(bot: Any, game: int, seat: int, *choices: Any) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        commit_choices(
            session, session.seats[seat], [[one] if isinstance(one, str) else one for one in choices], 1, None
        )


async def asked(bot: Any, game: int) -> list[tuple[int, str]]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [(ask.seat, ask.kind) for ask in session.table.asks]


async def test_an_order_that_hides_nothing_answers_at_once_and_pings_once(timed: Any) -> None:
    game = await arranged(timed, hand("Woodcutter", "Copper", "Silver"), hand())
    await ordered(timed, game, 0, "treasures")
    assert await asked(timed, game) == [(0, "dominion.action")]
    await kinds(timed)
    await plays(timed, game, 0, "Woodcutter")
    assert await asked(timed, game) == [(0, "dominion.buy")]
    assert await kinds(timed) == ["edit"], "it is still the same turn"


async def test_the_effect_of_an_order_may_end_another(timed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["dominion"]
    ended = Order(
        "keep",
        frozenset({"dominion.gain"}),
        lambda view, ask, picked: None,
        ends=lambda view, events: any(event.kind == "dominion.treasures" for event in events),
    )
    orders = (*(order for order in rules.orders if order.key != "keep"), ended)
    monkeypatch.setitem(GAMES, "dominion", msgspec.structs.replace(rules, orders=orders))
    game = await arranged(timed, hand("Woodcutter", "Copper"), hand())
    for key in ("treasures", "keep"):
        await ordered(timed, game, 0, key)
    await plays(timed, game, 0, "Woodcutter")
    async with timed.tables.transaction(GUILD, game) as session:
        assert {order.key: order.why_off for order in session.orders.of(0)} == {"treasures": None, "keep": "ended"}


async def test_an_undone_order_leads_to_an_ask(timed: Any, time: Time) -> None:
    game = await arranged(timed, hand("Woodcutter", "Copper", "Silver"), hand())
    await ordered(timed, game, 0, "treasures")
    await plays(timed, game, 0, "Woodcutter")
    async with timed.tables.transaction(GUILD, game) as session:
        session.undo(0)
        ask_again(session, 0)
    time.now += DELAY
    await orders_act(timed)
    assert await asked(timed, game) == [(0, "dominion.treasure")]
    await plays(timed, game, 0, "done", "done")
    async with timed.tables.transaction(GUILD, game) as session:
        assert [order.why_off for order in session.orders.of(0)] == [None], "it holds for the next time"


@pytest.mark.parametrize("held", [("Moat", "Copper"), ("Gold", "Copper")])
async def test_an_attack_is_answered_after_the_same_time_with_any_hand(
    timed: Any, time: Time, held: tuple[str, ...]
) -> None:
    game = await arranged(timed, hand("Witch", "Copper"), {**hand(*held), "discard": ["Moat"]})
    await ordered(timed, game, 1, "moat")
    await plays(timed, game, 0, "Witch")
    assert (1, "dominion.attack") in await asked(timed, game)
    time.now += DELAY - 1
    await orders_act(timed)
    assert (1, "dominion.attack") in await asked(timed, game)
    assert "turn" not in await kinds(timed), "no player is pinged"
    time.now += 1
    await orders_act(timed)
    assert (1, "dominion.attack") not in await asked(timed, game)


async def test_a_prepared_move_is_for_ones_own_turn(timed: Any, time: Time) -> None:
    game = await arranged(timed, hand("Militia", "Copper"), hand("Village", "Copper", "Copper", "Copper"))
    await ordered(timed, game, 1, PREPARED, "Village")
    await plays(timed, game, 0, "Militia")
    time.now += DELAY
    await orders_act(timed)
    assert (1, "dominion.militia.discard") in await asked(timed, game), "the Village is not discarded"
    await plays(timed, game, 1, "Copper")
    await plays(timed, game, 0, "done", "done")
    time.now += DELAY
    await orders_act(timed)
    log = await queries.whole_log(timed.store, GUILD, game)
    assert ["Village"] in [entry.choice for entry in log]


async def test_a_prepared_move_ends_with_its_turn(timed: Any, time: Time) -> None:
    game = await arranged(timed, hand("Copper"), hand("Copper"))
    async with timed.tables.transaction(GUILD, game) as session:
        session.orders.put(StandingOrder(game=game, seat=1, key=PREPARED, typed="Village", kind="dominion.action"))
    await plays(timed, game, 0, "all", "done")
    time.now += DELAY
    await orders_act(timed)
    assert (1, "dominion.treasure") in await asked(timed, game), "it was meant for something else"
    async with timed.tables.transaction(GUILD, game) as session:
        assert [order.why_off for order in session.orders.of(1)] == [None]
    await plays(timed, game, 1, "all", "done")
    async with timed.tables.transaction(GUILD, game) as session:
        assert [order.why_off for order in session.orders.of(1)] == ["passed"]


async def test_a_move_is_prepared_by_a_tap_and_a_doubt_is_shown(timed: Any) -> None:
    game = await arranged(timed, hand("Copper"), hand("Village", "Copper"))
    ben: Any = Shown(timed, BEN)
    await show_orders(ben, game)
    offered = ben.cards[-1].rows[-1]
    assert [entry.value for entry in offered.options] == ["Village", "done"]
    assert words("en").text("order-heading-prepare") in ben.cards[-1].above[0]
    ben.values = ("Village",)
    await prepare_picked(ben, game)
    assert any(entry.value == PREPARED and entry.picked for entry in ben.cards[-1].rows[0].options)
    assert "✔ Prepared: Village" in ben.cards[-1].above
    async with timed.tables.transaction(GUILD, game) as session:
        (order,) = session.orders.of(1)
        assert (order.typed, order.kind) == ("Village", "dominion.action")
    ben.values = ("done",)
    await prepare_picked(ben, game)
    following, again = ben.cards[-1].rows[-2:]
    assert [entry.value for entry in following.options][:2] == ["done ; all", "done ; Copper"]
    assert [entry.value for entry in again.options] == ["Village", "done"]
    assert "isn't possible right now" in await keep_prepared(ben, game, "Laboratory")
    assert await keep_prepared(ben, game, "done ; all ; Copper") == ""
    ada: Any = Shown(timed, ADA)
    await show_orders(ada, game)
    assert not any(":prepare:" in row.id for row in ada.cards[-1].rows), "the player who is asked plays"
    assert ada.cards[-1].above[0] == words("en").text("order-heading"), "there is no select for a move"
    with pytest.raises(Refused, match="asked_now"):
        await keep_prepared(ada, game, "all")


async def test_the_select_of_a_single_order_names_it(timed: Any) -> None:
    """*No standing orders* stood above the selects of other standing orders, and had one entry."""
    game = await begun(timed, ADA, BEN, kind="catan")
    async with timed.tables.transaction(GUILD, game) as session:
        first: Any = orders_card(session, session.seats[0], words("en")).rows[0]
    assert [entry.label for entry in first.options] == ["Roll the dice at once"]
    assert first.placeholder == "Roll the dice at once: off"


async def test_the_reason_for_an_orders_end_is_shown_until_it_is_seen(timed: Any) -> None:
    game = await arranged(timed, {**hand("Copper", "Copper"), "discard": ["Moat"]}, hand("Gold"))
    await ordered(timed, game, 0, "no_reaction")
    await plays(timed, game, 0, "all", "Moat")
    for _ in range(2):
        async with timed.tables.transaction(GUILD, game) as session:
            panel = panel_message(session, ADA, PanelState(), words("en"))
        assert any("Never react" in line and "gained a Reaction" in line for line in panel.card.above)
    shown: Any = Shown(timed, ADA)
    await show_orders(shown, game)
    assert "gained a Reaction" in shown.cards[0].above[1]
    await show_orders(shown, game)
    assert len(shown.cards[1].above) == 1


async def test_orders_pause_and_resume_with_the_game(timed: Any, time: Time) -> None:
    game = await arranged(timed, hand("Witch"), {**hand("Moat"), "discard": ["Moat"]})
    await ordered(timed, game, 1, "moat")
    await plays(timed, game, 0, "Witch")
    async with timed.tables.transaction(GUILD, game) as session:
        pause_game(session)
    time.now += DELAY
    await orders_act(timed)
    assert [timer for timer in (await timed.store.due_in(GUILD)).timers if timer.kind == OrderDue.KIND] == []
    async with timed.tables.transaction(GUILD, game) as session:
        resume_game(session)
    time.now += DELAY
    await orders_act(timed)
    assert (1, "dominion.attack") not in await asked(timed, game)


async def test_orders_are_given_with_values_and_taken_back(timed: Any) -> None:
    game = await arranged(timed, hand("Watchtower"), hand())
    ada: Any = Shown(timed, ADA)
    await show_orders(ada, game)
    (plain, buy, frugal, discard, trash, deck) = ada.cards[-1].rows
    assert [entry.value for entry in plain.options] == ["treasures", "cantrips", "moat", "no_reaction", "keep"]
    assert [len(row.options) for row in (buy, frugal, discard)] == [6, 5, 5]
    assert buy.placeholder == "Buy whenever I can: off"
    assert [entry.value for entry in trash.options] == ["Curse", "Copper", "Estate"]
    ada.values = ("treasures", "keep")
    await change_orders(ada, CustomId(TABLE, game, "order", rest=""))
    ada.values = ("Curse", "Estate")
    await change_orders(ada, CustomId(TABLE, game, "order", rest="trash"))
    assert await given(timed, game) == {"treasures": "", "keep": "", "trash": "Curse,Estate"}
    picked = [entry.value for row in ada.cards[-1].rows for entry in row.options if entry.picked]
    assert picked == ["treasures", "keep", "-", "Curse", "Estate"], "-: no order to be frugal"
    ada.values = ()
    await change_orders(ada, CustomId(TABLE, game, "order", rest="trash"))
    assert await given(timed, game) == {"treasures": "", "keep": ""}
    for typed in ("keep", "moat", "deck=Gold, Silver"):
        await change_typed(ada, game, typed)
    assert await given(timed, game) == {"treasures": "", "moat": "", "deck": "Gold,Silver"}
    for typed in ("Keep the", "  ", "é"):
        with pytest.raises(Refused, match="no_option"):
            await change_typed(ada, game, typed)
    told = words("en")
    for label in (
        told.text("order-dominion-keep"),
        f"{told.text('order-dominion-deck')}: {told.thing('dominion', 'Gold')}",
    ):
        await change_typed(ada, game, label.upper())
    assert await given(timed, game) == {"treasures": "", "moat": "", "keep": "", "deck": "Gold"}
    for wrong in ("dance", "deck=Curse", "deck", "moat=7", "prepared"):
        with pytest.raises(Refused, match="no_option"):
            await change_typed(ada, game, wrong)
    assert deck.id != trash.id


async def test_an_error_in_a_text_takes_no_order_back(timed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await arranged(timed, hand("Watchtower"), hand())
    ada: Any = Shown(timed, ADA)

    def fails(*facts: Any) -> NoReturn:
        raise LookupError("there is no such word")

    monkeypatch.setattr("cogs.panel.ahead.orders.orders_card", fails)
    ada.values = ("treasures", "keep")
    with pytest.raises(LookupError):
        await change_orders(ada, CustomId(TABLE, game, "order", rest=""))
    with pytest.raises(LookupError):
        await change_typed(ada, game, "deck=Gold")
    assert await given(timed, game) == {"treasures": "", "keep": "", "deck": "Gold"}
    assert ada.committed, "the player is not told that nothing was changed"


async def given(bot: Any, game: int) -> dict[str, str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return {order.key: order.typed for order in session.orders.of(0)}


async def test_only_values_of_the_table_can_be_picked_and_typed(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, kind="catan")
    ada: Any = Shown(timed, ADA)
    await show_orders(ada, game)
    offered = {entry.value for row in ada.cards[-1].rows for entry in getattr(row, "options", ())}
    assert {"ore", "wool"} <= offered
    assert not offered & {"paper", "cloth", "coin"}, "no commodities without Cities & Knights"
    with pytest.raises(Refused, match="no_option"):
        await change_typed(ada, game, "discard=paper")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "one card, 2 cards"), ("pl", "1 kartę, 2 karty"), ("sk", "1 kartu, 2 karty"), ("sr", "1 kartu, 2 karte")],
)
async def test_the_value_of_an_order_has_the_plural_of_its_number(timed: Any, language: str, told: str) -> None:
    game = await begun(timed, ADA, BEN, kind="zavandor")
    async with timed.tables.transaction(GUILD, game) as session:
        assert ", ".join(value_label(session, "small", value, words(language)) for value in ("1", "2")) == told
