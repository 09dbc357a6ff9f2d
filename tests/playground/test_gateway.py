"""The gateway: logging in, resuming after a drop, reconnecting, and restarts of the playground."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground import Person, Playground, Seen
from tests.patience import until
from tests.playground.bot import Bot
from tests.playground.conftest import Api, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_taken_port_is_an_oserror(server: Playground) -> None:
    with pytest.raises(OSError, match="in use"):
        await Playground(port=server.port).start()


async def test_a_wrong_token_cannot_log_in(server: Playground, api: Api) -> None:
    socket = await api.session.ws_connect(server.url + "/gateway")
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
    await socket.receive()
    assert socket.close_code == 4004


async def test_a_click_during_a_drop_is_replayed_on_resume(ada: Person, bot: Bot, server: Playground) -> None:
    message = (await ada.command("count")).message
    assert message is not None
    before = bot.resumes
    await ada.control("POST", "/gateway", {"how": "drop"})
    answer = await ada.click(message, "Count 0")
    assert answer.message is not None
    assert "Counted to 1" in answer.message.text
    await until(lambda: bot.resumes > before)
    assert server.world.violations == []


async def test_reconnect_resumes_and_an_invalid_session_identifies_again(ada: Person, bot: Bot) -> None:
    before = bot.resumes
    await ada.control("POST", "/gateway", {"how": "reconnect"})
    await until(lambda: bot.resumes > before)
    assert (await ada.command("secret")).message


async def test_an_identify_too_soon_after_another_one_is_an_invalid_session() -> None:
    server = Playground(port=0, token="secret", identify_gap=5.0)
    await server.start()
    told = []
    async with aiohttp.ClientSession() as session:
        for shard in range(2):
            socket = await session.ws_connect(server.url + "/gateway")
            await socket.send_json({"op": 2, "d": {"token": "secret", "intents": 1, "shard": [shard, 2]}})
            told.append([(await socket.receive_json())["op"] for _ in range(2)])
    assert told == [[10, 0], [10, 9]]
    assert [one["where"] for one in server.world.violations] == ["shard 1"]
    await server.close()


async def test_an_old_button_works_after_everything_restarted(tmp_path: Path) -> None:
    file = tmp_path / "playground.sqlite3"
    first = Playground(port=0, store=file)
    await first.start()
    async with running(first), Person(first.url, "Ada") as ada:
        message = (await ada.command("count")).message
        assert message is not None
        await ada.click(message, "Count 0")
        await ada.command("thread", name="A thread")
        with_picture = (await ada.command("new", game="catan")).message
        assert with_picture is not None
        private = await ada.settled(await ada.command("thinking", private=True))
        assert first.world.store.file(_file(private)) is not None
    await first.close()

    second = Playground(port=0, store=file)
    await second.start()
    async with running(second) as bot, Person(second.url, "Ben") as ben:
        found = await ben.messages()
        assert [each.id for each in found if each.id in (message.id, with_picture.id)] == [message.id, with_picture.id]
        assert all(not each.ephemeral for each in found)
        again = (await ben.click(message.id, "count:1")).message
        assert again is not None
        assert "Counted to 2" in again.text
        picture = next(each for each in found if each.id == with_picture.id).pictures[0]["url"]
        assert picture.startswith(second.url)
        assert (await bot.http.get_from_cdn(picture)).startswith(b"\x89PNG")
        assert second.world.store.file(_file(private)) is None
        assert [each.name for each in bot.guilds[0].threads] == ["A thread"]
        assert second.world.violations == []
    await second.close()


async def test_oldest_messages_of_a_channel_are_deleted_with_their_pictures(
    server: Playground, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = (await ada.command("new", game="catan")).message
    assert picture is not None
    there = len(await ada.messages())
    monkeypatch.setattr("playground.world.MOST_MESSAGES", there)
    for number in range(there - 1):
        await ada.say(f"{number}")
    assert server.world.store.file(_file(picture)) is not None
    last = await ada.say("one too many")
    found = await ada.messages()
    assert (found[-1].id, len(found)) == (last.id, there)
    assert server.world.store.file(_file(picture)) is None


def _file(message: Seen) -> str:
    return str(message.pictures[0]["attachment_id"])


async def test_bot_can_restart_while_the_server_runs(tmp_path: Path) -> None:
    server = Playground(port=0)
    await server.start()
    async with Person(server.url, "Ada") as ada:
        async with running(server):
            message = (await ada.command("count")).message
            assert message is not None
        async with running(server):
            told = (await ada.click(message, "Count 0")).message
            assert told is not None
            assert "Counted to 1" in told.text
    await server.close()


async def test_events_reach_only_sessions_with_their_intents(bot: Bot, ada: Person) -> None:
    heard: list[discord.Message] = []
    bot.add_listener(_listener(heard), "on_message")
    await ada.say("nobody listens")
    await ada.command("secret")
    assert heard == []


def _listener(heard: list[discord.Message]):  # type: ignore[no-untyped-def]
    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    return on_message


LOGIN: dict[str, Any] = {"token": "", "intents": 1, "shard": [3, 4]}
FRAMES: list[tuple[str, Any, int]] = [
    ("no JSON", "nonsense", 4002),
    ("no object", "[]", 4002),
    ("nested JSON", "[" * 2000 + "]" * 2000, 4002),
    ("bytes", b"\xff", 4002),
    ("a long frame", '{"op": 1, "d": "' + "x" * 5000 + '"}', 4002),
    ("no opcode", {}, 4001),
    ("an unknown opcode", {"op": 99}, 4001),
    ("a list as opcode", {"op": [1]}, 4001),
    ("a login without data", {"op": 2}, 4002),
    ("a login with a list", {"op": 2, "d": []}, 4002),
    ("a login without a token", {"op": 2, "d": {}}, 4004),
    ("a shard that is a number", {"op": 2, "d": LOGIN | {"shard": 5}}, 4010),
    ("a shard of texts", {"op": 2, "d": LOGIN | {"shard": ["0", "1"]}}, 4010),
    ("a shard beyond the last", {"op": 2, "d": LOGIN | {"shard": [1, 1]}}, 4010),
    ("intents as a text", {"op": 2, "d": LOGIN | {"intents": "all"}}, 4013),
    ("intents below zero", {"op": 2, "d": LOGIN | {"intents": -1}}, 4013),
    ("a resume without data", {"op": 6, "d": None}, 4002),
    ("a resume with a wrong token", {"op": 6, "d": {"token": 7}}, 4004),
    ("a presence before the login", {"op": 3, "d": {}}, 4003),
]


@pytest.mark.parametrize(("frame", "code"), [case[1:] for case in FRAMES], ids=[case[0] for case in FRAMES])
async def test_bad_frame_closes_the_connection_with_discords_code(
    server: Playground, api: Api, caplog: pytest.LogCaptureFixture, frame: Any, code: int
) -> None:
    if isinstance(frame, dict):
        login = frame.get("d")
        token = {"token": server.token} if isinstance(login, dict) and login.get("token") == "" else {}
        frame = json.dumps(frame | ({"d": login | token} if isinstance(login, dict) else {}))
    socket = await api.session.ws_connect(server.url + "/gateway")
    assert (await socket.receive_json())["op"] == 10
    await (socket.send_bytes(frame) if isinstance(frame, bytes) else socket.send_str(frame))
    await socket.receive()
    assert socket.close_code == code
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


async def test_resume_of_an_unknown_session_starts_a_new_one(server: Playground, api: Api) -> None:
    socket = await api.session.ws_connect(server.url + "/gateway")
    assert (await socket.receive_json())["op"] == 10
    for session, seq in (("nowhere", 1), ([], "x"), (None, None)):
        await socket.send_json({"op": 6, "d": {"token": server.token, "session_id": session, "seq": seq}})
        assert (await socket.receive_json())["op"] == 9
    await socket.close()
