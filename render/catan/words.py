"""Catan's table in words: a description, and the island as text."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import cast

from render.alt_text import Fact, ranked
from render.catalogue import Catalogue
from render.catan import contributions
from render.catan.naming import hex_name
from render.catan.places import built
from render.kit.theme import SEATS
from render.lengths import shorten
from rules.catan.view import CatanView, Player, geometry
from rules.kernel import View

BOARD_TEXT = 2900
NAME = 20
LETTERS = {"forest": "F", "hills": "H", "pasture": "P", "fields": "C", "mountains": "M", "desert": "D"}
"""Letter of every terrain on the text board."""


def describe(view: View, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture in words: the turn and the roll, the seats, the viewer's hand, the hexes."""
    return ranked(_sentences(cast("CatanView", view), names, words))


def _sentences(view: CatanView, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the sentences of the description, the most important first."""
    yield _present(view, names, words)
    if view.dice:
        further = contributions.rolled(view, words)
        yield words.text("catan-described-dice", total=sum(view.dice), further=further)
    if view.hand:
        yield words.text("catan-described-hand", cards=_counts(view.hand, words))
    if held := contributions.cards(view):
        cards = words.counted([words.thing("catan", card) for card in held])
        yield words.text("catan-described-cards", cards=cards)
    for seat in view.order:
        yield _seat(view, seat, view.players[seat], shorten(words.name(seat, names), NAME), words)
    yield words.text("catan-described-robber", hex=hex_name(view, view.robber, words))
    yield from contributions.described(view, words)
    rows = defaultdict[int, list[str]](list)
    for number, (_, row) in enumerate(geometry(view.size).hexes):
        rows[row].append(hex_name(view, number, words))
    yield words.text("catan-described-hexes", rows="; ".join(", ".join(row) for row in rows.values()))


def _present(view: CatanView, names: Sequence[str], words: Catalogue) -> str:
    seat = view.turn if view.winner is None else view.winner
    facts = {"seat": shorten(words.name(seat, names), NAME), "turn": view.number, "target": view.target}
    return words.text("catan-described-over" if view.over else "catan-described", **facts)


def _seat(view: CatanView, seat: int, player: Player, name: str, words: Catalogue) -> str:
    """Return a sentence about a seat."""
    built = {
        "settlements": sum(one.seat == seat and one.kind == "settlement" for one in view.buildings),
        "cities": sum(one.seat == seat and one.kind == "city" for one in view.buildings),
        "roads": sum(one.seat == seat for one in view.roads),
    }
    facts = {"letter": SEATS[seat].letter, "seat": name, "points": player.points, "hand": player.hand, **built}
    told = words.text("catan-described-seat", **facts)
    extras = [words.text("catan-described-longest")] if view.longest_road == seat else []
    extras += contributions.belongings(view, seat, words)
    return f"{told}{''.join(f', {extra}' for extra in extras)}."


def _counts(cards: dict[str, int], words: Catalogue) -> str:
    return words.listed([words.text(f"count.catan.{kind}", count=count) for kind, count in cards.items()])


def text_board(view: View, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the island as text: a hex as terrain and number, with the buildings around it.

    A letter is a seat: ``A`` a settlement, ``A*`` a city, ``a`` a piece of an expansion; ``!`` is the robber. Below
    follow the turn, the seats, and the places of their buildings.
    """
    seen = cast("CatanView", view)
    lines = [*_map(seen), "", contributions.legend(seen, words), _present(seen, names, words)]
    for seat in seen.order:
        lines.append(_seat(seen, seat, seen.players[seat], shorten(words.name(seat, names), NAME), words))
        lines += [f"  {where}" for where in (built(seen, seat, words),) if where]
    text = "\n".join(lines)
    return shorten(text, BOARD_TEXT)


CELL = 5
"""Width of a hex on the text board, in characters: two units of the lattice."""


def _map(view: CatanView) -> list[str]:
    """Return a line for each row of vertices, and one for each row of hexes."""
    places = geometry(view.size)
    lines: dict[float, dict[int, str]] = defaultdict(dict)
    for number, (q, r) in enumerate(places.hexes):
        one = view.hexes[number]
        robber = "!" if number == view.robber else ""
        # The lattice of ``render/kit/hex.py``, on which the vertices have places too.
        lines[3 * r][2 * q + r] = f"{LETTERS[one.terrain]}{one.number or ''}{robber}"
    pieces = {one.vertex: SEATS[one.seat].letter + ("*" if one.kind == "city" else "") for one in view.buildings}
    pieces |= {one.vertex: SEATS[one.seat].letter.lower() for one in view.pieces}
    for vertex, (x, y) in enumerate(places.points):
        lines[y][x] = pieces.get(vertex, "·")
    left = min(x for x, _ in places.points)
    return [_line(cells, left) for _, cells in sorted(lines.items())]


def _line(cells: dict[int, str], left: int) -> str:
    text = ""
    for x, told in sorted(cells.items()):
        text = text.ljust((x - left) * CELL // 2) + told
    return text
