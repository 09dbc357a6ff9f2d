"""The opening of every game reads like its reviewed playthrough."""

import pytest

from tests.contract.conftest import Form, named
from tests.contract.playthrough import CHOICES, FOLDER, shown_forms, text_of


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {named(form) for form in shown_forms()}, (
        "run python -m tests.contract"
    )


@pytest.mark.parametrize("form", shown_forms(), ids=named)
def test_playthrough_reads_like_the_reviewed_one(form: Form) -> None:
    text = text_of(form)
    assert f"\n{CHOICES}. turn" in text or "kernel.ended" in text
    assert text == (FOLDER / f"{named(form)}.txt").read_text(encoding="utf-8")
