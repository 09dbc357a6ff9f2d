"""The daily post: one each morning, with the solution of the last one, through refusals, kills and long downtimes."""

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery.retries import CLOSED_PAUSE
from cogs.delivery.senders import Sender
from cogs.puzzles.card import SOLVE
from cogs.puzzles.daily import DAY, begin_of, daily, day_at
from cogs.schedule.puzzle_posts import SPREAD, post_puzzle, post_time
from data import puzzles
from data.puzzles import PuzzleAnswer
from tests.cogs.delivery.channels import Channel
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time

GUILD, CHANNEL = 1, 10**18


class Posts(Channel):
    """A channel that also keeps the texts and the buttons of its messages, and can refuse."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal: discord.HTTPException | None = None
        self.told: list[str] = []
        self.known: list[Any] = []

    async def send(self, **content: Any) -> Any:
        if self.refusal:
            raise self.refusal
        before = len(self.posts)
        sent = await super().send(**content)
        if len(self.posts) > before:
            self.told.append("\n".join(each.content for each in sent.texts))
            self.known.append(sent)
        return sent

    async def history(self, *, limit: int) -> AsyncIterator[Any]:
        for message in self.known[-limit:]:
            message.author = None
            yield message


@pytest.fixture
def channel(timed: Any, monkeypatch: pytest.MonkeyPatch) -> Posts:
    made = Posts()
    timed.get_partial_messageable = lambda _: made
    timed.get_guild = lambda guild: SimpleNamespace(id=guild, preferred_locale="en-US")
    timed.user = None
    monkeypatch.setattr("cogs.delivery.sent.pictures", lambda sent: [each.filename for each in sent.attachments])
    monkeypatch.setattr("cogs.delivery.sent.texts", lambda sent: [each.content.strip() for each in sent.texts])
    return made


async def posted(bot: Any) -> Any:
    """Post what is due, as a process that has just started does. Return the daily post as it is noted then."""
    if "puzzle" in (await bot.store.due_in(GUILD)).own:
        await post_puzzle(Sender(bot), GUILD)
    return await puzzles.post_of(bot.store, GUILD)


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="Refused", headers={})
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(answer, {"code": code, "message": "Refused"})


async def test_a_puzzle_is_posted_each_morning_with_the_solution_of_the_last(
    timed: Bot, time: Time, channel: Posts
) -> None:
    await puzzles.set_channel(timed.store, GUILD, CHANNEL)
    first = await posted(timed)
    today = day_at(time.now)
    assert (first.day, first.due, len(channel.posts)) == (today, post_time(GUILD, today + 1), 1)
    assert "Puzzle of the day" in channel.told[0]
    assert "% to win" not in channel.told[0]
    assert "last puzzle" not in channel.told[0]
    assert channel.posts[0][2] == [f"puzzle-{today}.png"]
    time.now = begin_of(today + 1) - 1
    assert await posted(timed) == first
    shown = daily(GUILD, today)
    assert shown
    for user in (5, 6):
        answer = PuzzleAnswer(
            user=user, day=today, game=first.game, puzzle=first.puzzle, pick=shown.puzzle.best, solved=True
        )
        await puzzles.keep_answer(timed.store, GUILD, answer)
    time.now = begin_of(today + 1)
    second = await posted(timed)
    assert len(channel.posts) == 2
    assert second.day == today + 1
    assert f"the best choice was {shown.puzzle.best + 1}, " in channel.told[1]
    assert "2 of 2 answers were right" in channel.told[1]
    assert f"/{GUILD}/{CHANNEL}/{first.message})" in channel.told[1]


async def test_a_week_of_downtime_brings_one_post(timed: Bot, time: Time, channel: Posts) -> None:
    await puzzles.set_channel(timed.store, GUILD, CHANNEL)
    await posted(timed)
    time.now += 7 * DAY
    for _ in range(3):
        await posted(timed)
    assert len(channel.posts) == 2
    assert "The last puzzle" in channel.told[1]


async def test_a_kill_before_the_post_is_noted_brings_no_second_one(timed: Bot, time: Time, channel: Posts) -> None:
    await puzzles.set_channel(timed.store, GUILD, CHANNEL)
    before = await puzzles.post_of(timed.store, GUILD)
    done = await posted(timed)
    for forgotten in (False, True):
        await puzzles.change_post(timed.store, GUILD, done, before)
        if forgotten:
            # Discord remembers a nonce for some minutes only.
            channel._sent.clear()
            time.now += 3_600
        assert (await posted(timed)).message == done.message
        assert len(channel.posts) == 1


async def test_a_closed_channel_is_tried_again_and_a_deleted_one_is_forgotten(
    timed: Bot, time: Time, channel: Posts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await puzzles.set_channel(timed.store, GUILD, CHANNEL)
    channel.refusal = refusal(50_001)
    refused = await posted(timed)
    assert (refused.due, refused.day, refused.attempts) == (time.now + CLOSED_PAUSE, None, 1)
    time.now += CLOSED_PAUSE
    channel.refusal = None
    assert (await posted(timed)).day == day_at(time.now)
    time.now += DAY
    channel.refusal = refusal(10_003, 404)

    async def gone(*_: object) -> bool:
        return True

    monkeypatch.setattr("cogs.delivery.retries.is_gone", gone)
    assert await posted(timed) is None


async def test_an_outage_of_discord_is_waited_out(timed: Bot, time: Time, channel: Posts) -> None:
    await puzzles.set_channel(timed.store, GUILD, CHANNEL)
    answer: Any = SimpleNamespace(status=503, reason="Service Unavailable")
    channel.refusal = discord.DiscordServerError(answer, "unavailable")
    for attempt in range(1, 4):
        later = await posted(timed)
        assert later.attempts == attempt
        time.now = later.due
    channel.refusal = None
    assert (await posted(timed)).attempts == 0
    assert len(channel.posts) == 1


async def test_the_button_of_the_post_names_the_day_and_the_puzzle(timed: Bot, channel: Posts) -> None:
    await puzzles.set_channel(timed.store, GUILD, CHANNEL)
    done = await posted(timed)
    (sent,) = channel.known
    ids = str([each.to_dict() for each in sent.components])
    assert f"q1:{done.day}:0:{SOLVE}0:{done.game}/{done.puzzle}" in ids


def test_the_posts_of_many_servers_are_spread_over_an_hour() -> None:
    """At the same second ten thousand servers would need a picture."""
    times = [post_time((1_400_000_000 + 977 * number) << 22, 20_000) - begin_of(20_000) for number in range(1_000)]
    assert all(0 <= time < SPREAD for time in times)
    assert max(map(times.count, times)) < 5
