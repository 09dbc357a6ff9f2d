"""Picks in the making survive the acts of others as far as they are still possible."""

import pytest

from cogs.panel.draft.codec import PanelState, encode
from cogs.panel.draft.edits import advance
from cogs.panel.draft.picks import BLANK, Draft, InvalidDraft, Pick
from cogs.panel.draft.preview import preview_of
from cogs.panel.form.carry import Composition, Listed, carried, carry_over, composition_of
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
    return composition_of(preview)


def choices(table: Table, seat: int, draft: Draft) -> list[Choice]:
    preview = preview_of(table, seat, draft)
    assert preview is not None
    return preview.choices


def offer(table: Table, seat: int, give: str, get: str) -> None:
    table.answer(seat, "offer")
    table.answer(seat, {"give": [give], "get": [get]})


OFFER = ({"": ["offer"]}, {"give": ["beryl"], "get": ["citrine"]})


def test_an_unfinished_offer_survives_the_offers_of_others(table: Table) -> None:
    draft, first = picking(table, 1, *OFFER), table.ask_of(1)
    before = composed(table, 1, draft)
    offer(table, 0, "agate", "beryl")
    again = table.ask_of(1)
    assert first is not None
    assert again is not None
    assert again.number != first.number, "it was listed again"
    found, whole = carry_over(table, 1, before)
    assert whole
    assert encode(found) != encode(draft), "the options have shifted"
    assert choices(table, 1, found) == [["offer"], {"give": ["beryl"], "get": ["citrine"]}]


def test_a_missing_pick_is_left_out_and_reported(table: Table) -> None:
    offer(table, 0, "agate", "beryl")
    before = composed(table, 1, picking(table, 1, {"": ["accept:1"]}))
    table.answer(0, "withdraw:1")
    found, whole = carry_over(table, 1, before)
    assert (found, whole) == ((BLANK,), False)


def test_picks_for_another_ask_are_not_carried_over(table: Table) -> None:
    before = composed(table, 1, picking(table, 1, *OFFER))
    table.answer(1, "done")
    assert carry_over(table, 1, before) == ((BLANK,), False)


def listed(table: Table, seat: int, draft: Draft) -> Listed:
    """Return the asks that a panel with this draft shows."""
    preview = preview_of(table, seat, draft)
    assert preview is not None
    return Listed(1, table.turn, (*preview.earlier, preview.ask))


@pytest.mark.parametrize("begun", [(), OFFER[:1], OFFER])
def test_a_pressed_button_counts_if_it_still_fits(table: Table, begun: tuple[dict[str, list[str]], ...]) -> None:
    draft = picking(table, 1, *begun)
    before, pressed = listed(table, 1, draft), picking(table, 1, *OFFER[: len(begun) or 1])
    offer(table, 0, "agate", "beryl")
    state, whole = carried(table, 1, before, "d", encode(pressed))
    assert whole
    expected = [["offer"], {"give": ["beryl"], "get": ["citrine"]}]
    assert choices(table, 1, state.draft)[: len(begun) or 1] == (expected if len(begun) > 1 else [["offer"]])


def test_a_pressed_button_that_no_longer_fits_says_so(table: Table) -> None:
    offer(table, 0, "agate", "beryl")
    before, pressed = listed(table, 1, (BLANK,)), picking(table, 1, {"": ["accept:1"]})
    table.answer(0, "withdraw:1")
    assert carried(table, 1, before, "d", encode(pressed)) == (PanelState(), False)


def test_a_forged_click_on_an_old_panel_is_an_invalid_draft(table: Table) -> None:
    before = listed(table, 1, (BLANK,))
    for verb, rest in (("d", "zz"), ("d", "9"), ("d", "0.0.0"), ("t", "0!x"), ("s", "@11"), ("l", ""), ("f", "")):
        with pytest.raises(InvalidDraft):
            carried(table, 1, before, verb, rest, ["?"])
