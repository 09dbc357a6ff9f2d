"""Which table is meant: the one named, else the one of this channel or thread."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.layout import quoted
from cogs.visit import Visit
from data import records
from data.errors import Refused, StoreError
from data.live import Live
from data.rows import Game
from data.store import Store
from rules.kernel import GAMES

MOST = 25
T = TypeVar("T")


async def table(visit: Visit, named: str | None, *, phase: str | None = None) -> int:
    """Return the game that a command means: by its number, else in this channel, of several one's own that runs."""
    if named is not None:
        number = named.lstrip("#").partition(" ")[0]
        if not number.isdecimal():
            raise Refused("no_such_game", name=quoted(named))
        return int(number)
    here = await records.games(visit.bot.store, visit.guild, channel=visit.channel)
    found = [game for game in here if phase is None or game.phase == phase]
    if len(found) > 1:
        mine = {game.id for game in await records.games(visit.bot.store, visit.guild, user=visit.user)}
        found = [game for game in found if game.id in mine] or found
        found = [game for game in found if game.phase == "running"] or found
    if not found:
        raise Refused("not_lobby" if here and phase == "lobby" else "no_game_here")
    if len(found) > 1:
        raise Refused("several_games", games=", ".join(f"#{game.id}" for game in found))
    return found[0].id


def title(game: Game) -> str:
    """Return a game's number and name."""
    return f"#{game.id} {GAMES[game.kind].meta.name}"


async def glance(interaction: discord.Interaction[Any], look: Callable[[Visit, Live], T]) -> T | None:
    """Return what ``look`` sees at the table that a command means so far; None where that cannot be told."""
    named = getattr(interaction.namespace, "game", None) or None
    try:
        visit = await Visit.of(interaction)
        game = await table(visit, named, phase=None if named else "running")
        async with visit.bot.tables.hold(visit.guild, game) as live:
            return look(visit, live)
    except (Refused, StoreError):
        return None


def fitting(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """Return values by their labels as suggestions: those whose label, or the value itself, contains what is typed."""
    found = {value: label for value, label in labels.items() if typed.lower() in f"{value} {label}".lower()}
    return [app_commands.Choice(name=label, value=value) for value, label in found.items()][:MOST]


async def suggest(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the guild's games in progress: those of this person first."""
    store: Store = interaction.client.store
    if interaction.guild_id is None:
        return []
    try:
        every = await records.games(store, interaction.guild_id)
        mine = {game.id for game in await records.games(store, interaction.guild_id, user=interaction.user.id)}
    except StoreError:
        return []
    ordered = sorted(every, key=lambda game: (game.id not in mine, -game.id))
    return fitting({str(game.id): title(game) for game in ordered}, current)
