"""The playground's own API for changing the world: for the page's settings and the tests.

The package's docstring describes the routes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

from aiohttp import web

from playground import commands, forum, membership, people, permissions
from playground.answers import answer
from playground.channel_routes import remove
from playground.controls import body_of, channel_named, person_of
from playground.faults import Fault
from playground.refusals import Json
from playground.rest import FAULTS, GATEWAY, QUOTAS, WORLD, Handler
from playground.world import World

MOST_NAME = 100
EVERYONE = "everyone"
"""The name for the permissions of all people in a channel."""


# -- faults and time -----------------------------------------------------------------------------------------


async def fault(request: web.Request) -> web.Response:
    """Let the next matching requests fail. DELETE removes the faults."""
    faults = request.app[FAULTS]
    if request.method == "DELETE":
        faults.waiting.clear()
    else:
        body = await body_of(request)
        if unknown := set(body) - {field.name for field in fields(Fault)}:
            raise ValueError(f"a fault has no {', '.join(sorted(unknown))}")
        faults.waiting.append(Fault(**body))
    return answer({"waiting": len(faults.waiting)})


async def disturb(request: web.Request) -> web.Response:
    """Disturb the gateway's connections."""
    how = (await body_of(request))["how"]
    if how not in ("drop", "reconnect", "invalidate"):
        raise ValueError("how: drop, reconnect or invalidate")
    return answer({"connections": request.app[GATEWAY].disturb(how)})


async def clock(request: web.Request) -> web.Response:
    """Advance the clock."""
    world = request.app[WORLD]
    world.wind(float((await body_of(request))["forward"]))
    return answer(world.time())


async def quotas(request: web.Request) -> web.Response:
    """Switch Discord's request quotas on or off."""
    request.app[QUOTAS].strict = bool((await body_of(request))["strict"])
    return answer({"strict": request.app[QUOTAS].strict})


# -- channels and permissions --------------------------------------------------------------------------------


async def allow(request: web.Request) -> web.Response:
    """Change the permissions of the bot, a person or everyone in a channel or in all. Empty lists reset them."""
    world, body = request.app[WORLD], await body_of(request)
    bits = {key: permissions.bits(*body.get(key, ())) for key in ("deny", "allow")}
    wanted = [channel_named(world, body["channel"])] if "channel" in body else [*world.channels.values()]
    for channel in wanted:
        if "permission_overwrites" in channel:
            _overwrite(world, channel, str(body.get("name", people.BOT_NAME)), bits)
    return answer(bits)


def _overwrite(world: World, channel: Json, name: str, bits: dict[str, int]) -> None:
    everyone = name == EVERYONE
    owner = channel["guild_id"] if everyone else people.user_id(name)
    others = [each for each in channel["permission_overwrites"] if each["id"] != owner]
    own = {"id": owner, "type": int(not everyone)} | {key: str(value) for key, value in bits.items()}
    # Drop an overwrite without bits.
    channel["permission_overwrites"] = [*others, own] if any(bits.values()) else others
    world.keep_channel(channel)
    world.tell("CHANNEL_UPDATE", channel)


async def thread(request: web.Request) -> web.Response:
    """Archive, lock or open a thread, or change the tags of a post, as a moderator does."""
    world, body = request.app[WORLD], await body_of(request)
    channel = channel_named(world, body["channel"])
    if "tags" in body:
        parent = world.channels[channel["parent_id"]]
        channel["applied_tags"] = forum.tags_for(world, people.MODERATOR, parent, channel["applied_tags"], body["tags"])
    channel["thread_metadata"] |= {key: bool(body[key]) for key in ("archived", "locked") if key in body}
    world.keep_channel(channel)
    world.tell("THREAD_UPDATE", channel)
    return answer(channel)


async def change_forum(request: web.Request) -> web.Response:
    """Change the tags of a forum, and whether its posts need one, as a moderator does."""
    world, body = request.app[WORLD], await body_of(request)
    channel = channel_named(world, body["channel"])
    changes = {"available_tags": body["tags"]} if "tags" in body else {}
    if "require_tag" in body:
        changes["flags"] = forum.REQUIRE_TAG if body["require_tag"] else 0
    forum.edit(world, channel, changes)
    return answer(channel)


