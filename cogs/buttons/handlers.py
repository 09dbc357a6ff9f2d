"""The component of a table's messages, which finds a button's function, and the functions for play, tap and undo."""

from typing import Final

from cachetools import TTLCache

from cogs import acts, buttons, lobby, panel, reminders, show, table
from cogs.acts.seats import own_seat
from cogs.acts.stand_ins import come_back_here
from cogs.acts.undo_by_vote import check_undos
from cogs.acts.vote_effects import may_undo, others_at, propose_undo
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card, Row
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.declarations import import_modules
from cogs.discord.dispatch import component_handler
from cogs.discord.interaction import InteractionContext
from cogs.panel.commit import commit_choices
from cogs.panel.details import details_switch, own_words
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.picks import BLANK
from cogs.panel.draft.preview import answer_of
from cogs.panel.form.carry import forget
from cogs.panel.handlers import CONFIRM, QUICK, open_panel
from cogs.panel.hotseat import say_which_seat, seat_asked
from cogs.panel.message import PanelMessage, panel_message, show_panel
from cogs.show.cards import seed_line
from cogs.show.overlays import overlay_buttons
from cogs.show.snapshot import take_snapshot
from cogs.show.status import status_sentence
from cogs.table.buttons import BUTTONS, Reply, number_in, on_button, on_button_id
from cogs.table.labels import seat_label
from cogs.table.orders import ask_again
from rules.kernel import tapped

TAP_PAUSE: Final = 2.0
"""Seconds after a tap in which a tap of another kind by the same user is ignored, if it is for the same turn."""
MAX_TAPPED: Final = 10_000
TAPPED_LATELY = StateKey(lambda: TTLCache[tuple[int, int, int, int], str](MAX_TAPPED, TAP_PAUSE))
"""The kinds of the asks that users have answered by a tap a moment ago, by guild, game, user and turn."""

# Each module declares its buttons.
for _package in (table, lobby, show, acts, reminders, panel, buttons):
    import_modules(_package)


@on_button("more")
async def show_more(ctx: InteractionContext, game: int) -> None:
    """Show the actions that are needed less often."""
    async with ctx.table(game) as session:
        seat = session.playing(ctx.user)
        snapshot = take_snapshot(session, seat.seat if seat else None)
        # The buttons contain the number of an open ask, so that Undo on an old message can't undo another choice.
        number = session.table.asks[0].number if session.table.asks else 0
        running = seat is not None and session.game.phase == "running"
        undo = seat is not None and running and may_undo(session, seat)

    def button(verb: str, disabled: bool = False) -> Button:
        return Button(
            str(CustomId(TABLE, game, verb, number)), ctx.words.text(f"button-{verb}"), "secondary", disabled=disabled
        )

    over = session.game.phase == "over"
    looks: Row = (button("explain"), button("text"), button("rules"), *((button("review"),) if over else ()))
    own: Row = (button("undo", not undo), button("orders"), button("mine"), button("concede"), details_switch(ctx))
    lines = "\n".join(seat_label(player, ctx.words) for player in snapshot.seats)
    rows = (*overlay_buttons(snapshot, ctx.words), *((own,) if seat and not over else ()), looks)
    # A disabled button says why, and what would work.
    why = (ctx.words.text("undo-why"),) if running and not undo else ()
    texts = (status_sentence(snapshot, ctx.words), lines, seed_line(snapshot, ctx.words), *why)
    await ctx.show(Card(texts, rows=rows, accent=GOLD))


@on_button_id("tap", Reply.IN_PLACE)
async def quick_answer(ctx: InteractionContext, id_: CustomId) -> None:
    """Commit the answer to a quick ask from the turn message. Tell other people who is asked."""
    # The number in the id is that of the ask, so a button of an earlier ask is stale.
    async with ctx.table(id_.game, change=True) as session:
        seat = seat_asked(session, ctx.user, lambda ask: ask.number == id_.number)
        asked = session.table.ask_of(seat.seat) if seat and not seat.opponent else None
        if seat is not None and asked is not None:
            # The outbox edits the turn message for everyone, so the acknowledgement is the only answer here.
            commit_choices(session, seat, [[id_.rest]], ctx.user, id_.number)
            forget(ctx, id_.game)
            return
        seat = session.playing(ctx.user)
        snapshot = take_snapshot(session, seat.seat if seat else None)
    await ctx.tell(status_sentence(snapshot, ctx.words))


