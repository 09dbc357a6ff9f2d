"""The land computed slowly, straight from the tiles and the words of the rules, to check the index of the land.

Nothing here uses the rules' own index of the land or their scoring.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from rules.carcassonne.pieces import Figure, Spot, Tile
from rules.carcassonne.tiles import HALVES, SIDES, Segment, every_kind
from tests.rules.carcassonne.notation import beasts

SIDE_OF = {(0, -1): 0, (1, 0): 1, (0, 1): 2, (-1, 0): 3}
MEETS = {"a": "f", "b": "e", "c": "h", "d": "g", "e": "b", "f": "a", "g": "d", "h": "c"}
STRENGTH = {"follower": 1, "big": 2}


def flood(board: Sequence[Tile], start: Spot) -> set[Spot]:
    """Return the object of a segment, found by walking from tile to tile."""
    lying = {tile.cell: tile for tile in board}
    reached: set[Spot] = set()
    waiting = [start]
    while waiting:
        spot = waiting.pop()
        if spot in reached:
            continue
        reached.add(spot)
        x, y, name = spot
        tile = lying[x, y]
        kind = every_kind()[tile.kind].segment(name).kind
        for dx, dy, slot in _exits(tile.kind, tile.turn, name):
            if other := lying.get((x + dx, y + dy)):
                waiting.append((*other.cell, _segment_at(other.kind, other.turn, slot, kind)))
    return reached


@cache
def _exits(tile: str, turn: int, name: str) -> list[tuple[int, int, str]]:
    """Return the sides of a segment of a turned tile: the way to the tile beside it, and the slot that it meets."""
    segment, quarter = every_kind()[tile].segment(name), turn // 90
    found = []
    for (dx, dy), side in SIDE_OF.items():
        if (side - quarter) % 4 in segment.sides:
            found.append((dx, dy, SIDES[(side + 2) % 4]))
        halves = [half for half in (2 * side, 2 * side + 1) if (half - 2 * quarter) % 8 in segment.halves]
        found += [(dx, dy, MEETS[HALVES[half]]) for half in halves]
    return found


@cache
def _segment_at(tile: str, turn: int, slot: str, kind: str) -> str:
    """Return the segment of a kind that a turned tile has at a slot."""
    quarter = turn // 90
    for segment in every_kind()[tile].segments:
        if segment.kind == kind == "field" and slot.islower():
            if (HALVES.index(slot) - 2 * quarter) % 8 in segment.halves:
                return segment.name
        elif segment.kind == kind and (SIDES.index(slot) - quarter) % 4 in segment.sides:
            return segment.name
    raise AssertionError(f"nothing of kind {kind} at {slot} of {tile}, turned by {turn}")


def lacking(board: Sequence[Tile], spots: Iterable[Spot]) -> int:
    """Return the number of sides of some segments without a neighbour."""
    lying = {tile.cell: tile for tile in board}
    sides = ((x + dx, y + dy) for x, y, name in spots for dx, dy, _ in _exits(lying[x, y].kind, lying[x, y].turn, name))
    return sum(beside not in lying for beside in sides)


def segment_of(board: Sequence[Tile], spot: Spot) -> Segment:
    x, y, name = spot
    return next(every_kind()[tile.kind].segment(name) for tile in board if tile.cell == (x, y))


def around(board: Sequence[Tile], x: int, y: int) -> int:
    """Return the number of tiles on the eight places around."""
    return sum(tile.cell != (x, y) and abs(tile.x - x) <= 1 and abs(tile.y - y) <= 1 for tile in board)


def complete(board: Sequence[Tile], spot: Spot) -> bool:
    """C24 to C27."""
    kind = segment_of(board, spot).kind
    if kind == "cloister":
        return around(board, spot[0], spot[1]) == 8
    return kind != "field" and not lacking(board, flood(board, spot))


def strongest(figures: Sequence[Figure]) -> set[int]:
    """C28, C29, C46."""
    strength: Counter[int] = Counter()
    for figure in figures:
        strength[figure.seat] += STRENGTH.get(figure.kind, 0)
    return {seat for seat, sum_ in strength.items() if sum_ == max(strength.values()) > 0}


def worth(board: Sequence[Tile], figures: Sequence[Figure], spot: Spot, seat: int) -> int:
    """Return the worth of the object to ``seat`` now: C30 to C34, C40 to C44, C48, C49, C57."""
    reached = flood(board, spot)
    marks = [mark for one in reached for mark in segment_of(board, one).markers]
    tiles = len({one[:2] for one in reached})
    kind, done = segment_of(board, spot).kind, complete(board, spot)
    if kind == "cloister":
        return 1 + around(board, spot[0], spot[1])
    if kind == "city":
        each = (3 if done else 0) if "cathedral" in marks else 2 if done else 1
        return each * (tiles + marks.count("shield"))
    if kind == "road":
        return tiles * ((2 if done else 0) if "inn" in marks else 1)
    pig = any((figure.seat, figure.kind) == (seat, "pig") and figure.spot in reached for figure in figures)
    return (4 if pig else 3) * len(set(_cities(board, reached)))


def _cities(board: Sequence[Tile], field: set[Spot]) -> Iterator[frozenset[Spot]]:
    for x, y, name in field:
        for city in segment_of(board, (x, y, name)).cities:
            if complete(board, (x, y, city)):
                yield frozenset(flood(board, (x, y, city)))


def reckoning(view: Any) -> list[int]:
    """Return all points if the game ended now: C44."""
    scores = [player.score for player in view.players]
    fairy = beasts(view).fairy
    for reached in {frozenset(flood(view.board, figure.spot)) for figure in view.figures}:
        inside = [figure for figure in view.figures if figure.spot in reached]
        for seat in strongest(inside):
            scores[seat] += worth(view.board, view.figures, min(reached), seat)
        for seat in {figure.seat for figure in inside if figure.cell == fairy}:
            scores[seat] += 3
    goods = view.parts["traders"].goods if "traders" in view.parts else ()
    for kind in ("wine", "grain", "cloth"):
        most = max((own.get(kind, 0) for own in goods), default=0)
        for seat, own in enumerate(goods):
            scores[seat] += 10 * (own.get(kind, 0) == most > 0)
    return scores
