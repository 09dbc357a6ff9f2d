"""Each request that the bot makes for a person is refused once with each code of Discord.

The person gets a sentence that is true, the log gets no traceback, and every message arrives in the end. The requests
are all calls of discord.py in the code of the bot: a new one fails here until an act needs it.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.discord.custom_ids import TABLE
from cogs.workers.renderer import Late, Renderer
from data import queries
from tests.play import guild_file
from tests.simcord.acts import ACTS, UNASKED, Stage
from tests.simcord.requests import Call, Fault, Requests, calls_in_code
from tests.simcord.world import PIXEL, SHORTLY, Server

CODES = (
    (Fault(403, 50001), Fault(400, 30013), Fault(404, 10003)),
    (Fault(403, 50013), Fault(400, 50035), Fault(400, 160005)),
    (Fault(400, 50024), Fault(502, 0), Fault(404, 10008)),
    (Fault(400, 160002), Fault(400, 160004), Fault(400, 160006)),
)
"""Discord's codes in groups. 0: the server fails."""
DISMISSED = 10008
"""The code with which an answer fails that the person has dismissed. No person waits for it."""
AT_LAST = 1800.0
"""Seconds after which each message has arrived."""
UNCHANGED = ("nothing has changed", "try again")
"""Words of the answer to an act that has changed nothing."""
DONE = ("Your choice is made", "That's done")
"""Words of the answer to an act that has changed something."""
FAULT = "on my side"
"""Words of the answer after an unexpected error."""


@pytest.fixture
async def stage(server: Server, monkeypatch: pytest.MonkeyPatch) -> Stage:
    limits: dict[str, Any] = {"tables": 1000, "lobbies": 1000, "guild_tables": 1000, "openings": 1000, "clicks": 100}
    await server.ada.slash(server.channel, "setup limits", **limits)
    stage = Stage(server, Requests())
    stage.requests.watch(monkeypatch)

    async def drawn() -> bytes:
        return PIXEL

    async def draw(renderer: Renderer, *asked: Any, patience: float | None = None, **how: Any) -> bytes:
        if stage.late and patience is not None:
            raise Late(asyncio.ensure_future(drawn()))
        return PIXEL

    monkeypatch.setattr(Renderer, "draw", draw)
    return stage


def told(stage: Stage) -> str:
    """Return the whole answer to the person."""
    assert stage.answer is not None
    messages = [*filter(None, [stage.answer.response]), *stage.answer.followups]
    return "\n".join(stage.world.seen(each).text for each in messages)


async def lost(stage: Stage) -> list[int]:
    """Return the tables that have no message, although people join or play there."""
    store, guild = stage.bot.store, stage.guild.id
    shown, there = await queries.messages(store, guild), stage.world.backend.messages
    open_ = [game.id for game in await queries.games(store, guild) if game.phase in ("lobby", "running")]
    return [id_ for id_ in open_ if id_ not in shown or shown[id_].message not in there[shown[id_].channel]]


def test_every_request_of_the_bot_is_swept() -> None:
    assert calls_in_code() == {*ACTS, *UNASKED}


@pytest.mark.sweep(18)
@pytest.mark.parametrize("codes", CODES, ids=lambda codes: "-".join(str(each.code) for each in codes))
@pytest.mark.parametrize("call", ACTS, ids=lambda call: f"{call.module}:{call.name}")
async def test_a_refused_request_gives_the_person_a_true_sentence(
    stage: Stage, call: Call, codes: tuple[Fault, ...], caplog: pytest.LogCaptureFixture
) -> None:
    answers = call.module == "discord/interaction.py"
    for fault in codes:
        if answers and fault.code == DISMISSED:
            continue
        stage.answer, stage.requests.refusals = None, [(call, fault)]
        await ACTS[call](stage)
        await stage.world.advance_time(AT_LAST)
        assert not stage.requests.refusals, "the act does not need the request"
        if stage.answer is not None and call.name != "autocomplete":
            text = told(stage)
            assert text, fault
            assert FAULT not in text, (fault, text)
            assert stage.changed or not any(one in text for one in DONE), (fault, text)
            assert not stage.changed or not any(one in text for one in UNCHANGED), (fault, text)
        assert guild_file.unsent(stage.folder, str(stage.guild.id)) == 0, fault
        assert await lost(stage) == [], fault
        assert [each.getMessage() for each in caplog.records if each.exc_info] == [], fault


