"""The composition of the scores: at the end a line for each seat, best first, with coins, complete objects and gems."""

from collections.abc import Sequence
from functools import partial

from PIL import Image

from render.catalogue import Catalogue
from render.kit.marks import seat_shape
from render.kit.sections import Section
from render.kit.sprites import blit
from render.kit.theme import GOLD, PAPER, Colour
from render.kit.typography import cap_height, fitted, printable, set_on, width_of
from render.zavandor.layout import MARGIN, TEXT
from render.zavandor.symbols import icon
from rules.zavandor.view import EXCHANGE, Seat, ZavandorView

LINE, SHAPE, SIGN, SCORE = 62, 44, 40, 40
PARTS, NAME, TOTAL = (470, 690, 910), 72, 1170
"""Left edges of the parts of a score and of a name, and the right edge of the total, in pixels."""


def scores(view: ZavandorView, names: Sequence[str], words: Catalogue) -> Section:
    """Return the lines of all seats."""
    best_first = sorted(enumerate(view.players), key=lambda one: merit(one[1]), reverse=True)
    told = [(seat, player, printable(words.name(seat, names), "text")) for seat, player in best_first]
    return Section(len(told) * LINE + 2 * MARGIN, partial(_draw, told))


def _draw(told: Sequence[tuple[int, Seat, str]], canvas: Image.Image, top: int) -> None:
    best = merit(told[0][1])
    for place, (seat, player, name) in enumerate(told):
        middle = top + MARGIN + place * LINE + LINE // 2
        tint = GOLD if merit(player) == best else PAPER
        blit(canvas, seat_shape(seat, SHAPE), (2 * MARGIN - 4, middle - SHAPE // 2))
        space = PARTS[0] - NAME - 2 * MARGIN
        _set(canvas, fitted(name, "text", TEXT, space), (NAME + 8, middle), "text", TEXT, tint)
        for left, (sign, points) in zip(PARTS, parts(player).items(), strict=True):
            blit(canvas, icon(sign, SIGN), (left, middle - SIGN // 2))
            _set(canvas, str(points), (left + SIGN + 10, middle), "bold", TEXT, PAPER)
        score = str(player.score)
        _set(canvas, score, (TOTAL - width_of(score, "bold", SCORE), middle), "bold", SCORE, tint)


def merit(player: Seat) -> tuple[int, int, int]:
    """Return the sort key of the ranking: points, complete objects, remaining gem cards (Z71)."""
    return player.score, sum(term.what not in ("coins", "gems") for term in player.terms), player.hand % EXCHANGE


def parts(player: Seat) -> dict[str, int]:
    """Return the points for coins, for complete objects, and for gem cards in hand, by symbol."""
    found = {"coin": 0, "points": 0, "gems": 0}
    for term in player.terms:
        found[{"coins": "coin", "gems": "gems"}.get(term.what, "points")] += term.points
    return found


def _set(canvas: Image.Image, text: str, at: tuple[int, int], face: str, size: int, tint: Colour) -> None:
    set_on(canvas, text, (at[0], at[1] + cap_height(face, size) // 2), face, size, tint)
