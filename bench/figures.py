"""How a figure is taken and printed."""

import statistics
import time
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct


class Figure(Struct, frozen=True, omit_defaults=True):
    """One measurement: ``target`` is what the value should not exceed (``at_least``: not fall below)."""

    name: str
    value: float
    unit: str = ""
    target: float | None = None
    at_least: bool = False
    of: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without one."""
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target


def line(figure: Figure) -> str:
    """Return the figure as one line of JSON."""
    facts = msgspec.to_builtins(figure) | {"value": float(f"{figure.value:.4g}")}
    if figure.met is not None:
        facts["met"] = figure.met
    return msgspec.json.encode(facts).decode()


def seconds(work: Callable[[], object], *, rounds: int = 7, times: int = 1) -> float:
    """Return the median over ``rounds`` of the seconds that one of ``times`` calls of ``work`` takes."""
    taken = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(times):
            work()
        taken.append((time.perf_counter() - start) / times)
    return statistics.median(taken)


def percentile(values: Iterable[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of ``values`` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]
