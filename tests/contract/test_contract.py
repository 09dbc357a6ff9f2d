"""The contract of every game, checked at every choice of whole random games.

All checks ``at_every_choice`` of a form watch one game, because playing a game takes longer than most of the checks.
"""

import functools
import hashlib
import itertools
import random
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
import pytest

from bench.games.random_play import play, random_choice, step
from rules.kernel import (
    GAMES,
    Ask,
    Checkpoint,
    Choice,
    Event,
    Facts,
    Game,
    GroupRequest,
    IllegalChoice,
    Option,
    Play,
    Request,
    Table,
    View,
    sole_choice,
)
from tests.contract import watching
from tests.contract.conftest import FORMS, named
from tests.contract.twins import draft, seen, twins

Form = tuple[str, int, Facts]
T = TypeVar("T")
AnyRequest = Request | GroupRequest
Watch: TypeAlias = watching.Watch[tuple[int, Choice, tuple[Event, ...]]]
WHOLE = [[form for form in FORMS if form[0] == game][-1] for game in sorted(GAMES)]
"""Each game with most seats and all its expansions."""
JUNK: list[Any] = [
    None,
    7,
    b"x",
    [],
    ["no such option"],
    [None],
    [["x"]],
    {"": ["x"]},
    {3: []},
    {"no": ["x"]},
    "no such",
    object(),
]


