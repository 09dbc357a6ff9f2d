"""A proxy for the rate limits of several processes, as nirn-proxy is one: it sends the requests of a route in turn."""

from __future__ import annotations

import asyncio
import io
import re
from collections import Counter, defaultdict

import aiohttp
from aiohttp import web

PASSED = ("Authorization", "Content-Type", "User-Agent", "X-Audit-Log-Reason")
"""The headers of a request that reach Discord."""
HOP_BY_HOP = ("connection", "content-length", "keep-alive", "transfer-encoding")
"""The headers of an answer that are of the connection: https://www.rfc-editor.org/rfc/rfc9110#section-7.6.1"""
ID = re.compile(r"\d{6,}")


class Proxy:
    """The proxy between bots and a server."""

    def __init__(self, target: str) -> None:
        self._target = target.removesuffix("/api/v10")
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._runner: web.AppRunner
        self._session: aiohttp.ClientSession
        self.requests: Counter[str] = Counter()
        """The number of requests by method and route."""
        self.api = ""

    async def start(self) -> None:
        """Listen at ``api``."""
        self._session = aiohttp.ClientSession(auto_decompress=False)
        app = web.Application(client_max_size=1 << 26)
        app.router.add_route("*", "/{path:.*}", self._pass)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0]
        self.api = f"http://{host}:{port}/api/v10"

    async def close(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()
        await self._session.close()

    async def _pass(self, request: web.Request) -> web.Response:
        route = f"{request.method} {ID.sub(':id', request.path)}"
        self.requests[route] += 1
        headers = {name: request.headers[name] for name in PASSED if name in request.headers}
        # The client warns of a large body of bytes. Warnings are errors, and the bot would try for 25 seconds.
        body = await request.read()
        async with (
            self._turns[route],
            self._session.request(
                request.method,
                self._target + request.raw_path,
                headers=headers,
                data=io.BytesIO(body) if body else None,
            ) as answer,
        ):
            kept = {name: value for name, value in answer.headers.items() if name.lower() not in HOP_BY_HOP}
            return web.Response(status=answer.status, headers=kept, body=await answer.read())
