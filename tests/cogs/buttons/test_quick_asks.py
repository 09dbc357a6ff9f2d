"""A quick ask is answered once, by one tap on the turn message, and only by the asked player."""

from typing import Any, cast

import pytest

from cogs.buttons.handlers import handle_component
from cogs.discord.components import Button, layout_view
from cogs.discord.custom_ids import TABLE, CustomId, id_pattern, parse_id
from cogs.discord.dispatch import respond
from cogs.show.cards import turn_card
from cogs.show.news import News
from cogs.show.snapshot import quick_ask, take_snapshot
from render import Words
from rules.kernel import Ask, Option
from tests.cogs.buttons.taps import ADA, BEN, EVE, GUILD, Tap
from tests.cogs.fakes import Bot, Plain


async def asked_for_a_reason(bot: Bot, throwers: tuple[int, ...] = (0,)) -> int:
    """A demo game in which Ada and Ben have come to the end of the round; return its number."""
    game = (await bot.tables.create(GUILD, "demo", host=ADA, channel=1, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
    async with bot.tables.transaction(GUILD, game) as session:
        while not any(ask.kind == "demo.throw" for ask in session.table.asks):
            ask = session.table.asks[0]
            match ask.kind:
                case "demo.trade":
                    session.answer(ask.seat, {"give": [ask.fields[0].options[0].id], "get": ["pass"]})
                case _:
                    session.answer(ask.seat, [option.id for option in ask.options[: ask.least]])
        for ask in session.table.asks:
            session.answer(ask.seat, [ask.options[0].id] if ask.seat in throwers else [])
        assert {ask.kind for ask in session.table.asks} == {"demo.reason"}
    return game


async def buttons(bot: Bot, game: int) -> list[Button]:
    """Return the buttons of the turn message."""
    async with bot.tables.transaction(GUILD, game) as session:
        now = take_snapshot(session)
    card = turn_card(now, News(("news",)), Plain(), None)
    assert layout_view(card).total_children_count <= 40
    usual, *quick = card.rows
    assert [id_of(one).verb for one in usual if isinstance(one, Button)] == ["play", "log", "more"]
    assert len(quick) == sum("demo.reason" in text for text in card.below) <= 1
    return [button for row in quick for button in row if isinstance(button, Button)]


def id_of(button: Button) -> CustomId:
    match = id_pattern(TABLE).fullmatch(button.id)
    assert match
    return parse_id(TABLE, match)


async def press(bot: Bot, user: int, button: Button, again: Tap | None = None) -> Tap:
    tap = Tap(bot, user, again)
    await respond(cast("Any", tap), lambda ctx: handle_component(ctx, id_of(button)))
    assert tap.acknowledged == {}, "the public message stays: no answer of its own"
    return tap


async def test_the_turn_message_has_a_button_for_every_id_and_only_options_are_enabled(bot: Bot) -> None:
    game = await asked_for_a_reason(bot)
    found = await buttons(bot, game)
    assert [(button.label, button.disabled) for button in found] == [
        ("dull", False),
        ("heavy", False),
        ("cursed", True),
    ]


async def test_one_tap_answers_and_queues_the_messages(bot: Bot) -> None:
    game = await asked_for_a_reason(bot)
    _, heavy, _ = await buttons(bot, game)
    tap = await press(bot, ADA, heavy)
    assert tap.said == []
    async with bot.tables.transaction(GUILD, game) as session:
        assert {ask.kind for ask in session.table.asks} == {"demo.bargain"}
    assert [post.kind for post in (await bot.store.due_in(GUILD)).messages] == ["turn"]
    assert await buttons(bot, game) == []


@pytest.mark.parametrize("user", [BEN, EVE])
async def test_other_members_are_told_who_is_asked_and_change_nothing(bot: Bot, user: int) -> None:
    game = await asked_for_a_reason(bot)
    dull, *_ = await buttons(bot, game)
    tap = await press(bot, user, dull)
    assert len(tap.said) == 1
    assert "Ada" in tap.said[0]
    assert (await buttons(bot, game))[0] == dull


async def test_a_second_tap_is_too_late_and_a_repeated_one_counts_once(bot: Bot) -> None:
    game = await asked_for_a_reason(bot)
    dull, heavy, _ = await buttons(bot, game)
    tap = await press(bot, ADA, dull)
    async with bot.tables.transaction(GUILD, game) as session:
        before = session.table.dump()
    late = await press(bot, ADA, heavy)
    repeated = await press(bot, ADA, dull, again=tap)
    assert len(late.said) == len(repeated.said) == 1
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.dump() == before


async def test_an_unknown_option_is_refused(bot: Bot) -> None:
    game = await asked_for_a_reason(bot)
    *_, cursed = await buttons(bot, game)
    tap = await press(bot, ADA, cursed)
    assert len(tap.said) == 1
    assert len(await buttons(bot, game)) == 3


async def test_an_ask_to_several_players_has_no_tap(bot: Bot) -> None:
    game = await asked_for_a_reason(bot, throwers=(0, 1))
    assert await buttons(bot, game) == []
    async with bot.tables.transaction(GUILD, game) as session:
        session.answer(1, ["dull"])
    assert len(await buttons(bot, game)) == 3


@pytest.mark.parametrize(
    ("ask", "one_tap"),
    [
        (Ask(0, "demo.reason", (Option("a"),), quick=("a", "b")), True),
        (Ask(0, "demo.reason", (Option("a"),)), False),
        (Ask(0, "demo.reason", (Option("a"),), quick=("a", "b"), secret=True), False),
        (Ask(0, "demo.reason", (Option("a"),), quick=tuple("abcdef")), False),
    ],
)
def test_only_a_public_ask_that_fits_into_a_row_is_one_tap(ask: Ask, one_tap: bool) -> None:
    assert quick_ask([ask]) == (ask if one_tap else None)


class Asking(Plain):
    """Words with a long and a short form of every question."""

    def ask(self, ask: Ask, names: Any = ()) -> str:
        return "long"

    def question(self, ask: Ask, names: Any = ()) -> str:
        return "short"


async def test_the_question_above_quick_buttons_is_short(bot: Bot) -> None:
    """It named the player, as the heading does, and the coordinates of the dragon, which the picture shows."""
    game = await asked_for_a_reason(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        card = turn_card(take_snapshot(session), News(), cast("Words", Asking()), None)
    assert "short" in card.below
    assert "long" not in card.below
