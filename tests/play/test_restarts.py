"""The bot is killed or stopped in the middle of a game."""

from __future__ import annotations

import asyncio
import logging
import random
import signal
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from discord.gateway import DiscordWebSocket

from cogs.workers.renderer import Late, Renderer
from data.backup import back_up
from data.restore import restore
from playground import Answer, Failed, Person
from tests.patience import until
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Place

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.own_bot]


async def test_panel_works_again_after_a_crash(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await bot.kill()
    before = guild_file.lasting(bot.data, place.guild)
    with pytest.raises(Failed):
        await mover.click(panel, "Confirm")
    await bot.start()
    assert guild_file.lasting(bot.data, place.guild) == before
    await mover.settled(await mover.click(panel, "Confirm"))
    await acts.next_turn(ada, message)


async def test_panel_from_before_a_restore_changes_nothing_and_shows_the_question_again(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, tmp_path: Path
) -> None:
    mover, _, panel = await acts.about_to_confirm(ada, ben, rng)
    await bot.noted(place.guild)
    assert await bot.stop() == 0
    file = bot.data / f"{place.guild}.sqlite3"
    assert back_up(bot.data, tmp_path / "copy") == []
    file.unlink()
    assert restore(tmp_path / "copy" / file.name, bot.data) == []
    await bot.start()
    again = await mover.settled(await mover.click(panel, "Confirm"))
    assert guild_file.read_game(bot.data, place.guild).choices == []
    await acts.confirmed(mover, await acts.walked(mover, again, rng))
    assert guild_file.read_game(bot.data, place.guild).choices


async def test_choice_is_kept_and_shown_although_the_bot_was_killed_before(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60)
    await mover.click(panel, "Confirm")
    await until(lambda: len(guild_file.read_game(bot.data, place.guild).choices) == 2)
    await bot.kill()
    await ada.control("DELETE", "/faults")
    await bot.start()
    after = await acts.next_turn(ada, message)
    assert acts.called(after, (ada, ben)) is not mover


@pytest.mark.parametrize("how", ["kill", "stop", "kill before the text is noted"])
async def test_promised_picture_is_added_after_a_restart(
    bot: Bot, place: Place, ada: Person, ben: Person, how: str
) -> None:
    await bot.stop()
    await bot.start(draw_too_slowly)
    lobby = await acts.seated(ada, ben, game="catan")
    if "noted" in how:
        await acts.fault(ada, path=f"POST /channels/{place.channel}/messages", delay=60, lost=True)
    await ada.click(lobby, "Start")
    message = await ada.wait_for(lambda each: "The picture follows." in each.text)
    await (bot.stop() if how == "stop" else bot.kill())
    await ada.control("DELETE", "/faults")
    assert "The picture follows." in (await ada.look(message)).text
    end_backoff(bot.data / f"{place.guild}.sqlite3")
    await bot.start()
    shown = await ada.wait_for(lambda each: each.id == message.id and "picture" not in each.text)
    assert shown.pictures
    await bot.noted(place.guild)
    assert [each.id for each in await ada.messages() if each.pings] == [message.id], "one message and one ping"


def draw_too_slowly() -> None:
    """Make every picture of this process take longer than its message waits."""
    draw_at_last = Renderer.draw

    async def draw(self: Renderer, *args: Any, patience: float | None = None, **more: Any) -> bytes | None:
        if patience is not None:
            raise Late(asyncio.get_running_loop().create_future())
        return await draw_at_last(self, *args, **more)

    setattr(Renderer, "draw", draw)  # noqa: B010 - mypy refuses the assignment


def end_backoff(file: Path) -> None:
    """Make every message in a guild's file due now."""
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE outbox SET not_before = 0 WHERE state = 'due'")


async def test_upgrade_that_restarts_a_turn_says_so_and_shows_the_present_table(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    """Only the log said so. The turn message showed a tile that was no longer there."""
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    choice = (await acts.first_choice(mover)).partition(" ; ")[0]
    await mover.settled(await mover.command("game move", action=choice))
    await bot.noted(place.guild)
    assert await bot.stop() == 0
    ask_otherwise(bot.data / f"{place.guild}.sqlite3")
    await bot.start()
    after = await acts.next_turn(ada, message)
    assert acts.called(after, (ada, ben)) is mover
    assert after.pictures
    assert [each for each in await ada.messages() if "rules of this game were updated" in each.text]
    await ada.wait_for(lambda each: each.id == message.id and not each.buttons)
    assert acts.offered(await acts.opened(mover, after))


def ask_otherwise(file: Path) -> None:
    """Change a stored table as if another version with other asks in this turn had written it."""
    with closing(sqlite3.connect(file)) as db, db:
        saved = msgspec.msgpack.decode(zlib.decompress(db.execute("SELECT data FROM checkpoints").fetchone()[0]))
        assert saved["entries"]
        for entry in saved["entries"]:
            entry[2] = bytes(8)
        db.execute("UPDATE checkpoints SET data = ?", (zlib.compress(msgspec.msgpack.encode(saved)),))
        db.execute("UPDATE resumed SET version = 'another'")


async def test_running_table_without_a_stored_clock_has_one_after_the_start(
    bot: Bot, place: Place, ada: Person, ben: Person
) -> None:
    await acts.table(ada, ben)
    await bot.noted(place.guild)
    assert await bot.stop() == 0
    file = bot.data / f"{place.guild}.sqlite3"
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute("DELETE FROM timers WHERE kind = 'clock'").rowcount == 1
    await bot.start()

    def clocks() -> int:
        with closing(sqlite3.connect(file)) as db:
            return int(db.execute("SELECT count(*) FROM timers WHERE kind = 'clock'").fetchone()[0])

    await until(clocks)


async def test_stop_finishes_the_work_that_has_begun(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    mover, message, panel = await acts.about_to_confirm(ada, ben, rng)
    answer: asyncio.Task[Answer] = asyncio.create_task(mover.click(panel, "Confirm"))
    await until(lambda: len(guild_file.read_game(bot.data, place.guild).choices) == 2)
    assert await bot.stop() == 0
    assert (await answer).kind == 6
    await bot.start()
    await acts.next_turn(ada, message)


async def test_a_click_while_the_bot_is_stopping_is_answered(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    slow = await acts.slowly_opened(bot, acts.called(message, (ada, ben)), message)
    bot.send_signal(signal.SIGTERM)
    while "about to restart" not in (told := await ben.settled(await ben.command("game status"))).text:
        assert "Waiting for" in told.text
    assert acts.offered(await slow)
    # A second signal could meet the process when it no longer handles signals.
    assert await bot.ended() == 0


async def test_commands_are_registered_again_if_discord_has_others(bot: Bot) -> None:
    world = bot.server.world
    ours = [command["name"] for command in world.commands[""]]
    await bot.stop()
    others = [
        {**command, "id": f"{command['id']}0", "name": f"old-{command['name']}"} for command in world.commands[""]
    ]
    world.keep_commands("", others)
    await bot.start()
    await until(lambda: [command["name"] for command in world.commands[""]] == ours)


def with_a_silent_gateway() -> None:
    """Let no connection to the gateway be answered, in the bot's process."""

    async def unanswered(*_: object, **__: object) -> None:
        logging.getLogger("test").info("connecting")
        await asyncio.Event().wait()

    patch.object(DiscordWebSocket, "from_client", unanswered).start()


async def test_a_stop_while_the_bot_connects_ends_it(tmp_path: Path) -> None:
    bot = Bot(tmp_path)
    await bot.server.start()
    settings = {"DISCORD_TOKEN": bot.server.token, "DISCORD_API": bot.server.api, "DATA_DIR": str(bot.data)}
    bot.run(with_a_silent_gateway, **settings)
    await until(lambda: "connecting" in bot.log)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.log
    await bot.server.close()


async def test_a_second_signal_cuts_nothing_off(bot: Bot, place: Place, ada: Person, ben: Person) -> None:
    message = await acts.table(ada, ben)
    slow = await acts.slowly_opened(bot, acts.called(message, (ada, ben)), message)
    bot.send_signal(signal.SIGTERM)
    bot.send_signal(signal.SIGTERM)
    assert await bot.stop() == 0
    assert acts.offered(await slow)
