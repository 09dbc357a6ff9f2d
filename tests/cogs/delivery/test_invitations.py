"""An open offer pings the people who can answer it, its acceptance pings its maker, and a vote pings its voters."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.outbox import Delivery
from cogs.reminders.quiet import Morning
from cogs.table.time.waits import MAX_A_DAY
from cogs.table.turns import queue_refresh, requeue_messages
from cogs.table.votes import cast, open_vote
from data.shared.quotas import take_pings
from rules.kernel import Choice, Table
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, Time, begun, quiet_from_now, run_timer
from tests.rules.catan.scene import scene


class Channel:
    """A channel that notes the text and the pinged users of every post."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, set[int]]] = []

    async def send(self, *, allowed_mentions: Any, view: Any = None, content: str = "", **_: Any) -> Any:
        texts = [item.content for item in view.walk_children() if hasattr(item, "content")] if view else [content]
        self.posts.append(("\n".join(texts), {user.id for user in allowed_mentions.users}))
        return SimpleNamespace(id=900 + len(self.posts))

    def get_partial_message(self, _: int) -> Any:
        async def edit(**_: Any) -> None:
            """Edit nothing: edits ping no one."""

        return SimpleNamespace(edit=edit)

    @property
    def pings(self) -> list[set[int]]:
        return [users for _, users in self.posts if users]


@pytest.fixture
def channel(timed: Any, monkeypatch: pytest.MonkeyPatch) -> Channel:
    made = Channel()
    # The clock stands still, so that every message might have been tried before.
    monkeypatch.setattr("cogs.delivery.posting.shows", lambda *_: True)
    timed.get_partial_messageable = lambda _: made
    return made


@pytest.fixture
async def game(timed: Any, monkeypatch: pytest.MonkeyPatch) -> int:
    """A table of Ada, Ben and Cleo in this order, who can trade. It is Ada's turn."""
    arranged = scene(seats=3, turn=0, hands={0: {"ore": 2}, 1: {"wool": 2}, 2: {"wool": 1}})
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged.dump()))
    monkeypatch.setattr("random.SystemRandom.shuffle", lambda *_: None)
    return await begun(timed, ADA, BEN, CLEO, kind="catan")


async def deliver(bot: Any) -> None:
    """Send the messages that are due, as a freshly started process does, except those of turns."""
    outbox = Delivery(bot)
    while due := (await bot.store.due_in(GUILD)).messages:
        for outgoing in due:
            if outgoing.kind in ("turn", "edit", "chronicle", "retire"):
                async with bot.tables.transaction(GUILD, outgoing.game) as session:
                    session.outbox.sent(outgoing)
            else:
                await outbox.deliver(GUILD, outgoing)


async def act(bot: Any, game: int, user: int, *choices: Choice) -> None:
    async with bot.tables.transaction(GUILD, game) as session:
        seat = session.seat_of(user)
        for choice in choices:
            session.answer(seat.seat, choice, who=user)
    await deliver(bot)


async def offer(bot: Any, game: int, *to: str) -> None:
    """Have Ada offer an ore for a wool, to all or to one."""
    await act(bot, game, ADA, ["offer"], {"give": ["ore"], "get": ["wool"], "to": [*to]})


async def test_an_offer_pings_those_who_can_accept_it_once(timed: Any, channel: Channel, game: int) -> None:
    await deliver(timed)
    await offer(timed, game)
    assert channel.pings == [{BEN, CLEO}]
    (text,) = (text for text, users in channel.posts if users)
    assert f"<@{BEN}>" in text
    assert f"<@{CLEO}>" in text
    async with timed.tables.transaction(GUILD, game) as session:
        queue_refresh(session)
    await deliver(timed)
    assert channel.pings == [{BEN, CLEO}], "an edit pings no one"


async def test_absent_people_and_computers_are_not_pinged(timed: Any, channel: Channel, game: int) -> None:
    async with timed.tables.transaction(GUILD, game) as session:
        session.give(session.seat_of(BEN).seat, user=BEN, name="Ben", opponent=True)
    await deliver(timed)
    await offer(timed, game)
    assert channel.pings == [{CLEO}]


async def test_an_acceptance_pings_the_maker(timed: Any, channel: Channel, game: int) -> None:
    await deliver(timed)
    await offer(timed, game)
    await act(timed, game, BEN, ["accept:1"])
    assert channel.pings == [{BEN, CLEO}, {ADA}]
    assert channel.posts[-1][0] == f"Catan · <@{ADA}>, Ben accepts your offer. Confirm the trade, or wait for others."
    await act(timed, game, ADA, ["confirm:1:1"])
    assert len(channel.pings) == 2, "the maker acts"


