"""``/tables/<server>/<number>.json`` and ``….png`` on ``OPS_PORT``, for the programs of servers with an open page."""

import re
from functools import partial
from typing import Final

from aiohttp import web

from cogs.discord.client import Client
from cogs.hooks.pages import PAGES, NotFound, TooMany, table_file
from data.shards import shard_of

ADDRESS: Final = "/tables/{rest:.*}"
PATH: Final = re.compile(r"(\d{1,20})/(\d{1,18})\.(json|png)", re.ASCII)
HEADERS: Final = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
BEARER: Final = "Bearer "
RETRY: Final = "60"
"""Seconds after which a server that has asked too often can ask again."""


def table_routes(bot: Client) -> list[web.RouteDef]:
    """Return the routes of the pages of tables."""
    bot.state[PAGES].served = True
    return [web.get(ADDRESS, partial(_answer, bot))]


async def _answer(bot: Client, request: web.Request) -> web.Response:
    """Answer with a table. A wrong token, an unknown server and a table that is not shown get the same answer."""
    path = PATH.fullmatch(request.match_info["rest"])
    if path is None:
        return _not_found()
    guild, number = int(path[1]), int(path[2])
    # A formula that everyone knows, so this tells nothing about the server.
    if bot.store.shards is not None and not bot.store.owns(guild):
        return _elsewhere(shard_of(guild, bot.store.shards.count))
    given = request.headers.get("Authorization", "")
    token = given.removeprefix(BEARER) if given.startswith(BEARER) else ""
    try:
        content = await table_file(bot, guild, number, token, picture=path[3] == "png")
    except NotFound:
        return _not_found()
    except TooMany:
        return web.Response(status=429, text="too many requests\n", headers={**HEADERS, "Retry-After": RETRY})
    headers = {**HEADERS, "ETag": f'"{content.tag}"'}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return web.Response(status=304, headers=headers)
    return web.Response(body=content.data, content_type=content.type, headers=headers)


def _not_found() -> web.Response:
    return web.Response(status=404, text="not found\n", headers=HEADERS)


def _elsewhere(shard: int) -> web.Response:
    """Say which shard has the server: another process serves it."""
    return web.Response(
        status=421, text=f"another process serves shard {shard}\n", headers={**HEADERS, "Stammtisch-Shard": str(shard)}
    )
