"""Turn messages: one ping per player and state, also across a restart. An edit adds a late picture."""

import asyncio
import random
import re
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from discord.components import _component_factory

from bench.games.random_play import random_choice
from cogs.acts.opponent_choices import stand_in_choice
from cogs.delivery.outbox import Delivery
from cogs.delivery.pictures import PICTURE_RETRY
from cogs.delivery.posting import EDITS, EDITS_WITHIN, TooSoon
from cogs.delivery.sent import as_history
from cogs.discord.components import Button, Card, layout_view
from cogs.show.news import recent_news
from cogs.show.snapshot import take_snapshot
from cogs.table.lost_channels import lose_channel_of
from cogs.table.turns import requeue_messages
from cogs.workers.renderer import Late
from data.game.outgoing import Chronicle, TurnMessage, read
from render import words
from rules.kernel import GAMES, Ask, Option
from tests.cogs.delivery.channels import ADA, BEN, CHANNEL, GUILD, Channel, begun, deliver, time
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time
from tests.patience import until_told

__all__ = ["time"]


async def act(bot: Any, game: int) -> int:
    """Make the asked player choose, and return the player."""
    async with bot.tables.transaction(GUILD, game) as session:
        ask = session.table.asks[0]
        session.answer(ask.seat, random_choice(ask, random.Random(1)))
    return (ADA, BEN)[ask.seat]


async def test_a_player_is_pinged_once_for_a_state(bot: Bot, channel: Channel) -> None:
    game = await begun(bot)
    for _ in range(3):
        await deliver(bot)
        async with bot.tables.transaction(GUILD, game) as session:
            session.enqueue(TurnMessage())
    assert [len(users) for users in channel.pinged] == [1]


async def test_a_player_who_is_asked_again_is_pinged_again(bot: Bot, channel: Channel) -> None:
    game = await begun(bot)
    await deliver(bot)
    movers = []
    for _ in range(6):
        movers.append(await act(bot, game))
        await deliver(bot)
    calls = [user for users in channel.pinged for user in users]
    turns = [user for at, user in enumerate(movers) if at == 0 or movers[at - 1] != user]
    assert calls[: len(turns)] == turns
    assert len(calls) <= len(turns) + 1


async def test_a_ping_noted_after_its_answer_does_not_count_later(bot: Bot, channel: Channel) -> None:
    """The message is sent, the player chooses at once, and the ping is noted last. The next turn must ping again."""
    game = await begun(bot)
    outbox = Delivery(bot)  # type: ignore[arg-type]
    (first,) = (await bot.store.due_in(GUILD)).messages
    posted = await outbox.sender.send(GUILD, first, read(first))
    mover = await act(bot, game)
    while (await act(bot, game)) == mover:
        pass
    await outbox._note(GUILD, first, read(first), posted)
    async with bot.tables.transaction(GUILD, game) as session:
        call = session.calls.get(mover)
        seat = session.seat_of(mover)
        assert seat is not None
        assert call is None or call.number == 0 or session.table.ask_of(seat.seat) is None


