"""Nothing is only in the picture: a fact that changes it changes the alternative text, the text board or an overlay.

The sweep takes a view, puts another value in one field at a time, and draws and tells the view again. The other value
is one that the same field has had in the same game, so that each view is one that the picture can show.
"""

import itertools
import random
from collections import defaultdict
from collections.abc import Container, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Struct, structs

import render
from bench.games.random_play import step
from rules.kernel import Event, Facts, Table, View
from tests.contract.adding import chosen_forms

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
TOLD = chosen_forms(parts=False)
"""The games of the sweep in their fullest forms, each with its options."""
ALIKE = {"carcassonne": (".board[].turn",)}
"""Fields whose other value can be the same fact, by game: a straight road in the other direction is the same road."""
MOMENTS, TRIES = 40, 4
"""The moments of a game that give values, and the values that are tried for each field."""

SHARES, WHOLE = 6, slice(None)
"""The sweep takes every sixth field of a game, or all fields."""


class Leaf(NamedTuple):
    """A value inside a view: the steps to it, and their pattern, in which every number of a list is the same."""

    path: tuple[Any, ...]
    pattern: str
    value: Any


def leaves(value: Any, path: tuple[Any, ...] = (), pattern: str = "") -> Iterator[Leaf]:
    """Yield every value inside ``value``, lists as a whole before their items."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from leaves(getattr(value, name), (*path, name), f"{pattern}.{name}")
        return
    yield Leaf(path, pattern, value)
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key), f"{pattern}[{key if isinstance(key, str) else ''}]")
    elif isinstance(value, tuple | list):
        for at, item in enumerate(value):
            yield from leaves(item, (*path, at), f"{pattern}[]")


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """Return ``value`` with another value at the end of a path."""
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, Struct):
        return structs.replace(value, **{first: replaced(getattr(value, first), rest, new)})
    if isinstance(value, dict):
        return {key: replaced(item, rest, new) if key == first else item for key, item in value.items()}
    items = [replaced(item, rest, new) if at == first else item for at, item in enumerate(value)]
    return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)


def drawn(view: View) -> bytes:
    """Return the pixels of a view's picture."""
    return render.picture(view, names=NAMES).tobytes()


def told(view: View) -> Iterator[str]:
    """Yield all texts about a view, with the sentences of the events that it holds."""
    yield render.describe(view, names=NAMES)
    yield render.text_board(view, names=NAMES)
    words = render.words("en").about(view)
    yield from (words.event(leaf, NAMES) for leaf in events_in(view))
    yield from (render.overlay_words(view, key, names=NAMES) for key in render.overlays(view))


def tells_the_same(view: View, texts: Sequence[str]) -> bool:
    """Return whether these are the texts about a view. The first difference decides."""
    return all(one == other for one, other in itertools.zip_longest(told(view), texts))


def events_in(value: Any) -> Iterator[Event]:
    """Yield the events inside a view."""
    if isinstance(value, Event):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from events_in(getattr(value, name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from events_in(item)


def moments(kind: str, options: Facts, seed: int) -> list[View]:
    """Return views of a random game: each of the seat that is asked, at about even distances."""
    table, rng, found = Table.new(kind, seats=3, seed=seed, options=options), random.Random(seed), list[View]()
    while not table.over:
        found.append(table.view(table.asks[0].seat))
        step(table, rng)
    found.append(table.view(0))
    return found[:: max(1, len(found) // MOMENTS)]


def only_in_the_picture(
    kind: str, options: Facts, seed: int, fields: Container[str] = (), share: slice = WHOLE
) -> dict[str, str]:
    """Return the fields that change the picture and nothing that is told, each with a change that shows it.

    The sweep takes all fields, or the given ones, or a share of them.
    """
    views, rng = moments(kind, options, seed), random.Random(seed)
    before = cache(lambda at: [*told(views[at])])
    drawn_before = cache(lambda at: drawn(views[at]))
    values = defaultdict[str, dict[bytes, Any]](dict)
    places = defaultdict[str, list[tuple[int, Leaf]]](list)
    for at, view in enumerate(views):
        for leaf in leaves(view):
            values[leaf.pattern][msgspec.msgpack.encode(leaf.value)] = leaf.value
            places[leaf.pattern].append((at, leaf))
    found = {}
    for pattern, every in [*places.items()][share]:
        # A view is one game's and one seat's. These are no facts of the table.
        if pattern in (".game", ".seat", *ALIKE.get(kind, ())) or (fields and pattern not in fields):
            continue
        for at, leaf in rng.sample(every, min(TRIES, len(every))):
            others = [value for key, value in values[pattern].items() if key != msgspec.msgpack.encode(leaf.value)]
            if not others:
                continue
            new = rng.choice(others)
            other = replaced(views[at], leaf.path, new)
            try:
                if not tells_the_same(other, before(at)) or drawn(other) == drawn_before(at):
                    continue
            # Two facts may not fit together, such as a longer list and the number of its items.
            except Exception:
                continue
            found[pattern] = f"{leaf.value!r} -> {new!r}"
    return found


@pytest.mark.sweep(1, by="options")
@pytest.mark.parametrize(("kind", "options"), TOLD)
@pytest.mark.parametrize("first", range(SHARES))
def test_every_fact_of_the_picture_is_told(kind: str, options: Facts, first: int) -> None:
    assert only_in_the_picture(kind, options, seed=2026, share=slice(first, None, SHARES)) == {}


def test_the_sweep_finds_a_fact_that_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.contract.test_told.told", lambda view: ())
    row = ".rows[].right"
    assert row in only_in_the_picture("zavandor", {}, seed=2026, fields=(row, ".round"))
