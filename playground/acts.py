"""The actions of a person in Discord's client, turned into interactions.

The checks are those of the client: a person can't call a missing command, press a disabled button or leave a required
field empty. ValueError says what is wrong.
"""

from __future__ import annotations

import base64
import mimetypes
from collections.abc import Iterator, Mapping, Sequence
from urllib.parse import quote

from playground import commands, components, people, permissions
from playground.components import (
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOXES,
    LABEL,
    RADIO,
    ROLE_SELECT,
    ROW,
    SELECT,
    SELECTS,
    TEXT_INPUT,
    USER_SELECT,
)
from playground.forum import FORUM
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Interactions
from playground.refusals import Json
from playground.world import Message, World

PARTIAL = ("id", "name", "type", "flags", "guild_id", "parent_id", "position", "topic", "nsfw", "last_message_id")
"""The fields of a channel that an interaction contains."""


def callable_commands(
    world: World, user: str, channel: Json, kind: int = commands.SLASH
) -> Iterator[tuple[Json, tuple[str, ...], Json]]:
    """Yield the commands that a person can call in a channel: the command, its path of names, the (sub)command."""
    guild = channel.get("guild_id")
    if guild is not None and not world.is_in(people.BOT, guild):
        return
    allowed, calling = world.may(user, channel), permissions.bits("use_application_commands")
    for command in [*world.commands.get("", ()), *world.commands.get(guild or "none", ())]:
        needed = calling | int(command.get("default_member_permissions") or 0)
        if command["type"] == kind and allowed & needed == needed and commands.fits(command, direct=guild is None):
            yield from ((command, path, leaf) for path, leaf in commands.leaves(command))


def meet(world: World, user: str, channel: Json) -> None:
    """Raise ValueError unless both a person and the bot are in a channel."""
    if not world.sees(user, channel):
        raise ValueError("you can't see this channel")
    if channel["type"] == FORUM:
        raise ValueError("in a forum people write in its posts")
    if "guild_id" in channel and not world.is_in(people.BOT, channel["guild_id"]):
        raise ValueError("the bot is not in this server")


def _find(world: World, user: str, channel: Json, path: str) -> tuple[Json, tuple[str, ...], Json]:
    meet(world, user, channel)
    wanted = tuple(path.removeprefix("/").split())
    for command, names, leaf in callable_commands(world, user, channel):
        if names == wanted:
            return command, names, leaf
    raise ValueError(f"no such command here: /{' '.join(wanted)}")


