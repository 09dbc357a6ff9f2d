"""The handlers of the components of a table's messages: play, log, more, undo, concede, rematch."""

from collections.abc import Awaitable, Callable
from typing import Final

from cachetools import TTLCache

from cogs.acts.offers import take_seat, withdraw_offer
from cogs.acts.rematch import press_rematch
from cogs.acts.seats import ask_concede, concede, own_seat
from cogs.acts.stand_ins import come_back_here, press_back
from cogs.acts.undo_by_vote import check_undos
from cogs.acts.vote_effects import others_at, press_vote, propose_undo
from cogs.buttons.lookback import show_decided
from cogs.buttons.proposals import answer_proposal
from cogs.discord.client_state import StateKey
from cogs.discord.components import GOLD, Button, Card, Row
from cogs.discord.custom_ids import TABLE, CustomId, OutdatedComponent
from cogs.discord.dispatch import component_handler
from cogs.discord.interaction import InteractionContext
from cogs.panel.ahead.orders import change_orders, prepare_picked, show_orders
from cogs.panel.commit import commit_choices
from cogs.panel.form.carry import forget
from cogs.panel.handlers import open_panel
from cogs.panel.hint import show_hint
from cogs.panel.message import panel_message, show_panel
from cogs.reminders.messages import have_played, mute_turn, take_time
from cogs.show.cards import seed_line
from cogs.show.log import show_explained, show_log
from cogs.show.overlays import ALL_LINES, open_overlay, overlay_buttons
from cogs.show.past import show_past, show_past_to_all
from cogs.show.review import show_review
from cogs.show.snapshot import take_snapshot
from cogs.show.status import status_sentence
from cogs.show.text_board import show_text_board, show_text_map
from cogs.table.labels import seat_label
from cogs.table.lookup import MAX_DIGITS
from cogs.table.orders import ask_again
from rules.kernel import tapped

TAP_PAUSE: Final = 2.0
"""Seconds after a tap in which a tap of another kind by the same user is ignored, if it is for the same turn."""
MAX_TAPPED: Final = 10_000
TAPPED_LATELY = StateKey(lambda: TTLCache[tuple[int, int, int, int], str](MAX_TAPPED, TAP_PAUSE))
"""The kinds of the asks that users have answered by a tap a moment ago, by guild, game, user and turn."""


async def show_more(ctx: InteractionContext, game: int) -> None:
    """Show the actions that are needed less often."""
    async with ctx.table(game) as session:
        seat = session.seat_of(ctx.user)
        snapshot = take_snapshot(session, seat.seat if seat else None)
        # The buttons contain the number of an open ask, so that Undo on an old message can't undo another choice.
        number = session.table.asks[0].number if session.table.asks else 0
        running = seat is not None and session.game.phase == "running"
        undo = seat is not None and running and (session.table.can_undo(seat.seat) or others_at(session, seat))

    def button(verb: str, disabled: bool = False) -> Button:
        return Button(
            str(CustomId(TABLE, game, verb, number)), ctx.words.text(f"button-{verb}"), "secondary", disabled=disabled
        )

    over = session.game.phase == "over"
    row: Row = (button("explain"), button("text"), *((button("review"),) if over else ()))
    if seat and not over:
        row = (button("undo", not undo), button("orders"), button("concede"), *row)
    lines = "\n".join(seat_label(one, ctx.words) for one in snapshot.seats)
    rows = (*overlay_buttons(snapshot, ctx.words), row)
    seed = (seed_line(snapshot, ctx.words),) if over else ()
    await ctx.show(Card((status_sentence(snapshot, ctx.words), lines, *seed), rows=rows, accent=GOLD))


async def quick_answer(ctx: InteractionContext, id_: CustomId) -> None:
    """Commit the answer to a quick ask from the turn message. Tell other people who is asked."""
    async with ctx.table(id_.game, change=True) as session:
        seat = session.seat_of(ctx.user)
        asked = session.table.ask_of(seat.seat) if seat and not seat.opponent else None
        if seat is not None and asked is not None:
            # The outbox edits the turn message for everyone, so the acknowledgement is the only answer here.
            commit_choices(session, seat, [[id_.rest]], ctx.user, id_.number)
            forget(ctx, id_.game)
            return
        snapshot = take_snapshot(session, seat.seat if seat else None)
    await ctx.tell(status_sentence(snapshot, ctx.words))


async def tap(ctx: InteractionContext, id_: CustomId) -> None:
    """Commit an answer that one tap can give. Tell other people, or after the turn has passed, who is asked."""
    kind, _, option = id_.rest.partition("/")
    # The next ask may have a button in the same place, and the second tap of two is not meant for it.
    lately, key = ctx.bot.state[TAPPED_LATELY], (ctx.guild, id_.game, ctx.user, id_.number)
    if lately.setdefault(key, kind) != kind:
        return
    async with ctx.table(id_.game, change=True) as session:
        seat = session.seat_of(ctx.user)
        asked = session.table.ask_of(seat.seat) if seat and not seat.opponent else None
        here = asked is not None and asked.kind == kind and session.table.turn.number == id_.number
        if seat is not None and asked is not None and here and option in asked.taps:
            commit_choices(session, seat, [tapped(asked, option)], ctx.user, asked.number)
            forget(ctx, id_.game)
            return
        snapshot = take_snapshot(session, seat.seat if seat else None)
    await ctx.tell(status_sentence(snapshot, ctx.words))


