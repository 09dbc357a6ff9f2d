"""The names of the emojis that the bot has uploaded to its application, in the shared store.

A name is noted before the upload, so that an emoji whose upload was interrupted still counts as the bot's.
"""

from collections.abc import Collection

from data.shared.protocol import Job
from data.shared.queue import SharedStore


class UploadedEmojis:
    """The names of one application's emojis that the bot has uploaded, or has begun to upload."""

    def __init__(self, shared: SharedStore, application: int) -> None:
        self._shared = shared
        self._application = application

    async def names(self) -> frozenset[str]:
        """Return the names."""
        return await self._shared.read(_names, self._application)

    async def add(self, name: str) -> None:
        """Add a name."""
        await self._shared.write(_add, self._application, name)

    async def keep(self, names: Collection[str]) -> None:
        """Drop all names but these."""
        await self._shared.write(_keep, self._application, names)


def _names(application: int) -> Job[frozenset[str]]:
    rows = yield "SELECT name FROM emojis WHERE application = $1", application
    return frozenset(row["name"] for row in rows)


def _add(application: int, name: str) -> Job[None]:
    yield "INSERT INTO emojis (application, name) VALUES ($1, $2) ON CONFLICT DO NOTHING", application, name


def _keep(application: int, names: Collection[str]) -> Job[None]:
    for name in (yield from _names(application)).difference(names):
        yield "DELETE FROM emojis WHERE application = $1 AND name = $2", application, name
