"""``python -m bench [part ...]``: measure everything, or the named parts, and print one line for each figure."""

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module

import bench
from bench.figures import Figure, line

FRAME = {"__main__", "bare", "figures", "watched"}


def parts() -> list[str]:
    """Return the names of the parts: the modules of this package with a ``figures`` function."""
    return [module.name for module in pkgutil.iter_modules(bench.__path__) if module.name not in FRAME]


def main(wanted: list[str]) -> None:
    """Measure and print the wanted parts, or all."""
    unknown = set(wanted) - set(parts())
    if unknown:
        sys.exit(f"There is nothing called {', '.join(sorted(unknown))} to measure; there is {', '.join(parts())}.")
    for name in wanted or parts():
        figures: Iterator[Figure] = import_module(f"bench.{name}").figures()
        for figure in figures:
            print(line(figure), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
