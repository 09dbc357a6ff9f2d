"""The budgets of refused requests."""

import discord
import pytest

from cogs.discord.refusals import MOST, MOST_OF_PLACE, WITHIN, Refusals
from tests.cogs.timed_table import Time

HERE, BESIDE, ELSEWHERE = (
    "/api/v10/channels/71/messages",
    "/api/v10/channels/72/messages",
    "/api/v10/channels/81/typing",
)
GUILDS = {71: 7, 72: 7, 81: 8}
ANSWER = "/api/v10/webhooks/1/token/messages/@original"


@pytest.fixture
def refusals(time: Time) -> Refusals:
    return Refusals(GUILDS.get, time)


def passes(refusals: Refusals, path: str) -> bool:
    try:
        refusals.check(path)
    except discord.RateLimited:
        return False
    return True


def test_a_server_that_refuses_all_gets_only_answers_for_a_while(
    refusals: Refusals, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MOST_OF_PLACE):
        assert passes(refusals, HERE)
        refusals.note(HERE, 403)
    assert [passes(refusals, path) for path in (HERE, BESIDE, ELSEWHERE, ANSWER)] == [False, False, True, True]
    assert (refusals.count, refusals.held_places) == (MOST_OF_PLACE, 1)
    assert len(caplog.records) == 1
    time.now += WITHIN
    assert passes(refusals, HERE)
    assert (refusals.count, refusals.held_places) == (0, 0)


def test_the_wait_ends_when_a_refusal_counts_no_more(refusals: Refusals, time: Time) -> None:
    for _ in range(MOST_OF_PLACE):
        refusals.note(HERE, 403)
        time.now += 1
    with pytest.raises(discord.RateLimited) as held:
        refusals.check(HERE)
    assert held.value.retry_after == WITHIN - MOST_OF_PLACE


def test_the_process_has_a_budget_too(refusals: Refusals, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(MOST):
        refusals.note(f"/api/v10/channels/{1000 + number}/messages", 403)
    assert not passes(refusals, ELSEWHERE)
    assert passes(refusals, ANSWER)
    assert len(caplog.records) == 1


@pytest.mark.parametrize(("status", "scope"), [(200, ""), (404, ""), (429, "shared"), (500, "")])
def test_discord_counts_only_refusals(refusals: Refusals, status: int, scope: str) -> None:
    refusals.note(HERE, status, scope)
    assert refusals.count == 0


def test_rate_limits_hold_back_no_server(refusals: Refusals) -> None:
    """They have their own waits, and a busy server would be silent for minutes."""
    for _ in range(MOST_OF_PLACE):
        refusals.note(HERE, 429, "user")
    assert passes(refusals, HERE)
    assert refusals.count == MOST_OF_PLACE
