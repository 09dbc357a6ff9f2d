"""Carcassonne's board in words: a description, and a map drawn with letters."""

from collections.abc import Sequence
from typing import cast

from render.alt_text import Fact, ranked
from render.carcassonne import contributions
from render.carcassonne.tile.geometry import COURSES
from render.carcassonne.tile.sites import LANDMARKS
from render.catalogue import Catalogue
from render.kit.theme import SEATS
from render.lengths import shorten
from rules.carcassonne.view import CarcassonneView, Figure, Kind, Tile, every_kind
from rules.kernel import View

# Discord limits the texts of a message to 4,000 characters, which the board shares with others.
BOARD_TEXT = 1900
NAME = 32


def describe(view: View, *, names: Sequence[str], words: Catalogue) -> list[Fact]:
    """Return the facts of the picture in words. The figures come last and are cut at the limit."""
    public, names = cast("CarcassonneView", view), [shorten(name, NAME) for name in names]
    told = [words.text("carcassonne-described", lying=len(public.board), left=public.left)]
    told += _seats(public, names, words)
    told += _present(public, names, words)
    told += _belongings(public, names, words)
    for seat in range(len(public.players)):
        if places := _standing([piece for piece in public.figures if piece.seat == seat], words):
            name = words.name(seat, names)
            told.append(words.text("carcassonne-described-figures", seat=name, places=words.listed(places)))
    return ranked(told)


def _seats(view: CarcassonneView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return sentences about each seat's points and followers."""
    return [
        words.text(
            "carcassonne-described-seat",
            letter=SEATS[seat].letter,
            seat=words.name(seat, names),
            score=player.score,
            followers=player.supply.get("follower", 0),
        )
        for seat, player in enumerate(view.players)
    ]


def _standing(pieces: Sequence[Figure], words: Catalogue) -> list[str]:
    """Return the figures on the board, grouped by kind and by kind of segment."""
    cells: dict[tuple[str, str], list[str]] = {}
    for piece in pieces:
        cells.setdefault((piece.kind, _what(piece.segment)), []).append(f"{piece.x},{piece.y}")
    return [
        words.text(
            "carcassonne-described-figure",
            kind=kind,
            figure=words.text(f"count.carcassonne.{figure}", count=len(at)),
            count=len(at),
            at=words.listed(at),
        )
        for (figure, kind), at in cells.items()
    ]


def _hands(view: CarcassonneView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the unplaced pieces besides followers, with equal supplies grouped."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for seat, player in enumerate(view.players):
        hand = tuple(kind for kind, count in player.supply.items() if count and kind != "follower")
        alike.setdefault(hand, []).append(words.name(seat, names))
    alike.pop((), None)
    return [
        words.text(
            "carcassonne-described-hand",
            seat=words.listed(seats),
            count=len(seats),
            pieces=words.listed([words.text(f"count.carcassonne.{kind}", count=1) for kind in hand]),
        )
        for hand, seats in alike.items()
    ]


def _belongings(view: CarcassonneView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the seats' other pieces and winnings."""
    return [*_hands(view, names, words), *contributions.belongings(view, names, words)]


def _what(segment: str) -> str:
    return {"c": "city", "r": "road", "m": "cloister"}.get(segment[0], "field")


def _present(view: CarcassonneView, names: Sequence[str], words: Catalogue) -> list[str]:
    """Return the active seat, its tile, and the place of the last one."""
    found = []
    if view.over:
        found.append(words.text("carcassonne-described-over"))
    else:
        found.append(words.text("carcassonne-described-turn", seat=words.name(view.turn, names)))
    if view.drawn:
        sides = (words.text(f"carcassonne-edge-{side}") for side in every_kind()[view.drawn].edges)
        compass = dict(zip(("north", "east", "south", "west"), sides, strict=True))
        found.append(words.text("carcassonne-described-drawn", **compass))
    last = view.board[-1]
    found.append(words.text("carcassonne-described-last", x=str(last.x), y=str(last.y)))
    return found + contributions.described(view, names, words)


def text_board(view: View, *, names: Sequence[str], words: Catalogue) -> str:
    """Return the board with three by three letters a tile: # city, - | road, . field, + cloister; A stands, a lies.

    Expansions add letters. Tokens stand in the upper left corner. The legend, the seats and the turn follow below.
    """
    public, names = cast("CarcassonneView", view), [shorten(name, NAME) for name in names]
    pieces = {(f.x, f.y): SEATS[f.seat].letter for f in public.figures if not f.segment.startswith("f")}
    pieces |= {(f.x, f.y): SEATS[f.seat].letter.lower() for f in public.figures if f.segment.startswith("f")}
    letters = contributions.letters()
    corners = {(token.x, token.y): letters[token.kind] for token in contributions.tokens(public)}
    tiles = {(t.x, t.y): _letters(t, pieces.get((t.x, t.y)), corners.get((t.x, t.y), ".")) for t in public.board}
    columns, rows = _window(public.board)
    lines = [("    " + "".join(f"{x:^3}" for x in columns)).rstrip()]
    for y in rows:
        for part in range(3):
            label = f"{y:>3} " if part == 1 else "    "
            lines.append((label + "".join(tiles.get((x, y), ("   ",) * 3)[part] for x in columns)).rstrip())
    lines += ["", *contributions.legends(public, words), *_seats(public, names, words)]
    lines += [" ".join(_present(public, names, words)), *_belongings(public, names, words)]
    return "\n".join(lines)


def _window(board: Sequence[Tile]) -> tuple[range, range]:
    """Return the columns and rows to show: all, or as many around the last tile as fit."""
    xs, ys = [t.x for t in board], [t.y for t in board]
    columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    # A line has four letters before its columns and a line break after them, and a row of tiles has three lines.
    while (5 + 3 * len(columns)) * (1 + 3 * len(rows)) > BOARD_TEXT:
        if len(columns) > len(rows):
            columns = _narrowed(columns, board[-1].x)
        else:
            rows = _narrowed(rows, board[-1].y)
    return columns, rows


def _narrowed(span: range, centre: int) -> range:
    if centre - span.start > span.stop - 1 - centre:
        return range(span.start + 1, span.stop)
    return range(span.start, span.stop - 1)


def _letters(lying: Tile, piece: str | None, corner: str) -> tuple[str, str, str]:
    kind = every_kind()[lying.kind]
    shift = lying.turn // 90
    # A turned tile shows another of its sides to the north.
    north, east, south, west = (kind.edges[(side - shift) % 4] for side in range(4))
    draw = {"C": "##", "R": "|-", "F": ".."} | {edge: course.letters for edge, course in COURSES.items()}
    middle = piece or _middle(kind, shift)
    return (
        f"{corner}{draw[north][0]}.",
        f"{draw[west][1]}{middle}{draw[east][1]}",
        f".{draw[south][0]}.",
    )


def _middle(kind: Kind, shift: int) -> str:
    if letters := [LANDMARKS[flag].letter for flag in sorted(kind.flags & LANDMARKS.keys()) if LANDMARKS[flag].letter]:
        return letters[0]
    roads = [[(side + shift) % 4 for side in s.sides] for s in kind.segments if s.kind == "road"]
    if len(roads) > 1 or kind.ends_at == "crossing":
        return "o"
    if any(len(s.sides) > 1 for s in kind.segments if s.kind == "city"):
        return "#"
    if roads and len(roads[0]) == 2:
        return "|" if set(roads[0]) == {0, 2} else "-" if set(roads[0]) == {1, 3} else "+"
    return "."
