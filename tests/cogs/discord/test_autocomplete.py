"""Suggestions keep Discord's limits: 25 of them, with 100 characters each."""

from cogs.discord.autocomplete import choices, matching_choices
from render.lengths import length


def test_a_long_label_is_cut_and_a_long_value_is_left_out() -> None:
    labels = {"a": "𝓦" * 90, "𝓦" * 60: "b", "c" * 100: "c"}
    found = choices(labels)
    assert [one.value for one in found] == ["a", "c" * 100]
    assert all(length(one.name) <= 100 for one in found)
    assert found[0].name.startswith("𝓦" * 49)


def test_only_the_first_of_many_are_suggested() -> None:
    found = matching_choices({str(number): f"Table {number}" for number in range(60)}, "table")
    assert [one.value for one in found] == [str(number) for number in range(25)]
    assert [one.name for one in matching_choices({"7": "Seven", "8": "Eight"}, "eig")] == ["Eight"]
