"""Icons in messages: emojis in texts, one emoji for each label, words everywhere else."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.discord.components import Button, Card, Picture, Select, SelectOption, layout_view
from cogs.discord.emojis import NO_EMOJIS, Emojis
from render.icon_marks import START, mark
from tests.cogs.discord.loose import loose

LUMBER, ORE, KNIGHT = mark("catan-lumber", "lumber"), mark("catan-ore", "ore"), mark("catan-knight")


@pytest.fixture
def emojis() -> Emojis:
    found = Emojis()
    found.learn({"catan-lumber": 7, "catan-knight": 8})
    return found


def sent(card: Card, emojis: Emojis) -> list[Any]:
    view: Any = layout_view(card, emojis)
    (container,) = view.to_components()
    found: list[Any] = container["components"]
    return found


def test_a_text_shows_known_icons_and_words_for_others(emojis: Emojis) -> None:
    (text,) = sent(Card((f"2 {LUMBER}, 1 {ORE}, {KNIGHT} Knight",)), emojis)
    assert loose(text["content"]) == "2 <:lumber:7>, 1 ore, <:knight:8> Knight"


def test_without_emojis_the_words_stand(emojis: Emojis) -> None:
    emojis.forget()
    card = Card((f"2 {LUMBER}",), rows=((Button("a:b", f"2 {LUMBER}"),),))
    text, row = sent(card, emojis)
    assert text["content"] == "2 lumber"
    assert row["components"][0]["label"] == "2 lumber"
    assert sent(card, NO_EMOJIS)[0]["content"] == "2 lumber"


def test_a_card_that_is_too_long_with_emojis_has_words(emojis: Emojis) -> None:
    long = " ".join([LUMBER] * 400)
    assert sent(Card((long,)), emojis)[0]["content"] == " ".join(["lumber"] * 400)


@pytest.mark.parametrize(
    ("label", "text", "shown"),
    [
        (f"{LUMBER} × 2", "× 2", True),
        (f"2 {LUMBER}", "2", True),
        (f"{LUMBER} (dry) × 2 +", "(dry) × 2 +", True),
        (LUMBER, "lumber", True),
        (f"2 {LUMBER} and 1 {ORE}", "2 lumber and 1 ore", True),
        (f"B2 · {KNIGHT} Knight", "B2 · Knight", True),
        (f"1 {ORE}", "1 ore", False),
        ("End turn", "End turn", False),
    ],
)
def test_a_label_has_one_emoji_and_keeps_its_words(emojis: Emojis, label: str, text: str, shown: bool) -> None:
    buttons, select = sent(
        Card(("?",), rows=((Button("a:b", label),), Select("a:c", "?", (SelectOption("d", label),)))), emojis
    )[1:]
    for found in (buttons["components"][0], select["components"][0]["options"][0]):
        assert found["label"] == text
        assert bool(found.get("emoji")) == shown


def test_plain_places_have_no_markup(emojis: Emojis) -> None:
    option = SelectOption("d", "?", f"gives {LUMBER}")
    card = Card(("?",), rows=(Select("a:c", f"pay {LUMBER}", (option,)),), picture=Picture("a.png", f"{LUMBER}", b"."))
    _, gallery, row = sent(card, emojis)
    assert gallery["items"][0]["description"] == "lumber"
    assert row["components"][0]["placeholder"] == "pay lumber"
    assert row["components"][0]["options"][0]["description"] == "gives lumber"
    assert START not in str(sent(card, emojis))
