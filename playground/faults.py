"""Deliberate faults: failures that tests inject, and Discord's request quotas."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from zlib import crc32

from aiohttp import web

from playground.answers import answer
from playground.clock import Clock
from playground.refusals import REASONS, Json

HOUR = 3600
NO_ANSWER = 444
"""Status in the list of calls for a request whose connection was cut."""
AT_ONCE = struct.pack("ii", 1, 0)
"""The socket option that makes closing a reset."""
Serve = Callable[[], Awaitable[web.StreamResponse]]


@dataclass
class Fault:
    """A fault of the next `times` matching requests, before they take effect or, if `lost`, after that.

    The fault is a delay, a refusal, or a cut connection instead of an answer.
    """

    path: str = ""  # a regular expression searched in "POST /channels/1/messages"
    times: int = 1
    status: int | None = None  # None: no refusal
    code: int = 0
    retry_after: float = 0.05
    is_global: bool = False
    delay: float = 0.0
    lost: bool = False
    cut: str | None = None  # "close": the server closes the connection; "reset": the network does

    def __post_init__(self) -> None:
        if self.cut not in (None, "close", "reset"):
            raise ValueError("cut: close or reset")
        if not isinstance(self.path, str) or not isinstance(self.times, int) or not isinstance(self.code, int):
            raise ValueError("path: a text; times and code: numbers")
        if self.status is not None and not (isinstance(self.status, int) and 400 <= self.status < 600):
            raise ValueError("status: from 400 to 599")
        if any(not isinstance(each, int | float) or not 0 <= each <= HOUR for each in (self.delay, self.retry_after)):
            raise ValueError("delay and retry_after: seconds, an hour at most")
        try:
            re.compile(self.path)
        except re.error as error:
            raise ValueError(f"path: {error}") from None

    def matches(self, line: str) -> bool:
        """Return True if a request, written as method and path, matches."""
        return self.times > 0 and re.search(self.path, line) is not None

    async def happen(self, request: web.Request, serve: Serve) -> web.StreamResponse:
        """Apply the fault to a request that `serve` answers. Return the answer."""
        lost = await serve() if self.lost else None
        await asyncio.sleep(self.delay)
        if self.cut is not None:
            hang_up(request, reset=self.cut == "reset")
            return web.Response(status=NO_ANSWER)
        return self.refusal() or lost or await serve()

    def refusal(self) -> web.Response | None:
        """Return the refusal, or None if there is none."""
        if self.status is None:
            return None
        body: Json = {"message": REASONS[self.code].text if self.code in REASONS else "injected", "code": self.code}
        headers = {}
        if self.status == 429:
            body |= {"retry_after": self.retry_after, "global": self.is_global}
            headers["Retry-After"] = str(self.retry_after)
        return reply(body, self.status, headers)


def reply(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Make an answer with exactly Discord's content type. discord.py parses no other."""
    sent = {"Via": "1.1 playground", **(headers or {})}
    if status == 204:
        return web.Response(status=204, headers=sent)
    return answer(body, status, sent)


class Faults:
    """The pending faults."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def meet(self, line: str) -> Fault | None:
        """Return the fault of a request, and count it."""
        fault = next((each for each in self.waiting if each.matches(line)), None)
        if fault is not None:
            fault.times -= 1
            self.waiting = [each for each in self.waiting if each.times > 0]
        return fault


def hang_up(request: web.Request, *, reset: bool) -> None:
    """Close a request's connection without an answer, with `reset` as a network failure does."""
    if request.transport is None:
        return
    if reset:
        wire = request.transport.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    request.transport.abort()


# Requests in a number of seconds, per route and channel, as observed at Discord. The default is 50 a second.
QUOTAS = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "PATCH /channels/{channel}": (2, 600.0),
}


class Quotas:
    """Request quotas. Headers are always sent, refusals only if `strict`."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.strict = False
        self._used: dict[tuple[str, str], list[float]] = {}

    def take(self, route: str, major: str) -> tuple[dict[str, str], bool]:
        """Count a request. Return the headers to send, and whether it is within the quota."""
        # Without `strict` no request should be slowed down, and discord.py waits by the headers.
        limit, window = QUOTAS.get(route, (50, 1.0)) if self.strict else (1000, 1.0)
        now = self.clock()
        used = [at for at in self._used.get((route, major), ()) if now - at < window] if self.strict else []
        within = len(used) < limit
        if within and self.strict:
            used.append(now)
        self._used[route, major] = used
        # The oldest request leaves the window first.
        reset = max(0.0, used[0] + window - now) if used else window
        return {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - max(1, len(used)))),
            "X-RateLimit-Reset": f"{now + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": f"{crc32(route.encode()):08x}",
        }, within
