"""The letters on posted panels keep their meaning, and the ids of a panel are written as before."""

import pytest

from cogs.discord.custom_ids import PANEL, id_pattern, parse_id
from cogs.panel.draft.picks import Pick
from cogs.panel.draft.verbs import Verb
from cogs.panel.form.transitions import next_state
from rules.kernel import Table

POSTED = {
    "c": Verb.CONFIRM,
    "d": Verb.DRAFT,
    "h": Verb.HINT,
    "s": Verb.ADD,
    "m": Verb.SEVERAL,
    "a": Verb.ALL_OF,
    "l": Verb.TAKE_BACK,
    "u": Verb.SUGGEST,
    "t": Verb.TURN,
    "f": Verb.FIELD,
    "g": Verb.PAGE,
    "n": Verb.NOTHING,
}


def test_every_letter_that_was_ever_posted_keeps_its_meaning() -> None:
    assert {letter: Verb(letter) for letter in POSTED} == POSTED


@pytest.mark.parametrize(
    ("posted", "values", "picked"),
    [("p1:1:1:d3:0", [], 0), ("p1:1:1:h0:0", [], 0), ("p1:1:1:s1:", ["1"], 1), ("p1:1:1:g0:1@02", [], 1)],
    ids=["button", "hint", "select", "page"],
)
def test_id_of_a_posted_panel_still_works(posted: str, values: list[str], picked: int) -> None:
    table = Table.arrange("dominion", {"seats": 2, "players": [{"hand": ["Copper", "Copper", "Moat", "Village"]}, {}]})
    match = id_pattern(PANEL).fullmatch(posted)
    assert match is not None
    id_ = parse_id(PANEL, match)
    assert next_state(table, 0, id_.verb, id_.rest, values).draft[0] == ((Pick(picked),),)
