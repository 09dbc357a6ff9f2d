"""The alternative text of a Carcassonne picture: the last changes first, then what matters most."""

from collections.abc import Iterator, Sequence

from render.alt_text import Fact
from render.carcassonne import seats
from render.carcassonne.expansions import contributed
from render.carcassonne.lines import brief_line, told_objects
from render.carcassonne.telling import Telling, telling_of
from render.catalogue import Catalogue
from rules.carcassonne.view import CarcassonneView

CHANGE, SEAT, STATE, HAND, OWNED, FIELD, FREE = range(7, 0, -1)
"""The weights of facts. A fact with a smaller weight is left out first."""


def describe(view: CarcassonneView, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture in words."""
    return [*_facts(telling_of(view, names, words))]


def _facts(telling: Telling) -> Iterator[Fact]:
    view = telling.view
    everyone = range(len(view.players))
    yield Fact(last_tile(telling), CHANGE)
    for added, part in contributed(view):
        yield from (Fact(sentence, CHANGE) for sentence in added.latest(part, telling))
    yield from (Fact(sentence, CHANGE) for sentence in present(telling))
    yield from (Fact(seats.score(seat, telling), SEAT) for seat in everyone)
    for added, part in contributed(view):
        yield from (Fact(sentence, STATE) for sentence in added.described(part, telling))
    for sentence in (*seats.hands(everyone, telling), *seats.winnings(everyone, telling)):
        yield Fact(sentence, HAND)
    for one in told_objects(telling):
        yield Fact(brief_line(one, telling), FREE if not one.figures else FIELD if one.kind == "field" else OWNED)
    yield Fact(telling.text("described", lying=len(view.board), left=view.left), STATE)


def last_tile(telling: Telling) -> str:
    """Return a sentence about the tile that was placed last."""
    last = telling.view.board[-1]
    return telling.text("described-last", place=telling.place(last.cell), tile=telling.tile(last.kind, last.turn))


def present(telling: Telling) -> Iterator[str]:
    """Yield the seat to move with its tile, or the end of the game."""
    view = telling.view
    if view.over:
        yield telling.text("described-over")
        return
    yield telling.text("described-turn", seat=telling.seat(view.turn))
    if view.drawn:
        yield telling.text("described-drawn", tile=telling.tile(view.drawn))
