"""Acts of a person who sees only the messages: press a button, choose an entry, play a turn."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from playground import Answer, Person, Seen, people
from tests.patience import PATIENCE, until, until_told
from tests.play.bot_process import Bot

CONFIRM = re.compile(r"[pw]1:\d+:\d+:c")
"""The beginning of the custom id that confirms. Without a pick its label says what this does."""
SPEAK = re.compile(r"w1:\d+:\d+:speak")
"""The beginning of the custom id of the select of languages, which picks nothing in the game."""
AWAY = frozenset({"Confirm", "Back", "Undo", "Hint", "Orders", "Prepare a move"})
"""The buttons of a panel that pick nothing."""
SURE = 0.9
"""The probability of confirming a choice that could still be changed."""


class Pick(NamedTuple):
    """An act in a panel: a button by its label, or an entry of a select."""

    label: str
    select: str | None = None


def offered(panel: Seen) -> list[Pick]:
    """Return the possible picks in a panel."""
    buttons = [
        Pick(label)
        for label, each in panel.buttons.items()
        if not each.get("disabled") and label not in AWAY and not CONFIRM.match(each["custom_id"])
    ]
    entries = [
        Pick(option["value"], select["custom_id"])
        for select in panel.selects
        if not SPEAK.match(select["custom_id"])
        for option in select["options"]
        if not option.get("default")
    ]
    return buttons + entries


def confirm(panel: Seen) -> Pick | None:
    """Return the button that confirms the choice, if it can be pressed."""
    labels = [
        label for label, each in panel.buttons.items() if CONFIRM.match(each["custom_id"]) and not each.get("disabled")
    ]
    return Pick(labels[0]) if labels else None


async def do(person: Person, panel: Seen, pick: Pick, *, stale: bool = False) -> Answer:
    """Press or choose, and return the bot's first answer."""
    if pick.select is None:
        return await person.click(panel, pick.label, stale=stale)
    return await person.select(panel, pick.label, which=pick.select, stale=stale)


async def opened(person: Person, message: Seen, patience: float = PATIENCE) -> Seen:
    """Press *Play* and return the panel."""
    return await person.settled(await person.click(message, "Play"), patience)


async def slowly_opened(bot: Bot, person: Person, message: Seen, delay: float = 1.5) -> asyncio.Task[Seen]:
    """Press *Play* and return the press, whose answer takes ``delay`` seconds."""
    await fault(person, path="PATCH /webhooks/", delay=delay)
    slow = asyncio.create_task(opened(person, message))
    await until(lambda: not bot.faults_waiting)
    return slow


async def walked(person: Person, panel: Seen, rng: random.Random, patience: float = PATIENCE) -> Seen:
    """Pick at random until the choice can be confirmed, and return that panel."""
    while confirm(panel := await _offering(person, panel, patience)) is None:
        panel = await person.settled(await do(person, panel, rng.choice(offered(panel))), patience)
    return panel


async def _offering(person: Person, panel: Seen, patience: float) -> Seen:
    """Return a panel as it is now, once it offers something: the bot may edit it between two clicks."""
    return await person.wait_for(
        lambda each: each.id == panel.id and (confirm(each) or offered(each)), patience, channel=place_of(panel)
    )


async def confirmed(person: Person, panel: Seen) -> Seen:
    """Press *Confirm* and return the panel after it."""
    panel = await person.wait_for(lambda each: each.id == panel.id and confirm(each), channel=place_of(panel))
    sure = confirm(panel)
    assert sure is not None
    return await person.settled(await do(person, panel, sure))


async def turn(person: Person, message: Seen, rng: random.Random, patience: float = PATIENCE) -> Seen:
    """Play a turn by clicks, from the turn message to the last ask; return the last panel."""
    panel = await opened(person, message, patience)
    while (choices := offered(panel)) or confirm(panel):
        sure = confirm(panel)
        pick = sure if sure and (not choices or rng.random() < SURE) else rng.choice(choices)
        panel = await person.settled(await do(person, panel, pick), patience)
        if pick == sure:
            break
    return panel


async def at_any_speed(moderator: Person) -> None:
    """Allow as many clicks a second as a test makes. Otherwise the bot would slow it down."""
    await moderator.settled(await moderator.command("setup limits", clicks=100))


async def table(host: Person, *guests: Person, **options: Any) -> Seen:
    """Open a table, have the guests join and the host start it; return the first turn message."""
    lobby = await seated(host, *guests, **options)
    await host.click(lobby, "Start")
    return await host.wait_for(is_turn, channel=place_of(lobby))


async def about_to_confirm(host: Person, guest: Person, rng: random.Random) -> tuple[Person, Seen, Seen]:
    """Begin a game for two; return the pinged player, the turn message, and their panel with a choice to confirm."""
    message = await table(host, guest)
    mover = called(message, (host, guest))
    return mover, message, await walked(mover, await opened(mover, message), rng)


def threads_in(message: Seen) -> list[str]:
    """Return the threads and channels to which a message links."""
    return re.findall(r"<#(\d+)>", message.text)


async def seated(host: Person, *guests: Person, **options: Any) -> Seen:
    """Open a table and have the guests join; return the lobby with all of them."""
    said = await host.settled(await host.command("new", **{"game": "carcassonne", **options}))
    thread = next(iter(threads_in(said)), None)
    lobby = await host.wait_for(lambda each: "Join" in each.buttons, channel=thread)
    for guest in guests:
        lobby = await joined(guest, lobby)
    return lobby


async def joined(guest: Person, lobby: Seen) -> Seen:
    """Join and return the lobby with the guest. The next guest gets the next seat only if they join after that."""
    await guest.click(lobby, "Join")
    return await guest.wait_for(
        lambda each: each.id == lobby.id and f" {guest.name}" in each.text, channel=lobby.payload["channel_id"]
    )


async def next_turn(watcher: Person, last: Seen, patience: float = PATIENCE) -> Seen:
    """Wait for the turn message after another one, and return it."""
    return await watcher.wait_for(
        lambda each: is_turn(each) and int(each.id) > int(last.id), patience, channel=place_of(last)
    )


async def first_choice(person: Person) -> str:
    """Return the first suggestion for the ask of a person."""
    # Suggestions that would come too late are left out, and a player types again.
    return (await until_told(lambda: suggested(person)))[0]


async def suggested(person: Person, typed: str = "", **options: str) -> list[str]:
    """Return the suggested moves, without the note that there are more."""
    found = await person.autocomplete("game move", "action", action=typed, **options)
    return [str(one["value"]) for one in found if not str(one["value"]).endswith("…")]


async def fault(person: Person, **facts: object) -> None:
    """Make later requests of the bot fail."""
    await person.control("POST", "/faults", facts)


def place_of(message: Seen) -> str:
    """Return the channel or thread of a message."""
    return str(message.payload["channel_id"])


def is_turn(message: Seen) -> bool:
    """Return whether a message asks a player to act."""
    return "Play" in message.buttons and bool(message.pings)


def is_end(message: Seen) -> bool:
    """Return whether a message is the end of a game."""
    return "Play again" in message.buttons


def called(message: Seen, persons: Sequence[Person]) -> Person:
    """Return the person that a message pings."""
    by_id: Mapping[str, Person] = {people.user_id(person.name): person for person in persons}
    (id_,) = message.pings
    return by_id[id_]
