"""Answers to "what is at": tiles and free places, objects, seats with their figures, and the pile.

The keys are ``-2,1`` (a place), ``-2,1 c1`` (an object by its first spot), ``seat 0``, ``figures 0``, ``city 0``,
``pile`` and ``drawn``.
"""

from collections.abc import Iterable, Iterator

from render.carcassonne import objects, seats
from render.carcassonne.effects import of_tile, phrase
from render.carcassonne.lines import KINDS, tile_parts, told_objects, whole_line
from render.carcassonne.remaining import remaining_lines
from render.carcassonne.telling import Telling, joined
from render.lengths import length
from rules.carcassonne.view import Cell, Figure, Object, Spot, Tile, unseen

DRAWN, PILE, SEAT, FIGURES = "drawn", "pile", "seat", "figures"
MAX_NAME = 100
"""Discord's limit for the name of a suggestion, in characters.

https://discord.com/developers/docs/interactions/application-commands
"""


def found(telling: Telling) -> dict[str, str]:
    """Return the names of everything that can be asked about, by key: the reader's own things first."""
    view, terrain = telling.view, telling.terrain
    own = [view.seat] if view.seat is not None else []
    order = [*own, *(seat for seat in range(len(view.players)) if seat not in own)]
    named = {DRAWN: telling.text("at-drawn")} if view.drawn else {}
    for seat in order:
        mine = "own" if seat in own else "of"
        for line in (FIGURES, *KINDS):
            named[f"{line} {seat}"] = telling.text(f"at-{line}-{mine}", seat=telling.seat(seat))
    named |= {f"{SEAT} {seat}": telling.text("at-seat", seat=telling.seat(seat)) for seat in order}
    named[PILE] = telling.text("at-pile")
    for one in told_objects(telling):
        named[_key(terrain.first(one))] = joined([objects.named(one, telling), *objects.facts(one, telling)], MAX_NAME)
    for tile in reversed(view.board):
        named[_key(tile.cell)] = _named(tile.cell, telling.parts(tile.kind, tile.turn), telling)
    for cell in by_rows(terrain.survey.free):
        free = [telling.text("at-free"), *objects.neighbours(terrain.survey, cell, telling)]
        named[_key(cell)] = _named(cell, free, telling)
    return named


def at(key: str, telling: Telling) -> str:
    """Return what is at a place, one fact a line. Raise KeyError for an unknown key."""
    return "\n".join(_lines(key, telling))


def by_rows(cells: Iterable[Cell]) -> list[Cell]:
    """Return places in reading order."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def _key(place: Cell | Spot) -> str:
    return f"{place[0]},{place[1]}" + "".join(f" {segment}" for segment in place[2:])


def _named(cell: Cell, items: list[str], telling: Telling) -> str:
    head = telling.place(cell)
    space = MAX_NAME - length(telling.text("headed", head=head, text=""))
    return telling.text("headed", head=head, text=joined(items, space))


def _lines(key: str, telling: Telling) -> Iterator[str]:
    word, _, rest = key.partition(" ")
    view = telling.view
    if key == DRAWN and view.drawn:
        return iter(telling.parts(view.drawn, 0))
    if key == PILE:
        return remaining_lines(telling)
    if word in (SEAT, FIGURES, *KINDS) and rest in map(str, range(len(view.players))):
        return _of_seat(word, int(rest), telling)
    for tile in view.board:
        if word == _key(tile.cell):
            spot = (*tile.cell, rest)
            one = telling.terrain.survey.at(spot) if rest else None
            if rest and one is None:
                break
            return iter([whole_line(one, telling)]) if one else _of_tile(tile, telling)
    for cell in telling.terrain.survey.free:
        if key == _key(cell):
            return _of_free(cell, telling)
    raise KeyError(key)


def _of_tile(tile: Tile, telling: Telling) -> Iterator[str]:
    """Yield the parts of a lying tile, then the objects to which they belong."""
    yield from tile_parts(tile, telling)
    if tile == telling.view.board[-1]:
        yield telling.text("at-last")
    told: list[Object] = []
    for name in telling.segments(tile.kind, tile.turn):
        one = telling.terrain.survey.at((*tile.cell, name))
        # A field without figures and cities has nothing to tell. Two parts of a tile can belong to one object.
        if one and (one.figures or one.points) and all(one is not other for other in told):
            told.append(one)
            yield whole_line(one, telling)


def _of_free(cell: Cell, telling: Telling) -> Iterator[str]:
    """Yield the neighbours of a free place, the tiles that fit there, and the effects of the drawn tile."""
    view, survey = telling.view, telling.terrain.survey
    yield telling.text("at-free-place")
    yield from objects.neighbours(survey, cell, telling)
    left = unseen(view)
    fit = sum(count for kind, count in left.items() if survey.turns(kind, cell))
    yield telling.text("at-fitting", count=fit, left=sum(left.values()))
    if view.drawn:
        for turn in survey.turns(view.drawn, cell):
            found = phrase(of_tile(Tile(view.drawn, *cell, turn), telling), telling) or telling.text("no-effect")
            yield telling.text("at-drawn-fits", turn=turn, effects=found)


def _of_seat(word: str, seat: int, telling: Telling) -> Iterator[str]:
    """Yield a seat's points and supplies, its figures, or its objects of a kind."""
    view = telling.view
    if word == SEAT:
        yield seats.score(seat, telling)
        yield from (*seats.hands([seat], telling), *seats.winnings([seat], telling))
    if word in (SEAT, FIGURES):
        own = [figure for figure in view.figures if figure.seat == seat]
        yield from (_figure(figure, telling) for figure in own)
        found = bool(own)
    else:
        mine = [one for one in told_objects(telling) if one.kind == word and seat in one.owners]
        yield from (whole_line(one, telling) for one in mine)
        found = bool(mine)
    if not found:
        yield telling.text("at-nothing")


def _figure(figure: Figure, telling: Telling) -> str:
    """Return a figure with its place and its object."""
    one = telling.terrain.survey.at(figure.spot)
    facts = [*objects.facts(one, telling), *objects.gaps(one, telling)] if one else []
    place = telling.words.row([telling.spot_at(figure.spot), *facts])
    return telling.text("headed", head=telling.pieces([figure.kind]), text=place)
