"""Who plays a seat of a running game: conceding, and giving a seat to somebody else or to a computer."""

import re
from typing import Any

import discord
from discord import app_commands

from cogs.discord.autocomplete import matching_choices
from cogs.discord.components import GOLD, Button, Card, quote_input
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import InteractionContext
from cogs.discord.names import escaped, plain_name
from cogs.lobby.invitations import call, check_call, let_in
from cogs.table.labels import escaped_names, seat_label
from cogs.table.lookup import peek
from cogs.table.opponents import free_opponent_name
from cogs.table.turns import close_game, queue_updates, turn_state
from data.errors import Refused
from data.models import Seat
from data.session import GameSession
from render import Words
from rules.kernel import Facts

DAY = 86_400
LONG_ABSENCE = 7 * DAY
"""After how many seconds in which a table waits for somebody their seat may be offered to others."""


def own_seat(session: GameSession, user: int) -> Seat:
    """Return where a person sits; Refused if nowhere."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


def running_seat(session: GameSession, user: int) -> Seat:
    """Return where a person sits in a game that runs; Refused if nowhere, or if it does not."""
    seat = own_seat(session, user)
    if session.game.phase != "running":
        raise Refused("not_running", phase=session.game.phase)
    return seat


async def ask_concede(ctx: InteractionContext, game: int) -> None:
    """Ask whether this person really wants to leave the game to a computer."""
    async with ctx.table(game) as session:
        running_seat(session, ctx.user)
    sure = Button(str(CustomId(TABLE, game, "yield")), ctx.words.text("button-yield"), "danger")
    await ctx.show(Card((ctx.words.text("concede-sure"),), rows=((sure,),), accent=GOLD))


async def concede(ctx: InteractionContext, game: int) -> None:
    """Give this person's seat to a computer opponent; a table without people is closed."""
    async with ctx.table(game, change=True) as session:
        seat = running_seat(session, ctx.user)
        vacate(session, seat, ctx.user, "conceded")
    await ctx.show(Card((ctx.words.text("concede-done"),), accent=GOLD))


def hand_to_computer(session: GameSession, seat: Seat, who: int) -> None:
    """Let a computer play a seat from now on; a table without people is closed."""
    before = turn_state(session)
    session.give(seat.seat, user=None, name=free_opponent_name(session.seats), opponent=True, who=who)
    if all(one.user is None for one in session.seats):
        close_game(session, who)
    else:
        queue_updates(session, before)


def vacate(session: GameSession, seat: Seat, who: int, why: str) -> None:
    """Let a computer play a seat from now on, and say so by a message from which its owner takes it back."""
    hand_to_computer(session, seat, who)
    if session.game.phase == "running":
        facts = {"why": why, "name": escaped_names([seat])[0], "seat": seat.seat, "user": seat.user}
        # By this the button knows whether the seat has changed hands once more.
        facts["since"] = session.seated_since(seat.seat)
        session.enqueue("vacant", facts, topic=f"vacant:{seat.seat}")


def vacant_card(game: int, facts: Facts, words: Words) -> Card:
    """Return the message that says that a computer has taken a seat, with the way back for its owner."""
    return Card(
        (words.text(f"vacant-{facts['why']}", name=facts["name"]),),
        rows=((sit_button(game, facts, words, "seat-back"),),),
    )


def sit_button(game: int, facts: Facts, words: Words, label: str) -> Button:
    """Return the button by which ``user`` takes a ``seat`` that has not changed hands ``since``."""
    rest = f"{facts['seat']}:{facts['user']}:{facts['since']}"
    return Button(str(CustomId(TABLE, game, "sit", rest=rest)), words.text(f"button-{label}"), "success")


