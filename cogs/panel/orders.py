"""The private panel of standing orders and prepared moves, and the moment at which they answer."""

import msgspec

from cogs.discord.client import Client
from cogs.discord.components import GOLD, MAX_OPTIONS, Card, Row, Select, SelectOption
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped
from cogs.panel.typed import parse_choices
from cogs.table.orders import PREPARED, choice_of, note_tried, orders_for
from cogs.table.turns import queue_updates, turn_state
from data.errors import Refused
from data.models import Seat, StandingOrder, Timer
from data.session import GameSession
from render import Words
from rules.kernel import GAMES, Ask, Choice, Event, IllegalChoice


async def run_order(bot: Client, guild: int, timer: Timer) -> None:
    """Answer an ask as its owner has ordered; where no order answers, they are called as always."""
    async with bot.tables.transaction(guild, timer.game) as session:
        if timer.seat is None or session.game.phase != "running" or session.timer(timer.kind, timer.seat) != timer:
            return
        ask = session.table.ask_of(timer.seat)
        if ask is None or ask.number != timer.payload["ask"] or session.game.paused is not None:
            return
        before = turn_state(session)
        note_tried(session, ask)
        queue_updates(session, before, _answer(session, ask))


def _answer(session: GameSession, ask: Ask) -> list[Event]:
    """Answer by the first order that has an answer; one whose answer is not legal is switched off with the reason."""
    user = session.seats[ask.seat].user
    for order in orders_for(session, ask):
        try:
            choices = _choices(session, order, ask)
            events = [event for choice in choices for event in session.answer(ask.seat, choice, who=user)]
        except IllegalChoice as refused:
            session.put_order(msgspec.structs.replace(order, why_off=refused.reason))
            continue
        if order.key == PREPARED:
            session.drop_orders(ask.seat, PREPARED)
        if choices:
            return events
    return []


def _choices(session: GameSession, order: StandingOrder, ask: Ask) -> list[Choice]:
    """Return the choices of an order, checked; IllegalChoice where they are not legal."""
    if order.key == PREPARED:
        return [choice for _, choice in parse_choices(session.table, ask.seat, order.typed)]
    choice = choice_of(session, order, ask)
    return [] if choice is None else [session.table.check(ask.seat, choice)]


async def prepare(ctx: InteractionContext, game: int, typed: str) -> None:
    """Keep a move until its owner is asked; it is checked only then."""
    async with ctx.table(game, change=True) as session:
        seat = _own(session, ctx.user)
        if any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks):
            raise Refused("asked_now")
        session.put_order(StandingOrder(game=game, seat=seat.seat, key=PREPARED, typed=typed))
    await ctx.say("order-prepared", typed=escaped(typed))


async def show_orders(ctx: InteractionContext, game: int) -> None:
    """Show a person their orders at a table."""
    async with ctx.table(game) as session:
        card = orders_card(session, _own(session, ctx.user), ctx.words)
    await ctx.show(card)


async def change_orders(ctx: InteractionContext, game: int) -> None:
    """Let exactly those orders hold that are picked; a prepared move that is not is dropped."""
    async with ctx.table(game, change=True) as session:
        seat = _own(session, ctx.user)
        before = turn_state(session)
        held = {order.key: order for order in session.orders_of(seat.seat)}
        session.drop_orders(seat.seat)
        for key in ctx.values:
            if key == PREPARED and key in held:
                session.put_order(msgspec.structs.replace(held[key], why_off=None))
            elif key in {order.key for order in GAMES[session.game.kind].orders}:
                session.put_order(StandingOrder(game=game, seat=seat.seat, key=key))
        queue_updates(session, before)
        card = orders_card(session, seat, ctx.words)
    await ctx.show(card)


def orders_card(session: GameSession, seat: Seat, words: Words) -> Card:
    """Return the panel: all orders of the game, those that hold picked, and why others were switched off."""
    kind, held = session.game.kind, {order.key: order for order in session.orders_of(seat.seat)}
    labels = {order.key: words.text(f"order-{kind}-{order.key}") for order in GAMES[kind].orders}
    if PREPARED in held:
        labels[PREPARED] = words.text("order-prepared-label", typed=held[PREPARED].typed)
    off = [
        words.text("order-off", order=escaped(labels[key])) for key, order in held.items() if order.why_off is not None
    ]
    entries = tuple(
        SelectOption(key, label, picked=key in held and held[key].why_off is None) for key, label in labels.items()
    )[:MAX_OPTIONS]
    select = Select(
        str(CustomId(TABLE, session.game.id, "order")), words.text("order-choose"), entries, 0, len(entries)
    )
    rows: tuple[Row, ...] = (select,) if entries else ()
    return Card((words.text("order-heading"), *off), rows=rows, accent=GOLD)


def _own(session: GameSession, user: int) -> Seat:
    seat = session.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    if session.game.phase != "running":
        raise Refused("not_running", phase=session.game.phase)
    return seat
