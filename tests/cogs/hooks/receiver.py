"""A program that receives the requests of hooks, on this machine, and a delivery that may send there."""

import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from aiohttp import web

from cogs.hooks.delivery import HookDelivery
from cogs.hooks.requests import Requests
from data import hooks
from data.game.hook_events import HookEvent, Probe, TableRef, TurnBegun, queue
from data.hooks import Hook, Pending
from tests.cogs.fakes import Bot
from tests.patience import until

GUILD, CHANNEL = 1, 7
SCHEMA = Path(__file__).parents[3] / "docs" / "hooks.schema.json"

EVENT = Pending(1, "ab", 0.0, None, '{"type":"test"}')


def made_hook(url: str) -> Hook:
    """Return a hook that is stored nowhere."""
    state = {"done": 0, "due": 0.0, "tries": 0, "failing": None, "fault": "", "lost": 0, "lost_at": None, "gone": False}
    return Hook(id=1, url=url, secret="00" * 24, restricted=False, **state)  # type: ignore[arg-type]


class Receiver:
    """Keeps the requests that it gets. ``answer`` makes the answer to each."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        self.url = ""
        self.answer: Callable[[web.Request], Awaitable[web.StreamResponse]] = _taken

    async def handle(self, request: web.Request) -> web.StreamResponse:
        body = await request.read()
        self.bodies.append(body)
        self.got.append(json.loads(body))
        self.headers.append({name.lower(): value for name, value in request.headers.items()})
        return await self.answer(request)

    @property
    def ids(self) -> list[str]:
        return [each["id"] for each in self.got]


async def _taken(request: web.Request) -> web.Response:
    return web.Response(text="thanks")


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """Run a receiver."""
    receiver, app = Receiver(), web.Application()
    app.router.add_route("*", "/{rest:.*}", receiver.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    try:
        yield receiver
    finally:
        await runner.cleanup()


def is_genuine(hook: Hook, headers: dict[str, str], body: bytes) -> bool:
    """Return whether a request has the signature of a hook, as a receiver computes it."""
    key = bytes.fromhex(hook.secret)
    content = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = base64.b64encode(hmac.digest(key, content, hashlib.sha256)).decode()
    return headers["webhook-signature"] == f"v1,{expected}"


def anywhere(address: str) -> bool:
    """Allow each address."""
    return True


def open_guild(bot: Bot, *hidden: int) -> None:
    """Let everyone see the channels of every guild, except for these."""

    def channel(number: int) -> Any:
        seen = SimpleNamespace(view_channel=number not in hidden)
        return SimpleNamespace(permissions_for=lambda _: seen)

    vars(bot)["get_guild"] = lambda guild: SimpleNamespace(
        id=guild, unavailable=False, get_channel_or_thread=channel, default_role=None
    )


@asynccontextmanager
async def delivering(bot: Any, allowed: Callable[[str], bool] = anywhere) -> AsyncIterator[HookDelivery]:
    """Run a delivery."""
    delivery = HookDelivery(bot, lambda: Requests(allowed))
    try:
        yield delivery
    finally:
        await delivery.close()


async def tell(bot: Bot, *events: HookEvent, guild: int = GUILD, channel: int | None = None, count: int = 1) -> None:
    """Queue events, as a transaction does."""

    def work(db: Any) -> None:
        for event in (events or (Probe(),)) * count:
            queue(db, event, bot.store.clock(), channel=channel)

    await bot.store.write(guild, work)


def numbered(count: int, first: int = 0) -> list[Any]:
    """Return events that tell their order."""
    table = TableRef(1, "demo", str(CHANNEL))
    return [TurnBegun(table, number, ()) for number in range(first, first + count)]


async def only_hook(bot: Bot, guild: int = GUILD) -> Hook:
    (hook,) = await hooks.hooks(bot.store, guild)
    return hook


async def finished(delivery: HookDelivery, guild: int = GUILD) -> None:
    """Wait until a guild's turns have ended."""
    await until(lambda: guild not in delivery._turns and guild not in delivery._quick and guild not in delivery._slow)
