"""The end of a game in a picture and in words: the final board, a crown, and every seat's points by their source."""

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import render
from cogs.show.review import explained
from render.ending import ending
from render.games import game
from render.kit.points import CROWN, SIGN, Line, Source, crown, points_table
from render.kit.sections import WIDTH
from render.kit.sprites import Sprite, blit
from render.kit.surface import wood
from render.words import LANGUAGES, words
from rules.dominion.view import faces
from rules.kernel import GAMES, Event, Table
from tests.contract.adding import chosen_forms
from tests.kept import kept
from tests.render.games import NAMES

FORMS = chosen_forms()


@kept
def ended(at: int) -> tuple[Table, list[Event]]:
    """Return a finished game among computers, with all its events."""
    kind, options = FORMS[at]
    table, rng, events = Table.new(kind, seats=3, seed=4, options=options), random.Random(4), list[Event]()
    while not table.over:
        # The seats after an offer may have nothing to answer, so take the first one that answers.
        for ask in table.asks:
            choice = GAMES[kind].choose(table.view(ask.seat), ask, rng)
            if choice is not None:
                events += table.answer(ask.seat, choice)
                break
    return table, events


def points_of(at: int) -> dict[str, list[int]]:
    """Return the points of a finished game by their source."""
    table, events = ended(at)
    return explained(events, [place.score for place in sorted(table.standing, key=lambda place: place.seat)])


def picture_of(at: int, **changes: Any) -> bytes:
    """Return the picture of a game's end."""
    table, _ = ended(at)
    facts = {"standing": table.standing, "points": points_of(at)} | changes
    return render.ending_png(table.view(None), facts["standing"], facts["points"], names=NAMES)


every_form = pytest.mark.parametrize("at", range(len(FORMS)), ids=str)


@every_form
def test_events_of_a_game_tell_the_sources_of_all_points(at: int) -> None:
    assert points_of(at)


@every_form
def test_every_source_of_points_has_a_sign_and_a_name(at: int) -> None:
    kind = FORMS[at][0]
    for source in points_of(at):
        sign = game(kind).score_sign(source, SIGN)
        assert sign is not None, source
        assert sign.size[1] <= 2 * SIGN
        for language in LANGUAGES:
            told = words(language)
            assert told.known(f"points.{kind}.{source}") or told.known(f"thing.{kind}.{source}")


@every_form
def test_the_end_shows_the_board_the_ranks_and_all_points(at: int) -> None:
    table, _ = ended(at)
    first = picture_of(at)
    best, *others = table.standing
    assert picture_of(at, standing=(*others, best)) != first
    points = points_of(at)
    source = next(iter(points))
    assert picture_of(at, points={**points, source: [one + 1 for one in points[source]]}) != first
    board = render.picture(table.view(None), names=NAMES)
    whole = ending(table.view(None), table.standing, points, names=NAMES, language="en")
    assert whole.width == board.width
    assert np.array_equal(np.asarray(whole)[: board.height], np.asarray(board))


@every_form
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_in_words_with_all_points(at: int, language: str) -> None:
    table, _ = ended(at)
    told = render.ending_told(table.view(None), table.standing, points_of(at), names=NAMES, language=language)
    assert len(told) <= 1_024
    for place in table.standing:
        assert f"{place.rank}. {NAMES[place.seat]}: {place.score}" in told


def test_every_winner_wears_a_crown_and_no_other() -> None:
    lines = [Line(seat, name, rank, 9) for seat, (name, rank) in enumerate(zip(NAMES, (1, 1, 3), strict=False))]
    table = points_table(lines, [])
    canvas = wood((WIDTH, table.height))
    table.draw(canvas, 0)
    jewels = crown(CROWN)
    shown, gold = np.asarray(canvas), jewels.pixels[jewels.opaque]
    found = [
        (y, x)
        for y in range(shown.shape[0] - CROWN)
        for x in range(120)
        if np.array_equal(shown[y : y + jewels.size[1], x : x + jewels.size[0]][jewels.opaque], gold)
    ]
    assert len(found) == 2


def test_a_game_whose_points_are_not_all_known_shows_the_scores_alone() -> None:
    assert explained([Event("demo.scored", {"kind": "city", "seats": [0], "points": 4})], [5, 0]) == {}
    assert explained([Event("demo.scored", {"kind": "city", "seats": [0], "points": 4})], [4, 0]) == {"city": [4, 0]}


def test_signs_of_points_of_dominion_differ_on_a_phone() -> None:
    """They were a third as large: Estate, Duchy and Gardens were three green dots with a blue edge."""
    kinds = [card for card, face in faces().items() if face.points or card == "Gardens"]
    shown = {card: on_phone(game("dominion").score_sign(card, SIGN)) for card in kinds}
    alike = [pair for pair in combinations(kinds, 2) if np.abs(shown[pair[0]] - shown[pair[1]]).sum() < 15_000]
    assert alike == []


def on_phone(sign: Sprite | None) -> NDArray[np.float64]:
    """Return the colours of a sign on wood as a phone shows it, a third as large."""
    assert sign is not None
    canvas = wood((96, 72))
    blit(canvas, sign, (12, 6))
    return np.asarray(canvas.convert("RGB").resize((32, 24)), float)


def test_six_long_names_and_twelve_sources_stay_inside_the_table() -> None:
    lines = [Line(seat, "Wilhelmine Charlotte von Hohenfels", seat + 1, 100 - seat) for seat in range(6)]
    table = points_table(lines, [Source(None, "brokers", [-10] * 6)] * 12)
    canvas = wood((WIDTH, table.height))
    table.draw(canvas, 0)
    assert canvas.height == table.height
