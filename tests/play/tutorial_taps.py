"""The taps of a player who follows the hints of each tutorial: buttons and entries of selects by their labels."""

from __future__ import annotations

import re
from typing import NamedTuple

from playground import Person, Seen
from tests.patience import PATIENCE
from tests.play import acts


class Chosen(NamedTuple):
    """Entries of a select, by words of their labels. A plain string is a tap on a button."""

    words: str
    times: int = 1


Tap = str | Chosen

WAYS: dict[str, list[list[Tap]]] = {
    "carcassonne": [
        ["A1", "city"],
        ["A1", "No follower"],
        [Chosen("C2"), "cloister"],
    ],
    "catan": [
        ["Build a road", "6-4-desert to 6-11-desert", "Make an offer", Chosen("Wool"), Chosen("Grain")],
        ["Build a settlement", "End the turn"],
        ["8 mountains"],
    ],
    "dominion": [
        ["Village"],
        ["Smithy"],
        ["All plain ones", "Gold"],
        [Chosen("Estate", times=2)],
        ["All plain ones", "Province"],
    ],
    "zavandor": [
        ["Bank, two for one", "Metal carts"],
        ["Done trading"],
        ["3 rubies"],
        ["Goldvein Clan"],
        [Chosen("Goldvein Clan")],
        ["Cast scrolls"],
    ],
}
"""The taps up to each *Confirm*, by game."""


async def tapped(person: Person, panel: Seen, tap: Tap) -> Seen:
    """Tap a control by words of its label, and return the panel after it."""
    if isinstance(tap, str):
        label = next(label for label in panel.buttons if tap in label)
        return await person.settled(await person.click(panel, label), PATIENCE)
    for select in panel.selects:
        values = [each["value"] for each in select["options"] if tap.words in each["label"]]
        if values:
            answer = await person.select(panel, *values[: tap.times], which=select["custom_id"])
            return await person.settled(answer, PATIENCE)
    raise AssertionError(f"{tap} is not offered: {acts.offered(panel)}")


async def pictured(person: Person, panel: Seen) -> Seen:
    """Return a panel with its picture. On a busy machine an edit adds the picture."""
    return await person.wait_for(lambda each: each.id == panel.id and each.pictures, PATIENCE)


def step_of(panel: Seen) -> int:
    """Return the number of the step on a tutorial's panel."""
    return int(re.findall(r"step (\d+) of", panel.text)[0])
