"""Clicks on a panel's controls without Discord."""

import random
from collections.abc import Iterator

from cogs.discord.components import Button, Row, Select, controls
from cogs.discord.custom_ids import PANEL, CustomId, id_pattern, parse_id
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.preview import preview_of
from cogs.panel.form.controls import Panel, build_panel
from cogs.panel.form.transitions import next_state
from render import Words
from rules.kernel import Table
from tests.cogs.fakes import Plain


def shown(table: Table, seat: int, place: PanelState, words: Words | None = None) -> Panel:
    """Return the panel of a seat that is asked something."""
    asked, preview = table.ask_of(seat), preview_of(table, seat, place.draft)
    assert asked is not None
    assert preview is not None
    return build_panel(1, asked.number, preview, place, words or Plain(), ["Ada", "Ben", "Cleo", "Dora"])


def id_of(text: str) -> CustomId:
    match = id_pattern(PANEL).fullmatch(text)
    assert match, text
    return parse_id(PANEL, match)


def enabled(rows: tuple[Row, ...]) -> Iterator[Button | Select]:
    """Return everything on a panel that can be clicked."""
    yield from (one for one in controls(rows) if isinstance(one, Select) or not one.disabled)


def press(table: Table, seat: int, control: Button | Select, rng: random.Random) -> tuple[str, PanelState]:
    """Click a button or pick in a select at random; return the verb and the resulting state."""
    id_ = id_of(control.id)
    values = []
    if isinstance(control, Select):
        size = rng.randint(control.least, control.most)
        values = [entry.value for entry in rng.sample(control.options, size)]
    return id_.verb, next_state(table, seat, id_.verb, id_.rest, values)
