"""The opening of every game reads as it was reviewed."""

import pytest

from tests.contract.conftest import Form, named
from tests.contract.playthrough import CHOICES, FOLDER, shown_forms, text_of


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {named(form) for form in shown_forms()}


@pytest.mark.parametrize("form", shown_forms(), ids=named)
def test_a_playthrough_reads_as_it_was_reviewed(form: Form) -> None:
    text = text_of(form)
    assert f"\n{CHOICES}. turn" in text
    assert text == (FOLDER / f"{named(form)}.txt").read_text(encoding="utf-8")
