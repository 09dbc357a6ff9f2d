"""Private facts stay private: panels, and the hidden parts of a game."""

from __future__ import annotations

import json
import random
import sqlite3
import zlib
from contextlib import closing
from typing import Any

import msgspec
import pytest

from playground import Person, people
from rules.kernel import GAMES, Chance, Table
from rules.record import Saved
from tests.play import acts, guild_file
from tests.play.bot_process import Bot
from tests.play.conftest import Invite, Place
from tests.play.sight import sight

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_ephemeral_answers_are_seen_by_one_person_only(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    mover = acts.called(message, (ada, ben))
    everybody = [ada, ben, invite("Cleo")]
    await acts.walked(mover, await acts.opened(mover, message), rng)
    for person in everybody:
        for label in ("Play", "Log", "More"):
            await person.settled(await person.click(message, label))
        for path in ("game hand", "game status", "game log", "game note", "games mine", "rules carcassonne", "help"):
            name, _, rest = path.partition(" ")
            options = {"game": rest} if name == "rules" else {}
            command = name if options else path
            await person.settled(await person.command(command, **options))
    seen = {person.name: {each.id: each for each in await person.messages()} for person in everybody}
    public = set.intersection(*(set(messages) for messages in seen.values()))
    for name, messages in seen.items():
        own = [each for each in messages.values() if each.ephemeral]
        assert len(own) >= 10
        assert {each.payload["playground"]["only_for"] for each in own} == {people.user_id(name)}
        assert public.isdisjoint(each.id for each in own)
    assert all(not seen["Ada"][id_].ephemeral for id_ in public)


async def test_the_seed_is_nowhere_before_the_end(
    bot: Bot, place: Place, ada: Person, ben: Person, rng: random.Random
) -> None:
    message = await acts.table(ada, ben)
    for _ in range(3):
        await acts.turn(acts.called(message, (ada, ben)), message, rng)
        message = await acts.next_turn(ada, message)
    table = guild_file.read_game(bot.data, place.guild).table
    assert table is not None
    seed = table.state.chance.seed.hex()
    more = await ada.settled(await ada.click(message, "More"))
    assert table.seed_hash in more.text
    written = json.dumps([each.payload for person in (ada, ben) for each in await person.messages()])
    for text in (written, bot.log, json.dumps(await ada.control("GET", "/interactions"))):
        assert seed not in text


@pytest.mark.own_bot
async def test_the_order_of_the_pile_changes_nothing_visible(
    bot: Bot, place: Place, invite: Invite, ada: Person, ben: Person, rng: random.Random
) -> None:
    """While the bot is down, the pile below the drawn tile is shuffled. Nothing that the bot shows may reveal it."""
    message = await acts.table(ada, ben)
    persons = (ada, ben, invite("Cleo"))
    for person in persons:
        # A user's first panel has an explanation.
        await person.settled(await person.click(message, "Play"))
    before = await sight(persons, message)
    await bot.kill()
    exchange(bot, place, rng)
    await bot.start()
    after = await sight(persons, message)
    assert len(before) > 40
    assert after == before


def exchange(bot: Bot, place: Place, rng: random.Random) -> None:
    """Shuffle the pile of a game, except for the next tile."""
    with closing(sqlite3.connect(bot.data / f"{place.guild}.sqlite3")) as db:
        ((data,),) = db.execute("SELECT data FROM checkpoints WHERE game = 1").fetchall()
        saved = msgspec.msgpack.decode(zlib.decompress(data), type=Saved)
        rules = GAMES[saved.game]
        state: Any = msgspec.msgpack.decode(saved.base, type=rules.state)
        drawn, *rest = pile = list(state.pile)
        rng.shuffle(rest)
        state.pile = [drawn, *rest]
        assert state.pile != pile
        state.chance = Chance(rng.randbytes(16), state.chance.count)
        other = msgspec.structs.replace(saved, base=msgspec.msgpack.encode(state))
        Table.load(msgspec.msgpack.encode(other))
        packed = zlib.compress(msgspec.msgpack.encode(other))
        db.execute("UPDATE checkpoints SET data = ? WHERE game = 1", (packed,))
        db.commit()
