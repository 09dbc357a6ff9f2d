"""A process that plays a game and prints a promise after every transaction. The test kills it in the middle.

``python -m tests.data.writer FOLDER SEED`` goes on with the game of guild 1, or begins it, and prints a line for each
acknowledged transaction: the number of the log's last entry, and the id of the interaction that made it.
"""

import asyncio
import random
import sys
from pathlib import Path

from data import queries
from data.game.outgoing import Say
from data.game.session import GameSession
from data.store import Store
from data.tables import Tables
from rules.kernel import GAMES
from tests.contract.demo import DEMO
from tests.data.conftest import Running, begin, choose

BATCH = 1 << 40


async def main(folder: Path, seed: int) -> None:
    GAMES["demo"] = DEMO
    rng = random.Random(seed)
    store = await Store(folder).open()
    tables = Tables(store)
    for interaction in range(seed * BATCH, (seed + 1) * BATCH):
        open_games = await queries.games(store, 1)
        running = Running(1, open_games[0].id) if open_games else await begin(tables, 1)
        async with tables.transaction(*running, interaction=interaction) as session:
            act(session, rng)
            session.enqueue(Say("turn", {"last": session.last}, topic="turn"))
            last = session.last
        print(running.id, last, interaction, flush=True)


def act(session: GameSession, rng: random.Random) -> None:
    """Answer, sometimes several asks in one transaction; now and then undo the last choice."""
    undoable = [seat for seat in range(session.table.seats) if session.table.can_undo(seat)]
    if undoable and rng.random() < 0.25:
        session.undo(undoable[0])
        return
    for _ in range(rng.randint(1, 3)):
        if not session.table.over:
            choose(session, rng)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
