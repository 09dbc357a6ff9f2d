"""A button that confirms without a pick says what this does."""

import random

import pytest

from bench.games.random_play import step
from render import LANGUAGES, words
from rules.kernel import GAMES, Table, check_choice, tapped
from rules.vocabulary import Ask, IllegalChoice
from tests.contract.adding import ROOT, game_folders

STEPS = 400
GENERIC = "panel-confirm-nothing"


def may_be_empty(ask: Ask) -> bool:
    try:
        check_choice(ask, tapped(ask, ""))
    except IllegalChoice:
        return False
    return not ask.optional


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", game_folders(ROOT))
def test_every_empty_answer_has_its_own_label(game: str, seed: int) -> None:
    modes = {"catan": {"mode": "ck"}, "dominion": {"kingdom": "random"}}
    table = Table.new(game, seats=GAMES[game].meta.seats[0], seed=seed, options=modes.get(game, {}))
    rng, kinds = random.Random(seed), {}
    for _ in range(STEPS):
        if table.over:
            break
        kinds.update({ask.kind: ask for ask in table.asks if may_be_empty(ask)})
        step(table, rng)
    for speech in map(words, LANGUAGES):
        assert [kind for kind, ask in kinds.items() if speech.nothing(ask) == speech.text(GENERIC)] == []
