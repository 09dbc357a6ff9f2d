"""New things glow in the pictures of every game, and less with every turn."""

import random
from functools import cache

import pytest

import render
from render.kit.glow import GILT, GLOWS, glow
from rules.kernel import GAMES, Event, Table

NAMES = ("Ada", "Ben", "Cleo")
CHOICES = 60


@cache
def turns_of(kind: str) -> tuple[Table, list[list[Event]]]:
    """Return a table in the middle of a game among computers, and the events of each turn."""
    table, rng = Table.new(kind, seats=3, seed=3), random.Random(1)
    turns: list[list[Event]] = [[]]
    for _ in range(CHOICES):
        if table.over:
            break
        ask = next(one for one in table.asks if not one.optional)
        choice, turn = GAMES[kind].choose(table.view(ask.seat), ask, rng), table.turn
        turns[-1] += table.answer(ask.seat, ask.default if choice is None else choice)
        if table.turn != turn:
            turns.append([])
    return table, [events for events in turns if events]


@pytest.mark.parametrize("kind", sorted(GAMES))
def test_a_new_thing_changes_the_picture_and_an_old_one_looks_otherwise(kind: str) -> None:
    table, turns = turns_of(kind)
    assert render.recent(kind, turns), f"render/{kind} needs touched(event)"
    # A thing that changed long ago is not marked by the picture itself.
    name = max(render.recent(kind, turns).items(), key=lambda found: found[1])[0]
    view = table.view()
    drawn = [render.picture(view, names=NAMES, recent=recent).tobytes() for recent in ({}, {name: 0}, {name: 5})]
    assert len(set(drawn)) == 3


@pytest.mark.parametrize("kind", sorted(GAMES))
def test_every_public_event_can_be_asked_for_what_it_touched(kind: str) -> None:
    table, turns = turns_of(kind)
    assert render.recent(kind, turns)
    # A picture takes everything that was ever new, even if it no longer stands.
    render.picture(table.view(), names=NAMES, recent=render.recent(kind, turns))


def test_the_age_of_a_thing_is_that_of_its_latest_change() -> None:
    built = [Event("catan.built", {"seat": 0, "place": place}) for place in ("E1", "E2", "E1")]
    assert render.recent("catan", [[built[0]], [built[1]], [built[2]]]) == {"E1": 0, "E2": 1}


def test_a_glow_lessens_and_ends_with_the_weakest() -> None:
    assert [glow(age) for age in range(5)] == [*GLOWS, "older", "older"]
    assert len({GILT[one] for one in GLOWS}) == len(GLOWS)
