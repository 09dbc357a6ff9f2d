"""Pictures for the rulebook: every card, the yields of terrains, the prices, and knights and tracks by level."""

from collections.abc import Callable
from functools import cache

from PIL import Image

from render.catalogue import Catalogue, plain_key
from render.catan.cards import DECKS, OVERHANG, WHOLE, deck_of, printed, whole
from render.catan.emblem import sign
from render.catan.hand import ABREAST, SLIP, SOLD, Slip, slip_sprite, spread
from render.catan.island.harbours import harbour
from render.catan.island.land import GROUNDS, SIZES, land
from render.catan.island.pieces import TRACK_RAMPS, knight, metropolis, robber
from render.kit.sprites import Sprite, blit
from render.kit.surface import wood
from render.kit.theme import PAPER
from render.kit.typography import set_on, width_of
from rules.catan.view import COMMODITIES, COSTS, PRODUCT, RESOURCES

WIDTH, MARGIN = 1200, 24
TEXT = 34
LEVELS = 5


@cache
def illustrations() -> tuple[str, ...]:
    """Return the rulebook topics that have a picture."""
    return (*TOPICS, *(plain_key(card) for cards in DECKS.values() for card in cards))


def illustration(topic: str, *, words: Catalogue) -> Image.Image:
    """Draw a topic."""
    if topic in TOPICS:
        return TOPICS[topic](words)
    mode = "base" if topic in DECKS["development"] else "ck"
    sprite = whole(printed(topic, deck_of(topic, mode), words))
    canvas = wood((WHOLE[0] + 6 * MARGIN, WHOLE[1] + 4 * MARGIN))
    blit(canvas, sprite, (3 * MARGIN - OVERHANG, 2 * MARGIN - OVERHANG))
    return canvas


def _production(words: Catalogue) -> Image.Image:
    """Draw every terrain with its yield below."""
    wide = SIZES[-1]
    canvas = wood((WIDTH, 3 * MARGIN + round(wide * 1.16) + 96))
    for place, terrain in enumerate(GROUNDS):
        middle = MARGIN + wide // 2 + place * (WIDTH - 2 * MARGIN - wide) // (len(GROUNDS) - 1)
        _put(canvas, land(wide, terrain, 0), (middle, MARGIN + round(wide * 0.58)))
        kind = PRODUCT.get(terrain)
        if kind:
            _put(canvas, sign(kind, 64), (middle, 2 * MARGIN + round(wide * 1.16) + 16))
        name = words.thing("catan", kind or terrain)
        _write(canvas, name, (middle, canvas.height - MARGIN))
    return canvas


def _building(words: Catalogue) -> Image.Image:
    """Draw the price list."""
    del words
    names = dict.fromkeys((*SOLD["base"], *SOLD["ck"]))
    found = [Slip(name, spread(COSTS[name]), payable=True) for name in names]
    rows = -(-len(found) // ABREAST)
    canvas = wood((WIDTH, 2 * MARGIN + rows * (SLIP[1] + MARGIN)))
    for place, one in enumerate(found):
        row, column = divmod(place, ABREAST)
        blit(canvas, slip_sprite(one), (MARGIN - 6 + column * (SLIP[0] + 9), MARGIN + row * (SLIP[1] + MARGIN)))
    return canvas


def _knights(words: Catalogue) -> Image.Image:
    """Draw knights of every level, inactive and active, with their strength."""
    del words
    canvas = wood((WIDTH, 300))
    for place, (level, active) in enumerate((level, active) for level in (1, 2, 3) for active in (False, True)):
        x = 140 + place * 184
        _put(canvas, knight(0, level, active, 280), (x, 130))
        _write(canvas, str(level if active else 0), (x, 270))
    return canvas


def _improvements(words: Catalogue) -> Image.Image:
    """Draw the tracks: the price of each level, and the place of the metropolis."""
    canvas = wood((WIDTH, 2 * MARGIN + 3 * 120))
    for row, (track, commodity) in enumerate(zip(TRACK_RAMPS, COMMODITIES, strict=True)):
        y = MARGIN + 60 + row * 120
        _put(canvas, sign(track, 72), (MARGIN + 50, y))
        name = words.thing("catan", track)
        set_on(canvas, name, (MARGIN + 100, y + 12), "text", TEXT, PAPER)
        x = 330
        for level in range(1, LEVELS + 1):
            for step in range(level):
                blit(canvas, sign(commodity, 48), (x + step * 34, y - 24))
            x += level * 34 + 52
        _put(canvas, metropolis(track, 150), (WIDTH - MARGIN - 46, y))
    return canvas


def _seven(words: Catalogue) -> Image.Image:
    """Draw the robber."""
    del words
    canvas = wood((WIDTH, 300))
    _put(canvas, land(SIZES[-1], "desert", 0), (WIDTH // 2, 150))
    _put(canvas, robber(240), (WIDTH // 2, 140))
    return canvas


def _harbours(words: Catalogue) -> Image.Image:
    """Draw the signs of all harbours."""
    del words
    canvas = wood((WIDTH, 260))
    for place, kind in enumerate(("any", *RESOURCES)):
        _put(canvas, harbour(kind, 230), (130 + place * 190, 135))
    return canvas


TOPICS: dict[str, Callable[[Catalogue], Image.Image]] = {
    "production": _production,
    "seven": _seven,
    "building": _building,
    "harbours": _harbours,
    "improvements": _improvements,
    "knights": _knights,
}


def _put(canvas: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    blit(canvas, sprite, (at[0] - sprite.size[0] // 2, at[1] - sprite.size[1] // 2))


def _write(canvas: Image.Image, text: str, at: tuple[int, int]) -> None:
    set_on(canvas, text, (at[0] - width_of(text, "text", TEXT) // 2, at[1]), "text", TEXT, PAPER)
