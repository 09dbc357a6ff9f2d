"""Checks that watch one game together, because playing a game takes longer than most checks."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Generic, TypeAlias, TypeVar

import pytest

from rules.kernel import Table

T = TypeVar("T")

Watch: TypeAlias = Generator[None, T, None]
"""A check: it starts before the first choice, goes on after every choice with what happened, and ends with the game."""


def faults(checks: Mapping[str, Watch[T]], course: Iterable[T]) -> dict[str, Exception]:
    """Play a game before checks, and return the errors that they raise, by the name of the check."""
    watching, found = dict(checks), dict[str, Exception]()

    def go_on(name: str, happened: T | None) -> None:
        try:
            # A generator takes None alone until its first ``yield``.
            watching[name].send(happened)  # type: ignore[arg-type]
        except StopIteration:
            del watching[name]
        except Exception as error:
            del watching[name]
            found[name] = error

    for name in checks:
        go_on(name, None)
    for happened in course:
        for name in [*watching]:
            go_on(name, happened)
    assert not watching, "every check ends with the game"
    return found


class Watchers(Generic[T]):
    """The checks that watch the same games. As a decorator it returns the test of a check.

    ``games`` yields the tables and plays each one on, with what happened at every choice. In a sample these are fewer
    games, so the tests have the mark ``drawn``.
    """

    def __init__(self, games: Callable[[], Iterable[tuple[Table, Iterable[T]]]]) -> None:
        self._games = games
        self._checks: dict[str, Callable[[Table], Watch[T]]] = {}
        self._found: dict[str, Exception] | None = None

    def __call__(self, check: Callable[[Table], Watch[T]]) -> Callable[[], None]:
        """Return the test of a check. It raises the check's first error."""
        self._checks[check.__name__] = check

        def test() -> None:
            if fault := self._faults().get(check.__name__):
                raise fault

        test.__name__ = check.__name__
        marked: Callable[[], None] = pytest.mark.drawn(test)
        return marked

    def _faults(self) -> dict[str, Exception]:
        """Play the games once, and return the first error of each check by its name."""
        if self._found is None:
            found: dict[str, Exception] = {}
            for table, course in self._games():
                found = faults({name: check(table) for name, check in self._checks.items()}, course) | found
            self._found = found
        return self._found
