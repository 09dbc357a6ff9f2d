"""The panel as a message: its card and its picture, or the status of the game if nothing is asked."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache, TTLCache

import render
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card, Line, Picture, Row, in_lines, in_rows
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.panel.ahead.orders import has_orders
from cogs.panel.ahead.prepared import Waiting, is_asked, may_prepare, waiting
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.edits import opening
from cogs.panel.draft.picks import InvalidDraft
from cogs.panel.draft.preview import Preview, first_answer, preview_of
from cogs.panel.form.carry import Listed, remember
from cogs.panel.form.controls import Scene, build_panel
from cogs.panel.form.step_controls import has_buttons
from cogs.panel.hotseat import hand_over_card
from cogs.panel.news import RECENT
from cogs.show.cards import due_text
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.status import due_of, score_line, status_sentence
from cogs.show.text_board import first_page
from cogs.table.labels import plain_names
from cogs.table.orders import narrowing, off_lines, order_label, orders_for
from cogs.table.time.lapses import lapsed
from cogs.workers.renderer import Late, Superseded
from data.game.models import Seat
from data.game.session import GameSession
from render import Words
from render import words as words_of
from rules.kernel import Ask, sole_choice

PICTURE_PATIENCE = 1.0
"""Seconds that a panel waits for its picture."""
# https://discord.com/developers/docs/interactions/receiving-and-responding: a token is valid for 15 minutes.
EDITABLE: Final = 14 * 60.0
"""Seconds for which a panel can be edited without another click."""
MAX_OPEN: Final = 500


class OpenPanel(NamedTuple):
    """A panel that its user may still see: the click that showed it, and the number of its ask."""

    ctx: InteractionContext
    number: int
    begun: bool
    """Whether picks have been made on it. The next click carries them over."""


OPEN_PANELS = StateKey(lambda: TTLCache[tuple[int, int, int], OpenPanel](MAX_OPEN, EDITABLE))
"""The latest panels that ask their users something, by guild, game and user."""


class PanelMessage(NamedTuple):
    """A panel before its picture is drawn, and before it is known whether a move can be prepared."""

    card: Card
    scene: Scene
    names: list[str]
    name: str
    listed: Listed | None = None
    """The asks that the panel shows."""
    waits: Waiting | None = None
    """The table as seen by a player who is not awaited."""
    others: TableSnapshot | None = None
    """The table, if the panel tells who else must act, and until when."""
    aside: tuple[Button, ...] = ()
    """The buttons of the card's last row that answer nothing: undo and standing orders."""
    spare: str = ""
    """The id of the button among these that *More* of the turn message has, too. It never takes another line."""
    begun: bool = False
    """Whether the draft has picks."""
    news: str = ""
    """The news below the controls."""
    language: str = ""
    """The language of the picture and its text, "" for that of the user."""
    drawn: bool = True
    """Whether it has a picture."""


def panel_message(
    session: GameSession, user: int, state: PanelState | None, words: Words, notes: Sequence[str] = ()
) -> PanelMessage:
    """Return the message for ``user``: the panel of their open ask, or the status of the game.

    Without a state the panel opens, and begins with what the game picks for its player.
    """
    words, seat = words.with_icons(), session.playing(user)
    if seat is None and session.seats_of(user):
        snapshot = take_snapshot(session)
        card = hand_over_card(snapshot, user, tuple(notes), words)
        game = str(session.game.id)
        return PanelMessage(card, Scene(snapshot.view), snapshot.names, game, others=snapshot, drawn=False)
    asked = session.table.ask_of(seat.seat) if seat and not seat.opponent and session.game.phase == "running" else None
    # An answer that was the only one was given for the player, who cannot change it.
    given = asked is not None and asked in session.table.answered and sole_choice(asked) is not None
    if seat is None or asked is None or given:
        return _waiting_message(session, seat, words, notes)
    begun = state is not None and any(map(any, state.draft))
    if state is None:
        state = PanelState(opening(session.table, seat.seat))
    elif not begun:
        state = state._replace(draft=(first_answer(session.table, asked),))
    try:
        preview = preview_of(session.table, seat.seat, state.draft)
    # The table is right and the draft is not. Start again, and say why the picks are gone.
    except InvalidDraft:
        return panel_message(session, user, None, words, (*notes, words.text("panel-outdated")))
    if preview is None:
        return _waiting_message(session, seat, words, notes)
    plain = plain_names(session.seats)
    shown = build_panel(session.game.id, asked.number, preview, state, words, plain)
    # Undo takes back a choice on the table, Back a pick in the draft. With both, players would confuse them.
    if begun:
        aside = _hint_for(session, asked, state, preview, words)
    else:
        aside = _aside(session, seat, asked, words, undo=len(state.draft) == 1)
    notes = (*notes, *off_lines(session, seat.seat, words))
    above = (f"### {shown.prompt}", *(("\n".join(notes),) if notes else ()))
    # One text each, because a message has at most 40 components.
    # A draft has no button for standing orders, which the note about a late answer names.
    lapse = () if begun else _lapse_notes(session, seat, asked, words)
    told = (*shown.notes, *_order_notes(session, preview, words), *lapse)
    below = ("\n".join(told),) if told else ()
    card = Card(above, below, shown.rows, accent=render.accent(seat.seat))
    listed = Listed(asked.number, session.table.turn, (*preview.earlier, preview.ask))
    name = str(session.game.id)
    # A player who waits for their turn may have an open offer, or a sealed answer that can still be changed.
    waits = None if begun or is_asked(session, seat) else waiting(session, seat)
    # The note about a late answer names the button.
    spare = "" if asked.lapses else str(CustomId(TABLE, session.game.id, "orders"))
    return PanelMessage(card, shown.scene, plain, name, listed, waits, aside=aside, spare=spare, begun=begun)


