"""The visible difference of two colours, also for people with a colour vision deficiency.

The difference is CIEDE2000, as Sharma, Wu and Dalal describe it: "The CIEDE2000 color-difference formula", Color
Research and Application 30 (2005), https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/. Names of variables follow
the article. A deficiency is simulated with the matrices for severity 1.0 of Machado, Oliveira and Fernandes: "A
physiologically-based model for simulation of color vision deficiency", IEEE TVCG 15 (2009),
https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html.
"""

import math
from collections.abc import Sequence
from functools import cache

from render.kit.theme import Colour

Lab = tuple[float, float, float]
"""A colour in CIELAB: lightness, green to red, blue to yellow."""
Matrix = Sequence[Sequence[float]]

DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""From linear sRGB to CIE XYZ."""
WHITE = (0.95047, 1.0, 1.08883)
"""The white of sRGB, D65, in CIE XYZ."""


def apart(one: Colour, other: Colour) -> dict[str, float]:
    """Return the difference of two colours for people with normal vision and with each deficiency."""
    seen = {"normal": (one, other)}
    seen |= {kind: (simulated(one, kind), simulated(other, kind)) for kind in DEFICIENCIES}
    return {kind: difference(lab(first), lab(second)) for kind, (first, second) in seen.items()}


@cache
def simulated(colour: Colour, deficiency: str) -> Colour:
    """Return a colour as people with a deficiency see it."""
    red, green, blue = (
        round(255 * _encoded(min(1.0, max(0.0, share)))) for share in _times(DEFICIENCIES[deficiency], _linear(colour))
    )
    return red, green, blue


@cache
def lab(colour: Colour) -> Lab:
    """Return a colour in CIELAB."""
    x, y, z = (_root(share / white) for share, white in zip(_times(XYZ, _linear(colour)), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Lab, other: Lab) -> float:
    """Return the difference ΔE2000 of two colours. People just notice a difference of 1 side by side."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    (c1, h1), (c2, h2) = _polar((1 + g) * a1, b1), _polar((1 + g) * a2, b2)
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2 if grey else (h1 + h2) / 2 if abs(h1 - h2) <= 180 else (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2
    t = 1 - 0.17 * _cos(h - 30) + 0.24 * _cos(2 * h) + 0.32 * _cos(3 * h + 6) - 0.20 * _cos(4 * h - 63)
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    rc = 2 * math.sqrt(c**7 / (c**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((h - 275) / 25) ** 2)))) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


def _polar(a: float, b: float) -> tuple[float, float]:
    return math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360 if a or b else 0.0


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(colour: Colour) -> list[float]:
    shares = (channel / 255 for channel in colour)
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def _encoded(share: float) -> float:
    return 12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055


def _root(share: float) -> float:
    return math.cbrt(share) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
