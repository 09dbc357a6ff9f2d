"""Messages: checking, writing, editing and deleting them, including files."""

from __future__ import annotations

import io
import mimetypes
from urllib.parse import quote

from PIL import Image, UnidentifiedImageError

from playground import mentions, people, response_forms
from playground.bodies import LAYOUT, Request, check, refuse_legacy
from playground.refusals import Json, Refused
from playground.world import Message, World

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT = 1 << 2, 1 << 6, 1 << 7, 1 << 12
THREAD_CREATED = 18
HOUR, OLD_EDITS, OLD_WINDOW = 3600, 3, 6.0
NONCE_LIFE = 300.0
"""Seconds for which nonces are remembered. Discord's documentation says "the past few minutes"."""


def create(
    world: World, channel: Json, request: Request, *, only_for: str | None = None, extra: Json | None = None
) -> Message:
    """Write the bot's message into a channel after checking all of it. `extra` is added to the payload."""
    if (repeated := _repeated(world, request.body)) is not None:
        return repeated
    layout = bool(request.flags & LAYOUT)
    names = {upload.name for upload in request.uploads.values()}
    check(request, layout=layout, files=names, known=set(), emojis=world.emojis)
    written = any(request.body.get(key) for key in ("embeds", "components")) or _words(request.body)
    # Only a deferred answer can be empty.
    if not (written or request.uploads or request.flags & LOADING):
        raise Refused(50006)
    message = Message(_blank(world, channel, people.BOT), only_for=only_for, born=world.clock())
    message.payload |= (extra or {}) | {"flags": request.flags, "tts": bool(request.body.get("tts"))}
    if request.body.get("nonce") is not None:
        message.payload["nonce"] = request.body["nonce"]
        world.nonces[str(request.body["nonce"])] = message.id, message.born
    _apply(world, message, request)
    message.pings = mentions.called(world, channel, message)
    post(world, channel, message)
    return message


def _words(body: Json) -> str:
    """Return the text of a body. Discord treats a blank text as empty."""
    return str(body.get("content") or "").strip()


def post(world: World, channel: Json, message: Message) -> None:
    """Put a finished message into a channel and tell everyone."""
    if world.is_thread(channel):
        channel["message_count"] += 1
        channel["total_message_sent"] += 1
        # As on Discord: a new message opens an archived thread.
        if channel["thread_metadata"]["archived"]:
            channel["thread_metadata"]["archived"] = False
            world.tell("THREAD_UPDATE", channel)
    channel["last_message_id"] = message.id
    world.keep_channel(channel)
    world.keep_message(message)
    if message.only_for is None:
        world.tell("MESSAGE_CREATE", _event(message))


def edit(world: World, message: Message, request: Request) -> None:
    """Edit the bot's message. Fields that the body does not contain stay."""
    payload = message.payload
    layout = bool((payload["flags"] | request.flags) & LAYOUT)
    kept = _kept(message, request)
    names = {file["filename"] for file in kept} | {upload.name for upload in request.uploads.values()}
    check(request, layout=layout, files=names, known={file["id"] for file in message.files}, emojis=world.emojis)
    if layout and not payload["flags"] & LAYOUT:
        # A message can become a layout only if the same edit removes its other content.
        left = [key for key in ("content", "embeds") if payload[key] and request.body.get(key, payload[key])]
        refuse_legacy(left)
    _demand_something(message, request, kept)
    # A layout stays one. An edit ends the "thinking" state.
    payload["flags"] = (payload["flags"] | request.flags & (SUPPRESS_EMBEDS | LAYOUT)) & ~LOADING
    payload["edited_timestamp"] = world.clock.stamp()
    before = [file["id"] for file in message.files]
    # Kept for clicks that cross with this edit (see ``acts.press``).
    message.past.appendleft(payload["components"])
    message.files = kept
    _apply(world, message, request)
    for gone in set(before) - {file["id"] for file in message.files}:
        world.store.drop_file(gone)
    world.keep_message(message)
    if message.only_for is None:
        world.tell("MESSAGE_UPDATE", _event(message))


def _demand_something(message: Message, request: Request, kept: list[Json]) -> None:
    """Refuse with 50006 an edit that would empty a message."""
    left = [request.body.get(key, message.payload[key]) for key in ("embeds", "components")]
    words = _words({"content": message.payload["content"]} | request.body)
    if not (any(left) or words or kept or request.uploads):
        raise Refused(50006)


def delete(world: World, message: Message) -> None:
    """Delete a message and tell everyone who could see it."""
    world.forget_message(message)
    if message.only_for is None:
        where = guild_of(message.payload) | {"id": message.id, "channel_id": message.payload["channel_id"]}
        world.tell("MESSAGE_DELETE", where)


def say(world: World, channel: Json, user: str, content: str, id_: str = "") -> Message:
    """Write a person's ordinary message. The first one of a forum's post has the id of the post."""
    message = Message(_blank(world, channel, user), born=world.clock())
    message.payload["id"] = id_ or message.id
    message.payload["content"] = content
    message.payload["mentions"] = mentions.users(world, message.payload, None)
    message.pings = mentions.called(world, channel, message)
    post(world, channel, message)
    return message


