"""Middleware of the REST API: authorisation, reading requests, writing refusals, and the log of all calls."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from aiohttp import web
from aiohttp.web_request import FileField

from playground.faults import Faults, Quotas, reply
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import OldEdits, Request, Upload
from playground.refusals import Json, Refused
from playground.world import World

LOG = logging.getLogger(__name__)
PREFIX = "/api/v10"
# Discord's limit for a whole request, whatever each of its files may have.
MOST_REQUEST = 25 * 2**20
WORLD = web.AppKey("world", World)
INTERACTIONS = web.AppKey("interactions", Interactions)
GATEWAY = web.AppKey("gateway", Gateway)
FAULTS = web.AppKey("faults", Faults)
QUOTAS = web.AppKey("quotas", Quotas)
OLD_EDITS = web.AppKey("old_edits", OldEdits)
MISSHAPEN = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What reading a body ends in that has a list where an object belongs, and the like."""
REFUSED = web.RequestKey("refused", Refused)
"""Where a request keeps its refusal."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def read(request: web.Request) -> tuple[Json, dict[str, Upload]]:
    """Return a request's JSON and its files by number."""
    if not request.content_type.startswith("multipart/"):
        return await _json(await request.text() or "{}"), {}
    form = await request.post()
    uploads = {
        name.removeprefix("files[").removesuffix("]"): Upload(value.filename, value.file.read())
        for name, value in form.items()
        if isinstance(value, FileField)
    }
    return await _json(str(form.get("payload_json", "{}"))), uploads


async def _json(text: str) -> Json:
    try:
        body: Json = json.loads(text)
    except json.JSONDecodeError:
        raise Refused(50109) from None
    return body


async def read_message(request: web.Request) -> Request:
    """Return what a request wants a message to be."""
    return Request(*await read(request))


@web.middleware
async def discord(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Serve an API request as Discord would: faults, quota, token, refusals; and write it down."""
    if not request.path.startswith("/api/"):
        return await handler(request)
    line = f"{request.method} {request.path.removeprefix(PREFIX)}"
    started = time.monotonic()
    fault = request.app[FAULTS].meet(line)
    serve = partial(_serve, request, handler, line)
    response = await (fault.happen(request, serve) if fault else serve())
    refused: Refused | None = request.get(REFUSED)
    world = request.app[WORLD]
    call = {"at": world.clock(), "line": line, "status": response.status, "code": refused and refused.code}
    injected = fault is not None and (fault.status or fault.cut) is not None
    world.calls.append(call | {"ms": round((time.monotonic() - started) * 1000, 3), "injected": injected})
    if refused is not None and refused.reason.fault:
        world.violation(str(refused), line)
    return response


async def _serve(request: web.Request, handler: Handler, line: str) -> web.StreamResponse:
    headers, within = _quota(request)
    try:
        if not within:
            after = headers["X-RateLimit-Reset-After"]
            body = {"message": "You are being rate limited.", "retry_after": float(after), "global": False}
            return reply(body, 429, headers | {"Retry-After": after})
        if not _known(request):
            return reply({"message": "401: Unauthorized", "code": 0}, 401)
        response = await handler(request)
        response.headers.update(headers)
    except Refused as refused:
        request[REFUSED] = refused
        extra = {} if refused.retry_after is None else {"Retry-After": str(refused.retry_after)}
        return reply(refused.body(), refused.reason.status, headers | extra)
    except MISSHAPEN as error:
        LOG.exception("%s: a body that nobody can read", line)
        request[REFUSED] = Refused(50035, {"_errors": [{"code": "BASE_TYPE_CONVERT", "message": repr(error)}]})
        return reply(request[REFUSED].body(), 400, headers)
    except web.HTTPRequestEntityTooLarge:
        request[REFUSED] = Refused(40005)
        return reply(Refused(40005).body(), 413, headers)
    except web.HTTPException as error:
        request.app[WORLD].violation("a route that the playground does not have", line)
        return reply({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)
    return response


def _known(request: web.Request) -> bool:
    """Tell whether the bot's token came along; interaction routes carry their own."""
    path = request.path.removeprefix(PREFIX)
    carried = path.startswith(("/interactions/", "/webhooks/"))
    return carried or request.headers.get("Authorization") == f"Bot {request.app[WORLD].token}"


def _quota(request: web.Request) -> tuple[dict[str, str], bool]:
    resource = request.match_info.route.resource
    path = resource.canonical.removeprefix(PREFIX) if resource else request.path
    # Discord counts by route and by its major parameter: one channel's quota is not another's.
    major = request.match_info.get("channel") or request.match_info.get("token") or ""
    return request.app[QUOTAS].take(f"{request.method} {path}", major)
