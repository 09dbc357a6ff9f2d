"""The handlers of the panel's components, from *Play* to *Confirm*."""

from collections.abc import Mapping, Sequence
from typing import Final

from cachetools import TTLCache

from cogs.discord.client_state import StateKey
from cogs.discord.custom_ids import PANEL, CustomId
from cogs.discord.dispatch import component_handler
from cogs.discord.i18n import IN_PANEL, language_select
from cogs.discord.interaction import InteractionContext
from cogs.discord.own_settings import own_setting
from cogs.discord.permissions import is_private, missing_permissions
from cogs.panel.commit import commit_choices, outcome_lines
from cogs.panel.details import own_words
from cogs.panel.draft.codec import PanelState, decode_state
from cogs.panel.draft.picks import Draft, InvalidDraft
from cogs.panel.draft.preview import is_final, is_tap, preview_of
from cogs.panel.draft.summary import choice_text
from cogs.panel.draft.verbs import PICKED_BY_PLAYER, Verb
from cogs.panel.form.carry import carried, forget, remembered
from cogs.panel.form.transitions import next_state
from cogs.panel.hotseat import seat_of_panel
from cogs.panel.message import PanelMessage, finished_card, panel_message, show_panel, supersede
from cogs.panel.news import news_since, reader_of
from cogs.reminders.nudge import keep_click, note_click, set_nudge
from cogs.table.labels import escaped_names
from data import queries
from data.errors import Refused, Repeated, Stale
from data.game.models import Seat
from data.game.session import GameSession
from rules.kernel import Ask, Choice, Event, IllegalChoice

ALWAYS, QUICK = "always", "quick"
CONFIRM: Final = own_setting("confirm", (ALWAYS, QUICK), lambda value, words: words.text(f"confirm-{value}"), place=2)
"""The setting of when a choice is committed: after *Confirm*, or as soon as it is complete."""
ANSWER_WINDOW = 50
"""The number of log entries that are searched for an answer that may still be changed."""


CONFIRM_PAUSE: Final = 2.0
"""Seconds after Confirm in which no other answer is committed by one tap."""
MAX_CONFIRMED: Final = 10_000
CONFIRMED_LATELY = StateKey(lambda: TTLCache[tuple[int, int, int], bool](MAX_CONFIRMED, CONFIRM_PAUSE))
"""The users who have confirmed an answer a moment ago, by guild, game and user.

The next ask may have a button in the same place, and the second tap of two is not meant for it.
"""
MET_PANEL = "met_panel"
"""The key of the setting that the user's first panel has explained itself."""


async def open_panel(ctx: InteractionContext, game: int, notes: Sequence[str] = ()) -> None:
    """Answer with this user's panel at a table: their ask, or the status of the game."""
    closed = await ctx.bot.closed.of(ctx.guild)
    async with ctx.table(game) as session:
        above = (*notes, *await _closed_note(ctx, session, closed), *await _answer_so_far(ctx, session))
        shown = panel_message(session, ctx.user, None, own_words(ctx), above)
        reader = reader_of(session, ctx.user, own_words(ctx))
    if news := await news_since(ctx, game, reader):
        shown = shown._replace(news=news)
    await (_show_first(ctx, shown) if shown.scene.ask and not _has_met(ctx) else show_panel(ctx, shown))


def _has_met(ctx: InteractionContext) -> bool:
    # In memory since the acknowledgement, which reads the user's settings for their language.
    return bool(ctx.bot.store.users.known_settings(ctx.user).get(MET_PANEL))


async def _show_first(ctx: InteractionContext, shown: PanelMessage) -> None:
    """Answer with the user's first panel, which explains itself, and note that it did.

    It offers the languages if the user's client has another one than the panel.
    """
    question, *others = shown.card.above
    above = (question, ctx.words.text("panel-first"), *others)
    # Discord's client has other languages than the catalogues, and a person may have set another one.
    client = str(ctx.interaction.locale).partition("-")[0]
    languages = () if client == ctx.words.language else (language_select(IN_PANEL, int(shown.name)),)
    rows = (*shown.card.rows, *languages)
    await show_panel(ctx, shown._replace(card=shown.card._replace(above=above, rows=rows)))
    await ctx.bot.store.users.note_setting(ctx.user, MET_PANEL)


