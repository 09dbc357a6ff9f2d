"""Forms of waiting inside one another: an act beside a group is noticed at any depth."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bench.games.random_play import step
from rules.kernel import (
    GAMES,
    GroupRequest,
    IllegalChoice,
    Play,
    Request,
    Table,
    afresh,
    all_of,
    any_of,
    ask,
    held,
    pick,
    side_by_side,
)
from tests.contract.diary import AB, Diary, Start, asked, game_of, seen, twice
from tests.sampling import examples

SEATS = (0, 1, 2)


def until(state: Diary, seat: int, what: str) -> Play[None]:
    """Ask a seat until ``what`` is noted, then ask something else."""
    yield from side_by_side([afresh(lambda: None if what in state.noted else ask(seat, "diary.until", AB))])
    state.noted.append(f"{seat} went on")
    yield from pick(seat, "diary.then", AB)


def left(state: Diary) -> Request:
    """Ask seat 1 for an option that is not taken."""
    return ask(1, "diary.left", [one for one in "abc" if f"0{one}" not in state.noted])


def test_a_group_two_levels_down_ends_if_an_act_above_leaves_it_nothing_to_ask(start: Start) -> None:
    def inner(state: Diary) -> Play[None]:
        yield from side_by_side([until(state, 1, "0a"), ask(2, "diary.beside", AB)])

    def course(state: Diary) -> Play[None]:
        yield from side_by_side([twice(state, 0), inner(state)])

    table = start(course)
    table.answer(0, "a")
    assert asked(table) == {0: "diary.two", 1: "diary.then", 2: "diary.beside"}


def test_a_group_ends_if_a_later_branch_leaves_it_nothing_to_ask(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        yield from side_by_side([until(state, 1, "2 went on"), until(state, 2, "0a"), twice(state, 0)])

    table = start(course)
    table.answer(0, "a")
    assert asked(table) == {0: "diary.two", 1: "diary.then", 2: "diary.then"}


def test_a_stale_answer_held_in_an_inner_group_is_dropped(start: Start) -> None:
    def inner(state: Diary) -> Play[None]:
        yield from side_by_side([held(afresh(lambda: left(state))), ask(2, "diary.beside", AB)])

    def course(state: Diary) -> Play[None]:
        yield from side_by_side([twice(state, 0), inner(state)])

    table = start(course)
    table.answer(1, "b")
    table.answer(0, "b")
    assert asked(table) == {0: "diary.two", 1: "diary.left", 2: "diary.beside"}


def test_a_held_answer_is_checked_again_after_branches_advance(start: Start) -> None:
    def last(state: Diary) -> Play[None]:
        yield from side_by_side([afresh(lambda: None if state.noted else ask(2, "diary.until", AB))])
        state.noted.append("0b")

    def first(state: Diary) -> Play[None]:
        state.noted.append((yield from pick(0, "diary.first", AB)))

    def course(state: Diary) -> Play[None]:
        yield from side_by_side([held(afresh(lambda: left(state))), first(state), last(state)])

    table = start(course)
    table.answer(1, "b")
    table.answer(0, "a")
    assert asked(table) == {1: "diary.left"}


def test_a_held_answer_that_its_check_now_refuses_is_asked_again(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        def untaken(choice: list[str]) -> None:
            if f"0{choice[0]}" in state.noted:
                raise IllegalChoice("taken")

        yield from side_by_side([twice(state, 0), held(afresh(lambda: ask(1, "diary.left", "abc", check=untaken)))])

    table = start(course)
    table.answer(1, "b")
    table.answer(0, "b")
    assert asked(table) == {0: "diary.two", 1: "diary.left"}


def test_a_held_answer_to_a_vanished_ask_is_dropped(start: Start) -> None:
    results: list[object] = []

    def course(state: Diary) -> Play[None]:
        once = held(afresh(lambda: None if state.noted else ask(1, "diary.once", AB)))
        results.extend((yield from side_by_side([once, twice(state, 0)])))
        yield from pick(2, "diary.after", AB)

    table = start(course)
    for seat in (1, 0, 0):
        table.answer(seat, "a")
    assert asked(table) == {2: "diary.after"}
    assert results == [None, "end of 0"]


def test_any_of_is_listed_afresh_as_a_whole(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        def both() -> Request:
            return any_of(ask(1, "diary.any", [*AB, *state.noted]), ask(2, "diary.any", AB))

        yield from side_by_side([twice(state, 0), afresh(both)])

    table = start(course)
    table.answer(0, "b")
    assert [option.id for option in table.asks[1].options] == ["a", "b", "0b"]
    table.answer(1, "0b")
    assert asked(table) == {0: "diary.two"}


def test_forms_that_would_lose_answers_are_refused() -> None:
    for request in (afresh(lambda: ask(0, "diary.any", AB)), held(ask(0, "diary.any", AB))):
        with pytest.raises(ValueError, match="as a whole"):
            any_of(request, ask(1, "diary.any", AB))
    with pytest.raises(ValueError, match="one seat"):
        held(any_of(ask(0, "diary.any", AB), ask(1, "diary.any", AB)))


LEAVES = ("asked", "followed", "held", "any")
FORMS = (*LEAVES, "steps", "together", "beside")


def anything(state: Diary, seats: Sequence[int], path: str) -> Play[None]:
    """Play a form chosen by ``path``, with others inside it: the same in every course."""
    form = random.Random(path).choice(FORMS[len(LEAVES) :] if len(path) < 10 else LEAVES)
    parts = {"steps": (seats, seats)}.get(form, (seats[::2], seats[1::2]))
    inner = (anything(state, part, f"{path}{count}") for count, part in enumerate(parts) if part)
    if form == "steps":
        for steps in inner:
            yield from steps
    elif form in ("together", "beside"):
        yield from (all_of if form == "together" else side_by_side)(inner)
    else:
        yield from leaf(state, seats, form)


def leaf(state: Diary, seats: Sequence[int], form: str) -> Play[None]:
    def one(seat: int) -> Request:
        return ask(seat, "diary.leaf", [*AB, str(len(state.noted) // 2)], least=len(state.noted) % 2)

    def following() -> Request | None:
        return one(seats[0]) if len(state.noted) % 4 < 3 else None

    if form == "any":
        choice = yield afresh(lambda: any_of(*map(one, seats)))
    elif form == "asked":
        choice = yield one(seats[0])
    else:
        choice = yield held(afresh(following)) if form == "held" else afresh(following)
    state.noted.append(str(choice))


@examples(60)
@given(st.integers(0, 10**6))
def test_nested_forms_run_load_and_replay_alike_in_any_order_of_answers(seed: int) -> None:
    def course(state: Diary) -> Play[None]:
        yield from side_by_side([anything(state, SEATS, f"{seed:06}.")])

    with pytest.MonkeyPatch.context() as registry:
        registry.setitem(GAMES, "diary", game_of(course))
        table, replayed = (Table.new("diary", seats=3, seed=1) for _ in range(2))
        rng = random.Random(seed)
        while not table.over:
            before = {one.seat: one for one in table.asks}
            seat, choice, _ = step(table, rng)
            replayed.answer(seat, choice)
            assert seen(Table.load(table.dump())) == seen(replayed) == seen(table)
            if table.over:
                break
            assert isinstance(table._request, GroupRequest)
            assert table._request.blocked(), "only an answer moves a branch"
            for one in table.asks:
                old = before.get(one.seat)
                if old and one.seat != seat and replace(old, number=one.number) == one:
                    assert old.number == one.number
