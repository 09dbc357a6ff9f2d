"""Exports of games as JSON documents, to keep, to analyse, or to report a bug.

The table of a game that has ended can be rebuilt from its document: ``imported`` for tests, and by hand::

    python -m data.export game-3.json
    python -m data.export game-3.json tests/data/recorded

The second command stores it, without names and times, where every run of the tests replays it.

While a game runs, its document has only what its reader may see, and no seed, so it cannot be replayed.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from data.game.models import GameRow, LogEntry, Seat
from data.game.replay import answered_again
from rules.kernel import Facts, Table, plain

FORMAT = "stammtisch game 1"


def exported(game: GameRow, seats: Sequence[Seat], log: Sequence[LogEntry], table: Table, seat: int | None) -> Facts:
    """Return a game as plain JSON: all of it once it is over, before that what ``seat`` may know.

    ``log`` has the entries that the reader may see. For a game that is over it is the whole log. Before that its
    entries are renumbered, because a missing number would reveal that a sealed bid was changed.
    """
    lines = [_line(entry) for entry in log]
    if not table.over:
        lines = [{**line, "number": at, "took_back": min(line["took_back"], 1)} for at, line in enumerate(lines, 1)]
    document: Facts = {
        "format": FORMAT,
        "game": game.kind,
        "options": game.options,
        "seats": [{"name": one.name, "opponent": one.opponent} for one in seats],
        "over": table.over,
        "seed_hash": game.seed_hash,
        "standing": [plain(place) for place in table.standing] if table.over else [],
        "log": lines,
    }
    if table.over:
        return document | {"seed": table.seed, "position": table.position()}
    return document | {"view": plain(table.view(seat))}


def _line(entry: LogEntry) -> Facts:
    """Return an entry of the log without the ids of people."""
    return {
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "choice": plain(entry.choice),
        "took_back": entry.took_back,
        "events": [plain(event) for event in entry.events],
    }


def imported(document: Facts) -> Table:
    """Return the table of a document of a game that has ended, replayed from its seed and its log.

    Raise ValueError if it is no such document, or if the replay has another result because the rules have changed.
    """
    if document.get("format") != FORMAT or not document.get("seed"):
        raise ValueError("this is no document of a game that has ended")
    seats, options = len(document["seats"]), document["options"]
    table = Table.new(document["game"], seats=seats, seed=int(document["seed"], 16), options=options)
    log = [
        # Without the events, which the replay produces again.
        LogEntry(game=0, **{key: line[key] for key in ("number", "at", "kind", "seat", "choice", "took_back")})
        for line in document["log"]
    ]
    for _ in answered_again(table, log):
        pass
    if [plain(place) for place in table.standing] != document["standing"]:
        raise ValueError("it comes out otherwise than it did: the rules have changed since")
    return table


def recorded(document: Facts) -> Facts:
    """Return the part of a document that a replay needs, without anything about its people."""
    log = [{**line, "at": 0.0, "events": []} for line in document["log"]]
    seats = [{"name": "ABCDEF"[seat], "opponent": False} for seat in range(len(document["seats"]))]
    kept = {key: value for key, value in document.items() if key != "position"}
    return {**kept, "seats": seats, "log": log}


def record(document: Facts, folder: Path) -> Path:
    """Store a document as a test in a folder, under a name of its own, and return the file."""
    file = folder / f"{document['game']}-{document['seed_hash'][:8]}.json"
    # One line an entry, so that a diff shows which entries have changed.
    lines = ",\n".join(json.dumps(line) for line in recorded(document)["log"])
    rest = json.dumps({**recorded(document), "log": []}, indent=1).replace('"log": []', f'"log": [\n{lines}\n]')
    file.write_text(rest + "\n", "utf-8")
    return file


def _document(arguments: Sequence[str]) -> Any:
    """Return the document in the named file. Raise ValueError with the reason if there is none."""
    if not arguments:
        raise ValueError("no file is named")
    try:
        return json.loads(Path(arguments[0]).read_text("utf-8"))
    # These errors are ValueErrors too, but their texts are about columns and bytes.
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ValueError(f"{arguments[0]} is cut off or damaged") from error


def main(arguments: Sequence[str]) -> int:
    """Replay a document, print the result, and store it in a folder if one is named. Return 1 if the replay fails."""
    try:
        document = _document(arguments)
        table = imported(document)
        for folder in arguments[1:2]:
            print(record(document, Path(folder)))
    except (OSError, ValueError) as error:
        print(f"It cannot be played again: {error}", file=sys.stderr)
        return 1
    except (LookupError, TypeError, AttributeError, msgspec.ValidationError):
        print(f"It cannot be played again: {arguments[0]} is no whole document of a game", file=sys.stderr)
        return 1
    for place in table.standing:
        print(f"{place.rank}. {document['seats'][place.seat]['name']}: {place.score}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