async def undo_choice(ctx: InteractionContext, game: int, number: int | None = None) -> None:
    """Take this person's last choice back. If something was revealed since, propose the undo to the table instead."""
    async with ctx.table(game) as session:
        seat = own_seat(session, ctx.user)
        # Without other people at the table there is no one to agree.
        alone = session.table.can_undo(seat.seat) or not others_at(session, seat)
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
        panel = panel_message(session, ctx.user, None, ctx.words, (ctx.words.text("undo-done"),))
    await show_panel(ctx, panel)


async def play(ctx: InteractionContext, game: int) -> None:
    """Open this person's panel, and end their absence from this table."""
    await come_back_here(ctx, game)
    await open_panel(ctx, game)


def number_in(rest: str) -> int:
    """Return the number in a button's custom id. Raise OutdatedComponent if it is not a number."""
    if not (rest.isdecimal() and len(rest) <= MAX_DIGITS):
        raise OutdatedComponent(rest)
    return int(rest)


HANDLERS: dict[str, Callable[[InteractionContext, CustomId], Awaitable[None]]] = {
    "play": lambda ctx, id_: play(ctx, id_.game),
    "back": lambda ctx, id_: press_back(ctx, id_.game),
    "vote": lambda ctx, id_: press_vote(ctx, id_.game, id_.rest, id_.number),
    "tap": quick_answer,
    "do": tap,
    "proposal": answer_proposal,
    "log": lambda ctx, id_: show_log(ctx, id_.game),
    "explain": lambda ctx, id_: show_explained(ctx, id_.game),
    "more": lambda ctx, id_: show_more(ctx, id_.game),
    "look": lambda ctx, id_: open_overlay(ctx, id_.game, id_.rest, whole=id_.number == ALL_LINES),
    "sit": lambda ctx, id_: take_seat(ctx, id_.game, id_.rest),
    "withdraw": lambda ctx, id_: withdraw_offer(ctx, id_.game, id_.rest),
    "replay": lambda ctx, id_: show_past(ctx, id_.game, number_in(id_.rest or "0")),
    "show": lambda ctx, id_: show_past_to_all(ctx, id_.game, number_in(id_.rest)),
    "past": lambda ctx, id_: show_past(ctx, id_.game, number_in(id_.rest)),
    "undo": lambda ctx, id_: undo_choice(ctx, id_.game, id_.number),
    "concede": lambda ctx, id_: ask_concede(ctx, id_.game),
    "yield": lambda ctx, id_: concede(ctx, id_.game),
    "text": lambda ctx, id_: show_text_board(ctx, id_.game),
    "page": lambda ctx, id_: show_text_board(ctx, id_.game, number_in(id_.rest or "0")),
    "map": lambda ctx, id_: show_text_map(ctx, id_.game),
    "hint": lambda ctx, id_: show_hint(ctx, id_.game, id_.number, id_.rest),
    "orders": lambda ctx, id_: show_orders(ctx, id_.game),
    "order": lambda ctx, id_: change_orders(ctx, id_.game, id_.rest),
    "prepare": lambda ctx, id_: prepare_picked(ctx, id_.game),
    "mute": lambda ctx, id_: mute_turn(ctx, id_.game),
    "later": lambda ctx, id_: take_time(ctx, id_.game),
    "stand": lambda ctx, id_: have_played(ctx, id_.game),
    "review": lambda ctx, id_: show_review(ctx, id_.game),
    "decided": lambda ctx, id_: show_decided(ctx, id_.game),
    "decisive": lambda ctx, id_: show_decided(ctx, id_.game, number_in(id_.rest or "0")),
    "rematch": lambda ctx, id_: press_rematch(ctx, id_.game),
}
"""The handler of each button, by the verb of its custom id."""
IN_PLACE = ("tap", "do", "undo", "look", "past", "page", "order", "prepare", "decisive")
"""The buttons whose message is kept or edited. The others are answered in a new message."""
FOR_ALL = ("show",)
"""The buttons with a public answer."""


async def handle_component(ctx: InteractionContext, id_: CustomId) -> None:
    """Handle a component of a table's message or of the message that *More* opens."""
    act = HANDLERS.get(id_.verb)
    if act is None:
        await ctx.say("panel-outdated")
        return
    await (ctx.defer_update() if id_.verb in IN_PLACE else ctx.defer(public=id_.verb in FOR_ALL))
    await act(ctx, id_)


TableComponent = component_handler(TABLE, handle_component)
