"""People with low vision and colour-blind people tell apart what differs in a picture."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product

import numpy as np
import pytest
from PIL import Image

from render.carcassonne.figures import FIGURES, FOLLOWERS, ICONS, figure, figure_icon
from render.carcassonne.tile.painter import tile
from render.catan.expansions.ck import DECKS
from render.catan.expansions.ck.pieces import knight, merchant
from render.catan.island.land import GROUNDS, land
from render.catan.island.land import SIZES as WIDE
from render.catan.island.pieces import SIZES, city, road, settlement
from render.catan.island.sea import sea
from render.catan.prices import card_grounds
from render.dominion.face import FRAMES as TYPES
from render.kit.canvas import Pixels, canvas_from, pixels_of
from render.kit.marks import SMALLEST, seat_shape
from render.kit.sprites import Sprite, blit
from render.kit.surface import plank, wood
from render.kit.theme import BODY, INK, SEATS, Colour, contrast, letters_on, palette, tone
from render.zavandor.faces import FRAMES as GEM_FRAMES
from render.zavandor.symbols import symbol
from rules.carcassonne.view import every_kind
from rules.zavandor.view import GEMS
from tests.render.vision import DEFICIENCIES, Lab, apart, difference, simulated

LEAST = 12
"""Minimum ΔE2000 of colours that people must tell apart."""
SIGN, TEXT = 3.0, 4.5
"""Minimum contrast of signs and of text: https://www.w3.org/TR/WCAG22/#non-text-contrast and #contrast-minimum."""
CONTRASTS = {(one, other): contrast(palette()[one], palette()[other]) for one, other in product(range(256), repeat=2)}
"""Contrast of every two colours of the palette, by their indices."""

# The 34 test pairs of Sharma, Wu and Dalal (see ``vision.py``): L, a, b of two colours, and their difference.
PAIRS = """
50.0000  2.6772 -79.7751 50.0000  0.0000 -82.7485  2.0425
50.0000  3.1571 -77.2803 50.0000  0.0000 -82.7485  2.8615
50.0000  2.8361 -74.0200 50.0000  0.0000 -82.7485  3.4412
50.0000 -1.3802 -84.2814 50.0000  0.0000 -82.7485  1.0000
50.0000 -1.1848 -84.8006 50.0000  0.0000 -82.7485  1.0000
50.0000 -0.9009 -85.5211 50.0000  0.0000 -82.7485  1.0000
50.0000  0.0000   0.0000 50.0000 -1.0000   2.0000  2.3669
50.0000 -1.0000   2.0000 50.0000  0.0000   0.0000  2.3669
50.0000  2.4900  -0.0010 50.0000 -2.4900   0.0009  7.1792
50.0000  2.4900  -0.0010 50.0000 -2.4900   0.0010  7.1792
50.0000  2.4900  -0.0010 50.0000 -2.4900   0.0011  7.2195
50.0000  2.4900  -0.0010 50.0000 -2.4900   0.0012  7.2195
50.0000 -0.0010   2.4900 50.0000  0.0009  -2.4900  4.8045
50.0000 -0.0010   2.4900 50.0000  0.0010  -2.4900  4.8045
50.0000 -0.0010   2.4900 50.0000  0.0011  -2.4900  4.7461
50.0000  2.5000   0.0000 50.0000  0.0000  -2.5000  4.3065
50.0000  2.5000   0.0000 73.0000 25.0000 -18.0000 27.1492
50.0000  2.5000   0.0000 61.0000 -5.0000  29.0000 22.8977
50.0000  2.5000   0.0000 56.0000 -27.0000 -3.0000 31.9030
50.0000  2.5000   0.0000 58.0000 24.0000  15.0000 19.4535
50.0000  2.5000   0.0000 50.0000  3.1736   0.5854  1.0000
50.0000  2.5000   0.0000 50.0000  3.2972   0.0000  1.0000
50.0000  2.5000   0.0000 50.0000  1.8634   0.5757  1.0000
50.0000  2.5000   0.0000 50.0000  3.2592   0.3350  1.0000
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387  1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864  1.2630
61.2901  3.7196  -5.3901 61.4292  2.2480  -4.9620  1.8731
35.0831 -44.1164  3.7933 35.0232 -40.0716  1.5901  1.8645
22.7233 20.0904 -46.6940 23.0331 14.9730 -42.5619  2.0373
36.4612 47.8580  18.3852 36.2715 50.5065  21.2231  1.4146
90.8027 -2.0831   1.4410 91.1528 -1.6435   0.0447  1.4441
90.9257 -0.5406  -0.9208 88.6381 -0.8985  -0.7239  1.5381
 6.7747 -0.2908  -2.4247  5.8714 -0.0985  -2.2286  0.6377
 2.0776  0.0795  -1.1350  0.9033 -0.0636  -0.5514  0.9082
"""


