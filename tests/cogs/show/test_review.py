"""The sources of points: shown only if the events account for every point."""

import pytest

from cogs.show.past import Moment, turn_ends
from cogs.show.review import points_by_kind
from render import LANGUAGES, words
from rules.kernel import Event, Turn, View
from tests.cogs.timed_table import whole_game
from tests.contract.adding import ROOT, game_folders


def scored(points: int, *seats: int, **facts: object) -> Event:
    return Event("demo.scored", {"points": points, "seats": list(seats), **facts})


def test_points_are_summed_by_source() -> None:
    events = [
        scored(8, 0, kind="city"),
        scored(4, 0, 1, kind="city"),
        scored(2, 1, kind="road"),
        Event("demo.built", {"seat": 0}),
    ]
    assert points_by_kind(events, 2) == {"city": [12, 4], "road": [0, 2]}


def test_points_of_no_single_source_are_shown_by_their_terms() -> None:
    terms = [{"term": "settlements", "count": 3, "each": 1}, {"term": "cities", "count": 2, "each": 2}]
    assert points_by_kind([scored(7, 1, terms=terms)], 2) == {"settlements": [0, 3], "cities": [0, 4]}


def test_a_film_has_a_picture_for_every_turn() -> None:
    turns = [1, 1, 1, 2, 2, 3, 3]
    moments = [Moment(View(game="demo"), (), (), Turn(number=turn)) for turn in turns]
    assert turn_ends(moments) == [0, 2, 4, 6]
    assert turn_ends(moments[:1]) == [0]


def test_terms_that_are_lists_show_each_value_or_the_sum_of_a_kind() -> None:
    dominion = Event("demo.scored", {"seat": 0, "score": 20, "terms": [["Province", 4, 6], ["Curse", 4, -1]]})
    assert points_by_kind([dominion], 2) == {"Province": [24, 0], "Curse": [-4, 0]}
    zavandor = [
        Event("demo.scored", {"seat": 0, "score": 7, "terms": [["R9", 2, 4, "altar"], ["B9", 1, 3, "altar"]]}),
        Event("demo.scored", {"seat": 1, "score": 2, "terms": [["gems", 7, 2, "gems"]]}),
    ]
    assert points_by_kind(zavandor, 2) == {"altar": [7, 0], "gems": [0, 2]}


@pytest.mark.parametrize("game", game_folders(ROOT))
def test_every_game_accounts_for_all_its_points(game: str) -> None:
    table, events = whole_game(game)
    found = points_by_kind(events, 2)
    scores = [place.score for place in sorted(table.standing, key=lambda place: place.seat)]
    summed = [sum(column) for column in zip(*found.values(), strict=True)]
    assert summed == scores, f"the events of {game} with points must tell every source of them"
    for language in LANGUAGES:
        told = words(language)
        assert all(told.known(f"points.{game}.{kind}") or told.known(f"thing.{game}.{kind}") for kind in found)
