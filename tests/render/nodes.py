"""The parts of a message in a catalogue."""

from collections.abc import Iterator

from fluent.syntax import ast

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of a message and all nodes in it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from walk(one)
