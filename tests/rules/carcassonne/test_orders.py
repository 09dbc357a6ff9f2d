"""Standing orders of Carcassonne: their answers and their ends."""

import msgspec
import pytest

from rules.carcassonne.view import CarcassonneView, Figure, Player
from rules.kernel import GAMES, Ask, Event, Option, Order, Table

ORDERS: dict[str, Order] = {order.key: order for order in GAMES["carcassonne"].orders}
FIGURE = Ask(0, "carcassonne.figure", (Option("pass"), Option("follower:c1")))


def seen(**changes: object) -> CarcassonneView:
    view = Table.new("carcassonne", seats=2, seed=1).view(0)
    assert isinstance(view, CarcassonneView)
    return msgspec.structs.replace(view, **changes)


@pytest.mark.parametrize(("supply", "answer"), [({"follower": 1}, ["pass"]), ({"follower": 2}, None)])
def test_the_last_figure_is_kept(supply: dict[str, int], answer: list[str] | None) -> None:
    view = seen(players=(Player(0, supply), Player(0, {"follower": 7})))
    assert ORDERS["keep_last"].answer(view, FIGURE, ()) == answer


@pytest.mark.parametrize("key", ["no_field", "no_road", "keep_last"])
def test_orders_end_once_when_few_tiles_are_left(key: str) -> None:
    assert [left for left in range(12) if ORDERS[key].ends(seen(left=left), [])] == [5, 6]


@pytest.mark.parametrize(
    ("ids", "answer"),
    [
        (["pass", "follower:r1", "follower:f1"], ["pass"]),
        (["pass", "follower:r1", "follower:c1"], None),
        (["pass", "follower:r1", "builder:r1"], None),
        (["pass", "follower:f1", "pig:f1"], ["pass"]),
    ],
)
def test_no_follower_stands_where_only_roads_and_fields_are_free(ids: list[str], answer: list[str] | None) -> None:
    ask = Ask(0, "carcassonne.figure", tuple(map(Option, ids)))
    assert ORDERS["no_road"].answer(None, ask, ()) == answer


def test_a_tile_that_looks_the_same_in_every_way_is_laid() -> None:
    cross = (Option("1,0,0"), Option("1,0,90", like="1,0,0"), Option("1,0,180", like="1,0,0"))
    lay = ORDERS["only_way"].answer
    assert lay(None, Ask(0, "carcassonne.place", cross), ()) == ["1,0,0"]
    assert lay(None, Ask(0, "carcassonne.place", (*cross, Option("2,0,0"))), ()) is None


def test_the_dragon_is_steered_away_from_own_figures_and_to_those_of_others() -> None:
    ways = tuple(Option(side, args={"x": x, "y": y}) for side, x, y in (("N", 0, -1), ("E", 1, 0), ("S", 0, 1)))
    ask = Ask(0, "carcassonne.dragon", ways)
    own, other = Figure(0, "follower", 0, -1, "c1"), Figure(1, "follower", 0, 1, "c1")
    steer = ORDERS["dragon"].answer
    assert steer(seen(figures=(own,)), ask, ()) == ["E"]
    assert steer(seen(figures=(own, other)), ask, ()) == ["S"]
    assert steer(seen(), ask, ()) == ["N"], "no option is better than another"


def test_the_order_to_steer_the_dragon_needs_a_dragon_and_ends_when_it_eats() -> None:
    order = ORDERS["dragon"]
    assert [order.offered(seen(expansions=sets)) for sets in ((), ("dragon",))] == [False, True]
    eaten = [Event("carcassonne.eaten", {"seat": seat, "figure": "follower"}) for seat in (0, 1)]
    assert [order.ends(seen(), [event]) for event in eaten] == [True, False]
