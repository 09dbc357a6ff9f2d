"""The content of a message at Discord: its texts, its pictures, and the users whom it mentions."""

import re
from collections.abc import Container
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import discord
from discord import ui

from cogs.discord.components import Card, shown_texts
from cogs.discord.custom_ids import LOBBY, TABLE, id_pattern
from cogs.discord.emojis import Emojis


def _items(sent: discord.Message) -> list[ui.Item[Any]]:
    view = ui.LayoutView.from_message(sent, timeout=None)
    # The view is only read, and takes no interactions.
    view.stop()
    return list(view.walk_children())


def texts(sent: discord.Message) -> list[str]:
    """Return the texts of a message."""
    return [item.content.strip() for item in _items(sent) if isinstance(item, ui.TextDisplay)]


def pictures(sent: discord.Message) -> list[str]:
    """Return the file names of a message's pictures. Discord lists no attachments for pictures shown in a gallery."""
    galleries = [item for item in _items(sent) if isinstance(item, ui.MediaGallery)]
    return [_file_name(each.media.url) for gallery in galleries for each in gallery.items]


def _file_name(url: str) -> str:
    parts = urlsplit(url)
    # An address "attachment://name" has the name in the place of the host.
    return Path(parts.path).name or parts.netloc


def shows(sent: discord.Message, card: Card, emojis: Emojis) -> bool:
    """Return whether a message shows this card, and not the content of an earlier try."""
    if card.picture and card.picture.data is not None:
        return card.picture.name in pictures(sent)
    return texts(sent) == [text.strip() for text in shown_texts(card, emojis)]


def revision_of(sent: discord.Message) -> str:
    """Return the name of the state that a message's picture shows; "" without a picture."""
    matches = (re.search(r"-([0-9a-f]+)\.png$", name) for name in pictures(sent))
    return next((name[1] for name in matches if name), "")


def mentioned(sent: discord.Message) -> set[int]:
    """Return the users whom a message mentions."""
    return {int(user) for text in texts(sent) for user in re.findall(r"<@!?(\d+)>", text)}


def table_named_in(sent: discord.Message) -> int | None:
    """Return the number of the table that a message's buttons or title name; None without either.

    Return 0 for a message whose buttons belong to no table, such as the greeting.
    """
    ids = [custom_id for item in _items(sent) if (custom_id := getattr(item, "custom_id", None))]
    of_tables = (id_pattern(family).fullmatch(custom_id) for custom_id in ids for family in (TABLE, LOBBY))
    if ids:
        return next((int(match["game"]) for match in of_tables if match), 0)
    title = "".join(texts(sent)[:1]).partition("\n")[0]
    named = re.search(r"#(\d{1,9})\b", title)
    return int(named[1]) if named else None


def has_button(sent: discord.Message, ids: Container[str]) -> bool:
    """Return whether a message has a button with one of these custom ids."""
    return any(isinstance(item, ui.Button) and item.custom_id in ids for item in _items(sent))


def as_history(sent: discord.Message, promise: str) -> ui.LayoutView:
    """Return a message without its buttons and without the ``promise`` of a picture."""
    view = ui.LayoutView.from_message(sent, timeout=None)
    # Removing items changes the tree, so list the items first.
    for item in [*view.walk_children()]:
        gone = isinstance(item, ui.ActionRow) or (isinstance(item, ui.TextDisplay) and item.content.strip() == promise)
        if gone and isinstance(item.parent, ui.Container):
            item.parent.remove_item(item)
        elif isinstance(item, ui.MediaGallery):
            item.items = [_own_attachment(each) for each in item.items]
    # The view is only sent, and takes no interactions.
    view.stop()
    return view


def _own_attachment(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return a picture of a message by its file name, because its signed address expires."""
    return discord.MediaGalleryItem(f"attachment://{_file_name(item.media.url)}", description=item.description)
