"""The private panel of standing orders and prepared moves, and the timer that answers by them."""

from collections.abc import Sequence

from cogs.acts.seats import running_seat
from cogs.discord.autocomplete import meant_value
from cogs.discord.client import Client
from cogs.discord.components import GOLD, Card, Row, Select, SelectOption
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import MAX_OPTIONS, quote_input
from cogs.discord.names import escaped
from cogs.panel.ahead.prepared import (
    PREPARE,
    SuggestionSource,
    is_asked,
    keep_prepared,
    prepared_rows,
    suggestion_source,
)
from cogs.panel.typed.parsing import parse_choices
from cogs.table.buttons import Reply, on_button, on_button_id
from cogs.table.lookup import suggestions
from cogs.table.orders import (
    PLAYED,
    PREPARED,
    known_orders,
    note_tried,
    off_lines,
    order_label,
    ordered_choice,
    orders_for,
    picked_values,
    switch_off,
    value_label,
)
from cogs.table.time.substitutes import OrderDue
from cogs.table.time.timers import on_timer
from data.errors import Refused
from data.game.models import Seat, StandingOrder, Timer
from data.game.session import GameSession
from render import Words
from rules.kernel import Ask, Choice, IllegalChoice, Order

NOT_ORDERED = "-"
"""The value in a select that takes an order back."""


@on_timer(OrderDue)
async def run_order(bot: Client, guild: int, timer: Timer, order: OrderDue) -> None:
    """Answer an ask as its owner has ordered. If no order answers it, the owner is pinged as always."""
    async with bot.tables.transaction(guild, timer.game) as session:
        # The timer may have been set again since it was read.
        if timer.seat is None or session.game.phase != "running" or not session.timers.is_set(timer):
            return
        ask = session.table.ask_of(timer.seat)
        if session.game.paused is not None:
            # The timer is set again once the game resumes.
            session.timers.cancel(OrderDue, seat=timer.seat)
            return
        if ask is None or ask.number != order.ask:
            return
        session.watch()
        # Note the try first: an ask that no order answers goes to its owner, and is not tried again.
        note_tried(session, ask)
        _answer(session, ask)


def _answer(session: GameSession, ask: Ask) -> None:
    """Answer by the first order that has an answer. An order with an illegal answer is switched off."""
    for order in orders_for(session, ask):
        try:
            choices = _choices(session, order, ask)
            for choice in choices:
                session.answer(ask.seat, choice)
        except IllegalChoice as refused:
            # The refusal of a later choice has undone everything, but the owner must be asked now.
            session.watch()
            switch_off(session, order, refused.reason, refused.facts)
            continue
        # A prepared move is played once. It stays stored as switched off, so that its owner is told.
        if order.key == PREPARED:
            switch_off(session, order, PLAYED)
        if choices:
            return


def _choices(session: GameSession, order: StandingOrder, ask: Ask) -> list[Choice]:
    """Return the checked choices of an order; raise IllegalChoice if they are not legal."""
    if order.key == PREPARED:
        return [choice for _, choice in parse_choices(session.table, ask.seat, order.typed)]
    choice = ordered_choice(session, order, ask)
    return [] if choice is None else [session.table.check(ask.seat, choice)]


@on_button("orders")
async def show_orders(ctx: InteractionContext, game: int) -> None:
    """Show a player their orders at a table, and delete the orders whose end they have seen."""
    async with ctx.table(game, change=True) as session:
        seat = running_seat(session, ctx.user)
        card, source = orders_card(session, seat, ctx.words), _suggestion_source(ctx, session, seat)
        # Delete them only after making the card, which shows the reasons.
        for order in session.orders.of(seat.seat):
            if order.why_off is not None:
                session.orders.drop((seat.seat, order.key))
    await _answer_with(ctx, card, source)


