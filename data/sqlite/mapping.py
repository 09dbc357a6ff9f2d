"""The mapping of models to rows and back, and the statements that write them."""

import sqlite3
from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from data.sqlite.encoding import as_json

JSON_COLUMNS = frozenset({"options", "position", "payload", "choice", "events", "settings", "facts", "ballots"})
"""The columns that hold JSON."""

R = TypeVar("R", bound=Struct)


class Row(Struct, frozen=True, kw_only=True):
    """A row of a table: the base of the models whose fields are all the columns of one."""

    TABLE: ClassVar[str]
    KEY: ClassVar[tuple[str, ...]]
    """The columns that identify a row."""


def from_row(kind: type[R], row: sqlite3.Row) -> R:
    """Return ``row`` as a value of ``kind``, whose fields are the columns."""
    facts = {name: row[name] for name in kind.__struct_fields__}
    for name in JSON_COLUMNS.intersection(facts):
        if facts[name] is not None:
            facts[name] = msgspec.json.decode(facts[name])
    # Not strict, because SQLite has no booleans. 0 and 1 become False and True: https://www.sqlite.org/datatype3.html
    return msgspec.convert(facts, kind, strict=False)


def from_rows(kind: type[R], rows: Iterable[sqlite3.Row]) -> tuple[R, ...]:
    """Return ``rows`` as values of ``kind``."""
    return tuple(from_row(kind, row) for row in rows)


def to_row(value: Struct) -> dict[str, Any]:
    """Return ``value`` as a row's columns by name."""
    facts = msgspec.structs.asdict(value)
    for name in JSON_COLUMNS.intersection(facts):
        if facts[name] is not None:
            facts[name] = as_json(facts[name])
    return facts


@cache
def insert(kind: type[Row], *without: str) -> str:
    """Return the statement that adds a row, without some of its columns."""
    names = [name for name in kind.__struct_fields__ if name not in without]
    return f"INSERT INTO {kind.TABLE} ({', '.join(names)}) VALUES ({', '.join(':' + name for name in names)})"


@cache
def upsert(kind: type[Row]) -> str:
    """Return the statement that adds a row or updates the one with its key."""
    news = ", ".join(f"{name} = excluded.{name}" for name in kind.__struct_fields__)
    # Not REPLACE, which deletes the row first: other tables refer to it. https://www.sqlite.org/lang_conflict.html
    return f"{insert(kind)} ON CONFLICT DO UPDATE SET {news}"


@cache
def delete(kind: type[Row]) -> str:
    """Return the statement that deletes the row with the key of another one."""
    # IS instead of =: a part of a key may be NULL, and NULL = NULL is not true in SQL.
    return f"DELETE FROM {kind.TABLE} WHERE {' AND '.join(f'{name} IS :{name}' for name in kind.KEY)}"
