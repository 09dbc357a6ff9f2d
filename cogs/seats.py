"""What people may do about seats of a running game, and their private notes."""

from typing import Any

import discord
from discord import app_commands

from cogs import where
from cogs.board import GOLD, called, names
from cogs.layout import Card, cut, quoted
from cogs.table import hand_over
from cogs.turns import go_on, moment
from cogs.visit import MOST_NAME, Visit
from data import people
from data.errors import Refused
from data.live import Live


async def replace(visit: Visit, game: int, named: str, by: discord.Member | None) -> None:
    """Give a seat to somebody else, or to a computer: its owner may, the host, and whoever may manage the guild."""
    async with visit.bot.tables.hold(visit.guild, game, interaction=visit.id) as live:
        if live.game.phase != "running":
            raise Refused("not_running", phase=live.game.phase)
        number = "ABCDEF".find(named.strip().upper()[:1] or "-")
        if not 0 <= number < len(live.seats):
            raise Refused("no_seat", seat=quoted(named))
        seat = live.seats[number]
        manager = visit.interaction.permissions.manage_guild
        if visit.user not in (seat.user, live.game.host) and not manager:
            raise Refused("host_only", host=f"<@{live.game.host}>")
        if by is None:
            hand_over(live, seat, visit.user)
        elif by.bot:
            raise Refused("a_bot")
        else:
            before = moment(live)
            live.give(seat.seat, user=by.id, name=cut(by.display_name, MOST_NAME), who=visit.user)
            go_on(live, before)
        old, new = names([seat, live.seats[number]])
        live.post("say", {"key": "replace-said", "args": {"old": old, "new": new}})
    await visit.say("replace-done", old=old, new=new)


async def seat_suggestions(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the seats of the table that is meant."""

    def seats(visit: Visit, live: Live) -> dict[str, str]:
        return {"ABCDEF"[seat.seat]: called(seat, visit.words) for seat in live.seats}

    return where.fitting(await where.glance(interaction, seats) or {}, current)


async def note(visit: Visit, game: int, text: str | None) -> None:
    """Keep a private note about a game, or show the one that was kept."""
    key = f"note-{visit.guild}-{game}"
    if text is not None:
        await people.set_settings(visit.bot.store, visit.user, **{key: text})
    kept = (await people.settings(visit.bot.store, visit.user)).get(key)
    await visit.show(Card((kept or visit.words.text("note-empty"),), accent=GOLD))
