"""The alt text of the animation tells the course of a game in three sentences."""

import random
import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.show.course import Lead, course_words, lead_of
from cogs.show.past import Moment
from cogs.show.review import film_words
from cogs.show.snapshot import TableSnapshot
from render import LANGUAGES, words
from rules.kernel import GAMES, Place, Table, Turn, View, ranked
from tests.cogs.timed_table import _next_choice
from tests.contract.adding import ROOT, game_folders

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("scores", "lead"),
    [
        ([(0, 0), (2, 1), (3, 1), (5, 2)], Lead(0, 1, (0,))),
        ([(0, 1), (2, 1), (3, 1)], Lead(1, 1, (0,))),
        ([(0, 1), (1, 1), (2, 1), (2, 2), (3, 2)], Lead(1, 2, (0,))),
        ([(1, 0), (1, 1), (2, 1)], Lead(0, 0, (0,))),
        ([(1, 0), (0, 1), (1, 0), (1, 1)], Lead(2, 3, (0, 1))),
        ([(0, 0), (0, 0)], Lead(0, 0, (0, 1))),
    ],
)
def test_the_lead_passes_from_a_seat_to_another_one(scores: list[tuple[int, ...]], lead: Lead) -> None:
    assert lead_of(scores) == lead


def played(phase: str, standing: tuple[Place, ...], names: list[str]) -> TableSnapshot:
    """Return as much of a snapshot as the course needs."""
    facts: Any = SimpleNamespace(game=SimpleNamespace(kind="carcassonne", phase=phase), standing=standing, names=names)
    return cast("TableSnapshot", facts)


def told(scores: list[tuple[int, ...]], language: str = "en", phase: str = "over") -> str:
    moments = [Moment(View(game="demo"), (), each, Turn(number=turn)) for turn, each in enumerate(scores)]
    return course_words(played(phase, ranked(scores[-1]), NAMES[: len(scores[0])]), moments, words(language))


def test_a_course_tells_the_half_the_lead_and_the_end() -> None:
    assert told([(0, 0, 0), (2, 4, 1), (5, 4, 1), (9, 8, 3), (9, 8, 12)]) == (
        "Halfway, after turn 2, Ada leads: Ada 5, Ben 4, Cleo 1. "
        "The lead changes 2 times: Cleo takes it for good by turn 4. "
        "Cleo wins after turn 4: Cleo 12, Ada 9, Ben 8."
    )
    assert told([(0, 0), (2, 2), (5, 4), (9, 9)], "de") == (
        "Zur Halbzeit, nach Zug 1, führen Ada und Ben gemeinsam: Ada 2, Ben 2. "
        "Die Führung wechselt nie: Ada und Ben liegen seit Zug 3 gleichauf. "
        "Ada und Ben gewinnen gemeinsam nach Zug 3: Ada 9, Ben 9."
    )


def test_a_game_that_is_not_over_has_no_winner() -> None:
    assert told([(0, 0), (2, 1), (5, 4)], phase="running") == (
        "Halfway, after turn 1, Ada leads: Ada 2, Ben 1. "
        "Ada has led since turn 1. "
        "After turn 2 the game is still open: Ada 5, Ben 4."
    )


def test_hidden_scores_and_a_game_without_a_turn_have_no_course() -> None:
    hidden = [Moment(View(game="demo"), (), (), Turn(number=turn)) for turn in range(3)]
    snapshot = played("running", (), NAMES)
    assert course_words(snapshot, hidden, words("en")) == ""
    assert film_words(snapshot, hidden, words("en")) == "An animation of Carcassonne, turn by turn."


@pytest.mark.parametrize("game", game_folders(ROOT))
def test_every_game_has_a_course_of_three_sentences(game: str) -> None:
    table, rng = Table.new(game, seats=3, seed=3), random.Random(3)
    moments = []
    while not table.over:
        scores = tuple(place.score for place in sorted(table.standing, key=lambda place: place.seat))
        moments.append(Moment(table.view(None), (), scores, table.turn))
        _next_choice(table, rng)
    final = tuple(place.score for place in sorted(table.standing, key=lambda place: place.seat))
    moments.append(Moment(table.view(None), (), final, table.turn))
    assert GAMES[game].meta.seats[0] <= len(final)
    for language in LANGUAGES:
        alt = film_words(played("over", table.standing, NAMES), moments, words(language))
        assert len(re.findall(r"\.(?: |$)", alt)) == 3, alt
        last = alt.rstrip(".").rpartition(". ")[2]
        assert all(f"{NAMES[place.seat]} {place.score}" in last for place in table.standing)
        assert last.startswith(NAMES[table.standing[0].seat])
        assert len(alt) <= 1024
