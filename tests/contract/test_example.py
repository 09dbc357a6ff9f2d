"""The example at the beginning of the kernel runs and prints what it says."""

import doctest

from rules import kernel


def test_kernel_example_plays_a_table() -> None:
    found = doctest.testmod(kernel)
    assert found.attempted > 5
    assert found.failed == 0
