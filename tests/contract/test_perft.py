"""The opening of every game has its known number of lines."""

import json

import pytest

from rules.kernel import Table
from tests.contract.adding import ROOT, game_folders
from tests.contract.conftest import Form, named
from tests.contract.perft import counts, known, openings, perft


@pytest.mark.parametrize("game", game_folders(ROOT))
def test_every_opening_is_counted(game: str) -> None:
    counted = json.loads(known(game).read_text(encoding="utf-8")) if known(game).is_file() else {}
    openings_ = [named(form) for form in openings() if form[0] == game]
    assert list(counted) == openings_, "run python -m tests.contract"


@pytest.mark.parametrize("form", openings(), ids=named)
def test_an_opening_has_its_number_of_lines(form: Form) -> None:
    assert counts(form) == json.loads(known(form[0]).read_text(encoding="utf-8")).get(named(form))


def test_perft_counts_fields_repeats_and_the_choices_of_all_seats() -> None:
    table = Table.new("demo", seats=2, seed=1)
    table.state.hands[:] = [{"agate": 2, "beryl": 1}, {"citrine": 1}]
    bidding = Table("demo", table.state)
    # A bid is none to three stones: the first seat can bid nothing, a, b, aa, ab or aab, the second nothing or c.
    assert perft(bidding, 1) == 6 + 2
