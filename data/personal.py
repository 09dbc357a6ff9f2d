"""The data about one person in the files: its collection and its deletion.

Games with other players stay, because their log belongs to these too. In them a deleted person has no id and another
name. While such a game runs, a keyed hash keeps the person from taking another seat of it (``marks``).
"""

import sqlite3
from collections.abc import Mapping

import msgspec

from data.game.marks import mark_of
from data.game.wall_marks import mark_wall
from data.shared.quotas import pings_of
from data.store import Store, reading, writing
from rules.kernel import Facts

FORGOTTEN = 0
"""The host id of a game whose host's data was deleted."""

RUNNING = "game IN (SELECT id FROM games WHERE phase = 'running')"
OWN = "(game, seat) IN (SELECT game, seat FROM seats WHERE user = :user)"

ABOUT = {
    "seats": "SELECT game, seat, name FROM seats WHERE user = :user",
    "hosted": "SELECT id AS game, kind, created FROM games WHERE host = :user",
    "choices": "SELECT game, number, at, kind, seat, choice FROM choices WHERE who = :user",
    "results": "SELECT game, seat, score, rank FROM results WHERE user = :user",
    "entered": "SELECT game, seat, name, gone, place FROM entrants WHERE user = :user",
    "ratings": "SELECT kind, mean, deviation, games, rivals FROM ratings WHERE user = :user",
    "rivals": "SELECT kind, rival FROM rivals WHERE user = :user",
    "notes": "SELECT game, text FROM notes WHERE user = :user",
    "sittings": "SELECT game, seat, since, name FROM sittings WHERE user = :user",
    "calls": "SELECT game, number, at FROM calls WHERE user = :user",
    "reminders": "SELECT game, at FROM reminders WHERE user = :user",
    "invitations": "SELECT game FROM invitations WHERE user = :user",
    "offers": "SELECT game, seat, why, at FROM offers WHERE :user IN (user, maker)",
    "read": "SELECT game, number FROM looked WHERE user = :user",
    "watched": "SELECT kind, told FROM watchers WHERE user = :user",
    "puzzles": "SELECT day, game, puzzle, pick, solved FROM puzzle_answers WHERE user = :user",
    "wishes": "SELECT offer, players, speed, name, channel, made, ends FROM queue WHERE user = :user",
    "leagues": "SELECT league, name, joined, gone FROM league_members WHERE user = :user",
    "hosted_leagues": "SELECT id AS league, kind, created FROM leagues WHERE host = :user",
    "untold": "SELECT texts FROM untold WHERE user = :user",
    "orders": f"SELECT game, seat, key, typed FROM orders WHERE {OWN}",
    "absences": f"SELECT game, seat, mode, until FROM absences WHERE {OWN}",
}
"""The queries for a person's data in a guild's file."""

FORGETTING = (
    "DELETE FROM outbox WHERE state <> 'due' AND game IN (SELECT game FROM sittings WHERE user = :user)",
    # Due messages must still be sent. Sent ones may name the person among their facts.
    "DELETE FROM outbox WHERE state <> 'due' AND instr(payload, :user)",
    # Their nudges, and their reminders of the next morning.
    "DELETE FROM timers WHERE json_extract(payload, '$.user') = :user",
    # Events that wait for a web hook have names. Sittings begin with the game.
    "DELETE FROM hook_events WHERE game IN (SELECT game FROM seats WHERE user = :user)",
    "DELETE FROM hook_events WHERE game IN (SELECT game FROM sittings WHERE user = :user)",
    # Before the seats, which tell whose rows these are.
    *(f"DELETE FROM {table} WHERE {OWN}" for table in ("orders", "absences")),
    "DELETE FROM offers WHERE :user IN (user, maker)",
    "UPDATE seats SET user = NULL, name = :name WHERE user = :user",
    f"UPDATE games SET host = {FORGOTTEN} WHERE host = :user",
    f"UPDATE leagues SET host = {FORGOTTEN} WHERE host = :user",
    # Their results stay, because the others' standings count them. A running league draws them no more.
    "UPDATE league_members SET user = NULL, name = :name, gone = coalesce(gone, joined) WHERE user = :user",
    "UPDATE choices SET who = NULL WHERE who = :user",
    "UPDATE results SET user = NULL WHERE user = :user",
    f"UPDATE sittings SET mark = mark_of(:user) WHERE user = :user AND {RUNNING}",
    "UPDATE sittings SET user = NULL, name = :name WHERE user = :user",
    # A game's effect on the others' ratings stays: the entrant stays, as a person without an id.
    "UPDATE entrants SET user = NULL, name = :name WHERE user = :user",
    "DELETE FROM rivals WHERE user = :user OR rival = :user",
    *(
        f"DELETE FROM {table} WHERE user = :user"
        for table in (
            "ratings",
            "notes",
            "calls",
            "reminders",
            "looked",
            "untold",
            "invitations",
            "watchers",
            "puzzle_answers",
            "queue",
        )
    ),
)
"""The statements that delete a person's data from a guild's file."""


@reading
def collected_in(db: sqlite3.Connection, user: int) -> Facts:
    """Return all data about a person in a guild's file."""
    rows = {table: [dict(row) for row in db.execute(query, {"user": user})] for table, query in ABOUT.items()}
    for choice in rows["choices"]:
        choice["choice"] = msgspec.json.decode(choice["choice"]) if choice["choice"] else None
    return rows


async def collected(store: Store, user: int, guilds: Mapping[int, Facts | None]) -> Facts:
    """Return all data about a person, given that of each guild: None if its file cannot be read now."""
    by_guild = {str(guild): about for guild, about in guilds.items()}
    found = {"user": user, "settings": await store.users.settings(user), "guilds": by_guild}
    pings = await pings_of(store.shared, user)
    return found | ({"pings": pings} if pings else {})


async def forget(store: Store, guild: int, user: int, name: str) -> None:
    """Delete a person's data from a guild's file. ``name`` replaces theirs. They must have left all running games."""
    if (marked := await _forget(store, guild, user, name)) is not None:
        store.wakeups.schedule(guild, marked)
    await store.sittings.forget(guild, user)
    await store.users.forget_guild(guild, user)


@writing
def _forget(db: sqlite3.Connection, user: int, name: str) -> float | None:
    # SQLite calls the function for each row, so that each mark has a key of its own.
    db.create_function("mark_of", 1, mark_of)
    for statement in FORGETTING:
        db.execute(statement, {"user": user, "name": name})
    return mark_wall(db)
