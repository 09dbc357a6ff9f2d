"""Checks that watch one game together, because playing a game takes longer than most checks."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TypeAlias, TypeVar

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


def as_test(name: str, found: Callable[[], Mapping[str, Exception]]) -> Callable[[], None]:
    """Return the test of the check ``name``. It raises the error of this check if ``found`` returns one."""

    def test() -> None:
        if fault := found().get(name):
            raise fault

    test.__name__ = name
    return test
