"""Every numbered rule of a game has a test that names it; the list of those without is empty."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
UNUSED = {28, 29, *range(40, 50), *range(52, 56), 119}
"""Numbers that no rule of Catan has."""

RULES = {
    "carcassonne": [f"C{number}" for number in range(1, 104)],
    "catan": [f"K{number}" for number in range(1, 124) if number not in UNUSED] + [f"D{one}" for one in range(1, 20)],
    "dominion": [f"D{number}" for number in range(1, 45)],
    "zavandor": [f"Z{number}" for number in range(1, 79)],
}

CASES = {
    "carcassonne": [f"T{number}" for number in range(1, 11)],
    "catan": [
        *(f"S{number}" for number in range(1, 13)),
        *(
            f"K{number}"
            for number in (2, 3, 6, 14, *range(17, 21), 23, 25, 30, *range(32, 37), 51, 56, 57, *range(61, 67))
        ),
        *(f"K{number}" for number in (69, 70, 77, 78, 79, 81, *range(84, 87), 90, *range(91, 98), *range(99, 104))),
        *(f"K{number}" for number in (105, *range(107, 114), 123)),
        *("K9a", "K9b", "K9c", *(f"K72{case}" for case in "abcdefg"), "K104a", "K104b", "K104c", "11a", "11b", "11c"),
    ],
    "zavandor": [f"E{number}" for number in range(1, 17)],
}


def named(game: str, mark: str) -> Iterator[str]:
    """Yield the ids that the game's tests name with ``pytest.mark.<mark>``."""
    for path in (TESTS / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == mark:
                yield from (
                    one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
                )


@pytest.mark.parametrize("game", RULES)
def test_no_rule_is_without_a_test(game: str) -> None:
    tested = set(named(game, "rule"))
    assert [rule for rule in RULES[game] if rule not in tested] == []
    assert sorted(tested - set(RULES[game])) == []


@pytest.mark.parametrize("game", CASES)
def test_no_case_is_without_a_test(game: str) -> None:
    tested = set(named(game, "example"))
    assert [case for case in CASES[game] if case not in tested] == []