@on_button_id("order", Reply.IN_PLACE)
async def change_orders(ctx: InteractionContext, id_: CustomId) -> None:
    """Switch on exactly the picked orders. If the id names one order, set its values instead."""
    key = id_.rest
    async with ctx.table(id_.game, change=True) as session:
        seat = running_seat(session, ctx.user)
        session.watch()
        if key:
            give_order(session, seat, key, [value for value in ctx.values if value != NOT_ORDERED])
        else:
            for order_key in _plain_keys(session, seat):
                _switch(session, seat, order_key, order_key in ctx.values)
    await _show_changed(ctx, id_.game)


async def change_typed(ctx: InteractionContext, game: int, typed: str) -> None:
    """Give a typed order or take it back: ``moat``, ``trash=Curse,Copper``, ``save=``, or the name of a suggestion."""
    async with ctx.table(game, change=True) as session:
        seat = running_seat(session, ctx.user)
        ways = _typed_ways(session, seat, ctx.words).items()
        meant = meant_value({way: [label] for way, label in ways}, typed, parts=False) or typed.strip()
        key, equals, values = meant.partition("=")
        session.watch()
        if equals:
            give_order(session, seat, key, [value.strip() for value in values.split(",") if value.strip()])
        elif key in _plain_keys(session, seat):
            _switch(session, seat, key, not any(order.key == key for order in _active_orders(session, seat)))
        else:
            raise Refused("no_option", option=quote_input(typed))
    await _show_changed(ctx, game)


@on_button(PREPARE, Reply.IN_PLACE)
async def prepare_picked(ctx: InteractionContext, game: int) -> None:
    """Prepare the move that was picked on the panel, and show it in the panel."""
    await _show_changed(ctx, game, await keep_prepared(ctx, game, ctx.value))


async def _show_changed(ctx: InteractionContext, game: int, doubt: str = "") -> None:
    """Show a player their changed orders. A separate transaction, so that a failing text undoes nothing."""
    ctx.committed = True
    async with ctx.table(game) as session:
        seat = running_seat(session, ctx.user)
        card, source = orders_card(session, seat, ctx.words), _suggestion_source(ctx, session, seat)
    await _answer_with(ctx, card._replace(above=(*card.above, doubt)) if doubt else card, source)


def _suggestion_source(ctx: InteractionContext, session: GameSession, seat: Seat) -> SuggestionSource | None:
    """Return the source of suggestions; None for a player who is being asked, and so cannot prepare a move."""
    return None if is_asked(session, seat) else suggestion_source(ctx, session, seat)


async def _answer_with(ctx: InteractionContext, card: Card, source: SuggestionSource | None) -> None:
    """Answer with the panel and the moves that can be prepared, which are found without the table's lock."""
    rows = await prepared_rows(ctx, source, ctx.words)
    above = (card.above[0] + f"\n{ctx.words.text('order-heading-prepare')}", *card.above[1:]) if rows else card.above
    await ctx.show(card._replace(above=above, rows=(*card.rows, *rows)))


def give_order(session: GameSession, seat: Seat, key: str, values: Sequence[str]) -> None:
    """Set an order's values, or drop the order without any. Raise Refused for an unknown order or value."""
    order = known_orders(session, seat.seat).get(key)
    if order is None or not set(values) <= set(order.values) or (len(values) > 1 and not order.many):
        raise Refused("no_option", option=quote_input(f"{key}={','.join(values)}"))
    session.orders.drop((seat.seat, key))
    if values:
        session.orders.put(StandingOrder(game=session.game.id, seat=seat.seat, key=key, typed=",".join(values)))


def _switch(session: GameSession, seat: Seat, key: str, hold: bool) -> None:
    """Switch an order without values on or off. A prepared move can only be dropped."""
    held = any(order.key == key for order in _active_orders(session, seat))
    if not hold:
        session.orders.drop((seat.seat, key))
    elif not held and key != PREPARED:
        session.orders.put(StandingOrder(game=session.game.id, seat=seat.seat, key=key))


