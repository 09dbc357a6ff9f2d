"""Seats of a running game: conceding, handing a seat to a computer, and the permission to give a seat away."""

import render
from cogs.discord.autocomplete import meant_value
from cogs.discord.components import GOLD, Button, Card
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.table.buttons import on_button
from cogs.table.labels import escaped_names, plain_seat_label
from cogs.table.lookup import suggestions
from cogs.table.opponents import free_opponent_name
from cogs.table.time.clock import late_seats
from cogs.table.turns import close_game
from data.errors import Refused
from data.game.models import Offer, OfferReason, Seat
from data.game.outgoing import Say
from data.game.session import GameSession

DAY = 86_400
LONG_ABSENCE = 7 * DAY
"""Seconds for which a table must wait for a player before others may offer that seat."""


def host_of(session: GameSession) -> int:
    """Return the player with the host's rights: the host, or the first present player while the host is absent.

    A host who was replaced, is away or is late gets the rights back as soon as that is over.
    """
    host = session.game.host
    if session.game.phase != "running":
        return host
    gone = late_seats(session) | session.absences.keys()
    here = [
        seat.user for seat in session.seats if seat.user is not None and seat.seat not in gone and not seat.opponent
    ]
    return host if host in here or not here else here[0]


def own_seat(session: GameSession, user: int) -> Seat:
    """Return the seat that a person plays. Raise Refused if they have none, or have not said which of several."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


def voting_seat(session: GameSession, user: int) -> Seat:
    """Return the seat with which a person votes and proposes. Raise Refused if they have none."""
    own = session.seats_of(user)
    if not own:
        raise Refused("not_seated")
    return own[0]


def running_seat(session: GameSession, user: int) -> Seat:
    """Return a person's seat in a running game. Raise Refused if they have none or the game does not run."""
    seat = own_seat(session, user)
    session.expect("running")
    return seat


@on_button("concede")
async def ask_concede(ctx: InteractionContext, game: int) -> None:
    """Ask this person to confirm that they leave the game to a computer."""
    async with ctx.table(game) as session:
        last = is_last_person(session, running_seat(session, ctx.user))
    text = ctx.words.text("concede-sure-last") if last else ctx.words.text("concede-sure")
    sure = Button(str(CustomId(TABLE, game, "yield")), ctx.words.text("button-yield"), "danger")
    await ctx.show(Card((text,), rows=((sure,),), accent=GOLD))


def is_last_person(session: GameSession, seat: Seat) -> bool:
    """Return whether only computers are left at the table without the player of this seat."""
    return all(other.user is None for other in session.seats if other.seat != seat.seat)


@on_button("yield")
async def concede(ctx: InteractionContext, game: int) -> None:
    """Give this person's seat to a computer opponent. Close a table without people."""
    async with ctx.table(game, change=True) as session:
        seat = running_seat(session, ctx.user)
        last = is_last_person(session, seat)
        vacate(session, seat, ctx.user, "conceded")
        if last:
            (name,) = escaped_names([seat])
            session.enqueue(Say("concede-said-last", {"name": name}))
    text = ctx.words.text("concede-done-last") if last else ctx.words.text("concede-done")
    await ctx.show(Card((text,), accent=GOLD))


def hand_to_computer(session: GameSession, seat: Seat, who: int | None) -> None:
    """Let a computer play a seat from now on. Close a table without people."""
    session.give(seat.seat, user=None, name=free_opponent_name(session.seats), opponent=True, who=who)
    if all(other.user is None for other in session.seats):
        close_game(session, who)
    else:
        # Before the messages about the seat that callers queue.
        session.queue_updates()


def vacate(session: GameSession, seat: Seat, who: int | None, why: OfferReason) -> None:
    """Let a computer play a seat from now on, and offer the seat back to its owner."""
    hand_to_computer(session, seat, who)
    if session.game.phase == "running" and seat.user is not None:
        way_back = Offer(
            game=session.game.id,
            seat=seat.seat,
            user=seat.user,
            maker=seat.user,
            why=why,
            name=seat.name,
            at=session.now,
        )
        session.offers.make(way_back)


def seat_in_play(session: GameSession, named: str) -> Seat:
    """Return the seat with this letter or player. Raise Refused if the game does not run or has no such seat."""
    session.expect("running")
    return named_seat(session, named)


def named_seat(session: GameSession, named: str) -> Seat:
    """Return the seat with this letter or player. Raise Refused if the table has no such seat."""
    letters = {render.letter(seat.seat): seat for seat in session.seats}
    letter = meant_value({letter: [seat.name] for letter, seat in letters.items()}, named, parts=False)
    if letter is None:
        raise Refused("no_seat", seat=quote_input(named))
    return letters[letter]


def check_may_give(ctx: InteractionContext, session: GameSession, seat: Seat, *, to_computer: bool) -> None:
    """Raise Refused unless this person may give a seat away.

    Its owner may at any time. The host may if a computer plays it, or if the table has waited for its owner for long. A
    manager of the guild may hand it to a computer at any time, so that a blocked table can go on.
    """
    if ctx.user == seat.user:
        return
    manager = ctx.interaction.permissions.manage_guild
    host = host_of(session)
    if ctx.user != host and not manager:
        raise Refused("host_only", host=f"<@{host}>")
    if seat.user is not None and not is_away(session, seat) and not (manager and to_computer):
        raise Refused("seat_taken", name=f"<@{seat.user}>", days=LONG_ABSENCE // DAY)


def is_away(session: GameSession, seat: Seat) -> bool:
    """Return whether the table has waited for this seat's owner for long since they were pinged."""
    call = session.calls.get(seat.user) if seat.user is not None else None
    asked = any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks)
    # A call without a positive number belongs to an earlier ask. They could not be pinged for this one yet.
    return asked and call is not None and call.number > 0 and session.now - call.at >= LONG_ABSENCE


def check_sits_nowhere_else(session: GameSession, seat: Seat, user: int) -> None:
    """Raise Refused if the person has seen another seat's secrets of this game, and never had this seat."""
    if (had := session.has_sat(user)) and seat.seat not in had:
        raise Refused("sat_elsewhere")


@suggestions()
def suggest_seats(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
    """Suggest the seats of the table that the command names."""
    return {render.letter(seat.seat): plain_seat_label(seat, ctx.words) for seat in session.seats}


@suggestions()
def suggest_own_seats(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
    """Suggest the seats of this person at the table that the command names."""
    return {render.letter(seat.seat): plain_seat_label(seat, ctx.words) for seat in session.seats_of(ctx.user)}
