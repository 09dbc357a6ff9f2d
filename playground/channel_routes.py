"""REST routes of guilds, channels, threads and their messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aiohttp import web

from playground import forum, membership, messages, people
from playground.bodies import LAYOUT, Request, Upload
from playground.faults import reply
from playground.messages import SILENT, SUPPRESS_EMBEDS
from playground.refusals import Form, Json, Refused
from playground.rest import GATEWAY, OLD_EDITS, WORLD, Handler, read_message, read_object
from playground.shapes import INT64, Shape, check_fields, fields, flag, integer, needed, one_of, snowflake, text
from playground.world import PRIVATE_THREAD, Message, World

PUBLIC_THREAD = 11
UNKNOWN_MESSAGE = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
_SETTINGS = {
    "auto_archive_duration": one_of(60, 1440, 4320, 10080),
    "rate_limit_per_user": integer(0, 21600),
    "invitable": flag,
}
NEW_THREAD = _SETTINGS | {"name": needed(text(100, 1)), "type": one_of(PUBLIC_THREAD, PRIVATE_THREAD)}
NEW_POST = _SETTINGS | {"name": needed(text(100, 1)), "applied_tags": forum.APPLIED, "message": needed(fields({}))}
THREAD = _SETTINGS | {"name": text(100, 1), "archived": flag, "locked": flag, "applied_tags": forum.APPLIED}
"""The fields of a thread that can be edited."""
MOST_DIGITS = 20


def _channel(request: web.Request, *permissions: str) -> Json:
    """Return the channel of a request if the bot has these permissions there."""
    world = request.app[WORLD]
    channel = world.channel(request.match_info["channel"])
    world.demand(channel, *permissions)
    return channel


def _message(request: web.Request) -> Message:
    """Return the message of a request. Ephemeral ones do not exist for these routes."""
    world = request.app[WORLD]
    message = world.message(request.match_info["channel"], request.match_info["message"])
    if message.only_for is not None:
        raise Refused(10008)
    return message


# -- guilds --------------------------------------------------------------------------------------------------


async def guild(request: web.Request) -> web.Response:
    """Return a guild."""
    known = request.app[WORLD].guild(request.match_info["guild"])
    counts = {"approximate_member_count": known["member_count"], "approximate_presence_count": known["member_count"]}
    return reply(known | counts)


async def guild_channels(request: web.Request) -> web.Response:
    """Return a guild's channels without threads."""
    full = request.app[GATEWAY].guild_create(request.app[WORLD].guild(request.match_info["guild"]))
    return reply(full["channels"])


async def guild_threads(request: web.Request) -> web.Response:
    """Return a guild's open threads."""
    known = request.app[WORLD].guild(request.match_info["guild"])
    return reply({"threads": [*request.app[WORLD].threads(known["id"])], "members": [], "has_more": False})


async def guild_member(request: web.Request) -> web.Response:
    """Return a member of a guild."""
    world = request.app[WORLD]
    guild = world.guild(request.match_info["guild"])
    id_ = request.match_info["user"]
    user = world.users.get(people.BOT if id_ == "@me" else id_)
    if user is None or not world.is_in(user["id"], guild["id"]):
        raise Refused(10007)
    return reply(people.member(user))


async def leave_guild(request: web.Request) -> web.Response:
    """Let the bot leave a guild."""
    world = request.app[WORLD]
    left = world.guild(request.match_info["guild"])
    membership.change(world, request.app[GATEWAY], left, people.BOT, here=False)
    return reply(None, 204)


# -- channels and threads ------------------------------------------------------------------------------------


async def channel(request: web.Request) -> web.Response:
    """Return a channel or thread."""
    return reply(_channel(request))


