"""The puzzle of the day through Discord's protocol: the post, private answers, a kill, and the next mornings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playground import Person, Seen
from tests.play.bot_process import BotWithPlayground

pytestmark = pytest.mark.asyncio(loop_scope="session")

DAY = 86_400


async def posts(person: Person) -> list[Seen]:
    """Return the daily posts in the channel."""
    return [each for each in await person.messages() if "Solve" in each.buttons and not each.ephemeral]


async def test_a_puzzle_is_posted_answered_in_private_and_solved_the_next_day(tmp_path: Path) -> None:
    async with BotWithPlayground(tmp_path) as bot, Person(bot.url, "Ada") as ada, Person(bot.url, "Ben") as ben:
        channels = await ada.control("GET", "/channels")
        here = next(each["id"] for each in channels if each["name"] == "stammtisch")
        card = await ada.settled(await ada.command("setup options", puzzle=here))
        assert f"<#{here}>, each morning" in card.text
        post = await ada.wait_for(lambda each: "Solve" in each.buttons)
        assert "Puzzle of the day" in post.text
        assert "% to win" not in post.text
        assert (len(post.pictures), post.pings) == (1, [])

        mine = await ben.settled(await ben.click(post, "Solve"))
        assert mine.ephemeral
        assert mine.pictures
        board = await ben.settled(await ben.select(mine, "text"))
        assert (board.ephemeral, "Board as text" in board.text) == (True, True)
        picked = await ben.settled(await ben.click(mine, "2"))
        assert (picked.id, "Confirm" in picked.buttons, "% to win" in picked.text) == (mine.id, True, False)
        changed = await ben.settled(await ben.click(picked, "1"))
        done = await ben.settled(await ben.click(changed, "Confirm"))
        assert (done.id, "% to win" in done.text, done.buttons) == (mine.id, True, {})
        again = await ben.settled(await ben.command("puzzle"))
        assert ("% to win" in again.text, again.buttons) == (True, {})
        late = await ben.settled(await ben.click(picked, "Confirm", stale=True))
        assert "You chose 1" in late.text or "**Right:** 1" in late.text, "the first answer is final"
        assert "**Puzzles**: one answered" in (await ben.settled(await ben.command("me stats"))).text
        assert "% to win" not in (await ada.settled(await ada.command("puzzle"))).text

        await bot.calm(ada)
        await bot.kill()
        await bot.start()
        await bot.calm(ada)
        assert [each.id for each in await posts(ada)] == [post.id]

        await ada.control("POST", "/clock", {"forward": DAY})
        second = await ada.wait_for(lambda each: "Solve" in each.buttons and int(each.id) > int(post.id))
        assert "The last puzzle" in second.text
        assert "The only answer was" in second.text
        gone = await ben.settled(await ben.click(post, "Solve"))
        assert "That puzzle is over" in gone.text

        await bot.calm(ada)
        await ada.control("POST", "/clock", {"forward": 7 * DAY})
        third = await ada.wait_for(lambda each: "Solve" in each.buttons and int(each.id) > int(second.id))
        await bot.calm(ada)
        assert [each.id for each in await posts(ada)] == [post.id, second.id, third.id], "one after a week"
        off: dict[str, Any] = {"no-puzzle": True}
        card = await ada.settled(await ada.command("setup options", **off))
        assert "not posted" in card.text
