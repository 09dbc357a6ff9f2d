"""``/new``: open a table."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs import lobby
from cogs.layout import layout
from cogs.options import chosen, suggest
from cogs.speech import said
from cogs.visit import Visit, answered, missing
from data import records
from data.errors import Refused
from render import words
from rules.kernel import GAMES, Facts

WEEK: Final = 10_080
MOST_OPEN = 25
"""How many games may be open in a guild for one person."""


class New(commands.Cog):
    """Opens tables."""

    @app_commands.command(name="new", description=said("command-new"))
    @app_commands.describe(
        game=said("param-game-kind"),
        opponents=said("param-opponents"),
        thread=said("param-thread"),
        options=said("param-options"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=found.meta.name, value=key) for key, found in sorted(GAMES.items())]
    )
    @app_commands.autocomplete(options=suggest)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Choice[str],
        opponents: app_commands.Range[int, 0, 5] = 0,
        thread: bool | None = None,
        options: app_commands.Range[str, 0, 100] = "",
    ) -> None:
        """Open a table in this channel or in a thread of its own."""
        await answered(
            interaction, lambda visit: opened(visit, game.value, opponents, thread, chosen(game.value, options))
        )


async def opened(visit: Visit, kind: str, opponents: int, thread: bool | None, options: Facts) -> None:
    """Open a lobby where the person is, with computer opponents if wanted, and show it."""
    settings = await records.settings(visit.bot.store, visit.guild)
    wanted = settings.get("threads", False) if thread is None else thread
    _check_place(visit, settings, wanted)
    if len(await records.games(visit.bot.store, visit.guild, user=visit.user)) >= MOST_OPEN:
        raise Refused("too_many_games", most=MOST_OPEN)
    most = GAMES[kind].meta.seats[1]
    if opponents >= most:
        raise Refused("full", most=most)
    language = settings.get("language") or str(visit.interaction.guild_locale or "en")
    message = await visit.wait(public=True)
    place = await _thread(visit, kind) if wanted else None
    game = await visit.bot.tables.create(
        visit.guild,
        kind,
        host=visit.user,
        channel=visit.channel,
        thread=place,
        name=visit.name,
        language=words(language).language,
        options=options,
    )
    async with visit.bot.tables.hold(visit.guild, game.id) as live:
        for _ in range(opponents):
            lobby.add_opponent(live)
        if place is not None:
            live.post("lobby", {}, topic="lobby")
        else:
            live.change(lobby_message=message)
        card = lobby.card(live.game, live.seats, words(language))
    if place is not None:
        await visit.tell(words(language).text("new-in-thread", name=f"<@{visit.user}>", thread=f"<#{place}>"))
        return
    await visit.interaction.edit_original_response(view=layout(card))


def _check_place(visit: Visit, settings: dict[str, Any], thread: bool) -> None:
    """Raise Refused where games are not wanted, or where the bot lacks a permission it needs."""
    channel, held = visit.interaction.channel, visit.interaction.app_permissions
    parent = getattr(channel, "parent_id", None)
    allowed = settings.get("channels")
    if allowed and visit.channel not in allowed and parent not in allowed:
        raise Refused("channel_closed", channels=", ".join(f"<#{one}>" for one in allowed))
    lacking = missing(held)
    if isinstance(channel, discord.Thread) and not held.send_messages_in_threads:
        lacking.append("send_messages_in_threads")
    if thread and isinstance(channel, discord.TextChannel) and not held.create_public_threads:
        lacking.append("create_public_threads")
    if lacking:
        raise Refused("permissions", names=", ".join(visit.words.text(f"permission-{name}") for name in lacking))


async def _thread(visit: Visit, kind: str) -> int | None:
    """Open a public thread for the game; None where one is in a thread already."""
    channel = visit.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    name = f"{GAMES[kind].meta.name} · {visit.interaction.user.display_name}"[:100]
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK)
    return thread.id


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(New())
