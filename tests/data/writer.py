"""A process of its own that plays a game and says after every hold what was promised; it is killed in the middle.

``python -m tests.data.writer FOLDER SEED`` goes on with the game of guild 1, or begins it, and prints a line for each
acknowledged transaction: the number of the log's last entry, and the id of the interaction that brought it.
"""

import asyncio
import random
import sys
from pathlib import Path

from data import records
from data.live import Live
from data.store import Store
from data.tables import Tables
from rules.kernel import GAMES
from tests.contract.demo import DEMO
from tests.data.conftest import Running, begin, choose

BATCH = 1 << 40


async def main(folder: Path, seed: int) -> None:
    GAMES["demo"] = DEMO
    rng = random.Random(seed)
    store = await Store.open(folder)
    tables = Tables(store)
    for interaction in range(seed * BATCH, (seed + 1) * BATCH):
        open_games = await records.games(store, 1)
        running = Running(1, open_games[0].id) if open_games else await begin(tables, 1)
        async with tables.hold(*running, interaction=interaction) as live:
            act(live, rng)
            live.post("turn", {"last": live.last}, topic="turn")
            last = live.last
        print(running.id, last, interaction, flush=True)


def act(live: Live, rng: random.Random) -> None:
    """Answer, sometimes several asks in one transaction; now and then take the last choice back."""
    undoable = [seat for seat in range(live.table.seats) if live.table.can_undo(seat)]
    if undoable and rng.random() < 0.25:
        live.undo(undoable[0])
        return
    for _ in range(rng.randint(1, 3)):
        if not live.table.over:
            choose(live, rng)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
