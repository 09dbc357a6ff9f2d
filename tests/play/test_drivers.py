"""Drivers of tests and measurements wait for what they need, also if the bot edits a panel between two clicks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bench.clicks import Table
from playground import Answer, Person, Seen
from tests.play import acts

MESSAGE, PANEL = "7", "8"
PLAY = {"type": 2, "label": "Play", "custom_id": "t1:1:play"}
PICK = {"type": 2, "label": "Meadow", "custom_id": "p1:1:3:0"}
CONFIRM = {"type": 2, "label": "✔ Confirm", "custom_id": "p1:1:3:c"}


def seen(id_: str, revision: int, *buttons: dict[str, Any]) -> Seen:
    """Return a message with these buttons."""
    shown: dict[str, Any] = {"pings": [], "only_for": None, "revision": revision}
    row = {"type": 1, "components": list(buttons)}
    return Seen(
        {"id": id_, "channel_id": "1", "content": "", "components": [row], "attachments": [], "flags": 0}
        | {"playground": shown}
    )


class Player(Person):
    """A person whose panel is edited before each look."""

    def __init__(self, *panels: Seen) -> None:
        super().__init__("", "Ada", "1")
        self.panels = list(panels)
        self.pressed: list[str] = []

    async def _looked(self, channel: str, wait: float) -> list[Seen]:
        return [self.panels.pop(0) if len(self.panels) > 1 else self.panels[0]]

    async def _act(self, what: str, body: dict[str, Any]) -> Answer:
        self.pressed.append(body["custom_id"])
        shown = self.panels[0].payload
        return Answer({"id": "1", "answer": 7, "shown": shown})


EDITS = [
    *(seen(PANEL, 1, PICK), seen(PANEL, 2), seen(PANEL, 3, PICK)),
    *(seen(PANEL, 4), seen(PANEL, 5), seen(PANEL, 6, PICK, CONFIRM)),
]


async def test_measurement_waits_for_the_choices_of_an_edited_panel() -> None:
    player = Player(*EDITS)
    await Table(player, player).turn(player, seen(MESSAGE, 0, PLAY), (0.0, 0.0), random.Random(1))
    assert player.pressed == [PLAY["custom_id"], PICK["custom_id"], CONFIRM["custom_id"]]


async def test_measurement_gives_up_a_panel_that_stays_without_choices() -> None:
    player = Player(seen(PANEL, 1))
    with pytest.raises(TimeoutError):
        await Table(player, player).turn(player, seen(MESSAGE, 0, PLAY), (0.0, 0.0), random.Random(1), 0.05)


async def test_test_waits_for_the_choices_of_an_edited_panel() -> None:
    player = Player(*EDITS[1:])
    panel = await acts.walked(player, EDITS[0], random.Random(1))
    assert acts.confirm(panel)
    assert player.pressed == [PICK["custom_id"]]