@pytest.mark.parametrize("pair", PAIRS.strip().splitlines())
def test_difference_agrees_with_the_published_pairs(pair: str) -> None:
    l1, a1, b1, l2, a2, b2, expected = map(float, pair.split())
    one: Lab = l1, a1, b1
    other: Lab = l2, a2, b2
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)
    assert difference(other, one) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_greys_look_the_same_with_a_deficiency(deficiency: str) -> None:
    for grey in range(0, 256, 15):
        assert simulated((grey, grey, grey), deficiency) == (grey, grey, grey)


def told_apart(colours: Mapping[str, Colour]) -> None:
    """Fail if two colours are too similar, for people with normal vision or with a deficiency."""
    assert len(colours) > 1
    for one, other in combinations(colours, 2):
        for kind, far in apart(colours[one], colours[other]).items():
            assert far >= LEAST, f"{one} and {other}: {far:.1f} with {kind}"


@pytest.mark.parametrize("at", [0.3, BODY, 0.5, 0.6])
def test_seats_differ_in_colour(at: float) -> None:
    told_apart({seat.letter: tone(seat.ramp, at) for seat in SEATS})


def test_letters_are_legible_on_their_seats() -> None:
    for seat in SEATS:
        assert contrast(letters_on(seat.body), seat.body) >= TEXT, seat.letter


def test_rim_or_casing_of_a_seat_stands_out_on_every_ground() -> None:
    for seat, ground in product(SEATS, palette()):
        assert max(contrast(seat.rim, ground), contrast(INK, ground)) >= SIGN, (seat.letter, ground)


def common(*grounds: Pixels) -> frozenset[int]:
    """Return the palette indices of which each fills at least a fiftieth of one of these grounds."""
    return frozenset(
        index
        for ground in grounds
        for index, count in enumerate(np.bincount(ground.ravel(), minlength=256).tolist())
        if count >= ground.size / 50
    )


@cache
def grounds() -> dict[str, frozenset[int]]:
    """Return the colours of everything that seats' pieces lie on."""
    lands = [land(max(WIDE), terrain, 0) for terrain in GROUNDS]
    return {
        "plank": common(plank(1200, 130).pixels),
        "table": common(wood((1200, 1200)).pixels, *(pixels_of(tile(122, kind, 0, 0)) for kind in every_kind())),
        "island": common(sea(1200, "std", 203).pixels[300:900], *(sprite.pixels[sprite.opaque] for sprite in lands)),
    }


def pieces(seat: int) -> dict[str, tuple[Sprite, ...]]:
    """Return a seat's pieces in their smallest sizes, by the ground on which they lie."""
    small = min(SIZES)
    shields = (knight(seat, 1, True, small), knight(seat, 2, False, small), merchant(seat, small))
    return {
        "plank": (seat_shape(seat, SMALLEST), *(figure_icon(ICONS[0], kind, seat) for kind in FIGURES)),
        "table": tuple(figure(FOLLOWERS[0], kind, seat, False, False) for kind in FIGURES),
        "island": (road(seat, "rise", small), settlement(seat, small), city(seat, small), *shields),
    }


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_pieces_stand_out_on_their_grounds(seat: int) -> None:
    for where, sprites in pieces(seat).items():
        assert grounds()[where], where
        for place, ground in product(range(len(sprites)), grounds()[where]):
            sprite = sprites[place]
            canvas = canvas_from(sprite.size, bytes((ground,)) * (sprite.size[0] * sprite.size[1]))
            blit(canvas, sprite, (0, 0))
            shown = np.bincount(canvas.pixels[sprite.opaque], minlength=256).tolist()
            clear = sum(count for index, count in enumerate(shown) if CONTRASTS[index, ground] >= SIGN)
            assert clear >= 0.07 * sum(shown), (where, place, palette()[ground])


def test_types_of_dominion_differ_in_their_frames_and_banners() -> None:
    told_apart({name: tone(*frame) for name, (frame, _) in TYPES.items()})
    told_apart({name: tone(*banner) for name, (_, banner) in TYPES.items()})
    for name, (_, banner) in TYPES.items():
        assert contrast(INK, tone(*banner)) >= TEXT, name


def mean_colour(image: Image.Image) -> Colour:
    """Return the mean colour of the opaque part of a picture."""
    opaque = image.getchannel("A").point([255 * (value > 250) for value in range(256)])
    total = opaque.histogram()[255]
    red, green, blue = (
        round(sum(value * count for value, count in enumerate(channel.histogram(opaque))) / total)
        for channel in image.convert("RGB").split()
    )
    return red, green, blue


def test_gems_of_zavandor_differ_in_colour() -> None:
    told_apart({gem: mean_colour(symbol(gem, 40)) for gem in GEMS})
    told_apart({gem: tone(*GEM_FRAMES[gem]) for gem in (*GEMS, "")})


def test_cubes_of_zavandor_differ_in_colour() -> None:
    told_apart({SEATS[seat].letter: mean_colour(symbol(f"cube.{seat}", 40)) for seat in range(4)})


def test_cards_of_catan_differ_in_colour() -> None:
    told_apart({name: tone(ramp, at) for name, (ramp, at) in card_grounds().items()})
    told_apart({name: tone(deck.ramp, BODY) for name, deck in DECKS.items()})
    told_apart({name: deck.frame for name, deck in DECKS.items()})
