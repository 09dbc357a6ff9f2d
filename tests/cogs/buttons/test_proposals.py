"""Open offers: a message for each, buttons that answer for the member who clicks, and only public facts."""

import asyncio
from typing import Any, cast

import pytest

from cogs.acts.opponents import play_opponents
from cogs.buttons.proposals import closed_card, proposal_card, proposal_snapshot
from cogs.discord.components import Button, Card, layout_view
from cogs.discord.custom_ids import TABLE, id_pattern, parse_id
from cogs.discord.interaction import InteractionContext
from cogs.discord.titles import titled
from cogs.panel.commit import commit_choices
from cogs.panel.draft.preview import preview_of
from cogs.table.time.clock import Opponents
from cogs.workers.fair_pool import FairPool
from data.game.outgoing import ProposalResult, read
from render import words
from rules.kernel import Ask, Event, Table
from tests.cogs.buttons.presses import ADA, BEN, CLEO, EVE, GUILD, press
from tests.cogs.fakes import Bot, Plain
from tests.contract.demo import table_bargaining

PEOPLE = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}
HANDS = [{"agate": 3}, {"beryl": 3}, {"citrine": 3}]


@pytest.fixture
async def game(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> int:
    """A table of three people who bargain."""
    arranged = table_bargaining(HANDS)
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged.dump()))
    number = (await bot.tables.create(GUILD, "demo", host=ADA, channel=1, name="Ada")).id
    async with bot.tables.transaction(GUILD, number) as session:
        session.join(BEN, "Ben")
        session.join(CLEO, "Cleo")
        session.start()
    return number


async def act(bot: Bot, game: int, user: int, *choices: Any) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        seat = session.seat_of(user)
        assert seat is not None
        commit_choices(session, seat, choices, user, None)


async def offer(bot: Bot, game: int, user: int, give: str, get: str) -> None:
    await act(bot, game, user, ["offer"], {"give": [give], "get": [get]})


async def due(bot: Bot) -> list[tuple[str, str]]:
    return [(one.kind, one.topic) for one in (await bot.store.due_in(GUILD)).messages]


async def card(bot: Bot, game: int, name: str) -> Card | None:
    async with bot.tables.transaction(GUILD, game) as session:
        found = proposal_snapshot(session, name)
    return proposal_card(found, Proposing()) if found else None


class Proposing(Plain):
    """Words that know the name of an offer."""

    def proposal(self, proposal: Any, names: Any = ()) -> str:
        return f"{names[proposal.args['seat']]}: {proposal.args['give']} for {proposal.args['get']}"

    def known(self, key: str) -> bool:
        return key.startswith("proposal.")

    def event(self, event: Event, names: Any = ()) -> str:
        return event.kind

    def name(self, seat: int, names: Any = ()) -> str:
        return str(names[seat])


async def test_an_offer_has_a_message_with_the_buttons_of_all_its_addressees(bot: Bot, game: int) -> None:
    await offer(bot, game, ADA, "agate", "beryl")
    assert ("proposal", "proposal:offer:1") in await due(bot)
    shown = await card(bot, game, "offer:1")
    assert shown is not None
    assert shown.above == ("Ada: agate for beryl", f"proposal-for {{'who': '<@{BEN}> and <@{CLEO}>'}}")
    (row,) = shown.rows
    buttons = [button for button in row if isinstance(button, Button)]
    assert sorted(button.label for button in buttons) == ["proposal.accept", "proposal.counter", "proposal.withdraw"]
    assert layout_view(shown).total_children_count <= 40
    for button in buttons:
        match = id_pattern(TABLE).fullmatch(button.id)
        assert match
        assert parse_id(TABLE, match).verb == "proposal"


async def test_a_click_answers_for_the_member_who_clicks(bot: Bot, game: int) -> None:
    await offer(bot, game, ADA, "agate", "beryl")
    told = await press(bot, game, BEN, "accept:1")
    # The demo has no words. This internal error must not take the choice back, nor say that it did.
    assert told.startswith("Demo · Your choice is made")
    async with bot.tables.transaction(GUILD, game) as session:
        hands = session.table.state.hands
        assert (hands[0], hands[1]) == ({"agate": 2, "beryl": 1}, {"beryl": 2, "agate": 1})
    assert await card(bot, game, "offer:1") is None


async def test_a_player_who_cannot_pay_is_told_privately_and_the_offer_stays(bot: Bot, game: int) -> None:
    await offer(bot, game, ADA, "agate", "beryl")
    before = await due(bot)
    text = await press(bot, game, CLEO, "accept:1")
    assert text == titled("Demo", words("en").text("reason.cannot_pay"))
    assert await due(bot) == before, "no other player gets a message"
    assert await card(bot, game, "offer:1") is not None


