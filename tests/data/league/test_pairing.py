"""The draw of leagues: complete, fair, without repeated meetings where that is possible, and always at an end."""

import random
import time
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.league.models import Form
from data.league.pairing import MAX_MEMBERS, draw, drawn_order, groups_of, seated, table_sizes
from tests.data.league.drawn import PlayedLeague, by_number, plan_for, played_out

FORMS: tuple[Form, ...] = ("robin", "swiss", "knockout")


def meetings(league: PlayedLeague) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for drawn in league.rounds for table in drawn.tables for pair in combinations(table, 2)
    )


@pytest.mark.drawn
@given(people=st.integers(1, MAX_MEMBERS), least=st.integers(2, 4), more=st.integers(0, 4))
def test_tables_are_few_and_alike(people: int, least: int, more: int) -> None:
    sizes = table_sizes(people, least, least + more)
    assert all(least <= size <= least + more for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert sum(sizes) <= people
    # No one has a bye while there is a way to seat them.
    if sum(sizes) < people:
        assert not any(count * least <= people <= count * (least + more) for count in range(1, people + 1))


@pytest.mark.drawn
@given(form=st.sampled_from(FORMS), people=st.integers(2, 8), seats=st.integers(2, 6), seed=st.integers(0, 999))
def test_every_round_seats_everyone_once_and_the_league_ends(form: Form, people: int, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    leavers = rng.sample(range(1, people + 1), rng.randint(0, people // 2))
    plan = plan_for(form, people, seats, 4, seed=str(seed))
    league = played_out(plan, rng, leavers=leavers)
    gone = set[int]()
    for drawn in league.rounds:
        there = [*drawn.byes, *(member for table in drawn.tables for member in table)]
        assert len(there) == len({*there})
        assert gone.isdisjoint(there)
        assert all(2 <= len(table) <= seats for table in drawn.tables)
        if form != "knockout":
            assert {*there} == {*plan.members} - gone
        gone |= {leavers.pop()} if leavers else set()
    lines = league.plan.standings()
    assert sorted(line.member for line in lines) == [*plan.members]
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    assert lines[0].rank == 1


@pytest.mark.parametrize("people", range(2, 9))
def test_in_a_round_robin_of_pairs_everyone_meets_everyone_once(people: int) -> None:
    league = played_out(plan_for("robin", people), random.Random(people))
    assert meetings(league) == dict.fromkeys((frozenset(pair) for pair in combinations(range(1, people + 1), 2)), 1)
    assert len(league.rounds) == people - 1 + people % 2
    byes = Counter(member for drawn in league.rounds for member in drawn.byes)
    assert byes == (dict.fromkeys(range(1, people + 1), 1) if people % 2 else {})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("people", range(3, 9))
def test_in_a_round_robin_of_larger_tables_everyone_meets_everyone(people: int, seats: int) -> None:
    league = played_out(plan_for("robin", people, seats), random.Random(people))
    assert {*meetings(league)} == {frozenset(pair) for pair in combinations(range(1, people + 1), 2)}
    # Each round has a new meeting. In fact far fewer rounds are enough.
    assert len(league.rounds) <= people


@pytest.mark.parametrize("people", [4, 5, 6, 8, 9, 12, 16, 31, 64])
def test_swiss_pairs_meet_once(people: int) -> None:
    for seed in range(4):
        rounds = min(people // 2, 7)
        league = played_out(plan_for("swiss", people, rounds=rounds, seed=str(seed)), random.Random(seed))
        assert len(league.rounds) == rounds
        assert {*meetings(league).values()} == {1}
        byes = Counter(member for drawn in league.rounds for member in drawn.byes)
        assert max(byes.values(), default=0) <= 1


@pytest.mark.parametrize(("people", "seats"), [(8, 4), (9, 3), (12, 4), (16, 4), (27, 3), (64, 4), (64, 6)])
def test_larger_swiss_tables_repeat_as_few_meetings_as_possible(people: int, seats: int) -> None:
    league = played_out(plan_for("swiss", people, seats, 3), random.Random(1))
    repeated = sum(count - 1 for count in meetings(league).values())
    # A table of more people than there were tables has two of one earlier table.
    assert repeated <= {(8, 4): 9, (12, 4): 8}.get((people, seats), 0)


def test_swiss_leaders_meet() -> None:
    league = played_out(plan_for("swiss", 8, rounds=3), random.Random(1), by_number)
    assert frozenset((1, 2)) in meetings(league) or frozenset((1, 3)) in meetings(league)
    second = league.rounds[1].tables
    winners = {min(table) for table in league.rounds[0].tables}
    assert all(len(winners & {*table}) in (0, 2) for table in second), "winners play winners"


@pytest.mark.parametrize("form", ["robin", "swiss"])
@pytest.mark.parametrize("people", range(3, 9))
def test_everyone_begins_about_equally_often(form: Form, people: int) -> None:
    for seed in range(10):
        league = played_out(plan_for(form, people, rounds=people, seed=str(seed)), random.Random(seed))
        begun = Counter(dict.fromkeys(range(1, people + 1), 0))
        begun.update(table[0] for drawn in league.rounds for table in drawn.tables)
        assert max(begun.values()) - min(begun.values()) <= (1 if form == "robin" else 2)


def test_a_seating_prefers_neighbours_and_avoids_known_opponents() -> None:
    assert seated([1, 2, 3, 4], [2, 2], {}) == ((1, 2), (3, 4))
    assert seated([1, 2, 3, 4], [2, 2], {frozenset((1, 2)): 1}) == ((1, 3), (2, 4))
    # The obvious pairs leave two people who have met, so an earlier pair gives way.
    known = {frozenset(pair): 1 for pair in ((1, 2), (3, 4), (3, 5), (4, 6), (5, 6))}
    found = seated([1, 2, 3, 4, 5, 6], [2, 2, 2], known)
    assert not any(frozenset(table) in known for table in found)
    assert seated([1, 2, 3, 4], [2, 2], {}, far=True) == ((1, 4), (2, 3))


def test_the_draw_depends_on_the_seed_alone() -> None:
    assert drawn_order([1, 2, 3], "a") == drawn_order([3, 2, 1], "a")
    assert len({tuple(drawn_order([1, 2, 3, 4], str(seed))) for seed in range(50)}) > 10
    plan = plan_for("swiss", 8, rounds=3)
    assert draw(plan, 1) == draw(plan, 1)


@pytest.mark.parametrize("people", range(3, 20))
def test_a_knock_out_of_pairs_has_groups_and_one_winner(people: int) -> None:
    plan = plan_for("knockout", people)
    groups = groups_of(plan)
    assert all(len(group) <= 4 for group in groups)
    assert max(map(len, groups)) - min(map(len, groups)) <= 1
    league = played_out(plan, random.Random(people), by_number)
    assert len(league.rounds[-1].tables) == 1
    lines = league.plan.standings()
    assert (lines[0].member, lines[0].rank, lines[1].rank) == (1, 1, 2), "the best person wins"
    assert {*league.rounds[-1].tables[0]} == {line.member for line in lines[:2]}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("people", [3, 5, 8, 9, 16, 25])
def test_a_knock_out_of_larger_tables_ends_with_one_table(people: int, seats: int) -> None:
    league = played_out(plan_for("knockout", people, seats), random.Random(people), by_number)
    sizes = [sum(map(len, drawn.tables)) + len(drawn.byes) for drawn in league.rounds]
    assert sizes == sorted({*sizes}, reverse=True)
    assert len(league.rounds[-1].tables) == 1
    assert league.plan.standings()[0].member == 1


def test_the_last_person_of_a_knock_out_wins_if_the_other_leaves() -> None:
    plan = plan_for("knockout", 4)
    league = played_out(plan, random.Random(1), by_number, leavers=[], most=5)
    before_final = league.plan._replace(
        results=[result for result in league.plan.results if result.round < 4], present=frozenset((2, 3, 4))
    )
    drawn = draw(before_final, 4)
    assert drawn
    assert {*drawn.tables[0]} == {2, 3}, "the next of the group goes on"


def test_a_draw_of_the_largest_league_is_fast() -> None:
    began = time.perf_counter()
    for seats in (2, 3, 4, 6):
        played_out(plan_for("swiss", MAX_MEMBERS, seats, 9), random.Random(seats))
    assert time.perf_counter() - began < 60
