"""The tests that a target of the Makefile takes: a quick choice, a sample of each sweep, or the rest of the sweeps.

A sweep is a test with many similar cases. ``@pytest.mark.sweep(3, by="game")`` says that ``make test`` takes three of
them for each value of the parameter ``game``. A test with the parameter ``language`` is a sweep without the mark: two
languages for all its other parameters. The name of the file draws the cases. So they are the same in every run, and
the tests of a file share what they prepare for a case.

A test with ``@examples(16)`` plays 16 random games. ``make test`` plays the first third of them, and the rest all.
Another test with the mark ``drawn`` asks ``fewer`` for its number of games, or ``some`` for its cases.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")

TAKES = ("quick", "sample", "rest")
PROOFS = ("rule", "example", "card")
"""Markers of tests that every run of the suite includes."""
LANGUAGE, SOME_LANGUAGES = "language", 2
"""The parameter of a test that runs in every language, and the number of languages that a sample takes."""
RANDOM_GAMES = ("test_opponent.py", "test_properties.py")
"""Files of tests that play many random games."""
FEWER = 3
"""The divisor of the number of examples in a sample."""
taken: str | None = None
"""The choice of this run, known before the tests are collected."""


def examples(number: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return a decorator of a test with drawn examples. A sample runs the test with some of them."""
    most = fewer(number)

    def decorate(test: Callable[..., Any]) -> Callable[..., Any]:
        marked: Callable[..., Any] = pytest.mark.drawn(settings(max_examples=most, deadline=None)(test))
        return marked

    return decorate


def fewer(number: int) -> int:
    """Return how many of a number of games a test plays in this run."""
    return number if taken in (None, "rest") else -(-number // FEWER)


def some(cases: Sequence[T]) -> Sequence[T]:
    """Return the cases that a test plays in this run."""
    return cases if taken in (None, "rest") else cases[::FEWER]


def left_out(items: Sequence[pytest.Item], take: str | None) -> set[pytest.Item]:
    """Return the tests that do not run. Without ``take`` all run."""
    if take is None:
        return set()
    rest = rest_of_sweeps(items)
    if take == "rest":
        return {item for item in items if item not in rest and not item.get_closest_marker("drawn")}
    return rest | (beyond_quick(items) if take == "quick" else set())


def rest_of_sweeps(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Return the cases of sweeps that are not in the sample. No test that proves something is a case of a sweep."""
    sweeps = defaultdict[tuple[str, str], list[pytest.Item]](list)
    most: dict[tuple[str, str], int] = {}
    for item in items:
        found = sweep_of(item)
        if found and not any(item.get_closest_marker(proof) for proof in PROOFS):
            number, values = found
            sweep = item.nodeid.partition("[")[0], values
            sweeps[sweep].append(item)
            most[sweep] = number
    rest = set[pytest.Item]()
    for sweep, cases in sweeps.items():
        file = sweep[0].partition("::")[0]
        taken = set(random.Random(file).sample(cases, min(most[sweep], len(cases))))
        rest.update(case for case in cases if case not in taken)
    return rest


def sweep_of(item: pytest.Item) -> tuple[int, str] | None:
    """Return the size of the sample that has a case, and the values that the cases share. None if it is no sweep."""
    values = parameters(item)
    if mark := item.get_closest_marker("sweep"):
        return mark.args[0], str(values.get(mark.kwargs.get("by", "")))
    if LANGUAGE in values:
        return SOME_LANGUAGES, str({name: value for name, value in values.items() if name != LANGUAGE})
    return None


def beyond_quick(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Return the tests with random games, and those of the contract with other forms than the richest."""
    richest = set(map(str, richest_forms(items)))
    return {item for item in items if item.path.name in RANDOM_GAMES or not richest.issuperset(form_of(item))}


def form_of(item: pytest.Item) -> list[str]:
    """Return the form of a game that a test of the contract plays, if it plays one."""
    return [str(value) for key, value in parameters(item).items() if key == "form"]


def richest_forms(items: Sequence[pytest.Item]) -> list[Any]:
    """Return the form of each game with the fewest seats and the most options."""
    forms = [parameters(item)["form"] for item in items if "form" in parameters(item)]
    richest: dict[str, Any] = {}
    for game, seats, options in sorted(forms, key=lambda form: (form[1], -len(str(form[2])))):
        richest.setdefault(game, (game, seats, options))
    return [*richest.values()]


def parameters(item: pytest.Item) -> dict[str, Any]:
    """Return the parameters of a test by their names."""
    return item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
