"""The opening of every game has its known number of lines."""

import json

import pytest

from rules.kernel import Table
from tests.contract.conftest import Form, named
from tests.contract.perft import FILE, counts, openings, perft

KNOWN: dict[str, list[int]] = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_opening_is_counted() -> None:
    assert list(KNOWN) == [named(form) for form in openings()], "run python -m tests.contract.perft"


@pytest.mark.parametrize("form", openings(), ids=named)
def test_an_opening_has_its_number_of_lines(form: Form) -> None:
    assert counts(form) == KNOWN.get(named(form))


def test_perft_counts_fields_repeats_and_the_choices_of_all_seats() -> None:
    table = Table.new("demo", seats=2, seed=1)
    table.state.hands[:] = [{"agate": 2, "beryl": 1}, {"citrine": 1}]
    bidding = Table("demo", table.state)
    # A bid is none to three stones: the first seat can bid nothing, a, b, aa, ab or aab, the second nothing or c.
    assert perft(bidding, 1) == 6 + 2
