"""The table that a command refers to: the named one, or the one in this channel or thread."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from cogs.discord.autocomplete import matching_choices
from cogs.discord.interaction import InteractionContext
from cogs.discord.limits import quote_input
from cogs.table.labels import table_title
from data import queries
from data.errors import Refused, StoreError
from data.game.models import GameRow
from data.game.session import GameSession
from render import Words

T = TypeVar("T")
Labels: TypeAlias = Callable[[InteractionContext, GameSession], Mapping[str, str]]
Suggest: TypeAlias = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class SeveralTables(Refused):
    """A command could refer to several tables."""

    def __init__(self, tables: Sequence[GameRow]) -> None:
        super().__init__("several_games", games=", ".join(f"#{game.id}" for game in tables))
        self.tables = tables


MAX_DIGITS = 9
"""The maximum number of digits in a game's number, as in a custom id."""


async def find_table(
    ctx: InteractionContext, named: str | None, *, phase: str | None = None, to_answer: bool = False
) -> int:
    """Return the game that a command refers to: the named one, or the one in this channel.

    Among several games in the channel, prefer the user's own, then running ones. ``to_answer``: then prefer a game with
    an open ask for the user. Without a game in progress return the last one that has ended there.
    """
    if named is not None:
        number = named.lstrip("#").partition(" ")[0]
        if not number.isdecimal() or len(number) > MAX_DIGITS:
            raise Refused("no_such_game", name=quote_input(named))
        return int(number)
    here = await queries.games(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
    fitting = [game for game in here if phase is None or game.phase == phase]
    if len(fitting) > 1:
        mine = {game.id for game in await queries.games(ctx.bot.store, ctx.guild, user=ctx.user)}
        fitting = [game for game in fitting if game.id in mine] or fitting
        fitting = [game for game in fitting if game.phase == "running"] or fitting
        # Only the user's own tables can ask the user. Loading all tables of a channel per keystroke would be too slow.
        if to_answer and len(fitting) > 1 and fitting[0].id in mine:
            fitting = [game for game in fitting if await _is_asked(ctx, game.id)] or fitting
    if not here and phase is None:
        ended = await queries.last_ended(ctx.bot.store, ctx.guild, channel=ctx.channel, known_to=ctx.user)
        fitting = [ended] if ended else []
    if not fitting:
        raise Refused("not_lobby" if here and phase == "lobby" else "no_game_here")
    if len(fitting) > 1:
        ctx.about = None
        raise SeveralTables(fitting)
    return fitting[0].id


async def _is_asked(ctx: InteractionContext, game: int) -> bool:
    async with ctx.table(game) as session:
        own = {seat.seat for seat in session.seats_of(ctx.user)}
        return session.game.phase == "running" and any(ask.seat in own for ask in session.table.asks)


def game_title(game: GameRow, words: Words) -> str:
    """Return a game's number and name."""
    return table_title(game.id, game.kind, words)


async def peek(
    interaction: discord.Interaction[Any],
    read: Callable[[InteractionContext, GameSession], T],
    phase: str | None = "running",
) -> T | None:
    """Return the result of ``read`` on the table of an unfinished command; None if the table is not known.

    A table that the command does not name is in ``phase`` (None: in any). Among several tables, prefer one with an open
    ask for the user, as for a typed move.
    """
    named = getattr(interaction.namespace, "game", None) or None
    try:
        ctx = InteractionContext(interaction)
        await ctx.learn_language()
        game = await find_table(ctx, named, phase=None if named else phase, to_answer=True)
        async with ctx.table(game) as session:
            return read(ctx, session)
    except (Refused, StoreError):
        return None


def suggestions(phase: str | None = "running") -> Callable[[Labels], Suggest]:
    """Declare the suggestions for a parameter: a function that returns their labels, by the texts to type.

    It reads the table of the unfinished command, as ``peek`` does.
    """

    def declared(labels: Labels) -> Suggest:
        async def suggest(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
            return matching_choices(await peek(interaction, labels, phase) or {}, current)

        return suggest

    return declared


async def suggest_games(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest the guild's open games that the user can see, the user's own first."""
    ctx = InteractionContext(interaction)
    return await _suggested(ctx, current, known_to=ctx.user)


async def suggest_every_game(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest all open games of the guild to its managers, even games in deleted channels."""
    if not interaction.permissions.manage_guild:
        return []
    return await _suggested(InteractionContext(interaction), current)


async def _suggested(
    ctx: InteractionContext, current: str, known_to: int | None = None
) -> list[app_commands.Choice[str]]:
    """Suggest all games of the guild, or those that a person may know and can see."""
    if ctx.interaction.guild_id is None:
        return []
    await ctx.learn_language()
    try:
        every = await queries.games(ctx.bot.store, ctx.guild, known_to=known_to)
        mine = {game.id for game in await queries.games(ctx.bot.store, ctx.guild, user=ctx.user)}
    except StoreError:
        return []
    # The channel of an own table may be an archived thread, which takes a request to know.
    fitting = (
        game
        for game in every
        if known_to is None or ctx.sees(game) or (game.id in mine and not ctx.knows(game.channel))
    )
    ordered = sorted(fitting, key=lambda game: (game.id not in mine, -game.id))
    return matching_choices({str(game.id): game_title(game, ctx.words) for game in ordered}, current)
