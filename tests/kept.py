"""Results that take long, such as played games: kept on the disk until the rules or the tests change."""

import copyreg
import hashlib
import pickle
import shutil
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from render.kit.folder import keep
from rules.kernel import Table

P = ParamSpec("P")
T = TypeVar("T")

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".pytest_cache" / "games"
DAMAGED = (OSError, EOFError, ValueError, LookupError, AttributeError, ImportError, pickle.UnpicklingError)
"""Errors of reading a missing or damaged file."""


def kept(play: Callable[P, T]) -> Callable[P, T]:
    """Keep the results of a function in memory and on the disk. Its arguments alone must determine them.

    All tests of a process share a result, so they play on with a copy of a table.
    """

    results: dict[str, T] = {}

    @wraps(play)
    def known(*args: P.args, **kwargs: P.kwargs) -> T:
        key = repr((args, kwargs))
        if key not in results:
            # Modules of tests are no part of the version, so that a new test does not make all games outdated.
            source = Path(play.__code__.co_filename).read_bytes()
            given = hashlib.blake2s(key.encode() + source, digest_size=12).hexdigest()
            path = FOLDER / _version() / f"{play.__module__}.{play.__qualname__}-{given}"
            try:
                results[key] = pickle.loads(path.read_bytes())
            except DAMAGED:
                results[key] = play(*args, **kwargs)
                keep(path, pickle.dumps(results[key]))
        return results[key]

    return known


@cache
def _version() -> str:
    """Return a hash of the rules and of all modules that play, except those with nothing but tests."""
    found = hashlib.blake2s(digest_size=6)
    modules = [file for file in (ROOT / "tests").rglob("*.py") if not file.name.startswith("test_")]
    modules += (ROOT / "bench" / "games").glob("*.py")
    rules = [file for file in (ROOT / "rules").rglob("*") if file.is_file() and file.suffix != ".pyc"]
    for file in sorted(modules + rules):
        found.update(file.read_bytes())
    version = found.hexdigest()
    for other in FOLDER.glob("*"):
        if other.name != version:
            shutil.rmtree(other, ignore_errors=True)
    return version


copyreg.pickle(Table, lambda table: (Table.load, (table.dump(),)))
