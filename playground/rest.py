"""Middleware of the REST API: authorisation, parsing requests, writing refusals, and the log of all calls."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec
from aiohttp import web

from playground.bodies import Request, Upload, check_shape
from playground.emoji import faults
from playground.faults import NO_ANSWER, Faults, Quotas, reply
from playground.forms import fields
from playground.gateway import Gateway
from playground.interactions import Interactions
from playground.messages import OldEdits
from playground.refusals import Form, Json, Refused
from playground.shapes import is_object
from playground.world import World

LOG = logging.getLogger(__name__)
PREFIX = "/api/v10"
# Discord's limit for a whole request.
MOST_REQUEST = 25 * 2**20
WORLD = web.AppKey("world", World)
INTERACTIONS = web.AppKey("interactions", Interactions)
GATEWAY = web.AppKey("gateway", Gateway)
FAULTS = web.AppKey("faults", Faults)
QUOTAS = web.AppKey("quotas", Quotas)
OLD_EDITS = web.AppKey("old_edits", OldEdits)
MISSHAPEN = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""Errors of reading a body with the wrong types, such as a list instead of an object."""
REFUSED = web.RequestKey("refused", Refused)
"""The refusal of a request."""
ASKED: web.RequestKey[object] = web.RequestKey("asked", object)
"""The parsed JSON of a request."""


class Exchange(NamedTuple):
    """A request of the bot and its answer. `asked` is None if the request's JSON was not read."""

    method: str
    path: str
    asked: object
    status: int
    told: bytes


Witness = Callable[[Exchange], None]
WITNESSES: web.AppKey[list[Witness]] = web.AppKey("witnesses", list)
"""Functions that see every request and its answer."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def read(request: web.Request) -> tuple[object, dict[str, Upload]]:
    """Return a request's JSON of any type, and its files by number."""
    try:
        kind = request.headers.get("Content-Type", "")
        if not kind.lower().startswith("multipart/"):
            return _json(request, await request.text() or "{}"), {}
        text, uploads = "{}", {}
        for field in fields(kind, await request.read()):
            if field.file_name is not None:
                uploads[field.name.removeprefix("files[").removesuffix("]")] = Upload(field.file_name, field.body)
            elif field.name == "payload_json":
                text = field.body.decode()
    # Errors of a wrong encoding or an incomplete form.
    except (LookupError, ValueError) as error:
        raise Refused(50109) from error
    return _json(request, text), uploads


async def read_object(request: web.Request) -> tuple[Json, dict[str, Upload]]:
    """Return a request's JSON object and its files by number. Refuse any other JSON."""
    form, (body, uploads) = Form(), await read(request)
    is_object(form, (), body)
    form.refuse()
    assert isinstance(body, dict)
    return body, uploads


def _json(request: web.Request, text: str) -> object:
    body = parsed(text)
    # A copy, because the body becomes part of the world, which changes.
    request[ASKED] = parsed(text)
    return body


def parsed(text: str) -> object:
    """Return a parsed JSON text. Refuse with 50109 an invalid text or one that is nested too deep."""
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError):
        raise Refused(50109) from None


async def read_message(request: web.Request) -> Request:
    """Return the message that a request asks for."""
    body, uploads = await read_object(request)
    return Request(check_shape(body), uploads)


@web.middleware
async def discord(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Serve an API request as Discord would: faults, quota, token, refusals. Log it."""
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
    for wrong in faults(request.get(ASKED)):
        world.violation(wrong, line)
    _show(request, response)
    return response


def _show(request: web.Request, response: web.StreamResponse) -> None:
    """Show a request and its answer to the witnesses."""
    if isinstance(response, web.Response) and response.status != NO_ANSWER:
        told = response.body if isinstance(response.body, bytes) else b""
        path = request.path.removeprefix(PREFIX)
        exchange = Exchange(request.method, path, request.get(ASKED), response.status, told)
        for witness in request.app[WITNESSES]:
            witness(exchange)


async def _serve(request: web.Request, handler: Handler, line: str) -> web.StreamResponse:
    headers, within = _quota(request)
    try:
        if not within:
            after = headers["X-RateLimit-Reset-After"]
            body = {"message": "You are being rate limited.", "retry_after": float(after), "global": False, "code": 0}
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
        LOG.exception("%s: an unreadable body", line)
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
    """Return True if a request has the bot's token. Interaction routes have their own."""
    path = request.path.removeprefix(PREFIX)
    carried = path.startswith(("/interactions/", "/webhooks/"))
    return carried or request.headers.get("Authorization") == f"Bot {request.app[WORLD].token}"


def _quota(request: web.Request) -> tuple[dict[str, str], bool]:
    resource = request.match_info.route.resource
    path = resource.canonical.removeprefix(PREFIX) if resource else request.path
    # Discord counts by route and major parameter: each channel has its own quota.
    major = request.match_info.get("channel") or request.match_info.get("token") or ""
    return request.app[QUOTAS].take(f"{request.method} {path}", major)
