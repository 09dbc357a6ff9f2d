"""Positions of files and of finished games: what can begin a table, and what foreign files cannot do."""

import copy
import json
import random
import time
from functools import cache
from typing import Any

import pytest

from data import positions
from data.errors import Refused
from data.export import FORMAT
from data.game.models import LogEntry
from data.positions import MOST_BYTES, position_after, position_in
from rules.kernel import GAMES, Facts, Table, plain

FOUR = sorted(GAMES.keys() - {"demo", "forms"})


@cache
def played(kind: str) -> tuple[Table, tuple[LogEntry, ...]]:
    """Return a whole game of computers and its log."""
    table, rng = Table.new(kind, seats=2, seed=4), random.Random(4)
    log = [LogEntry(game=1, number=1, at=0.0, kind="start", events=table.news)]
    while not table.over:
        ask = next(ask for ask in table.asks if not ask.optional)
        choice = GAMES[kind].choose(table.view(ask.seat), ask, rng)
        choice = ask.default if choice is None else choice
        table.answer(ask.seat, choice)
        log.append(LogEntry(game=1, number=len(log) + 1, at=0.0, kind="choice", seat=ask.seat, choice=choice))
    return table, tuple(log)


@cache
def document(kind: str) -> Facts:
    """Return the document of that game, as far as a replay reads it."""
    table, log = played(kind)
    keys = ("number", "at", "kind", "seat", "choice", "took_back")
    return {
        "format": FORMAT,
        "game": kind,
        "options": plain(table.state.options),
        "seats": [{"name": "Ada", "opponent": False}, {"name": "Ben", "opponent": False}],
        "over": True,
        "seed": table.seed,
        "seed_hash": table.seed_hash,
        "standing": [],
        "log": [{key: getattr(entry, key) for key in keys} | {"events": []} for entry in log],
    }


def written(document: Any) -> bytes:
    return json.dumps(document).encode()


def begun(content: bytes, kind: str, move: int = 0) -> tuple[Facts, str]:
    """Return the position of a file, or the reason of its refusal."""
    try:
        return position_in(content, kind, move), ""
    except Refused as refused:
        return {}, refused.reason


def why_not(content: bytes, kind: str, move: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        position_in(content, kind, move)
    return refused.value.reason


@pytest.mark.parametrize("kind", FOUR)
def test_a_game_goes_on_from_any_moment_of_a_file(kind: str) -> None:
    table, log = played(kind)
    for move in (0, 1, len(log) // 3, len(log) // 2, len(log) - 15):
        position = position_in(written(document(kind)), kind, move)
        assert position == json.loads(json.dumps(position))
        assert position["seats"] == 2
        again = Table.arrange(kind, position, seed=9)
        assert again.asks
        assert again.state.options == position["options"]
        assert position_after(table, None, log, log[move].number) == position
        assert position_in(written({"format": FORMAT, "game": kind, "position": position}), kind) == position


@pytest.mark.parametrize("kind", FOUR)
def test_a_game_that_began_from_a_position_can_be_replayed_from_its_file(kind: str) -> None:
    _, log = played(kind)
    origin = position_in(written(document(kind)), kind, len(log) // 2)
    table, rng, entries = Table.arrange(kind, origin, seed=5), random.Random(5), []
    for number in range(30):
        ask = next(ask for ask in table.asks if not ask.optional)
        choice = GAMES[kind].choose(table.view(ask.seat), ask, rng)
        choice = ask.default if choice is None else choice
        table.answer(ask.seat, choice)
        entries.append({"number": number + 2, "at": 0, "kind": "choice", "seat": ask.seat, "choice": choice})
    found = {**document(kind), "origin": origin, "seed": f"{5:032x}"}
    found["log"] = [{**entry, "took_back": 0} for entry in entries]
    assert position_in(written(found), kind, 30) == {**table.position(), "options": origin["options"]}


def test_the_end_of_a_game_is_no_beginning() -> None:
    for kind in FOUR:
        _, log = played(kind)
        assert why_not(written(document(kind)), kind, len(log) - 1) == "file_over"
        assert why_not(written(document(kind)), kind, len(log)) == "no_moment"


def test_each_fault_of_a_file_has_its_sentence() -> None:
    good = document("carcassonne")
    assert why_not(written(good), "catan") == "file_other_game"
    assert why_not(b"x" * (MOST_BYTES + 1), "catan") == "file_large"
    assert why_not(written({**good, "seed": None, "view": {}}), "carcassonne") == "file_running"
    assert why_not(written({**good, "seed": None}), "carcassonne") == "file_foreign"
    assert why_not(written({**good, "format": "x"}), "carcassonne") == "file_foreign"
    assert why_not(written({**good, "game": ["carcassonne"]}), "carcassonne") == "file_foreign"
    assert why_not(written({**good, "seats": []}), "carcassonne") == "file_changed"
    assert why_not(written({**good, "seed": "zz"}), "carcassonne") == "file_changed"
    assert why_not(written({**good, "log": [*good["log"]] * 3}), "carcassonne", 99_999) == "file_changed"
    assert why_not(written({**good, "log": [good["log"][1]] * 7_000}), "carcassonne") == "file_long"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00",
        b"\xff\xfe",
        b"[]",
        b"3",
        b'"x"',
        b"null",
        b"{}",
        b"NaN",
        b"[" * 1_000_000,
        b'{"a":' * 500_000,
        b"9" * 1_000_000,
        b'{"format": "stammtisch game 1", "game": ' + b"9" * 5_000 + b"}",
        b'{"format": "stammtisch game 1", "game": {"a": 1}}',
        b"PK\x03\x04" + b"\x00" * 1_000_000,
        b"\x1f\x8b" + b"\x00" * 1_000_000,
    ],
    ids=lambda content: repr(content[:12]) + str(len(content)),
)
def test_a_file_that_is_no_document_is_refused_at_once(content: bytes) -> None:
    began = time.perf_counter()
    assert why_not(content, "catan") == "file_foreign"
    assert time.perf_counter() - began < 5


@pytest.mark.parametrize(
    "position",
    [
        [],
        3,
        None,
        {},
        {"seats": "2"},
        {"seats": 2.0},
        {"seats": True},
        {"seats": 10**30},
        {"seats": -1},
        {"seats": 2, "surprise": 1},
        {"seats": 2, "options": []},
        {"seats": 2, "options": {"x": 1}},
        {"seats": 2, "turn": 17},
        {"seats": 2, "turn": -1},
        {"seats": 2, "players": [[]] * 9},
        {"seats": 2, "scores": [10**9, 0], "board": "x"},
        {"seats": 2, "board": [["D", 10**12, 0, 0]]},
        {"seats": 2, "pile": ["D"] * 5_000},
        {"seats": 2, "note": "x" * 10_000},
        {"seats": 2, "deep": json.loads("[" * 100 + "]" * 100)},
        {"seats": 2, "wide": [0] * 100_000},
    ],
    ids=lambda position: str(position)[:40],
)
@pytest.mark.parametrize("kind", FOUR)
def test_impossible_positions_are_refused(kind: str, position: Any) -> None:
    reason = why_not(written({"format": FORMAT, "game": kind, "position": position}), kind)
    assert reason == "file_impossible"


HOSTILE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    99_999,
    10**18,
    10**40,
    0.5,
    -0.0,
    "",
    "x",
    "\u0000",
    "<@1>",
    "🂡" * 90,
    [],
    [[]],
    [None],
    {},
    {"": 0},
    [0] * 300,
    {"seats": 2},
)


