"""What a message that stands at Discord shows: its texts, its pictures, whom it mentions."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import discord
from discord import ui

from cogs.discord.components import MAX_TEXT, Card, shorten


def _texts(sent: discord.Message) -> list[str]:
    view = ui.LayoutView.from_message(sent, timeout=None)
    view.stop()
    return [item.content.strip() for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


def shows(sent: discord.Message, card: Card) -> bool:
    """Whether a message shows this card, and not what an earlier try has said."""
    if card.picture and card.picture.data is not None:
        return any(attachment.filename == card.picture.name for attachment in sent.attachments)
    return _texts(sent) == [shorten(text, MAX_TEXT).strip() for text in (*card.above, *card.below)]


def shown_by(sent: discord.Message) -> int:
    """Return up to which entry of the log a message's picture shows the game; 0 without one."""
    numbers = (re.search(r"-(\d+)\.png$", attachment.filename) for attachment in sent.attachments)
    return max((int(number[1]) for number in numbers if number), default=0)


def mentioned(sent: discord.Message) -> set[int]:
    """Return the people whom a message mentions."""
    return {int(user) for text in _texts(sent) for user in re.findall(r"<@!?(\d+)>", text)}


def own_attachment(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return a picture of a message by its file's name: its address is signed and would expire."""
    name = Path(urlsplit(item.media.url).path).name
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)
