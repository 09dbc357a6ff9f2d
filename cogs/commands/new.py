"""``/new``: open a table."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.dispatch import respond
from cogs.discord.i18n import localized
from cogs.discord.interaction import InteractionContext
from cogs.lobby.actions import seat_opponent
from cogs.lobby.limits import check_table_limits
from cogs.lobby.message import lobby_card
from cogs.lobby.speed import parse_speed
from cogs.lobby.typed_options import parse_options, suggest_options
from cogs.lobby.watchers import call_watchers, watchers_due
from cogs.table.places import check_channel
from cogs.table.schedule import SPEEDS, USUAL_SPEED
from cogs.table.turns import EXPIRY_TIMER, LOBBY_LASTS
from data import queries
from data.errors import Refused
from data.models import LOBBY, Speed
from render import words
from rules.kernel import GAMES, Facts

WEEK: Final = 10_080


class NewCommand(commands.Cog):
    """Opens tables."""

    @app_commands.command(name="new", description=localized("command-new"))
    @app_commands.describe(
        game=localized("param-game-kind"),
        opponents=localized("param-opponents"),
        thread=localized("param-thread"),
        options=localized("param-options"),
        speed=localized("param-speed"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=found.meta.name, value=key) for key, found in sorted(GAMES.items())],
        speed=[app_commands.Choice(name=localized(f"speed-{speed}"), value=speed) for speed in SPEEDS],
    )
    @app_commands.autocomplete(options=suggest_options)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Choice[str],
        opponents: app_commands.Range[int, 0, 5] = 0,
        thread: bool | None = None,
        options: app_commands.Range[str, 0, 100] = "",
        speed: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table in this channel or in a thread of its own."""
        await respond(
            interaction,
            lambda ctx: open_table(
                ctx,
                game.value,
                opponents,
                thread,
                parse_options(game.value, options),
                parse_speed(speed.value if speed else USUAL_SPEED),
            ),
        )


async def open_table(
    ctx: InteractionContext, kind: str, opponents: int, thread: bool | None, options: Facts, speed: Speed = USUAL_SPEED
) -> None:
    """Open a lobby where the person is, with computer opponents if wanted, and show it."""
    # Files are read and written and perhaps a thread is made, which may take longer than Discord waits.
    message = await ctx.defer(public=True)
    settings = await queries.settings(ctx.bot.store, ctx.guild)
    wanted = settings.get("threads", False) if thread is None else thread
    check_channel(ctx, settings, wanted)
    await check_table_limits(ctx, settings)
    most = GAMES[kind].meta.seats[1]
    if opponents >= most:
        raise Refused("full", most=most)
    language = settings.get("language") or str(ctx.interaction.guild_locale or "en")
    thread_id = await _create_thread(ctx, kind) if wanted else None
    game = await ctx.bot.tables.create(
        ctx.guild,
        kind,
        host=ctx.user,
        channel=ctx.channel,
        thread=thread_id,
        name=ctx.name,
        language=words(language).language,
        options=options,
        speed=speed,
    )
    watchers = await watchers_due(ctx, kind)
    async with ctx.table(game.id) as session:
        call_watchers(session, watchers)
        for _ in range(opponents):
            seat_opponent(session)
        session.set_timer(EXPIRY_TIMER, session.now + LOBBY_LASTS)
        # The answer of the command stands in the channel, the lobby in the thread: there it is a message of its own.
        if thread_id is not None:
            session.enqueue("lobby", {}, topic="lobby")
        else:
            session.posted(LOBBY, message)
        card = lobby_card(session.game, session.seats, words(language))
    if thread_id is not None:
        await ctx.announce(words(language).text("new-in-thread", name=f"<@{ctx.user}>", thread=f"<#{thread_id}>"))
        return
    await ctx.show(card)


async def _create_thread(ctx: InteractionContext, kind: str) -> int | None:
    """Open a public thread for the game; None where one is in a thread already."""
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return None
    name = f"{GAMES[kind].meta.name} · {ctx.name}"[:100]
    thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WEEK)
    return thread.id


async def setup(bot: commands.Bot) -> None:
    """Add the cog."""
    await bot.add_cog(NewCommand())
