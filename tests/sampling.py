"""The tests that a target of the Makefile takes: a quick choice, a sample of each sweep, or the rest of the sweeps.

A sweep is a test with many similar cases. ``@pytest.mark.sweep(3, by="game")`` says that ``make test`` takes three of
them for each value of the parameter ``game``. The name of the test draws them, so that they are the same in every run.
"""

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

TAKES = ("quick", "sample", "rest")
PROOFS = ("rule", "example", "card")
"""Markers of tests that every run of the suite includes."""
RANDOM_GAMES = ("test_opponent.py", "test_properties.py")
"""Files of tests that play many random games."""


def left_out(items: Sequence[pytest.Item], take: str | None) -> set[pytest.Item]:
    """Return the tests that do not run. Without ``take`` all run."""
    if take is None:
        return set()
    rest = rest_of_sweeps(items)
    if take == "rest":
        return set(items) - rest
    return rest | (beyond_quick(items) if take == "quick" else set())


def rest_of_sweeps(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Return the cases of sweeps that are not in the sample. No test that proves something is a case of a sweep."""
    sweeps = defaultdict[str, list[pytest.Item]](list)
    most: dict[str, int] = {}
    for item in items:
        mark = item.get_closest_marker("sweep")
        if mark and not any(item.get_closest_marker(proof) for proof in PROOFS):
            name = f"{item.nodeid.partition('[')[0]} {parameters(item).get(mark.kwargs.get('by', ''))}"
            sweeps[name].append(item)
            (most[name],) = mark.args
    rest = set[pytest.Item]()
    for name, cases in sweeps.items():
        taken = set(random.Random(name).sample(cases, min(most[name], len(cases))))
        rest.update(case for case in cases if case not in taken)
    return rest


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