async def new_channel(request: web.Request) -> web.Response:
    """Create a channel or a forum in a guild."""
    world, body = request.app[WORLD], await body_of(request)
    name = str(body["name"]).strip().lower().replace(" ", "-")
    if not 1 <= len(name) <= MOST_NAME:
        raise ValueError(f"a channel's name has 1 to {MOST_NAME} characters")
    guild = world.guilds[body.get("guild", people.GUILD)]
    position = sum("position" in each and each["guild_id"] == guild["id"] for each in world.channels.values())
    make = people.forum if body.get("forum") else people.channel
    made = make(world.clock.snowflake(), guild["id"], name, "", position)
    world.keep_channel(made)
    world.tell("CHANNEL_CREATE", made)
    return answer(made)


async def drop_channel(request: web.Request) -> web.Response:
    """Delete a channel or thread, as a moderator does."""
    world = request.app[WORLD]
    channel = channel_named(world, request.match_info["channel"])
    if channel["type"] == people.DIRECT:
        raise ValueError("direct messages cannot be deleted")
    remove(world, channel)
    return answer(channel)


# -- guilds and people ---------------------------------------------------------------------------------------


async def new_guild(request: web.Request) -> web.Response:
    """Create a guild with the bot in it."""
    world, body = request.app[WORLD], await body_of(request)
    if not 1 <= len(str(body["name"]).strip()) <= MOST_NAME:
        raise ValueError(f"a server's name has 1 to {MOST_NAME} characters")
    guild = people.guild(str(body["name"]).strip(), world.clock.snowflake(), world.clock.stamp())
    world.keep_guild(guild)
    for channel in people.channels(guild["id"]):
        world.keep_channel(channel)
    world.tell("GUILD_CREATE", request.app[GATEWAY].guild_join(guild))
    return answer(guild)


async def edit_guild(request: web.Request) -> web.Response:
    """Change a guild's language."""
    world, body = request.app[WORLD], await body_of(request)
    guild = world.guilds[request.match_info["guild"]] | {"preferred_locale": _locale(body["locale"])}
    world.keep_guild(guild)
    world.tell("GUILD_UPDATE", guild)
    return answer(guild)


async def move(request: web.Request) -> web.Response:
    """Let a person or the bot leave a guild, or join it again."""
    world, body = request.app[WORLD], await body_of(request)
    guild = world.guilds[body.get("guild", people.GUILD)]
    membership.change(world, request.app[GATEWAY], guild, people.user_id(body["name"]), here=bool(body["here"]))
    return answer(world.guilds[guild["id"]])


async def settings(request: web.Request) -> web.Response:
    """Change a person's language, or whether they accept direct messages."""
    world, user, body = request.app[WORLD], person_of(request), await body_of(request)
    changes: Json = {"locale": _locale(body["locale"])} if "locale" in body else {}
    changes |= {"direct": bool(body["direct"])} if "direct" in body else {}
    world.keep_tastes(user, **changes)
    return answer(world.tastes[user])


def _locale(tag: str) -> str:
    if tag not in commands.LOCALES:
        raise ValueError(f"not a language Discord knows: {tag}")
    return tag


async def direct(request: web.Request) -> web.Response:
    """Return the channel of a person's direct messages with the bot. Create it if necessary."""
    return answer(request.app[WORLD].direct(person_of(request)))


_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/faults", fault),
    ("DELETE", "/faults", fault),
    ("POST", "/gateway", disturb),
    ("POST", "/clock", clock),
    ("POST", "/quotas", quotas),
    ("POST", "/permissions", allow),
    ("POST", "/thread", thread),
    ("POST", "/forum", change_forum),
    ("POST", "/channels", new_channel),
    ("DELETE", "/channels/{channel}", drop_channel),
    ("POST", "/guilds", new_guild),
    ("POST", "/guilds/{guild}", edit_guild),
    ("POST", "/members", move),
    ("POST", "/people/{name}/settings", settings),
    ("POST", "/people/{name}/direct", direct),
)


def add(route: Callable[[str, str, Handler], object]) -> None:
    """Add these routes to an application."""
    for method, path, handler in _ROUTES:
        route(method, path, handler)
