"""Views of Carcassonne."""

from rules.carcassonne.view import CarcassonneView, Figure, Player, Tile
from tests.render.games import stopped

VILLAGE = CarcassonneView(
    game="carcassonne",
    board=(Tile("D", 0, 0, 0), Tile("B", 1, 0, 0), Tile("E", 0, -1, 180), Tile("V", -1, 0, 270)),
    figures=(Figure(0, "follower", -1, 0, "r1"), Figure(1, "follower", 1, 0, "f1"), Figure(0, "follower", 1, 0, "m")),
    players=(Player(4, {"follower": 5}), Player(0, {"follower": 6})),
    turn=1,
    drawn="O",
    left=67,
)


def public(tiles: int, seats: int = 3, seed: int = 1) -> CarcassonneView:
    view = stopped(tiles, seats, seed=seed).view(None)
    assert isinstance(view, CarcassonneView)
    return view
