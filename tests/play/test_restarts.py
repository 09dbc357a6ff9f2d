"""The bot is killed, or stopped politely, in the middle of a game."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from playground import Answer, Failed, Person
from tests.patience import until
from tests.play import books, hands
from tests.play.conftest import Place
from tests.play.house import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_panel_of_before_a_crash_goes_on_after_it(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await house.kill()
    before = books.lasting(house.data, place.guild)
    with pytest.raises(Failed):
        await mover.click(panel, "Confirm")
    await house.start()
    assert books.lasting(house.data, place.guild) == before
    await mover.settled(await mover.click(panel, "Confirm"))
    await hands.next_turn(ada, message)


async def test_a_choice_is_kept_and_told_though_the_bot_dies_before_it_is_shown(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60)
    await mover.click(panel, "Confirm")
    await until(lambda: len(books.read(house.data, place.guild).choices) == 2)
    await house.kill()
    await ada.control("DELETE", "/faults")
    await house.start()
    after = await hands.next_turn(ada, message)
    assert hands.called(after, (ada, ben)) is not mover


@pytest.mark.parametrize("how", ["kill", "stop", "kill before the text is noted"])
async def test_a_picture_that_was_promised_before_the_bot_went_comes_when_it_is_back(
    house: House, place: Place, ada: Person, ben: Person, tmp_path: Path, how: str
) -> None:
    await house.stop()
    # Everything has to be painted first, which takes longer than a message waits.
    await house.start(SPRITES_DIR=str(tmp_path / "sprites"))
    lobby = await hands.seated(ada, ben, game="catan")
    if "noted" in how:
        await hands.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60, lost=True)
    await ada.click(lobby, "Start")
    message = await ada.wait_for(lambda each: "The picture follows." in each.text)
    await (house.stop() if how == "stop" else house.kill())
    await ada.control("DELETE", "/faults")
    assert "The picture follows." in (await ada.look(message)).text
    await house.start()
    shown = await ada.wait_for(lambda each: each.id == message.id and "picture" not in each.text)
    assert shown.pictures
    await house.noted(place.guild)
    assert [each.id for each in await ada.messages() if each.pings] == [message.id], "one message and one call"


async def test_an_upgrade_that_starts_a_turn_again_says_so_and_shows_the_table_as_it_stands(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    """Only the log told it; the turn message showed a tile that no longer lay there."""
    message = await hands.table(ada, ben)
    mover = hands.called(message, (ada, ben))
    choice = (await hands.first_choice(mover)).partition(" ; ")[0]
    await mover.settled(await mover.command("game move", action=choice))
    await house.noted(place.guild)
    assert await house.stop() == 0
    ask_otherwise(house.data / f"{place.guild}.sqlite3")
    await house.start()
    after = await hands.next_turn(ada, message)
    assert hands.called(after, (ada, ben)) is mover
    assert after.pictures
    assert [each for each in await ada.messages() if "rules of this game were updated" in each.text]
    await ada.wait_for(lambda each: each.id == message.id and not each.buttons)
    assert hands.offered(await hands.opened(mover, after))


def ask_otherwise(file: Path) -> None:
    """Make a stored table look as if another version had written it, which had asked something else in this turn."""
    with closing(sqlite3.connect(file)) as db, db:
        saved = msgspec.msgpack.decode(zlib.decompress(db.execute("SELECT data FROM checkpoints").fetchone()[0]))
        assert saved["entries"]
        for entry in saved["entries"]:
            entry[2] = bytes(8)
        db.execute("UPDATE checkpoints SET data = ?", (zlib.compress(msgspec.msgpack.encode(saved)),))
        db.execute("UPDATE resumed SET version = 'another'")


async def test_a_running_table_whose_file_has_no_clock_has_one_after_the_start(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    await hands.table(ada, ben)
    await house.noted(place.guild)
    assert await house.stop() == 0
    file = house.data / f"{place.guild}.sqlite3"
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute("DELETE FROM timers WHERE kind = 'clock'").rowcount == 1
    await house.start()

    def clocks() -> int:
        with closing(sqlite3.connect(file)) as db:
            return int(db.execute("SELECT count(*) FROM timers WHERE kind = 'clock'").fetchone()[0])

    await until(clocks)


async def test_a_polite_stop_finishes_what_is_in_hand(
    house: House, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await hands.about_to_confirm(ada, ben, rng)
    answer: asyncio.Task[Answer] = asyncio.create_task(mover.click(panel, "Confirm"))
    await until(lambda: len(books.read(house.data, place.guild).choices) == 2)
    assert await house.stop() == 0
    assert (await answer).kind == 6
    await house.start()
    await hands.next_turn(ada, message)


async def test_a_click_while_the_bot_is_stopping_is_answered(
    house: House, place: Place, ada: Person, ben: Person
) -> None:
    message = await hands.table(ada, ben)
    mover = hands.called(message, (ada, ben))
    await hands.fault(ada, path="PATCH /webhooks/", delay=1.5)
    slow = asyncio.create_task(hands.opened(mover, message))
    await until(lambda: not house.faults_waiting)
    assert house.process is not None
    house.process.send_signal(signal.SIGTERM)
    while "about to restart" not in (told := await ben.settled(await ben.command("game status"))).text:
        assert "Waiting for" in told.text
    assert hands.offered(await slow)
    assert await house.stop() == 0


async def test_the_commands_are_registered_again_where_discord_has_others(house: House) -> None:
    world = house.server.world
    ours = [command["name"] for command in world.commands[""]]
    await house.stop()
    others = [
        {**command, "id": f"{command['id']}0", "name": f"old-{command['name']}"} for command in world.commands[""]
    ]
    world.keep_commands("", others)
    await house.start()
    assert [command["name"] for command in world.commands[""]] == ours
