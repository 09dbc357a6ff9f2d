"""What the files hold about one person: all of it to take away, and nothing of it any more.

Games that others play or have played stay: their log is theirs too. In them a person who is forgotten is nobody's id
and a name that is not theirs. While such a game runs, a keyed hash keeps them from another seat of it (``marks``).
"""

import sqlite3

import msgspec

from data.errors import GuildUnreadable, NotNow
from data.marks import mark_of
from data.quotas import pings_of
from data.store import Store
from rules.kernel import Facts

FORGOTTEN = 0
"""The host of a game whose host is forgotten."""

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
    "sittings": "SELECT game, seat, since FROM sittings WHERE user = :user",
    "calls": "SELECT game, number, at FROM calls WHERE user = :user",
    "reminders": "SELECT game, at FROM reminders WHERE user = :user",
    "invitations": "SELECT game FROM invitations WHERE user = :user",
    "offers": "SELECT game, seat, why, at FROM offers WHERE :user IN (user, maker)",
    "read": "SELECT game, number FROM looked WHERE user = :user",
    "untold": "SELECT texts FROM untold WHERE user = :user",
    "orders": f"SELECT game, seat, key, typed FROM orders WHERE {OWN}",
    "absences": f"SELECT game, seat, mode, until FROM absences WHERE {OWN}",
}
"""Where a guild's file tells something of a person."""

FORGETTING = (
    "DELETE FROM outbox WHERE state <> 'due' AND game IN (SELECT game FROM sittings WHERE user = :user)",
    # What is due has still to be sent; what was sent may name somebody among its facts.
    "DELETE FROM outbox WHERE state <> 'due' AND instr(payload, :user)",
    # Whoever was to be told that they are not done is nobody's concern any more.
    "DELETE FROM timers WHERE json_extract(payload, '$.user') = :user",
    # Before the seats: afterwards nobody knows whose they were.
    *(f"DELETE FROM {table} WHERE {OWN}" for table in ("orders", "absences")),
    "DELETE FROM offers WHERE :user IN (user, maker)",
    "UPDATE seats SET user = NULL, name = :name WHERE user = :user",
    f"UPDATE games SET host = {FORGOTTEN} WHERE host = :user",
    "UPDATE choices SET who = NULL WHERE who = :user",
    "UPDATE results SET user = NULL WHERE user = :user",
    f"UPDATE sittings SET mark = mark_of(:user) WHERE user = :user AND {RUNNING}",
    "UPDATE sittings SET user = NULL WHERE user = :user",
    # How a game counts for the others stays as it is: the entrant stays, as a person without an id.
    "UPDATE entrants SET user = NULL, name = :name WHERE user = :user",
    "DELETE FROM rivals WHERE user = :user OR rival = :user",
    *(
        f"DELETE FROM {table} WHERE user = :user"
        for table in ("ratings", "notes", "calls", "reminders", "looked", "untold", "invitations")
    ),
)
"""What makes a guild's file forget a person."""


async def collected(store: Store, user: int) -> Facts:
    """Return everything that the files hold about a person, by guild; null for a guild whose file cannot be opened."""
    guilds: Facts = {}
    for guild in await store.users.guilds(user):
        try:
            guilds[str(guild)] = await store.read(guild, _about, user)
        except (GuildUnreadable, NotNow):
            guilds[str(guild)] = None
    found = {"user": user, "settings": await store.users.settings(user), "guilds": guilds}
    pings = await pings_of(store.shared, user)
    return found | {"pings": pings} if pings else found


async def forget(store: Store, guild: int, user: int, name: str) -> None:
    """Have a guild's file forget a person, who must not sit at a table in progress; they are called ``name``."""
    await store.write(guild, _forget, user, name)


def _about(db: sqlite3.Connection, user: int) -> Facts:
    found = {table: [dict(row) for row in db.execute(query, {"user": user})] for table, query in ABOUT.items()}
    for choice in found["choices"]:
        choice["choice"] = msgspec.json.decode(choice["choice"]) if choice["choice"] else None
    return found


def _forget(db: sqlite3.Connection, user: int, name: str) -> None:
    # Called anew for each row, so that no two marks have a key in common.
    db.create_function("mark_of", 1, mark_of)
    for statement in FORGETTING:
        db.execute(statement, {"user": user, "name": name})