async def edit_channel(request: web.Request) -> web.Response:
    """Change a thread (its name, archived, locked, its tags) or a forum."""
    world, thread = request.app[WORLD], _channel(request)
    body, _ = await read_object(request)
    if thread["type"] == forum.FORUM:
        world.demand(thread, "manage_channels")
        _check(body, forum.FIELDS)
        forum.edit(world, thread, body)
        return reply(thread)
    if not world.is_thread(thread):
        raise Refused(50013)
    _check(body, THREAD)
    _demand_edit(world, thread, body)
    meta = thread["thread_metadata"]
    if "locked" in body:
        world.demand(thread, "manage_threads")
    # The only change of an archived thread is to open it.
    if meta["archived"] and body.get("archived") is not False:
        raise Refused(50083)
    if meta["locked"] and not body.get("archived"):
        raise Refused(50013)
    if body.get("archived") and not meta["archived"]:
        meta["archive_timestamp"] = world.clock.stamp()
    named = {key: value for key, value in body.items() if value is not None}
    if "applied_tags" in named:
        parent = world.channels[thread["parent_id"]]
        if parent["type"] != forum.FORUM:
            raise Refused(50024)
        present = thread["applied_tags"]
        thread["applied_tags"] = forum.tags_for(world, people.BOT, parent, present, named["applied_tags"])
    meta |= {key: named[key] for key in ("archived", "locked", "auto_archive_duration", "invitable") if key in named}
    thread |= {key: named[key] for key in ("name", "rate_limit_per_user") if key in named}
    world.keep_channel(thread)
    world.tell("THREAD_UPDATE", thread)
    return reply(thread)


def _demand_edit(world: World, thread: Json, body: Json) -> None:
    """Refuse what only moderators and the thread's creator can change. Members can open an unlocked thread again."""
    opens = body.get("archived") is False and not thread["thread_metadata"]["locked"]
    if {*body} <= {"archived"} and opens:
        world.demand(thread, "send_messages_in_threads")
    elif thread["owner_id"] != people.BOT:
        world.demand(thread, "manage_threads")


async def remove_channel(request: web.Request) -> web.Response:
    """Delete a channel or thread. Direct messages are only hidden."""
    world, place = request.app[WORLD], _channel(request)
    if place["type"] != people.DIRECT:
        world.demand(place, "manage_threads" if world.is_thread(place) else "manage_channels")
        remove(world, place)
    return reply(place)


def remove(world: World, channel: Json) -> None:
    """Delete a channel or thread, and tell everyone."""
    world.forget_channel(channel)
    kind = "THREAD_DELETE" if world.is_thread(channel) else "CHANNEL_DELETE"
    world.tell(kind, {key: channel[key] for key in ("id", "guild_id", "parent_id", "type", "name")})


async def open_direct(request: web.Request) -> web.Response:
    """Return the channel of a user's direct messages."""
    world = request.app[WORLD]
    body, _ = await read_object(request)
    _check(body, {"recipient_id": snowflake})
    recipient = str(body.get("recipient_id"))
    if recipient == people.BOT or recipient not in world.users:
        raise Refused(50033)
    return reply(world.direct(recipient))


async def start_thread(request: web.Request) -> web.Response:
    """Start a thread, from a message or without one."""
    world, parent = request.app[WORLD], _channel(request)
    if world.is_thread(parent):
        raise Refused(50024)
    body, uploads = await read_object(request)
    if parent["type"] == forum.FORUM:
        return reply(_open_post(world, parent, body, uploads), 201)
    _check(body, NEW_THREAD)
    private = body.get("type") == PRIVATE_THREAD
    world.demand(parent, "create_private_threads" if private else "create_public_threads")
    source = _message(request) if "message" in request.match_info else None
    # A thread from a public message is public.
    if private and source is not None:
        raise Refused(50024)
    if source is not None and source.payload.get("thread"):
        raise Refused(160004)
    # A thread from a message has that message's id.
    thread = forum.new_thread(world, parent, body, source.id if source else world.clock.snowflake())
    world.keep_channel(thread)
    world.keep_joined(thread, people.BOT, here=True)
    if source is not None:
        source.payload |= {"thread": thread, "flags": source.payload["flags"] | 1 << 5}
        world.keep_message(source)
        world.tell("MESSAGE_UPDATE", source.payload)
    elif not private:
        messages.announce(world, parent, thread)
    world.tell("THREAD_CREATE", thread | {"newly_created": True})
    return reply(thread, 201)


