"""The corners of Catan: each is reached from every one of its hexes, and each hex has a mark."""

from typing import Any

import pytest

from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import BLANK
from cogs.panel.draft.preview import choice_of, is_complete, preview_of
from cogs.panel.draft.steps import ways_on
from cogs.panel.form.controls import build_panel
from cogs.panel.form.step_controls import has_buttons
from render import words
from render.catan.options import letter_of
from render.option_marks import step_marks
from rules.catan.geometry import geometry, size_for
from rules.kernel import Table

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize("seats", [3, 6])
def test_every_hex_of_the_setup_has_a_mark_and_lists_its_corners(seats: int) -> None:
    table = Table.new("catan", seats=seats, seed=3)
    (asked,) = table.asks
    preview = preview_of(table, asked.seat)
    assert preview is not None
    places = geometry(size_for(seats))
    marks = step_marks(preview.ask, asked.options[0].steps[:-2])
    hexes = {step for step in marks if step.startswith("H")}
    assert hexes == {f"H{number}" for number in range(len(places.hexes))}
    assert len({*marks.values()}) == len(marks)
    assert [marks[f"H{number}"] for number in range(len(hexes))] == [letter_of(at) for at in range(len(hexes))]
    (part,) = preview.ask.parts
    before = asked.options[0].steps[:-2]
    for number, corners in enumerate(places.corners):
        ways = ways_on(part, (), (*before, f"H{number}"))
        assert {part.options[pick.option].steps[-1] for pick in ways} == {f"V{corner}" for corner in corners}
        for pick in ways:
            tried: Any = preview_of(table, asked.seat, (((pick,),),))
            assert is_complete(tried)
            (chosen,) = choice_of(tried.ask, tried.answer)
            assert chosen in {option.id for option in asked.options}


def test_the_buttons_of_the_hexes_are_in_the_order_of_their_letters() -> None:
    """Hexes without a corner of their own came last, with the last letters, in the middle of the island."""
    table = Table.new("catan", seats=3, seed=3)
    (asked,) = table.asks
    state = PanelState((BLANK,))
    preview: Any = preview_of(table, asked.seat)
    rows = build_panel(1, asked.number, preview, state, words("en"), NAMES).rows
    labels = [button.label for row in rows if has_buttons(row) for button in row]
    assert labels == [letter_of(at) for at in range(19)]


def test_the_options_of_the_rules_stay_the_first_ones() -> None:
    """Custom ids of open panels hold the numbers of options."""
    table = Table.new("catan", seats=4, seed=5)
    (asked,) = table.asks
    preview = preview_of(table, asked.seat)
    assert preview is not None
    assert preview.ask.options[: len(asked.options)] == asked.options


def test_few_places_stay_as_they_are() -> None:
    table = Table.new("catan", seats=3, seed=3)
    (first,) = table.asks
    table.answer(first.seat, [first.options[0].id])
    (road,) = table.asks
    preview = preview_of(table, road.seat)
    assert preview is not None
    assert preview.ask == road


def test_the_question_names_no_place_that_the_picture_marks() -> None:
    """The place of the building stood in the first line and again below the picture."""
    table = Table.new("catan", seats=3, seed=3)
    (first,) = table.asks
    table.answer(first.seat, [first.options[0].id])
    (road,) = table.asks
    told = words("en").in_brief().about(table.view(road.seat))
    assert told.question(road, NAMES) == "Place a road next to your building"