@pytest.mark.parametrize(
    ("user", "id_"), [(EVE, "accept:1"), (ADA, "accept:1"), (BEN, "withdraw:1"), (BEN, "accept:9"), (BEN, "nonsense")]
)
async def test_a_click_on_a_button_of_others_changes_nothing(bot: Bot, game: int, user: int, id_: str) -> None:
    await offer(bot, game, ADA, "agate", "beryl")
    async with bot.tables.transaction(GUILD, game) as session:
        before = session.table.dump()
    assert await press(bot, game, user, id_)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.dump() == before


async def test_a_counter_offer_is_made_in_private_and_has_no_effect_before_confirm(
    bot: Bot, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await offer(bot, game, ADA, "agate", "citrine")
    async with bot.tables.transaction(GUILD, game) as session:
        before = session.table.dump()
    opened: list[Any] = []
    monkeypatch.setattr("cogs.buttons.proposals.panel_message", lambda *facts: opened.append(facts[2].draft))
    monkeypatch.setattr("cogs.buttons.proposals.show_panel", show_nothing)
    await press(bot, game, CLEO, "counter:1")
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.table.dump() == before
        follows = preview_of(session.table, 2, opened[0])
        assert follows is not None
        assert (follows.ask.kind, follows.earlier[0].kind) == ("demo.offer", "demo.bargain")


async def show_nothing(ctx: InteractionContext, _: Any) -> None:
    await ctx.tell("a panel")


async def test_a_settled_offer_shows_its_outcome_and_has_no_buttons(bot: Bot, game: int) -> None:
    await offer(bot, game, ADA, "agate", "beryl")
    async with bot.tables.transaction(GUILD, game) as session:
        for one in (await bot.store.due_in(GUILD)).messages:
            session.outbox.sent(one)
        session.posted("proposal:offer:1", 55)
        found = proposal_snapshot(session, "offer:1")
    assert found is not None
    await act(bot, game, BEN, ["accept:1"])
    messages = (await bot.store.due_in(GUILD)).messages
    (events,) = [closed.events for one in messages if isinstance(closed := read(one), ProposalResult)]
    assert [event.kind for event in events] == ["demo.swapped"]
    others = [Event("demo.swapped", {"number": 2}), Event("demo.tips", {"tips": []})]
    shown = closed_card(found.proposal, [*others, *events], ["Ada", "Ben", "Cleo"], Proposing())
    assert shown.rows == ()
    assert shown.above[1] == "demo.swapped", "only the effects of the act on the offer"


async def test_an_act_posts_one_new_message_at_most(bot: Bot, game: int) -> None:
    for number in range(1, 4):
        await offer(bot, game, ADA, "agate", "beryl")
        async with bot.tables.transaction(GUILD, game) as session:
            fresh = [name for kind, name in await due(bot) if kind == "proposal" and name not in session.messages]
            assert fresh == [f"proposal:offer:{number}"]
            for one in (await bot.store.due_in(GUILD)).messages:
                session.outbox.sent(one)
            session.posted(f"proposal:offer:{number}", 50 + number)


async def test_an_opponent_is_asked_once_about_an_optional_ask(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    number = (await bot.tables.create(GUILD, "demo", host=ADA, channel=1, name="Ada")).id
    async with bot.tables.transaction(GUILD, number) as session:
        session.add_opponent("Bruno")
        session.start()
    asked: list[int] = []
    thinking = bot.thinking.run

    async def counted(guild: int, work: Any) -> Any:
        choice = await thinking(guild, work)
        if choice is None:
            asked.extend(one.number for one in work.args if isinstance(one, Ask))
        return choice

    monkeypatch.setattr(bot.thinking, "run", counted)
    async with bot.tables.transaction(GUILD, number) as session:
        while not any(ask.optional for ask in session.table.asks):
            ask = session.table.asks[0]
            session.answer(ask.seat, [option.id for option in ask.options[: max(ask.least, int(ask.seat == 0))]])
    for _ in range(3):
        await play_opponents(cast("Any", bot), GUILD, number, Opponents())
    assert len(asked) == len(set(asked)) == 1


async def test_guilds_take_turns() -> None:
    """One guild has a hundred pieces of work and another has one, which is done second."""
    pool, done = FairPool(1, "test"), []
    try:
        many = [asyncio.ensure_future(pool.run(1, lambda at=at: done.append((1, at)))) for at in range(100)]  # type: ignore[misc]
        one = asyncio.ensure_future(pool.run(2, lambda: done.append((2, 0))))
        await asyncio.gather(*many, one)
    finally:
        pool.close()
    assert done.index((2, 0)) <= 2
    assert [at for guild, at in done if guild == 1] == list(range(100))