def _open_post(world: World, parent: Json, body: Json, uploads: dict[str, Upload]) -> Json:
    """Open a post of a forum and return it with its first message."""
    _check(body, NEW_POST)
    # Discord ignores the type, because all posts are public threads.
    post = forum.new_thread(world, parent, body | {"type": PUBLIC_THREAD}, world.clock.snowflake())
    message = forum.open_post(world, parent, post, body, uploads)
    world.tell("THREAD_CREATE", post | {"newly_created": True})
    return post | {"message": message.payload}


def _check(value: Json, shapes: Mapping[str, Shape]) -> None:
    """Refuse an object whose fields do not have their shapes."""
    form = Form()
    check_fields(form, (), value, shapes)
    form.refuse()


async def thread_member(request: web.Request) -> web.Response:
    """Add a user to a thread or remove one. Only users who see its parent channel can join a private thread."""
    world, thread = request.app[WORLD], _channel(request)
    if not world.is_thread(thread):
        raise Refused(50024)
    if thread["thread_metadata"]["archived"]:
        raise Refused(50083)
    id_ = people.BOT if request.match_info["user"] == "@me" else request.match_info["user"]
    if id_ not in world.users:
        raise Refused(10013)
    joins = request.method == "PUT"
    if joins and not world.sees(id_, world.channels[thread["parent_id"]]):
        raise Refused(50001)
    world.keep_joined(thread, id_, here=joins)
    return reply(None, 204)


async def typing(request: web.Request) -> web.Response:
    """Show that the bot is typing."""
    world, place = request.app[WORLD], _channel(request)
    world.demand(place, "send_messages_in_threads" if world.is_thread(place) else "send_messages")
    world.show("typing", {"channel_id": place["id"]})
    return reply(None, 204)


# -- messages ------------------------------------------------------------------------------------------------


async def send(request: web.Request) -> web.Response:
    """Write a message."""
    world, here = request.app[WORLD], _channel(request)
    if here["type"] == forum.FORUM:
        raise Refused(50008)
    _demand_open(world, here)
    thread = world.is_thread(here)
    world.demand(here, "send_messages_in_threads" if thread else "send_messages")
    wanted = await read_message(request)
    # The channel may have been deleted while the files arrived.
    here = _channel(request)
    if wanted.uploads:
        world.demand(here, "attach_files")
    if thread and here["thread_metadata"]["locked"]:
        raise Refused(50083 if here["thread_metadata"]["archived"] else 160005)
    flags = wanted.flags & (SUPPRESS_EMBEDS | SILENT | LAYOUT)
    extra: Json = {}
    if reference := wanted.body.get("message_reference"):
        world.demand(here, "read_message_history")
        is_there = str(reference.get("message_id")) in world.messages.get(here["id"], {})
        if not is_there and reference.get("fail_if_not_exists") is not False:
            raise Refused(50035, {"message_reference": {"_errors": [UNKNOWN_MESSAGE]}})
        where = {"channel_id": here["id"], "message_id": str(reference["message_id"])}
        extra = {"type": 19, "message_reference": {"type": 0, **where, **messages.guild_of(here)}}
    message = messages.create(world, here, Request(wanted.body | {"flags": flags}, wanted.uploads), extra=extra)
    return reply(message.payload)


def _demand_open(world: World, channel: Json) -> None:
    """Refuse with 50278 or 50007 to write to a user who accepts no direct messages."""
    if channel["type"] != people.DIRECT:
        return
    user = channel["recipients"][0]["id"]
    if not any(world.is_in(user, guild) and world.is_in(people.BOT, guild) for guild in world.guilds):
        raise Refused(50278)
    if not world.tastes[user]["direct"]:
        raise Refused(50007)


async def edit(request: web.Request) -> web.Response:
    """Edit a message of the bot."""
    world, here = request.app[WORLD], _channel(request)
    message = _message(request)
    if message.payload["author"]["id"] != people.BOT:
        raise Refused(50005)
    if world.is_thread(here) and here["thread_metadata"]["archived"]:
        raise Refused(50083)
    wanted = await read_message(request)
    # The channel may have been deleted while the files arrived.
    here = _channel(request)
    if wanted.uploads:
        world.demand(here, "attach_files")
    request.app[OLD_EDITS].count(message)
    messages.edit(world, message, wanted)
    return reply(message.payload)