async def test_an_offer_to_one_player_pings_them_and_its_acceptance_the_maker(
    timed: Any, channel: Channel, game: int
) -> None:
    await deliver(timed)
    await offer(timed, game, "seat:2")
    await act(timed, game, CLEO, ["accept:1"])
    assert channel.pings == [{CLEO}, {ADA}]
    assert channel.posts[-1][0] == f"Catan · <@{ADA}>, Cleo has accepted your offer."


async def test_a_withdrawal_pings_no_one(timed: Any, channel: Channel, game: int) -> None:
    await deliver(timed)
    await offer(timed, game)
    await act(timed, game, ADA, ["withdraw:1"])
    assert channel.pings == [{BEN, CLEO}]


async def test_an_offer_in_quiet_hours_is_told_in_the_morning(
    timed: Any, time: Time, channel: Channel, game: int
) -> None:
    await deliver(timed)
    morning = await quiet_from_now(timed, BEN, 3)
    await offer(timed, game)
    assert channel.pings == [{CLEO}]
    time.now = morning
    (timer,) = (one for one in (await timed.store.due_in(GUILD)).timers if one.kind == Morning.KIND)
    await run_timer(timed, GUILD, timer)
    await deliver(timed)
    assert channel.pings == [{CLEO}, {BEN}]
    assert channel.posts[-1][0] == f"Catan · <@{BEN}>, an offer or a vote at this table is open for you."


async def test_an_offer_that_is_answered_in_the_night_is_not_told(
    timed: Any, time: Time, channel: Channel, game: int
) -> None:
    await deliver(timed)
    morning = await quiet_from_now(timed, BEN, 3)
    await offer(timed, game)
    await act(timed, game, ADA, ["withdraw:1"])
    time.now = morning
    for timer in (await timed.store.due_in(GUILD)).timers:
        if timer.kind == Morning.KIND:
            await run_timer(timed, GUILD, timer)
    await deliver(timed)
    assert channel.pings == [{CLEO}]


async def test_the_quota_of_a_day_holds_for_offers(timed: Any, time: Time, channel: Channel, game: int) -> None:
    await deliver(timed)
    for number in range(MAX_A_DAY):
        await take_pings(timed.store.shared, [BEN], f"other-{number}", time.now, MAX_A_DAY)
    await offer(timed, game)
    assert channel.pings == [{CLEO}]


async def test_a_vote_pings_its_voters_once(timed: Any, channel: Channel, game: int) -> None:
    await deliver(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        open_vote(session, "pause", {})
        cast(session, "pause", session.seat_of(ADA).seat, "yes")
    await deliver(timed)
    assert channel.pings == [{BEN, CLEO}], "the one who proposed it has voted"
    async with timed.tables.transaction(GUILD, game) as session:
        cast(session, "pause", session.seat_of(BEN).seat, "no")
    await deliver(timed)
    assert channel.pings == [{BEN, CLEO}]


async def test_a_table_that_moves_pings_again_where_its_players_look(timed: Any, channel: Channel, game: int) -> None:
    await deliver(timed)
    await offer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(channel=9)
        requeue_messages(session)
    await deliver(timed)
    assert channel.pings == [{BEN, CLEO}, {BEN, CLEO}]


async def test_a_table_that_leaves_a_locked_thread_pings_no_one_again_for_offers_and_votes(
    timed: Any, channel: Channel, game: int
) -> None:
    """People have read the ping in the thread, and a second one says nothing new."""
    await deliver(timed)
    await offer(timed, game)
    async with timed.tables.transaction(GUILD, game) as session:
        open_vote(session, "pause", {})
        cast(session, "pause", session.seat_of(ADA).seat, "yes")
    await deliver(timed)
    before = [{BEN, CLEO}, {BEN, CLEO}]
    assert channel.pings == before
    posted = len(channel.posts)
    async with timed.tables.transaction(GUILD, game) as session:
        session.change(channel=9)
        requeue_messages(session, invite=False)
    await deliver(timed)
    assert len(channel.posts) == posted + 2, "the offer and the vote are in the new channel"
    assert channel.pings == before
    await act(timed, game, ADA, ["withdraw:1"])
    async with timed.tables.transaction(GUILD, game) as session:
        assert not [topic for topic in session.messages if topic.startswith("proposal")]
        assert {old.channel for topic, old in session.messages.items() if topic.startswith("vote")} == {9}


async def test_a_vote_that_no_thread_has_shown_pings_in_the_channel(timed: Any, channel: Channel, game: int) -> None:
    await deliver(timed)
    async with timed.tables.transaction(GUILD, game) as session:
        open_vote(session, "pause", {})
        cast(session, "pause", session.seat_of(ADA).seat, "yes")
        session.change(channel=9)
        requeue_messages(session, invite=False)
    await deliver(timed)
    assert channel.pings == [{BEN, CLEO}]
