"""Silent scrolls: their owner is not asked about them. The income silences one; it can be woken at any time (Z30)."""

from collections.abc import Iterable

from rules.kernel import Field, Option
from rules.zavandor.state import Player

WAKE = "wake"


def waking(player: Player, *path: str) -> list[Option]:
    """Return the options that wake each silent scroll, behind the first steps of a path if there are any."""
    silent = [item.card for item in player.cave if item and item.silent]
    return [Option(f"{WAKE}:{card}", (*path, card) if path else (), {"card": card}) for card in silent]


def wake_field(player: Player) -> list[Field]:
    """Return a field that wakes silent scrolls, for asks about something else."""
    options = waking(player)
    return [Field(WAKE, tuple(options), 0, len(options))] if options else []


def wake(player: Player, chosen: Iterable[str]) -> None:
    """Wake scrolls: their owner is asked about them from the next income on."""
    for id_ in chosen:
        player.item(id_.partition(":")[2]).silent = False
