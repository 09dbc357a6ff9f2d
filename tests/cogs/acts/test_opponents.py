"""A computer opponent that waits for people: its offer can be answered or ignored."""

from typing import Any

import pytest

from cogs.acts.opponents import ANSWERS_TIMEOUT, EDIT_PAUSE
from cogs.buttons.proposals import proposal_snapshot
from cogs.panel.ahead.orders import give_order
from cogs.show.cards import turn_card
from cogs.show.news import News
from cogs.show.snapshot import take_snapshot
from cogs.table.orders import order_label, value_label
from cogs.table.time.clock import Opponents
from cogs.table.time.waits import HOUR
from data.errors import Refused
from data.game.models import Speed
from render import words
from rules.kernel import COMPUTERS, Table
from tests.cogs.timed_table import ADA, BEGIN, BEN, CLEO, GUILD, Time, begun, kinds, run_timer
from tests.rules.catan.scene import scene

PERSON, OPPONENT = 0, 1


@pytest.fixture
async def game(timed: Any, monkeypatch: pytest.MonkeyPatch) -> int:
    """The turn of an opponent that could build a settlement with one grain more."""
    hands = {PERSON: {"grain": 3}, OPPONENT: {"lumber": 1, "brick": 1, "wool": 3}}
    settlements, roads = {PERSON: ["V0"], OPPONENT: ["V18"]}, {OPPONENT: ["E28", "E36", "E27", "E35"]}
    arranged = scene(seats=2, turn=OPPONENT, hands=hands, settlements=settlements, roads=roads)
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged.dump()))
    return await begun(timed, ADA, kind="catan", opponents=1)


async def act(bot: Any) -> None:
    for timer in (await bot.store.due_in(GUILD)).timers:
        if timer.kind == Opponents.KIND:
            await run_timer(bot, GUILD, timer)


async def open_offers(bot: Any, game: int) -> list[str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return [proposal.name for proposal in session.table.proposals]


async def turn(bot: Any, game: int) -> int | None:
    async with bot.tables.transaction(GUILD, game) as session:
        seat: int | None = session.table.turn.seat
        return seat


async def say(bot: Any, game: int, choice: str) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(PERSON, [choice])


@pytest.mark.parametrize(
    ("speed", "patience"), [("live", ANSWERS_TIMEOUT), ("fast", HOUR), ("slow", HOUR), ("none", HOUR)]
)
async def test_it_goes_on_if_no_answer_comes_in_an_hour(
    timed: Any, time: Time, game: int, speed: Speed, patience: float
) -> None:
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(speed=speed)
    await act(timed)
    assert await open_offers(timed, game) == ["offer:1"]
    time.now = BEGIN + patience - 1
    await act(timed)
    assert await open_offers(timed, game) == ["offer:1"]
    time.now = BEGIN + patience
    await act(timed)
    assert await open_offers(timed, game) == []
    assert await turn(timed, game) == PERSON


async def test_heading_names_the_people_who_can_answer_and_the_time(timed: Any, time: Time, game: int) -> None:
    async def heading() -> str:
        async with timed.tables.transaction(GUILD, game) as session:
            return turn_card(take_snapshot(session), News(), words("en"), None).above[0]

    await act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        maker = session.seats[OPPONENT].name
    assert await heading() == f"### Waiting for <@{ADA}>: an offer of {maker}, until <t:{int(BEGIN + HOUR)}:t>"
    time.now = BEGIN + EDIT_PAUSE
    assert "edit" in await kinds(timed), "the message in the channel says so too"
    await say(timed, game, "decline:1")
    assert "offer" not in await heading()


async def test_an_answer_to_an_offer_neither_hides_nor_extends_the_wait_for_the_others(
    timed: Any, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each answer the heading named the computer for a while, and the hour began again."""
    hands = {0: {"grain": 3}, 1: {"grain": 2}, 2: {"lumber": 1, "brick": 1, "wool": 3}}
    board: dict[str, Any] = {"settlements": {0: ["V0"], 1: ["V50"], 2: ["V18"]}}
    board["roads"] = {2: ["E28", "E36", "E27", "E35"]}
    arranged = scene(seats=3, turn=2, hands=hands, **board)
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged.dump()))
    game = await begun(timed, ADA, BEN, kind="catan", opponents=1)
    await act(timed)
    for choice in ("decline:1", "refuse:1"):
        time.now += HOUR / 4
        async with timed.tables.transaction(GUILD, game) as session:
            session.watch()
            session.answer(1, [choice])
        for _ in range(2):
            async with timed.tables.transaction(GUILD, game) as session:
                heading = turn_card(take_snapshot(session), News(), words("en"), None).above[0]
            assert heading == f"### Waiting for <@{ADA}>: an offer of Agathe, until <t:{int(BEGIN + HOUR)}:t>"
            await act(timed)
    time.now = BEGIN + HOUR
    await act(timed)
    assert await open_offers(timed, game) == []


async def test_an_embargo_declines_the_offers_of_computers_before_anyone_is_asked(timed: Any, game: int) -> None:
    async with timed.tables.transaction(GUILD, game) as session:
        session.watch()
        seat = session.seats[PERSON]
        give_order(session, seat, "embargo", [COMPUTERS])
        assert order_label(session, session.orders[PERSON, "embargo"], words("en")) == "No offers to or from: computers"
    await act(timed)
    assert await open_offers(timed, game) == []
    assert "proposal" not in await kinds(timed)
    assert await turn(timed, game) == PERSON


async def test_an_embargo_against_a_player_ends_no_other_offers(timed: Any) -> None:
    game = await begun(timed, ADA, BEN, CLEO, kind="catan")
    async with timed.tables.transaction(GUILD, game) as session:
        give_order(session, session.seats[0], "embargo", ["seat:1"])
        with pytest.raises(Refused, match="no_option"):
            give_order(session, session.seats[0], "embargo", ["seat:0"])
        with pytest.raises(Refused, match="no_option"):
            give_order(session, session.seats[0], "embargo", ["seat:4"])
        assert value_label(session, "embargo", "seat:1", words("en")) == session.seats[1].name


async def test_it_goes_on_at_once_after_an_answer(timed: Any, game: int) -> None:
    await act(timed)
    await say(timed, game, "accept:1")
    await act(timed)
    assert await turn(timed, game) == PERSON
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.table.view().players[OPPONENT].points == 2, "it has settled with what it got"


async def test_it_answers_once_although_it_could_change_its_answer(timed: Any) -> None:
    game = await begun(timed, ADA, kind="demo", opponents=2)
    for _ in range(3):
        await act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        assert [ask.seat for ask in session.table.answered] == [1, 2]
        assert session.table.asks[0].seat == PERSON
        assert session.last == 3, "the start, and a bid each"


async def test_no_message_has_a_button_that_only_a_computer_could_press(timed: Any, game: int) -> None:
    """Everyone saw "End turn" in a computer's turn, and "Withdraw" below its offer."""
    await act(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        (name,) = [proposal.name for proposal in session.table.proposals]
        offer = proposal_snapshot(session, name)
        assert offer is not None
        assert "withdraw" not in {option.id.partition(":")[0] for _, option in offer.buttons}
        assert {ask.seat for ask, _ in offer.buttons} == {PERSON}
        assert take_snapshot(session).taps == ()
