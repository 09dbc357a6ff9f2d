"""The requests that several processes have left in the shared store (``cluster/requests.py``)."""

from data.shared.protocol import Job
from data.shared.queue import SharedStore


async def are_left(shared: SharedStore) -> bool:
    """Return whether there are requests without an answer. The only process of a bot has to do them, too."""
    return await shared.read(_are_left)


def _are_left() -> Job[bool]:
    return bool((yield ("SELECT 1 FROM requests WHERE answer IS NULL LIMIT 1",)))
