"""The pages of a list that is too long for one select or one set of counters."""

from collections.abc import Iterator

from cogs.discord.components import Button, Row
from cogs.panel.builder import ControlBuilder


def page_of(builder: ControlBuilder, total: int, size: int) -> tuple[int, int]:
    """Return the page that a list shows, and the number of its pages."""
    pages = -(-total // size)
    # The list may have become shorter since the page was turned.
    return min(builder.state.page, pages - 1), pages


def pager(builder: ControlBuilder, page: int, pages: int) -> Iterator[Row]:
    """Yield the row that turns pages, if there are several."""
    if pages < 2:
        return
    state = builder.state
    before, after = (state._replace(page=(page + way) % pages) for way in (-1, 1))
    yield (
        Button(builder.id("g", before), builder.words.text("page-before")),
        Button(builder.id("n", ""), f"{page + 1} / {pages}", disabled=True),
        Button(builder.id("g", after), builder.words.text("page-after")),
    )
