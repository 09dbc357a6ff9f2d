"""The messages of puzzles: within Discord's limits in every language, and no sign of the solution before the answer."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from cogs.discord.components import buttons
from cogs.puzzles.card import answer_message, last_line, post_card, question_message, scene_of
from cogs.puzzles.daily import Daily
from data.puzzles import PuzzleAnswer, PuzzlePost, PuzzleRecord
from render import LANGUAGES, words
from rules.kernel import GAMES, Judged, puzzle_ids, puzzle_of
from tests.cogs.card_limits import check

WITH_PUZZLES = [game for game in sorted(GAMES) if puzzle_ids(game)]


def shown(game: str, at: int = 0) -> Daily:
    puzzle = puzzle_of(game, puzzle_ids(game)[at])
    assert puzzle
    return Daily(20_000, game, puzzle)


def answered(today: Daily, pick: int) -> PuzzleAnswer:
    solved = pick == today.puzzle.best
    return PuzzleAnswer(user=1, day=today.day, game=today.game, puzzle=today.puzzle.id, pick=pick, solved=solved)


def texts(card: Any) -> str:
    return "\n".join((*card.above, *card.below))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_cards_keep_discords_limits(game: str, language: str) -> None:
    told = words(language)
    for at in range(min(6, len(puzzle_ids(game)))):
        today = shown(game, at)
        best = today.puzzle.best
        wrong = (best + 1) % len(today.puzzle.choices)
        for picked in (None, best):
            check(question_message(today, told, picked).card, language)
        for pick, count, streak in ((best, 1, 0), (wrong, 5, 3)):
            record = PuzzleRecord(9, 5, streak, 4)
            check(answer_message(today, answered(today, pick), Counter({pick: count}), record, told).card, language)
        post = PuzzlePost(10**18, 0.0, 0, today.day, game, today.puzzle.id, 10**18)
        for count in (0, 1, 2, 5):
            check(post_card(today, last_line(10**18, post, today, Counter({best: count}), told), told), language)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_nothing_before_the_answer_depends_on_the_worth_of_the_choices(game: str) -> None:
    today = shown(game)
    for best in range(len(today.puzzle.choices)):
        worth = [Judged(one.choice, 0.1 + (at == best) / 2, 3.0) for at, one in enumerate(today.puzzle.choices)]
        other = today._replace(puzzle=msgspec.structs.replace(today.puzzle, choices=tuple(worth)))
        for picked in (None, 0):
            assert question_message(other, words("en"), picked) == question_message(today, words("en"), picked)
        assert post_card(other, "", words("en")) == post_card(today, "", words("en"))


def test_the_answer_tells_the_worth_of_each_choice_and_the_answers_here() -> None:
    today = shown(WITH_PUZZLES[0])
    best, number = today.puzzle.best, len(today.puzzle.choices)
    wrong = (best + 1) % number
    record = PuzzleRecord(5, 4, 3, 3)
    right = texts(answer_message(today, answered(today, best), Counter({best: 2, wrong: 1}), record, words("en")).card)
    assert f"**Right:** {best + 1} is the best choice." in right
    assert right.count("% to win") == number
    assert "2 answers" in right
    assert "3 people here have answered so far, and 2 of them" in right
    assert "3 days in a row" in right
    missed = texts(answer_message(today, answered(today, wrong), Counter({wrong: 1}), record, words("en")).card)
    assert f"You chose {wrong + 1}. The best choice is {best + 1}." in missed
    assert f"{wrong + 1}. ✘ " in missed
    assert f"{best + 1}. ✔ " in missed
    assert not [*buttons(answer_message(today, answered(today, wrong), Counter(), record, words("en")).card.rows)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_picture_shows_the_table_as_the_seat_sees_it(game: str) -> None:
    scene = scene_of(shown(game))
    assert scene.ask
    assert scene.view.seat == scene.ask.seat == shown(game).puzzle.seat
    assert scene.chosen == ()
