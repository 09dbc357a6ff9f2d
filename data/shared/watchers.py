"""The watchers of files of earlier versions, in the shared file. Each guild's own file takes them when it is opened."""

from typing import TypeAlias

from data.shared.protocol import Job

Watcher: TypeAlias = tuple[str, int, float]
"""The kind of game, the person, and the time of their last ping."""


def old_watchers() -> Job[dict[int, list[Watcher]]]:
    """Return the watchers that are not in their guild's file, by guild."""
    rows = yield ("SELECT guild, kind, user, told FROM watchers",)
    watchers: dict[int, list[Watcher]] = {}
    for guild, *watcher in rows:
        watchers.setdefault(guild, []).append(tuple(watcher))
    return watchers


def drop_watchers(guild: int) -> Job[None]:
    """Drop the watchers of a guild, because its file has them."""
    yield "DELETE FROM watchers WHERE guild = $1", guild
