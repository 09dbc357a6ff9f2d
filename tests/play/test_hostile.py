"""Hostile members: they use everything that is not theirs while others play, in the same guild and in another.

Their acts include every attack found so far, numbered like the findings. No act may have an effect: no traceback (the
fixture checks that), no change at the attacked table, no secret in an answer, and no delay in another guild.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing
from typing import Any

import aiohttp
import pytest

from playground import Answer, Person, Refusal, Seen, people
from tests.play import acts, guild_file
from tests.play.bot_process import Bot, launch
from tests.play.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")

PACE = 0.3
"""Seconds between two acts of an undisturbed player."""
AT_ONCE = 4
"""The number of acts that each of them does at the same time."""
GAMES: Mapping[str, int] = {"carcassonne": 1, "catan": 2, "dominion": 1, "zavandor": 2}
"""The games of the undisturbed player, and their numbers of computers."""
GARBAGE = (
    "",
    "zz",
    "-",
    ";;;;",
    "9" * 90,
    "*" * 80,
    "1" * 9,
    "'; DROP TABLE games; --",
    "\u202e\u200b",
    "a=b c=d",
    "<@1>",
)


@pytest.mark.parametrize("rounds", [1, pytest.param(4, marks=pytest.mark.sweep(0, by="rounds"))])
async def test_hostile_members_change_nothing_learn_nothing_and_delay_no_one(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random, rounds: int
) -> None:
    """In each round they try everything, each time in another order."""
    await ada.settled(await ada.command("new", game="dominion"))
    await ben.settled(await ben.command("game join"))
    await ada.settled(await ada.command("game start"))
    turn = await ada.wait_for(acts.is_turn)
    mover = acts.called(turn, (ada, ben))
    panel = await acts.opened(mover, turn)
    secret = set(panel.buttons) | {option["value"] for select in panel.selects for option in select["options"]}
    assert secret
    before = guild_file.read_game(bot.data, place.guild)
    elsewhere = await another_guild(bot)
    async with (
        Person(bot.server.url, "Emil", place.channel) as emil,
        Person(bot.server.url, "Fay", place.second) as fay,
        Person(bot.server.url, "Dora", elsewhere.channel) as dora,
        Person(bot.server.url, "Cleo", place.second) as cleo,
    ):
        # Fay cannot see the channel in which Ada and Ben play.
        await ada.control("POST", "/permissions", {"channel": place.channel, "name": "Fay", "deny": ["view_channel"]})
        for person in (dora, cleo):
            await opens_tables(person)
        await acts.at_any_speed(ada)
        usual = await plays_in_peace(dora, itertools.repeat(None, 3), random.Random(5))
        attack = asyncio.gather(
            harms(emil, turn, random.Random(2), rounds),
            harms(fay, turn, random.Random(3), rounds),
            besieges(bot, rounds),
        )
        going_on = iter(attack.done, True)
        waits, _, (heard, unseen, _) = await asyncio.gather(
            plays_in_peace(dora, going_on, random.Random(1)), plays_in_peace(cleo, going_on, random.Random(4)), attack
        )
    after = guild_file.read_game(bot.data, place.guild)
    assert (after.game, after.seats, after.log) == (before.game, before.seats, before.log)
    assert not any("Confirm" in text for text in heard), "no player is shown a panel of another"
    assert not any(name in text for text in unseen for name in ("Ada", "#1 Dominion")), "Fay cannot see that table"
    owners = {int(people.user_id("Cleo")), None}
    log = [entry for game in range(2, 6) for entry in guild_file.read_game(bot.data, place.guild, game).log]
    assert {entry.who for entry in log} <= owners, "no player plays for another"
    assert len(waits) > 3, "the other guild plays on"
    print(f"answers elsewhere: {len(waits)}, longest {max(waits):.2f} s; before the attack {max(usual):.2f} s")


async def another_guild(bot: Bot) -> Place:
    async with Person(bot.server.url, "Ada") as ada:
        guild = await ada.control("POST", "/guilds", {"name": "In peace"})
        channels = await ada.control("GET", "/channels")
    first, second, *_ = [each["id"] for each in channels if each.get("guild_id") == guild["id"]]
    return Place(guild["id"], first, second)


async def opens_tables(person: Person) -> None:
    """Begin one table of each game, against computers."""
    for game, opponents in GAMES.items():
        lobby = await person.settled(await person.command("new", game=game, opponents=opponents, thread=False))
        await person.click(lobby, "Start")
    await person.wait_for(lambda each: "Log" in each.buttons)


async def plays_in_peace(person: Person, going_on: Iterator[object], rng: random.Random) -> list[float]:
    """Act at one of the person's tables for each item of ``going_on``; return the seconds of each answer."""
    waits = []
    tables = [choice["value"] for choice in await person.autocomplete("game move", "game", game="")]
    for _ in going_on:
        table = rng.choice(tables)
        waits += [await timed(person, command, game=table) for command in ("game status", "game hand")]
        found = await person.autocomplete("game move", "action", action="", game=table)
        if found:
            waits.append(await timed(person, "game move", action=str(rng.choice(found)["value"]), game=table))
        await asyncio.sleep(PACE)
    return waits


