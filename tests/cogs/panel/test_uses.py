"""A choice among few buttons says in half a sentence what each of them is good for."""

import pytest

from cogs.discord.components import Line, Select
from cogs.panel.draft.codec import PanelState
from render import LANGUAGES, words
from rules.kernel import Facts, Table
from tests.cogs.clicks import shown
from tests.rules.zavandor.scene import auction, bid, finish, market, rows, seat

CITY = {
    "seats": 2,
    "options": {"mode": "ck"},
    "phase": "act",
    "settlements": [[], ["V9"]],
    "cities": [["V24"], ["V38"]],
}


def city(improvements: Facts, cards: Facts, **more: object) -> Table:
    """Return a table of Cities & Knights whose first seat has a city, these levels and these cards."""
    return Table.arrange("catan", {**CITY, "improvements": [improvements, {}], "hands": [cards, {}], **more}, seed=1)


def prize() -> Table:
    """Return a table whose first seat has won a row: the card or a point."""
    table = market(seat("Lr 3"), rows=rows(r="R1"))
    finish(table)
    auction(table, bid("Lr 3"))
    return table


def lines(table: Table, state: PanelState, language: str = "en") -> list[str]:
    rows_ = shown(table, 0, state, words(language)).rows
    return [line for row in rows_ if isinstance(row, Line) for line in row.text.splitlines() if line.startswith("-# ")]


def test_the_card_and_the_points_of_a_row_say_what_they_bring() -> None:
    table = prize()
    assert table.asks[0].kind == "zavandor.prize"
    card, points = lines(table, PanelState())
    assert card.endswith("Clan: Base income counts up to six cards a round")
    assert points.endswith("One point: points for good; the card leaves the game")


@pytest.mark.parametrize(
    ("level", "told"),
    [(0, "Science cards"), (1, "more often"), (2, "Aqueduct"), (3, "a metropolis and 2 points"), (4, "yours for good")],
)
def test_the_only_improvement_says_what_its_level_brings(level: int, told: str) -> None:
    table = city({"science": level}, {"paper": level + 1}, metropolises={"science": "V24"} if level > 3 else {})
    (line,) = lines(table, PanelState())
    assert line.startswith("-# Improve ")
    assert told in line


def test_each_entry_of_several_improvements_says_what_it_brings() -> None:
    table = city({"politics": 2}, {"paper": 1, "cloth": 1, "coin": 3})
    panel = shown(table, 0, PanelState(), words("en"))
    listed = {
        entry.label.rpartition("⟧ ")[2]: entry.description
        for row in panel.rows
        if isinstance(row, Select)
        for entry in row.options
    }
    assert "1 paper: castles give you Science cards" in listed.values()
    assert "3 coins: Fortress: your knights can become mighty" in listed.values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_uses_are_in_all_languages(language: str) -> None:
    for table, count in ((prize(), 2), (city({"science": 2}, {"paper": 3}), 1)):
        assert len(lines(table, PanelState(), language)) == count