def _active_orders(session: GameSession, seat: Seat) -> list[StandingOrder]:
    return [order for order in session.orders.of(seat.seat) if order.why_off is None]


def _plain_keys(session: GameSession, seat: Seat) -> list[str]:
    """Return the keys of the orders that are only on or off: those of the game, and a prepared move."""
    keys = [order.key for order in known_orders(session, seat.seat).values() if not order.values]
    return [*keys, *(order.key for order in _active_orders(session, seat) if order.key == PREPARED)]


def orders_card(session: GameSession, seat: Seat, words: Words) -> Card:
    """Return the panel: the orders of this table, with the active ones picked, and why others have ended."""
    held = {order.key: order for order in _active_orders(session, seat)}
    rows = [_plain_select(session, seat, held, words)]
    rows += [
        _value_select(session, order, held.get(order.key), words)
        for order in known_orders(session, seat.seat).values()
        if order.values
    ]
    ready = [escaped(order_label(session, held[PREPARED], words))] if PREPARED in held else []
    above = (words.text("order-heading"), *(f"✔ {line}" for line in ready), *off_lines(session, seat.seat, words))
    return Card(above, rows=tuple(filter(None, rows)), accent=GOLD)


def _plain_select(session: GameSession, seat: Seat, held: dict[str, StandingOrder], words: Words) -> Row | None:
    game = session.game
    every = (
        held.get(key) or StandingOrder(game=game.id, seat=seat.seat, key=key) for key in _plain_keys(session, seat)
    )
    entries = tuple(
        SelectOption(order.key, order_label(session, order, words), picked=order.key in held) for order in every
    )[:MAX_OPTIONS]
    custom_id = str(CustomId(TABLE, game.id, "order"))
    hint = words.text("order-not", order=entries[0].label) if len(entries) == 1 else words.text("order-choose")
    return Select(custom_id, hint, entries, 0, len(entries)) if entries else None


def _value_select(session: GameSession, order: Order, held: StandingOrder | None, words: Words) -> Select:
    """Return the select of an order's values, with an entry for none if only one can be picked."""
    game, picked = session.game, picked_values(held) if held else ()
    name = words.text(f"order-{game.kind}-{order.key}")
    entries = [
        SelectOption(value, f"{name}: {value_label(session, order.key, value, words)}", picked=value in picked)
        for value in order.values
    ]
    if not order.many:
        entries.insert(0, SelectOption(NOT_ORDERED, words.text("order-not", order=name), picked=not picked))
    least, most = (0, len(entries)) if order.many else (1, 1)
    hint = words.text("order-not", order=name)
    return Select(str(CustomId(TABLE, game.id, "order", rest=order.key)), hint, tuple(entries), least, most)


def has_orders(session: GameSession, seat: Seat, ask: Ask) -> bool:
    """Return whether there are standing orders for an ask of a seat."""
    return any(ask.kind in order.kinds for order in known_orders(session, seat.seat).values())


@suggestions()
def suggest_orders(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
    """Suggest the orders that can be given or taken back at the table that the command means."""
    seat = session.playing(ctx.user)
    return _typed_ways(session, seat, ctx.words) if seat and session.game.phase == "running" else {}


def _typed_ways(session: GameSession, seat: Seat, words: Words) -> dict[str, str]:
    """Return each text that can be typed, with what it does."""
    kind, held = session.game.kind, {order.key: order for order in _active_orders(session, seat)}
    ways: dict[str, str] = {}
    for key in _plain_keys(session, seat):
        label = order_label(session, held.get(key) or StandingOrder(game=0, seat=0, key=key), words)
        ways[key] = words.text("order-not", order=label) if key in held else label
    for order in known_orders(session, seat.seat).values():
        name = words.text(f"order-{kind}-{order.key}")
        if order.key in held and order.values:
            ways[f"{order.key}="] = words.text("order-not", order=name)
        for value in order.values:
            ways[f"{order.key}={value}"] = f"{name}: {value_label(session, order.key, value, words)}"
    return ways