async def timed(person: Person, command: str, **options: Any) -> float:
    """Return the seconds of an answer."""
    began = time.monotonic()
    await person.settled(await person.command(command, **options))
    return time.monotonic() - began


async def harms(person: Person, turn: Seen, rng: random.Random, rounds: int) -> list[str]:
    """Try all attacks in each round; return all answers."""
    heard: list[str] = []

    async def told(act: Awaitable[object]) -> None:
        try:
            answer = await act
        except Refusal:  # Discord itself refuses the act.
            return
        if isinstance(answer, Answer):
            heard.append((await person.settled(answer)).text)
        elif isinstance(answer, list):
            heard.extend(str(choice["name"]) for choice in answer)

    attempts = [*attacks(person, turn, rng)]
    for _ in range(rounds):
        rng.shuffle(attempts)
        for first in range(0, len(attempts), AT_ONCE):
            await asyncio.gather(*(told(act()) for act in attempts[first : first + AT_ONCE]))
    return heard


def attacks(person: Person, turn: Seen, rng: random.Random) -> Iterator[Callable[[], Awaitable[object]]]:
    """Yield all attacks, in the order of the findings."""
    me, game = people.user_id(person.name), {"game": "1"}

    def typed(command: str, focused: str, **options: Any) -> Callable[[], Awaitable[object]]:
        return lambda: person.autocomplete(command, focused, **{**options, focused: rng.choice(GARBAGE)})

    def called(command: str, **options: Any) -> Callable[[], Awaitable[object]]:
        return lambda: person.command(command, **options)

    # 1. fast keystrokes
    yield typed("game move", "action", **game)
    yield typed("new", "options", game="dominion")
    yield typed("new", "options", game="catan")
    yield typed("me settings", "zone")
    yield typed("rules", "topic", game="dominion")
    # 2. more of everything than one person needs
    yield called("new", game="carcassonne", opponents=5)
    yield lambda: person.command("game note", game=str(rng.randrange(9)), text="x" * 900)
    yield called("game invite", user=people.user_id("Ben"))
    yield called("games watch", game="carcassonne")
    yield called("me away", until="1h")
    # 3. other people's seats
    yield lambda: person.command("game replace", **game, seat=rng.choice("ABCDEFX"), by=rng.choice([me, None]))
    for command in ("join", "leave", "start", "add", "concede", "undo", "orders", "pause", "resume", "end"):
        yield called(f"game {command}", **game)
    yield called("game speed", speed="live", **game)
    yield called("game prepare", action="pass", **game)
    # 4. hidden channels, 5. answers that could reveal secrets
    for command in ("board", "status", "log", "hand"):
        yield called(f"game {command}", **game)
    yield called("game log", everything=True, **game)
    yield lambda: person.command("game board", move=rng.randrange(9), **game)
    yield lambda: person.command("game export", format=rng.choice(["json", "text", "animation"]), **game)
    yield typed("game board", "game")
    yield typed("game board", "show", **game)
    yield typed("game replace", "seat", **game)
    yield lambda: person.click(turn, rng.choice(["Play", "Log", "More"]), stale=True)
    yield called("games open")
    yield called("setup limits", clicks=100)
    yield called("setup close-game", **game)
    # 6. invalid words and numbers
    yield lambda: person.command("game move", action=rng.choice(GARBAGE) or "x", **game)
    yield lambda: person.command("game status", game="9" * rng.choice([1, 20, 4_301]))
    yield lambda: person.command("new", game="dominion", options=rng.choice(GARBAGE))
    yield lambda: person.command("me settings", zone=rng.choice(GARBAGE) or "x", quiet="99-3")
    yield lambda: person.command("me away", until=rng.choice(["9999d", "0h", "2026-02-31", "\u0663d"]))
    yield lambda: person.select(turn, "", which="t1:1:0:order:", stale=True)


async def besieges(bot: Bot, times: int) -> None:
    """Attack the bot itself: its folder, and several times its page and the file that all servers share."""
    # 7. a second bot on the same folder
    env = {"DISCORD_TOKEN": bot.server.token, "DISCORD_API": bot.server.api}
    other = await launch(bot.folder, {**env, "DATA_DIR": str(bot.data)})
    told, _ = await other.communicate()
    assert other.returncode
    assert b"Another process" in told
    assert b"Traceback" not in told
    async with aiohttp.ClientSession() as web:
        for _ in range(times):
            # 8. another web page
            async with web.get(bot.server.url, headers={"Origin": "https://example.org"}) as answer:
                assert answer.status == 403
            # 9. a locked shared file
            with closing(sqlite3.connect(bot.data / "stammtisch.sqlite3", isolation_level=None)) as db:
                db.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(1.5)
                db.execute("ROLLBACK")
            await asyncio.sleep(1.0)
