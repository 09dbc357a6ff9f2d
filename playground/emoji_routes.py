"""REST routes of the application's own emojis.

Discord's limits: 2,000 emojis, a name of 2 to 32 letters, digits and underscores that no other emoji has, a picture of
256 KiB and 128 × 128 pixels at most (https://discord.com/developers/docs/resources/emoji).
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from collections.abc import Callable

from aiohttp import web

from playground import people
from playground.faults import reply
from playground.refusals import Form, Json, Refused
from playground.rest import WORLD, Handler, read_object
from playground.world import World

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 2**10
MOST_SIDE = 128
NAME = re.compile(r"[A-Za-z0-9_]*")
IMAGE = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,")
PNG = b"\x89PNG\r\n\x1a\n"


def _emojis(request: web.Request) -> World:
    """Return the world, or refuse with 50001 if the application is another one."""
    if request.match_info["application"] != people.BOT:
        raise Refused(50001)
    return request.app[WORLD]


def _emoji(request: web.Request) -> Json:
    known = _emojis(request).emojis.get(request.match_info["emoji"])
    if known is None:
        raise Refused(10014)
    return known


async def list_emojis(request: web.Request) -> web.Response:
    """Return all emojis."""
    return reply({"items": [*_emojis(request).emojis.values()]})


async def one_emoji(request: web.Request) -> web.Response:
    """Return an emoji."""
    return reply(_emoji(request))


async def add_emoji(request: web.Request) -> web.Response:
    """Add an emoji."""
    world, (body, _) = _emojis(request), await read_object(request)
    form = Form()
    _check_name(form, world, body.get("name"))
    picture = _picture(form, body.get("image"))
    form.refuse()
    if len(world.emojis) >= MOST_EMOJIS:
        raise Refused(30008)
    emoji = {
        "id": world.clock.snowflake(),
        "name": body["name"],
        "roles": [],
        "user": world.bot,
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    world.keep_emoji(emoji, picture)
    return reply(emoji, 201)


async def rename_emoji(request: web.Request) -> web.Response:
    """Change the name of an emoji."""
    world, emoji, (body, _) = _emojis(request), _emoji(request), await read_object(request)
    form = Form()
    if body.get("name") != emoji["name"]:
        _check_name(form, world, body.get("name"))
    form.refuse()
    world.keep_emoji(emoji | {"name": body["name"]})
    return reply(world.emojis[emoji["id"]])


async def remove_emoji(request: web.Request) -> web.Response:
    """Delete an emoji."""
    _emojis(request).forget_emoji(_emoji(request))
    return reply(None, 204)


def _check_name(form: Form, world: World, name: object) -> None:
    form.text(("name",), name, 2, 32, needed=True)
    if not isinstance(name, str) or form.found:
        return
    if not NAME.fullmatch(name):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name in {emoji["name"] for emoji in world.emojis.values()}:
        form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Application emoji name is already taken")


def _picture(form: Form, image: object) -> bytes:
    """Return the file of a data URI. Record its faults."""
    if not isinstance(image, str) or not (match := IMAGE.match(image)):
        form.wrong(("image",), "BASE_TYPE_DATA_URI", "Must be a data URI of a picture.")
        return b""
    try:
        body = base64.b64decode(image[match.end() :], validate=True)
    except binascii.Error:
        body = b""
    if len(body) > MOST_BYTES:
        form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    # Discord takes other formats too. The bot sends none of them.
    elif match[1] != "png" or not body.startswith(PNG) or len(body) < 24:
        form.wrong(("image",), "IMAGE_INVALID", "Invalid image")
    elif max(struct.unpack(">II", body[16:24])) > MOST_SIDE:
        form.wrong(("image",), "IMAGE_TOO_LARGE", f"The picture is larger than {MOST_SIDE} × {MOST_SIDE} pixels.")
    return body


_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/applications/{application}/emojis", list_emojis),
    ("POST", "/applications/{application}/emojis", add_emoji),
    ("GET", "/applications/{application}/emojis/{emoji}", one_emoji),
    ("PATCH", "/applications/{application}/emojis/{emoji}", rename_emoji),
    ("DELETE", "/applications/{application}/emojis/{emoji}", remove_emoji),
)


def add(route: Callable[[str, str, Handler], object]) -> None:
    """Add these routes to an application."""
    for method, path, handler in _ROUTES:
        route(method, path, handler)
