"""Warnings about our own code fail a test, and those about other packages do not."""

import warnings
from pathlib import Path
from types import ModuleType

import pytest

from tests.play.bot_process import environment
from tests.play.forked import fork

OTHER = """
import warnings

def old():
    warnings.warn("old is deprecated", DeprecationWarning, stacklevel=2)

def calls_old():
    old()

def leaks(category, text):
    warnings.warn(text, category)
"""


def other_package() -> ModuleType:
    """Return a module of another package, which has a deprecated function and calls it."""
    module = ModuleType("another.package")
    exec(OTHER, vars(module))
    return module


def kinds_that_fail() -> list[str]:
    """Return the calls that a warning makes fail in this process."""
    package, failed = other_package(), []
    for name, call in {
        "our deprecated call": package.old,
        "its own deprecated call": package.calls_old,
        "an open file": lambda: package.leaks(ResourceWarning, "unclosed file"),
        "a forgotten coroutine": lambda: package.leaks(RuntimeWarning, "coroutine 'x' was never awaited"),
        "its other warning": lambda: package.leaks(RuntimeWarning, "something else"),
    }.items():
        try:
            call()
        except Warning:
            failed.append(name)
    return failed


def print_and_end() -> None:
    """End a bot process after printing the calls that fail in it."""
    print(*kinds_that_fail(), sep=", ", flush=True)
    raise SystemExit


EXPECTED = ["our deprecated call", "an open file", "a forgotten coroutine"]


def test_our_own_deprecated_calls_and_every_leak_fail_a_test() -> None:
    with warnings.catch_warnings(record=True):
        assert kinds_that_fail() == EXPECTED


@pytest.mark.parametrize("name", ["cogs.panel.codec", "bot", "tests.play.walk", "__main__"])
def test_warnings_of_every_module_of_ours_fail_a_test(name: str) -> None:
    module = ModuleType(name)
    exec(OTHER, vars(module))

    with pytest.raises(DeprecationWarning):
        module.calls_old()


def test_same_warnings_are_errors_in_a_bot_process(tmp_path: Path) -> None:
    log = tmp_path / "bot.log"

    process = fork(tmp_path, environment({}), log, print_and_end)
    process.join()

    assert log.read_text().splitlines()[-1] == ", ".join(EXPECTED)
