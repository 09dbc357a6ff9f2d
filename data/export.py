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
from msgspec import Struct

from data.commands import BadInput, bad_input, one_line, run
from data.game.models import GameRow, LogEntry, LogKind, Seat
from data.game.replay import answered_again
from rules.kernel import Choice, Facts, Table, plain

FORMAT = "stammtisch game 1"


class _Player(Struct):
    """A seat of a document."""

    name: str


class _Line(Struct):
    """A line of a document's log, without its events, which the replay produces again."""

    number: int
    at: float
    kind: LogKind
    seat: int | None
    choice: Choice | None
    took_back: int
    unseen: bool = False


class Ended(Struct):
    """The parts of a document of a game that has ended which a replay needs."""

    game: str
    options: Facts
    seats: list[_Player]
    seed: str
    seed_hash: str
    standing: list[Facts]
    log: list[_Line]
    origin: Facts | None = None
    """The position from which it began, if it did not begin from the start."""


def exported(
    game: GameRow,
    seats: Sequence[Seat],
    log: Sequence[LogEntry],
    table: Table,
    seat: int | None,
    origin: Facts | None = None,
) -> Facts:
    """Return a game as plain JSON: all of it once it is over, before that what ``seat`` may know.

    ``origin`` is the position from which it began. It has secrets, so the document has it only after the end.

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
        "seats": [{"name": player.name, "opponent": player.opponent} for player in seats],
        "over": table.over,
        "seed_hash": game.seed_hash,
        "standing": [plain(place) for place in table.standing] if table.over else [],
        "log": lines,
    }
    if table.over:
        # A replay leaves out the choices that others could not see.
        hidden = {entry.number for entry in log if entry.unseen}
        document["log"] = [line | ({"unseen": True} if line["number"] in hidden else {}) for line in lines]
        # All options, because later versions may have other defaults.
        document["options"] = plain(table.state.options)
        began = {} if origin is None else {"origin": origin}
        return document | began | {"seed": table.seed, "position": table.position()}
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
    if not isinstance(document, dict) or document.get("format") != FORMAT or not document.get("seed"):
        raise BadInput("this is no document of a game that has ended")
    with bad_input("it is damaged", (msgspec.ValidationError, RecursionError)):
        ended = msgspec.convert(document, Ended)
    # Rules may raise anything on choices that are not theirs.
    with bad_input("it is damaged, or the rules have changed since", (Exception,)):
        table = _replayed(ended)
    end = [plain(place) for place in table.standing]
    if not table.over or (table.seed_hash, end) != (ended.seed_hash, ended.standing):
        raise BadInput("it comes out otherwise than it did: the rules have changed since")
    return table


def beginning(ended: Ended) -> Table:
    """Return the table of a document as it began."""
    seed = int(ended.seed, 16)
    if ended.origin is not None:
        return Table.arrange(ended.game, ended.origin, seed=seed)
    return Table.again(ended.game, seats=len(ended.seats), seed=seed, options=ended.options)


def _replayed(ended: Ended) -> Table:
    table = beginning(ended)
    log = [LogEntry(game=0, **msgspec.structs.asdict(line)) for line in ended.log]
    for _ in answered_again(table, log):
        pass
    return table


def recorded(document: Facts) -> Facts:
    """Return the part of a document that a replay needs, without anything about its people."""
    lines = [{key: line[key] for key in _Line.__struct_fields__ if key in line} for line in document["log"]]
    log = [line | {"at": 0.0, "events": []} for line in lines]
    seats = [{"name": "ABCDEF"[seat], "opponent": False} for seat in range(len(document["seats"]))]
    kept = {key: document[key] for key in ("format", *Ended.__struct_fields__) if key in document}
    return {**kept, "over": True, "seats": seats, "log": log}


def record(document: Facts, folder: Path) -> Path:
    """Store a document as a test in a folder, under a name of its own, and return the file."""
    file = folder / f"{document['game']}-{document['seed_hash'][:8]}.json"
    # One line an entry, so that a diff shows which entries have changed.
    lines = ",\n".join(json.dumps(line) for line in recorded(document)["log"])
    rest = json.dumps({**recorded(document), "log": []}, indent=1).replace('"log": []', f'"log": [\n{lines}\n]')
    file.write_text(rest + "\n", "utf-8")
    return file


def _document(arguments: Sequence[str]) -> Any:
    """Return the document in the named file. Raise ValueError or OSError with the reason if there is none."""
    if not arguments:
        raise BadInput("no file is named")
    content = Path(arguments[0]).read_bytes()
    try:
        return json.loads(content)
    # The texts of these errors are about columns and bytes.
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{arguments[0]} is cut off or damaged") from error


def _replay(arguments: Sequence[str]) -> Sequence[str]:
    """Replay a document, store it in a folder if one is named, and print the result."""
    with bad_input("It cannot be played again"):
        document = _document(arguments)
        table = imported(document)
        for folder in arguments[1:2]:
            print(record(document, Path(folder)))
    for place in table.standing:
        print(f"{place.rank}. {one_line(document['seats'][place.seat]['name'])}: {place.score}")
    return ()


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return its exit status."""
    return run(lambda: _replay(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
