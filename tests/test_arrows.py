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


def test_the_event_loop_waits_for_no_import_of_a_module_that_draws() -> None:
    """The first table of a bot kept every other server waiting for a third of a second."""
    unprepared = list[str]()
    for file in sorted((ROOT / "cogs").rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]:
            body = ast.get_source_segment(source, function) or ""
            for node in [node for node in ast.walk(function) if isinstance(node, ast.ImportFrom)]:
                names = [node.module or "", *(f"{node.module}.{name.name}" for name in node.names)]
                if names[0].startswith("render") and not any(
                    f'load_drawing_module("{name}")' in body for name in names
                ):
                    unprepared.append(f"{file.name}: {ast.unparse(node)}")
    assert unprepared == []


def test_figures_import_nothing_of_the_tests() -> None:
    assert not [each for each in imported("bench") if each[1].partition(".")[0] == "tests"]


def test_no_module_imports_a_module_of_tests() -> None:
    """Helpers stand in modules without tests, where a reader looks for them."""
    modules = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in (ROOT / "tests").rglob("test_*.py")}
    assert not [each for each in imported("tests") if modules & {each[1], each[1].rpartition(".")[0]}]
