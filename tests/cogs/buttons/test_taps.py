"""An answer that a tap on the turn message gives: to the dice, to the end of a turn, to a round of all players."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.buttons.handlers import TAPPED_LATELY, handle_component
from cogs.discord.components import Button, buttons
from cogs.discord.custom_ids import PANEL, TABLE, CustomId, id_pattern, parse_id
from cogs.discord.dispatch import respond
from cogs.panel import handlers as panel
from cogs.panel import message
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import Pick
from cogs.panel.handlers import CONFIRMED_LATELY
from cogs.show.cards import turn_card
from cogs.show.news import News
from cogs.show.snapshot import take_snapshot
from render import words
from rules.kernel import Facts, Table
from tests.cogs.buttons.taps import ADA, BEN, EVE, GUILD, Tap, running
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot

HAND = {"lumber": 1}


def rolling(card: str = "victory_point", hand: Facts = HAND) -> Table:
    """Return a table at which Ada rolls. She is asked because of a card, which she can play if it is no point."""
    position = {"seats": 2, "phase": "roll", "coming": [[1, 2]], "hands": [hand, HAND], "cards": [[card], []]}
    return Table.arrange("catan", position, seed=1)


def acting(**hand: int) -> Table:
    """Return a table of Catan at which Ada has rolled."""
    return Table.arrange("catan", {"seats": 2, "phase": "act", "hands": [hand, HAND]}, seed=1)


def offering() -> Table:
    """Return a table of Catan at which Ada has made an offer."""
    table = acting(wool=1)
    table.answer(0, ["offer"])
    table.answer(0, {"give": ["wool"], "get": ["lumber"]})
    return table


def placing() -> Table:
    """Return a table of Carcassonne at which Ada has placed her tile."""
    table = Table.arrange("carcassonne", {"seats": 2, "board": [["D", 0, 0, 0]], "pile": ["U", "V"]}, seed=1)
    table.answer(0, [table.asks[0].options[0].id])
    return table


async def taps(bot: Bot, game: int) -> list[Button]:
    """Return the buttons of the turn message that answer an ask."""
    async with bot.tables.transaction(GUILD, game) as session:
        now = take_snapshot(session)
    card = turn_card(now, News(("news",)), words("en"), None)
    return [one for one in buttons(card.rows) if id_of(one).verb == "do"]


def id_of(button: Button) -> CustomId:
    match = id_pattern(TABLE).fullmatch(button.id)
    assert match
    return parse_id(TABLE, match)


async def press(bot: Bot, user: int, button: Button) -> Tap:
    tap = Tap(bot, user)
    await respond(cast("Any", tap), lambda ctx: handle_component(ctx, id_of(button)))
    return tap


async def kinds(bot: Bot, game: int) -> set[str]:
    async with bot.tables.transaction(GUILD, game) as session:
        return {ask.kind for ask in session.table.asks if not ask.optional}


async def test_dice_are_rolled_and_a_turn_is_ended_by_one_tap_each(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    (roll,) = await taps(bot, game)
    assert roll.label == "Roll the dice"
    assert (await press(bot, ADA, roll)).said == []
    assert await kinds(bot, game) == {"catan.act"}
    (end,) = await taps(bot, game)
    assert end.label == "End turn"
    bot.state[TAPPED_LATELY].clear()
    assert (await press(bot, ADA, end)).said == []
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.turn.seat == 1


@pytest.mark.parametrize(
    ("table", "kind", "label"),
    [
        (rolling("knight"), "catan.roll", "Roll the dice"),
        (acting(lumber=4), "catan.act", "End turn"),
        (offering(), "catan.act", "End turn"),
        (placing(), "carcassonne.figure", "No figure"),
    ],
)
async def test_a_final_answer_takes_a_second_tap_if_anything_else_is_possible(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, table: Table, kind: str, label: str
) -> None:
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 60.0)
    game = await running(bot, monkeypatch, table.game, table)
    button = next(one for one in await taps(bot, game) if one.label == label)
    tap = await press(bot, ADA, button)
    assert kind in await kinds(bot, game)
    assert tap.said == []
    ((*_, confirm, back),) = tap.panels
    assert (confirm, back) == ("Confirm", "Back")


async def test_quick_confirmation_ends_a_turn_by_one_tap(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await running(bot, monkeypatch, "catan", rolling("knight"))
    await bot.store.users.change_settings(ADA, confirm="quick")
    (roll,) = await taps(bot, game)
    await press(bot, ADA, roll)
    assert await kinds(bot, game) == {"catan.act"}


async def test_play_comes_before_every_answer(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    async with bot.tables.transaction(GUILD, game) as session:
        now = take_snapshot(session)
    card = turn_card(now, News(("news",)), words("en"), None)
    verbs = [id_of(one).verb for one in buttons(card.rows)]
    assert verbs.index("play") < verbs.index("do")


async def test_a_second_tap_in_the_same_place_does_not_end_the_turn(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    (roll,) = await taps(bot, game)
    await press(bot, ADA, roll)
    (end,) = await taps(bot, game)
    await press(bot, ADA, end)
    assert await kinds(bot, game) == {"catan.act"}


async def test_a_tap_of_the_next_turn_counts_at_once(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    (roll,) = await taps(bot, game)
    await press(bot, ADA, roll)
    bot.state[TAPPED_LATELY].clear()
    (end,) = await taps(bot, game)
    await press(bot, ADA, end)
    # Ben is as fast as a computer: Ada is asked again within the pause after her tap.
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(1, ["end"])
    (again,) = await taps(bot, game)
    await press(bot, ADA, again)
    assert await kinds(bot, game) == {"catan.act"}


async def test_a_turn_is_ended_in_the_panel_by_one_tap_but_not_by_the_second_of_two(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cost a Confirm, though the same tap on the public message did not."""
    game = await running(bot, monkeypatch, "catan", rolling())
    # The context has no message to which a late picture could be added.
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 60.0)
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(0, ["roll"])
    for lately, seat in ((True, 0), (False, 1)):
        bot.state[CONFIRMED_LATELY].clear()
        if lately:
            bot.state[CONFIRMED_LATELY][GUILD, game, ADA] = True
        async with bot.tables.transaction(GUILD, game) as session:
            (ask,) = [ask for ask in session.table.asks if ask.seat == 0]
            end = [option.id for option in ask.options].index("end")
        pressed = CustomId(PANEL, game, "d", ask.number, str(PanelState((((Pick(end),),),))))
        ada = interaction(bot, guild_id=GUILD, channel_id=1, user=SimpleNamespace(id=ADA, display_name="Ada"), token="")
        await panel.handle_component(Context(ada), pressed)
        async with bot.tables.transaction(GUILD, game) as session:
            assert session.table.turn.seat == seat


