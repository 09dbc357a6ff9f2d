"""The limits on one person's clicks and typing, independent of other people."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.discord.client import RunningTasks
from cogs.discord.command_tree import CommandTree
from cogs.discord.serving import Serving
from cogs.discord.throttle import MOST_POSTS, MOST_SEARCHES, POST_PAUSE, SEARCH_PAUSE, Throttle

GUILD, ADA, BEN = 1, 11, 12


@pytest.fixture
def throttle() -> Throttle:
    found = Throttle()
    found.set_pace(GUILD, 1)
    return found


def test_a_bucket_empties_and_fills_up_again(throttle: Throttle) -> None:
    assert [throttle.allows(GUILD, ADA, 10.0) for _ in range(7)] == [True] * 6 + [False]
    assert throttle.allows(GUILD, BEN, 10.0), "another person has another bucket"
    assert [throttle.allows(GUILD, ADA, 12.0) for _ in range(3)] == [True, True, False]


def test_messages_are_counted_by_person_and_table(throttle: Throttle) -> None:
    waits = [throttle.wait_to_post(GUILD, 1, ADA, 2, 10.0) for _ in range(6)]
    assert waits == [0.0] * 5 + [2 * POST_PAUSE]
    assert throttle.wait_to_post(GUILD, 1, BEN, 2, 10.0) == 0.0
    assert throttle.wait_to_post(GUILD, 2, ADA, 2, 10.0) == 0.0
    assert throttle.wait_to_post(GUILD, 1, ADA, 2, 10.0 + POST_PAUSE) == POST_PAUSE
    assert throttle.wait_to_post(GUILD, 1, ADA, 2, 10.0 + 2 * POST_PAUSE) == 0.0


def test_more_messages_than_the_limit_need_a_full_bucket_only(throttle: Throttle) -> None:
    assert throttle.wait_to_post(GUILD, 1, ADA, 3 * MOST_POSTS, 10.0) == 0.0
    assert throttle.wait_to_post(GUILD, 1, ADA, 3 * MOST_POSTS, 10.0) == MOST_POSTS * POST_PAUSE


def test_searches_are_counted_by_person_and_guild(throttle: Throttle) -> None:
    waits = [throttle.wait_to_search(GUILD, ADA, 10.0) for _ in range(MOST_SEARCHES + 1)]
    assert waits == [0.0] * MOST_SEARCHES + [SEARCH_PAUSE]
    assert throttle.wait_to_search(GUILD, BEN, 10.0) == 0.0
    assert throttle.wait_to_search(2, ADA, 10.0) == 0.0
    assert throttle.wait_to_search(GUILD, ADA, 10.0 + SEARCH_PAUSE) == 0.0


def test_a_clock_that_goes_back_takes_nothing_away(throttle: Throttle) -> None:
    assert [throttle.allows(GUILD, ADA, 10.0) for _ in range(6)] == [True] * 6
    assert not throttle.allows(GUILD, ADA, 5.0)
    assert throttle.allows(GUILD, ADA, 6.0)


def test_a_guild_sets_its_own_limit_and_another_keeps_the_default(throttle: Throttle) -> None:
    assert sum(throttle.allows(2, ADA, 10.0) for _ in range(100)) == 60
    assert sum(throttle.allows(None, ADA, 10.0) for _ in range(100)) == 60, "direct messages too"
    throttle.set_pace(2, 20)
    assert sum(throttle.allows(2, BEN, 10.0) for _ in range(200)) == 120


def test_a_fast_typist_can_still_press_enter(throttle: Throttle) -> None:
    assert sum(throttle.allows(GUILD, ADA, 10.0, typing=True) for _ in range(50)) == 6
    assert throttle.allows(GUILD, ADA, 10.0)


class Keystroke:
    """A keystroke that asks for suggestions, and the suggestions sent."""

    def __init__(self, throttle: Throttle) -> None:
        self.suggested: list[Any] | None = None
        self.type, self.guild_id, self.user = discord.InteractionType.autocomplete, GUILD, SimpleNamespace(id=ADA)
        self.client = SimpleNamespace(tasks=RunningTasks(), serving=Serving(), throttle=throttle)
        self.response = SimpleNamespace(autocomplete=self._suggest)

    async def _suggest(self, choices: list[Any]) -> None:
        self.suggested = choices


async def test_a_throttled_user_gets_an_empty_list_without_a_search(throttle: Throttle) -> None:
    """Keystrokes at a machine's speed cost no search and no file."""
    tree: Any = CommandTree.__new__(CommandTree)
    keystrokes: list[Any] = [Keystroke(throttle) for _ in range(20)]
    looked_for = [await tree.interaction_check(keystroke) for keystroke in keystrokes]
    assert looked_for == [True] * 6 + [False] * 14
    assert [keystroke.suggested for keystroke in keystrokes] == [None] * 6 + [[]] * 14
