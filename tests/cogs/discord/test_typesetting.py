"""The places where a line of a card may end."""

import re

import pytest

from cogs.discord.components import Button, Card, Select, SelectOption, layout_view
from cogs.discord.typesetting import unbroken
from tests.cogs.discord.loose import loose

ICON = "<:grain:7>"
BREAKS = re.compile(rf"(?<!\u2060)(?={ICON})|(?<={ICON})(?!\u2060)|[ -](?!\u2060)|–(?!\u2060)")
"""The places where a browser may break a line: at spaces and dashes, and at pictures."""


def pieces(text: str) -> list[str]:
    """Return the parts of a text that no line divides."""
    return [loose(part) for part in BREAKS.split(unbroken(text)) if part]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        (f"begins with 1 {ICON}, 1 {ICON} and 2 {ICON}.", [f"1 {ICON},", f"1 {ICON}", f"2 {ICON}."]),
        (f"rolls 8 ({ICON} + {ICON}).", [f"({ICON}", f"{ICON})."]),
        ("the road N–E–S", ["N–E–S"]),
        ("a road (9-5-3 to 9-desert-3 (b))", ["(9-5-3", "9-desert-3"]),
    ],
)
def test_no_line_divides_an_icon_from_its_number_nor_a_name_with_dashes(text: str, whole: list[str]) -> None:
    """A line of a message was a lone full stop, and directions and roads were divided at their dashes."""
    assert loose(unbroken(text)) == loose(text)
    assert not set(whole) - {*pieces(text)}


@pytest.mark.parametrize(
    "text",
    [
        f"{ICON} {ICON} {ICON}",
        f"puts {ICON} a follower",
        "the north-west coast",
        "`/game move road:9-5-3`",
        "https://example.org/a-1-2",
    ],
)
def test_rows_of_icons_compounds_code_and_links_stay_as_they_are(text: str) -> None:
    """After a no-break space behind an icon a line of a browser would begin with it."""
    assert unbroken(text) == text


def test_labels_keep_their_directions_whole() -> None:
    select = Select("s", "Choose", (SelectOption("v", "city N–E", "open at N–E"),))
    view = layout_view(Card(("N–E",), rows=((Button("b", "road N–E"),), select)))
    shown = str([item.to_component_dict() for item in view.children])
    assert shown.count("–\\u2060") == 4
