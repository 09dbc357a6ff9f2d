"""The body of a message: shapes and limits of its fields as data, and the rules between fields."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from playground import components, mentions
from playground.refusals import Form, Json, Refused, length
from playground.shapes import (
    INT53,
    check_fields,
    fields,
    flag,
    integer,
    many,
    needed,
    nonce,
    number,
    one_of,
    snowflake,
    text,
)

LAYOUT = 1 << 15
"""The message flag of Components V2."""
MOST_CONTENT, MOST_FILES = 2000, 10
MOST_BYTES = 10 * 2**20
MOST_EMBEDDED = 6000
"""Limit of the characters in all embeds of a message."""
_PICTURE = fields({"url": text(2048), "width": integer(), "height": integer(), "description": text(4096)})
EMBED = fields(
    {
        "type": text(100),
        "title": text(256),
        "description": text(4096),
        "url": text(2048),
        "timestamp": text(100),
        "color": integer(0, 0xFFFFFF),
        "author": fields({"name": text(256), "url": text(2048), "icon_url": text(2048)}),
        "footer": fields({"text": text(2048), "icon_url": text(2048)}),
        "fields": many(
            needed(fields({"name": needed(text(256, 1)), "value": needed(text(1024, 1)), "inline": flag})), 25
        ),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
    }
)
ATTACHMENT = fields(
    {
        "id": needed(snowflake),
        "filename": text(1024, 1),
        "description": text(1024),
        "title": text(1024),
        "duration_secs": number(0, 2**31 - 1),
        "waveform": text(400),
        "is_spoiler": flag,
    }
)
REFERENCE = fields(
    {
        "message_id": needed(snowflake),
        "channel_id": snowflake,
        "guild_id": snowflake,
        "type": one_of(0, 1),
        "fail_if_not_exists": flag,
    }
)
MESSAGE = {
    "content": text(MOST_CONTENT),
    "nonce": nonce,
    "enforce_nonce": flag,
    "tts": flag,
    "flags": integer(0, INT53),
    "embeds": many(needed(EMBED), 10),
    "allowed_mentions": mentions.ALLOWED,
    "attachments": many(needed(ATTACHMENT), MOST_FILES),
    "message_reference": REFERENCE,
    "sticker_ids": many(snowflake, 3),
    "poll": fields({}),
}
"""The fields of a message's body except its components."""


@dataclass
class Upload:
    """An uploaded file of a request."""

    name: str
    body: bytes


@dataclass
class Request:
    """The message that a bot asks for: the JSON, and the files by their number in `files[n]`."""

    body: Json
    uploads: dict[str, Upload]

    @property
    def flags(self) -> int:
        """The requested message flags."""
        flags: int = self.body.get("flags") or 0
        return flags


def check_shape(body: Json) -> Json:
    """Return a message's body if each field has its shape, else refuse it."""
    form = Form()
    check_fields(form, (), body, MESSAGE)
    form.refuse()
    return body


def check(request: Request, *, layout: bool, files: set[str], known: set[str], emojis: Collection[str]) -> None:
    """Refuse a body that Discord would refuse. Components can show `files` by name; `known` are the ids of files.

    `emojis` are the ids of the custom emojis that components can show.
    """
    form, body = Form(), request.body
    if layout:
        refuse_legacy([key for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)])
    _check_embeds(form, body.get("embeds") or [])
    mentions.check(form, body.get("allowed_mentions") or {})
    if body.get("components") is not None:
        components.check_components(form, body["components"], files, emojis, layout=layout)
    for index, attachment in enumerate(body.get("attachments") or ()):
        if str(attachment["id"]) not in known | set(request.uploads):
            form.wrong(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    form.count(("files",), [*request.uploads], 0, MOST_FILES)
    if any(len(upload.body) > MOST_BYTES for upload in request.uploads.values()):
        raise Refused(40005)
    form.refuse()


def refuse_legacy(keys: Sequence[str]) -> None:
    """Refuse fields that a message with Components V2 can't have."""
    form = Form()
    for key in keys:
        form.wrong(
            (key,),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
    form.refuse()


def _check_embeds(form: Form, embeds: list[Json]) -> None:
    total = sum(length(each) for embed in embeds for each in _embedded(embed))
    if total > MOST_EMBEDDED:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_EMBEDDED}")


def _embedded(embed: Json) -> Iterator[str]:
    """Yield the texts of an embed that count towards Discord's limit."""
    yield from (embed.get("title") or "", embed.get("description") or "")
    yield from ((embed.get("author") or {}).get("name") or "", (embed.get("footer") or {}).get("text") or "")
    for field in embed.get("fields") or ():
        yield from (field["name"], field["value"])
