"""The taps of a player who follows the hints of each tutorial: controls by words of their labels."""

from __future__ import annotations

import re

from playground import Person, Seen
from playground.person import BUTTON, SELECTS
from tests.cogs.discord.loose import loose
from tests.patience import PATIENCE
from tests.play import acts

WAYS: dict[str, list[list[str]]] = {
    "carcassonne": [
        ["A1", "city"],
        ["A1", "No figure"],
        ["C2", "cloister"],
    ],
    "catan": [
        ["Build a road", "6-4-desert to 6-11-desert", "Make an offer", "Wool +", "Grain +"],
        ["Build a settlement", "End turn"],
        ["8 mountains"],
    ],
    "dominion": [
        ["Village"],
        ["Smithy"],
        ["All plain Treasures", "Gold"],
        ["Estate", "Estate"],
        ["All plain Treasures", "Province"],
    ],
    "zavandor": [
        ["(metal)"],
        ["Go on to bid"],
        ["3"],
        ["Goldvein Clan"],
        ["Goldvein Clan"],
        ["3 log carts"],
    ],
}
"""The taps up to each *Confirm*, by game."""


async def tapped(person: Person, panel: Seen, tap: str) -> Seen:
    """Tap a control by words of its label, and return the panel after it."""
    for control in panel.components:
        if control["type"] == BUTTON and tap in loose(control.get("label", "")) and not control.get("disabled"):
            return await person.settled(await person.click(panel, control["custom_id"]), PATIENCE)
        for option in control.get("options", ()) if control["type"] in SELECTS else ():
            if tap in loose(option["label"]):
                answer = await person.select(panel, option["value"], which=control["custom_id"])
                return await person.settled(answer, PATIENCE)
    raise AssertionError(f"{tap} is not offered: {acts.offered(panel)}")


async def pictured(person: Person, panel: Seen) -> Seen:
    """Return a panel with its picture. On a busy machine an edit adds the picture."""
    return await person.wait_for(lambda each: each.id == panel.id and each.pictures, PATIENCE)


def step_of(panel: Seen) -> int:
    """Return the number of the step on a tutorial's panel."""
    return int(re.findall(r"step (\d+) of", panel.text)[0])
