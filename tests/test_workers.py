"""The workers of the tests divide them."""

from ctypes import c_long
from itertools import chain

from tests.workers import FORKED, stretches


def test_workers_divide_all_tests_in_ever_shorter_stretches() -> None:
    tests, taken = list(range(100)), FORKED.Value(c_long, 0)
    one, other = stretches(tests, taken, 4), stretches(tests, taken, 4)
    found = [next(one), *(next(other) for _ in range(2))]
    assert found == [0, 25, 26]
    assert sorted(chain(found, other, one)) == tests
    assert taken.value == len(tests)


def test_workers_take_nothing_from_nothing() -> None:
    assert list(stretches([], FORKED.Value(c_long, 0), 4)) == []
