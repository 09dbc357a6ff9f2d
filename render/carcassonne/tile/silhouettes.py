"""The silhouette of a follower, as an outline one unit high that stands on (0, 0)."""

import math

from render.kit.sheet import Point

_SIDE: tuple[Point, ...] = (
    (-0.085, -0.70), (-0.17, -0.655), (-0.30, -0.60), (-0.405, -0.525), (-0.43, -0.45), (-0.385, -0.395),
    (-0.27, -0.41), (-0.275, -0.36), (-0.33, -0.18), (-0.385, -0.05), (-0.37, -0.005), (-0.32, 0.0),
    (-0.10, 0.0), (-0.055, -0.025), (0.0, -0.085),
)  # fmt: skip
"""The left half of a follower below the head."""


def _follower() -> tuple[Point, ...]:
    # Open at the bottom, where the neck begins.
    head = tuple(
        (0.165 * math.cos(a), -0.825 - 0.165 * math.sin(a))
        for a in (math.radians(235 - i * 290 / 20) for i in range(21))
    )
    return (*head, *((-x, y) for x, y in _SIDE), *reversed(_SIDE[:-1]))


FOLLOWER = _follower()
