"""Everything that people see of a game."""

from __future__ import annotations

from collections.abc import Sequence

import aiohttp

from playground import Person, Seen
from tests.play import acts

MOVES = ("Wait for offers", "Go on to bid")
"""Buttons that play a move at once."""


async def sight(persons: Sequence[Person], message: Seen) -> list[object]:
    """Return everything that people see of a game: texts, controls, suggestions, pictures."""
    found: list[object] = []
    for person in persons:
        panel = await acts.opened(person, message)
        shown = [panel, *[await person.settled(await person.click(message, label)) for label in ("More", "Log")]]
        for pick in [pick for pick in acts.offered(panel) if pick.label not in MOVES][:8]:
            again = await acts.opened(person, message)
            shown.append(await person.settled(await acts.do(person, again, pick)))
        for path in ("game board", "game hand", "game status"):
            shown += [await person.settled(await person.command(path))]
        shown.append(await person.settled(await person.command("game board", text=True)))
        found += [part for each in shown for part in await parts(each)]
        found += await person.autocomplete("game move", "action", action="")
    return found


async def parts(message: Seen) -> list[object]:
    """Return the visible parts of a message: its texts and controls, and the bytes of its pictures."""
    texts = [each.get("content") for each in message.components]
    controls = [
        (each.get("label"), each.get("custom_id"), each.get("disabled"), each.get("options"))
        for each in message.components
    ]
    async with aiohttp.ClientSession() as session:
        bodies = [await (await session.get(picture["url"])).read() for picture in message.pictures]
    alts = [picture["description"] for picture in message.pictures]
    return [message.payload["content"], texts, controls, alts, bodies]
