"""The interactions that wait for their acknowledgement, and how each of them ends."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import discord

from cogs.discord.custom_ids import FAMILIES

DEADLINE = 3.0
"""Seconds in which Discord wants the acknowledgement.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""
SUCCESS = range(200, 300)


class Arrival(NamedTuple):
    """An interaction that has arrived: its family and the monotonic time."""

    family: str
    at: float


class Arrivals:
    """The interactions without an acknowledgement. ``note`` gets the family, the outcome and the seconds of each."""

    def __init__(self, note: Callable[[str, str, float], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._note = note
        self._clock = clock
        self._open: dict[int, Arrival] = {}

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Note that an interaction has arrived."""
        self._open[interaction.id] = Arrival(family_of(interaction), self._clock())

    def answered(self, interaction: int, status: int | None) -> None:
        """Note the status of an acknowledgement; None if the connection broke."""
        if status in SUCCESS:
            self._end(interaction, "acknowledged")
        # The bot repeats an acknowledgement if the connection breaks, or if Discord refuses the first one.

    def forget(self, interaction: int) -> None:
        """Forget an interaction that another process has answered."""
        self._open.pop(interaction, None)

    def forget_late(self) -> None:
        """Note the interactions that were not acknowledged in time."""
        late = [each for each, arrival in self._open.items() if self._clock() - arrival.at > DEADLINE]
        for each in late:
            self._end(each, "late")

    def _end(self, interaction: int, outcome: str) -> None:
        if arrival := self._open.pop(interaction, None):
            self._note(arrival.family, outcome, self._clock() - arrival.at)


def family_of(interaction: discord.Interaction[Any]) -> str:
    """Return the kind of an interaction: a command, suggestions, or the family of a component's custom id."""
    if interaction.type is discord.InteractionType.application_command:
        return "command"
    if interaction.type is discord.InteractionType.autocomplete:
        return "suggestions"
    data: Any = interaction.data or {}
    family = str(data.get("custom_id", "")).partition(":")[0]
    return family if family in FAMILIES else "unknown"