def _command_data(
    world: World, user: str, channel: Json, command: Json, names: tuple[str, ...], options: list[Json]
) -> Json:
    kinds = {2: (commands.SUBCOMMAND,), 3: (commands.GROUP, commands.SUBCOMMAND)}.get(len(names), ())
    # From the inside out: a subcommand contains the options, a group contains the subcommand.
    for name, kind in reversed([*zip(names[1:], kinds, strict=True)]):
        options = [{"name": name, "type": kind, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
    users = [each["value"] for each in _walk(options) if each["type"] == commands.USER]
    chosen = [each["value"] for each in _walk(options) if each["type"] == commands.CHANNEL]
    named = [each["value"] for each in _walk(options) if each["type"] == commands.ROLE]
    files = [each for each in _walk(options) if each["type"] == commands.ATTACHMENT]
    if users or chosen or named or files:
        data["resolved"] = resolved(world, user, channel, users, chosen, named)
    if files:
        data["resolved"]["attachments"] = dict(_uploaded(world, channel, each) for each in files)
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def _walk(options: list[Json]) -> Iterator[Json]:
    for option in options:
        yield option
        yield from _walk(option.get("options") or [])


def resolved(
    world: World,
    user: str,
    channel: Json,
    users: Sequence[str],
    channels: Sequence[str] = (),
    roles: Sequence[str] = (),
) -> Json:
    """Return named users, channels and roles as interactions contain them, users with their memberships."""
    entities = _resolved_users(world, channel, users) if users else {}
    if channels:
        entities["channels"] = {id_: _partial(world, user, channel, id_) for id_ in channels}
    if roles:
        known = {role["id"]: role for role in people.roles(channel["guild_id"])}
        if unknown := set(roles) - set(known):
            raise ValueError(f"no role has this id: {', '.join(sorted(unknown))}")
        entities["roles"] = {id_: known[id_] for id_ in roles}
    return entities


def _uploaded(world: World, channel: Json, option: Json) -> tuple[str, Json]:
    """Store the file of an option, whose value becomes the file's id. Return the id and the attachment."""
    id_, name = world.clock.snowflake(), str(option["value"]["filename"])
    body = base64.b64decode(option["value"]["content"])
    world.store.put_file(id_, name, body, passing=True)
    url = f"{world.base}/attachments/{channel['id']}/{id_}/{quote(name)}"
    option["value"] = id_
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    facts = {"id": id_, "filename": name, "size": len(body), "url": url, "proxy_url": url, "content_type": kind}
    return id_, facts | {"ephemeral": True}


def _partial(world: World, user: str, here: Json, id_: str) -> Json:
    """Return a channel of the same guild that a person sees."""
    channel = world.channels.get(id_)
    if channel is None or channel.get("guild_id") != here.get("guild_id") or not world.sees(user, channel):
        raise ValueError(f"you can't see the channel {id_}")
    known = {key: channel[key] for key in PARTIAL if key in channel}
    return known | {"permissions": str(world.may(user, channel))}


def _resolved_users(world: World, channel: Json, users: Sequence[str]) -> Json:
    if unknown := set(users) - set(world.users):
        raise ValueError(f"no user has this id: {', '.join(sorted(unknown))}")
    entities: Json = {"users": {id_: world.users[id_] for id_ in users}}
    if "guild_id" not in channel:
        return entities
    present = [id_ for id_ in users if world.is_in(id_, channel["guild_id"])]
    members = {id_: people.membership(id_) | {"permissions": str(world.may(id_, channel))} for id_ in present}
    return entities | {"members": members}


def call(hub: Interactions, user: str, channel: Json, path: str, given: Json) -> Interaction:
    """Call a slash command: `path` as in "game move", `given` its options by name."""
    command, names, leaf = _find(hub.world, user, channel, path)
    data = _command_data(hub.world, user, channel, command, names, commands.fill(leaf, given))
    return hub.send(COMMAND, user, channel, " ".join(names), data)


def use(hub: Interactions, user: str, channel: Json, name: str, target: str) -> Interaction:
    """Use a command in the menu of a message of this channel, or of a person: `target` is the id of either."""
    world = hub.world
    meet(world, user, channel)
    message = world.messages.get(channel["id"], {}).get(target)
    if message is not None and message.only_for is not None:
        raise ValueError("a message that only one person sees has no commands in its menu")
    kind = commands.OF_PERSON if message is None else commands.OF_MESSAGE
    found = [command for command, names, _ in callable_commands(world, user, channel, kind) if names == (name,)]
    if not found:
        raise ValueError(f"no such command in the menu: {name}")
    shown = resolved(world, user, channel, [target]) if message is None else {"messages": {target: message.payload}}
    data = {"id": found[0]["id"], "name": name, "type": kind, "target_id": target, "resolved": shown}
    return hub.send(COMMAND, user, channel, name, data)


def suggest(hub: Interactions, user: str, channel: Json, path: str, given: Json, focused: str) -> Interaction:
    """Ask for suggestions for the focused option."""
    command, names, leaf = _find(hub.world, user, channel, path)
    known = {option["name"]: option for option in leaf.get("options") or ()}
    if not known.get(focused, {}).get("autocomplete"):
        raise ValueError(f"{focused} does not suggest anything")
    options = [
        {"name": name, "type": known[name]["type"], "value": value} | ({"focused": True} if name == focused else {})
        for name, value in ({focused: ""} | given).items()
        if name in known
    ]
    data = _command_data(hub.world, user, channel, command, names, options)
    return hub.send(AUTOCOMPLETE, user, channel, " ".join(names), data)


def press(hub: Interactions, user: str, message: Message, custom_id: str, values: list[str] | None,
          *, stale: bool = False) -> Interaction:  # fmt: skip
    """Press a button or choose in a select. `stale` also allows a control that an edit has removed.

    That happens when a click crosses with the edit of an earlier one.
    """
    world = hub.world
    if message.only_for not in (None, user):
        raise ValueError("this message belongs to another person")
    channel = world.channels[message.payload["channel_id"]]
    meet(world, user, channel)
    tree, pressed = _pressed(message, custom_id, stale=stale)
    if pressed.get("disabled"):
        raise ValueError(f"{custom_id!r} is disabled")
    data: Json = {"custom_id": custom_id, "component_type": pressed["type"], "id": pressed["id"]}
    if pressed["type"] in SELECTS:
        data["values"] = _chosen(pressed, values)
        if pressed["type"] == USER_SELECT:
            data["resolved"] = resolved(world, user, channel, data["values"])
        if pressed["type"] == CHANNEL_SELECT:
            data["resolved"] = resolved(world, user, channel, (), data["values"])
        if pressed["type"] == ROLE_SELECT:
            data["resolved"] = resolved(world, user, channel, (), (), data["values"])
    shown = message.payload | {"components": tree}
    return hub.send(COMPONENT, user, channel, custom_id, data, message, shown)


def _pressed(message: Message, custom_id: str, *, stale: bool) -> tuple[list[Json], Json]:
    """Return the components that show a custom id, now or with `stale` before an edit, and the one that has it."""
    # The newest first, so that a present component is not pressed as an old one.
    for tree in [message.payload["components"], *(message.past if stale else ())]:
        for component in components.walk(tree):
            if component.get("custom_id") == custom_id:
                return tree, component
    raise ValueError(f"the message has no {custom_id!r}")


def _chosen(select: Json, values: list[str] | None) -> list[str]:
    chosen = [str(value) for value in values or ()]
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(set(chosen)) <= most or len(set(chosen)) != len(chosen):
        raise ValueError(f"choose {least} to {most}, not {len(chosen)}")
    offered = {option["value"] for option in select.get("options") or ()}
    if select["type"] in (SELECT, RADIO, CHECKBOXES) and not offered.issuperset(chosen):
        raise ValueError(f"not offered: {', '.join(sorted(set(chosen) - offered))}")
    return chosen


def submit(hub: Interactions, user: str, opener: Interaction, values: Mapping[str, object]) -> Interaction:
    """Submit the modal that answered an interaction; `values` are its fields by custom id."""
    modal = opener.modal
    if modal is None or opener.user != user:
        raise ValueError("there is no such modal open")
    world, channel = hub.world, hub.world.channels.get(opener.channel)
    if channel is None:
        raise ValueError("the channel was deleted")
    meet(world, user, channel)
    users: list[str] = []
    parts = [_part(part, values, users) for part in modal["components"]]
    if unknown := set(values) - {each["custom_id"] for each in components.walk(parts) if "custom_id" in each}:
        raise ValueError(f"the modal has no {', '.join(sorted(unknown))}")
    data: Json = {"custom_id": modal["custom_id"], "components": parts}
    if users:
        data["resolved"] = resolved(world, user, channel, users)
    message = world.messages.get(opener.channel, {}).get(opener.message or "")
    origin = {"id": opener.id, "type": opener.kind, "user": world.users[user], "authorizing_integration_owners": {}}
    if opener.message:
        origin["interacted_message_id"] = opener.message
    shown = message.payload if message else None
    return hub.send(MODAL, user, channel, modal["custom_id"], data, message, shown, origin)


def _part(part: Json, values: Mapping[str, object], users: list[str]) -> Json:
    answered: Json = {"type": part["type"], "id": part.get("id", 0)}
    if part["type"] == ROW:
        return answered | {"components": [_field(each, values, users) for each in part["components"]]}
    if part["type"] == LABEL:
        return answered | {"component": _field(part["component"], values, users)}
    return answered


def _field(field: Json, values: Mapping[str, object], users: list[str]) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    answered: Json = {"type": kind, "id": field.get("id", 0), "custom_id": custom_id}
    given = values.get(custom_id)
    if kind == CHECKBOX:
        return answered | {"value": bool(field.get("default") if given is None else given)}
    if kind == TEXT_INPUT:
        return answered | {"value": _typed(field, str(field.get("value") or "") if given is None else str(given))}
    chosen = _listed(field, given)
    if field.get("required", True) or chosen:
        # A radio group has no bounds. Those in a field override these.
        bounds = {"min_values": 1, "max_values": 1} if kind == RADIO else {"min_values": 1}
        chosen = _chosen(bounds | field, chosen)
    if kind == USER_SELECT:
        users += chosen
    return answered | ({"value": chosen[0] if chosen else None} if kind == RADIO else {"values": chosen})


def _listed(field: Json, given: object) -> list[str]:
    if given is None:
        return [option["value"] for option in field.get("options") or () if option.get("default")]
    return [str(each) for each in given] if isinstance(given, list | tuple) else [str(given)]


def _typed(field: Json, text: str) -> str:
    if not text and not field.get("required", True):
        return text
    # Only optional fields can be empty, and they were accepted above.
    least, most = max(1, field.get("min_length") or 1), field.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise ValueError(f"{field['custom_id']}: {least} to {most} characters, not {len(text)}")
    return text
