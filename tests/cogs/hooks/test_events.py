"""The events of whole games: they fit the published schema, and tell what everyone sees at the table."""

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

from cogs.acts.vote_effects import propose
from cogs.hooks.requests import body_of
from cogs.reminders.deadlines import run_clock
from cogs.table.turns import close_game
from cogs.table.votes import OVERDUE
from data import hooks
from data.game.hook_events import LeagueRound, queue, schema
from tests.cogs.fakes import Bot
from tests.cogs.hooks.play import played
from tests.cogs.hooks.receiver import SCHEMA
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, NAMES, Time, begun, mover

KINDS = {"table.opened", "turn.begun", "table.ended", "vote.opened", "league.round", "test"}


async def bodies(bot: Bot) -> list[dict[str, Any]]:
    """Return the bodies of the waiting events, each checked against the published schema."""

    def work(db: sqlite3.Connection) -> list[hooks.Pending]:
        rows = db.execute("SELECT id, key, at, channel, payload FROM hook_events ORDER BY id")
        return [hooks.Pending(**dict(row)) for row in rows]

    found = [json.loads(body_of(GUILD, event)) for event in await bot.store.read(GUILD, work)]
    published = json.loads(SCHEMA.read_text())
    for body in found:
        jsonschema.validate(body, published)
    return found


def texts(value: Any) -> Iterator[str]:
    """Yield all texts of a body, without the names of its fields."""
    if isinstance(value, dict):
        value = [*value.values()]
    if isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, str):
        yield value


@pytest.fixture
async def hooked(timed: Bot) -> Bot:
    """Return a bot on whose server a hook takes no events, so that all wait."""
    await hooks.add(timed.store, GUILD, "https://example.org/")
    return timed


def test_the_published_schema_is_that_of_the_events() -> None:
    """``python -m tests.cogs.hooks.write_schema`` writes it."""
    assert json.loads(SCHEMA.read_text()) == schema()
    tags = json.dumps(schema())
    assert all(f'"{kind}"' in tags for kind in KINDS)


@pytest.mark.parametrize("kind", ["carcassonne", "dominion"])
async def test_a_whole_game_is_told_from_the_lobby_to_the_places(hooked: Bot, kind: str) -> None:
    game = await begun(hooked, ADA, BEN, kind=kind)
    await played(hooked, game)
    told = await bodies(hooked)
    kinds = [body["event"]["type"] for body in told]
    assert kinds[0] == "table.opened"
    assert kinds[-1] == "table.ended"
    assert {*kinds[1:-1]} == {"turn.begun"}
    assert len({body["id"] for body in told}) == len(told)
    turns = [body["event"]["turn"] for body in told[1:-1]]
    assert turns == sorted(turns)
    assert len(turns) >= 10
    async with hooked.tables.transaction(GUILD, game) as session:
        standing = session.table.standing
        options = session.game.options
    end = told[-1]["event"]
    assert end["result"] == "over"
    assert [(place["seat"], place["rank"], place["points"]) for place in end["places"]] == [
        (place.seat, place.rank, place.score) for place in standing
    ]
    known = {kind, "1", str(GUILD), "over", "Ada", "Ben", *KINDS, *texts(json.loads(json.dumps(options)))}
    said = {text for body in told for text in texts(body["event"])}
    assert said <= known, "no hidden fact, and no id of a person"


async def test_a_turn_tells_who_must_act_and_until_when(hooked: Bot, time: Time) -> None:
    game = await begun(hooked, ADA, BEN)
    (turn,) = [body["event"] for body in await bodies(hooked) if body["event"]["type"] == "turn.begun"]
    seat = await mover(hooked, game)
    assert turn["waiting"] == [{"seat": seat.seat, "name": seat.name, "deadline": int(time.now) + 86_400}]
    assert turn["table"] == {"number": game, "game": "carcassonne", "channel": "1"}


async def test_votes_are_told_once_each_with_the_seat_that_they_are_about(hooked: Bot, time: Time) -> None:
    game = await begun(hooked, ADA, BEN, CLEO)
    late = await mover(hooked, game)
    async with hooked.tables.transaction(GUILD, game) as session:
        propose(session, session.seats[0], "pause", {})
    time.now += 86_400
    await run_clock(hooked, GUILD, game)  # type: ignore[arg-type]
    votes = [body["event"] for body in await bodies(hooked) if body["event"]["type"] == "vote.opened"]
    assert [vote["vote"] for vote in votes] == ["pause", OVERDUE]
    assert votes[0]["about"] is None
    assert votes[1]["about"] == {"seat": late.seat, "name": late.name, "computer": False}


async def test_a_closed_table_ends_without_places(hooked: Bot) -> None:
    game = await begun(hooked, ADA, BEN)
    async with hooked.tables.transaction(GUILD, game) as session:
        close_game(session, ADA)
    end = (await bodies(hooked))[-1]["event"]
    assert (end["type"], end["result"], end["places"]) == ("table.ended", "closed", [])


async def test_an_event_of_a_refused_change_is_not_told(hooked: Bot) -> None:
    game = await begun(hooked, ADA, BEN)
    before = await bodies(hooked)

    async def fails() -> None:
        async with hooked.tables.transaction(GUILD, game) as session:
            close_game(session, ADA)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fails()
    assert await bodies(hooked) == before


async def test_a_league_tells_its_rounds_by_one_call(hooked: Bot) -> None:
    event = LeagueRound(league="Winter", game="catan", round=2, rounds=None, deadline=1_800_000_000)

    def work(db: sqlite3.Connection) -> bool:
        return queue(db, event, hooked.store.clock())

    assert await hooked.store.write(GUILD, work)
    (told,) = await bodies(hooked)
    assert told["event"] == {
        "type": "league.round",
        "league": "Winter",
        "game": "catan",
        "round": 2,
        "rounds": None,
        "deadline": 1_800_000_000,
    }


async def test_private_tables_are_told_to_no_hook(hooked: Bot) -> None:
    game = await hooked.tables.create(GUILD, "carcassonne", host=ADA, channel=1, name=NAMES[ADA], private=True)
    async with hooked.tables.transaction(GUILD, game.id) as session:
        session.close(ADA)
    assert await bodies(hooked) == []
