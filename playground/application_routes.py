"""REST routes of the application: its identity, its commands, its interactions and their messages."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from playground import commands, messages, people
from playground.bodies import Request
from playground.faults import reply
from playground.refusals import Form, Json, Refused
from playground.response_forms import plain
from playground.rest import GATEWAY, INTERACTIONS, WORLD, Handler, read, read_message, read_object
from playground.shapes import check_fields, fields, integer, needed
from playground.world import World


async def me(request: web.Request) -> web.Response:
    """Return the bot's own user."""
    return reply(request.app[WORLD].bot | {"verified": True, "mfa_enabled": True, "locale": "en-US"})


async def application(request: web.Request) -> web.Response:
    """Return the application."""
    world = request.app[WORLD]
    owner = world.users[people.MODERATOR]
    return reply(
        {
            "id": people.BOT,
            "name": "Stammtisch",
            "icon": None,
            "description": "Board games in Discord channels",
            "type": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "owner": owner,
            "team": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "approximate_guild_count": len(world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "integration_types_config": {"0": {}},
            "bot": world.bot,
        }
    )


async def gateway(request: web.Request) -> web.Response:
    """Return the address of the gateway."""
    server = request.app[GATEWAY]
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": server.at_once}
    return reply({"url": server.url, "shards": 1, "session_start_limit": limit})


async def user(request: web.Request) -> web.Response:
    """Return a user."""
    person = request.app[WORLD].users.get(request.match_info["user"])
    if person is None:
        raise Refused(10013)
    return reply(person)


# -- commands ------------------------------------------------------------------------------------------------


def _scope(request: web.Request) -> str:
    """Return the guild of a request's commands, or "" for the global ones."""
    if request.match_info["application"] != people.BOT:
        raise Refused(50001)
    guild = request.match_info.get("guild", "")
    return str(request.app[WORLD].guild(guild)["id"]) if guild else ""


def _registered(world: World, scope: str, command: Json) -> Json:
    """Return a command with the fields that Discord adds. A command keeps the id of one with the same name."""
    same = (each for each in world.commands.get(scope, ()) if commands.key_of(each) == commands.key_of(command))
    known = next(same, None)
    permissions = command.get("default_member_permissions")
    fresh: Json = {"type": 1, "description": "", "nsfw": False, "contexts": None, "integration_types": [0]}
    added: Json = {
        "id": known["id"] if known else world.clock.snowflake(),
        "application_id": people.BOT,
        "version": world.clock.snowflake(),
        # Discord takes permissions as a number and returns them as a string.
        "default_member_permissions": None if permissions is None else str(permissions),
    }
    shown: Json = fresh | plain(command) | added | ({"guild_id": scope} if scope else {})
    return shown


async def list_commands(request: web.Request) -> web.Response:
    """Return all commands of a scope."""
    return reply(request.app[WORLD].commands.get(_scope(request), []))


async def set_commands(request: web.Request) -> web.Response:
    """Replace all commands of a scope."""
    world, scope = request.app[WORLD], _scope(request)
    body, _ = await read(request)
    new = [_registered(world, scope, command) for command in commands.check_commands(body)]
    world.keep_commands(scope, new)
    return reply(new)


async def add_command(request: web.Request) -> web.Response:
    """Add one command. It replaces one with the same name."""
    world, scope = request.app[WORLD], _scope(request)
    command, _ = await read_object(request)
    form = Form()
    commands.check_command(form, (), command)
    form.refuse()
    new = _registered(world, scope, command)
    others = [each for each in world.commands.get(scope, ()) if commands.key_of(each) != commands.key_of(command)]
    world.keep_commands(scope, [*others, new])
    return reply(new, 201)


async def remove_command(request: web.Request) -> web.Response:
    """Remove one command."""
    world, scope = request.app[WORLD], _scope(request)
    left = [each for each in world.commands.get(scope, ()) if each["id"] != request.match_info["command"]]
    if len(left) == len(world.commands.get(scope, ())):
        raise Refused(10063)
    world.keep_commands(scope, left)
    return reply(None, 204)


# -- interactions --------------------------------------------------------------------------------------------


async def first_answer(request: web.Request) -> web.Response:
    """Take the first answer to an interaction."""
    body, uploads = await read_object(request)
    form, path = Form(), request.match_info
    check_fields(form, (), body, {"type": needed(integer()), "data": fields({})})
    form.refuse()
    wanted = Request(body.get("data") or {}, uploads)
    answered = request.app[INTERACTIONS].first_answer(path["interaction"], path["token"], body, wanted)
    shown = request.query.get("with_response", "").lower() in ("1", "true")
    return reply(answered) if shown else reply(None, 204)


async def follow_up(request: web.Request) -> web.Response:
    """Write another message of an interaction."""
    token = request.match_info["token"]
    # Check the token before reading the message.
    request.app[INTERACTIONS].by_token(token)
    message = request.app[INTERACTIONS].follow_up(token, await read_message(request))
    return reply(message.payload)


async def token_message(request: web.Request) -> web.Response:
    """Return, edit or delete a message that an interaction's token wrote."""
    world, path = request.app[WORLD], request.match_info
    message = request.app[INTERACTIONS].owned(path["token"], path["message"])
    if request.method == "DELETE":
        messages.delete(world, message)
        return reply(None, 204)
    if request.method == "PATCH":
        messages.edit(world, message, await read_message(request))
    return reply(message.payload)


_ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/users/@me", me),
    ("GET", "/users/{user}", user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway),
    ("GET", "/applications/{application}/commands", list_commands),
    ("PUT", "/applications/{application}/commands", set_commands),
    ("POST", "/applications/{application}/commands", add_command),
    ("DELETE", "/applications/{application}/commands/{command}", remove_command),
    ("GET", "/applications/{application}/guilds/{guild}/commands", list_commands),
    ("PUT", "/applications/{application}/guilds/{guild}/commands", set_commands),
    ("POST", "/applications/{application}/guilds/{guild}/commands", add_command),
    ("DELETE", "/applications/{application}/guilds/{guild}/commands/{command}", remove_command),
    ("POST", "/interactions/{interaction}/{token}/callback", first_answer),
    ("POST", "/webhooks/{application}/{token}", follow_up),
    ("GET", "/webhooks/{application}/{token}/messages/{message}", token_message),
    ("PATCH", "/webhooks/{application}/{token}/messages/{message}", token_message),
    ("DELETE", "/webhooks/{application}/{token}/messages/{message}", token_message),
)


def add(route: Callable[[str, str, Handler], object]) -> None:
    """Add these routes to an application."""
    for method, path, handler in _ROUTES:
        route(method, path, handler)
