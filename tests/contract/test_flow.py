"""The forms of waiting: together, side by side, afresh, held and optional, and one inside the other."""

import random
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games.random_play import step
from rules.kernel import (
    CHECKPOINT,
    GAMES,
    SAVE_POINT,
    Choice,
    IllegalChoice,
    Play,
    Proposal,
    Request,
    Table,
    Turn,
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

NONE: Choice = []


def number(table: Table, seat: int) -> int:
    question = table.ask_of(seat)
    assert question is not None
    return question.number


def test_branches_side_by_side_go_on_when_their_own_ask_is_answered(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        state.noted += yield from side_by_side(twice(state, seat) for seat in range(3))

    table = start(course)
    table.answer(2, "a")
    table.answer(2, "b")
    assert asked(table) == {0: "diary.one", 1: "diary.one"}
    for seat in (0, 1, 1, 0):
        table.answer(seat, "a")
    assert table.over
    assert table.state.noted == ["2a", "2b", "0a", "1a", "1a", "0a", "end of 0", "end of 1", "end of 2"]


def test_branches_together_go_on_in_their_given_order(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        yield from all_of(twice(state, seat) for seat in (2, 0, 1))

    table = start(course)
    table.answer(0, "a")
    table.answer(1, "a")
    assert table.state.noted == []
    table.answer(0, "b")
    table.answer(2, "a")
    assert table.state.noted == ["2a", "0b", "1a"]
    assert asked(table) == {2: "diary.two", 0: "diary.two", 1: "diary.two"}


def test_an_unchanged_ask_keeps_its_number_and_any_other_gets_a_new_one(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        def seen() -> Request:
            return ask(2, "diary.seen", [*AB, *state.noted])

        yield from side_by_side([twice(state, 0), twice(state, 1), afresh(seen)])

    table = start(course)
    numbers = [number(table, seat) for seat in range(3)]
    table.answer(0, "b")
    assert number(table, 1) == numbers[1]
    assert number(table, 0) not in numbers
    assert number(table, 2) not in numbers
    assert [option.id for option in table.asks[2].options] == ["a", "b", "0b"]


def test_an_act_of_one_seat_leaves_the_asks_of_any_of_alone(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        while len(state.noted) < 3:
            seat, choice = yield any_of(*(ask(seat, "diary.any", AB) for seat in range(3)))
            state.noted.append(f"{seat}{choice[0]}")

    table = start(course)
    before = [number(table, seat) for seat in range(3)]
    table.answer(1, "a")
    assert [number(table, seat) for seat in (0, 2)] == [before[0], before[2]]
    assert number(table, 1) > max(before)


def test_an_ask_repeated_after_an_answer_is_a_new_ask(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        for _ in range(2):
            yield from all_of(ask(seat, "diary.same", AB) for seat in range(2))

    table = start(course)
    table.answer(0, "a")
    old = number(table, 0)
    table.answer(1, "a")
    assert number(table, 0) != old


def test_forms_nest_in_each_other(start: Start) -> None:
    def inner(state: Diary) -> Play[str]:
        both: list[list[str]] = yield from all_of([ask(0, "diary.all", AB), ask(1, "diary.all", AB)])
        seat, choice = yield any_of(ask(0, "diary.any", AB), ask(1, "diary.any", AB))
        return "".join([*both[0], *both[1], str(seat), *choice])

    def course(state: Diary) -> Play[None]:
        state.noted += yield from side_by_side([inner(state), twice(state, 2)])

    table = start(course)
    table.answer(0, "a")
    table.answer(2, "b")
    assert [one.seat for one in table.answered] == [0]
    table.answer(0, "b")
    table.answer(1, "a")
    assert asked(table) == {0: "diary.any", 1: "diary.any", 2: "diary.two"}
    table.answer(1, "a")
    assert asked(table) == {2: "diary.two"}
    table.answer(2, "a")
    assert table.state.noted == ["2b", "2a", "ba1a", "end of 2"]


def test_a_group_ends_if_another_branch_leaves_it_nothing_to_ask(start: Start) -> None:
    def waits(state: Diary) -> Play[None]:
        yield from side_by_side([afresh(lambda: None if state.noted else ask(1, "diary.until", AB))])
        yield from pick(2, "diary.then", AB)

    def course(state: Diary) -> Play[None]:
        yield from side_by_side([twice(state, 0), waits(state)])

    table = start(course)
    assert asked(table) == {0: "diary.one", 1: "diary.until"}
    table.answer(0, "a")
    assert asked(table) == {0: "diary.two", 2: "diary.then"}


def sealing(state: Diary, seat: int) -> Play[str]:
    while True:
        yield from pick(seat, "diary.trade", AB)
        choice = yield held(ask(seat, "diary.seal", [*AB, "back"], secret=True), at_once=("back",))
        if choice != ["back"]:
            return f"{seat}{choice[0]}"


def sealed(state: Diary) -> Play[None]:
    state.noted += yield from side_by_side(sealing(state, seat) for seat in range(3))


def test_a_held_answer_may_be_changed_until_the_last_branch_holds_one(start: Start) -> None:
    table = start(sealed)
    table.answer(0, "a")
    assert asked(table) == {0: "diary.seal", 1: "diary.trade", 2: "diary.trade"}
    table.answer(0, "a")
    others = [number(table, seat) for seat in (1, 2)]
    table.answer(0, "b")
    assert [number(table, seat) for seat in (1, 2)] == others
    assert [one.seat for one in table.answered] == [0]
    mine = number(table, 0)
    table.answer(1, "a")
    assert number(table, 0) == mine, "a panel in which the answer is changed is open as well"
    table.answer(1, "back")
    for seat in (1, 2):
        table.answer(seat, "a")
        table.answer(seat, "a")
    assert table.state.noted == ["0b", "1a", "2a"]


def test_a_forced_answer_waits_for_the_others_too(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        def one(seat: int, *options: str) -> Play[None]:
            choice = yield from pick(seat, "diary.one", options)
            state.noted.append(f"{seat}{choice}")

        yield from all_of([one(0, *AB), one(1, "a"), one(2, *AB)])

    table = start(course)
    assert table.state.noted == []
    table.answer(2, "a")
    table.answer(0, "a")
    assert table.state.noted == ["0a", "1a", "2a"]


def test_an_answer_is_marked_changeable_only_while_others_must_answer(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        for seats in ((0,), (0, 1)):
            yield from all_of(ask(seat, "diary.all", AB) for seat in seats)

    table = start(course)
    assert [one.together for one in table.asks] == [False]
    table.answer(0, "a")
    assert [one.together for one in table.asks] == [True, True]


def test_a_way_back_works_at_once_and_is_gone_while_an_answer_is_held(start: Start) -> None:
    table = start(sealed)
    table.answer(0, "a")
    table.answer(0, "back")
    assert asked(table)[0] == "diary.trade"
    table.answer(0, "a")
    table.answer(0, "a")
    assert [option.id for option in table.answered[0].options] == list(AB)
    with pytest.raises(IllegalChoice, match="unknown_option"):
        table.answer(0, "back")


def test_a_stale_held_answer_is_asked_again(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        def left() -> Request:
            return ask(1, "diary.left", [one for one in "abc" if f"0{one}" not in state.noted])

        state.noted += (yield from side_by_side([twice(state, 0), held(afresh(left))]))[1]

    table = start(course)
    table.answer(1, "b")
    table.answer(0, "a")
    assert [one.seat for one in table.answered] == [1]
    table.answer(0, "b")
    assert asked(table) == {1: "diary.left"}
    table.answer(1, "c")
    assert table.state.noted == ["0a", "0b", "c"]


def test_optional_asks_delay_no_one(start: Start) -> None:
    def cheer(state: Diary) -> Play[None]:
        yield ask(1, "diary.cheer", ["hurray"], optional=True)
        state.noted.append("hurray")
        yield ask(1, "diary.cheer", ["again"], optional=True)

    def course(state: Diary) -> Play[None]:
        yield from side_by_side([cheer(state), twice(state, 0)])
        yield from pick(2, "diary.after", AB)

    table = start(course)
    assert [(one.seat, one.optional) for one in table.asks] == [(0, False), (1, True)]
    table.answer(1, "hurray")
    table.answer(0, "a")
    table.answer(0, "b")
    assert asked(table) == {2: "diary.after"}
    assert table.state.noted == ["hurray", "0a", "0b"]


def test_a_relisted_ask_may_be_empty_until_another_seat_acts(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        answers = afresh(lambda: ask(1, "diary.since", AB) if state.noted else None)
        yield from side_by_side([answers, twice(state, 0)])

    table = start(course)
    assert asked(table) == {0: "diary.one"}
    table.answer(0, "a")
    assert asked(table) == {0: "diary.two", 1: "diary.since"}


@pytest.mark.parametrize("first", [0, 1])
def test_a_required_ask_goes_before_an_optional_one(start: Start, first: int) -> None:
    def course(state: Diary) -> Play[None]:
        own: list[Request | Play[str]] = [ask(0, "diary.may", AB, optional=True), twice(state, 0)]
        yield from side_by_side([own[first], own[1 - first], twice(state, 1)])

    table = start(course)
    assert asked(table) == {0: "diary.one", 1: "diary.one"}
    table.answer(0, "a")
    table.answer(0, "a")
    assert asked(table) == {1: "diary.one", 0: "diary.may"}


def test_a_seat_can_be_asked_one_thing_at_a_time(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        yield from side_by_side([twice(state, 0), twice(state, 0)])

    with pytest.raises(ValueError, match="one thing"):
        start(course)


def test_a_checkpoint_inside_a_branch_is_refused(start: Start) -> None:
    def inside() -> Play[None]:
        yield CHECKPOINT

    def course(state: Diary) -> Play[None]:
        yield from side_by_side([inside()])

    with pytest.raises(ValueError, match="checkpoint"):
        start(course)


def test_a_proposal_is_listed_once_with_the_buttons_of_all_seats(start: Start) -> None:
    def offer(*quick: str) -> Proposal:
        return Proposal("offer:1", "diary.offer", {"seat": 0}, quick)

    def course(state: Diary) -> Play[None]:
        yield from side_by_side(
            [
                ask(0, "diary.own", ["withdraw:1", "done"], proposals=[offer("withdraw:1")]),
                ask(1, "diary.other", ["accept:1", "done"], proposals=[offer("accept:1")]),
                ask(2, "diary.other", ["accept:1", "done"], proposals=[offer("accept:1")], optional=True),
            ]
        )

    table = start(course)
    assert table.proposals == (offer("withdraw:1", "accept:1"),)
    table.answer(0, "withdraw:1")
    table.answer(1, "done")
    assert table.over
    assert not table.proposals


def turns(state: Diary) -> Play[None]:
    """Make a checkpoint after every choice; after two of them something is drawn."""
    while len(state.noted) < 4:
        state.begin_turn(len(state.noted) % 2, 1 + len(state.noted) // 2)
        yield CHECKPOINT
        choice = yield from pick(0, "diary.turn", AB)
        state.noted.append(choice)
        if len(state.noted) == 2:
            state.chance.roll(6)


def test_turns_are_counted_by_the_rules_and_kept(start: Start) -> None:
    table = start(turns)
    found = [table.turn]
    for _ in range(3):
        table.answer(0, "a")
        found.append(Table.load(table.dump()).turn)
    assert found == [Turn(0, 1), Turn(1, 1), Turn(0, 2), Turn(1, 2)]


def test_undo_goes_back_past_a_checkpoint(start: Start) -> None:
    table = start(turns)
    table.answer(0, "a")
    for copy in (table.fork(), table):
        assert copy.can_undo(0)
        assert not copy.can_undo(1)
        old = number(copy, 0)
        copy.undo(0)
        assert (copy.state.noted, copy.can_undo(0)) == ([], False)
        assert number(copy, 0) > old
    table.answer(0, "a")
    table.answer(0, "b")
    assert not table.can_undo(0), "something was drawn"
    table.answer(0, "b")
    table.undo(0)
    assert table.state.noted == ["a", "b"]
    assert not table.can_undo(0)


@pytest.mark.parametrize("saved", [False, True])
def test_the_last_to_answer_cannot_undo_after_seeing_the_sealed_answers(start: Start, saved: bool) -> None:
    def course(state: Diary) -> Play[None]:
        yield CHECKPOINT
        yield from pick(0, "diary.first", AB)
        for _ in range(2):
            state.noted += str((yield from all_of(ask(seat, "diary.bid", AB, secret=True) for seat in (0, 1))))
            if saved:
                yield CHECKPOINT
            yield from pick(0, "diary.then", AB)

    table = start(course)
    table.answer(0, "a")
    table.answer(0, "a")
    assert table.can_undo(0)
    table.answer(1, "a")
    assert [table.fork().can_undo(seat) for seat in range(3)] == [False] * 3 == [table.can_undo(0), *[False] * 2]
    table.answer(0, "a")
    table.undo(0)
    assert not table.can_undo(1)


def test_choices_that_cannot_be_undone_are_not_stored(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        for _ in range(3):
            yield CHECKPOINT
            state.noted.append((yield from pick(0, "diary.draws", AB)))
            if len(state.noted) == 3:
                state.chance.roll(6)
            state.noted.append((yield from pick(0, "diary.turn", AB)))

    table = start(course)
    loaded = table.fork()
    for _ in range(5):
        table.answer(0, "a")
        loaded.answer(0, "a")
        loaded = loaded.fork()
        assert table.dump() == loaded.dump()
    for _ in range(2):
        table.undo(0)
    assert not table.can_undo(0)


def test_undo_after_an_upgrade_takes_back_at_most_one_choice(start: Start) -> None:
    def course(state: Diary, kind: str = "diary.turn") -> Play[None]:
        while len(state.noted) < 6:
            yield CHECKPOINT
            for one in (kind, "diary.second"):
                state.noted.append((yield from pick(0, one, AB)))

    table = start(course)
    for choice in "ab":
        table.answer(0, choice)
    start(lambda state: course(state, "diary.new"))
    loaded = Table.load(table.dump())
    assert (loaded.restarted, loaded.can_undo(0)) == (False, True)
    before = loaded.dump(), loaded.asks
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        loaded.undo(0)
    assert (loaded.dump(), loaded.asks, loaded.state.noted) == (*before, ["a", "b"])


class Strict(Diary, kw_only=True):
    """A diary after an upgrade that forbids an empty one."""

    noted: Annotated[list[str], msgspec.Meta(min_length=1)]


@pytest.mark.parametrize("where", ["state", "rules"])
def test_undo_is_refused_if_an_upgrade_cannot_replay_an_earlier_stretch(
    start: Start, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def course(state: Diary, least: int = 0) -> Play[None]:
        if len(state.noted) < least:
            raise LookupError(least)
        while len(state.noted) < 6:
            yield CHECKPOINT
            for kind in ("diary.turn", "diary.second")[len(state.noted) :] or ("diary.second", "diary.third"):
                state.noted.append((yield from pick(0, kind, AB)))

    def changed(state: Diary) -> Play[None]:
        return course(state, 1)

    table = start(course)
    for choice in "ab":
        table.answer(0, choice)
    game = game_of(changed) if where == "rules" else msgspec.structs.replace(game_of(course), state=Strict)
    monkeypatch.setitem(GAMES, "diary", game)
    table = Table.load(table.dump())
    before, state = (table.dump(), table.asks, table.restarted, table.can_undo(0)), table.state
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        table.undo(0)
    assert (table.dump(), table.asks, table.restarted, table.can_undo(0)) == before
    assert table.state is state
    table.answer(0, "a")
    table.undo(0)
    assert table.state.noted == ["a", "b"]


def test_faulty_rules_that_then_ask_something_else_restart_the_table(start: Start) -> None:
    runs = list[Diary]()

    def course(state: Diary) -> Play[None]:
        runs.append(state)
        yield CHECKPOINT
        yield from pick(0, f"diary.{len(runs)}", AB)
        yield from pick(0, "diary.then", AB)
        raise ZeroDivisionError

    table = start(course)
    table.answer(0, "a")
    old = number(table, 0)
    with pytest.raises(ZeroDivisionError):
        table.answer(0, "a")
    assert (table.restarted, table.took_back) == (True, 1)
    assert number(table, 0) > old, "no panel of the lost course may fit"


def test_undo_goes_back_past_several_checkpoints(start: Start) -> None:
    def course(state: Diary) -> Play[None]:
        while len(state.noted) < 4:
            yield CHECKPOINT
            yield CHECKPOINT
            state.noted.append((yield from pick(0, "diary.turn", AB)))

    table = start(course)
    for choice in "aba":
        table.answer(0, choice)
    table = Table.load(table.dump())
    for left in (["a", "b"], ["a"], []):
        table.undo(0)
        assert table.state.noted == left
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        table.undo(0)


@examples(25)
@given(st.integers(0, 10**6), st.integers(2, 4))
def test_running_loaded_and_replayed_tables_agree_in_any_order_of_answers(seed: int, seats: int) -> None:
    table, rng = Table.new("demo", seats=seats, seed=seed), random.Random(seed)
    loaded, log = table.fork(), list[tuple[int, Choice]]()
    while not table.over:
        undoing = [seat for seat in range(seats) if table.can_undo(seat)]
        changeable = [one.seat for one in table.answered if not one.least]
        if undoing and rng.random() < 0.15:
            assert loaded.undo(undoing[0]) == table.undo(undoing[0])
            log.pop()
        else:
            if changeable and rng.random() < 0.2:
                seat, choice = rng.choice(changeable), NONE
                events = table.answer(seat, choice)
            else:
                seat, choice, events = step(table, rng)
            assert loaded.answer(seat, choice) == events
            log.append((seat, choice))
        loaded = Table.load(loaded.dump())
        assert not loaded.restarted
        assert loaded.dump() == table.dump()
        assert seen(loaded) == seen(table)
    replayed = Table.new("demo", seats=seats, seed=seed)
    for seat, choice in log:
        replayed.answer(seat, choice)
    assert (replayed.state, replayed.standing, replayed.over) == (table.state, table.standing, True)


# Save points inside a long act, and the numbers of proposals


def bazaar(state: Diary) -> Play[None]:
    """Let all act as often as they like, with a save point after every third act. "a" makes a proposal, "b" does
    nothing.
    """
    yield CHECKPOINT
    while len(state.noted) < 40:
        for _ in range(3):
            asks = [ask(seat, "diary.act", (*AB, *state.noted[-1:]), who=seat) for seat in range(state.seats)]
            # The ask of seat 0 changes with every proposal, those of the others do not.
            asks[1:] = [ask(seat, "diary.act", AB) for seat in range(1, state.seats)]
            seat, choice = yield any_of(*asks)
            if choice == ["a"]:
                state.noted.append(f"{seat}:{state.issue()}")
        yield SAVE_POINT


def test_open_asks_keep_their_numbers_across_a_save_point(start: Start) -> None:
    table, rng = start(bazaar), random.Random(1)
    first = number(table, 2)
    for _ in range(30):
        table.answer(rng.randrange(2), rng.choice(AB))
        assert number(table, 2) == first
        loaded = table.fork()
        assert (loaded.asks, loaded.dump()) == (table.asks, table.dump())
        assert len(msgspec.msgpack.decode(table.dump())["entries"]) < 3
    table.answer(2, "b")
    assert number(table, 2) > first


def test_asks_changed_by_an_upgrade_get_new_numbers_at_a_save_point(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(bazaar)
    for _ in range(3):
        table.answer(0, "b")
    data, numbers = table.dump(), {number(table, 1), number(table, 2)}

    def renamed(state: Diary) -> Play[None]:
        while True:
            yield any_of(*(ask(seat, "diary.new", AB) for seat in range(state.seats)))

    monkeypatch.setitem(GAMES, "diary", game_of(renamed))
    assert not numbers & {one.number for one in Table.load(data).asks}


def test_the_stored_undo_history_is_bounded(start: Start) -> None:
    table = start(bazaar)
    table.answer(0, "b")
    sizes = []
    for _ in range(60):
        table.answer(0, "b")
        sizes.append(len(table.dump()))
    assert max(sizes[30:]) == max(sizes[45:])
    for _ in range(4):
        table.undo(0)


def test_a_proposal_number_is_never_given_out_twice(start: Start) -> None:
    table = start(bazaar)
    before = table.fork()
    table.answer(0, "a")
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        table.undo(0)
    table = table.rewound(before)
    table.answer(0, "a")
    assert table.state.noted == ["0:2"]
    table.answer(1, "b")
    table.undo(1)
    table.skip_numbers(6)
    table = table.fork()
    table.answer(1, "a")
    assert table.state.noted == ["0:2", "1:7"]
    assert table.fork().state == table.state


def test_a_proposal_number_is_not_reused_after_an_upgrade_restarts_the_table(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(bazaar)
    table.answer(0, "a")
    data = table.dump()

    def changed(state: Diary) -> Play[None]:
        while True:
            seat, _ = yield any_of(*(ask(seat, "diary.new", AB) for seat in range(state.seats)))
            state.noted.append(f"{seat}:{state.issue()}")

    monkeypatch.setitem(GAMES, "diary", game_of(changed))
    loaded = Table.load(data)
    assert loaded.restarted
    loaded.answer(1, "a")
    assert loaded.state.noted == ["1:2"]
