"""A busy machine: a hundred tables, at which people click twice as fast as in an evening (``life``).

The people and the playground need more than a core themselves, so a machine with two cores cannot show this load.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.figures import Figure
from bench.life import clicked

TABLES, RATE = 100, 50


def figures() -> Iterator[Figure]:
    """Measure a minute of clicks, after a first minute in which the sprites are painted."""
    with tempfile.TemporaryDirectory() as folder:
        for _ in clicked(Path(folder), "load", TABLES // 2, RATE // 2):
            pass
        yield from clicked(Path(folder), "load", TABLES, RATE)
