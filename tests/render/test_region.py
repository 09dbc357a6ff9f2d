"""Regions: flooding, keeping a margin, the deepest point."""

import random

import pytest
from PIL import Image, ImageDraw

from render.carcassonne.tile.region import ALL, GRAIN, deepest, drawn, eroded, flooded, has, picture, sample, share


def painted(*boxes: tuple[int, int, int, int]) -> int:
    image = Image.new("L", (GRAIN, GRAIN))
    for box in boxes:
        ImageDraw.Draw(image).rectangle(box, 255)
    return drawn(image)


def test_region_is_the_painted_area() -> None:
    region = painted((10, 20, 29, 39))
    assert share(region) == 400 / GRAIN**2
    assert picture(region).getbbox() == (10, 20, 30, 40)
    assert has(region, (10.5 / GRAIN, 20.5 / GRAIN))
    assert not has(region, (30.5 / GRAIN, 20.5 / GRAIN))
    assert not has(ALL, (1.2, 0.5))


def test_flood_stays_on_its_side_and_does_not_wrap_around_the_border() -> None:
    free = ALL & ~painted((0, 40, GRAIN - 1, 42))
    above = flooded(free, [(0.5, 0.0)])
    assert picture(above).getbbox() == (0, 0, GRAIN, 40)
    assert flooded(free, [(0.0, 0.0), (1.0, 1.0)]) == free
    strip = painted((0, 0, 0, 5), (GRAIN - 1, 0, GRAIN - 1, 5))
    assert share(flooded(strip, [(0.0, 0.0)])) == 6 / GRAIN**2


def test_margin_is_kept_from_the_regions_border_but_not_from_the_tiles() -> None:
    assert eroded(ALL, 9) == ALL
    assert picture(eroded(painted((0, 0, 50, 50)), 5)).getbbox() == (0, 0, 46, 46)
    assert eroded(painted((20, 20, 24, 24)), 3) == 0


def test_deepest_point_is_far_from_every_border() -> None:
    assert deepest(ALL) == pytest.approx((0.5, 0.5), abs=0.02)
    assert deepest(painted((0, 0, 40, 40), (60, 60, 65, 65))) == pytest.approx((20 / GRAIN, 20 / GRAIN), abs=0.02)


def test_sample_lies_in_the_region_and_a_tiny_one_may_be_missed() -> None:
    half, rng = painted((0, 0, GRAIN - 1, 47)), random.Random(1)
    assert all(has(half, point) for point in (sample(half, rng) for _ in range(50)) if point)
    assert sample(0, rng) is None
