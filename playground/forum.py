"""Forums: their tags, their posts, and Discord's refusals of both.

https://discord.com/developers/docs/topics/threads#forums
"""

from __future__ import annotations

from collections.abc import Sequence

from playground import messages, people
from playground.bodies import LAYOUT, Request, Upload, check_shape
from playground.messages import SILENT, SUPPRESS_EMBEDS
from playground.refusals import Form, Json, Refused
from playground.shapes import fields, flag, integer, many, needed, snowflake, text
from playground.world import Message, World

FORUM, PUBLIC_THREAD = 15, 11
REQUIRE_TAG = 1 << 4
"""The flag of a forum whose posts need a tag."""
MOST_TAGS, MOST_APPLIED = 20, 5
_TAG = {
    "id": snowflake,
    "name": needed(text(50)),
    "moderated": flag,
    "emoji_id": snowflake,
    "emoji_name": text(100),
}
APPLIED = many(needed(snowflake), MOST_APPLIED)
FIELDS = {
    "name": text(100, 1),
    "topic": text(4096),
    "flags": integer(),
    "available_tags": many(needed(fields(_TAG)), MOST_TAGS),
}
"""The fields of a forum that can be edited."""


def new_thread(world: World, parent: Json, body: Json, id_: str) -> Json:
    """Return a new thread of the bot, without storing it."""
    now = world.clock.stamp()
    return {
        "id": id_,
        "type": body.get("type") or PUBLIC_THREAD,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": people.BOT,
        "name": body["name"],
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "locked": False,
            "auto_archive_duration": body.get("auto_archive_duration") or 1440,
            "archive_timestamp": now,
            "create_timestamp": now,
            "invitable": body.get("invitable") is not False,
        },
        "member": {"id": id_, "user_id": people.BOT, "join_timestamp": now, "flags": 1},
    }


def edit(world: World, forum: Json, body: Json) -> None:
    """Change a forum: its name, its topic, its flags, its tags."""
    if body.get("available_tags") is not None:
        set_tags(world, forum, body["available_tags"])
    forum |= {key: body[key] for key in ("name", "topic", "flags") if body.get(key) is not None}
    world.keep_channel(forum)
    world.tell("CHANNEL_UPDATE", forum)


def set_tags(world: World, forum: Json, wanted: Sequence[Json]) -> None:
    """Replace the tags of a forum. Those without an id are new. A tag that is gone leaves its posts."""
    known = {tag["id"] for tag in forum["available_tags"]}
    form = Form()
    for index, tag in enumerate(wanted):
        if tag.get("id") is not None and str(tag["id"]) not in known:
            form.wrong(("available_tags", index, "id"), "CHANNEL_UNKNOWN_TAG", "Unknown tag")
    form.refuse()
    if len({tag["name"] for tag in wanted}) < len(wanted):
        raise Refused(40061)
    forum["available_tags"] = [
        {
            "id": str(tag.get("id") or world.clock.snowflake()),
            "name": tag["name"],
            "moderated": bool(tag.get("moderated")),
            "emoji_id": tag.get("emoji_id"),
            "emoji_name": tag.get("emoji_name"),
        }
        for tag in wanted
    ]
    left = {tag["id"] for tag in forum["available_tags"]}
    for post in [each for each in world.channels.values() if each.get("parent_id") == forum["id"]]:
        if not left.issuperset(post.get("applied_tags", ())):
            post["applied_tags"] = [tag for tag in post["applied_tags"] if tag in left]
            world.keep_channel(post)


def tags_for(world: World, user: str, forum: Json, before: Sequence[str], given: Sequence[object]) -> list[str]:
    """Return the tags that a user gives a post, or refuse them. ``before`` are those that it has."""
    wanted, known = [*dict.fromkeys(str(tag) for tag in given)], {tag["id"]: tag for tag in forum["available_tags"]}
    form = Form()
    for index, tag in enumerate(wanted):
        if tag not in known:
            form.wrong(("applied_tags", index), "CHANNEL_UNKNOWN_TAG", "Unknown tag")
    form.refuse()
    changed = {*wanted}.symmetric_difference(before)
    moderates = world.may(user, forum) & 1 << 34
    if not moderates and any(known[tag]["moderated"] for tag in changed if tag in known):
        raise Refused(50013)
    if forum["flags"] & REQUIRE_TAG and not wanted:
        raise Refused(40067)
    return wanted


def open_post(world: World, forum: Json, thread: Json, body: Json, uploads: dict[str, Upload]) -> Message:
    """Open the bot's post with its first message, which has the id of the post."""
    world.demand(forum, "send_messages")
    thread["applied_tags"] = tags_for(world, people.BOT, forum, (), body.get("applied_tags") or ())
    wanted = check_shape(body["message"])
    if uploads:
        world.demand(forum, "attach_files")
    flags = (wanted.get("flags") or 0) & (SUPPRESS_EMBEDS | SILENT | LAYOUT)
    request = Request(wanted | {"flags": flags}, uploads)
    # The checks of a message look at its channel.
    world.keep_channel(thread)
    try:
        return messages.create(world, thread, request, extra={"id": thread["id"]})
    except Refused:
        world.forget_channel(thread)
        raise
