"""``python -m bench.puzzles [game ...] [--minutes N]``: find puzzles in games of self-play and store them.

Level *normal* plays a game of each seed. At some of its questions the search compares the choices that look good, in
three rounds of ever more samples, each with new random numbers. The first two drop choices that are nearly as good as
the best one. In the last one, whose figures are stored, the best choice of the second must be ahead of every other by
``MARGIN`` and by ``ERRORS`` times the error of that. So it was not picked for its luck. All that the seat cannot know
is drawn again for each sample.

The puzzles are added to ``rules/<game>/puzzles.jsonl``, each as soon as it is found. Seeds are drawn at random, without
those in the file. So many short runs make many puzzles, also where most seeds have none. A run has the lowest priority
of the processor.
"""

import math
import os
import random
import secrets
import sys
import time
import zlib
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from bench.games.opponent_play import asks_of
from cogs.panel.draft.summary import choice_text
from render import with_marks, words
from rules.kernel import GAMES, Ask, Choice, Facts, Judged, Meta, Puzzle, Table, View, puzzle_table
from rules.puzzles import FILE
from rules.record import Saved
from rules.search import Search, Tally, picks

FOLDER = Path(__file__).parents[1] / "rules"

MARGIN, ERRORS = 0.05, 2.5
"""The least lead of the best choice over every other: in chances to win, and in errors of that difference."""
SAMPLES = (24, 200)
"""The least and the most samples of each choice in the last round."""
EARLIER = ((1 / 8, 1.0), (1 / 3, 0.0))
"""The rounds before the last: their samples as a share of those of the last, and the errors by which a choice may be
nearer to the best one than ``MARGIN``.
"""
LEAST, MOST = 3, 6
"""The numbers of choices of a puzzle."""
SEEDS = 1_000_000
"""The number of seeds to draw from."""
EACH = 3
"""The most puzzles of one game of self-play, so that they differ."""
ASKED = 0.3
"""The share of questions that are looked at."""
COMPOSED = ["offer"]
"""A choice that says nothing until it is composed, which a puzzle has no place for."""
TRIES = 10
"""The number of times that level *normal* answers."""
EASY = 0.1
"""The share of the questions that are kept whose best choice level *normal* finds each time."""


def main(arguments: Sequence[str]) -> None:
    """Find puzzles of each game in the same share of the time."""
    parser = ArgumentParser(prog="python -m bench.puzzles")
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--minutes", type=float, default=10.0)
    wanted = parser.parse_args(arguments)
    os.nice(19)
    end = time.monotonic() + 60 * wanted.minutes
    spent = {game: 0.0 for game in wanted.games if GAMES[game].lookahead}
    while time.monotonic() < end:
        # Games that are searched slowly get as much time as the others, and not more.
        game = min(spent, key=spent.__getitem__)
        start = time.process_time()
        for puzzle in islice(puzzles_in(game, new_seed(game), end), EACH):
            add(game, puzzle)
            print(f"{game} {puzzle.id}: ahead by {puzzle.margin:.2f}, found {puzzle.found:.0%}", flush=True)
        spent[game] += time.process_time() - start


def new_seed(game: str) -> int:
    """Return a random seed that no puzzle in a game's file has."""
    file = FOLDER / game / FILE
    lines = file.read_bytes().splitlines() if file.exists() else []
    tried = {msgspec.json.decode(line, type=Puzzle).seed for line in lines}
    return next(seed for seed in iter(lambda: secrets.randbelow(SEEDS), None) if seed not in tried)


def add(game: str, puzzle: Puzzle) -> None:
    """Add a puzzle to a game's file."""
    with (FOLDER / game / FILE).open("ab") as file:
        file.write(msgspec.json.encode(puzzle) + b"\n")


def puzzles_in(game: str, seed: int, end: float = math.inf) -> Iterator[Puzzle]:
    """Yield the puzzles in the game of a seed, until ``end`` by the monotonic clock."""
    rng = random.Random(f"puzzles {game} {seed}")
    seats, options = form(GAMES[game].meta, rng)
    last = -math.inf
    for number, (table, ask) in enumerate(asks_of(game, seats, options, seed)):
        if time.monotonic() > end:
            return
        # Puzzles of one turn would look alike.
        if ask.optional or rng.random() > ASKED or table.turn.number <= last + seats:
            continue
        puzzle = puzzle_at(table, ask, f"{seed}-{number}", rng)
        if puzzle is not None:
            last = table.turn.number
            yield puzzle


def form(meta: Meta, rng: random.Random) -> tuple[int, Facts]:
    """Return a number of seats, mostly the least, and options: any expansions, and any form offered as a game."""
    least, most = meta.seats
    seats = rng.choice([least, least, min(least + 1, most)])
    options: Facts = {}
    for setting in meta.options:
        if setting.apart:
            options[setting.key] = rng.choice((setting.default, *setting.apart))
        elif setting.key == "expansions":
            options[setting.key] = [value for value in setting.values if rng.random() < 0.4]
    return seats, options


