"""The bot in SimCord, a simulation of Discord for discord.py that other people wrote and keep.

It is a second opinion beside ``tests/cogs/fakes.py`` and the playground: other people have read Discord's pages.

SimCord 3.2.1 lacks this, so no test here is about it:

- ``GET /gateway/bot``, so ``start`` gives the bot an answer. There is no connection that could be lost or resumed.
- Rate limits, servers that fail without ``inject_error``, a killed process, and two processes.
- A message's ``nonce`` with ``enforce_nonce``: each try of a message is a new message.
- Archived and locked threads: it takes every message there, and wants *Manage Channels* for each change of a thread.
  Discord unarchives by a message and refuses one in a locked thread:
  https://discord.com/developers/docs/topics/threads
- A person's language (each writes en-US), and installs of the app that are only commands without the bot.
- Signatures, files as bytes on the wire, and Discord's wait of three seconds, because its clock stands still.
"""

from __future__ import annotations

import base64
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import discord
import simcord
from simcord.backend import serializers

from cogs.bot import Stammtisch
from data.store import Store
from playground import Seen
from settings import Settings
from tests.patience import PATIENCE
from tests.play import acts

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
"""The time at which SimCord's clock stands still at first."""
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""The picture that replaces all others."""
SHORTLY = 5.0
"""Seconds after which the bot has tried a request again."""
GATEWAY = (1, "wss://gateway.invalid", {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1})
"""The number of shards, the address and the limit of sessions that the bot is told."""


class World(simcord.Env):
    """SimCord with the bot in it. Timers run only when a test advances the clock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.time: Callable[[], datetime] = lambda: BEGIN
        super().__init__(self.new_bot(), settle_timeout=PATIENCE)
        self.time = self.now

    def new_bot(self) -> SimulatedBot:
        """Return a bot on this world's folder and clock."""
        return SimulatedBot(self, Store(self.folder, clock=lambda: self.time().timestamp()))

    async def restart(self) -> None:
        """Stop the bot and start a new one."""
        await self.stop()
        await self.restart_bot(self.new_bot())

    async def stop(self) -> None:
        """Stop the bot and release its folder."""
        # A stopping bot waits for the requests that it has begun, and they may wait for the clock.
        await self.advance_time(SHORTLY)
        assert isinstance(self.bot, Stammtisch)
        await self.bot.close()
        await self.bot.store.close()

    def _schedule_timer(self, *timer: Any) -> None:
        """Leave every timer to ``advance_time``. SimCord would also run it when the machine's clock says so."""

    def seen(self, message: discord.Message | simcord.ResponseMessage) -> Seen:
        """Return a message with its components, as it is now."""
        place = message.channel.id if isinstance(message, discord.Message) else message.channel_id
        payload = serializers.message_payload(self.backend, self.backend.get_message(place, message.id))
        return Seen({"content": "", "components": [], **payload})


class SimulatedBot(Stammtisch):
    """The bot, whose store opens on SimCord's clock, so that SimCord sees the store's timers."""

    def __init__(self, world: World, store: Store) -> None:
        super().__init__(store, Settings(shard_count=1))
        self._world = world

    async def setup_hook(self) -> None:
        """Open the store, tell SimCord what the schedule waits for, and start."""
        await self.store.open()
        wakeups, wait = self.store.wakeups, self.store.wakeups.wait

        async def declared() -> None:
            await self._world.external_wait(wait(), reason="the schedule sleeps until the next due time")

        wakeups.wait = declared  # type: ignore[method-assign]
        await super().setup_hook()


class Server(NamedTuple):
    """A server with its first channel and its members. Ada manages the server."""

    world: World
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    ada: simcord.MemberActor
    ben: simcord.MemberActor
    cleo: simcord.MemberActor

    async def begin(self, game: str = "carcassonne") -> None:
        """Begin a game of Ada and Ben."""
        lobby = (await self.ada.slash(self.channel, "new", game=game)).response
        assert lobby is not None
        await self.start(lobby)

    async def start(self, lobby: simcord.ResponseMessage | discord.Message) -> None:
        """Let Ben join, and start."""
        await self.ben.click(lobby, label="Join")
        await self.ada.click(lobby, label="Start")

    def answer(self, result: simcord.InteractionResult) -> Seen:
        """Return the bot's last answer, which the person alone sees."""
        found = [*result.followups] or [one for one in [result.response] if one]
        assert found[-1].ephemeral
        return self.world.seen(found[-1])

    def texts(self, viewer: simcord.MemberActor, channel: simcord.ChannelHandle | None = None) -> list[str]:
        """Return what a member reads in a channel, one text for each message."""
        return [self.world.seen(each).text for each in (channel or self.channel).history(viewer=viewer)]


async def play(server: Server, presses: int, channel: simcord.ChannelHandle | None = None) -> int:
    """Press at least so often, each turn by the player whom its message pings. Return the number of confirmations."""
    rng, confirmed = random.Random(1), 0
    while presses > 0:
        mover, panel = await shown_panel(server, channel)
        presses -= 1
        while (pick := next_pick(server.world.seen(panel), rng)) and presses > 0:
            presses -= 1
            confirmed += pick == acts.confirm(server.world.seen(panel))
            await press(server, mover, panel, pick)
    return confirmed


async def shown_panel(
    server: Server, channel: simcord.ChannelHandle | None = None
) -> tuple[simcord.MemberActor, simcord.ResponseMessage]:
    """Press *Play* as the player whom the turn message pings. Return the player and the panel."""
    message = last_turn(server, channel or server.channel)
    mover = next(each for each in (server.ada, server.ben) if each.mention in server.world.seen(message).text)
    panel = (await mover.click(message, label="Play")).response
    assert panel is not None
    return mover, panel


def next_pick(panel: Seen, rng: random.Random) -> acts.Pick | None:
    """Return the button that confirms, or something to pick; None if the panel asks nothing."""
    choices = acts.offered(panel)
    return acts.confirm(panel) or (rng.choice(choices) if choices else None)


async def press(server: Server, mover: simcord.MemberActor, panel: simcord.ResponseMessage, pick: acts.Pick) -> None:
    """Press a button of a panel, or choose an entry of a select."""
    if pick.select is None:
        await mover.click(panel, custom_id=server.world.seen(panel).buttons[pick.label]["custom_id"])
    else:
        await mover.select(panel, [pick.label], custom_id=pick.select)


def last_turn(server: Server, channel: simcord.ChannelHandle) -> discord.Message:
    """Return the message that asks a player to act."""
    return [each for each in channel.history() if "Play" in server.world.seen(each).buttons][-1]
