"""The playground as one web server on localhost: API, gateway, files, controls and page."""

from __future__ import annotations

import mimetypes
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from aiohttp import web

from playground import application_routes, channel_routes, controls, emoji_routes, guard, rest, world_controls
from playground.clock import Clock
from playground.faults import Faults, Quotas
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import OldEdits
from playground.store import Store
from playground.world import World

HOST = "127.0.0.1"
GATEWAY_PATH = "/gateway"
PAGE = Path(__file__).parent / "page"
EMOJI = "/emojis/{id}.png"
ATTACHMENT = "/attachments/{channel}/{id}/{name}"


class Playground:
    """A local Discord. `store` is the file in which the channels' history survives a restart.

    A program with the `token` is the bot. The default is a new secret one. Discord's `identify_gap` is 5 seconds;
    without it processes can start at once.
    """

    witnesses: ClassVar[list[rest.Witness]] = []
    """Functions that see every request of a bot and its answer, in all playgrounds of the process."""

    def __init__(
        self,
        port: int = 8484,
        token: str | None = None,
        store: Path | str | None = None,
        *,
        identify_gap: float = 0.0,
    ) -> None:
        self.port = port
        self._identify_gap = identify_gap
        self.token = token or secrets.token_urlsafe(32)
        self.clock = Clock()
        self._store_path = store
        self._runner: web.AppRunner | None = None
        self._store: Store | None = None
        self._app: web.Application | None = None

    @property
    def url(self) -> str:
        """The address of the page. The API is at `/api/v10` below it."""
        return f"http://{HOST}:{self.port}"

    @property
    def api(self) -> str:
        """The base address of the API, for `DISCORD_API`."""
        return self.url + rest.PREFIX

    @property
    def world(self) -> World:
        """The world, for tests in the same process."""
        if self._app is None:
            raise RuntimeError("the playground has not been started")
        return self._app[rest.WORLD]

    async def start(self) -> None:
        """Start listening. Raise OSError if the port is taken or the store can't be used."""
        # Bind first: nothing else must happen if the port is taken, and addresses contain the number of port 0.
        listening = socket.create_server((HOST, self.port), backlog=256)
        self.port = listening.getsockname()[1]
        try:
            self._store = Store(self._store_path)
        except OSError:
            listening.close()
            raise
        self._app = self._application(self._store)
        self._runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()

    async def close(self) -> None:
        """Stop listening and close every connection."""
        if self._app is not None:
            await self._app[rest.GATEWAY].close()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._store is not None:
            self._store.close()

    def _application(self, store: Store) -> web.Application:
        app = web.Application(
            middlewares=[guard.guard, rest.discord, controls.plainly], client_max_size=rest.MOST_REQUEST
        )
        world = World(store, self.token, self.url, self.clock)
        app[rest.WORLD] = world
        app[rest.WITNESSES] = self.witnesses
        app[rest.INTERACTIONS] = Interactions(world)
        app[rest.GATEWAY] = Gateway(world, f"ws://{HOST}:{self.port}{GATEWAY_PATH}", self._identify_gap)
        app[rest.FAULTS] = Faults()
        app[rest.QUOTAS] = Quotas(world.clock)
        app[rest.OLD_EDITS] = OldEdits(world)
        application_routes.add(_below(app, rest.PREFIX))
        channel_routes.add(_below(app, rest.PREFIX))
        emoji_routes.add(_below(app, rest.PREFIX))
        controls.add(_below(app, controls.PREFIX))
        world_controls.add(_below(app, controls.PREFIX))
        app.router.add_get(GATEWAY_PATH, app[rest.GATEWAY].connect)
        app.router.add_get(GATEWAY_PATH + "/", app[rest.GATEWAY].connect)
        app.router.add_get(ATTACHMENT, attachment)
        app.router.add_get(EMOJI, emoji)
        app.router.add_get("/", page)
        app.router.add_static("/page/", PAGE)
        app.on_response_prepare.extend((ask_again, guard.add_headers))
        return app


def _below(app: web.Application, prefix: str) -> Callable[[str, str, rest.Handler], object]:
    return lambda method, path, handler: app.router.add_route(method, prefix + path, handler)


async def page(request: web.Request) -> web.StreamResponse:
    """Return the page."""
    return web.FileResponse(PAGE / "index.html")


async def ask_again(_request: web.Request, response: web.StreamResponse) -> None:
    """Let browsers check for a newer version of everything that is not immutable."""
    response.headers.setdefault("Cache-Control", "no-cache")


async def attachment(request: web.Request) -> web.StreamResponse:
    """Return an uploaded file."""
    kind = mimetypes.guess_type(request.match_info["name"])[0] or "application/octet-stream"
    return _file(request, request.match_info["id"], kind)


async def emoji(request: web.Request) -> web.StreamResponse:
    """Return the picture of an emoji."""
    return _file(request, request.match_info["id"], "image/png")


def _file(request: web.Request, id_: str, kind: str) -> web.Response:
    body = request.app[rest.WORLD].store.file(id_)
    if body is None:
        raise web.HTTPNotFound
    # A file never changes under its id. It must not act as a page of this server.
    headers = {"Cache-Control": "max-age=31536000, immutable", "Content-Security-Policy": "default-src 'none'; sandbox"}
    return web.Response(body=body, content_type=kind, headers=headers)