def written(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def middle(table: Table, rng: random.Random, most: int = 60) -> Table:
    """Play some way into the game, but not to its end."""
    for _ in range(rng.randint(1, most)):
        before = table.dump()
        step(table, rng)
        if table.over:
            return Table.load(before)
    return table


checks: dict[str, Callable[[Table, Form], Watch]] = {}
"""All checks that watch a game, by name."""


def at_every_choice(check: Callable[[Table, Form], Watch]) -> Callable[[Form], None]:
    """Return the test of a check that watches the game of a form."""
    name = check.__name__
    checks[name] = check

    def test(form: Form) -> None:
        game, seats, options = form
        if fault := faults(game, seats, msgspec.json.encode(options)).get(name):
            raise fault

    test.__name__, test.__doc__ = name, check.__doc__
    return test


@functools.cache
def faults(game: str, seats: int, options: bytes) -> dict[str, Exception]:
    """Play a whole game before all checks, and return the errors that they raise, by the name of the check."""
    form: Form = (game, seats, msgspec.json.decode(options))
    table = Table.new(game, seats=seats, seed=2026, options=form[2])
    # These choices end Catan with six seats early.
    course = play(table, random.Random(2))
    return watching.faults({name: check(table, form) for name, check in checks.items()}, course)


@at_every_choice
def test_asks_are_legal_and_offer_a_choice_until_the_end(table: Table, form: Form) -> Watch:
    numbers: set[int] = set()
    while not table.over:
        yield
        for ask in table.asks:
            numbers.add(ask.number)
            assert sole_choice(ask) is None or ask.secret or len(table.asks) > 1
            # In its own turn a seat acts itself. Elsewhere no one waits for days for the only possible answer.
            if ask.secret and not ask.optional and table.turn.seat != ask.seat:
                assert sole_choice(ask) is None or ask.lapses, ask.kind
            for part in ask.parts:
                ids = [option.id for option in part.options]
                assert len(set(ids)) == len(ids)
                assert len({option.steps for option in part.options}) == len(ids)
                assert 0 <= part.least <= part.most
                assert sum(option.limit for option in part.options) >= part.least
            if ask.default is not None:
                table.check(ask.seat, ask.default)
            if ask.quick:
                assert {option.id for option in ask.options} <= set(ask.quick)
                assert (ask.least, ask.most, ask.fields, ask.secret) == (1, 1, (), False)
    assert table.over
    assert table.asks == ()
    assert len(numbers) > 1


@at_every_choice
def test_running_loaded_and_replayed_tables_agree_at_every_choice(table: Table, form: Form) -> Watch:
    game, seats, options = form
    replayed = Table.new(game, seats=seats, seed=2026, options=options)
    loaded = replayed.fork()
    for count in itertools.count():
        seat, choice, events = yield
        assert replayed.answer(seat, choice) == events
        assert loaded.answer(seat, choice) == events
        loaded = Table.load(loaded.dump())
        assert not loaded.restarted
        dump, state = table.dump(), written(table.state)
        # A difference stays in a table that is never loaded, so it is enough to look for it from time to time.
        rarely = table.over or count % 10 == 0
        for other in (loaded, replayed) if rarely else (loaded,):
            assert other.dump() == dump
            assert other.asks == table.asks
            assert other.answered == table.answered
            assert written(other.state) == state
            # A standing takes long to compute, and only from the state.
            if rarely:
                assert other.standing == table.standing
        if table.over:
            return


@at_every_choice
def test_a_loaded_table_shows_every_seat_the_same_as_the_running_one(table: Table, form: Form) -> Watch:
    """Checked from the first ask on, value by value: facts are plain JSON, so that no tuple comes back as a list."""
    assert_shown_alike(table, table.news)
    for count in itertools.count():
        _, _, events = yield
        # Every moment takes the views of all seats, and games of many seats are long.
        if count % (2 * table.seats) == 0:
            assert_shown_alike(table, events)
        if table.over:
            return


def assert_shown_alike(table: Table, events: tuple[Event, ...]) -> None:
    loaded = Table.load(table.dump())
    assert (loaded.turn, loaded.proposals) == (table.turn, table.proposals)
    for seat in (None, *range(table.seats)):
        assert loaded.view(seat) == table.view(seat)
        for mine, other in zip((*table.asks, *table.answered), (*loaded.asks, *loaded.answered), strict=True):
            assert other.seen_by(seat) == mine.seen_by(seat) == back_again(mine.seen_by(seat))
    for event in events:
        assert back_again(event) == event


def back_again(value: T) -> T:
    """Write a value down as JSON and read it back."""
    return msgspec.json.decode(msgspec.json.encode(value), type=type(value))


@at_every_choice
def test_a_seat_sees_the_same_for_all_hidden_facts(table: Table, form: Form) -> Watch:
    rules: Game = GAMES[form[0]]
    rng = random.Random(3)
    for count in itertools.count():
        yield
        for seat in (None, *range(table.seats)) if count % (2 * table.seats + 1) == 0 else ():
            state = msgspec.msgpack.decode(written(table.state), type=rules.state)
            state.chance.seed = rng.randbytes(16)
            twin = rules.twin(state, seat, state.chance)
            shown = table.view(seat)
            # The seats that a table waits for are not in its state.
            assert written(msgspec.structs.replace(rules.view(twin, seat), asked=shown.asked)) == written(shown)
        if table.over:
            return


@at_every_choice
def test_a_draft_ends_at_the_same_choice_for_all_hidden_facts(table: Table, form: Form) -> Watch:
    rng = random.Random(21)
    drafts, start, checkpoints = 0, b"", 0
    while not table.over:
        yield
        if table.over or table._history.checkpoint.base == start:
            continue
        start = table._history.checkpoint.base
        checkpoints += 1
        # Twins take long to find. The forms of a game share most of its asks, and each form has another game.
        if checkpoints % 3:
            continue
        # One of the asked seats: in many moments of Catan all seats are asked for offers.
        seat = rng.choice(table.asks).seat
        if both := twins(table, seat, rng):
            drafts += draft(*both, seat, rng)
    assert drafts


@at_every_choice
def test_a_sealed_answer_shows_others_only_that_it_is_in(table: Table, form: Form) -> Watch:
    rng = random.Random(4)
    while not table.over:
        if len(table.asks) > 1 and table.asks[0].together:
            seat = table.asks[0].seat
            sights = set()
            for _ in range(4):
                fork = table.fork()
                try:
                    events = fork.answer(seat, random_choice(fork.asks[0], rng))
                except IllegalChoice:
                    continue
                if fork.ask_of(seat) in fork.answered:  # a way back is no answer, and public
                    others = (other for other in (None, *range(table.seats)) if other != seat)
                    sights.add(tuple(seen(fork, other, events) for other in others))
            assert len(sights) <= 1
        yield


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    table = Table.new("demo", seats=3, seed=1)
    first, second, third = (ask.seat for ask in table.asks)
    table.answer(first, [])
    table.answer(second, [])
    assert [ask.seat for ask in table.answered] == [first, second]
    best = table.ask_of(first)
    assert best is not None
    table.answer(first, [best.options[0].id])
    events = table.answer(third, [])
    (bids,) = [event for event in events if event.kind == "demo.bids"]
    assert bids.args["bids"][first] == [best.options[0].id]


@at_every_choice
def test_others_learn_only_the_seat_and_kind_of_an_ask(table: Table, form: Form) -> Watch:
    while not table.over:
        yield
        for ask in table.asks:
            foreign = ask.seen_by(None)
            assert (foreign.options, foreign.fields, foreign.args) == ((), (), {})
            assert ask.seen_by(ask.seat) == ask


def test_an_illegal_choice_is_refused_with_a_reason_and_changes_nothing(form: Form, subtests: pytest.Subtests) -> None:
    game, seats, options = form
    dump = middle(Table.new(game, seats=seats, seed=2026, options=options), random.Random(6)).dump()
    for junk in JUNK:
        with subtests.test(junk=repr(junk)):
            table = Table.load(dump)
            before = table.dump(), table.asks, written(table.state)
            for ask in table.asks:
                if junk == [] and any(part.least == 0 for part in ask.parts) and not ask.fields:
                    continue
                with pytest.raises(IllegalChoice) as refused:
                    table.answer(ask.seat, junk)
                assert refused.value.reason.isidentifier()
            assert (table.dump(), table.asks, written(table.state)) == before


def test_too_many_too_few_and_out_of_turn_are_refused(table: Table) -> None:
    rng = random.Random(7)
    for _ in range(40):
        if table.over:
            break
        before = table.dump()
        for ask in table.asks:
            for part in ask.parts:
                one = part.options[0] if part.options else Option("none")
                too_often = [one.id] * (max(part.most, one.limit) + 1)
                with pytest.raises(IllegalChoice):
                    table.answer(ask.seat, {part.name: too_often} if ask.fields else too_often)
        asked = {ask.seat for ask in (*table.asks, *table.answered)}
        for seat in {*range(-1, table.seats + 1)} - asked:
            with pytest.raises(IllegalChoice, match="not_asked"):
                table.answer(seat, random_choice(table.asks[0], rng))
        assert table.dump() == before
        step(table, rng)


@at_every_choice
def test_a_finished_table_takes_no_choice(table: Table, form: Form) -> Watch:
    while not table.over:
        yield
    before = table.dump()
    with pytest.raises(IllegalChoice, match="over"):
        table.answer(0, ["pass"])
    for seat in range(table.seats):
        with pytest.raises(IllegalChoice, match="nothing_to_undo"):
            table.undo(seat)
    assert table.dump() == before
    assert Table.load(before).over


def with_requests(monkeypatch: pytest.MonkeyPatch, game: str, alter: Callable[[AnyRequest], AnyRequest]) -> None:
    """Replace the requests of a game's rules."""
    rules = GAMES[game]

    def altered(state: Any) -> Play[None]:
        inner, reply = rules.play(state), None
        while True:
            try:
                step = inner.send(reply)
            except StopIteration:
                return
            reply = yield step if isinstance(step, Checkpoint) else alter(step)

    monkeypatch.setitem(GAMES, game, msgspec.structs.replace(rules, play=altered))


def test_an_exception_inside_the_rules_changes_nothing(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    armed = False

    def fragile(request: AnyRequest) -> AnyRequest:
        nonlocal armed
        if armed:
            armed = False
            raise ZeroDivisionError
        return request

    with_requests(monkeypatch, form[0], fragile)
    game, seats, options = form
    table = Table.new(game, seats=seats, seed=9, options=options)
    rng = random.Random(9)
    failures = 0
    while not table.over and failures < 40:
        ask = rng.choice(table.asks)
        before = table.dump(), table.asks, table.answered, written(table.state)
        armed = True
        try:
            table.answer(ask.seat, random_choice(ask, rng))
        except IllegalChoice:
            continue
        except ZeroDivisionError:
            failures += 1
            assert (table.dump(), table.asks, table.answered, written(table.state)) == before
            step(table, rng)
        finally:
            armed = False
    assert failures


def test_an_upgrade_that_changes_the_open_turn_goes_back_to_its_start(
    form: Form, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changed(request: AnyRequest) -> AnyRequest:
        asks = tuple(msgspec.structs.replace(ask, kind=f"{ask.kind}.new") for ask in request.asks)
        return msgspec.structs.replace(request, asks=asks)

    game, seats, options = form
    table = Table.new(game, seats=seats, seed=10, options=options)
    rng = random.Random(10)
    while table.fork().dump() == Table.new(game, seats=seats, seed=10, options=options).dump() or not open_turn(table):
        step(table, rng)
        if table.over:
            pytest.skip("a turn of this game is one choice")
    data, position, numbers = table.dump(), table.position(), {ask.number for ask in (*table.asks, *table.answered)}
    with_requests(monkeypatch, game, changed)
    loaded = Table.load(data)
    assert loaded.restarted
    assert loaded.position() == position
    assert all(ask.kind.endswith(".new") for ask in loaded.asks)
    assert not numbers & {ask.number for ask in loaded.asks}
    assert not Table.load(loaded.dump()).restarted
    for _ in play(loaded, rng):
        pass
    assert loaded.over


def open_turn(table: Table) -> bool:
    """Return whether a choice has been made since the turn began."""
    return bool(msgspec.msgpack.decode(table.dump())["entries"])


def test_new_numbers_change_nothing_else(table: Table) -> None:
    rng = random.Random(12)
    for _ in range(6):
        table = middle(table, rng, most=20)
        other, last = table.fork(), max(ask.number for ask in (*table.asks, *table.answered))
        other.number_from(last + 1_000)
        assert min(ask.number for ask in (*other.asks, *other.answered)) >= last + 1_000
        assert _unnumbered(other.asks, other.answered) == _unnumbered(table.asks, table.answered)
        assert (other.state, other.view(0)) == (table.state, table.view(0))
        assert [other.can_undo(seat) for seat in range(table.seats)] == [
            table.can_undo(seat) for seat in range(table.seats)
        ]
        again = other.fork()
        again.number_from(last + 1_000)
        assert again.asks == other.asks
        table = other


def _unnumbered(*asks: tuple[Ask, ...]) -> list[list[Ask]]:
    return [[msgspec.structs.replace(ask, number=0) for ask in some] for some in asks]


def test_undo_gives_the_table_before_the_choice_under_a_new_number(table: Table) -> None:
    rng = random.Random(11)
    undone = 0
    for _ in range(200):
        if table.over:
            break
        before, numbers = written(table.state), {ask.number for ask in (*table.asks, *table.answered)}
        questions = [msgspec.structs.replace(ask, number=0) for ask in table.asks]
        seat, choice, _ = step(table, rng)
        if table.over or not table.can_undo(seat):
            continue
        undone += 1
        assert [event.kind for event in table.undo(seat)] == ["kernel.undone"]
        assert written(table.state) == before
        assert [msgspec.structs.replace(ask, number=0) for ask in table.asks] == questions
        assert not numbers & {ask.number for ask in (*table.asks, *table.answered)}
        assert Table.load(table.dump()).asks == table.asks
        table.answer(seat, choice)
    assert undone


def test_undo_ends_at_answers_of_others_and_at_reveals(table: Table) -> None:
    rng = random.Random(12)
    with pytest.raises(IllegalChoice, match="nothing_to_undo"):
        table.undo(0)
    for _ in range(100):
        if table.over:
            break
        shown = table.state.shown, table.state.chance.count
        sealed = {ask.number: ask.seat for ask in table.answered}
        seat, _, _ = step(table, rng)
        for other in set(range(table.seats)) - {seat}:
            assert not table.can_undo(other)
        opened = set(sealed) - {ask.number for ask in (*table.asks, *table.answered)}
        if shown != (table.state.shown, table.state.chance.count) or {sealed[number] for number in opened} - {seat}:
            assert not table.can_undo(seat)


def test_a_position_is_plain_and_arranges_the_same_table(table: Table, form: Form) -> None:
    rng = random.Random(13)
    for _ in range(5):
        table = middle(table, rng, 12)
        position = table.position()
        assert msgspec.json.decode(msgspec.json.encode(position)) == position
        assert position["seats"] == table.seats
        assert Table.arrange(form[0], position, seed=1).position() == position


def test_a_position_with_an_unknown_key_is_refused_in_a_sentence(form: Form) -> None:
    for position in ({"seats": form[1], "no such key": 1}, {}, {"seats": "many"}, {"seats": 99}):
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            Table.arrange(form[0], position)


def test_an_impossible_start_is_refused_in_a_sentence(form: Form) -> None:
    game = form[0]
    least, most = GAMES[game].meta.seats
    for seats in (0, least - 1, most + 1, "two"):
        with pytest.raises(ValueError, match="players"):
            Table.new(game, seats=seats)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no option"):
        Table.new(game, seats=least, options={"no such": 1})
    for setting in GAMES[game].meta.options:
        with pytest.raises(ValueError, match="cannot be"):
            Table.new(game, seats=least, options={setting.key: ["no such value"]})
    with pytest.raises(ValueError, match="no game"):
        Table.new("no such game", seats=2)
    with pytest.raises(ValueError, match="no table"):
        Table.load(b"no table")


@at_every_choice
def test_a_fork_is_independent(table: Table, form: Form) -> Watch:
    """Neither the choices at a fork change the table, nor do those at the table change the fork."""
    rng = random.Random(14)
    for _ in range(rng.randint(1, 20)):
        yield
    before, fork, played_on = table.dump(), table.fork(), table.fork()
    for _ in range(40):
        if not played_on.over:
            step(played_on, rng)
    assert table.dump() == before
    while not table.over:
        yield
    assert fork.dump() == before


@at_every_choice
def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(table: Table, form: Form) -> Watch:
    (started,) = [event for event in table.news if event.kind == "kernel.started"]
    assert table.seed is None
    last: tuple[Event, ...] = ()
    while not table.over:
        _, _, last = yield
    assert last[-1].kind == "kernel.ended"
    assert last[-1].args["seed"] == table.seed
    assert (
        hashlib.sha256(bytes.fromhex(last[-1].args["seed"])).hexdigest() == started.args["seed_hash"] == table.seed_hash
    )


def test_a_table_without_a_seed_gets_a_random_one_and_promises_it(form: Form) -> None:
    game, seats, options = form
    first, second = (Table.new(game, seats=seats, options=options) for _ in range(2))
    assert first.seed is None
    assert [event.args["seed_hash"] for event in first.news if event.kind == "kernel.started"] == [first.seed_hash]
    assert first.seed_hash != second.seed_hash


@pytest.mark.sweep(6)
def test_the_opponent_plays_a_whole_game_from_its_view(table: Table, form: Form) -> None:
    """The others play at random, which leads the opponent to more positions than games of opponents only."""
    rules = GAMES[form[0]]
    rng = random.Random(17)
    seat = rng.randrange(table.seats)
    for _ in range(10_000):
        if table.over:
            break
        ask = table.ask_of(seat)
        if ask is None or ask.optional or ask not in table.asks:
            step(table, rng)
            continue
        chosen = rules.choose(table.view(ask.seat), ask, rng)
        choice = ask.default if chosen is None else chosen
        assert choice is not None, "only what is optional or has a usual answer may be left unanswered"
        table.answer(ask.seat, choice)
    assert table.over


@pytest.mark.sweep(2)
@pytest.mark.parametrize("form", WHOLE, ids=named)
def test_opponents_end_a_game_among_themselves(form: Form) -> None:
    game, seats, options = form
    table = Table.new(game, seats=seats, seed=11, options=options)
    rng = random.Random(17)
    for _ in range(10_000):
        if table.over:
            break
        ask = next(ask for ask in table.asks if not ask.optional)
        choice = GAMES[game].choose(table.view(ask.seat), ask, rng)
        table.answer(ask.seat, ask.default if choice is None else choice)
    assert table.over


def test_views_are_plain_values_of_their_game(table: Table, form: Form) -> None:
    table = middle(table, random.Random(18))
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        assert isinstance(view, View)
        assert (view.game, view.seat) == (form[0], seat)
        assert msgspec.json.encode(view)
    for no_seat in (-1, table.seats):
        with pytest.raises(ValueError, match="no seat"):
            table.view(no_seat)


@at_every_choice
def test_standing_is_valid_at_any_time_and_best_first(table: Table, form: Form) -> Watch:
    while not table.over:
        yield
        places = table.standing
        assert sorted(place.seat for place in places) == list(range(table.seats))
        assert [place.rank for place in places] == sorted(place.rank for place in places)
        # In a game that a seat wins by an act, the winner may have fewer points than another.
        first = int(table.over and GAMES[form[0]].winner is not None)
        for place in places[first:]:
            better = first + sum(other.score > place.score for other in places[first:])
            tied = sum(other.score == place.score for other in places[first:])
            assert better < place.rank <= better + tied