@on_button_id("do", Reply.IN_PLACE)
async def tap(ctx: InteractionContext, id_: CustomId) -> None:
    """Commit an answer that one tap can give. One that takes a second tap opens the panel with it.

    Other people, and those who tap after the turn has passed, are told who is asked.
    """
    # The number in the id is that of the turn, not of an ask: one button serves all seats that are asked the same.
    kind, _, option = id_.rest.partition("/")
    # The next ask may have a button in the same place, and the second tap of two is not meant for it.
    lately, key = ctx.bot.state[TAPPED_LATELY], (ctx.guild, id_.game, ctx.user, id_.number)
    if lately.setdefault(key, kind) != kind:
        return
    quick = CONFIRM.of(await ctx.bot.store.users.settings(ctx.user)) == QUICK
    draft: PanelMessage | None = None
    async with ctx.table(id_.game, change=True) as session:
        seat = seat_asked(session, ctx.user, lambda ask: ask.kind == kind and option in ask.taps)
        asked = session.table.ask_of(seat.seat) if seat and not seat.opponent else None
        here = asked is not None and asked.kind == kind and session.table.turn.number == id_.number
        if seat is not None and asked is not None and here and option in asked.taps:
            choice = tapped(asked, option)
            if quick or option not in asked.twice:
                commit_choices(session, seat, [choice], ctx.user, asked.number)
                forget(ctx, id_.game)
                return
            state = PanelState((answer_of(asked, choice) if option else BLANK,), sure=not option)
            if seat != session.playing(ctx.user):
                session.put_down(ctx.user)
            draft = panel_message(session, ctx.user, state, own_words(ctx))
        seat = session.playing(ctx.user)
        snapshot = take_snapshot(session, seat.seat if seat else None)
    if draft is not None:
        ctx.answer_beside()
        await show_panel(ctx, draft)
        return
    await ctx.tell(status_sentence(snapshot, ctx.words))


@on_button_id("undo", Reply.IN_PLACE)
async def press_undo(ctx: InteractionContext, id_: CustomId) -> None:
    """Take back the choice that this person saw last, if no choice has followed."""
    await undo_choice(ctx, id_.game, id_.number)


async def undo_choice(ctx: InteractionContext, game: int, number: int | None = None) -> None:
    """Take this person's last choice back. If something was revealed since, propose the undo to the table instead."""
    async with ctx.table(game) as session:
        seat = own_seat(session, ctx.user)
        # Without other people no one has to agree. In a friendly game the player agrees with themselves.
        alone = session.table.can_undo(seat.seat) or not (others_at(session, seat) or session.game.friendly == "yes")
        shared = others_at(session, seat)
        if not alone and number is not None:
            session.check_open(number)
    if not alone:
        await propose_undo(ctx, game, seat.seat)
        return
    if shared:
        await check_undos(ctx, game, seat.seat)
    async with ctx.table(game, change=True) as session:
        seat = own_seat(session, ctx.user)
        session.undo(seat.seat, number=number, who=ctx.user)
        ask_again(session, seat.seat)
    async with ctx.table(game) as session:
        panel = panel_message(session, ctx.user, None, own_words(ctx), (ctx.words.text("undo-done"),))
    await show_panel(ctx, panel)


@on_button("play")
async def play(ctx: InteractionContext, game: int) -> None:
    """Open this person's panel, and end their absence from this table."""
    await come_back_here(ctx, game)
    await open_seat(ctx, game)


async def open_seat(ctx: InteractionContext, game: int, seat: str | None = None) -> None:
    """Open this person's panel. One with several seats names the seat that they play, or is asked which one it is."""
    await say_which_seat(ctx, game, seat)
    await open_panel(ctx, game)


@on_button_id("seat", Reply.IN_PLACE)
async def take_up_seat(ctx: InteractionContext, id_: CustomId) -> None:
    """Open the panel of the seat that this person says they play."""
    async with ctx.table(id_.game) as session:
        session.take_up(ctx.user, number_in(id_))
    await open_panel(ctx, id_.game)


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Handle a component of a table's message or of the message that *More* opens."""
    button = BUTTONS.get(id_.verb)
    if button is None:
        await ctx.say("panel-outdated")
        return
    if button.reply is Reply.IN_PLACE:
        await ctx.defer_update()
    else:
        await ctx.defer(public=button.reply is Reply.PUBLIC)
    await button.press(ctx, id_)


TableComponent = component_handler(TABLE, handle_component)
