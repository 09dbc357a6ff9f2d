"""Standing orders of Carcassonne: what they answer, and when they end."""

import msgspec
import pytest

from rules.carcassonne.view import CarcassonneView, Player
from rules.kernel import GAMES, Ask, Option, Order, Table

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


@pytest.mark.parametrize("key", ["no_field", "keep_last"])
def test_orders_end_once_when_few_tiles_are_left(key: str) -> None:
    assert [left for left in range(12) if ORDERS[key].ends(seen(left=left), [])] == [5, 6]