def places_of(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in places_of(each, (*path, key)))]


def mutated(value: Any, rng: random.Random) -> Any:
    """Return a copy with one to three values replaced, dropped, doubled or exchanged."""
    value = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        places = [place for place in places_of(value) if place]
        if not places:
            break
        *path, last = rng.choice(places)
        holder = value
        for key in path:
            holder = holder[key]
        act = rng.randrange(5)
        if act == 0:
            del holder[last]
        elif act == 1 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(holder[last]))
        elif act == 2 and isinstance(holder[last], int):
            holder[last] += rng.choice((-1, 1, 2))
        elif act == 3 and isinstance(holder, list):
            other = rng.randrange(len(holder))
            holder[last], holder[other] = holder[other], holder[last]
        else:
            holder[last] = copy.deepcopy(rng.choice(HOSTILE))
    return value


@pytest.mark.parametrize("kind", FOUR)
def test_mutated_positions_are_refused_or_played(kind: str) -> None:
    """A mutated position either begins a game that goes on, or is refused with a sentence. Nothing else happens."""
    _, log = played(kind)
    good = [position_in(written(document(kind)), kind, move) for move in (1, len(log) // 2, len(log) - 20)]
    rng, taken = random.Random(7), 0
    for _ in range(150):
        found = mutated(rng.choice(good), rng)
        began = time.perf_counter()
        position, reason = begun(written({"format": FORMAT, "game": kind, "position": found}), kind)
        assert reason in ("", "file_impossible", "file_over")
        if not reason:
            taken += 1
            table = Table.arrange(kind, position, seed=rng.randrange(99))
            for _ in range(60):
                if table.over:
                    break
                ask = next(ask for ask in table.asks if not ask.optional)
                choice = GAMES[kind].choose(table.view(ask.seat), ask, rng)
                table.answer(ask.seat, ask.default if choice is None else choice)
        assert time.perf_counter() - began < 20
    assert taken < 150


@pytest.mark.parametrize("kind", FOUR)
def test_mutated_documents_are_refused_or_played(kind: str) -> None:
    good = document(kind)
    short = {**good, "log": good["log"][:40]}
    rng = random.Random(8)
    for _ in range(60):
        _, reason = begun(written(mutated(short, rng)), kind, rng.choice((0, 5, 30)))
        assert reason.startswith("file_") or reason in ("", "no_moment")


def test_a_replay_that_takes_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "PATIENCE", -1.0)
    assert why_not(written(document("carcassonne")), "carcassonne", 20) == "file_long"