async def test_a_late_picture_delays_no_ping_and_is_added_by_an_edit(
    bot: Bot, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    async def draw(*_: object, **__: object) -> bytes:
        raise Late(picture)

    monkeypatch.setattr(bot.renderer, "draw", draw)
    await begun(bot)
    outbox = Delivery(bot)  # type: ignore[arg-type]
    (first,) = (await bot.store.due_in(GUILD)).messages
    await outbox.deliver(GUILD, first)
    assert [(len(users), files) for _, users, files in channel.posts] == [(1, [])]
    picture.set_result(b"a picture")
    due = (await until_told(lambda: bot.store.due_in(GUILD), lambda found: found.messages)).messages
    await outbox.deliver(GUILD, due[0])
    ((message, files),) = channel.edits
    assert message == 901
    assert [re.sub("[0-9a-f]{12}", "…", file) for file in files] == ["board-1-….png"]
    assert len(channel.posts) == 1


async def test_a_late_picture_is_stored_as_due_and_shown_after_a_restart(
    bot: Bot, channel: Channel, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the process knew of the late picture. After a kill, its message announced the picture forever."""
    lost: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    async def never(*_: object, **__: object) -> bytes:
        raise Late(lost)

    async def drawn(*_: object, **__: object) -> bytes:
        return b"a picture"

    monkeypatch.setattr(bot.renderer, "draw", never)
    await begun(bot)
    (first,) = (await bot.store.due_in(GUILD)).messages
    await Delivery(bot).deliver(GUILD, first)  # type: ignore[arg-type]
    monkeypatch.setattr(bot.renderer, "draw", drawn)
    time.now += PICTURE_RETRY
    await deliver(bot)
    assert [message for message, _ in channel.edits] == [901]
    assert channel.edits[0][1][0].startswith("board-1-")
    assert len(channel.posts) == 1
    time.now += PICTURE_RETRY
    await deliver(bot)
    assert len(channel.edits) == 1, "once"


async def test_a_picture_that_also_misses_its_edit_stays_due_and_is_drawn_once(
    bot: Bot, channel: Channel, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
    drawn: list[object] = []

    async def draw(key: object, *_: object, **__: object) -> bytes:
        drawn.append(key)
        raise Late(picture)

    monkeypatch.setattr(bot.renderer, "draw", draw)
    monkeypatch.setattr("cogs.delivery.turn_messages.PICTURE_TIMEOUT", 0.01)
    game, outbox = await begun(bot), Delivery(bot)  # type: ignore[arg-type]
    (first,) = (await bot.store.due_in(GUILD)).messages
    await outbox.deliver(GUILD, first)
    for _ in range(3):
        time.now += PICTURE_RETRY
        (edit,) = (await bot.store.due_in(GUILD)).messages
        await outbox.deliver(GUILD, edit)
    assert channel.edits == []
    picture.set_result(b"a picture")
    due = (await until_told(lambda: bot.store.due_in(GUILD), lambda found: found.messages)).messages
    await outbox.deliver(GUILD, due[0])
    assert [message for message, _ in channel.edits] == [901]
    assert channel.edits[0][1][0].startswith(f"board-{game}-")
    assert len(drawn) == 1


def test_an_old_message_keeps_its_texts_and_loses_buttons_and_promise() -> None:
    """The next player was pinged before the picture was drawn, so the old message kept its promise forever."""
    card = Card(("Waiting for Ada.",), ("-# The picture follows.", "Ada 3"), rows=((Button("t1:1:play", "Play"),),))
    view: Any = layout_view(card)
    components = [_component_factory(each) for each in view.to_components()]
    old: Any = SimpleNamespace(components=components)
    kept = [*as_history(old, words("en").text("picture-follows")).walk_children()]
    assert [item.content for item in kept if isinstance(item, ui.TextDisplay)] == ["Waiting for Ada.", "Ada 3"]
    assert not [item for item in kept if isinstance(item, ui.Button)]


def test_a_stand_in_plays_the_move_of_the_rules_or_else_as_an_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    opponent = SimpleNamespace(choose=lambda view, ask, rng: ["b"])
    monkeypatch.setitem(GAMES, "demo", opponent)
    options = (Option("a"), Option("b"))
    view: Any = None
    assert stand_in_choice("demo", view, Ask(0, "x", options, default=["a"]), random.Random()) == ["a"]
    assert stand_in_choice("demo", view, Ask(0, "x", options), random.Random()) == ["b"]


async def test_a_ping_sent_before_a_crash_is_not_taken_for_a_later_one(bot: Bot, channel: Channel) -> None:
    """The message was posted but not stored. The pinged player has played since, and is asked again."""
    game = await begun(bot)
    outbox = Delivery(bot)  # type: ignore[arg-type]
    (first,) = (await bot.store.due_in(GUILD)).messages
    await outbox.sender.send(GUILD, first, read(first))
    ((called,),) = channel.pinged
    while True:
        await act(bot, game)
        async with bot.tables.transaction(GUILD, game) as session:
            seat = session.seat_of(called)
            assert seat is not None
            if session.last > 4 and session.table.ask_of(seat.seat):
                session.enqueue(TurnMessage())
                break
    for _ in range(2):  # an edit that finds no message, and the message
        for outgoing in (await bot.store.due_in(GUILD)).messages:
            if outgoing.kind != "chronicle":
                await outbox.deliver(GUILD, outgoing)
    assert channel.pinged[-1] == [called]
    assert len(channel.posts) == 2
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.messages["turn"].message == 902
    assert [one.kind for one in (await bot.store.due_in(GUILD)).messages] == ["chronicle"]


async def test_a_message_noted_after_a_move_is_not_taken_for_one_in_the_new_channel(bot: Bot, channel: Channel) -> None:
    """The message was sent to the old channel. Noted in the new one, it suppressed the ping there."""
    game = await begun(bot)
    outbox = Delivery(bot)  # type: ignore[arg-type]
    (first,) = (await bot.store.due_in(GUILD)).messages
    posted = await outbox.sender.send(GUILD, first, read(first))
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(channel=CHANNEL + 1)
        requeue_messages(session)
    await outbox._note(GUILD, first, read(first), posted)
    (second,) = (await bot.store.due_in(GUILD)).messages
    await outbox.deliver(GUILD, second)
    assert channel.pinged == [channel.pinged[0], channel.pinged[0]], "called again, where they look"
    (old,) = (await bot.store.due_in(GUILD)).messages
    assert read(old) == Chronicle(901, CHANNEL, 0, 1)
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.messages["turn"].message == 902


async def test_an_unsent_end_is_sent_where_the_table_moves(bot: Bot) -> None:
    """Only the channels of running games were looked up, so the end was retried in a missing channel forever."""
    game = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        session.change(thread=9)
        session.posted("turn", 901, shown=session.last - 1)
        session._journal.set(phase="over")
    await lose_channel_of(bot, GUILD, game, 9)  # type: ignore[arg-type]
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == CHANNEL
    (end,) = (await bot.store.due_in(GUILD)).messages
    assert end.kind == "over"
    async with bot.tables.transaction(GUILD, game) as session:
        session.posted("turn", 902, shown=session.last)
        session.change(thread=9)
    await lose_channel_of(bot, GUILD, game, 9)  # type: ignore[arg-type]
    async with bot.tables.transaction(GUILD, game) as session:
        assert session.channel == 9, "the log that was shown is history"


async def test_name_of_a_picture_is_known_by_the_table_alone(bot: Any) -> None:
    game = await begun(bot)
    async with bot.tables.transaction(GUILD, game) as session:
        now = take_snapshot(session)
    later = now._replace(last=now.last + 3)
    assert later.number_of(now.revision) == now.last, "found again after a restart"
    assert now._replace(key=bytes(32)).revision != now.revision
    assert now.number_of("000000000000") == 0


async def play_turn(bot: Bot, game: int) -> None:
    """Play until the turn changes."""
    async with bot.tables.transaction(GUILD, game) as session:
        turn = session.table.turn
    while True:
        await act(bot, game)
        async with bot.tables.transaction(GUILD, game) as session:
            if session.table.turn != turn:
                return


async def delivered(bot: Bot, outbox: Delivery | None = None) -> Delivery:
    """Send everything that is due, also edits of old messages: by a new outbox, as after a restart, or by this one."""
    outbox = outbox or Delivery(bot)  # type: ignore[arg-type]
    while due := (await bot.store.due_in(GUILD)).messages:
        for outgoing in due:
            await outbox.deliver(GUILD, outgoing)
    return outbox


async def test_an_old_turn_message_becomes_a_line_of_the_chronicle(bot: Bot, channel: Channel) -> None:
    """It kept its picture and its deadline, so the channel was full of deadlines that were over."""
    game = await begun(bot)
    for _ in range(3):
        await play_turn(bot, game)
        await delivered(bot)
    assert [files for message, files in channel.edits] == [[], []], "every message but the latest loses its picture"
    titles, lines, scores = zip(*(channel.texts[message] for message, _ in channel.edits), strict=True)
    assert [title.rpartition(" ")[0] for title in titles] == [f"-# Carcassonne · turn {at} ·" for at in (2, 3)]
    assert all("<@" not in title for title in titles), "a mention highlights the message for its reader"
    assert all(re.fullmatch(r"-# `A`\s\w+\s\*\*\d+\*\*\s· `B`\s\w+\s\*\*\d+\*\*", told) for told in scores)
    # Each message tells what happened since the one before.
    assert [len(told.splitlines()) for told in lines] == [1, 1]
    assert all(re.match(r"\w+: ", told) and "due" not in told for told in lines)
    await delivered(bot)
    assert len(channel.edits) == 2, "once"


async def test_the_heading_of_an_old_turn_message_is_only_fetched_after_a_restart(bot: Bot, channel: Channel) -> None:
    game, outbox = await begun(bot), None
    for _ in range(3):
        await play_turn(bot, game)
        outbox = await delivered(bot, outbox)
    assert (len(channel.edits), channel.fetched) == (2, [])
    await play_turn(bot, game)
    await delivered(bot)
    assert channel.fetched == [903]
    assert [channel.texts[message][0].split(" · ")[1] for message, _ in channel.edits] == ["turn 2", "turn 3", "turn 4"]


async def test_titles_carry_the_number_of_the_table_where_a_channel_has_two(bot: Bot, channel: Channel) -> None:
    first, second = await begun(bot), await begun(bot)
    await delivered(bot)
    await play_turn(bot, first)
    await delivered(bot)
    assert channel.texts[901][0].startswith(f"-# Carcassonne #{first} · turn 1 · ")
    async with bot.tables.transaction(GUILD, second) as session:
        session.close(ADA)
    await play_turn(bot, first)
    await delivered(bot)
    await play_turn(bot, first)
    await delivered(bot)
    assert [channel.texts[one][0].split(" · ")[0] for one in (903, 904)] == [
        f"-# Carcassonne #{first}",
        "-# Carcassonne",
    ]


async def test_edits_of_old_messages_keep_to_the_limit_of_their_channel(bot: Bot, time: Time) -> None:
    poster, old, new = Delivery(bot).sender.poster, 1, (int(time() * 1000) - 1_420_070_400_000) << 22  # type: ignore[arg-type]
    for _ in range(9):
        poster.not_too_often(CHANNEL, new)
    for _ in range(EDITS):
        poster.not_too_often(CHANNEL, old)
    poster.not_too_often(CHANNEL + 1, old)
    with pytest.raises(TooSoon) as early:
        poster.not_too_often(CHANNEL, old)
    assert 0 < early.value.wait <= EDITS_WITHIN
    time.now += early.value.wait
    poster.not_too_often(CHANNEL, old)


async def test_the_news_are_told_once_for_each_state_of_a_table(bot: Bot, channel: Channel) -> None:
    """A message with a late picture told them twice."""
    game = await begun(bot)
    sender = Delivery(bot).sender  # type: ignore[arg-type]
    told = []
    for _ in range(4):
        await act(bot, game)
        async with bot.tables.transaction(GUILD, game) as session:
            snapshot = take_snapshot(session)
        told.append(await sender.news(GUILD, snapshot))
        assert told[-1] is await sender.news(GUILD, snapshot)
        assert told[-1] == await recent_news(bot.store, GUILD, snapshot, words("en").with_icons())
    assert len({news.whole for news in told}) > 1
