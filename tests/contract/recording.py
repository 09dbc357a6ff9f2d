"""Recorded games: for every game, one finished game for each way to end.

``tests/rules/<game>/endings.py`` lists the ways to end, and ``tests/data/recorded/<game>-<ending>.json.gz`` is a game
that ends so. The test replays it. ``python -m tests.contract`` records the games that are missing; delete a file to
record it again.
"""

import gzip
import json
import random
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from bench.games.random_play import step
from data.export import FORMAT
from rules.kernel import GAMES, Choice, Facts, Table, plain
from tests.contract.adding import ROOT, game_folders

FOLDER = ROOT / "tests" / "data" / "recorded"
MOST_SEEDS = 2_000


class Ending(NamedTuple):
    """A way to end: ``reached`` recognises it from the finished table and its last choice.

    ``random`` plays at random, which ends some games in ways that the computer opponents avoid.
    """

    reached: Callable[[Table, Choice], bool]
    seats: int = 2
    options: Facts = {}
    random: bool = False


def endings(game: str) -> Mapping[str, Ending]:
    """Return the ways in which a game ends, by name; none if it lists none."""
    if not (ROOT / "tests" / "rules" / game / "endings.py").is_file():
        return {}
    found: dict[str, Ending] = import_module(f"tests.rules.{game}.endings").ENDINGS
    return found


def file_of(game: str, ending: str) -> Path:
    """Return the file of a recorded game."""
    return FOLDER / f"{game}-{ending}.json.gz"


def read(file: Path) -> Any:
    """Return a recorded document."""
    return json.loads(gzip.decompress(file.read_bytes()))


def record(game: str, name: str) -> Path:
    """Play games until one ends in the given way, and write it to its file."""
    ending = endings(game)[name]
    for seed in range(1, MOST_SEEDS):
        table = Table.new(game, seats=ending.seats, seed=seed, options=ending.options)
        log = list(_played(table, random.Random(seed), ending))
        if ending.reached(table, log[-1][1]):
            content = json.dumps(_document(game, ending, table, log)).encode()
            # Without a time stamp, so that the same game gives the same file.
            file_of(game, name).write_bytes(gzip.compress(content, mtime=0))
            return file_of(game, name)
    raise ValueError(f"no game of {game} ended by {name}")


def _played(table: Table, rng: random.Random, ending: Ending) -> Iterator[tuple[int, Choice]]:
    """Play a table to its end and yield the choices."""
    while not table.over:
        if ending.random:
            seat, choice, _ = step(table, rng)
        else:
            ask = next(ask for ask in table.asks if not ask.optional)
            chosen = GAMES[table.game].choose(table.view(ask.seat), ask, rng)
            seat, choice = ask.seat, table.check(ask.seat, ask.default if chosen is None else chosen)
            table.answer(seat, choice)
        yield seat, choice


def _document(game: str, ending: Ending, table: Table, log: list[tuple[int, Choice]]) -> Facts:
    """Return a finished game in the format of ``/game export``."""
    lines = [("start", None, None), *(("choice", seat, choice) for seat, choice in log)]
    return {
        "format": FORMAT,
        "game": game,
        "options": plain(table.state.options),
        "seats": [{"name": "ABCDEF"[seat], "opponent": False} for seat in range(ending.seats)],
        "over": True,
        "seed_hash": table.seed_hash,
        "standing": [plain(place) for place in table.standing],
        "seed": table.seed,
        "log": [
            {"number": number, "at": 0.0, "kind": kind, "seat": seat, "choice": choice, "took_back": 0, "events": []}
            for number, (kind, seat, choice) in enumerate(lines, 1)
        ],
    }


def last_choice(document: Facts) -> Choice:
    """Return the last choice of a recorded game."""
    choice: Choice = document["log"][-1]["choice"]
    return choice


def record_missing() -> None:
    """Record the games that are missing."""
    for game in game_folders(ROOT):
        for ending in endings(game):
            if not file_of(game, ending).exists():
                print(record(game, ending))
