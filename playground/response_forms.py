"""The form in which Discord returns components and embeds.

Unknown and null fields are left out, missing ones get their defaults, every component gets a number, and pictures and
files get their addresses.
"""

from __future__ import annotations

from typing import Any

from playground.components import (
    CONTAINER,
    FIELDS,
    FILE,
    GALLERY,
    INSIDE,
    SELECTS,
    SEPARATOR,
    SINGLE,
    THUMBNAIL,
    walk,
)
from playground.refusals import Json

DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
EMBED = ("title", "description", "url", "timestamp", "color", "author", "footer", "fields", "image", "thumbnail")
"""Fields of an embed."""


def components(asked: list[Json]) -> list[Json]:
    """Return a message's components with everything that Discord adds except the addresses of files."""
    made = [_component(each) for each in asked]
    _number(made)
    return made


def _component(asked: Json) -> Json:
    kind = asked["type"]
    known = {key: plain(asked[key]) for key in ("id", *FIELDS[kind]) if asked.get(key) is not None}
    made = {"type": kind} | DEFAULTS.get(kind, {}) | known
    if kind in INSIDE:
        made["components"] = [_component(each) for each in asked["components"]]
    if kind in SINGLE:
        key = SINGLE[kind][0]
        made[key] = _component(asked[key])
    if kind == GALLERY:
        made["items"] = [DEFAULTS[THUMBNAIL] | item for item in made["items"]]
    return made


def plain(value: Any) -> Any:
    """Return a copy of a value without nulls. Ids in it become texts."""
    if isinstance(value, dict):
        return {key: str(each) if key == "id" else plain(each) for key, each in value.items() if each is not None}
    return [plain(each) for each in value] if isinstance(value, list) else value


def _number(made: list[Json]) -> None:
    """Give every component without a number the next free one."""
    taken = {component["id"] for component in walk(made) if component.get("id")}
    following = 1
    for component in walk(made):
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)


def embeds(asked: list[Json]) -> list[Json]:
    """Return a message's embeds as Discord returns them."""
    return [_embed(each) for each in asked]


def _embed(asked: Json) -> Json:
    made = {key: each for key, value in asked.items() if key in EMBED and (each := plain(value))}
    # An author without a name and a footer without a text are not shown.
    left_out = [key for key, needed in (("author", "name"), ("footer", "text")) if not made.get(key, {}).get(needed)]
    made["fields"] = [{"inline": False} | field for field in made.get("fields", ())]
    return {key: each for key, each in made.items() if key not in left_out} | {"type": "rich"}


def resolve(tree: list[Json], files: list[Json], number: str) -> set[str]:
    """Replace the media of components by their real addresses. Return the ids of the files that they show.

    `number` is the id of media on another server.
    """
    by_name = {f"attachment://{file['filename']}": file for file in files}
    by_url = {file["url"]: file for file in files}
    shown = set()
    for component in walk(tree):
        for holder, key in _media(component):
            url = holder[key]["url"]
            # An edit can name a present file by its address.
            file = by_name.get(url) or by_url.get(url)
            if file is None:
                holder[key] = {"id": number, "url": url, "proxy_url": url, "loading_state": 2, "flags": 0}
                continue
            shown.add(file["id"])
            facts = {name: file.get(name) for name in ("id", "url", "proxy_url", "width", "height", "content_type")}
            holder[key] = facts | {"attachment_id": file["id"], "loading_state": 2, "flags": 0}
            if component["type"] == FILE:
                component |= {"name": file["filename"], "size": file["size"]}
    return shown


def _media(component: Json) -> list[tuple[Json, str]]:
    """Return the places of files' addresses in a component."""
    if component["type"] == GALLERY:
        return [(item, "media") for item in component["items"]]
    key = {THUMBNAIL: "media", FILE: "file"}.get(component["type"])
    return [(component, key)] if key else []
