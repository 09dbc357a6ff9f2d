"""The contact sheet of results: the end of every game, a chart of its scores, and a leaderboard.

This command draws it again into ``docs/sheets/``::

    python -m tests.sheets.results
"""

import random
from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from cogs.show.review import explained
from render.chart import chart
from render.ending import ending
from render.leaderboard import MOST, Line, leaderboard_png
from rules.kernel import GAMES, Event, Table
from tests.contract.adding import ROOT, game_folders
from tests.sheets.__main__ import EFFORT, QUALITY
from tests.sheets.scene import NAMES, result
from tests.sheets.sheet import sheet

SEED = 2
FILE = ROOT / "docs" / "sheets" / "results.webp"


def results() -> Iterator[tuple[str, Image.Image]]:
    """Yield the pictures of results with their titles."""
    for kind in game_folders(ROOT):
        (seats, options), name = result(kind), GAMES[kind].meta.name
        table, events, course = _played(Table.new(kind, seats=seats, seed=SEED, options=options))
        scores = [place.score for place in sorted(table.standing, key=lambda place: place.seat)]
        points = explained(events, scores)
        yield f"{name}, the end", ending(table.view(None), table.standing, points, names=NAMES, language="en")
        yield f"{name}, the scores", chart(kind, name, f"Turns 1 to {len(course)}", NAMES[:seats], course)
    lines = [Line(rank, NAMES[rank % 6], 1500 - 40 * rank, f"{9 - rank // 2} won") for rank in range(1, MOST + 1)]
    file = leaderboard_png("carcassonne", "Carcassonne · leaderboard", lines)
    yield "Leaderboard", Image.open(BytesIO(file))


def _played(table: Table) -> tuple[Table, list[Event], list[list[int]]]:
    """Let computer opponents end a game. Return it with its events, and the scores of all seats after each turn."""
    rng, events, course = random.Random(SEED), list[Event](), list[list[int]]()
    while not table.over:
        turn = table.turn
        for ask in table.asks:
            choice = GAMES[table.game].choose(table.view(ask.seat), ask, rng)
            if choice is not None:
                events += table.answer(ask.seat, choice)
                break
        if table.over or table.turn != turn:
            places = sorted(table.standing, key=lambda place: place.seat)
            course.append([place.score for place in places])
    return table, events, course


if __name__ == "__main__":
    sheet([*results()]).save(FILE, quality=QUALITY, method=EFFORT)
