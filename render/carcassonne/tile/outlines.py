"""Outlines that several landmarks share: points around a middle, and a pointed arch."""

import math

from render.kit.sheet import Point


def ring(x: float, y: float, radius: float, tall: float, count: int, start: float = 0.0) -> list[Point]:
    """Return ``count`` points around a middle, on an ellipse ``tall`` times as high as wide."""
    angles = (start + 2 * math.pi * i / count for i in range(count))
    return [(x + radius * math.cos(a), y + radius * tall * math.sin(a)) for a in angles]


def lancet(x: float, foot: float, half: float, height: float) -> list[Point]:
    """Return the outline of a pointed window or door above its foot."""
    top = foot - height
    return [(x - half, foot), (x - half, top + half), (x - half * 0.6, top + 0.3 * half), (x, top - 0.2 * half),
            (x + half * 0.6, top + 0.3 * half), (x + half, top + half), (x + half, foot)]  # fmt: skip
