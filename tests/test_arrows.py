"""Imports among tests and figures that import-linter cannot name: it knows packages, not names of modules."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def imported(folder: str) -> Iterator[tuple[str, str]]:
    """Yield each import in a folder: its file and the dotted name that it imports."""
    for file in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                yield from ((str(file), name.name) for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield from ((str(file), f"{node.module}.{name.name}") for name in node.names)


def test_figures_import_nothing_of_the_tests() -> None:
    assert not [each for each in imported("bench") if each[1].partition(".")[0] == "tests"]


def test_no_module_imports_a_module_of_tests() -> None:
    """Helpers stand in modules without tests, where a reader looks for them."""
    modules = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in (ROOT / "tests").rglob("test_*.py")}
    assert not [each for each in imported("tests") if modules & {each[1], each[1].rpartition(".")[0]}]
