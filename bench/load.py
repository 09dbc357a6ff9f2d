"""A busy machine: a hundred tables, at which people click twice as fast as in an evening (``life``).

A second process draws the pictures. The people and the playground take processor time too, which is printed.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.figures import Figure
from bench.life import clicked

TABLES, RATE = 100, 50
TWO_CORES: Final[dict[str, Any]] = {"DRAWING_PROCESSES": "1"}
"""The settings of a bot that has two cores."""


def figures() -> Iterator[Figure]:
    """Measure a minute of clicks, after a first minute in which the sprites are painted."""
    with tempfile.TemporaryDirectory() as folder:
        for _ in clicked(Path(folder), "load", TABLES // 2, RATE // 2, **TWO_CORES):
            pass
        yield from clicked(Path(folder), "load", TABLES, RATE, **TWO_CORES)
