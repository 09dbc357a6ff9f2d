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

    @pytest.mark.parametrize("language", ["en", "de", "sk", "pl"])
    @pytest.mark.parametrize("game", ["a", "b"])
    def test_words(language, game): pass

    @pytest.mark.parametrize("language", ["en", "de", "sk", "pl"])
    def test_names(language): pass

    @pytest.mark.rule("C1")
    @pytest.mark.sweep(1)
    @pytest.mark.parametrize("case", range(5))
    def test_rule(case): pass

    @pytest.mark.drawn
    def test_drawn(): pass

    def test_usual(): pass
"""

SETTINGS = """
    [pytest]
    asyncio_default_fixture_loop_scope = function
    markers =
        rule
        sweep
        drawn
"""
"""Without them pytest warns about the marks and the scope. Warnings are errors here."""


def collected(pytester: pytest.Pytester) -> list[pytest.Item]:
    """Return the made-up tests."""
    pytester.makeini(SETTINGS)
    return pytester.getitems(TESTS)


def names(items: list[pytest.Item], take: str) -> set[str]:
    """Return the names of the tests that run."""
    absent = left_out(items, take)
    return {item.name for item in items if item not in absent}


def test_the_sample_and_the_rest_of_sweeps_are_all_tests(pytester: pytest.Pytester) -> None:
    tests = collected(pytester)
    sample, rest = names(tests, "sample"), names(tests, "rest")
    assert sample | rest == {test.name for test in tests}
    assert sample & rest == {"test_drawn"}, "the sample has some of its examples"
    assert sum("-a]" in name for name in sample) == sum("-b]" in name for name in sample) == 2


def test_proofs_and_usual_tests_are_in_the_sample(pytester: pytest.Pytester) -> None:
    tests = collected(pytester)
    assert names(tests, "rest") & {"test_usual", *(f"test_rule[{case}]" for case in range(5))} == set()
    assert "test_long" in names(tests, "rest")


def test_the_tests_of_a_file_take_the_same_two_languages_for_every_game(pytester: pytest.Pytester) -> None:
    tests = collected(pytester)
    sample = names(tests, "sample")
    languages = {name.strip("]").partition("[")[2] for name in sample if name.startswith("test_names")}
    assert len(languages) == 2
    words = {name for name in sample if name.startswith("test_words")}
    assert words == {f"test_words[{game}-{language}]" for game in "ab" for language in languages}
