"""``python -m bench [part ...] [--long] [--quick]``: measure everything, or the named parts, a line for each figure.

``--long`` also measures what takes many minutes. The strength of the opponents takes hours, so it must be named.
``--quick`` plays a tenth of its games with a search, and many tables for a few minutes.
``python -m bench opponents MATCH`` plays one match for 20 minutes, and adds its games to those of earlier runs.
A line with "disturbed" is not to be compared: it tells the share of the processors that other programs took.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bench import figures as bench_figures
from bench.figures import Figure, line
from bench.others import Others

HERE = Path(__file__).parent
INSIDE = {"handover"}
"""The parts that ``operations`` measures, too."""
BY_NAME = {"opponents"}
"""The parts that are measured only if they are named."""
LONG, QUICK = "--long", "--quick"


def parts() -> list[str]:
    """Return the names of the parts: the modules of this package with a ``figures`` function that needs no argument."""
    # The source is searched, because importing all modules takes seconds.
    return [file.stem for file in sorted(HERE.glob("*.py")) if "\ndef figures() ->" in file.read_text(encoding="utf-8")]


def main(wanted: list[str]) -> None:
    """Measure and print the wanted parts, or all."""
    if wanted[:1] == ["opponents"] and wanted[1:] and not {LONG, QUICK}.issuperset(wanted[1:]):
        import_module("bench.match_record").main(wanted[1:])
        return
    named = [name for name in wanted if name not in (LONG, QUICK)]
    unknown = set(named) - set(parts())
    if unknown:
        sys.exit(f"There is nothing called {', '.join(sorted(unknown))} to measure; there is {', '.join(parts())}.")
    bench_figures.SHARE = 0.1 if QUICK in wanted else 1.0
    for name in named or [name for name in parts() if name not in INSIDE | BY_NAME]:
        others = Others()
        for figure in measured(name, long=LONG in wanted):
            print(line(figure, others.share()), flush=True)


def measured(name: str, *, long: bool) -> Iterator[Figure]:
    """Measure a part. A part may also have a ``long_figures`` function."""
    module = import_module(f"bench.{name}")
    yield from module.figures()
    if long and hasattr(module, "long_figures"):
        yield from module.long_figures()


if __name__ == "__main__":
    main(sys.argv[1:])
