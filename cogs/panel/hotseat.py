"""Hot seat: a person with several seats says by a tap which one they play, and sees nothing secret before."""

from collections.abc import Callable

from cogs.acts.seats import named_seat
from cogs.discord.components import GOLD, Button, Card, in_rows
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.panel.form.carry import remembered
from cogs.show.snapshot import TableSnapshot
from cogs.show.status import score_line, status_sentence
from data.errors import Refused
from data.game.models import Seat
from data.game.session import GameSession
from render import Words
from rules.kernel import Ask


def hand_over_card(snapshot: TableSnapshot, user: int, notes: tuple[str, ...], words: Words) -> Card:
    """Return what a person sees who has several seats and has not said which one they play: a button for each.

    It tells what everyone may know.
    """
    own = [seat for seat in snapshot.seats if seat.user == user]
    asked = [seat for seat in own if seat.seat in snapshot.asked and not seat.opponent]
    buttons = [
        Button(
            str(CustomId(TABLE, snapshot.game.id, "seat", rest=str(seat.seat))),
            words.text("hotseat-play", name=snapshot.names[seat.seat]),
            "primary" if seat in asked else "secondary",
        )
        for seat in own
    ]
    if len(asked) == 1:
        heading = words.text("hotseat-give", name=snapshot.spoken[asked[0].seat])
    else:
        heading = words.text("hotseat-whose")
    # The heading says the same as this sentence if the table waits for no one else.
    told = len(asked) == 1 and len(snapshot.asked) == 1 and snapshot.game.paused is None
    above = filter(None, (heading, "" if told else status_sentence(snapshot, words), *notes))
    return Card(tuple(above), (score_line(snapshot),), tuple(in_rows(buttons)), accent=GOLD)


async def say_which_seat(ctx: InteractionContext, game: int, named: str | None = None) -> None:
    """Note which seat this person plays from now on. Without a name they are asked again, if they have several."""
    async with ctx.table(game) as session:
        if named is not None:
            session.take_up(ctx.user, named_seat(session, named).seat)
        else:
            session.put_down(ctx.user)


def seat_of_panel(ctx: InteractionContext, session: GameSession, pressed: CustomId) -> Seat | None:
    """Return the seat that the user plays. Put it down, and return None, if the pressed panel is another seat's."""
    seat = session.playing(ctx.user)
    if seat is None or len(session.seats_of(ctx.user)) == 1:
        return seat
    asked, listed = session.table.ask_of(seat.seat), remembered(ctx, pressed.game, pressed.number)
    shown = {ask.seat for ask in listed.asks} if listed else set()
    if (asked is not None and asked.number == pressed.number) or shown == {seat.seat}:
        return seat
    session.put_down(ctx.user)
    return None


def seat_asked(session: GameSession, user: int, fits: Callable[[Ask], bool]) -> Seat | None:
    """Return the seat of a person that a public button is for: the one with an ask that ``fits``, or the one they play.

    Raise Refused("which_seat") if several of their seats have such an ask and they play none of these now.
    """
    held, own = session.playing(user), session.seats_of(user)
    for asks in (session.table.asks, session.table.answered):
        asked = {ask.seat for ask in asks if fits(ask)}
        fitting = [seat for seat in own if seat.seat in asked and not seat.opponent]
        if held in fitting:
            return held
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Refused("which_seat")
    return held or next(iter(own), None)
