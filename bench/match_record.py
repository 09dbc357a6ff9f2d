"""``python -m bench opponents MATCH [--record FILE] [--minutes N] [--cores N]``: play one match, and continue it later.

Each game is added to a file as soon as it ends, by the number that its seed and its seat follow from. A further run
plays the next numbers, so that several runs on several days make one figure. Games of other versions of the rules or
of the players stay in the file, but do not count.
"""

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bench.figures import line
from bench.opponents import MATCHES, Match, Result, figures_of, numbered
from bench.others import Others

ROOT = Path(__file__).parents[1]
USUAL = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "stammtisch" / "opponents.jsonl"
"""The file of all games, unless ``--record`` names another one."""
MINUTES: Final = 20.0


class Played(Struct, frozen=True):
    """A game of a match: the version of its players, its number, and its result."""

    match: str
    version: str
    number: int
    share: float
    seconds: list[float]


class Record:
    """The games of a match in a file."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file, self.match = file, match
        self.version = version_of(match)
        lines = file.read_bytes().splitlines() if file.exists() else []
        # A run that was killed may have written a part of its last line.
        found = [
            one for text in lines if (one := _read(text)) and (one.match, one.version) == (match.name, self.version)
        ]
        self.games: dict[int, Result] = {one.number: (one.share, one.seconds) for one in found}

    def add(self, number: int, result: Result) -> None:
        """Add a game to the file."""
        share, seconds = result
        self.games[number] = result
        rounded = [round(one, 4) for one in seconds]
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(Played(self.match.name, self.version, number, share, rounded)))

    def missing(self) -> Iterator[int]:
        """Yield the numbers of the games that are still to be played."""
        return (number for number in range(self.match.games) if number not in self.games)


def _read(text: bytes) -> Played | None:
    try:
        return msgspec.json.decode(text, type=Played)
    except msgspec.DecodeError:
        return None


def version_of(match: Match) -> str:
    """Return a hash of everything that decides the games of a match: its game, its players and the search."""
    folders = (f"rules/{match.game}", "bench/games", "bench/rivals")
    files = [*(ROOT / "rules").glob("*.py"), ROOT / "bench" / "opponents.py"]
    files += [file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in (".py", ".toml")]
    found = hashlib.blake2s(digest_size=6)
    for file in sorted(files):
        found.update(file.read_bytes())
    return found.hexdigest()


def play(record: Record, minutes: float, cores: int) -> None:
    """Play the next games. Each core begins one, and further ones that can be expected to end in time.

    A game that has begun is always played to its end: otherwise long games would be missing.
    """
    begun, longest = time.monotonic(), 0.0
    numbers, running = record.missing(), dict[Future[Result], tuple[int, float]]()
    with ProcessPoolExecutor(cores) as pool:
        while True:
            while len(running) < cores and (not longest or time.monotonic() - begun + longest < 60 * minutes):
                number = next(numbers, None)
                if number is None:
                    break
                running[pool.submit(numbered, record.match.name, number)] = number, time.monotonic()
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                number, since = running.pop(done)
                longest = max(longest, time.monotonic() - since)
                record.add(number, done.result())


def main(arguments: list[str]) -> None:
    """Play the match that the arguments name, and print its figures over all runs."""
    parser = argparse.ArgumentParser(prog="python -m bench opponents")
    parser.add_argument("match", choices=[match.name for match in MATCHES])
    parser.add_argument("--record", type=Path, default=USUAL)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    record = Record(given.record, next(match for match in MATCHES if match.name == given.match))
    others = Others()
    play(record, given.minutes, given.cores)
    for figure in figures_of(record.match, list(record.games.values())):
        print(line(figure, others.share()), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
