"""Edits open panels without a click: no button of an offer or of a game that has ended must stay on them."""

import logging
from collections.abc import Sequence

import discord

from cogs.discord.client import Client
from cogs.discord.interaction import CUT_OFF
from cogs.panel.details import own_words
from cogs.panel.message import OPEN_PANELS, OpenPanel, panel_message, renew_panel
from cogs.show.history import event_sentences
from cogs.table.labels import escaped_names
from cogs.workers.renderer import Superseded
from rules.kernel import Event

LOG = logging.getLogger(__name__)


async def renew_panels(bot: Client, guild: int, game: int, events: Sequence[Event]) -> None:
    """Show the present ask in every open panel of a table that shows an earlier one, after these public events."""
    open_panels = bot.state[OPEN_PANELS].items()
    for panel in [panel for (its_guild, its_game, _), panel in open_panels if (its_guild, its_game) == (guild, game)]:
        # The person may have dismissed the message or clicked it. The table is right in any case.
        try:
            await _renew(bot, guild, game, panel, events)
        except (discord.HTTPException, Superseded, *CUT_OFF) as error:
            LOG.debug("a panel of game %s is not renewed: %r", game, error)


async def _renew(bot: Client, guild: int, game: int, panel: OpenPanel, events: Sequence[Event]) -> None:
    ctx = panel.ctx
    async with bot.tables.transaction(guild, game) as session:
        seat = session.playing(ctx.user)
        ask = session.table.ask_of(seat.seat) if seat else None
        # The next click on a panel with picks carries them over, as long as the game asks something.
        kept = panel.begun or (ask is not None and ask.number == panel.number)
        if seat is None or (kept and session.game.phase == "running"):
            return
        words = own_words(ctx).about(session.table.view(seat.seat))
        # The result of the person's own move stays. Another player may act before it is read.
        news = (ctx.outcome, *event_sentences(events, escaped_names(session.seats), words))
        shown = panel_message(session, ctx.user, None, own_words(ctx))._replace(news="\n".join(filter(None, news)))
    await renew_panel(ctx, shown)
