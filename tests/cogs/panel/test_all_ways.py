"""The corners of Catan: each is reached from every one of its hexes, and each hex has a mark."""

from typing import Any

import pytest

from cogs.panel.draft.preview import choice_of, is_complete, preview_of
from cogs.panel.draft.steps import ways_on
from render.option_marks import step_marks
from rules.catan.geometry import geometry, size_for
from rules.kernel import Table


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
