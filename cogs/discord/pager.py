"""The row of buttons below a page of a long text or list."""

from cogs.discord.components import Button, Row
from cogs.discord.custom_ids import CustomId
from render import Words


def pager(family: str, game: int, verb: str, page: int, pages: int, words: Words) -> tuple[Row, ...]:
    """Return the buttons to the pages before and after ``page``. A single page needs none."""
    if pages < 2:
        return ()
    # The number behind the verb makes the ids of one message unique.
    ways = (
        (words.text("page-before"), page - 1),
        (f"{page + 1} / {pages}", page),
        (words.text("page-after"), page + 1),
    )
    return (
        tuple(
            Button(
                str(CustomId(family, game, f"{verb}{place}", rest=str(to))),
                label,
                disabled=to == page or not 0 <= to < pages,
            )
            for place, (label, to) in enumerate(ways)
        ),
    )