def _order_notes(session: GameSession, preview: Preview, words: Words) -> Iterator[str]:
    """Yield a line for each standing order that changes the last choice of a draft, such as an offer to everyone."""
    # Most players have no orders, and a view takes time.
    if not orders_for(session, preview.ask):
        return
    for order in narrowing(session, preview.ask, preview.view, preview.choices[-1]):
        yield words.text("order-narrows", order=escaped(order_label(session, order, words)))


def _lapse_notes(session: GameSession, seat: Seat, asked: Ask, words: Words) -> tuple[str, ...]:
    """Return a line if the table answers for the player, or if a late answer would reveal that they have a choice."""
    if not asked.lapses or asked in session.table.answered:
        return ()
    if lapsed(asked) is not None:
        return (words.text("panel-lapse"),)
    # Without a usual answer, almost every player has a choice, and others expect it.
    hideable = asked.taps and has_orders(session, seat, asked) and not orders_for(session, asked)
    return (words.text("panel-lapse-choice"),) if hideable else ()


def _waiting_message(session: GameSession, seat: Seat | None, words: Words, notes: Sequence[str]) -> PanelMessage:
    """Return the message for a user without an ask: who must act, and a button that undoes their last choice."""
    snapshot = take_snapshot(session, seat.seat if seat else None)
    sentences = [status_sentence(snapshot, words), *notes, *(off_lines(session, seat.seat, words) if seat else ())]
    if seat is None:
        sentences.append(words.text("panel-watching"))
    aside = _aside(session, seat, None, words) if seat else ()
    card = Card(tuple(sentences), (score_line(snapshot),), accent=GOLD)
    waits = waiting(session, seat) if seat else None
    name = str(session.game.id)
    return PanelMessage(card, Scene(snapshot.view), snapshot.names, name, waits=waits, others=snapshot, aside=aside)


def _aside(
    session: GameSession, seat: Seat, asked: Ask | None, words: Words, *, undo: bool = True
) -> tuple[Button, ...]:
    """Return the undo button, and the button for standing orders if there are any for this ask."""
    game, found = session.game.id, []
    if undo and session.game.phase == "running" and session.table.can_undo(seat.seat):
        # With the number of an open ask, the button becomes stale once the table changes.
        number = session.table.asks[0].number
        found.append(Button(str(CustomId(TABLE, game, "undo", number)), words.text("button-undo"), "danger"))
    if asked is not None and not asked.optional and session.may_hint():
        found.append(Button(str(CustomId(TABLE, game, "hint")), words.text("button-hint")))
    if asked is not None and has_orders(session, seat, asked):
        found.append(Button(str(CustomId(TABLE, game, "orders")), words.text("button-orders")))
    return tuple(found)


def _hint_for(
    session: GameSession, asked: Ask, state: PanelState, preview: Preview, words: Words
) -> tuple[Button, ...]:
    """Return the button of a hint for an ask that follows from the picks of a draft, while it has no pick itself."""
    if asked.optional or any(preview.answer) or not preview.earlier or not session.may_hint():
        return ()
    id_ = CustomId(TABLE, session.game.id, "hint", asked.number, str(PanelState(state.draft)))
    return (Button(str(id_), words.text("button-hint")),)


async def finished_card(ctx: InteractionContext, shown: PanelMessage) -> Card:
    """Return a panel's card with the deadline of the others.

    A waiting player who can know their next ask gets a button to prepare a move.
    """
    card, aside, spare = shown.card, shown.aside, shown.spare
    if shown.others is not None:
        due = due_text(await due_of(ctx.bot, shown.others))
        card = card._replace(below=(*card.below[:-1], card.below[-1] + due))
    if shown.waits is not None and await may_prepare(ctx, shown.waits):
        button = Button(str(CustomId(TABLE, shown.waits.game, "orders")), ctx.words.text("button-orders"))
        # This button leads to standing orders too, and Discord refuses two buttons with the same id.
        aside = (*(other for other in aside if other.id != button.id), button)
        spare = ""
    rows = (*_with_aside(card.rows, aside, spare), *((Line(shown.news),) if shown.news else ()))
    return card._replace(rows=rows)


