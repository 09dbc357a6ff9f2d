"""A league of eight people and three rounds through Discord's protocol: with kills, downtime and one who leaves."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playground import Person, Seen
from rules.kernel import Table
from tests.play import acts
from tests.play.bot_process import BotWithPlayground, as_usual

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(1_200)]

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hedy")
HOUR, DAY = 3_600, 86_400
PILE = ["V", "U"]


def short_games() -> None:
    """Let each game of Carcassonne have two tiles."""

    def new(kind: str, seats: int, seed: object = None, options: object = None) -> Table:
        return Table.arrange(
            kind, {"seats": seats, "board": [["D", 0, 0, 0]], "pile": PILE}, seed=random.getrandbits(64)
        )

    Table.new = new  # type: ignore[method-assign,assignment]


class BotWithShortGames(BotWithPlayground):
    def run(self, prepare: Callable[[], None] = as_usual, *arguments: str, **env: str) -> None:
        super().run(short_games, *arguments, **env)


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[BotWithPlayground, dict[str, Person]]]:
    async with AsyncExitStack() as stack:
        bot = await stack.enter_async_context(BotWithShortGames(folder))
        people = {name: await stack.enter_async_context(Person(bot.url, name)) for name in NAMES}
        yield bot, people


async def restarted(bot: BotWithPlayground) -> None:
    await bot.kill()
    await bot.start()


def is_sign(message: Seen) -> bool:
    return (
        "League #1" in message.text
        and not message.ephemeral
        and ("Join" in message.buttons or "Leave" in message.buttons)
    )


def threads_of(sign: Seen) -> list[str]:
    return re.findall(r"<#(\d+)>", sign.text)


async def sign_with(person: Person, text: str, tables: int = 0) -> Seen:
    return await person.wait_for(
        lambda each: is_sign(each) and text in each.text and len(threads_of(each)) >= tables, 120
    )


def is_after(last: Seen, message: Seen) -> bool:
    return int(message.id) > int(last.id) and (acts.is_turn(message) or acts.is_end(message))


async def played(people: dict[str, Person], thread: str, rng: random.Random) -> None:
    """Play the game of a thread to its end."""
    ada = people["Ada"]
    while True:
        last = await ada.wait_for(lambda each: acts.is_turn(each) or acts.is_end(each), 60, channel=thread)
        if acts.is_end(last):
            return
        await acts.turn(acts.called(last, [*people.values()]), last, rng, 60)
        await ada.wait_for(
            partial(is_after, last),
            60,
            channel=thread,
        )


async def standings(person: Person) -> list[Seen]:
    return [
        each for each in await person.messages() if "tandings" in each.text and not each.ephemeral and each.pictures
    ]


async def exported(person: Person) -> Any:
    answer = await person.settled(await person.command("league export", league="#1"))
    (file,) = answer.payload["attachments"]
    return file


async def test_a_league_of_eight_people_and_three_rounds(tmp_path: Path) -> None:
    rng = random.Random(3)
    async with server(tmp_path) as (bot, people):
        ada, ben = people["Ada"], people["Ben"]
        await acts.at_any_speed(ada)
        refused = await ben.settled(await ben.command("league open", game="Carcassonne", form="swiss"))
        assert "Only managers" in refused.text
        said = await ada.settled(
            await ada.command("league open", game="Carcassonne", form="swiss", people=8, rounds=3, days=7)
        )
        assert "League #1 is open" in said.text
        sign = await sign_with(ada, "No one has joined yet")
        for at, name in enumerate(NAMES):
            done = await people[name].settled(await people[name].click(sign, "Join"))
            assert "You've joined" in done.text
            if at == 3:
                await restarted(bot)
        # The eighth person fills the league, and the bot is killed while it opens the tables.
        await restarted(bot)
        sign = await sign_with(ada, "Round 1 of 3", 4)
        assert len({*threads_of(sign)}) == 4
        first, *others = threads_of(sign)
        await played(people, first, rng)
        await restarted(bot)
        for thread in others:
            await played(people, thread, rng)
        await sign_with(ada, "Round 2** begins")
        await bot.calm(ada)
        assert len(await standings(ada)) == 1

        left = await people["Hedy"].settled(await people["Hedy"].command("league leave"))
        assert "You've left" in left.text
        await bot.calm(ada)
        await ada.control("POST", "/clock", {"forward": HOUR})
        sign = await sign_with(ada, "Round 2 of 3", 3)
        assert "Bye: " in sign.text
        assert "Hedy" not in sign.text
        second = threads_of(sign)
        await played(people, second[0], rng)
        await bot.calm(ada)
        # Two tables are not played in time.
        await restarted(bot)
        await ada.control("POST", "/clock", {"forward": 8 * DAY})
        await sign_with(ada, "Round 3** begins")
        await bot.calm(ada)
        assert len(await standings(ada)) == 2
        late = await ada.wait_for(lambda each: "The round of the league is over" in each.text, channel=second[1])
        assert late.pings == []

        await ada.settled(await ada.command("league start"))
        sign = await sign_with(ada, "Round 3 of 3", 3)
        third = threads_of(sign)
        assert {*second}.isdisjoint(third)
        for thread in third:
            await played(people, thread, rng)
        end = await ada.wait_for(lambda each: "Final standings" in each.text, 60)
        assert "👑" in end.text
        assert end.pictures
        assert end.pings == []
        await restarted(bot)
        await bot.calm(ada)
        assert len(await standings(ada)) == 3, "nothing is posted twice"

        file = await exported(ada)
        assert file["filename"] == "league-1.json"
        table = await ada.settled(await ada.command("league standings", league="#1"))
        assert table.ephemeral
        assert table.pictures
        past = await ben.settled(await ben.command("league past"))
        assert "League #1" in past.text

        # The role that everyone has, as its id is that of the server.
        card = await ada.settled(await ada.command("setup options", **{"league-role": bot.guild}))
        assert "can open them" in card.text
        own = await ben.settled(await ben.command("league open", game="Carcassonne", form="robin"))
        assert "League #2 is open" in own.text
