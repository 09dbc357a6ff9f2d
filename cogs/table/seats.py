"""Who plays a seat of a running game: conceding, and giving a seat to somebody else or to a computer."""

from typing import Any

import discord
from discord import app_commands

from cogs.discord.autocomplete import matching_choices
from cogs.discord.components import GOLD, Button, Card, quote_input, shorten
from cogs.discord.custom_ids import TABLE, CustomId
from cogs.discord.interaction import MAX_NAME, InteractionContext
from cogs.table.labels import escaped_names, seat_label
from cogs.table.lookup import peek
from cogs.table.opponents import OPPONENT_NAMES
from cogs.table.turns import close_game, queue_updates, turn_state
from data.errors import Refused
from data.models import Seat
from data.session import GameSession


def own_seat(session: GameSession, user: int) -> Seat:
    """Return where a person sits; Refused if nowhere."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refused("not_seated")
    return seat


async def ask_concede(ctx: InteractionContext, game: int) -> None:
    """Ask whether this person really wants to leave the game to a computer."""
    async with ctx.bot.tables.transaction(ctx.guild, game) as session:
        _running_seat(session, ctx.user)
    sure = Button(str(CustomId(TABLE, game, "yield")), ctx.words.text("button-yield"), "danger")
    await ctx.show(Card((ctx.words.text("concede-sure"),), rows=((sure,),), accent=GOLD))


async def concede(ctx: InteractionContext, game: int) -> None:
    """Give this person's seat to a computer opponent; a table without people is closed."""
    async with ctx.bot.tables.transaction(ctx.guild, game, interaction=ctx.id) as session:
        seat = _running_seat(session, ctx.user)
        hand_to_computer(session, seat, ctx.user)
        session.enqueue("say", {"key": "concede-said", "args": {"name": escaped_names([seat])[0]}})
    await ctx.show(Card((ctx.words.text("concede-done"),), accent=GOLD))


def hand_to_computer(session: GameSession, seat: Seat, who: int) -> None:
    """Let a computer play a seat from now on; a table without people is closed."""
    before = turn_state(session)
    # Six names and at most six seats: one is always free.
    free = next(name for name in OPPONENT_NAMES if name not in {one.name for one in session.seats})
    session.give(seat.seat, user=None, name=free, opponent=True, who=who)
    if all(one.opponent for one in session.seats):
        close_game(session, who)
    else:
        queue_updates(session, before)


def _running_seat(session: GameSession, user: int) -> Seat:
    seat = own_seat(session, user)
    if session.game.phase != "running":
        raise Refused("not_running", phase=session.game.phase)
    return seat


async def replace_player(ctx: InteractionContext, game: int, named: str, by: discord.Member | None) -> None:
    """Give a seat to somebody else, or to a computer: its owner may, the host, and whoever may manage the guild."""
    async with ctx.bot.tables.transaction(ctx.guild, game, interaction=ctx.id) as session:
        if session.game.phase != "running":
            raise Refused("not_running", phase=session.game.phase)
        number = "ABCDEF".find(named.strip().upper()[:1] or "-")
        if not 0 <= number < len(session.seats):
            raise Refused("no_seat", seat=quote_input(named))
        seat = session.seats[number]
        # Somebody must be able to help a table whose host has left the server.
        manager = ctx.interaction.permissions.manage_guild
        if ctx.user not in (seat.user, session.game.host) and not manager:
            raise Refused("host_only", host=f"<@{session.game.host}>")
        if by is None:
            hand_to_computer(session, seat, ctx.user)
        elif by.bot:
            raise Refused("a_bot")
        else:
            before = turn_state(session)
            session.give(seat.seat, user=by.id, name=shorten(by.display_name, MAX_NAME), who=ctx.user)
            queue_updates(session, before)
        old, new = escaped_names([seat, session.seats[number]])
        session.enqueue("say", {"key": "replace-said", "args": {"old": old, "new": new}})
    await ctx.say("replace-done", old=old, new=new)


async def suggest_seats(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the seats of the table that is meant."""

    def seats(ctx: InteractionContext, session: GameSession) -> dict[str, str]:
        return {"ABCDEF"[seat.seat]: seat_label(seat, ctx.words) for seat in session.seats}

    return matching_choices(await peek(interaction, seats) or {}, current)
