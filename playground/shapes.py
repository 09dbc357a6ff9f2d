"""The shapes of values in requests: small checks that are combined to tables of fields.

A shape records in a form what is wrong with a value at its path. `None` counts as absent and fits every shape that is
not wrapped in `needed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playground.refusals import Form, Json, Path, quoted

Shape = Callable[[Form, Path, object], None]
INT32, INT53, INT64 = 2**31 - 1, 2**53 - 1, 2**63 - 1


def text(most: int, least: int = 0) -> Shape:
    """A text with a length. See `refusals.length`."""
    return lambda form, path, value: form.text(path, value, least, most)


def integer(least: int = 0, most: int = INT32) -> Shape:
    """A whole number in a range."""
    return lambda form, path, value: form.integer(path, value, least, most)


def number(least: float, most: float) -> Shape:
    """A number in a range."""
    return lambda form, path, value: form.number(path, value, least, most)


def flag(form: Form, path: Path, value: object) -> None:
    """True or false."""
    if value is not None and not isinstance(value, bool):
        form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(form: Form, path: Path, value: object) -> None:
    """An id, which Discord accepts as a text of digits or as a number."""
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= INT64):
        return
    written = isinstance(value, str) and value.isascii() and value.isdecimal() and str(int(value[:20])) == value
    if not (written and int(str(value)) <= INT64):
        form.wrong(path, "NUMBER_TYPE_COERCE", f"Value {quoted(value)} is not snowflake.")


def one_of(*allowed: object) -> Shape:
    """One of several values."""

    def check(form: Form, path: Path, value: object) -> None:
        if value is not None:
            form.choice(path, value, allowed)

    return check


def nonce(form: Form, path: Path, value: object) -> None:
    """A message's nonce: a number, or a text of up to 25 characters."""
    if isinstance(value, int):
        form.integer(path, value, -INT64 - 1, INT64)
    else:
        form.text(path, value, 0, 25)


def needed(shape: Shape) -> Shape:
    """A required value. A blank text counts as missing."""

    def check(form: Form, path: Path, value: object) -> None:
        if value is None or (isinstance(value, str) and value and not value.strip()):
            form.required(path)
        else:
            shape(form, path, value)

    return check


def many(shape: Shape, most: int, least: int = 0, *, unique: bool = False) -> Shape:
    """A list with a length and one shape for its entries, which differ if `unique`."""

    def check(form: Form, path: Path, value: object) -> None:
        if value is None or not form.count(path, value, least, most) or not isinstance(value, list):
            return
        for index, each in enumerate(value):
            shape(form, (*path, index), each)
            if unique and each in value[:index]:
                form.wrong((*path, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")

    return check


def fields(shapes: Mapping[str, Shape]) -> Shape:
    """An object with known fields. Unknown ones are ignored, as by Discord."""

    def check(form: Form, path: Path, value: object) -> None:
        if value is None:
            return
        if is_object(form, path, value) and isinstance(value, dict):
            check_fields(form, path, value, shapes)

    return check


def is_object(form: Form, path: Path, value: object) -> bool:
    """Record an error if a value is no JSON object. Return True if it is one."""
    if not isinstance(value, dict):
        form.wrong(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return isinstance(value, dict)


def check_fields(form: Form, path: Path, value: Json, shapes: Mapping[str, Shape]) -> None:
    """Check the fields of an object."""
    for name, shape in shapes.items():
        shape(form, (*path, name), value.get(name))


def translated(languages: frozenset[str], most: int) -> Shape:
    """An object of texts by language."""

    def check(form: Form, path: Path, value: object) -> None:
        if value is None or not is_object(form, path, value) or not isinstance(value, dict):
            return
        for key, each in value.items():
            form.text((*path, key), each, 1, most, needed=True)
        for key in set(value) - languages:
            form.wrong(path, "DICT_TYPE_KEYS", f"Not a language Discord knows: {key[:40]}")

    return check
