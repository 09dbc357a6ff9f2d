"""Suggested choices: every list, typed or tapped, offers each choice once."""

import random
from collections.abc import Iterator
from functools import cache, partial

import pytest

from bench.games.random_play import step
from cogs.panel.typed.parsing import SEPARATOR, parse_choices
from cogs.panel.typed.suggestions import Suggester, Suggestion, suggestions
from render import words
from rules.kernel import GAMES, Facts, Table, foreseen
from tests.cogs.fakes import Plain
from tests.cogs.panel.choices import sorted_choice

EVERY_WAY: dict[str, Facts] = {
    "carcassonne": {"expansions": ["dragon", "inns", "traders"]},
    "catan": {"mode": "ck"},
    "dominion": {},
    "zavandor": {"variant": "professional"},
}
TABLES = [
    (kind, count) for kind in EVERY_WAY for count in range(GAMES[kind].meta.seats[0], GAMES[kind].meta.seats[1] + 1)
]


def moments(table: Table, seed: int, every: int, most: int) -> Iterator[Table]:
    rng = random.Random(seed)
    for move in range(most):
        if table.over:
            return
        if move % every == 0:
            yield table
        step(table, rng)


def lists_of(table: Table, seat: int) -> Iterator[tuple[Table, list[list[Suggestion]]]]:
    """Everything that is suggested to a seat: what it is asked now, what it may prepare, and what goes on from both."""
    names = [f"P{one}" for one in range(table.seats)]
    for stands in (table, foreseen(table, seat)):
        question = stands.ask_of(seat) if stands else None
        if stands is None or question is None:
            continue
        part = question.parts[0]
        suggester = Suggester(stands, seat, [], words("en"), names)
        typed = ("", part.options[0].id, f"{part.name}={part.options[0].id}", f"{part.name}=")
        lists = [suggester.search(text).found for text in typed]
        if lists[0]:
            lists.append(suggestions(stands, seat, f"{lists[0][-1].text} {SEPARATOR}", words("en"), names))
        yield stands, lists


def meaning(table: Table, seat: int, text: str) -> list[tuple[int, str]]:
    """Return the choice of a suggestion, in any order of writing."""
    return [(ask.number, str(sorted_choice(ask, choice))) for ask, choice in parse_choices(table, seat, text)]


def check(table: Table, seat: int, lists: list[list[Suggestion]]) -> None:
    # The lists of a table have most suggestions in common.
    chosen = cache(partial(meaning, table, seat))
    for found in lists:
        for told in (
            [one.text for one in found],
            [one.label for one in found],
            [one.label_after("#12345 · ") for one in found],
            [str(chosen(one.text)) for one in found],
        ):
            assert len(set(told)) == len(told), found
        for text in (text for one in found for text in (one.text, one.label, one.label_after("#12345 · "))):
            assert 1 <= len(text) <= 100


@pytest.mark.sweep(1, by="kind")
@pytest.mark.parametrize(("kind", "count"), TABLES)
def test_no_list_of_suggestions_has_a_choice_twice(kind: str, count: int) -> None:
    checked = 0
    for table in moments(Table.new(kind, seats=count, seed=count, options=EVERY_WAY[kind]), count, 23, 200):
        for seat in range(count):
            for stands, lists in lists_of(table, seat):
                check(stands, seat, lists)
                checked += sum(len(found) > 1 for found in lists)
    assert checked > 10


def test_no_prepared_move_of_zavandor_is_suggested_twice() -> None:
    """Discord refuses a select that has a value twice, so the panel of this table could not be shown."""
    table, rng = Table.new("zavandor", seats=3, seed=0, options={"variant": "professional"}), random.Random(0)
    for _ in range(60):
        for seat in range(3):
            for stands, lists in lists_of(table, seat):
                check(stands, seat, lists)
        step(table, rng)


def test_both_orders_are_suggested_where_the_order_counts() -> None:
    table, ask = next(
        (table, ask)
        for seed in range(1000)
        for table in [Table.new("forms", seats=1, seed=seed)]
        for ask in table.asks
        if ask.parts[0].ordered and ask.parts[0].most == 2 == len(ask.options) == sum(one.limit for one in ask.options)
    )
    first, second = (option.id for option in ask.options)
    written = [one.text for one in suggestions(table, ask.seat, "", Plain(), ["Ada"])]
    assert {f"{first} {second}", f"{second} {first}"} <= set(written)


def test_two_long_choices_can_be_told_apart() -> None:
    one, other = (Suggestion("words " * 20, f"pay={gem}", f"pay={gem}") for gem in ("ruby", "emerald"))
    for before in ("", "#7 · "):
        assert one.label_after(before).endswith(" · pay=ruby")
        assert other.label_after(before).endswith(" · pay=emerald")
        assert len(one.label_after(before)) <= 100


def test_a_select_shows_no_typed_form_beside_words_that_fit() -> None:
    place = Suggestion("A1 · column 5, row 2, turned 90°", "5,2,90", "5,2,90")
    assert place.label.endswith(" · 5,2,90")
    assert place.entry == place.words
    long = Suggestion("a" * 120, "5,2,90", "5,2,90")
    assert long.entry == long.label
    assert long.entry.endswith("5,2,90"), "words that are cut may be alike"
