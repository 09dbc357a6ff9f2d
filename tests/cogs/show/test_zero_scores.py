"""A score of 0 is shown once in every game: by one word of one sentence in the log, and by a place at the end."""

import random
import re

import pytest

from bench.games.random_play import play
from cogs.show.history import event_sentences
from render import LANGUAGES, words
from rules.kernel import Event, Table

NAMES = ["Ada", "Ben", "Cleo"]
NOTHING = re.compile(
    r"(?<![\d.,])0(?![\d.,]\d|:)|nothing|no points|nichts|keine punkte|nezískava(?:jú)? nič|žiadne body|nie ma punktów"
    r"|ne dobija(?:ju)? poene|nema poena|bez poena|не добија(?:ју)? поене|нема поена|без поена",
    re.IGNORECASE,
)
PLACE = re.compile(
    r"column \S+, row \S+|Spalte \S+, Zeile \S+|stĺpec \S+, riadok \S+|kolumna \S+, wiersz \S+|kolona \S+, red \S+"
    r"|колона \S+, ред \S+"
)
"""The name of a place, whose numbers are no points."""

FIELD = {"kind": "field", "seats": [0], "points": 0, "final": True, "x": 0, "y": 0, "segment": "f1"}
SCORED = [
    Event("carcassonne.scored", {**FIELD, "terms": [{"term": "cities", "count": 0, "each": 3}]}),
    Event("carcassonne.scored", {**FIELD, "seats": [0, 1], "terms": [{"term": "cities", "count": 0, "each": 3}]}),
    Event("catan.scored", {"seat": 0, "points": 0, "terms": []}),
    Event("dominion.scored", {"seat": 0, "score": 0, "turns": 9, "terms": []}),
    Event("dominion.scored", {"seat": 0, "score": 0, "turns": 9, "terms": [["Gardens", 2, 0]]}),
    Event("zavandor.scored", {"seat": 0, "score": 0, "terms": [["coins", 9, 0], ["gems", 2, 0]]}),
]


def zeros_in(told: str) -> list[str]:
    """Return the words of a sentence that say that there are no points."""
    return NOTHING.findall(PLACE.sub("", told))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SCORED, ids=str)
def test_a_sentence_says_once_that_there_are_no_points(event: Event, language: str) -> None:
    view = Table.new(event.kind.partition(".")[0], seats=3, seed=1).view()
    (told,) = event_sentences([event], NAMES, words(language).about(view))
    assert len(zeros_in(told)) == 1, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_without_points_is_no_part_of_a_sum(language: str) -> None:
    event = Event("zavandor.scored", {"seat": 0, "score": 3, "terms": [["coins", 9, 3], ["gems", 2, 0]]})
    (told,) = event_sentences([event], NAMES, words(language))
    assert not NOTHING.search(told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_no_score_of_a_whole_game_is_called_nothing_twice(seed: int, language: str) -> None:
    """Fields without a city, cities with an unfinished cathedral: the usual zeros."""
    table = Table.new("carcassonne", seats=3, seed=seed, options={"expansions": ["inns", "traders", "dragon"]})
    events = [event for _, _, news in play(table, random.Random(seed)) for event in news]
    scored = [event for event in events if event.kind == "carcassonne.scored"]
    about = words(language).about(table.view())
    told = [event_sentences([event], NAMES, about)[0] for event in scored]
    zeros = [bool(zeros_in(line)) for line in told]
    assert zeros == [event.args["points"] == 0 for event in scored]
    assert any(zeros)
    assert max(len(zeros_in(line)) for line in told) == 1
