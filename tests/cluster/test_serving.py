"""Two processes of the bot receive the same interactions, and each interaction is answered once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cluster import serving
from cluster.serving import SharedServing
from cogs.discord.dispatch import respond
from cogs.discord.interaction import InteractionContext
from data.errors import Refused
from tests.cluster.set_claim import SetClaim
from tests.cogs.contexts import interaction
from tests.cogs.fakes import Bot

ANSWERED: Any = SimpleNamespace(status=400, reason="Bad Request", headers={})


class AnsweredResponse:
    """The response of an interaction that Discord says is answered."""

    def is_done(self) -> bool:
        return False

    async def defer(self, text: str = "", **how: Any) -> None:
        raise discord.HTTPException(ANSWERED, {"code": 40060, "message": "Already acknowledged"})

    send_message = defer


async def test_successor_holds_an_interaction_back_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "LONGEST_HOLD", 0.0)
    state = SharedServing(SetClaim())
    state.wait()
    await state.turn()
    assert not state.now


async def test_process_that_hands_over_leaves_an_interaction_until_it_serves_again() -> None:
    state = SharedServing(SetClaim())
    state.leave()
    turn = asyncio.create_task(state.turn())
    await asyncio.sleep(0)
    assert not turn.done()
    state.begin()
    await turn


async def test_held_interactions_are_answered_in_their_order(bot: Bot) -> None:
    bot.serving = state = SharedServing(SetClaim())
    state.wait()
    answered: list[int] = []
    silent = SimpleNamespace(is_done=lambda: False)

    async def answer(ctx: InteractionContext) -> None:
        answered.append(ctx.id)

    tasks = [asyncio.create_task(respond(interaction(bot, id=number, response=silent), answer)) for number in range(5)]
    await asyncio.sleep(0)
    assert answered == []
    state.begin()
    await asyncio.gather(*tasks)
    assert answered == [*range(5)]


@pytest.mark.parametrize("fails", [False, True])
async def test_click_that_the_other_process_answers_is_dropped(
    bot: Bot, caplog: pytest.LogCaptureFixture, *, fails: bool
) -> None:
    bot.serving = state = SharedServing(SetClaim())
    state.is_shared = True
    dropped: list[int] = []
    bot.on_elsewhere = dropped.append

    async def answer(ctx: InteractionContext) -> None:
        if fails:
            raise Refused("no_game", game=3)
        await ctx.defer_update()
        raise AssertionError

    await respond(interaction(bot, response=AnsweredResponse()), answer)
    assert dropped == [5]
    assert [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")] == []


async def test_without_another_process_the_response_was_lost(bot: Bot) -> None:
    done: list[int] = []

    async def answer(ctx: InteractionContext) -> None:
        await ctx.defer_update()
        done.append(ctx.id)

    await respond(interaction(bot, response=AnsweredResponse()), answer)
    assert done == [5]
