"""The ways in which a game of Catan ends: the choice by which the winner reached the points (K57)."""

from collections.abc import Callable

from rules.kernel import Choice, Facts, Table
from tests.contract.recording import Ending


def by(*starts: str, mode: str = "base") -> Callable[[Table, Choice], bool]:
    """Return a check of the mode and of the first letters of the last choice."""

    def reached(table: Table, choice: Choice) -> bool:
        assert isinstance(choice, list)
        return table.state.options["mode"] == mode and choice[0].startswith(starts)

    return reached


CITIES: Facts = {"mode": "ck"}

ENDINGS = {
    "building": Ending(by("settlement:", "city:"), seats=4),
    "longest_road": Ending(by("road:"), seats=3),
    "largest_army": Ending(by("play:knight", "H"), seats=3),
    "victory_point_card": Ending(by("development"), seats=3),
    "cities_building": Ending(by("settlement:", "city:", mode="ck"), seats=4, options=CITIES),
    "cities_improvement": Ending(by("improve:", mode="ck"), seats=4, options=CITIES),
}
