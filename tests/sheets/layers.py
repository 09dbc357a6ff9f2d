"""The picture of the packages of the code and of the imports between them.

This command draws it again into ``docs/layers.svg``, from the imports as they are::

    python -m tests.sheets.layers
"""

import html
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import grimp

from tests.contract.adding import ROOT

FILE: Final = ROOT / "docs" / "layers.svg"
PACKAGES: Final = {
    "cluster": (0, 0),
    "cogs": (1, 1),
    "playground": (2, 1),
    "data": (0, 2),
    "render": (2, 2),
    "rules": (1, 3),
}
"""The column and the row of each package."""
COLUMNS: Final = 3
WIDTH, ROW, GAP, HEAD = 250, 22, 60, 34
"""Width of a package, height of a line, space between packages, and height of a heading, in pixels."""
STYLE: Final = (
    "text { font: 14px sans-serif; fill: #24292f } .name { font-weight: bold } rect { fill: #f6f8fa; stroke: #8c959f }"
    " path { stroke: #0969da; stroke-width: 2; fill: none; marker-end: url(#tip) }"
)


class Package(NamedTuple):
    """A package in the picture: its place, and its own packages from the top layer down."""

    left: int
    top: int
    height: int
    parts: Sequence[str]

    @property
    def middle(self) -> int:
        """The horizontal middle of the box."""
        return self.left + WIDTH // 2


def layers(graph: grimp.ImportGraph, package: str) -> list[str]:
    """Return the packages inside a package, each before those that it imports."""
    inside = {child for child in graph.find_children(package) if graph.find_children(child)}
    below = {one: {other for other in inside - {one} if _imports(graph, one, other)} for one in inside}
    order: list[str] = []
    while left := inside.difference(order):
        # Packages that import each other stand side by side, in the order of their names.
        free = [one for one in left if not any(one in below[other] for other in left - {one})]
        order += sorted(free or left)
    return [one.removeprefix(f"{package}.") for one in order]


def svg(graph: grimp.ImportGraph) -> str:
    """Return the picture."""
    placed = _placed({name: layers(graph, name) for name in PACKAGES})
    boxes = "".join(_box(name, package) for name, package in placed.items())
    arrows = "".join(
        _arrow(placed[one], placed[other])
        for one in PACKAGES
        for other in PACKAGES
        if one != other and _imports(graph, one, other)
    )
    width = COLUMNS * (WIDTH + GAP) + GAP
    height = max(package.top + package.height for package in placed.values()) + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<style>{STYLE}</style>"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 L8 4 L0 8 z" style="fill: #0969da; stroke: none; marker-end: none"/></marker></defs>'
        f'<rect width="{width}" height="{height}" style="fill: #ffffff; stroke: none"/>{boxes}{arrows}</svg>\n'
    )


def _imports(graph: grimp.ImportGraph, importer: str, imported: str) -> bool:
    """Return whether a module of one package imports one of another."""
    inside = graph.find_descendants(importer) | {importer}
    return any(
        not inside.isdisjoint(graph.find_modules_that_directly_import(module))
        for module in graph.find_descendants(imported) | {imported}
    )


def _placed(parts: dict[str, list[str]]) -> dict[str, Package]:
    rows = sorted({row for _, row in PACKAGES.values()})
    heights = {name: HEAD + ROW * len(inside) + 8 for name, inside in parts.items()}
    tops, top = {}, GAP // 2
    for row in rows:
        tops[row] = top
        top += max(heights[name] for name, at in PACKAGES.items() if at[1] == row) + GAP
    return {
        name: Package(GAP + column * (WIDTH + GAP), tops[row], heights[name], parts[name])
        for name, (column, row) in PACKAGES.items()
    }


def _box(name: str, package: Package) -> str:
    lines = [
        f'<text x="{package.left + 26}" y="{package.top + HEAD + ROW * at + 12}">{html.escape(part)}/</text>'
        for at, part in enumerate(package.parts)
    ]
    return (
        f'<rect x="{package.left}" y="{package.top}" width="{WIDTH}" height="{package.height}" rx="6"/>'
        f'<text class="name" x="{package.left + 14}" y="{package.top + 22}">{name}/</text>{"".join(lines)}'
    )


def _arrow(importer: Package, imported: Package) -> str:
    """Draw an arrow from a package to one that it imports."""
    # Arrows that begin or end at one box stay apart.
    aside = (imported.middle - importer.middle) // 4
    begin = f"{importer.middle + aside} {importer.top + importer.height}"
    return f'<path d="M{begin} L{imported.middle - aside} {imported.top}"/>'


def drawn() -> str:
    """Return the picture of the code as it is."""
    return svg(grimp.build_graph(*PACKAGES, cache_dir=None))


def draw(file: Path = FILE) -> None:
    """Draw the picture into a file."""
    file.write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    draw()
