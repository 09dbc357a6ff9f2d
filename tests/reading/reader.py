"""The texts for a player without pictures, and whole games of such a player.

A decision gets words alone: never a view, an option or its id.
"""

import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

import render
from bench.games.random_play import step
from cogs.panel.typed.parsing import parse_choices
from cogs.panel.typed.suggestions import Suggester, Suggestion
from rules.kernel import Facts, Table

NAMES = ("Ada", "Ben", "Cleo", "Dora")


class Reading(NamedTuple):
    """The words of one moment: the prompt of the open ask, and what a reader may ask for.

    ``picture`` returns the alternative text, and ``board`` the board as text. ``find`` returns the suggestions for
    typed words, as ``/game move`` shows them.
    """

    prompt: str
    picture: Callable[[], str]
    board: Callable[[], str]
    find: Callable[[str], Awaitable[Sequence[str]]]


Decide = Callable[[Reading, random.Random], Awaitable[str]]
"""A decision: it returns one of the suggestions that it has found, or "" to leave an optional ask open."""


class Match(NamedTuple):
    """The options of some games against a random player, their number, and the share that a reader must win."""

    options: Facts
    games: int
    share: float


async def answer(table: Table, seat: int, decide: Decide, rng: random.Random) -> None:
    """Answer a seat's ask with what ``decide`` picks from the words."""
    ask, view = table.ask_of(seat), table.view(seat)
    assert ask is not None
    words, shown = render.words("en"), dict[str, Suggestion]()

    # As in the bot, one search serves all words that are typed for an answer.
    suggester = Suggester(table, seat, (), words, NAMES)

    async def find(typed: str) -> list[str]:
        found = {one.label: one for one in suggester.search(typed).found}
        shown.update(found)
        return list(found)

    picture = partial(render.describe, view, ask, names=NAMES)
    board = partial(render.text_board, view, names=NAMES)
    read = Reading(words.about(view).ask(ask, NAMES), picture, board, find)
    typed = shown[await decide(read, rng)].text
    for _, choice in parse_choices(table, seat, typed):
        table.answer(seat, choice)


async def wins(kind: str, options: Facts, decide: Decide, games: int, seed: int = 0) -> float:
    """Return the share of games in two that the reader wins against a random player. A tie is half a win."""
    won = 0.0
    for game in range(games):
        table, rng = Table.new(kind, seats=2, seed=seed + game, options=options), random.Random(seed + game)
        reader = game % 2
        while not table.over:
            if any(ask.seat == reader and not ask.optional for ask in table.asks):
                await answer(table, reader, decide, rng)
            else:
                step(table, rng)
        best = [place.seat for place in table.standing if place.rank == 1]
        won += (reader in best) / len(best)
    return won / games