def announce(world: World, parent: Json, thread: Json) -> None:
    """Announce a new thread in its channel."""
    message = Message(_blank(world, parent, thread["owner_id"]), born=world.clock())
    where = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
    message.payload |= {"type": THREAD_CREATED, "content": thread["name"], "message_reference": where}
    post(world, parent, message)


def _repeated(world: World, body: Json) -> Message | None:
    """Return the bot's recent message with the same nonce, in any channel, if nonces are enforced."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    id_, made = world.nonces.get(str(body["nonce"]), ("", 0.0))
    return world.find_message(id_) if world.clock() - made < NONCE_LIFE else None


def _kept(message: Message, request: Request) -> list[Json]:
    """Return the files that stay after an edit: the listed ones, or all unless new ones come without a list."""
    listed = request.body.get("attachments")
    # Discord's rule: without a list files stay unless new ones come. With a list the others are removed.
    if listed is None:
        return [] if request.uploads else message.files
    wanted = {str(each["id"]) for each in listed if each.get("id") is not None} - set(request.uploads)
    return [file for file in message.files if file["id"] in wanted]


def _blank(world: World, channel: Json, author: str) -> Json:
    return {
        "id": world.clock.snowflake(),
        "type": 0,
        "channel_id": channel["id"],
        **guild_of(channel),
        "author": world.users[author],
        "content": "",
        "timestamp": world.clock.stamp(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def guild_of(place: Json) -> Json:
    """Return the guild of a channel or message in Discord's form: no field for direct messages."""
    return {"guild_id": place["guild_id"]} if "guild_id" in place else {}


def _event(message: Message) -> Json:
    """Return a message as a gateway event, in a guild with its author's membership."""
    if "guild_id" not in message.payload:
        return message.payload
    return message.payload | {"member": people.membership(message.payload["author"]["id"])}


def _apply(world: World, message: Message, request: Request) -> None:
    """Write the checked body into the payload, store its files, resolve addresses and mentions."""
    payload, body = message.payload, request.body
    # Null clears a field. A missing field stays.
    if "content" in body:
        payload["content"] = body["content"] or ""
    if "embeds" in body:
        payload["embeds"] = response_forms.embeds(body["embeds"] or [])
    if "components" in body:
        payload["components"] = response_forms.components(body["components"] or [])
    message.files = [*message.files, *_store_files(world, message, request)]
    shown = response_forms.resolve(payload["components"], message.files, message.id)
    if payload["flags"] & LAYOUT:
        invisible = [file["filename"] for file in message.files if file["id"] not in shown]
        # Drop it: it would be loaded by everyone and shown nowhere.
        if invisible and request.uploads:
            world.violation(f"uploaded but shown nowhere: {', '.join(invisible)}", f"message {message.id}")
        message.files = [file for file in message.files if file["id"] in shown]
    # As on Discord, files that components show are not listed as attachments.
    payload["attachments"] = [file for file in message.files if file["id"] not in shown]
    payload["mentions"] = mentions.users(world, payload, body.get("allowed_mentions"))
    payload["mention_everyone"] = mentions.mentions_everyone(world, payload, body.get("allowed_mentions"))


def _store_files(world: World, message: Message, request: Request) -> list[Json]:
    described = {str(each.get("id")): each for each in request.body.get("attachments") or ()}
    files = []
    for place, upload in sorted(request.uploads.items()):
        id_ = world.clock.snowflake()
        world.store.put_file(id_, upload.name, upload.body, passing=message.only_for is not None)
        url = f"{world.base}/attachments/{message.payload['channel_id']}/{id_}/{quote(upload.name)}"
        description = described.get(place, {}).get("description")
        files.append(
            {
                "id": id_,
                "filename": upload.name,
                **({"description": description} if description else {}),
                "size": len(upload.body),
                "url": url,
                "proxy_url": url,
                "content_type": mimetypes.guess_type(upload.name)[0] or "application/octet-stream",
                "ephemeral": message.only_for is not None,
                **_dimensions(upload.body),
            }
        )
    return files


def _dimensions(body: bytes) -> Json:
    try:
        with Image.open(io.BytesIO(body)) as image:
            return {"width": image.width, "height": image.height}
    except (UnidentifiedImageError, OSError):
        return {}


class OldEdits:
    """Discord's quota for edits of messages older than an hour: three in six seconds for each channel."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._made: dict[str, list[float]] = {}

    def count(self, message: Message) -> None:
        """Count one edit. Refuse with 30046 if there are too many."""
        now = self.world.clock()
        if now - message.born < HOUR:
            return
        channel = message.payload["channel_id"]
        recent = [at for at in self._made.get(channel, ()) if now - at < OLD_WINDOW]
        if len(recent) >= OLD_EDITS:
            raise Refused(30046, retry_after=round(recent[0] + OLD_WINDOW - now, 3))
        self._made[channel] = [*recent, now]
