"""The signs of the sources of points: a walled city, a road, a cloister, a field, and those of expansions."""

from collections.abc import Callable, Mapping

from render.carcassonne.expansions import CONTRIBUTIONS
from render.carcassonne.figures import TOKENS, figure
from render.kit.disk import persistent
from render.kit.sheet import Sheet
from render.kit.sprites import Sprite, to_sprite
from render.kit.theme import tone

HAIR = 0.045
"""Width of a casing, in widths of the sign."""


def score_sign(source: str, size: int) -> Sprite | None:
    """Return the sign of a source of points, at most ``size`` pixels high, or None for an unknown source."""
    if source in PAINTED:
        return _painted(source, size)
    # A piece that gives points by itself is its own sign.
    if source in TOKENS:
        return figure(figure.fitting(0), source, None, False, False)
    return next(
        (added.score_signs[source](size) for added in CONTRIBUTIONS.values() if source in added.score_signs), None
    )


@persistent
def _painted(source: str, size: int) -> Sprite:
    sheet = Sheet(size)
    PAINTED[source](sheet)
    return to_sprite(sheet.done())


def _city(sheet: Sheet) -> None:
    roof, wall = tone("roof", 0.40), tone("stone", 0.68)
    sheet.shape(((0.10, 0.42), (0.10, 0.90), (0.90, 0.90), (0.90, 0.42)), wall, HAIR)
    for left in (0.10, 0.42, 0.74):
        sheet.shape(((left, 0.30), (left + 0.16, 0.30), (left + 0.16, 0.48), (left, 0.48)), wall, HAIR)
    sheet.shape(((0.10, 0.45), (0.90, 0.45), (0.90, 0.88), (0.10, 0.88)), wall)
    sheet.shape(((0.26, 0.30), (0.50, 0.04), (0.74, 0.30)), roof, HAIR)
    sheet.shape(((0.40, 0.90), (0.40, 0.66), (0.50, 0.56), (0.60, 0.66), (0.60, 0.90)), tone("ink", 0.30))
    sheet.shape(((0.74, 0.45), (0.90, 0.45), (0.90, 0.88), (0.74, 0.88)), tone("stone", 0.48))


def _road(sheet: Sheet) -> None:
    course = ((0.22, 0.98), (0.26, 0.74), (0.66, 0.52), (0.70, 0.26), (0.58, 0.02))
    for width, tint in ((0.42, tone("road", 0.02)), (0.31, tone("road", 0.80))):
        sheet.line(course, tint, width)


def _cloister(sheet: Sheet) -> None:
    wall, roof = tone("paper", 0.62), tone("roof", 0.40)
    sheet.shape(((0.40, 0.50), (0.94, 0.50), (0.94, 0.92), (0.40, 0.92)), wall, HAIR)
    sheet.shape(((0.36, 0.52), (0.46, 0.30), (0.90, 0.30), (0.98, 0.52)), roof, HAIR)
    sheet.shape(((0.10, 0.36), (0.40, 0.36), (0.40, 0.92), (0.10, 0.92)), wall, HAIR)
    sheet.shape(((0.06, 0.38), (0.25, 0.06), (0.44, 0.38)), roof, HAIR)
    sheet.shape(((0.18, 0.92), (0.18, 0.66), (0.25, 0.58), (0.32, 0.66), (0.32, 0.92)), tone("ink", 0.30))
    for left in (0.54, 0.74):
        sheet.shape(((left, 0.62), (left + 0.09, 0.62), (left + 0.09, 0.78), (left, 0.78)), tone("slate", 0.15))


def _field(sheet: Sheet) -> None:
    sheet.disc((0.5, 0.62), 0.46, tone("grass", 0.62), 0.66, outline=HAIR)
    sheet.disc((0.42, 0.58), 0.30, tone("grass", 0.76), 0.55)
    for x, y in ((0.28, 0.74), (0.52, 0.84), (0.72, 0.70), (0.50, 0.62)):
        for lean in (-0.05, 0.0, 0.05):
            sheet.line(((x, y), (x + lean, y - 0.15)), tone("grass", 0.10), 0.035)


PAINTED: Mapping[str, Callable[[Sheet], None]] = {"city": _city, "road": _road, "cloister": _cloister, "field": _field}
