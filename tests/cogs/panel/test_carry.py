"""Picks in the making survive the acts of others as far as they are still possible."""

import pytest

from cogs.panel.carry import Composition, carry_over, composition_of
from cogs.panel.codec import encode
from cogs.panel.draft import BLANK, Draft, Pick
from cogs.panel.edits import advance
from cogs.panel.preview import preview_of
from rules.kernel import Choice, Table
from tests.contract.demo import table_bargaining


@pytest.fixture
def table() -> Table:
    return table_bargaining([{"agate": 3}, {"beryl": 3}, {"citrine": 2}])


def picking(table: Table, seat: int, *answers: dict[str, list[str]]) -> Draft:
    """Return the draft in which a seat picks these ids by field, one ask after the other."""
    draft: Draft = (BLANK,)
    for at, answer in enumerate(answers):
        if at:
            draft = advance(table, seat, draft, decided=True)
        preview = preview_of(table, seat, draft)
        assert preview is not None
        parts = preview.ask.parts
        ids = [[option.id for option in part.options] for part in parts]
        picks = [
            tuple(Pick(known.index(id_)) for id_ in answer.get(part.name, []))
            for part, known in zip(parts, ids, strict=True)
        ]
        draft = preview.with_answer(tuple(picks))
    return draft


def composed(table: Table, seat: int, draft: Draft) -> Composition:
    preview, ask = preview_of(table, seat, draft), table.ask_of(seat)
    assert preview is not None
    assert ask is not None
    found = composition_of(ask.number, preview)
    assert found is not None
    return found


def choices(table: Table, seat: int, draft: Draft) -> list[Choice]:
    preview = preview_of(table, seat, draft)
    assert preview is not None
    return preview.choices


def offer(table: Table, seat: int, give: str, get: str) -> None:
    table.answer(seat, "offer")
    table.answer(seat, {"give": [give], "get": [get]})


OFFER = ({"": ["offer"]}, {"give": ["beryl"], "get": ["citrine"]})


def test_an_unfinished_offer_survives_the_offers_of_others(table: Table) -> None:
    draft = picking(table, 1, *OFFER)
    before = composed(table, 1, draft)
    offer(table, 0, "agate", "beryl")
    ask = table.ask_of(1)
    assert ask is not None
    assert ask.number != before.number, "it was listed again"
    carried, whole = carry_over(table, 1, before)
    assert whole
    assert encode(carried) != encode(draft), "the options have shifted"
    assert choices(table, 1, carried) == [["offer"], {"give": ["beryl"], "get": ["citrine"]}]


def test_a_missing_pick_is_left_out_and_reported(table: Table) -> None:
    offer(table, 0, "agate", "beryl")
    before = composed(table, 1, picking(table, 1, {"": ["accept:1"]}))
    table.answer(0, "withdraw:1")
    carried, whole = carry_over(table, 1, before)
    assert (carried, whole) == ((BLANK,), False)


def test_picks_for_another_ask_are_not_carried_over(table: Table) -> None:
    before = composed(table, 1, picking(table, 1, *OFFER))
    table.answer(1, "done")
    assert carry_over(table, 1, before) == ((BLANK,), False)


def test_an_empty_draft_is_not_remembered(table: Table) -> None:
    preview = preview_of(table, 1)
    assert preview is not None
    assert composition_of(1, preview) is None
