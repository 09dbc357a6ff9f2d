"""The stored puzzles: each leads to its question, all its choices are legal, and one is clearly the best."""

from pathlib import Path

import pytest

from bench.puzzles import LEAST, MARGIN, MOST
from bench.puzzles import main as make
from cogs.puzzles.card import told_choice
from cogs.puzzles.daily import Daily, riddle_of
from render import LANGUAGES, words
from rules.kernel import GAMES, Puzzle, puzzle_ids, puzzle_of, puzzle_table
from rules.puzzles import FILE
from tests.contract.adding import ROOT
from tests.sampling import some

MOST_BYTES = 1_000_000
"""The most bytes of all files together: the repository stays small."""

WITH_PUZZLES = [game for game in sorted(GAMES) if puzzle_ids(game)]


def puzzles(game: str) -> list[Puzzle]:
    found = [puzzle_of(game, id_) for id_ in some(puzzle_ids(game))]
    return [puzzle for puzzle in found if puzzle]


@pytest.mark.drawn
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_leads_to_its_question(game: str) -> None:
    for puzzle in puzzles(game):
        table, ask = puzzle_table(puzzle)
        assert ask.seat == puzzle.seat
        for judged in puzzle.choices:
            table.fork().answer(puzzle.seat, judged.choice)


@pytest.mark.drawn
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_one_choice_of_every_puzzle_is_clearly_the_best(game: str) -> None:
    for puzzle in puzzles(game):
        chances = sorted((judged.chance for judged in puzzle.choices), reverse=True)
        assert LEAST <= len(chances) <= MOST
        assert chances[0] - chances[1] >= MARGIN - 0.002, puzzle.id
        assert puzzle.margin == pytest.approx(chances[0] - chances[1], abs=0.002)
        assert puzzle.choices[puzzle.best].chance == chances[0]
        assert 0 <= puzzle.found <= 1


@pytest.mark.drawn
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_best_choice_stands_at_every_place(game: str) -> None:
    best = [puzzle.best for id_ in puzzle_ids(game) if (puzzle := puzzle_of(game, id_))]
    assert len(best) < 20 or len({*best}) >= LEAST
    assert len(best) < 20 or max(map(best.count, best)) < 0.6 * len(best)


@pytest.mark.drawn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_choices_of_a_puzzle_have_different_words(game: str, language: str) -> None:
    for puzzle in puzzles(game)[::4]:
        told = [told_choice(Daily(1, game, puzzle), at, words(language)) for at in range(len(puzzle.choices))]
        assert len({*told}) == len(told), puzzle.id
        assert all(told)


def test_the_files_are_small_and_have_one_puzzle_of_each_id() -> None:
    files = [ROOT / "rules" / game / FILE for game in WITH_PUZZLES]
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file, game in zip(files, WITH_PUZZLES, strict=True):
        assert len(file.read_bytes().splitlines()) == len(puzzle_ids(game))


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert puzzle_ids("unheard") == ()
    assert puzzle_of("unheard", "1-1") is None


def test_a_puzzle_shows_its_seat_only_what_the_seat_can_see() -> None:
    for game in WITH_PUZZLES:
        riddle = riddle_of(game, puzzle_ids(game)[0])
        assert riddle.view.seat == riddle.ask.seat


def test_runs_add_to_the_file_and_repeat_no_seed_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = WITH_PUZZLES[0]
    (tmp_path / game).mkdir()
    kept = puzzle_of(game, puzzle_ids(game)[0])
    assert kept
    draws = [7, kept.seed, 9]
    tried: list[int] = []

    def found(_game: str, seed: int, _end: float) -> list[Puzzle]:
        tried.append(seed)
        return [kept]

    monkeypatch.setattr("bench.puzzles.FOLDER", tmp_path)
    monkeypatch.setattr("bench.puzzles.puzzles_in", found)
    monkeypatch.setattr("os.nice", lambda _: 0)
    monkeypatch.setattr("secrets.randbelow", lambda _: draws.pop(0))
    for expected in ([7], [7, 9]):
        ticks = iter((0.0, 0.0, 61.0))
        monkeypatch.setattr("time.monotonic", lambda ticks=ticks: next(ticks))
        make([game, "--minutes", "1"])
        assert tried == expected
    assert len((tmp_path / game / FILE).read_bytes().splitlines()) == 2