async def replace_player(ctx: InteractionContext, game: int, named: str, by: discord.Member | None) -> None:
    """Offer a seat to somebody, or give it to a computer: its owner may, or others once its owner stays away."""
    if by is not None and by.bot:
        raise Refused("a_bot")
    async with ctx.table(game, change=True) as session:
        seat = _named_seat(session, named)
        _check_may_give(ctx, session, seat, to_computer=by is None)
        (old,) = escaped_names([seat])
        if by is None:
            hand_to_computer(session, seat, ctx.user)
            (new,) = escaped_names([session.seats[seat.seat]])
            session.enqueue("say", {"key": "replace-said", "args": {"old": old, "new": new}})
        else:
            _check_sits_nowhere_else(session, seat, by.id)
            check_call(ctx, session.game, by)
        since, row = session.seated_since(seat.seat), session.game
    if by is None:
        await ctx.say("replace-done", old=old, new=new)
        return
    await let_in(ctx, row, by)
    # Nobody is seated without wanting it: the seat is offered, and whoever it is offered to takes it or does not.
    await ctx.say("replace-asked", name=escaped(plain_name(by.display_name)))
    sit = sit_button(game, {"seat": seat.seat, "user": by.id, "since": since}, ctx.words, "sit")
    offer = Card((ctx.words.text("seat-offered", name=f"<@{by.id}>", old=old),), rows=((sit,),))
    await call(ctx, game, offer, by.id)


def _named_seat(session: GameSession, named: str) -> Seat:
    if session.game.phase != "running":
        raise Refused("not_running", phase=session.game.phase)
    # Nothing typed is no seat: "" would be found before the first letter.
    number = "ABCDEF".find(named.strip().upper()[:1] or "-")
    if not 0 <= number < len(session.seats):
        raise Refused("no_seat", seat=quote_input(named))
    return session.seats[number]


def _check_may_give(ctx: InteractionContext, session: GameSession, seat: Seat, *, to_computer: bool) -> None:
    """Raise Refused unless this person may give a seat away.

    Its owner may at any time. The host may where a computer plays, or where the table has waited for its owner for
    long; and whoever manages the guild may have a computer play, since somebody must be able to help.
    """
    if ctx.user == seat.user:
        return
    manager = ctx.interaction.permissions.manage_guild
    if ctx.user != session.game.host and not manager:
        raise Refused("host_only", host=f"<@{session.game.host}>")
    if seat.user is not None and not _is_away(session, seat) and not (manager and to_computer):
        raise Refused("seat_taken", name=f"<@{seat.user}>", days=LONG_ABSENCE // DAY)


def _is_away(session: GameSession, seat: Seat) -> bool:
    """Whether the table waits for this seat's owner, who was called long ago."""
    call = session.called(seat.user) if seat.user is not None else None
    asked = any(ask.seat == seat.seat and not ask.optional for ask in session.table.asks)
    # No positive number: they are asked something for which they could not be called yet.
    return asked and call is not None and call.number > 0 and session.now - call.at >= LONG_ABSENCE


def _check_sits_nowhere_else(session: GameSession, seat: Seat, user: int) -> None:
    """Raise Refused for somebody who knows what another seat of this game has seen."""
    if session.has_sat(user) - {seat.seat}:
        raise Refused("sat_elsewhere")


async def take_seat(ctx: InteractionContext, game: int, offered: str) -> None:
    """Sit down where one was invited to, if the seat has not changed hands since."""
    # Custom ids come from the client, and can be anything.
    match = re.fullmatch(r"(\d):(\d+):(\d+)", offered)
    if match is None:
        raise Refused("offer_gone")
    number, user, since = map(int, match.groups())
    if ctx.user != user:
        raise Refused("not_invited")
    async with ctx.table(game, change=True) as session:
        if session.game.phase != "running" or session.seated_since(number) != since:
            raise Refused("offer_gone")
        seat, before = session.seats[number], turn_state(session)
        _check_sits_nowhere_else(session, seat, user)
        new = session.give(number, user=user, name=ctx.name, who=user)
        queue_updates(session, before)
        names = escaped_names([seat, new])
        said = {"key": "replace-said", "args": {"old": names[0], "new": names[1]}}
        session.enqueue("say", said, topic=f"seat:{number}")
    await ctx.say("seat-yours")


async def suggest_seats(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the seats of the table that is meant."""

    def seats(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
        return {"ABCDEF"[seat.seat]: seat_label(seat, ctx.words) for seat in session.seats}

    return matching_choices(await peek(interaction, seats) or {}, current)
