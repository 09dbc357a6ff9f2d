"""Log lines of a handover, and a person who acts during it."""

from __future__ import annotations

import asyncio

from playground import Person

LISTENS, SERVES = "this process listens", "this process has taken over"


RESTARTING = "about to restart"


async def ask_on(person: Person, told: list[str], go_on: asyncio.Event) -> None:
    """Ask for the state of the table again and again. Note every answer."""
    while go_on.is_set():
        told.append((await person.settled(await person.command("game status"))).text)
        await person.autocomplete("game move", "action", action="")
        # A faster person is slowed down.
        await asyncio.sleep(0.15)
