"""The client: discord.py's client with the services that every handler needs (store, tables, renderer)."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from cogs.discord.client_state import ClientState
from cogs.discord.closed_channels import ClosedChannels
from cogs.discord.drawers import Drawer
from cogs.discord.emojis import Emojis
from cogs.discord.fair_pool import FairPool
from cogs.discord.locks import Locks
from cogs.discord.renderer import Renderer
from cogs.discord.running_tasks import RunningTasks
from cogs.discord.serving import Serving
from cogs.discord.throttle import Throttle
from cogs.discord.untold import Untold
from cogs.discord.worker import Worker
from data.store import Store
from data.tables import Tables

# Few threads, so that the opponents of all tables leave the CPU to the event loop.
THINKERS = 2


class Client(commands.AutoShardedBot):
    """A client on an open store. The caller closes the store after the client."""

    def __init__(self, store: Store, drawers: Sequence[Drawer] = (), **options: Any) -> None:
        # The bot reads no messages, so there are no prefix commands.
        super().__init__(command_prefix=(), **options)
        self.store = store
        self.tables = Tables(store)
        self.renderer = Renderer(drawers)
        self.thinking = FairPool(THINKERS, "opponents")
        """The threads for slow work, such as the choices of computer opponents."""
        self.thinking_process = Worker("thinking process", "cogs.discord.thinking_process")
        self.thoughts = FairPool(1, "thoughts", self.thinking_process.do)
        """The queue of the thinking process, for searches. It is separate, so that no other work waits for a search."""
        processes = (drawer for drawer in drawers if isinstance(drawer, Worker))
        self.workers: tuple[Worker, ...] = (*processes, self.thinking_process)
        """The processes that work for this one."""
        self.opponent_effort = 1.0
        """The share of its usual budget that a computer opponent of level hard spends on a choice."""
        self.icons = Emojis()
        """The application's emojis, which replace words in messages."""
        self.closed = ClosedChannels(store)
        """The channels that refuse the bot's messages."""
        self.untold = Untold(store)
        """The sentences that could not be sent; they follow the user's next answer."""
        self.throttle = Throttle()
        """The limits on a user's clicks, keystrokes and messages."""
        self.locks = Locks()
        self.tasks = RunningTasks()
        self.serving = Serving()
        self.state = ClientState()
        """The caches of single modules, each under a typed key."""
        self.identify_turn: Callable[[int], Awaitable[None]] | None = None
        """A function that waits until this process may identify in a bucket; None without other processes."""
        self._held: list[Callable[[], None]] = []
        """The gateway's events that wait until this process serves."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Pass an event on. While another process serves, hold it back: it acts on the event.

        Interactions are held back where they are answered, because Discord wants an acknowledgement soon.
        """
        work = partial(super().dispatch, event, *args, **kwargs)
        if self.serving.now or event == "interaction":
            work()
        else:
            self._held.append(work)

    def serve(self) -> None:
        """Answer the interactions and pass on the events that were held back."""
        held, self._held = self._held, []
        self.serving.begin()
        for work in held:
            work()

    def language_of(self, interaction: discord.Interaction[Any]) -> str:
        """Return the language that the user has set, if it is cached; otherwise their Discord client's."""
        return self.store.users.known_settings(interaction.user.id).get("language") or str(interaction.locale)
