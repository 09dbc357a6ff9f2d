"""The board as text: everything that the picture shows, in pages of lines, and the board drawn with letters."""

import render
from cogs.discord.components import GOLD, Button, Card, Row
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.pager import pager
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.status import score_line, status_sentence
from cogs.table.buttons import Reply, number_in, on_button, on_button_id
from data.errors import Refused
from render import Words
from render.lengths import length, shorten
from rules.kernel import View

MAX_PAGE = 2_900
"""Maximum length of a page, in characters. It leaves space for the other texts of a message."""


def pages_of(board: str) -> list[str]:
    """Return a text board as pages. A page ends at the end of a line; a line that fills a page alone is cut."""
    pages = [""]
    for line in (shorten(line, MAX_PAGE) for line in board.splitlines()):
        if pages[-1] and length(pages[-1]) + 1 + length(line) > MAX_PAGE:
            pages.append(line)
        else:
            pages[-1] = f"{pages[-1]}\n{line}" if pages[-1] else line
    return pages


def first_page(view: View, names: list[str], words: Words) -> str:
    """Return the first page of a table's text board, for a message whose picture cannot be drawn."""
    return pages_of(render.text_board(view, names=names, language=words.language))[0]


def text_board_card(snapshot: TableSnapshot, words: Words, page: int = 0) -> Card:
    """Return a card with the players who must act, a page of the text board, and the scores."""
    pages = pages_of(render.text_board(snapshot.view, names=snapshot.spoken, language=words.language))
    # The board may have become shorter since the page was turned.
    shown = min(page, len(pages) - 1)
    above = (status_sentence(snapshot, words), pages[shown])
    rows = (*pager(TABLE, snapshot.game.id, "page", shown, len(pages), words), *_map_row(snapshot, words))
    return Card(above, (score_line(snapshot),), rows, accent=GOLD)


def _map_row(snapshot: TableSnapshot, words: Words) -> tuple[Row, ...]:
    if not render.has_text_map(snapshot.view):
        return ()
    return ((Button(str(CustomId(TABLE, snapshot.game.id, "map")), words.text("button-map")),),)


async def show_text_board(ctx: InteractionContext, game: int, page: int = 0) -> None:
    """Show this person a page of the text board, with what their seat knows."""
    await ctx.show(text_board_card(await _own_snapshot(ctx, game), ctx.words, page))


@on_button_id("text")
@on_button_id("page", Reply.IN_PLACE)
async def turn_page(ctx: InteractionContext, id_: CustomId) -> None:
    """Show this person the page of the text board that the button names, or the first one."""
    await show_text_board(ctx, id_.game, number_in(id_))


@on_button("map")
async def show_text_map(ctx: InteractionContext, game: int) -> None:
    """Show this person the board, drawn with letters."""
    snapshot = await _own_snapshot(ctx, game)
    drawn = render.text_map(snapshot.view, language=ctx.words.language)
    if not drawn:
        raise Refused("no_map")
    await ctx.show(Card((f"```\n{shorten(drawn, MAX_PAGE)}\n```",), accent=GOLD))


async def _own_snapshot(ctx: InteractionContext, game: int) -> TableSnapshot:
    async with ctx.table(game) as session:
        seat = session.playing(ctx.user)
        return take_snapshot(session, seat.seat if seat else None)
