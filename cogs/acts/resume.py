"""Resumption of a guild after a start or an outage: its channels, turns whose rules have changed, and clocks."""

import asyncio
import hashlib
import logging
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from cogs.discord.client import Client
from cogs.table.lost_channels import move_lost_tables, reopen_channels
from cogs.table.time.clock import Opponents, forget_clocks, show_clock
from cogs.table.time.waits import Wait
from cogs.table.turns import call_again, queue_timers, requeue_proposals
from data import queries
from data.errors import GameUnreadable, Refused, StoreError
from data.game.outgoing import Say
from data.game.session import GameSession

ROOT = Path(__file__).parents[2]
CODE: Final = ("rules", "cogs", "data")
"""The packages that determine how a stored table goes on."""


async def recover_guild(bot: Client, guild: int) -> None:
    """Reopen a guild's closed channels, move the tables of its deleted channels, and resume its tables."""
    if (found := bot.get_guild(guild)) is not None:
        for recover in (reopen_channels, move_lost_tables):
            with bot.tasks.running() as active:
                if active:
                    await recover(bot, found)
    with bot.tasks.running() as active:
        if not active:
            return
        try:
            await resume_tables(bot, guild)
        except (StoreError, Refused) as error:
            LOG.warning("guild %s: the tables could not be resumed yet: %s", guild, error)


async def resume_tables(bot: Client, guild: int) -> None:
    """Load the tables of another version and those without a clock, and set the timers that each needs."""
    version = await asyncio.to_thread(code_version)
    # One guild at a time: an upgrade affects every table, and clicks take precedence.
    async with bot.locks.hold("resume"):
        for game in await queries.games_to_resume(bot.store, guild, version, (Wait.KIND, Opponents.KIND)):
            # An unreadable game is tried again when one of its timers is due.
            with suppress(GameUnreadable):
                async with bot.tables.transaction(guild, game) as session:
                    if session.game.phase == "running":
                        queue_timers(session)
        await queries.note_resumed(bot.store, guild, version)


@cache
def code_version() -> str:
    """Return a hash of the code that determines how a stored table goes on."""
    found = hashlib.blake2s(digest_size=12)
    for package in CODE:
        for path in sorted((ROOT / package).rglob("*")):
            if path.suffix in (".py", ".toml", ".sql"):
                found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def queue_restart(session: GameSession) -> None:
    """Queue the effects of a restarted turn: a public message, and a new ping for the players."""
    if session.game.phase != "running":
        return
    session.enqueue(Say("turn-restarted"))
    requeue_proposals(session)
    # The choices of this turn are lost, so each player gets their whole time again.
    forget_clocks(session)
    if session.game.paused is None:
        call_again(session)
    else:
        show_clock(session)


LOG = logging.getLogger(__name__)
