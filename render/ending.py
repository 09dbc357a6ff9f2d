"""The end of a game: the final board above the table of points, and the same facts in words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from render.alt_text import Fact, fitted
from render.games import game
from render.words import ENGLISH, Words, words
from rules.kernel import Place, View

if TYPE_CHECKING:
    from PIL import Image

Points = Mapping[str, Sequence[int]]
"""The points of all seats by their source ("city"), as the events of a game tell them."""
SCORES = 99
"""The weight of a seat's score in an alternative text: more than that of any fact of a game."""


def ending(
    view: View, standing: Sequence[Place], points: Points, *, names: Sequence[str], language: str
) -> "Image.Image":
    """Return the final board with the table of points below it."""
    # Imported here because drawing modules are slow to import and start-up must be fast.
    from render.kit.points import SIGN, Line, Source, points_table
    from render.kit.surface import wood
    from render.kit.typography import seat_names

    told = words(language)
    shown = game(view.game)
    names = seat_names(names)
    board = shown.picture(view, None, (), names=names, words=told, recent={})
    lines = [
        Line(seat, told.name(seat, names), rank, score)
        for seat, score, rank in ((place.seat, place.score, place.rank) for place in standing)
    ]
    sources = [
        Source(shown.score_sign(kind, SIGN), source_name(view.game, kind, told), row)
        for kind, row in points.items()
        if any(row)
    ]
    table = points_table(lines, sources, board.width)
    canvas = wood((board.width, board.height + table.height))
    canvas.paste(board, (0, 0))
    table.draw(canvas, board.height)
    return canvas


def ending_told(view: View, standing: Sequence[Place], points: Points, *, names: Sequence[str], language: str) -> str:
    """Return the end in words, at most 1,024 characters: each seat's points by their sources, then the board."""

    def facts(told: Words) -> list[Fact]:
        scores = [Fact(_score_told(place, view.game, points, names, told), SCORES) for place in standing]
        return [*scores, *game(view.game).describe(view, names=names, words=told)]

    return fitted(facts, words(language).about(view), words(ENGLISH).about(view))


def _score_told(place: Place, kind: str, points: Points, names: Sequence[str], told: Words) -> str:
    """Return the score of a seat, with its parts by their sources."""
    by_source = ((source_name(kind, source, told), row[place.seat]) for source, row in points.items())
    parts = told.row([f"{source} {worth}" for source, worth in by_source if worth])
    facts = {"rank": place.rank, "name": told.name(place.seat, names), "score": place.score, "parts": parts}
    return told.text("end-told", sources="yes" if parts else "no", **facts)


def source_name(kind: str, source: str, told: Words) -> str:
    """Return the name of a source of points."""
    key = f"points.{kind}.{source}"
    return told.text(key) if told.known(key) else told.thing(kind, source)