async def _answer_so_far(ctx: InteractionContext, session: GameSession) -> tuple[str, ...]:
    """Return what this user has answered while others are still being asked."""
    seat = session.playing(ctx.user)
    ask = next((ask for ask in session.table.answered if seat and ask.seat == seat.seat), None)
    if ask is None:
        return ()
    entries = await queries.log(ctx.bot.store, ctx.guild, session.game.id, user=ctx.user, limit=ANSWER_WINDOW)
    made = [
        entry.choice for entry in entries if (entry.ask, entry.seat, entry.kind) == (ask.number, ask.seat, "choice")
    ]
    if not made or made[-1] is None:
        return ()
    words = ctx.words.with_icons().about(session.table.view(ask.seat))
    what = choice_text(ask, made[-1], words, escaped_names(session.seats)) or words.nothing(ask)
    return (ctx.words.text("panel-answer", what=what),)


async def _closed_note(ctx: InteractionContext, session: GameSession, closed: Mapping[int, float]) -> tuple[str, ...]:
    """Return a note if the table's channel refuses messages. A click reopens one that has not refused any lately."""
    channel = session.channel
    if channel not in closed or session.game.phase != "running":
        return ()
    able = ctx.channel == channel and not missing_permissions(ctx.interaction.app_permissions, ctx.interaction.channel)
    if able and not ctx.bot.closed.refused_lately(ctx.guild, channel):
        return ()
    # If only an edit was refused, pings still arrive. After a restart a waiting ping shows that it was more.
    if not closed[channel] and not await queries.waits_to_call(ctx.bot.store, ctx.guild, session.game.id):
        return ()
    if ctx.channel == channel and is_private(ctx.interaction.channel):
        return (ctx.words.text("panel-unheard-private", number=session.game.id),)
    return (ctx.words.text("panel-unheard", channel=f"<#{channel}>"),)


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Handle a component of a panel: change the draft, or confirm it."""
    # Discord waits three seconds for a response and a picture may take longer, so acknowledge first:
    # https://discord.com/developers/docs/interactions/receiving-and-responding
    await ctx.defer_update()
    supersede(ctx)
    if id_.verb == Verb.CONFIRM:
        await confirm(ctx, id_)
        return
    # Read the setting before taking the lock: it is in another file, and the lock must not wait for it.
    quick = CONFIRM.of(await ctx.bot.store.users.settings(ctx.user)) == QUICK
    async with ctx.table(id_.game) as session:
        seat = seat_of_panel(ctx, session, id_)
        asked = session.table.ask_of(seat.seat) if seat else None
        finished, begun = None, False
        if seat is None or asked is None:
            shown = panel_message(session, ctx.user, None, own_words(ctx), _stale_note(ctx, seat))
        elif asked.number != id_.number:
            state, notes = _carried_state(ctx, session, seat, id_)
            shown = panel_message(session, ctx.user, state, own_words(ctx), notes)
        else:
            begun = note_click(ctx, session, seat)
            state, notes = _state_after(session, seat, id_, ctx)
            shown = panel_message(session, ctx.user, state, own_words(ctx), notes)
            settled = (session.table, seat.seat, state.draft) if state and id_.verb in PICKED_BY_PLAYER else None
            lately = (ctx.guild, id_.game, ctx.user) in ctx.bot.state[CONFIRMED_LATELY]
            if settled and ((is_tap(*settled) and not lately) or (quick and is_final(*settled))):
                finished = state
    # An answer of one tap, such as the end of a turn, is one tap here too. With quick confirmation the last pick of any
    # answer commits. It does so in its own transaction, with the id that Confirm would have.
    if finished:
        await confirm(ctx, id_._replace(verb=Verb.CONFIRM, rest=str(finished)))
        return
    await show_panel(ctx, shown)
    if begun:
        await keep_click(ctx, id_.game)


def _carried_state(
    ctx: InteractionContext, session: GameSession, seat: Seat, id_: CustomId
) -> tuple[PanelState | None, tuple[str, ...]]:
    """Return the state after a click on an ask that was listed again after another player's act."""
    listed, now = remembered(ctx, id_.game, id_.number), session.table.ask_of(seat.seat)
    if listed is None or now is None:
        return None, _stale_note(ctx, seat)
    # An optional ask (offers in the turns of others) is listed again in every turn, and its buttons still fit. Any
    # other ask of a new turn is a new choice.
    new_turn = listed.turn != session.table.turn
    if new_turn and not now.optional:
        return None, _stale_note(ctx, seat)
    try:
        state, whole = carried(session.table, seat.seat, listed, id_.verb, id_.rest, ctx.values)
    except InvalidDraft:
        return None, (ctx.words.text("panel-outdated"),)
    if not whole:
        return state, (ctx.words.text("panel-carried-partly"),)
    return state, _stale_note(ctx, seat) if new_turn and id_.verb == Verb.CONFIRM else ()