@pytest.mark.parametrize("user", [BEN, EVE])
async def test_another_person_is_told_who_is_asked(bot: Bot, monkeypatch: pytest.MonkeyPatch, user: int) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    (roll,) = await taps(bot, game)
    tap = await press(bot, user, roll)
    assert ["Ada" in said for said in tap.said] == [True]
    assert await kinds(bot, game) == {"catan.roll"}


async def test_a_button_of_an_earlier_turn_changes_nothing(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    (roll,) = await taps(bot, game)
    old = id_of(roll)
    tap = Tap(bot, ADA)
    await respond(cast("Any", tap), lambda ctx: handle_component(ctx, old._replace(number=old.number - 1)))
    assert len(tap.said) == 1
    assert await kinds(bot, game) == {"catan.roll"}


@pytest.mark.parametrize("rest", ["catan.roll/end", "catan.roll/", "/", "catan.roll", "x/roll"])
async def test_a_forged_tap_changes_nothing(bot: Bot, monkeypatch: pytest.MonkeyPatch, rest: str) -> None:
    game = await running(bot, monkeypatch, "catan", rolling())
    (roll,) = await taps(bot, game)
    tap = Tap(bot, ADA)
    await respond(cast("Any", tap), lambda ctx: handle_component(ctx, id_of(roll)._replace(rest=rest)))
    assert len(tap.said) == 1
    assert await kinds(bot, game) == {"catan.roll"}


async def test_an_income_takes_a_second_tap_if_a_scroll_can_be_cast(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message, "PICTURE_PATIENCE", 60.0)
    game = await running(
        bot, monkeypatch, "zavandor", Table.new("zavandor", seats=2, seed=1, options={"variant": "professional"})
    )
    (income,) = await taps(bot, game)
    assert income.label == "Take your income"
    for user in (ADA, BEN):
        tap = await press(bot, user, income)
        assert {"Confirm", "Back"} <= set(*tap.panels)
    assert await kinds(bot, game) == {"zavandor.income"}
