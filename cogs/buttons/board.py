"""``/game board`` and ``/game status``: the board as a picture, an overlay or text, and the state of the game."""

from functools import partial

from cogs.discord.components import GOLD, Card
from cogs.discord.interaction import InteractionContext
from cogs.lobby.host_choices import unrated_line
from cogs.lobby.message import lobby_card
from cogs.panel.form.controls import Scene
from cogs.panel.message import PanelMessage, show_panel
from cogs.show.cards import due_text, seed_line
from cogs.show.overlays import parse_overlay, show_overlay
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.status import due_of, score_line, status_sentence
from cogs.show.text_board import show_text_board
from cogs.table.channels import move_here
from cogs.table.labels import seat_label
from cogs.table.which import at_table_named
from render import Words, words


async def show_board(ctx: InteractionContext, named: str | None, closer: str | None, text: bool) -> None:
    """Show the board or an overlay: publicly if a player asks in the table's channel, else privately."""
    # The text board is private, because it tells the reader's own hand. For a picture only the file tells whether this
    # person plays here, and a public acknowledgement can still become a private answer.
    await ctx.defer(public=not text or closer is not None)
    await at_table_named(ctx, named, partial(_show_board, closer=closer, text=text))


async def _show_board(ctx: InteractionContext, game: int, *, closer: str | None, text: bool) -> None:
    if await move_here(ctx, game):
        return
    if text and closer is None:
        await show_text_board(ctx, game)
        return
    async with ctx.table(game) as session:
        public = bool(session.seats_of(ctx.user)) and session.game.stands_in(ctx.channel)
        snapshot = take_snapshot(session)
    if closer is not None:
        closer = parse_overlay(snapshot, closer, ctx.words)
    if not public:
        await ctx.turn_private()
    # A public answer is in the table's language, a private one in the reader's.
    catalogue = words(snapshot.game.language) if public else ctx.words
    if closer is not None:
        await show_overlay(ctx, snapshot, closer, catalogue, drawn=not text)
        return
    card = Card((status_sentence(snapshot, catalogue),), (score_line(snapshot),), accent=GOLD)
    shown = PanelMessage(card, Scene(snapshot.view), snapshot.names, str(game), language=catalogue.language)
    await show_panel(ctx, shown)


async def show_status(ctx: InteractionContext, named: str | None) -> None:
    """Show who must act and until when, the seats and the scores."""
    await ctx.defer()
    await at_table_named(ctx, named, _show_status)


async def _show_status(ctx: InteractionContext, game: int) -> None:
    async with ctx.table(game) as session:
        row, people = session.game, session.seats
        seat = session.playing(ctx.user)
        snapshot = None if row.phase == "lobby" else take_snapshot(session, seat.seat if seat else None)
    # In a lobby no one must act. Its buttons stay on its own message.
    if snapshot is None:
        await ctx.show(lobby_card(row, people, ctx.words)._replace(rows=()))
        return
    await ctx.show(status_card(snapshot, await due_of(ctx.bot, snapshot), ctx.words))


def status_card(snapshot: TableSnapshot, due: float | None, catalogue: Words) -> Card:
    """Return a card: who must act, the seats and scores, whether it is unrated, and the seed or its fingerprint."""
    scores = {place.seat: f": **{place.score}**" for place in snapshot.standing}
    seats = "\n".join(seat_label(seat, catalogue) + scores.get(seat.seat, "") for seat in snapshot.seats)
    heading = catalogue.text("status-heading", turn=snapshot.turn)
    texts = (heading, status_sentence(snapshot, catalogue) + due_text(due), seats)
    unrated = unrated_line(snapshot.game, snapshot.seats, catalogue)
    return Card(tuple(filter(None, (*texts, unrated, seed_line(snapshot, catalogue)))), accent=GOLD)