def _with_aside(rows: Sequence[Row], aside: tuple[Button, ...], spare: str) -> tuple[Row, ...]:
    """Return a panel's rows with the buttons that answer nothing behind the last button.

    The button with the id ``spare`` never takes another line.
    """
    at, last = next(((at, row) for at, row in reversed([*enumerate(rows)]) if has_buttons(row)), (len(rows), ()))
    needed = tuple(button for button in aside if button.id != spare)
    every, least = (*last, *aside), (*last, *needed)
    shown = every if len(in_lines(every)) == len(in_lines(least)) else least
    return (*rows[:at], *in_rows(shown), *rows[at + 1 :])


def supersede(ctx: InteractionContext) -> None:
    """Note that this click changes its message, so that a late picture of an earlier click is not added to it."""
    _latest[ctx.reply_key] = ctx.id


async def show_panel(ctx: InteractionContext, shown: PanelMessage) -> None:
    """Draw the panel's picture and answer with it. A newer click on the same panel cancels this one.

    If many pictures are queued, the panel is sent first, and an edit adds its picture.
    """
    _note_shown(ctx, shown)
    supersede(ctx)
    if not shown.drawn:
        async with _editing(ctx.reply_key):
            await ctx.show(await finished_card(ctx, shown))
        return
    key = ("panel", ctx.reply_key)
    try:
        data = await ctx.bot.renderer.draw(key, _drawing(ctx, shown), guild=ctx.guild, patience=PICTURE_PATIENCE)
    except Late as late:
        async with _editing(ctx.reply_key):
            shown = shown._replace(card=await finished_card(ctx, shown))
            await ctx.show(shown.card)
        await _show_later(ctx, shown, late)
    else:
        async with _editing(ctx.reply_key):
            shown = shown._replace(card=await finished_card(ctx, shown))
            await ctx.show(_pictured(ctx, shown, data))


async def renew_panel(ctx: InteractionContext, shown: PanelMessage) -> None:
    """Show the present state in a panel that no one has clicked, because the game has gone on.

    Nothing happens if another click has changed the message since ``ctx``.
    """
    message = await ctx.shown_message()
    if _latest.setdefault(message, ctx.id) != ctx.id:
        return
    _note_shown(ctx, shown)
    data = None
    if shown.drawn:
        data = await ctx.bot.renderer.draw(("panel", message), _drawing(ctx, shown), guild=ctx.guild)
    await _edit(ctx, shown._replace(card=await finished_card(ctx, shown)), data, message)


def _note_shown(ctx: InteractionContext, shown: PanelMessage) -> None:
    """Note the asks of a panel for its next click, and the panel for the next change of the game."""
    if (listed := shown.listed) is not None:
        game = int(shown.name)
        remember(ctx, game, listed)
        ctx.bot.state[OPEN_PANELS][ctx.guild, game, ctx.user] = OpenPanel(ctx, listed.number, shown.begun)


def _drawing(ctx: InteractionContext, shown: PanelMessage) -> partial[bytes]:
    """Return the call that draws a panel's picture."""
    view, ask, chosen = shown.scene
    recent = ctx.bot.state[RECENT].get((ctx.guild, shown.name, ctx.user))
    language = shown.language or ctx.words.language
    return partial(render.png, view, ask, chosen, names=shown.names, language=language, recent=recent)


async def _show_later(ctx: InteractionContext, shown: PanelMessage, late: Late) -> None:
    """Add the picture to a sent panel; raise Superseded if the panel has been clicked since."""
    message = await ctx.shown_message()
    # Use ``setdefault``: the user may have clicked the message since it was sent.
    _latest.setdefault(message, ctx.id)
    late.also_for(("panel", message))
    await _edit(ctx, shown, await late.picture, message)


async def _edit(ctx: InteractionContext, shown: PanelMessage, data: bytes | None, message: int) -> None:
    """Show a panel in a message that exists; raise Superseded if it has been clicked since."""
    # One edit at a time, so that an older edit cannot arrive after a newer one.
    async with _editing(message):
        if _latest.get(message) != ctx.id:
            raise Superseded
        await ctx.show(_pictured(ctx, shown, data))


def _pictured(ctx: InteractionContext, shown: PanelMessage, data: bytes | None) -> Card:
    """Return the panel with its picture, or with the board as text if there is none."""
    view, names, language = shown.scene.view, shown.names, shown.language or ctx.words.language
    if not shown.drawn:
        return shown.card
    if data is None:
        board = first_page(view, [escaped(name) for name in names], words_of(language))
        return shown.card._replace(below=(board, *shown.card.below))
    # The alternative text tells the facts of the picture to players who cannot see it.
    alt = render.describe(view, shown.scene.ask, names=names, language=language)
    if (ask := shown.scene.ask) is not None:
        # The question above the picture is short.
        alt = f"{words_of(language).about(view).ask(ask, names)}\n{alt}"
    return shown.card._replace(picture=Picture(f"table-{shown.name}-{ctx.id}.png", alt, data))


_latest: LRUCache[int, int] = LRUCache(10_000)
"""The last interaction that changed a message, by message."""
_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


def _editing(message: int) -> asyncio.Lock:
    return _locks.setdefault(message, asyncio.Lock())
