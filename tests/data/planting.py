"""Planted blunders: games of computers in which the first seat once makes a choice that costs much.

``tests/data/blunders.json.gz`` has the games, with their choices and the number of the blunder among them, so that they
stay the same when the computers play otherwise. The test asks whether a look back names it. This command plants again::

    python -m tests.data.planting
"""

import gzip
import json
import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.games.opponent_play import asks_at
from data.game.models import LogEntry
from rules.kernel import GAMES, Ask, Choice, Facts, Table, weighed
from tests.data.conftest import ADA

FILE: Final = Path(__file__).with_name("blunders.json.gz")
GAMES_OF: Final = {"carcassonne": 3, "catan": 2, "dominion": 3, "zavandor": 2}
"""The number of planted games by kind."""
LOSS, SURE = 0.15, 3.0
"""The least loss of a blunder as a part of a sure victory, and the effort of the search that confirms it."""
TRIED: Final = 4
"""The choices of an ask that may become the blunder."""


class Planted(NamedTuple):
    """A recorded game: its seed, the seats and choices of its log, and the place of the blunder in the log."""

    kind: str
    seed: int
    log: list[tuple[int, Choice]]
    blunder: int
    loss: float


def planted() -> list[Planted]:
    """Return the recorded games."""
    found: list[list[Any]] = json.loads(gzip.decompress(FILE.read_bytes()))
    return [Planted(*one) for one in found]


def finished(game: Planted) -> tuple[Table, list[LogEntry], int]:
    """Return a game at its end with its log, in which Ada has the first seat, and the blunder's ask."""
    # As before the sets that came later.
    table = Table.again(game.kind, seats=2, seed=game.seed, options={})
    log, asked = [LogEntry(game=1, number=1, at=0.0, kind="start")], 0
    for at, (seat, choice) in enumerate(game.log):
        if at == game.blunder:
            ask = table.ask_of(seat)
            assert ask
            asked = ask.number
        events = table.answer(seat, choice)
        facts: Facts = {"seat": seat, "who": None if seat else ADA, "choice": choice, "events": events}
        log.append(LogEntry(game=1, number=at + 2, at=0.0, kind="choice", **facts))
    return table, log, asked


def blunder(table: Table, ask: Ask, rng: random.Random) -> tuple[Choice, float] | None:
    """Return a choice of an ask that costs much, and the loss."""
    view, best = table.view(ask.seat), None
    if ask.optional or ask.fields or (ask.least, ask.most) != (1, 1) or len(ask.options) < 2:
        return None
    for option in rng.sample(ask.options, min(TRIED, len(ask.options))):
        found = weighed(view, ask, rng, 0.3, usual=[option.id])
        if not found or found[0].choice == [option.id]:
            continue
        loss = found[0].chance - next(one.chance for one in found if one.choice == [option.id])
        if loss > max(LOSS, best[1] if best else 0.0):
            best = [option.id], loss
    if best is None:
        return None
    found = weighed(view, ask, rng, SURE, usual=best[0])
    loss = found[0].chance - next(one.chance for one in found if one.choice == best[0])
    return (best[0], loss) if loss >= LOSS else None


def plant(kind: str, seed: int) -> Planted | None:
    """Play a game with a blunder; None if no choice after a drawn point of the game costs much."""
    table, rng = Table.again(kind, seats=2, seed=seed, options={}), random.Random(seed)
    log: list[tuple[int, Choice]] = []
    wanted, made, place, loss = rng.uniform(0.15, 0.7), False, 0, 0.0
    turns = turns_of(kind, seed)

    def choose(ask: Ask) -> Choice | None:
        nonlocal made, place, loss
        if ask.seat == 0 and not made and table.turn.number >= wanted * turns:
            found = blunder(table, ask, random.Random(f"{seed} {ask.number}"))
            if found:
                made, place, loss = True, len(log), found[1]
                return found[0]
        return GAMES[kind].choose(table.view(ask.seat), ask, rng)

    before = table.answer

    def answer(seat: int, choice: Any) -> Any:
        log.append((seat, choice))
        return before(seat, choice)

    table.answer = answer  # type: ignore[method-assign]
    for _ in asks_at(table, choose):
        pass
    return Planted(kind, seed, log, place, round(loss, 3)) if made else None


def turns_of(kind: str, seed: int) -> int:
    """Return the number of turns of the game without a blunder."""
    table, rng = Table.again(kind, seats=2, seed=seed, options={}), random.Random(seed)
    for _ in asks_at(table, lambda ask: GAMES[kind].choose(table.view(ask.seat), ask, rng)):
        pass
    return table.turn.number


def every() -> Iterator[Planted]:
    """Yield games with a blunder, so many of each kind as are wanted."""
    for kind, wanted in GAMES_OF.items():
        found = (game for seed in count(1) if (game := plant(kind, seed)))
        for _ in range(wanted):
            game = next(found)
            print(kind, game.seed, len(game.log), game.blunder, game.loss, flush=True)
            yield game


if __name__ == "__main__":
    FILE.write_bytes(gzip.compress(json.dumps([*every()]).encode(), mtime=0))
