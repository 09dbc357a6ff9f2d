"""Damaged input: seeded changes of a document or of a file that is good."""

import copy
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from rules.kernel import Facts


def _nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def _strange(rng: random.Random) -> Any:
    """Return a value of the wrong type or size."""
    numbers = (0, -1, 7, 1.5, 1 << 31, 1 << 63, 1 << 200, 10**400, -(10**400), 1e308)
    texts = ("", "x", "../../x", "\0", "\n\x1b[2J", "\ud800", "ž" * 5_000, "f" * 5_000)
    others: tuple[Any, ...] = (None, True, [], {}, [[]], [None] * 1_000, {"a": {}}, _nested(60), _nested(700))
    return rng.choice((*numbers, *texts, *others))


def damaged_document(document: Facts, rng: random.Random) -> Facts:
    """Return a copy of a document with one to three values changed, missing, added, repeated or in another place."""
    found = copy.deepcopy(document)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _change_within(found, rng)
    return found


def _change_within(value: Any, rng: random.Random) -> None:
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = rng.choice(keys) if keys else None
    if key is not None and isinstance(value[key], dict | list) and value[key] and rng.random() < 0.7:
        return _change_within(value[key], rng)
    strange = _strange(rng)
    kind = rng.choice(("replace", "replace", "delete", "add", "move"))
    if kind == "add" or key is None:
        _add(value, strange)
    elif kind == "replace":
        value[key] = strange
    elif kind == "delete":
        del value[key]
    else:
        other = rng.choice(keys)
        value[key], value[other] = value[other], value[key]
    return None


def _add(value: Any, strange: Any) -> None:
    if isinstance(value, dict):
        value["unknown"] = strange
    else:
        value.append(value[-1] if value else strange)


def damaged_text(document: Facts, rng: random.Random) -> bytes:
    """Return a document as the bytes of a file that was damaged, or was written in another way."""
    with suppress(RecursionError):
        content = json.dumps(damaged_document(document, rng) if rng.random() < 0.6 else document).encode()
        return content if rng.random() < 0.5 else damaged_bytes(content, rng)
    return b"[" * 100_000


def damaged_bytes(content: bytes, rng: random.Random) -> bytes:
    """Return bytes that were cut, flipped, repeated, overwritten, or encoded in another way."""
    at, length = rng.randrange(len(content)), rng.choice((1, 1, 8, 512, 4_096))
    kind = rng.choice(("cut", "flip", "flip", "header", "zeros", "repeat", "insert", "encoding", "other"))
    if kind == "cut":
        return content[:at]
    if kind in ("flip", "header"):
        found = bytearray(content)
        for _ in range(length if length < 10 else 1):
            place = rng.randrange(min(100, len(found)) if kind == "header" else len(found))
            found[place] ^= 1 << rng.randrange(8)
        return bytes(found)
    if kind == "zeros":
        return content[:at] + bytes(length) + content[at + length :]
    if kind == "repeat":
        return content[: at + length] + content[at:]
    if kind == "insert":
        return content[:at] + rng.randbytes(length) + content[at:]
    if kind == "encoding":
        return content.decode("latin-1").encode(rng.choice(("utf-16", "utf-32", "utf-8-sig", "utf-7")))
    return rng.choice((b"", b"\0", b"{}", b"[]", b"null", b"[" * 100_000, b"SQLite format 3\0", b'{"a":' * 50_000))


def _statement(sql: str) -> Callable[[Path, random.Random], None]:
    def change(path: Path, _: random.Random) -> None:
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("PRAGMA foreign_keys = OFF")
            db.execute(sql)

    return change


def _drop_a_table(path: Path, rng: random.Random) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        db.execute(f"DROP TABLE {rng.choice(tables)}")


def _damage_bytes(path: Path, rng: random.Random) -> None:
    path.write_bytes(damaged_bytes(path.read_bytes(), rng))


def _make_folder(path: Path, _: random.Random) -> None:
    path.unlink()
    path.mkdir()


def _leave_a_log(path: Path, rng: random.Random) -> None:
    path.with_name(path.name + "-wal").write_bytes(rng.randbytes(4_096))


CHANGES: Final[tuple[Callable[[Path, random.Random], None], ...]] = (
    *(_damage_bytes,) * 12,
    _drop_a_table,
    _make_folder,
    _leave_a_log,
    *(_statement(f"PRAGMA application_id = {number}") for number in (0, -1, 1 << 30)),
    *(_statement(f"PRAGMA user_version = {number}") for number in (0, -1, 99, (1 << 31) - 1)),
)
"""The ways in which a file of SQLite is damaged. The first, which has many forms, is the most frequent."""


def damage(path: Path, rng: random.Random) -> None:
    """Damage a file of SQLite."""
    rng.choice(CHANGES)(path, rng)


def contents(folder: Path) -> dict[str, bytes | None]:
    """Return the files of a folder, without those that only lock it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if path.suffix != ".lock"
    }


def copied(folder: Path, to: Path) -> Path:
    """Replace a folder by a copy of another one."""
    shutil.rmtree(to, ignore_errors=True)
    return Path(shutil.copytree(folder, to))
