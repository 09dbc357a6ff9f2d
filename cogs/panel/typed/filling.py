"""Complete answers to an ask that include the picks so far, those with few further picks first."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, product

from cogs.panel.draft.steps import capacity, is_distinct
from rules.kernel import Field

MAX_TRIES = 400
"""The maximum number of combinations that a search tries."""


def completions(fields: Sequence[Field], held: Sequence[Sequence[str]]) -> Iterator[tuple[list[str], ...]]:
    """Yield the ids for every field: the held ids, filled up to the minimum, then more and more further ids."""
    needed = [max(0, field.least - len(ids)) for field, ids in zip(fields, held, strict=True)]
    space = [capacity(field) - len(ids) - need for field, ids, need in zip(fields, held, needed, strict=True)]
    if min(space) < 0:
        return
    for more in range(sum(space) + 1):
        # One pick in each of two fields (give and get) is meant more often than two picks in one.
        for shares in sorted(_shares(more, space), key=max):
            sizes = [need + share for need, share in zip(needed, shares, strict=True)]
            # ``product`` keeps all combinations of each field, so they are limited.
            yield from product(
                *(
                    list(islice(_filled(field, ids, size), MAX_TRIES))
                    for field, ids, size in zip(fields, held, sizes, strict=True)
                )
            )


def _shares(total: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every way to share ``total`` picks among fields with these limits, the first fields first."""
    if not limits:
        if not total:
            yield ()
        return
    first, *rest = limits
    for share in range(min(first, total), -1, -1):
        if total - share <= sum(rest):
            yield from ((share, *others) for others in _shares(total - share, rest))


def _filled(field: Field, held: Sequence[str], size: int) -> Iterator[list[str]]:
    """Yield the held ids with ``size`` further ids, each selection once."""
    left = {
        option.id: option.limit - held.count(option.id)
        for option in field.options
        if is_distinct(option) and option.limit > held.count(option.id)
    }
    every = _sequences(left, size) if field.ordered else _selections(list(left.items()), size)
    seen = set()
    for added in chain(_neighbours(left, size), every):
        # Another order of the same picks is another choice only if the field is ordered.
        key = tuple(added if field.ordered else sorted(added))
        if key not in seen:
            seen.add(key)
            yield [*held, *added]


def _neighbours(left: dict[str, int], size: int) -> Iterator[list[str]]:
    """Yield selections of neighbours in the list: the first few selections of all begin with the same option."""
    ids = [id_ for id_, times in left.items() for _ in range(times)]
    if 0 < size <= len(ids):
        for first in range(len(ids)):
            yield [ids[(first + step) % len(ids)] for step in range(size)]


def _selections(left: Sequence[tuple[str, int]], size: int) -> Iterator[list[str]]:
    """Yield every selection without regard to its order."""
    if not size:
        yield []
    elif sum(times for _, times in left) >= size:
        (id_, most), *rest = left
        for times in range(min(most, size), -1, -1):
            yield from ([id_] * times + others for others in _selections(rest, size - times))


def _sequences(left: dict[str, int], size: int) -> Iterator[list[str]]:
    """Yield every selection in every order."""
    if not size:
        yield []
        return
    for id_, times in left.items():
        if times:
            yield from ([id_, *others] for others in _sequences({**left, id_: times - 1}, size - 1))
