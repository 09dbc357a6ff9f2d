"""The sample of the sweeps and its rest: together they are all tests, and no proof is left to the rest."""

import pytest

from tests.sampling import left_out

TESTS = """
    import pytest

    @pytest.mark.sweep(2, by="game")
    @pytest.mark.parametrize("game", ["a", "b"])
    @pytest.mark.parametrize("case", range(9))
    def test_sweep(game, case): pass

    @pytest.mark.sweep(0)
    def test_long(): pass

    @pytest.mark.rule("C1")
    @pytest.mark.sweep(1)
    @pytest.mark.parametrize("case", range(5))
    def test_rule(case): pass

    def test_usual(): pass
"""


def names(items: list[pytest.Item], take: str) -> set[str]:
    """Return the names of the tests that run."""
    absent = left_out(items, take)
    return {item.name for item in items if item not in absent}


def test_the_sample_and_the_rest_of_sweeps_are_all_tests(pytester: pytest.Pytester) -> None:
    items = pytester.getitems(TESTS)
    sample, rest = names(items, "sample"), names(items, "rest")
    assert sample | rest == {item.name for item in items}
    assert not sample & rest
    assert sum("-a]" in name for name in sample) == sum("-b]" in name for name in sample) == 2


def test_proofs_and_usual_tests_are_in_the_sample(pytester: pytest.Pytester) -> None:
    items = pytester.getitems(TESTS)
    assert names(items, "rest") & {"test_usual", *(f"test_rule[{case}]" for case in range(5))} == set()
    assert "test_long" in names(items, "rest")
