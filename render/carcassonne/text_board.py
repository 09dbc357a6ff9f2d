"""The text board of Carcassonne: everything on the table, as lines that can be listened to."""

from collections.abc import Iterator, Sequence

from render.carcassonne import seats
from render.carcassonne.description import last_tile, present
from render.carcassonne.expansions import contributed
from render.carcassonne.lines import tile_line, told_objects, whole_line
from render.carcassonne.telling import Telling, telling_of
from render.catalogue import Catalogue
from rules.carcassonne.view import CarcassonneView


def text_board(view: CarcassonneView, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the turn, the seats, the open objects, the fields, and all tiles by rows."""
    telling = telling_of(view, names, words)
    return "\n".join(_lines(telling))


def _lines(telling: Telling) -> Iterator[str]:
    view = telling.view
    everyone = range(len(view.players))
    yield from present(telling)
    yield last_tile(telling)
    for added, part in contributed(view):
        yield from added.latest(part, telling)
    yield telling.text("described", lying=len(view.board), left=view.left)
    for added, part in contributed(view):
        yield from added.described(part, telling)
    yield from (seats.score(seat, telling) for seat in everyone)
    yield from (*seats.hands(everyone, telling), *seats.winnings(everyone, telling))
    found = told_objects(telling)
    for key, chosen in (
        ("board-open", [one for one in found if one.kind != "field"]),
        ("board-fields", [one for one in found if one.kind == "field"]),
    ):
        if chosen:
            yield telling.text(key)
            yield from (f"- {whole_line(one, telling)}" for one in chosen)
    yield telling.text("board-tiles")
    for tile in sorted(view.board, key=lambda tile: (tile.y, tile.x)):
        yield f"- {tile_line(tile, telling)}"
