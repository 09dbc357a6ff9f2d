"""Mentions: the users that a message's text names, may ping, and pings."""

from __future__ import annotations

import re

from playground import components, people, permissions
from playground.refusals import Form, Json
from playground.shapes import fields, flag, many, one_of, snowflake
from playground.world import Message, World

EVERYONE = re.compile(r"@(?:everyone|here)\b")
MENTION = re.compile(r"<@!?(\d+)>")


ALLOWED = fields(
    {
        "parse": many(one_of("users", "roles", "everyone"), 3, unique=True),
        "users": many(snowflake, 100, unique=True),
        "roles": many(snowflake, 100, unique=True),
        "replied_user": flag,
    }
)
"""Shape of a message's `allowed_mentions`."""


def check(form: Form, allowed: Json) -> None:
    """Check a message's `allowed_mentions`."""
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            form.wrong(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def users(world: World, payload: Json, allowed: Json | None) -> list[Json]:
    """Return the users that the text mentions and that `allowed_mentions` allows."""
    ids = [id_ for text in _texts(payload) for id_ in MENTION.findall(text)]
    # Without the field every named user is pinged.
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        named = {str(id_) for id_ in allowed.get("users") or ()}
        ids = [id_ for id_ in ids if id_ in named]
    return [world.users[id_] for id_ in dict.fromkeys(ids) if id_ in world.users]


def mentions_everyone(world: World, payload: Json, allowed: Json | None) -> bool:
    """Return True if the text mentions everyone, the author may do so, and `allowed_mentions` allows it."""
    written = any(EVERYONE.search(text) for text in _texts(payload))
    may = world.may(people.BOT, world.channels[payload["channel_id"]]) & permissions.bits("mention_everyone")
    return written and bool(may) and (allowed is None or "everyone" in (allowed.get("parse") or ()))


def _texts(payload: Json) -> list[str]:
    shown = [each["content"] for each in components.walk(payload["components"]) if each["type"] == components.TEXT]
    return [payload["content"], *shown]


def called(world: World, channel: Json, message: Message) -> list[str]:
    """Return the users that a message pings: the mentioned ones who see it. A direct message always pings."""
    author = message.payload["author"]["id"]
    if channel["type"] == people.DIRECT:
        return [user["id"] for user in channel["recipients"] if user["id"] != author]
    named = [user["id"] for user in message.payload["mentions"]]
    all_ = [id_ for id_ in world.users if id_ != author] if message.payload["mention_everyone"] else []
    return [id_ for id_ in dict.fromkeys(named + all_) if world.sees(id_, channel)]