async def refused(stage: Stage, call: Call, fault: Fault, *, times: int = 1) -> str:
    """Return the answer to the act of a call that is refused."""
    stage.requests.refusals = [(call, fault)] * times
    await ACTS[call](stage)
    await stage.world.advance_time(SHORTLY)
    assert not stage.requests.refusals
    return told(stage) if stage.answer else ""


async def test_a_failing_server_is_called_no_missing_permission(stage: Stage) -> None:
    text = await refused(stage, Call("lobby/permission_check.py", "send_typing"), Fault(502, 0))
    assert "doesn't let me write" not in text
    assert "Check again" in text


@pytest.mark.parametrize(
    ("fault", "sentence"), [(Fault(403, 50001), "can't see its channel"), (Fault(502, 0), "Invite them again")]
)
async def test_a_guest_who_is_not_added_gets_the_reason(stage: Stage, fault: Fault, sentence: str) -> None:
    assert sentence in await refused(stage, Call("lobby/invitations.py", "add_user_to_thread"), fault)


async def test_a_host_who_is_added_at_the_second_try_has_the_private_thread(stage: Stage) -> None:
    text = await refused(stage, Call("lobby/threads.py", "add_user_to_thread"), Fault(400, 50035))
    assert "is in a private thread" in text
    assert len(stage.channel.threads) == 1


@pytest.mark.parametrize(
    "call", [Call("lobby/watchers.py", "fetch_member"), Call("delivery/post_updates.py", "get_channel")]
)
async def test_a_refusal_of_no_message_closes_no_channel(stage: Stage, call: Call) -> None:
    await refused(stage, call, Fault(403, 50001))
    assert not await stage.bot.closed.of(stage.guild.id)


async def test_a_watcher_who_cannot_be_looked_up_keeps_the_others_their_ping(stage: Stage) -> None:
    await stage.cleo.slash(stage.channel, "games watch", game="carcassonne")
    await refused(stage, Call("lobby/watchers.py", "fetch_member"), Fault(403, 50001))
    # One of the two watchers cannot be looked up, whichever comes first.
    told = stage.server.texts(stage.cleo)[-1]
    assert [stage.ben.mention in told, stage.cleo.mention in told].count(True) == 1


@pytest.mark.parametrize(("times", "sentence"), [(1, "has opened a table"), (2, "Try again in a minute")])
async def test_a_table_in_an_archived_thread_is_not_denied_to_its_host(stage: Stage, times: int, sentence: str) -> None:
    call = Call("discord/archived_threads.py", "get_channel")
    assert sentence in await refused(stage, call, Fault(502, 0), times=times)


async def test_a_lost_private_answer_is_not_promised_in_public(stage: Stage) -> None:
    text = await refused(stage, Call("discord/interaction.py", "send"), Fault(400, 50035))
    assert "didn't accept my answer" in text
    # The whole answer follows the next one.
    assert stage.answer is not None
    stage.requests.refusals = []
    later = stage.server.answer(await stage.ada.slash(stage.channel, "help")).text
    assert "You can't play here" in later


async def test_a_card_stays_when_its_picture_is_refused(stage: Stage) -> None:
    text = await refused(stage, Call("discord/interaction.py", "original_response"), Fault(400, 50035))
    assert "didn't accept my answer" in text
    assert stage.answer is not None
    assert stage.answer.response is not None
    # Discord takes no plain text in a message with a card.
    assert not stage.answer.response.content


async def test_a_turn_message_that_has_arrived_unnoticed_is_posted_once(stage: Stage) -> None:
    stage.refuse_first(Fault(502, 0, lost=True))
    await stage.begin()
    await stage.world.advance_time(SHORTLY)
    assert sum(stage.has_button(each, "Play", TABLE) for each in stage.channel.history()) == 1
