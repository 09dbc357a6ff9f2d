"""The playground's own API under `/playground/api`: what the page and the tests see and do.

The package's docstring describes the routes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

from playground import acts, forum, messages, people, permissions
from playground.answers import answer
from playground.commands import LOCALES
from playground.forum import FORUM
from playground.interactions import FIRST_ANSWER, Interaction
from playground.refusals import Json, Refused
from playground.rest import INTERACTIONS, WORLD, Handler, parsed
from playground.world import Message, World

PREFIX = "/playground/api"
LONGEST_WAIT = 60.0
PAGE_MESSAGES = 120


@web.middleware
async def plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer invalid requests with 400 and one sentence."""
    if not request.path.startswith(PREFIX):
        return await handler(request)
    try:
        return await handler(request)
    except (ValueError, Refused) as error:
        return answer({"error": str(error)}, status=400)
    except KeyError as error:
        return answer({"error": f"missing or unknown: {error}"}, status=400)
    except (AttributeError, IndexError, OverflowError, RecursionError, TypeError) as error:
        return answer({"error": f"this does not fit: {error}"}, status=400)


async def body_of(request: web.Request) -> Json:
    """Return a request's JSON."""
    body = parsed(await request.text() or "{}")
    if not isinstance(body, dict):
        raise ValueError("the body isn't a JSON object")
    return body


def person_of(request: web.Request) -> str:
    """Return the id of the acting person."""
    user = people.user_id(request.match_info["name"])
    if user == people.BOT:
        raise ValueError("no one can be the bot")
    return user


def channel_named(world: World, name_or_id: str) -> Json:
    """Return a channel by id or name. If several have the same name, return the newest."""
    if name_or_id in world.channels:
        return world.channels[name_or_id]
    named = [each for each in world.channels.values() if each.get("name") == name_or_id.removeprefix("#")]
    if not named:
        raise ValueError(f"no such channel: {name_or_id}")
    return named[-1]


def _here(request: web.Request, user: str, name_or_id: str) -> Json:
    """Return a channel that a person sees."""
    world = request.app[WORLD]
    channel = channel_named(world, name_or_id)
    if not world.sees(user, channel):
        raise ValueError(f"you can't see the channel {name_or_id}")
    return channel


def _seen(message: Message) -> Json:
    known = {key: value for key, value in message.record().items() if key != "message"}
    return message.payload | {"playground": known}


# -- looking -------------------------------------------------------------------------------------------------


async def state(request: web.Request) -> web.Response:
    """Return everything that the page needs to start."""
    world = request.app[WORLD]
    shown = {id_: [each.record() for each in [*here.values()][-PAGE_MESSAGES:]] for id_, here in world.messages.items()}
    return answer(
        {
            "people": [user for user in world.users.values() if not user["bot"]],
            "bot": world.bot,
            "moderator": people.MODERATOR,
            "online": world.online,
            "guilds": [*world.guilds.values()],
            "channels": [world.with_rights(each) for each in world.channels.values()],
            "tastes": world.tastes,
            "absent": world.absent,
            "locales": sorted(LOCALES),
            "messages": shown,
            "commands": world.commands,
            "violations": world.violations,
            **world.time(),
        }
    )


async def persons(request: web.Request) -> web.Response:
    """Return the people."""
    users = request.app[WORLD].users.values()
    return answer([{"id": user["id"], "name": user["global_name"]} for user in users if not user["bot"]])


async def channels(request: web.Request) -> web.Response:
    """Return all channels and threads."""
    return answer([*request.app[WORLD].channels.values()])


async def seen(request: web.Request) -> web.Response:
    """Return the messages that a person sees in a channel. With `since` wait for a change and return what changed."""
    world, user = request.app[WORLD], person_of(request)
    here = _here(request, user, request.query.get("channel", "stammtisch"))
    since = _version(world, here, request.query.get("since", ""))
    if since:
        await _news(request, user, here["id"], since)
    visible = world.visible(here["id"], user)
    return answer(
        {
            "version": f"{world.run}-{here['id']}-{world.version}",
            "channel": here,
            "messages": [_seen(each) for each in visible if each.version > since or not since],
            "ids": [each.id for each in visible],
        }
    )


