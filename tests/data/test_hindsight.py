"""A finished game judged again: the chances through it, and what a person's choices cost them."""

import random
from itertools import islice
from typing import Any

import pytest

from data.game import hindsight
from data.game.hindsight import (
    Chances,
    chances_at,
    evenly,
    judged,
    replay_of,
    result,
    smoothed,
    suspected,
    undecided,
)
from data.game.models import LogEntry
from data.game.replay import moments
from rules.kernel import GAMES, Choice, Table, Turn
from tests.contract.adding import ROOT, game_folders
from tests.contract.twins import twins
from tests.data.conftest import ADA
from tests.kept import kept

KINDS = game_folders(ROOT)


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "QUICK", 0.03)
    monkeypatch.setattr(hindsight, "THOROUGH", 0.3)


@kept
def finished(kind: str) -> tuple[Table, tuple[LogEntry, ...]]:
    """Return a finished game of computers with its log, in which Ada has the first seat."""
    table, rng = Table.new(kind, seats=2, seed=3), random.Random(1)
    log = [LogEntry(game=1, number=1, at=0.0, kind="start")]
    while not table.over:
        seat, choice = _next_choice(table, rng)
        events = table.answer(seat, choice)
        who = None if seat else ADA
        entry = LogEntry(
            game=1, number=len(log) + 1, at=0.0, kind="choice", seat=seat, who=who, choice=choice, events=events
        )
        log.append(entry)
    return table, tuple(log)


def _next_choice(table: Table, rng: random.Random) -> tuple[int, Choice]:
    for ask in table.asks:
        # Level easy makes mistakes.
        level: Any = "normal" if ask.seat else "easy"
        if (choice := GAMES[table.game].choose(table.view(ask.seat), ask, rng, level=level)) is not None:
            return ask.seat, choice
    waited = next(ask for ask in table.asks if ask.default is not None and not ask.optional)
    assert waited.default is not None
    return waited.seat, waited.default


@pytest.mark.parametrize("kind", KINDS)
def test_the_chances_of_every_game_add_up_and_end_with_its_winner(kind: str) -> None:
    table, log = finished(kind)
    replay = replay_of(table, log, ADA)
    for at in (*chances_at(kind, evenly(replay.turns, 3)), result(replay)):
        assert sum(at.scores) in (99, 100, 101)
    winners = [place.seat for place in table.standing if place.rank == 1]
    assert [seat for seat, share in enumerate(result(replay).scores) if share] == sorted(winners)


@pytest.mark.sweep(1)
@pytest.mark.parametrize("kind", KINDS)
def test_a_costly_choice_is_judged_from_what_its_seat_saw_and_names_a_legal_other_one(kind: str) -> None:
    table, log = finished(kind)
    replay = replay_of(table, log, ADA)
    assert all(one.ask.seat == 0 for one in replay.made)
    assert all(one.view.asked and 0 in one.view.asked for one in replay.made if not one.ask.optional)
    looked = sorted(suspected(replay.made[::6]), key=lambda one: -one[0])
    assert looked
    for _, made in looked[:3]:
        if costly := judged(made):
            assert costly.better != made.choice
            assert 0 < costly.loss <= 1
            assert judged(made) == costly


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_is_shown_as_at_a_table_with_other_hidden_facts(kind: str) -> None:
    table, log = finished(kind)
    rng, compared = random.Random(1), 0
    made = {one.ask.number: one for one in replay_of(table, log, ADA).made}
    for _, then in islice(moments(table, log), None, None, 3):
        ask = then.ask_of(0)
        shown = made.get(ask.number) if ask else None
        pair = twins(then, 0, rng) if shown else None
        if not (shown and pair):
            continue
        _, other = pair
        # A twin exists at the last checkpoint, and most choices of a turn come later.
        seen, asked = other.view(0), other.ask_of(0)
        if asked and (seen.asked, asked.kind, asked.options) == (shown.view.asked, shown.ask.kind, shown.ask.options):
            assert seen == shown.view
            compared += 1
    assert compared


def test_a_person_who_made_no_choice_has_nothing_to_regret() -> None:
    table, log = finished("dominion")
    assert not replay_of(table, log, 999).made
    assert not replay_of(table, log, 0).made


def test_no_choice_of_a_decided_game_gets_a_look() -> None:
    table, log = finished("dominion")
    replay = replay_of(table, log, ADA)
    first, later = replay.turns[0].turn, replay.turns[4].turn
    curve = [Chances(first, (50, 50)), Chances(later, (1, 99))]
    looked = undecided(replay.made, curve)
    assert looked == [one for one in replay.made if one.turn.number < later.number]
    assert looked


def test_a_choice_that_an_undo_took_back_is_not_judged() -> None:
    table, log = finished("dominion")
    # The first choice is made, taken back, and made again.
    start, first, *rest = log
    undo = LogEntry(game=1, number=3, at=0.0, kind="undo", seat=0, took_back=1)
    later = [first, *rest]
    moved = [
        LogEntry(game=1, number=at, at=0.0, kind="choice", seat=one.seat, who=one.who, choice=one.choice)
        for at, one in enumerate(later, 4)
    ]
    again, straight = (replay_of(table, one, ADA) for one in ((start, first, undo, *moved), log))
    assert len(again.made) == len(straight.made)


def test_the_turns_of_a_long_game_are_spread_evenly() -> None:
    assert evenly(range(100), 5) == [0, 25, 50, 74, 99]
    assert evenly([7], 5) == [7]
    assert evenly([], 5) == []


def test_a_curve_scatters_less_than_its_samples() -> None:
    curve = [Chances(Turn(0, at), scores) for at, scores in enumerate([(50, 50), (90, 10), (10, 90)])]
    assert [one.scores for one in smoothed(curve)] == [(60, 40), (60, 40), (30, 70)]
    assert smoothed([]) == []
