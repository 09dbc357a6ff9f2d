"""The panel as a message: its card and its picture, or where the game stands if nothing is asked."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache

import render
from cogs.discord.components import GOLD, Button, Card, Picture
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.renderer import Late, Superseded
from cogs.panel.carry import Composition, composition_of
from cogs.panel.codec import PanelState
from cogs.panel.controls import Scene, build_panel
from cogs.panel.draft import InvalidDraft
from cogs.panel.orders import has_orders
from cogs.panel.prepared import Waiting, is_asked, may_prepare, waiting
from cogs.panel.preview import preview_of
from cogs.show.snapshot import take_snapshot
from cogs.show.status import score_line, status_sentence
from cogs.table.orders import off_lines
from data.models import Seat
from data.session import GameSession
from render import Words
from rules.kernel import Ask

PICTURE_PATIENCE = 1.0
"""How many seconds a panel waits for its picture."""


class PanelMessage(NamedTuple):
    """A panel before its picture is drawn, and before it is known whether a move can be prepared."""

    card: Card
    scene: Scene
    names: list[str]
    revision: str
    composed: Composition | None = None
    """What the person has composed so far."""
    waits: Waiting | None = None
    """How the table stands for a person for whom nobody waits."""
    aside: tuple[Button, ...] = ()
    """The buttons of the card's last row, which are no part of an answer: the way back, the way to standing orders."""


def panel_message(
    session: GameSession, user: int, state: PanelState, words: Words, notes: Sequence[str] = ()
) -> PanelMessage:
    """Return what ``user`` is to see of the table now: the panel of an open ask, or where the game stands."""
    seat = session.seat_of(user)
    asked = session.table.ask_of(seat.seat) if seat and not seat.opponent and session.game.phase == "running" else None
    if seat is None or asked is None:
        return _waiting_message(session, seat, words, notes)
    try:
        preview = preview_of(session.table, seat.seat, state.draft)
    # The table is right and the draft is not: begin anew, and say why what was picked is gone.
    except InvalidDraft:
        return panel_message(session, user, PanelState(), words, (*notes, words.text("panel-outdated")))
    if preview is None:
        return _waiting_message(session, seat, words, notes)
    plain = [one.name for one in session.seats]
    shown = build_panel(session.game.id, asked.number, preview, state, words, plain)
    # Undo takes back what is on the table, Back what is in the draft; both at once would be mistaken for each other.
    begun = any(map(any, state.draft))
    aside = () if begun else _aside(session, seat, asked, words)
    notes = (*notes, *off_lines(session, seat.seat, words))
    card = Card((*notes, f"### {shown.prompt}"), shown.notes, shown.rows, accent=render.accent(seat.seat))
    composed = composition_of(asked.number, preview)
    revision = f"{session.game.id}-{session.last}"
    # An offer may be open to whoever waits for their turn, or a sealed answer that may still be changed.
    waits = None if begun or is_asked(session, seat) else waiting(session, seat)
    return PanelMessage(card, shown.scene, plain, revision, composed, waits, aside)


def _waiting_message(session: GameSession, seat: Seat | None, words: Words, notes: Sequence[str]) -> PanelMessage:
    """Nothing is asked of this person: say who must act, and let a seat take its last choice back."""
    snapshot = take_snapshot(session, seat.seat if seat else None)
    sentences = [*notes, *(off_lines(session, seat.seat, words) if seat else ()), status_sentence(snapshot, words)]
    if seat is None:
        sentences.append(words.text("panel-watching"))
    aside = _aside(session, seat, None, words) if seat else ()
    card = Card(tuple(sentences), (score_line(snapshot, words),), accent=GOLD)
    revision, waits = f"{session.game.id}-{session.last}", waiting(session, seat) if seat else None
    return PanelMessage(card, Scene(snapshot.view), snapshot.names, revision, waits=waits, aside=aside)


def _aside(session: GameSession, seat: Seat, asked: Ask | None, words: Words) -> tuple[Button, ...]:
    """The way back, and the way to standing orders where there are such for what is asked."""
    game, found = session.game.id, []
    if session.game.phase == "running" and session.table.can_undo(seat.seat):
        # The number of an open ask makes the button stale once the table has gone on.
        number = session.table.asks[0].number
        found.append(Button(str(CustomId(TABLE, game, "undo", number)), words.text("button-undo"), "danger"))
    if asked is not None and has_orders(session, seat, asked):
        found.append(Button(str(CustomId(TABLE, game, "orders")), words.text("button-orders")))
    return tuple(found)


async def finished_card(ctx: InteractionContext, shown: PanelMessage) -> Card:
    """Return a panel's card; who waits and can know what they will be asked is shown the way to prepare it."""
    aside = shown.aside
    if shown.waits is not None and await may_prepare(ctx, shown.waits):
        button = Button(str(CustomId(TABLE, shown.waits.game, "orders")), ctx.words.text("button-prepare"))
        # It leads to standing orders as well, and Discord refuses two buttons with the same id.
        aside = (*(other for other in aside if other.id != button.id), button)
    return shown.card._replace(rows=(*shown.card.rows, aside)) if aside else shown.card


async def show_panel(ctx: InteractionContext, shown: PanelMessage) -> None:
    """Draw the panel's picture and answer with it; a newer click on the same panel makes this one give way.

    Where many pictures are waiting, the panel comes first and its picture by an edit.
    """
    view, ask, chosen = shown.scene
    work = partial(render.png, view, ask, chosen, names=shown.names, language=ctx.words.language)
    _latest[ctx.reply_key] = ctx.id
    try:
        data = await ctx.bot.renderer.draw(("panel", ctx.reply_key), work, guild=ctx.guild, patience=PICTURE_PATIENCE)
    except Late as late:
        async with _editing(ctx.reply_key):
            shown = shown._replace(card=await finished_card(ctx, shown))
            await ctx.show(shown.card)
        await _show_later(ctx, shown, late)
    else:
        async with _editing(ctx.reply_key):
            shown = shown._replace(card=await finished_card(ctx, shown))
            await ctx.show(_pictured(ctx, shown, data))


async def _show_later(ctx: InteractionContext, shown: PanelMessage, late: Late) -> None:
    """Show the picture of a panel that is there already; Superseded if it has been clicked meanwhile."""
    message = await ctx.shown_message()
    # Not set: somebody may have clicked the message since it was shown.
    _latest.setdefault(message, ctx.id)
    late.also_for(("panel", message))
    data = await late.picture
    # One edit after the other: an older one on its way must not arrive after a newer one.
    async with _editing(message):
        if _latest.get(message) != ctx.id:
            raise Superseded
        await ctx.show(_pictured(ctx, shown, data))


def _pictured(ctx: InteractionContext, shown: PanelMessage, data: bytes | None) -> Card:
    """Return the panel with its picture, or with the table in letters where there is none."""
    view, names, language = shown.scene.view, shown.names, ctx.words.language
    if data is None:
        text = render.text_board(view, names=names, language=language)
        return shown.card._replace(below=(f"```\n{text}\n```", *shown.card.below))
    # The facts of the picture in words: for whoever does not see it.
    alt = render.describe(view, names=names, language=language)
    return shown.card._replace(picture=Picture(f"table-{shown.revision}-{ctx.id}.png", alt, data))


_latest: LRUCache[int, int] = LRUCache(10_000)
"""By message: the interaction that was the last to change it."""
_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


def _editing(message: int) -> asyncio.Lock:
    return _locks.setdefault(message, asyncio.Lock())