def _version(world: World, here: Json, since: str) -> int:
    """Return the number of a version. Return 0 if it tells nothing about this channel in this run of the server."""
    run, channel, number = since.split("-") if since.count("-") == 2 else ("", "", "")
    return int(number) if (run, channel) == (world.run, here["id"]) else 0


async def _news(request: web.Request, user: str, channel: str, since: int) -> None:
    """Wait until a channel's messages differ from a version, for the time that the request allows."""
    world, loop = request.app[WORLD], asyncio.get_running_loop()
    end = loop.time() + min(float(request.query.get("timeout", 10)), LONGEST_WAIT)
    while world.touched.get(channel, 0) <= since and (left := end - loop.time()) > 0:
        await world.changed(world.version, left)
        # The channel may be gone, or the person may no longer see it.
        _here(request, user, channel)


async def commands(request: web.Request) -> web.Response:
    """Return the commands that a person can call in a channel."""
    world, user = request.app[WORLD], person_of(request)
    here = _here(request, user, request.query.get("channel", "stammtisch"))
    callable_here = acts.callable_commands(world, user, here)
    return answer([{"path": " ".join(path), "command": leaf} for _, path, leaf in callable_here])


async def live(request: web.Request) -> web.WebSocketResponse:
    """Serve a websocket with every change, for the page."""
    world, socket = request.app[WORLD], web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    queue: asyncio.Queue[str] = asyncio.Queue()

    def watch(event: Json) -> None:
        queue.put_nowait(msgspec.json.encode(event).decode())

    async def write() -> None:
        while True:
            await socket.send_str(await queue.get())

    world.watchers.append(watch)

    writer = asyncio.create_task(write())
    try:
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
    finally:
        world.watchers.remove(watch)
        writer.cancel()
    return socket


# -- acting --------------------------------------------------------------------------------------------------


async def _answer(request: web.Request, interaction: Interaction) -> web.Response:
    """Wait for the bot's first answer and report it, with its message."""
    # The answer is due by then. Two more seconds are for a busy machine.
    await asyncio.wait_for(interaction.done.wait(), FIRST_ANSWER + 2)
    here = request.app[WORLD].messages.get(interaction.channel, {})
    message = here.get(interaction.original or "")
    return answer(interaction.report() | {"shown": message and _seen(message)})


async def call(request: web.Request) -> web.Response:
    """Call a slash command, or with a "target" a command in the menu of that message or person."""
    user, body = person_of(request), await body_of(request)
    here = _here(request, user, body.get("channel", "stammtisch"))
    if "target" in body:
        return await _answer(request, acts.use(request.app[INTERACTIONS], user, here, body["command"], body["target"]))
    sent = acts.call(request.app[INTERACTIONS], user, here, body["command"], body.get("options") or {})
    return await _answer(request, sent)


async def suggest(request: web.Request) -> web.Response:
    """Ask for suggestions."""
    user, body = person_of(request), await body_of(request)
    here = _here(request, user, body.get("channel", "stammtisch"))
    hub, given = request.app[INTERACTIONS], body.get("options") or {}
    return await _answer(request, acts.suggest(hub, user, here, body["command"], given, body["focused"]))


async def press(request: web.Request) -> web.Response:
    """Press a button or choose in a select."""
    user, body = person_of(request), await body_of(request)
    message = _message(request, body["message"])
    hub, stale = request.app[INTERACTIONS], bool(body.get("stale"))
    sent = acts.press(hub, user, message, body["custom_id"], body.get("values"), stale=stale)
    return await _answer(request, sent)


async def submit(request: web.Request) -> web.Response:
    """Submit a modal."""
    user, body, hub = person_of(request), await body_of(request), request.app[INTERACTIONS]
    opener = next((each for each in hub.open.values() if each.id == body["interaction"]), None)
    if opener is None:
        raise ValueError("there is no such modal open")
    return await _answer(request, acts.submit(hub, user, opener, body.get("values") or {}))


