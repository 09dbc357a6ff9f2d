"""Words that return their keys, and as much of the bot as tables need."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Self

import discord

from cogs.acts.resume import queue_restart
from cogs.discord.client import Locks, RunningTasks
from cogs.discord.client_state import ClientState
from cogs.discord.closed_channels import ClosedChannels
from cogs.discord.emojis import Emojis
from cogs.discord.serving import Serving
from cogs.discord.throttle import Throttle
from cogs.discord.untold import Untold
from cogs.table.time.clock import waited_for
from cogs.table.turns import queue_updates
from cogs.workers.fair_pool import FairPool
from cogs.workers.renderer import Renderer
from data.store import Store
from data.tables import Tables
from render import Words
from rules.kernel import Ask, IllegalChoice, Option, View


class Plain(Words):
    """Words without a catalogue."""

    def __init__(self) -> None:
        pass

    def in_brief(self) -> Self:
        return self

    def text(self, key: str, /, **args: Any) -> str:
        return f"{key} {args}" if args else key

    def known(self, key: str) -> bool:
        return False

    def nothing(self, ask: Ask) -> str:
        return f"nothing for {ask.kind}"

    def ask(self, ask: Ask, names: Sequence[str] = ()) -> str:
        return f"{ask.kind} {ask.args}"

    question = ask

    def option(self, option: Option, ask: Ask, names: Sequence[str] = ()) -> str:
        return option.id

    def step(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        return f"{'/'.join((*chosen, element))} of {ask.kind}"

    def about(self, view: View) -> Self:
        return self

    def detail(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        return ""

    def use(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        return ""

    def cost(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        return ""

    def is_marked(self, ask: Ask, chosen: Sequence[str]) -> bool:
        return False

    def thing(self, game: str, value: str, fact: str = "") -> str:
        return value

    def mark(self, ask: Ask, chosen: Sequence[str], element: str, names: Sequence[str] = ()) -> str:
        return ""

    def synonyms(self, game: str) -> list[list[str]]:
        return []

    def reason(self, refusal: IllegalChoice) -> str:
        return str(refusal)

    def listed(self, items: Sequence[str]) -> str:
        return " and ".join(items)


class Members:
    """The requests of the bot. The members of the servers are everyone except those who have ``left``."""

    def __init__(self) -> None:
        self.left: set[int] = set()
        self.mute: set[int] = set()
        """The channels in which the bot can't write, regardless of its permissions."""

    async def get_channel(self, channel: int) -> dict[str, Any]:
        return {"id": str(channel)}

    async def send_typing(self, channel: int) -> None:
        if channel in self.mute:
            answer: Any = SimpleNamespace(status=403, reason="Forbidden")
            raise discord.Forbidden(answer, {"code": 50001, "message": "Missing Access"})

    async def get_member(self, guild: int, user: int) -> dict[str, Any]:
        if user in self.left:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": 10007, "message": "Unknown Member"})
        return {"user": {"id": str(user)}}


async def _nothing_lost(_: object, *, answers: bool) -> str:
    return ""


def tables_of(store: Store) -> Tables:
    """Return the tables of a bot that has just started."""
    tables = Tables(store)
    tables.on_restart, tables.waited_for, tables.on_change = queue_restart, waited_for, queue_updates
    return tables


class Bot:
    """The store, the tables and the renderer without Discord."""

    def __init__(self, store: Store) -> None:
        self.store, self.tables, self.renderer = store, tables_of(store), Renderer()
        self.http = Members()
        self.application_id = 1
        self.throttle = Throttle()
        self.closed, self.icons = ClosedChannels(store), Emojis()
        self.untold = Untold(store)
        self.locks, self.tasks, self.state = Locks(), RunningTasks(), ClientState()
        self.serving = Serving()
        self.find_losses = _nothing_lost
        self.on_elsewhere: Callable[[int], None] = lambda interaction: None
        self.thinking = FairPool(1, "opponents")
        self.thoughts = FairPool(1, "thoughts")
        self.opponent_effort = 1.0

    def get_guild(self, guild: int) -> Any:
        return SimpleNamespace(id=guild, unavailable=True, get_channel_or_thread=lambda _: None)

    def language_of(self, interaction: Any) -> str:
        return "en"
