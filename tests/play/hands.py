"""Playing as a person does who looks at nothing but the messages: press what is there, choose what is listed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from playground import Answer, Person, Seen, people

AWAY = frozenset({"Confirm", "Confirm: nothing", "Back", "Take back"})
"""The buttons of a panel that pick nothing."""
SURE = 0.75
"""How often somebody confirms what could still be changed."""


class Pick(NamedTuple):
    """One thing that can be done in a panel: a button by its label, or an entry of a select."""

    label: str
    select: str | None = None


def offered(panel: Seen) -> list[Pick]:
    """Return what can be picked in a panel."""
    buttons = [Pick(label) for label, each in panel.buttons.items() if not each.get("disabled") and label not in AWAY]
    entries = [
        Pick(option["value"], select["custom_id"])
        for select in panel.selects
        for option in select["options"]
        if not option.get("default")
    ]
    return buttons + entries


def confirm(panel: Seen) -> Pick | None:
    """Return the button that makes the choice count, if it can be pressed."""
    labels = [label for label, each in panel.buttons.items() if label.startswith("Confirm") and not each["disabled"]]
    return Pick(labels[0]) if labels else None


async def do(person: Person, panel: Seen, pick: Pick, *, stale: bool = False) -> Answer:
    """Press or choose, and return the bot's first answer."""
    if pick.select is None:
        return await person.click(panel, pick.label, stale=stale)
    return await person.select(panel, pick.label, which=pick.select, stale=stale)


async def opened(person: Person, message: Seen, patience: float = 10.0) -> Seen:
    """Press *Play* and return the panel."""
    return await person.settled(await person.click(message, "Play"), patience)


async def walked(person: Person, panel: Seen, rng: random.Random, patience: float = 10.0) -> Seen:
    """Pick at random until the choice could be confirmed, and return the panel with *Confirm*."""
    while confirm(panel) is None:
        panel = await person.settled(await do(person, panel, rng.choice(offered(panel))), patience)
    return panel


async def turn(person: Person, message: Seen, rng: random.Random, patience: float = 10.0) -> Seen:
    """Play one's turn by clicks from the turn message on; return the panel when nothing more is asked."""
    panel = await opened(person, message, patience)
    while choices := offered(panel):
        sure = confirm(panel)
        pick = sure if sure and rng.random() < SURE else rng.choice(choices)
        panel = await person.settled(await do(person, panel, pick), patience)
        if pick == sure:
            break
    return panel


async def table(host: Person, *guests: Person, opponents: int = 0, thread: bool = False) -> Seen:
    """Open a table, have the guests join and the host start it; return the first turn message."""
    options: dict[str, object] = {"opponents": opponents} if opponents else {}
    answer = await host.command("new", game="carcassonne", **options | ({"thread": True} if thread else {}))
    place = None
    if thread:
        place = (await host.settled(answer)).text.partition("<#")[2].partition(">")[0]
    for guest in guests:
        lobby = await guest.wait_for(lambda message: "Join" in message.buttons, channel=place)
        await guest.click(lobby, "Join")
    ready = await host.wait_for(
        lambda message: "Start" in message.buttons and all(f" {guest.name}" in message.text for guest in guests),
        channel=place,
    )
    await host.click(ready, "Start")
    return await host.wait_for(is_turn, channel=place)


def is_turn(message: Seen) -> bool:
    """Whether a message calls somebody to play."""
    return "Play" in message.buttons and bool(message.pings)


def is_end(message: Seen) -> bool:
    """Whether a message tells the end of a game."""
    return "Play again" in message.buttons


def called(message: Seen, persons: Sequence[Person]) -> Person:
    """Return who is called by a message."""
    by_id: Mapping[str, Person] = {people.user_id(person.name): person for person in persons}
    (id_,) = message.pings
    return by_id[id_]
