"""The claim on the guilds of a data folder: the lock on the folder, and the process that waits for it.

A process that waits for the lock, to take over from another process, has a lock of its own that tells the other one.
"""

from pathlib import Path

from cluster.claims import Succession
from data.shards import Shards
from data.sqlite.folder_lock import SUCCESSOR, TIMEOUT, Locks, are_locked, names_of

LISTENING = "listening"


class FolderClaim:
    """The claim of the process that has the lock on a folder, or on ``shards``. It lasts until the process ends."""

    lost = False
    """Whether another process has the lock: never, because the lock ends with this process."""

    def __init__(self, folder: Path, shards: Shards | None = None) -> None:
        self._folder = folder
        self._shards = shards

    def holds(self) -> bool:
        """Return True: the lock is certain as long as this process lives."""
        return True

    async def regained(self, patience: float | None = None) -> bool:
        """Return True: the lock is certain."""
        return True

    def succession(self) -> Succession:
        """Return the state of the process that waits for the lock."""
        return succession(self._folder, self._shards)

    async def release(self) -> None:
        """Do nothing: the store releases the lock."""

    async def offer(self) -> None:
        """Do nothing: a process that waits for the lock needs no offer."""


class SuccessorLock(Locks):
    """The lock of the one process that waits for the lock on the folder, or on ``shards``, until it is closed."""

    def __init__(self, folder: Path, shards: Shards | None = None) -> None:
        super().__init__(folder, TIMEOUT)
        self._shards = shards
        with self.all_or_none():
            for name in names_of(SUCCESSOR, shards):
                self.lock(name)

    def listen(self) -> None:
        """Tell the other process that this one receives all interactions."""
        with self.all_or_none():
            for name in names_of(LISTENING, self._shards):
                self.lock(name)


def succession(folder: Path, shards: Shards | None = None) -> Succession:
    """Return the state of the process that waits for the lock on the folder, or on all of ``shards``."""
    for prefix, state in ((LISTENING, Succession.LISTENS), (SUCCESSOR, Succession.PREPARES)):
        if are_locked(folder, prefix, shards):
            return state
    return Succession.NONE
