"""People's settings and the guilds in which they play."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from data.errors import StoreError
from data.shared.protocol import THESE, Job
from data.shared.queue import SharedStore
from data.sqlite.encoding import as_json
from rules.kernel import Facts

MAX_KNOWN = 10_000
"""Maximum number of people whose settings are cached."""
PUT_SETTINGS = (
    'INSERT INTO people ("user", settings) VALUES ($1, $2)'
    ' ON CONFLICT ("user") DO UPDATE SET settings = excluded.settings'
)
NOTE_ALL_PLAYING = (
    # Without WHERE, SQLite would take ON for the condition of a join.
    f'INSERT INTO playing ("user", guild) SELECT value, CAST($2 AS BIGINT) FROM {THESE} AS found WHERE true'
    " ON CONFLICT DO NOTHING"
)


class Users:
    """People's settings and guilds, in the shared store. The settings are cached, because every answer needs them.

    ``alone``: no other process changes them, so a cached one is up to date.
    """

    def __init__(self, shared: SharedStore, *, alone: bool = True) -> None:
        self._shared = shared
        self._alone = alone
        self._changes = 0
        """The number of changes by this process."""
        self._known: OrderedDict[int, Facts] = OrderedDict()

    def known_settings(self, user: int) -> Facts:
        """Return a person's cached settings, or {} if they are not cached, without waiting for the store."""
        return self._known.get(user, {})

    async def settings(self, user: int) -> Facts:
        """Return a person's settings, without those that were never set."""
        # Another process may serve this person in another guild.
        if self._alone and user in self._known:
            return self._know(user, self._known[user])
        changes = self._changes
        try:
            stored = await self._shared.read(_settings, user)
        except StoreError:
            # PostgreSQL may not answer for a while. The last settings serve until it does.
            if user in self._known:
                return self._known[user]
            raise
        # A read that overlaps with a change may be older than it.
        return self._know(user, stored) if changes == self._changes else stored

    async def change_settings(self, user: int, **changes: Any) -> Facts:
        """Change settings of a person (None: back to the default) and return all of them."""
        changed = await self._shared.write(_change_settings, user, changes)
        self._changes += 1
        return self._know(user, changed)

    async def take_turn(self, user: int, setting: str, key: str, now: float, *, most: int, span: float) -> bool:
        """Note a time in a setting, if it has less than ``most`` of the last ``span`` seconds. Return whether it does.

        The same ``key`` counts once.
        """
        taken, changed = await self._shared.write(_take_turn, user, setting, key, now, most, span)
        self._changes += 1
        self._know(user, changed)
        return taken

    async def note_setting(self, user: int, setting: str) -> None:
        """Set a setting to True. If the store cannot be written now, it is written with the next write."""
        self._changes += 1
        if user in self._known:
            self._know(user, {**self._known[user], setting: True})
        await self._shared.note((setting, user), _change_settings, user, {setting: True})

    async def who_set(self, setting: str, value: str, users: Sequence[int]) -> frozenset[int]:
        """Return the people of ``users`` who have set ``setting`` to ``value``."""
        return await self._shared.read(_who_set, setting, value, users)

    async def forget(self, user: int) -> None:
        """Delete a person's settings and pings. Their guilds stay until each has deleted them."""
        await self._shared.write(_forget, user)
        self._drop(user)

    async def forget_guild(self, guild: int, user: int) -> None:
        """Note that a guild's file has no more data about a person."""
        await self._shared.write(_forget_guild, guild, user)
        # They asked another process to delete their settings, too.
        self._drop(user)

    async def note_known(self, guild: int, user: int) -> None:
        """Note that a guild's file has data about a person, such as a seat, a note or an invitation."""
        await self._shared.note(("playing", user, guild), _note_playing, user, guild)

    def note_all_known(self, guild: int, users: Sequence[int]) -> None:
        """Note soon that a guild's file has data about these people."""
        if users:
            self._shared.note_soon(("playing", guild), _note_all_playing, guild, users)

    async def guilds(self, user: int) -> tuple[int, ...]:
        """Return the guilds whose files have data about a person."""
        await self._shared.write_pending()
        return await self._shared.read(_guilds, user)

    def _drop(self, user: int) -> None:
        self._changes += 1
        self._known.pop(user, None)

    def _know(self, user: int, settings: Facts) -> Facts:
        self._known[user] = settings
        self._known.move_to_end(user)
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)
        return settings


def _settings(user: int) -> Job[Facts]:
    rows = yield 'SELECT settings FROM people WHERE "user" = $1', user
    return msgspec.json.decode(rows[0]["settings"], type=Facts) if rows else {}


def _change_settings(user: int, changes: Facts) -> Job[Facts]:
    merged = {**(yield from _settings(user)), **changes}
    kept = {key: value for key, value in merged.items() if value is not None}
    yield PUT_SETTINGS, user, as_json(kept)
    return kept


def _take_turn(user: int, setting: str, key: str, now: float, most: int, span: float) -> Job[tuple[bool, Facts]]:
    # One transaction, so that two guilds cannot both take the last turn.
    settings = yield from _settings(user)
    taken = [turn for turn in settings.get(setting, ()) if turn[1] > now - span]
    if any(turn[0] == key for turn in taken):
        return True, settings
    if len(taken) >= most:
        return False, settings
    return True, (yield from _change_settings(user, {setting: [*taken, (key, now)]}))


def _who_set(setting: str, value: str, users: Sequence[int]) -> Job[frozenset[int]]:
    rows = yield f'SELECT "user", settings FROM people WHERE "user" IN {THESE}', as_json(users)
    return frozenset(row["user"] for row in rows if msgspec.json.decode(row["settings"]).get(setting) == value)


def _forget(user: int) -> Job[None]:
    yield 'DELETE FROM people WHERE "user" = $1', user
    yield 'DELETE FROM pings WHERE "user" = $1', user


def _forget_guild(guild: int, user: int) -> Job[None]:
    yield 'DELETE FROM playing WHERE "user" = $1 AND guild = $2', user, guild


def _guilds(user: int) -> Job[tuple[int, ...]]:
    rows = yield 'SELECT guild FROM playing WHERE "user" = $1', user
    return tuple(row["guild"] for row in rows)


def _note_playing(user: int, guild: int) -> Job[None]:
    yield 'INSERT INTO playing ("user", guild) VALUES ($1, $2) ON CONFLICT DO NOTHING', user, guild


def _note_all_playing(guild: int, users: Sequence[int]) -> Job[None]:
    yield NOTE_ALL_PLAYING, as_json(users), guild
