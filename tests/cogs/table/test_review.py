"""What everybody's points are made of: told only where the events account for every one of them."""

from cogs.delivery.review import turn_ends
from cogs.table.past import Moment
from cogs.table.review import points_by_kind
from rules.kernel import Event, View


def scored(points: int, *seats: int, **facts: object) -> Event:
    return Event("demo.scored", {"points": points, "seats": list(seats), **facts})


def test_points_are_summed_by_what_they_were_for() -> None:
    events = [
        scored(8, 0, kind="city"),
        scored(4, 0, 1, kind="city"),
        scored(2, 1, kind="road"),
        Event("demo.built", {"seat": 0}),
    ]
    assert points_by_kind(events, 2) == {"city": [12, 4], "road": [0, 2]}


def test_points_of_no_one_kind_are_told_by_their_terms() -> None:
    terms = [{"term": "settlements", "count": 3, "each": 1}, {"term": "cities", "count": 2, "each": 2}]
    assert points_by_kind([scored(7, 1, terms=terms)], 2) == {"settlements": [0, 3], "cities": [0, 4]}


def test_a_film_has_a_picture_for_every_turn() -> None:
    turns = [1, 1, 1, 2, 2, 3, 3]
    moments = [Moment(View(game="demo"), (), (), turn) for turn in turns]
    assert turn_ends(moments) == [0, 2, 4, 6]
    assert turn_ends(moments[:1]) == [0]
