"""Ratings, reviews, invitations and notices, after one whole game through Discord's protocol."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from playground import Person, Seen, people
from tests.patience import PATIENCE
from tests.play import acts
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


def calling_after(seen: str) -> Callable[[Seen], bool]:
    """Return a condition: a message is not ``seen``, and is a turn or the end."""
    return lambda message: message.id != seen and (acts.is_turn(message) or acts.is_end(message))


async def whole_game(person: Person, rng: random.Random) -> Seen:
    """Play a game against four computers by typing; return the message of its end."""
    await person.settled(await person.command("new", game="carcassonne", opponents=4))
    await person.settled(await person.command("game start"))
    seen = ""
    while True:
        message = await person.wait_for(calling_after(seen))
        if acts.is_end(message):
            return message
        seen = message.id
        while found := await acts.suggested(person):
            await person.settled(await person.command("game move", action=rng.choice(found)))


async def check_film(person: Person, end: Seen) -> None:
    """Check that the film follows in the message of the end, below the board with the points."""
    whole = await person.wait_for(lambda each: each.id == end.id and len(each.pictures) == 2, 2 * PATIENCE)
    board, film = whole.pictures
    assert re.match(r"1\. .+: \d+ \(.*(cities|roads|fields|cloisters) \d+", board["description"])
    assert "An animation of" in film["description"]
    assert "Seed" not in whole.text


async def check_review(person: Person, end: Seen) -> None:
    """Check the review behind *More*: a chart, the points and the seed."""
    more = await person.settled(await person.click(end, "More"))
    assert "Seed" in more.text
    review = await person.settled(await person.click(more, "Scores"))
    (chart,) = review.pictures
    assert chart["description"].count("After turn ") == 4
    header, *rows, total = review.text.partition("```\n")[2].partition("\n```")[0].splitlines()
    assert header.split() == ["A", "B", "C", "D", "E"]
    scores = [int(number) for number in re.findall(r"\d+", total)]
    columns = zip(*([int(number) for number in re.findall(r"\d+", row)] for row in rows), strict=True)
    assert [sum(column) for column in columns] == scores


async def check_replay(person: Person, end: Seen) -> None:
    """Check that the end message leads through the whole game step by step."""
    first = await person.settled(await person.click(end, "Replay"))
    assert "move 0" in first.text
    assert first.ephemeral
    second = await person.settled(await person.click(first, "Next ▶"))
    assert (second.id, "move 1 ·" in second.text) == (first.id, True)
    last = await person.settled(await person.click(second, "Latest ⏭"))
    assert last.buttons["Next ▶"]["disabled"]
    assert last.pictures
    refused = await person.settled(await person.command("game board", game="1", move=99_000))
    assert "There is no such move" in refused.text


async def check_decided(person: Person, end: Seen) -> None:
    """Check the look back behind the end message: the chances, and pictures of the costly choices."""
    decided = await person.settled(await person.click(end, "What decided it?"), 60)
    assert decided.ephemeral
    (chart,) = decided.pictures
    assert "in percent: Ada" in chart["description"]
    if "1" in decided.buttons:
        moment = await person.settled(await person.click(decided, "1"))
        assert (moment.id, moment.buttons["1"]["disabled"]) == (decided.id, True)
        assert moment.pictures[0]["description"] != chart["description"]
    typed = await person.settled(await person.command("game log", game="1", decided=True))
    assert (typed.ephemeral, len(typed.pictures)) == (True, 1)


async def check_export(stranger: Person) -> None:
    """Check the exports of the game as files."""
    for form in ("json", "text", "animation"):
        given = await stranger.settled(await stranger.command("game export", format=form, game="1"), 60)
        assert given.ephemeral
        (file,) = given.payload["attachments"]
        assert file["filename"].startswith("game-1.")
        assert 0 < file["size"] < 8 << 20


@pytest.mark.own_bot
async def test_finished_game_is_rated_and_reviewed(bot: Bot, ada: Person, ben: Person, rng: random.Random) -> None:
    empty = await ada.settled(await ada.command("leaderboard", game="carcassonne"))
    assert "No finished games yet" in empty.text
    end = await whole_game(ada, rng)
    await check_film(ada, end)
    await check_review(ada, end)
    await check_replay(ada, end)
    await check_decided(ada, end)
    await check_export(ben)
    mine = await ada.settled(await ada.command("me stats"))
    assert "**Carcassonne**: one game, " in mine.text
    theirs = await ben.settled(await ben.command("me stats"))
    assert "No finished games yet." in theirs.text
    board = await ben.settled(await ben.command("leaderboard", game="carcassonne", show=True))
    assert "Ada: " in board.pictures[0]["description"]
    assert not board.ephemeral
    card = await ada.settled(await ada.command("me settings"))
    await ada.settled(await ada.select(card, "hidden", which=2))
    hidden = await ada.settled(await ada.command("leaderboard", game="carcassonne"))
    assert hidden.ephemeral
    assert "Ada" not in hidden.pictures[0]["description"]
    await ada.settled(await ada.select(card, "shown", which=2))
    assert bot.server.world.violations == []


@pytest.mark.own_bot
async def test_person_who_deletes_their_data_leaves_the_seat_to_a_computer(bot: Bot, ada: Person, cleo: Person) -> None:
    message = await acts.table(cleo, ada)
    mover = acts.called(message, (ada, cleo))
    mine = await mover.settled(await mover.command("games mine"))
    assert "waits for you" in mine.text
    asked = await cleo.settled(await cleo.command("me data", action="delete"))
    assert "You can't undo this." in asked.text
    done = await cleo.settled(await cleo.click(asked, "Yes, delete everything"))
    assert "Everything about you is deleted" in done.text
    status = await ada.settled(await ada.command("game status"))
    assert "Cleo" not in status.text
    assert status.text.count("(computer, ") == 1
    given = await cleo.settled(await cleo.command("me data", action="export"))
    assert given.payload["attachments"][0]["filename"] == "stammtisch.json"
    assert bot.server.world.violations == []


async def test_menus_of_a_person_and_of_a_message_answer_in_private(bot: Bot, ada: Person, ben: Person) -> None:
    none = await ada.settled(await ada.use("Invite to a game", people.user_id("Ben")))
    # The command can be tapped, so its id is known.
    assert re.search(r"Open one with </new:\d+>", none.text)
    await ada.settled(await ada.command("new", game="carcassonne", opponents=1))
    told = await ada.settled(await ada.use("Invite to a game", people.user_id("Ben")))
    assert "Ben is invited." in told.text
    lobby = await ben.wait_for(lambda message: "Join" in message.buttons)
    early = await ada.settled(await ada.use("Look back from here", lobby))
    assert "This game hasn't started." in early.text
    await ada.settled(await ada.command("game start"))
    turn = await ada.wait_for(acts.is_turn)
    first = await ada.settled(await ada.use("Look back from here", turn))
    assert first.ephemeral
    assert re.match(r"### \[Carcassonne\]\(\S+\) · move \d", first.text)
    await ada.settled(await ada.command("game end"))


async def test_invited_user_is_pinged_and_joins(bot: Bot, ada: Person, ben: Person) -> None:
    await ada.settled(await ada.command("new", game="carcassonne"))
    told = await ada.settled(await ada.command("game invite", user=people.user_id("Ben")))
    assert "Ben is invited." in told.text
    invitation = await ben.wait_for(lambda each: "wants to play" in each.text)
    assert invitation.pings == [people.user_id("Ben")]
    await ben.click(invitation, "Join")
    await ada.wait_for(lambda each: "Start" in each.buttons and " Ben" in each.text)
    twice = await ada.settled(await ada.command("game invite", user=people.user_id("Ben")))
    assert "That person already has a seat" in twice.text
    assert bot.server.world.violations == []


async def test_watcher_is_told_once_that_a_table_opens(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    told = await ben.settled(await ben.command("games watch", game="catan"))
    assert "I'll tell you when a table of Catan opens here" in told.text
    await ada.settled(await ada.command("new", game="carcassonne"))
    await ada.settled(await ada.command("new", game="catan", thread=False))
    called = await ben.wait_for(lambda each: "A new table is open" in each.text)
    assert called.pings == [people.user_id("Ben")]
    await ada.settled(await ada.command("new", game="catan", thread=False))
    await ben.settled(await ben.command("games watch", game="catan", stop=True))
    await ada.settled(await ada.command("new", game="catan", thread=False))
    await bot.idle(place.guild)
    calls = [each for each in await ben.messages() if "is open. Join above" in each.text]
    assert [each.id for each in calls] == [called.id]
    assert bot.server.world.violations == []


async def test_watcher_is_not_pinged_in_a_hidden_channel(
    bot: Bot, place: Place, ada: Person, ben: Person, cleo: Person
) -> None:
    for person in (ben, cleo):
        await person.settled(await person.command("games watch", game="catan"))
    await ada.control("POST", "/permissions", {"channel": place.second, "name": "Ben", "deny": ["view_channel"]})
    await ada.settled(await ada.command("new", game="catan", where=place.second))
    called = await ada.wait_for(lambda each: "A new table is open" in each.text, channel=place.second)
    assert called.pings == [people.user_id("Cleo")]
    assert "Ben" not in called.text
    await ada.settled(await ada.command("new", game="catan"))
    again = await ben.wait_for(lambda each: "A new table is open" in each.text)
    assert again.pings == [people.user_id("Ben")], "the next table pings the watcher that the first one could not"
