"""The thinking process: it thinks, fails one thought at a time, and is replaced when it dies."""

import operator
import os
import pickle
import signal
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from cogs.acts.opponent_choices import opponent_choice
from cogs.discord.thinking_process import CannotThink, ThinkingProcess
from data.game.hindsight import Made, judged
from rules.kernel import GAMES, Table


@pytest.fixture(scope="module")
def process() -> Iterator[ThinkingProcess]:
    found = ThinkingProcess()
    yield found
    found.close()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_choices_can_be_sent_to_the_process(game: str) -> None:
    table = Table.new(game, seats=2, seed=1)
    ask = table.asks[0]
    view = table.view(ask.seat)
    work = partial(opponent_choice, game, "hard", 0.0, view, ask)
    assert pickle.loads(pickle.dumps(work))(Random(1)) == work(Random(1))
    made = Made(table.turn, view, ask, [])
    assert pickle.loads(pickle.dumps(partial(judged, made))).args == (made,)


def test_an_error_fails_one_thought(process: ThinkingProcess) -> None:
    with pytest.raises(CannotThink, match="ZeroDivisionError"):
        process.think(partial(operator.truediv, 1, 0))
    pid = process.think(os.getpid)
    assert pid != os.getpid()
    assert process.think(partial(eval, "print('a warning') or 3")) == 3
    assert process.think(os.getpid) == pid


def test_a_process_that_dies_is_replaced(process: ThinkingProcess) -> None:
    pid = process.think(os.getpid)
    os.kill(pid, signal.SIGKILL)
    assert process.think(os.getpid) != pid
    with pytest.raises(CannotThink, match="died"):
        process.think(partial(os._exit, 1))


def test_a_closed_process_thinks_nothing_more() -> None:
    process = ThinkingProcess()
    process.close()
    with pytest.raises(CannotThink, match="stopping"):
        process.think(os.getpid)
