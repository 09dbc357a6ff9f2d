"""The processor time that other programs take while something is measured."""

import time
from typing import Final

import psutil

DISTURBED: Final = 0.1
"""The share of the machine's processor time above which figures are not to be compared."""


class Others:
    """Everything that runs on this machine beside this process and the processes that it has started."""

    def __init__(self) -> None:
        self._process = psutil.Process()
        self._began = self._times()

    def share(self) -> float:
        """Return the share of the processor time of all cores that others have taken so far, 0 to 1."""
        moment, busy, own = (now - then for now, then in zip(self._times(), self._began, strict=True))
        return min(1.0, max(0.0, (busy - own) / (moment * (psutil.cpu_count() or 1))))

    def _times(self) -> tuple[float, float, float]:
        """Return the seconds by the clock, of work on all cores, and of work of this process and those it started."""
        machine = psutil.cpu_times()
        busy = machine.user + machine.nice + machine.system + machine.irq + machine.softirq + machine.steal
        # A process counts the children that have ended, so these and the living ones are all.
        own = sum(sum(each.cpu_times()[:4]) for each in (self._process, *self._process.children(recursive=True)))
        return time.monotonic(), busy, own
