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
from rules.kernel import GAMES, Table


@pytest.fixture(scope="module")
def mind() -> Iterator[ThinkingProcess]:
    found = ThinkingProcess()
    yield found
    found.close()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_choice_can_be_sent_to_the_process(game: str) -> None:
    table = Table.new(game, seats=2, seed=1)
    work = partial(opponent_choice, game, "hard", 0.0, table.view(table.asks[0].seat), table.asks[0])
    assert pickle.loads(pickle.dumps(work))(Random(1)) == work(Random(1))


def test_an_error_fails_one_thought(mind: ThinkingProcess) -> None:
    with pytest.raises(CannotThink, match="ZeroDivisionError"):
        mind.think(partial(operator.truediv, 1, 0))
    process = mind.think(os.getpid)
    assert process != os.getpid()
    assert mind.think(partial(eval, "print('a warning') or 3")) == 3
    assert mind.think(os.getpid) == process


def test_a_process_that_dies_is_replaced(mind: ThinkingProcess) -> None:
    process = mind.think(os.getpid)
    os.kill(process, signal.SIGKILL)
    assert mind.think(os.getpid) != process
    with pytest.raises(CannotThink, match="died"):
        mind.think(partial(os._exit, 1))


def test_a_closed_process_thinks_nothing_more() -> None:
    mind = ThinkingProcess()
    mind.close()
    with pytest.raises(CannotThink, match="stopping"):
        mind.think(os.getpid)
