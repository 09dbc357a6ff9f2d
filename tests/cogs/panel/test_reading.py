"""Typed words become picks in the fields of an ask."""

import pytest

from cogs.panel.typed.filling import completions
from cogs.panel.typed.matching import Searchable
from cogs.panel.typed.reading import MAX_STEPS, Part, readings
from rules.kernel import Field, Option

CARDS = ("lumber", "brick", "wool", "ore")


def part(name: str, label: str, other_names: tuple[str, ...], options: dict[str, int], most: int = 4) -> Part:
    field = Field(name, tuple(Option(id_, limit=limit) for id_, limit in options.items()), 0, most)
    return Part(field, label, (name, *other_names), {id_: Searchable(id_.title(), id_=id_) for id_ in options})


TRADE = (
    part("give", "You give", (), {"wool": 2, "brick": 1}),
    part("get", "You get", ("for", "want"), dict.fromkeys(CARDS, 3)),
    part("to", "To", (), {"Ben": 1, "Cleo": 1}, 1),
)
NOBODY: dict[str, list[str]] = {"give": [], "get": [], "to": []}


def read(typed: str, parts: tuple[Part, ...] = TRADE) -> list[dict[str, list[str]]]:
    found, complete = readings(parts, typed, {"and"})
    assert complete
    return [{one.field.name: [*ids] for one, ids in zip(parts, each.picks, strict=True)} for each in found]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2 wool for 1 ore", {"give": ["wool", "wool"], "get": ["ore"]}),
        ("wool for ore", {"give": ["wool"], "get": ["ore"]}),
        ("give wool want ore", {"give": ["wool"], "get": ["ore"]}),
        ("want ore give wool", {"give": ["wool"], "get": ["ore"]}),
        ("wool, brick for 2x ore", {"give": ["wool", "brick"], "get": ["ore", "ore"]}),
        ("wool and brick for ore x2", {"give": ["wool", "brick"], "get": ["ore", "ore"]}),
        ("wool wool for ore to ben", {"give": ["wool", "wool"], "get": ["ore"], "to": ["Ben"]}),
        ("give=wool,wool get=ore", {"give": ["wool", "wool"], "get": ["ore"]}),
        ("give=wool*2 get=ore", {"give": ["wool", "wool"], "get": ["ore"]}),
        (
            "You give: Wool × 2, Brick · You get: Ore · To: Ben",
            {"give": ["wool"] * 2 + ["brick"], "get": ["ore"], "to": ["Ben"]},
        ),
    ],
)
def test_the_likely_reading_is_first(typed: str, meant: dict[str, list[str]]) -> None:
    found, _ = readings(TRADE, typed, {"and"})
    assert read(typed)[0] == NOBODY | meant
    assert found[0].certain


def test_words_without_a_field_have_every_reading() -> None:
    assert {str(one) for one in read("wool ben")} == {
        str(NOBODY | {side: ["wool"], "to": ["Ben"]}) for side in ("give", "get")
    }


@pytest.mark.parametrize(
    "typed", ["3 wool for ore", "wool for stone", "wool lumber brick ore ore ore ore ore for wool"]
)
def test_a_card_that_the_player_lacks_is_not_read_as_one_to_get(typed: str) -> None:
    assert read(typed) == []


def test_a_label_in_an_unlikely_field_is_not_certain() -> None:
    """The player has no lumber: perhaps that is a mistake, perhaps the player wants the lumber."""
    found, _ = readings(TRADE, "give wool lumber")
    assert [one.certain for one in found] == [False]


def test_an_incomplete_last_word_is_read() -> None:
    assert read("wool f") == [NOBODY | {"give": ["wool"]}]
    assert read("you give wool you g")[0] == NOBODY | {"give": ["wool"]}
    assert read("give=wo") == [NOBODY | {"give": ["wool"]}]


def test_an_amount_is_taken_from_several_options_if_one_is_not_enough() -> None:
    gems = {"Lr": Searchable("ruby (log)"), "Pr": Searchable("ruby (plank)"), "Lb": Searchable("sapphire (log)")}
    hand = Part(Field("", tuple(Option(id_) for id_ in gems), 0, 3), "", (), gems)
    assert read("2 ruby", (hand,)) == [{"": ["Lr", "Pr"]}]
    assert read("3 ruby", (hand,)) == []


def test_a_number_can_belong_to_the_label() -> None:
    labels = {"1r": Searchable("one ruby"), "2r": Searchable("2 ruby")}
    want = Part(Field("want", (Option("1r"), Option("2r")), 0, 2), "You want", ("want",), labels)
    assert read("want 2 ruby", (want,)) == [{"want": ["2r"]}]


def test_ranks_of_an_ordered_answer_are_no_amounts() -> None:
    cards = {"Copper": Searchable("1 · Copper"), "Moat": Searchable("2 · Moat")}
    put_back = Part(Field("", (Option("Copper", limit=3), Option("Moat")), 2, 4, ordered=True), "", (), cards)
    assert read("1. 1 · Copper, 2. 2 · Moat, 3. 1 · Copper", (put_back,))[0] == {"": ["Copper", "Moat", "Copper"]}


def test_a_search_is_bounded_and_says_so() -> None:
    many = Part(
        Field("", tuple(Option(f"card{number}", limit=9) for number in range(30)), 0, 40),
        "",
        (),
        {f"card{number}": Searchable(f"card {number}") for number in range(30)},
    )
    found, complete = readings((many,), "card " * 30)
    assert not complete
    assert len(found) <= MAX_STEPS


def test_answers_are_completed_with_few_picks_first() -> None:
    fields = [one.field for one in TRADE]
    first = [tuple(map(tuple, one)) for one, _ in zip(completions(fields, [["wool"], [], []]), range(6), strict=False)]
    assert first[0] == (("wool",), (), ())
    assert {len(one) for one in first} == {3}
    assert [sum(map(len, one)) for one in first] == [1] + [2] * 5


def test_every_selection_is_completed_once() -> None:
    hand = Field("", (Option("a", limit=2), Option("b", limit=2), Option("c")), 2, 3)
    found = ["".join(sorted(ids)) for (ids,) in completions([hand], [[]])]
    assert sorted(found) == sorted(["aa", "ab", "ac", "bb", "bc", "aab", "aac", "abb", "abc", "bbc"])
    ordered = Field("", (Option("a", limit=2), Option("b")), 2, 2, ordered=True)
    assert sorted("".join(ids) for (ids,) in completions([ordered], [[]])) == ["aa", "ab", "ba"]


def test_an_answer_that_is_too_long_has_no_completion() -> None:
    assert list(completions([Field("", (Option("a", limit=5),), 0, 2)], [["a", "a", "a"]])) == []
