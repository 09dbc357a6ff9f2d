"""Pressing a panel's controls without Discord."""

import random
from collections.abc import Iterator

from cogs.draft import lay
from cogs.ids import PANEL, Id, parsed, template
from cogs.layout import Button, Menu, Row
from cogs.panel import Panel, Speech, panel
from cogs.press import Place, pressed
from rules.kernel import Table
from tests.cogs.fakes import Plain


def shown(table: Table, seat: int, place: Place, words: Speech | None = None) -> Panel:
    """The panel of a seat that is asked something."""
    asked, desk = table.ask_of(seat), lay(table, seat, place.draft)
    assert asked is not None
    assert desk is not None
    return panel(1, asked.number, desk, place, words or Plain(), ["Ada", "Ben", "Cleo", "Dora"])


def id_of(text: str) -> Id:
    match = template(PANEL).fullmatch(text)
    assert match, text
    return parsed(PANEL, match)


def enabled(rows: tuple[Row, ...]) -> Iterator[Button | Menu]:
    """Everything on a panel that can be pressed."""
    for row in rows:
        if isinstance(row, Menu):
            yield row
        else:
            yield from (button for button in row if not button.disabled)


def press(table: Table, seat: int, control: Button | Menu, rng: random.Random) -> tuple[str, Place]:
    """Press a button, or pick in a select at random; return the verb and where it leads."""
    id_ = id_of(control.id)
    values = []
    if isinstance(control, Menu):
        size = rng.randint(control.least, control.most)
        values = [entry.value for entry in rng.sample(control.entries, size)]
    return id_.verb, pressed(table, seat, id_.verb, id_.rest, values)