def puzzle_at(table: Table, ask: Ask, id_: str, rng: random.Random) -> Puzzle | None:
    """Return the puzzle of a question; None if no choice is clearly the best of several."""
    rules = GAMES[table.game]
    look = rules.lookahead
    view = table.view(ask.seat)
    if look is None or not look.decides(view):
        return None
    choices = plausible(view, ask, rng)
    if not LEAST <= len(choices) <= MOST:
        return None
    stored = tuple(Judged(choice, 0.0, 0.0) for choice in choices)
    puzzle = Puzzle(id_, lean(table), ask.seat, stored, 0.0, 0.0)
    # The stored table is what people see, so it is what is judged.
    loaded, asked = puzzle_table(puzzle)
    view = loaded.view(ask.seat)
    if not told_apart(view, asked, choices):
        return None
    answers = [rules.choose(view, asked, random.Random(number)) for number in range(TRIES)]
    keys = [None if answer is None else picks(asked, answer) for answer in answers]
    usual = keys[0] if keys.count(keys[0]) == TRIES and rng.random() > EASY else None
    values = judge(Search(look, view, asked), choices, usual, rng)
    if values is None:
        return None
    best, second = sorted(values, key=lambda one: -one.chance)[:2]
    found = keys.count(picks(asked, best.choice)) / TRIES
    margin = round(best.chance - second.chance, 3)
    rng.shuffle(values)
    return msgspec.structs.replace(puzzle, choices=tuple(values), margin=margin, found=found)


def plausible(view: View, ask: Ask, rng: random.Random) -> list[Choice]:
    """Return the choices that look good by the game's own weights, without those that do the same."""
    look = GAMES[view.game].lookahead
    assert look
    steps = {option.id: option.steps for part in ask.parts for option in part.options}
    found: dict[str, Choice] = {}
    for choice in look.candidates(view, ask, rng):
        taken = picks(ask, choice)
        if taken == [COMPOSED]:
            continue
        # The same thing at the same place is one choice, however it is turned.
        found.setdefault(repr([steps[id_][:-1] for id_ in taken[0]] if ask.turned else taken), choice)
    return [*found.values()]


def lean(table: Table) -> bytes:
    """Return a table's dump without the choices that could be undone, compressed."""
    saved = msgspec.msgpack.decode(table.dump(), type=Saved)
    return zlib.compress(msgspec.msgpack.encode(msgspec.structs.replace(saved, behind=())), 9)


def told_apart(view: View, ask: Ask, choices: Sequence[Choice]) -> bool:
    """Return whether the choices have different words."""
    about, names = words("en").about(view), [f"Player {seat}" for seat in range(8)]
    plain = with_marks(ask, {})
    told = {choice_text(plain, choice, about, names) or about.nothing(plain) for choice in choices}
    return len(told) == len(choices)


def judge(
    search: Search, choices: Sequence[Choice], usual: list[list[str]] | None, rng: random.Random
) -> list[Judged] | None:
    """Return what the best choice and those that are clearly worse are worth; None if there are too few of these.

    ``usual`` are the picks of a choice that must not be the best.
    """
    if not search.possible(rng):
        return None
    most = min(SAMPLES[1], max(SAMPLES[0], (search.look.differences.noise * ERRORS / MARGIN) ** 2))
    for share, slack in EARLIER:
        best, *others = sampled(search, choices, round(most * share), rng)
        gains = [lead(best, other) for other in others]
        worse = [one for one, (gain, error) in zip(others, gains, strict=True) if gain + slack * error >= MARGIN]
        choices = [best.choice, *(one.choice for one in worse)]
        if len(choices) < LEAST or picks(search.ask, best.choice) == usual:
            return None
    best, *others = sampled(search, choices, round(most), rng)
    clear = all(gain >= max(MARGIN, ERRORS * error) for gain, error in (lead(best, other) for other in others))
    return [value(one) for one in (best, *others)] if clear and best.choice == choices[0] else None


def sampled(search: Search, choices: Sequence[Choice], samples: int, rng: random.Random) -> list[Tally]:
    """Return the results of choices in so many common samples, the best first."""
    tallies = [Tally(choice, [], []) for choice in choices]
    for _ in range(samples):
        key = rng.randbytes(16)
        for tally in tallies:
            search.sample(tally, key)
    return sorted(tallies, key=lambda tally: -fmean(tally.chances))


def lead(one: Tally, other: Tally) -> tuple[float, float]:
    """Return how far a choice is ahead of another one, and the error of that."""
    gains = [mine - theirs for mine, theirs in zip(one.chances, other.chances, strict=True)]
    return fmean(gains), stdev(gains) / math.sqrt(len(gains))


def value(tally: Tally) -> Judged:
    """Return what a choice is worth."""
    return Judged(tally.choice, round(fmean(tally.chances), 3), round(fmean(tally.leads), 1))


if __name__ == "__main__":
    main(sys.argv[1:])
