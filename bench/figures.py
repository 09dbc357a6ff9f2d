"""Measuring and printing figures."""

import statistics
import time
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from bench.others import DISTURBED

SHARE = 1.0
"""The share of its games, or of its time, that a long measurement plays."""


class Figure(Struct, frozen=True, omit_defaults=True):
    """One measurement. The value should not exceed ``target`` (with ``at_least``: not fall below it)."""

    name: str
    value: float
    unit: str = ""
    target: float | None = None
    at_least: bool = False
    of: str = ""

    @property
    def met(self) -> bool | None:
        """Return True if the target is met, or None without a target."""
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target


def line(figure: Figure, others: float = 0.0) -> str:
    """Return a figure as a line of JSON. ``others`` is the share of processor time that other programs took."""
    facts = msgspec.to_builtins(figure) | {"value": float(f"{figure.value:.4g}")}
    if figure.met is not None:
        facts["met"] = figure.met
    if others > DISTURBED:
        facts["disturbed"] = round(others, 2)
    return msgspec.json.encode(facts).decode()


def seconds(work: Callable[[], object], *, rounds: int = 7, times: int = 1) -> float:
    """Return the median seconds of a call of ``work``, over ``rounds`` of ``times`` calls."""
    taken = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(times):
            work()
        taken.append((time.perf_counter() - start) / times)
    return statistics.median(taken)


def percentile(values: Iterable[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of the values are."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]