async def look(request: web.Request) -> web.Response:
    """Return a message."""
    _channel(request, "read_message_history")
    return reply(_message(request).payload)


async def history(request: web.Request) -> web.Response:
    """Return the messages of a channel, newest first."""
    here = _channel(request)
    query, world = request.query, request.app[WORLD]
    # Without "read message history" Discord returns an empty list instead of a refusal.
    if not world.may(people.BOT, here) & (1 << 16):
        return reply([])
    shown = [each.payload for each in world.messages.get(here["id"], {}).values() if each.only_for is None]
    limit = _number(query, "limit", 1, 100, 50)
    around = {key: _number(query, key, 0, INT64, 0) for key in ("after", "before") if key in query}
    if "after" in around:
        # The oldest messages after it, in the usual order: newest first.
        return reply([each for each in shown if int(each["id"]) > around["after"]][:limit][::-1])
    if "before" in around:
        shown = [each for each in shown if int(each["id"]) < around["before"]]
    return reply(shown[-limit:][::-1])


def _number(query: Mapping[str, str], key: str, least: int, most: int, default: int) -> int:
    """Return a number in an address's query, or refuse it."""
    given, form = query.get(key), Form()
    digits = given is not None and given.isascii() and given.isdecimal() and len(given) < MOST_DIGITS
    value = default if given is None else int(given) if digits else given
    form.integer((key,), value, least, most)
    form.refuse()
    return int(value)


async def delete(request: web.Request) -> web.Response:
    """Delete a message. Those of other users need a permission."""
    message = _message(request)
    mine = message.payload["author"]["id"] == people.BOT
    _channel(request, *(() if mine else ("manage_messages",)))
    messages.delete(request.app[WORLD], message)
    return reply(None, 204)


async def pin(request: web.Request) -> web.Response:
    """Pin or unpin a message."""
    world = request.app[WORLD]
    here, message = _channel(request, "pin_messages"), _message(request)
    message.payload["pinned"] = request.method == "PUT"
    world.keep_message(message)
    world.tell("CHANNEL_PINS_UPDATE", {**messages.guild_of(here), "channel_id": here["id"]})
    return reply(None, 204)


async def pins(request: web.Request) -> web.Response:
    """Return the pinned messages of a channel."""
    here = _channel(request, "read_message_history")
    pinned = [each for each in request.app[WORLD].messages.get(here["id"], {}).values() if each.payload["pinned"]]
    items = [{"pinned_at": each.payload["timestamp"], "message": each.payload} for each in reversed(pinned)]
    return reply({"items": items, "has_more": False})


_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/guilds/{guild}", guild),
    ("GET", "/guilds/{guild}/channels", guild_channels),
    ("GET", "/guilds/{guild}/threads/active", guild_threads),
    ("GET", "/guilds/{guild}/members/{user}", guild_member),
    ("DELETE", "/users/@me/guilds/{guild}", leave_guild),
    ("POST", "/users/@me/channels", open_direct),
    ("GET", "/channels/{channel}", channel),
    ("DELETE", "/channels/{channel}", remove_channel),
    ("PATCH", "/channels/{channel}", edit_channel),
    ("POST", "/channels/{channel}/threads", start_thread),
    ("POST", "/channels/{channel}/messages/{message}/threads", start_thread),
    ("PUT", "/channels/{channel}/thread-members/{user}", thread_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", thread_member),
    ("POST", "/channels/{channel}/typing", typing),
    ("GET", "/channels/{channel}/messages", history),
    ("POST", "/channels/{channel}/messages", send),
    ("GET", "/channels/{channel}/messages/pins", pins),
    ("PUT", "/channels/{channel}/messages/pins/{message}", pin),
    ("DELETE", "/channels/{channel}/messages/pins/{message}", pin),
    ("GET", "/channels/{channel}/messages/{message}", look),
    ("PATCH", "/channels/{channel}/messages/{message}", edit),
    ("DELETE", "/channels/{channel}/messages/{message}", delete),
)


def add(route: Callable[[str, str, Handler], object]) -> None:
    """Add these routes to an application."""
    for method, path, handler in _ROUTES:
        route(method, path, handler)
