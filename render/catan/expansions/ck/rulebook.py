"""Pictures for the rulebook: knights and tracks by level."""

from PIL import Image

from render.catalogue import Catalogue
from render.catan.emblem import sign
from render.catan.expansions.ck.pieces import TRACK_RAMPS, knight, metropolis
from render.catan.expansions.ck.prices import LEVELS
from render.catan.rulebook import MARGIN, TEXT, WIDTH, write
from render.kit.sprites import blit, put
from render.kit.surface import wood
from render.kit.theme import PAPER
from render.kit.typography import set_on
from rules.catan.expansions.ck.view import COMMODITIES


def knights(words: Catalogue) -> Image.Image:
    """Draw knights of every level, inactive and active, with their strength."""
    del words
    canvas = wood((WIDTH, 300))
    for place, (level, active) in enumerate((level, active) for level in (1, 2, 3) for active in (False, True)):
        x = 140 + place * 184
        put(canvas, knight(0, level, active, 280), (x, 130))
        write(canvas, str(level if active else 0), (x, 270))
    return canvas


def improvements(words: Catalogue) -> Image.Image:
    """Draw the tracks: the price of each level, and the place of the metropolis."""
    canvas = wood((WIDTH, 2 * MARGIN + 3 * 120))
    for row, (track, commodity) in enumerate(zip(TRACK_RAMPS, COMMODITIES, strict=True)):
        y = MARGIN + 60 + row * 120
        put(canvas, sign(track, 72), (MARGIN + 50, y))
        name = words.thing("catan", track)
        set_on(canvas, name, (MARGIN + 100, y + 12), "text", TEXT, PAPER)
        x = 330
        for level in range(1, LEVELS + 1):
            for step in range(level):
                blit(canvas, sign(commodity, 48), (x + step * 34, y - 24))
            x += level * 34 + 52
        put(canvas, metropolis(track, 150), (WIDTH - MARGIN - 46, y))
    return canvas
