"""Days of games through Discord's protocol: a week of silence, quiet hours, many tables, invitations, orders."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest

from playground import Person, Seen, people
from tests.play import acts
from tests.play.bot_process import Bot, BotWithPlayground

pytestmark = pytest.mark.asyncio(loop_scope="session")

HOUR = 3600


class Alone(NamedTuple):
    """A bot with its playground in one process, and two people there."""

    bot: BotWithPlayground
    ada: Person
    ben: Person

    async def idle(self) -> None:
        """Wait until the bot has sent everything that is due, and noted it."""
        await self.bot.noted(self.bot.guild)

    async def calm(self) -> None:
        """Wait until the bot has done everything that is due."""
        await self.bot.calm(self.ada)

    async def forward(self, hours: float) -> None:
        """Advance the clock after the bot has noted its messages. Hours later a nonce no longer identifies them."""
        await self.idle()
        await self.ada.control("POST", "/clock", {"forward": int(hours * HOUR)})

    async def restarted(self) -> None:
        """Kill the bot, as a power cut does, and start it again."""
        await self.idle()
        await self.bot.kill()
        await self.bot.start()


@asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[Alone]:
    """Start the bot in a separate folder."""
    async with BotWithPlayground(folder) as bot, Person(bot.url, "Ada") as ada, Person(bot.url, "Ben") as ben:
        yield Alone(bot, ada, ben)


async def reminder(person: Person, after: Seen) -> Seen:
    """Return the next reminder."""
    return await person.wait_for(lambda each: "⏰ Waiting for" in each.text and int(each.id) > int(after.id))


async def ids(person: Person) -> list[str]:
    return [each.id for each in await person.messages()]


async def test_a_week_of_silence_brings_the_schedule_and_nothing_more(tmp_path: Path) -> None:
    async with alone(tmp_path) as there:
        last = message = await acts.table(there.ada, there.ben)
        late = acts.called(message, (there.ada, there.ben))
        now = 0.0
        for hours in (12, 20.4, 24, 48, 72, 120):
            await there.forward(hours + 0.05 - now)
            now = hours + 0.05
            if hours == 24:
                vote = await there.ada.wait_for(lambda each: "A computer plays for now" in each.buttons)
                assert vote.pings == [
                    people.user_id(next(one.name for one in (there.ada, there.ben) if one is not late))
                ]
                continue
            last = await reminder(there.ada, last)
            assert last.pings == [people.user_id(late.name)], hours
            if hours in (12, 48):
                await there.restarted()
                await there.calm()
            await there.idle()
            assert [each.id for each in await there.ada.messages() if "⏰ Waiting for" in each.text] == [last.id], (
                "one message"
            )
        before = await ids(there.ada)
        await there.forward(167 - now)
        await there.calm()
        assert await ids(there.ada) == before


def quiet_now() -> str:
    """Return quiet hours that began in this hour, or in the last one if the hour changes during the test."""
    hour = datetime.now(UTC).hour
    return f"{hour}-{(hour + 9) % 24}"


async def test_player_in_quiet_hours_is_pinged_once_in_the_morning(tmp_path: Path, rng: random.Random) -> None:
    async with alone(tmp_path) as there:
        message = await acts.table(there.ada, there.ben)
        first = acts.called(message, (there.ada, there.ben))
        second = there.ben if first is there.ada else there.ada
        await second.settled(await second.command("me settings", quiet=quiet_now()))
        await acts.turn(first, message, rng)
        told = await first.wait_for(lambda each: "Play" in each.buttons and int(each.id) > int(message.id))
        assert told.pings == []
        assert people.user_id(second.name) in told.text, "it still says whose turn it is"
        await there.restarted()
        await there.forward(7.9)
        await there.calm()
        assert not [each for each in await first.messages() if each.pings and int(each.id) > int(message.id)]
        await there.forward(1.2)
        morning = await acts.next_turn(first, message)
        assert morning.pings == [people.user_id(second.name)]
        await there.restarted()
        await there.calm()
        calls = [each.id for each in await first.messages() if each.pings and int(each.id) > int(message.id)]
        assert calls == [morning.id], "once, also across a restart"


async def test_several_tables_share_one_reminder_and_it_can_come_as_a_direct_message(tmp_path: Path) -> None:
    async with alone(tmp_path) as there:
        waiting: dict[str, list[str]] = {"Ada": [], "Ben": []}
        last = None
        while max(map(len, waiting.values())) < 2:
            last = await opened(there, waiting, last)
        late = next(name for name, tables in waiting.items() if len(tables) > 1)
        person = there.ada if late == "Ada" else there.ben
        assert last is not None
        await there.forward(12.05)
        calling = await there.ada.wait_for(
            lambda each: (
                "⏰ Waiting for" in each.text and people.user_id(late) in each.pings and int(each.id) > int(last.id)
            )
        )
        assert "nother table is waiting for you" in calling.text
        await there.calm()
        called = [
            each
            for each in await there.ada.messages()
            if "⏰ Waiting for" in each.text and people.user_id(late) in each.pings
        ]
        assert len(called) == 1
        card = await person.settled(await person.command("me settings"))
        await person.settled(await person.select(card, "on", which=3))
        await there.forward(8.4)
        direct = await person.direct()
        told = await person.wait_for(lambda each: "2 tables are waiting for you" in each.text, channel=direct)
        assert told.text.count("https://discord.com/channels/") == 2
        await there.calm()
        assert not [
            each
            for each in await there.ada.messages()
            if people.user_id(late) in each.pings and "⏰ Waiting for" in each.text and int(each.id) > int(calling.id)
        ]
        await person.control("POST", f"/people/{late}/settings", {"direct": False})
        await there.forward(27.6)
        fallen_back = await there.ada.wait_for(
            lambda each: (
                "⏰ Waiting for" in each.text and people.user_id(late) in each.pings and int(each.id) > int(calling.id)
            )
        )
        assert fallen_back


async def opened(there: Alone, waiting: dict[str, list[str]], after: Seen | None) -> Seen:
    """Start another game of the two; note the player it waits for."""
    message = await begun(there, "carcassonne", after)
    waiting[acts.called(message, (there.ada, there.ben)).name].append(message.id)
    return message


async def begun(there: Alone, game: str, after: Seen | None = None) -> Seen:
    """Begin a game of the two; return its first turn message."""
    said = await there.ada.settled(await there.ada.command("new", game=game, thread=False))
    lobby = await there.ben.wait_for(lambda each: each.id == said.id and "Join" in each.buttons)
    await there.ben.click(lobby, "Join")
    ready = await there.ada.wait_for(lambda each: each.id == said.id and " Ben" in each.text)
    await there.ada.click(ready, "Start")
    return await there.ada.wait_for(lambda each: acts.is_turn(each) and int(each.id) > int((after or said).id))


async def test_prepared_move_is_played_in_its_turn_also_after_a_power_cut(tmp_path: Path) -> None:
    async with alone(tmp_path) as there:
        message = await begun(there, "dominion")
        first = acts.called(message, (there.ada, there.ben))
        second = there.ben if first is there.ada else there.ada
        offered = await second.autocomplete("game prepare", "action", action="")
        assert offered[0]["value"] == "all"
        doubted = await second.settled(await second.command("game prepare", action="Gold"))
        assert "It isn't possible right now" in doubted.text
        kept = await second.settled(await second.command("game prepare", action="all"))
        assert "Prepared: all" in kept.text
        assert "possible right now" not in kept.text
        assert await first.autocomplete("game prepare", "action", action="") == []
        refused = await first.settled(await first.command("game prepare", action="all"))
        assert "You have a choice to make" in refused.text
        for move in ("all", "done"):
            await first.settled(await first.command("game move", action=move))
        await there.restarted()
        await there.forward(20 / HOUR)
        turn = await acts.next_turn(there.ada, message)
        assert turn.pings == [people.user_id(second.name)], "pinged only now"
        for person in (first, second):
            assert f"{person.name}: +$" in turn.text, "all events since the player's last look are told"
        panel = await second.settled(await second.click(turn, "Play"))
        assert "Your prepared move was played: all" in panel.text
        orders = await second.settled(await second.command("game orders"))
        assert "Prepared" not in str(orders.payload["components"])


async def test_computer_plays_for_an_absent_player_who_is_back_on_time(tmp_path: Path) -> None:
    async with alone(tmp_path) as there:
        message = await begun(there, "carcassonne")
        late = acts.called(message, (there.ada, there.ben))
        other = there.ben if late is there.ada else there.ada
        told = await late.settled(await late.command("me away", until="1d", mode="play"))
        assert "away from one table until" in told.text
        after = await acts.next_turn(other, message)
        assert after.pings == [people.user_id(other.name)], "the computer has played"
        await there.restarted()
        await there.forward(24.1)
        await other.wait_for(lambda each: f"{late.name} is back" in each.text)
        assert not [each for each in await other.messages() if "I'm back" in each.buttons]
        status = await other.settled(await other.command("game status"))
        assert "(computer, " not in status.text


async def test_announced_absence_holds_for_a_game_that_starts_later(bot: Bot, ada: Person, ben: Person) -> None:
    lobby = await ada.settled(await ada.command("new", game="carcassonne"))
    await ben.settled(await ben.click(lobby, "Join"))
    told = await ben.settled(await ben.command("me away", until="2d", mode="play"))
    assert "also from games that start before then" in told.text
    await ada.settled(await ada.click(lobby, "Start"))
    await ada.wait_for(lambda each: "Ben is away. A computer plays." in each.text)
    back = await ben.settled(await ben.command("me away", until="back"))
    assert "You're back at" in back.text


async def test_joining_a_lobby_ends_the_absence_from_new_games(bot: Bot, ada: Person, ben: Person) -> None:
    await ben.settled(await ben.command("me away", until="2d", mode="play"))
    lobby = await ada.settled(await ada.command("new", game="carcassonne"))
    await ben.settled(await ben.click(lobby, "Join"))
    await ada.settled(await ada.click(lobby, "Start"))
    status = await ada.settled(await ada.command("game status"))
    assert "Ben" in status.text
    assert "(computer, " not in status.text
    await ben.settled(await ben.command("me away", until="back"))


async def test_orders_are_typed_and_tapped_in_one_panel(bot: Bot, ada: Person, ben: Person) -> None:
    mover = acts.called(await acts.table(ada, ben), (ada, ben))
    offered = await mover.autocomplete("game orders", "change", change="")
    assert [each["value"] for each in offered] == ["no_field", "no_road", "keep_last", "only_way"]
    card = await mover.settled(await mover.command("game orders", change="no_field"))
    assert card.ephemeral
    picked = [each["value"] for each in card.selects[0]["options"] if each.get("default")]
    assert picked == ["no_field"]
    card = await mover.settled(await mover.select(card, "keep_last"))
    picked = [each["value"] for each in card.selects[0]["options"] if each.get("default")]
    assert picked == ["keep_last"]
    refused = await mover.settled(await mover.command("game orders", change="win"))
    assert "isn't an option of this game" in refused.text
    assert bot.server.world.violations == []


async def test_moment_of_the_past_is_shown_to_everyone_as_everyone_saw_it(
    bot: Bot, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await acts.turn(mover, message, rng)
    past = await mover.settled(await mover.command("game board", move=1))
    assert past.ephemeral
    shown = await mover.settled(await mover.click(past, "Show to everyone"))
    assert not shown.ephemeral
    assert "move 1" in shown.text
    assert list(shown.buttons) == ["Replay"], "further steps are private"
    other = ben if mover is ada else ada
    stepped = await other.settled(await other.click(shown, "Replay"))
    assert stepped.ephemeral
    assert "move 1" in stepped.text
    about = await other.settled(await other.command("game log", about=people.user_id(mover.name)))
    assert f"What others did to {mover.name}" in about.text
    assert bot.server.world.violations == []


async def test_player_who_conceded_takes_the_seat_back_by_one_press(bot: Bot, ada: Person, ben: Person) -> None:
    await acts.table(ada, ben)
    sure = await ada.settled(await ada.command("game concede"))
    await ada.settled(await ada.click(sure, "Yes, concede"))
    said = await ben.wait_for(lambda each: "Take my seat back" in each.buttons)
    assert "Ada has conceded" in said.text
    await ben.click(said, "Take my seat back")
    await ben.wait_for(lambda each: "offered to another player" in each.text)
    await ada.settled(await ada.click(said, "Take my seat back"))
    status = await ben.settled(await ben.command("game status"))
    assert "Ada" in status.text
    assert "(computer, " not in status.text
    assert bot.server.world.violations == []


async def test_an_undo_is_a_line_in_the_channel_and_in_the_log(bot: Bot, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await mover.settled(await mover.command("game move", action=await tile(mover)))
    await mover.settled(await mover.command("game undo"))
    told = await ada.wait_for(lambda each: each.id == message.id and "last step undone" in each.text)
    assert mover.name in told.text
    log = await mover.settled(await mover.command("game log", everything=True))
    assert "undoes the last step" in log.text
    assert bot.server.world.violations == []


async def tile(mover: Person) -> str:
    """Return a placement of the tile without the figure action."""
    choice = await acts.first_choice(mover)
    return choice.partition(" ; ")[0]


async def test_vote_about_an_undo_lists_the_choices_that_it_takes_back(bot: Bot, ada: Person, ben: Person) -> None:
    said = await ada.settled(await ada.command("new", game="catan"))
    lobby = await ben.wait_for(lambda each: each.id == said.id and "Join" in each.buttons)
    await ben.click(lobby, "Join")
    ready = await ada.wait_for(lambda each: each.id == said.id and " Ben" in each.text)
    await ada.click(ready, "Start")
    message = await ada.wait_for(lambda each: acts.is_turn(each) and int(each.id) > int(said.id))
    mover = acts.called(message, (ada, ben))
    other = ben if mover is ada else ada
    for person in (mover, mover, other):
        await person.settled(await person.command("game move", action=await tile(person)))
    await mover.settled(await mover.command("game undo"))
    vote = await other.wait_for(lambda each: "Yes" in each.buttons)
    assert "Undo the last" in vote.text
    assert f"- {mover.name}" in vote.text, "the choices to take back are listed"
    await other.click(vote, "Yes")
    told = await other.wait_for(lambda each: "undone, as" in each.text and each.id != vote.id)
    assert mover.name in told.text
    assert bot.server.world.violations == []


async def test_a_rated_game_does_not_vote_about_an_undo_past_a_drawn_tile(
    bot: Bot, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    await acts.turn(mover, message, rng)
    await acts.next_turn(ada, message)
    refused = await mover.settled(await mover.command("game undo"))
    assert "Only a friendly game" in refused.text
    assert not [each for each in await ada.messages() if "Yes" in each.buttons]
    assert bot.server.world.violations == []


async def test_player_with_an_unfinished_choice_is_told_once_also_after_a_power_cut(
    tmp_path: Path, rng: random.Random
) -> None:
    async with alone(tmp_path) as there:
        mover, _, _ = await acts.about_to_confirm(there.ada, there.ben, rng)
        other = there.ben if mover is there.ada else there.ada
        await there.forward(10.5 / 60)
        told = await mover.wait_for(lambda each: "is unfinished" in each.text)
        assert told.ephemeral
        assert "Carcassonne" in told.text
        posted = await ids(other)
        await there.restarted()
        await there.forward(10.5 / 60)
        await there.calm()
        again = [each for each in await mover.messages() if "is unfinished" in each.text and each.id != told.id]
        assert again == [], "once in a turn"
        assert not [each for each in await other.messages() if "is unfinished" in each.text], "no other player sees it"
        assert await ids(other) == posted, "no public message was posted"


async def test_player_can_be_named_and_pinged_one_turn_ahead(bot: Bot, ada: Person, ben: Person, cleo: Person) -> None:
    cards = [await person.settled(await person.command("me settings")) for person in (ada, ben, cleo)]
    for person, card in zip((ada, ben, cleo), cards, strict=True):
        await person.settled(await person.select(card, "on", which=5))
    message = await acts.seated(ada, ben, cleo)
    await ada.click(message, "Start")
    first = await ada.wait_for(lambda each: "Play" in each.buttons and "Next:" in each.text)
    # Settings hold on every server, so reset them for the next test.
    for person, card in zip((ada, ben, cleo), cards, strict=True):
        await person.settled(await person.select(card, "off", which=5))
    assert len(first.pings) == 2, "the player to move, and the next one"
    assert all(f"<@{user}>" in first.text for user in first.pings)
    assert bot.server.world.violations == []


@pytest.mark.own_bot
async def test_turn_message_shows_that_the_clock_or_the_game_is_paused(bot: Bot, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    other = ben if mover is ada else ada
    assert "⏳ <t:" in message.text
    await mover.settled(await mover.command("me away", until="3d", mode="pause"))
    await other.wait_for(lambda each: each.id == message.id and "⏳ <t:" not in each.text)
    await mover.settled(await mover.command("me away", until="back"))
    await other.wait_for(lambda each: each.id == message.id and "⏳ <t:" in each.text)
    await ada.settled(await ada.command("game pause"))
    vote = await ben.wait_for(lambda each: "Yes" in each.buttons)
    await ben.click(vote, "Yes")
    await other.wait_for(lambda each: each.id == message.id and "The game is paused" in each.text)
    closed = await other.wait_for(lambda each: each.id == vote.id and not each.buttons)
    assert "###" not in closed.text
    listed = await mover.settled(await mover.command("games mine"))
    (line,) = [line for line in listed.text.splitlines() if message.id in line]
    assert "waits for you" not in line
    assert "The game is paused" in (await other.settled(await other.command("game status"))).text
    assert bot.server.world.violations == []


async def test_closed_vote_names_the_player_it_was_about(tmp_path: Path) -> None:
    async with alone(tmp_path) as there:
        message = await acts.table(there.ada, there.ben)
        late = acts.called(message, (there.ada, there.ben))
        other = there.ben if late is there.ada else there.ada
        await there.forward(24.1)
        vote = await other.wait_for(lambda each: "A computer takes the seat" in each.buttons)
        await other.settled(await other.click(vote, "A computer takes the seat"))
        noted = await other.wait_for(lambda each: each.id == vote.id and f"{other.name}: A computer" in each.text)
        assert "even a single one" in noted.text
        await there.forward(24.1)
        closed = await other.wait_for(lambda each: each.id == vote.id and not each.buttons)
        assert f"{late.name} is out of time" in closed.text