def _message(request: web.Request, id_: str) -> Message:
    message = request.app[WORLD].find_message(id_)
    if message is None:
        raise ValueError("no such message")
    return message


async def say(request: web.Request) -> web.Response:
    """Write an ordinary message."""
    world, user, body = request.app[WORLD], person_of(request), await body_of(request)
    if not str(body["content"]).strip():
        raise ValueError("nothing to say")
    here = _here(request, user, body.get("channel", "stammtisch"))
    writing = permissions.bits("send_messages_in_threads" if world.is_thread(here) else "send_messages")
    if not world.may(user, here) & writing or here["type"] == FORUM:
        raise ValueError("you can't write here")
    return answer(_seen(messages.say(world, here, user, str(body["content"])[:2000])))


async def post(request: web.Request) -> web.Response:
    """Open a post of a forum with an ordinary message."""
    world, user, body = request.app[WORLD], person_of(request), await body_of(request)
    here = _here(request, user, body["channel"])
    if here["type"] != FORUM or not world.may(user, here) & permissions.bits("send_messages"):
        raise ValueError("you can't open a post here")
    if not str(body["name"]).strip() or not str(body["content"]).strip():
        raise ValueError("a post has a name and a message")
    tags = forum.tags_for(world, user, here, (), body.get("tags") or ())
    id_ = world.clock.snowflake()
    made = forum.new_thread(world, here, {"name": str(body["name"])[:100]}, id_) | {
        "owner_id": user,
        "applied_tags": tags,
    }
    del made["member"]
    world.keep_channel(made)
    messages.say(world, made, user, str(body["content"])[:2000], id_)
    world.tell("THREAD_CREATE", made | {"newly_created": True})
    return answer(made)


async def delete(request: web.Request) -> web.Response:
    """Delete a message: an own one, an ephemeral one shown to this user, or any as a moderator."""
    world, user = request.app[WORLD], person_of(request)
    message = _message(request, request.match_info["message"])
    own = user in (message.only_for, message.payload["author"]["id"])
    here = world.channels[message.payload["channel_id"]]
    if not own and not world.may(user, here) & permissions.bits("manage_messages"):
        raise ValueError("only a moderator can delete this")
    messages.delete(world, message)
    return answer({})


# -- for tests ----------------------------------------------------------------------------------------------


async def calls(request: web.Request) -> web.Response:
    """Return every API request so far."""
    return answer([*request.app[WORLD].calls])


async def interactions(request: web.Request) -> web.Response:
    """Return every interaction so far, with the times of its answers."""
    return answer([each.report() for each in request.app[INTERACTIONS].log])


async def violations(request: web.Request) -> web.Response:
    """Return the bot's violations of Discord's rules. DELETE clears them."""
    world = request.app[WORLD]
    if request.method == "DELETE":
        world.violations.clear()
        world.show("cleared", {})
    return answer(world.violations)


_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/state", state),
    ("GET", "/live", live),
    ("GET", "/people", persons),
    ("GET", "/channels", channels),
    ("GET", "/people/{name}/messages", seen),
    ("POST", "/people/{name}/messages", say),
    ("DELETE", "/people/{name}/messages/{message}", delete),
    ("POST", "/people/{name}/posts", post),
    ("GET", "/people/{name}/commands", commands),
    ("POST", "/people/{name}/command", call),
    ("POST", "/people/{name}/autocomplete", suggest),
    ("POST", "/people/{name}/press", press),
    ("POST", "/people/{name}/submit", submit),
    ("GET", "/calls", calls),
    ("GET", "/interactions", interactions),
    ("GET", "/violations", violations),
    ("DELETE", "/violations", violations),
)


def add(route: Callable[[str, str, Handler], object]) -> None:
    """Add these routes to an application."""
    for method, path, handler in _ROUTES:
        route(method, path, handler)