def _stale_note(ctx: InteractionContext, seat: Seat | None) -> tuple[str, ...]:
    return (ctx.words.text("panel-stale"),) if seat else ()


def _state_after(
    session: GameSession, seat: Seat, id_: CustomId, ctx: InteractionContext
) -> tuple[PanelState | None, tuple[str, ...]]:
    try:
        return next_state(session.table, seat.seat, id_.verb, id_.rest, ctx.values), ()
    except InvalidDraft:
        return None, (ctx.words.text("panel-outdated"),)


async def confirm(ctx: InteractionContext, id_: CustomId) -> None:
    """Commit every choice of the draft at once and show the result. A stale or repeated click shows the panel."""
    try:
        seat, events, played = await _commit(ctx, id_)
    # A second click on Confirm, or a click on an old panel, changes nothing and shows the current ask.
    except (Stale, Repeated, InvalidDraft):
        await _reopen(ctx, id_)
        return
    except IllegalChoice as refused:
        await open_panel(ctx, id_.game, (ctx.words.reason(refused),))
        return
    ctx.bot.state[CONFIRMED_LATELY][ctx.guild, id_.game, ctx.user] = True
    # A separate transaction: the choice stays committed if a text or a picture fails.
    async with ctx.table(id_.game) as session:
        # The next person at the same device must not read what only this seat may know.
        reader = session.playing(ctx.user)
        words = own_words(ctx).about(session.table.view(reader.seat if reader else None))
        ctx.outcome = "\n".join(outcome_lines(events, played, reader and seat, session.seats, words))
        shown = panel_message(session, ctx.user, None, own_words(ctx))._replace(news=ctx.outcome)
        asked = any(ask.seat == seat.seat for ask in session.table.asks)
    # If another player's turn follows, the public message has the picture. A second one is not worth the wait.
    if asked:
        await show_panel(ctx, shown)
    else:
        await ctx.show(await finished_card(ctx, shown))


async def _reopen(ctx: InteractionContext, id_: CustomId) -> None:
    """Show the current ask, with the picks that still fit."""
    async with ctx.table(id_.game) as session:
        seat = seat_of_panel(ctx, session, id_)
        state, notes = _carried_state(ctx, session, seat, id_) if seat else (None, ())
        shown = panel_message(session, ctx.user, state, own_words(ctx), notes)
    await show_panel(ctx, shown)


async def _commit(ctx: InteractionContext, id_: CustomId) -> tuple[Seat, tuple[Event, ...], list[tuple[Ask, Choice]]]:
    """Commit the draft. Return its seat, the events, and each ask with its choice."""
    async with ctx.table(id_.game, change=True) as session:
        seat = seat_of_panel(ctx, session, id_)
        if seat is None:
            raise Stale(id_.number) if session.seats_of(ctx.user) else Refused("not_seated")
        # Discord may deliver a click again, and people click old panels. So only the ask that this panel was made for
        # is answered.
        asked = session.table.ask_of(seat.seat)
        if asked is None:
            raise Stale(id_.number)
        preview = preview_of(session.table, seat.seat, _confirmed_draft(ctx, session, seat, asked, id_))
        if preview is None:
            raise Stale(id_.number)
        commit_choices(session, seat, preview.choices, ctx.user, asked.number)
        # A standing order may have answered the next ask already.
        session.queue_updates()
        if note_click(ctx, session, seat):
            set_nudge(ctx, session, seat)
    forget(ctx, id_.game)
    return seat, session.events, preview.answered


def _confirmed_draft(ctx: InteractionContext, session: GameSession, seat: Seat, asked: Ask, id_: CustomId) -> Draft:
    """Return the confirmed draft. Picks for an ask that was only listed again are carried over."""
    if asked.number == id_.number:
        return decode_state(id_.rest).draft
    listed = remembered(ctx, id_.game, id_.number)
    # A draft of an earlier turn is shown again before it counts: an offer may now go to another player.
    if listed is None or listed.turn != session.table.turn:
        raise Stale(id_.number)
    state, whole = carried(session.table, seat.seat, listed, Verb.CONFIRM, id_.rest)
    if not whole:
        raise Stale(id_.number)
    return state.draft


PanelComponent = component_handler(PANEL, handle_component)
