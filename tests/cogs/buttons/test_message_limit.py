"""The number of public messages that one person can cause at a table by repeating any pair of acts."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.acts.away import be_away
from cogs.acts.offers import replace_player, withdraw_offer
from cogs.acts.vote_effects import propose_here
from cogs.buttons.handlers import handle_component
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.throttle import MOST_POSTS
from cogs.lobby.invitations import CALLED_LATELY
from data.errors import Refused
from tests.cogs.acts.offered_seats import ctx, member, move
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, begun, mover, sent

Act = Callable[[Any, int, int], Awaitable[None]]
POSTED = ("say", "turn", "vote", "vote_closed", "offer")
"""The kinds of messages that these acts have posted. The message of an absence is edited while it exists."""


def proposes(kind: str, **facts: str) -> Act:
    return lambda bot, game, number: propose_here(ctx(bot, ADA, number), game, kind, facts)


def presses(verb: str) -> Act:
    return lambda bot, game, number: handle_component(ctx(bot, ADA, number), CustomId(TABLE, game, verb))


async def goes(bot: Any, game: int, number: int) -> None:
    await be_away(ctx(bot, ADA, number), "3d", "play")


async def offers(bot: Any, game: int, number: int) -> None:
    bot.state[CALLED_LATELY].clear()
    await replace_player(ctx(bot, ADA, number), game, "A", member(CLEO))


async def withdraws(bot: Any, game: int, number: int) -> None:
    await withdraw_offer(ctx(bot, ADA, number), CustomId(TABLE, game, "withdraw", rest=f"0:{CLEO}"))


PAIRS: dict[str, tuple[Act, Act]] = {
    "pause": (proposes("pause"), proposes("resume")),
    "speed": (proposes("speed", speed="fast"), proposes("speed", speed="slow")),
    "stand-in": (presses("stand"), presses("back")),
    "absence": (goes, presses("back")),
    "offer": (offers, withdraws),
}


@pytest.mark.parametrize("pair", PAIRS)
async def test_no_pair_of_acts_fills_a_channel(timed: Bot, pair: str) -> None:
    game = await begun(timed, ADA, opponents=1)
    await sent(timed)
    posted, refused = 0, 0
    for number in range(10, 50):
        try:
            await PAIRS[pair][number % 2](timed, game, number)
        except Refused as why:
            refused += why.reason == "too_many_posts"
        posted += sum(post.kind in POSTED for post in await sent(timed))
    assert posted <= MOST_POSTS
    assert refused >= 10


async def drained(bot: Any, game: int) -> None:
    """Let Ada and Ben cause as many messages as they can."""
    for user in (ADA, BEN):
        bot.throttle.wait_to_post(GUILD, game, user, MOST_POSTS, time.monotonic())


async def test_a_refused_act_changes_nothing(timed: Bot) -> None:
    game = await begun(timed, ADA, opponents=1)
    await drained(timed, game)
    with pytest.raises(Refused, match="too_many_posts"):
        await propose_here(ctx(timed, ADA), game, "pause", {})
    async with timed.tables.transaction(GUILD, game) as session:
        assert session.game.paused is None
        assert session.votes == {}


async def test_a_choice_is_never_refused_for_too_many_messages(timed: Bot) -> None:
    game = await begun(timed, ADA, BEN)
    await drained(timed, game)
    for _ in range(2 * MOST_POSTS):
        first = await mover(timed, game)
        assert first.user is not None
        await move(timed, game, first.user)
