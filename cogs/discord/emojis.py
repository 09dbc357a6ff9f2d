"""The emojis of the application, and the texts and labels that show them.

Texts of ``words.with_icons()`` have marks of icons (``render/icon_marks.py``). When a card is sent, they become emojis:

- in a text every mark becomes the emoji instead of its words;
- a button, or an option of a select, shows the first marked icon of its label before the label, as its ``emoji``. The
  words stay, because labels show no emojis inside. Only a label with nothing but a count, a sort and the marked words
  (``⟦catan-lumber|lumber⟧ × 2``, ``⟦zavandor-ruby|ruby⟧ (log) +``) is reduced to the count and the sort.

So a component gets an icon by a mark in its label, and by nothing else: ``Button(id, words.text("…"))`` with the text
of a catalogue with icons, or ``Button(id, mark("catan-lumber", "lumber") + " 2")``. Without emojis the words stand.
"""

import asyncio
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

import discord

from cogs.discord.command_mentions import CommandMentions
from render.icon_marks import MARK, plain, replaced
from render.phrases import without_marks

COUNT: Final = re.compile(r"(\([^()]+\))?[\d\s×x+−()-]*")
"""A label that says only how many, or how many more, and perhaps of which sort."""
INVALID_EMOJI: Final = "Invalid emoji"
"""Discord's message about a component with an emoji that does not exist."""


class Emojis:
    """The emojis that the application has, by the keys of their icons."""

    def __init__(self) -> None:
        self._ids: Mapping[str, int] = {}
        self.commands = CommandMentions()
        """The commands, which texts mention."""
        self.lost = asyncio.Event()
        """Set when Discord has refused an emoji, so that the list is fetched again."""

    def learn(self, ids: Mapping[str, int]) -> None:
        """Use these emojis from now on: their ids by the keys of their icons."""
        self._ids = dict(ids)

    def forget(self) -> None:
        """Use no emojis until they are known again."""
        self._ids = {}
        self.lost.set()

    def text(self, text: str) -> str:
        """Return a text with emojis instead of its marks, and with mentions of its commands."""
        return self.commands.mentioned(replaced(text, self._markup))

    def label(self, label: str) -> "Label":
        """Return the emoji and the text of a component's label."""
        words = without_marks(label)
        for found in MARK.finditer(label):
            key, word = found[1], found[2]
            if key in self._ids:
                left = plain(label[: found.start()] + label[found.end() :]).strip()
                emoji = discord.PartialEmoji(name=_name(key), id=self._ids[key])
                return Label(left if word and left and COUNT.fullmatch(left) else words, emoji)
        return Label(words)

    def _markup(self, key: str) -> str:
        return f"<:{_name(key)}:{self._ids[key]}>" if key in self._ids else ""


class Label(NamedTuple):
    """The text of a component, and its emoji if it has one."""

    text: str
    emoji: discord.PartialEmoji | None = None


NO_EMOJIS: Final = Emojis()
"""The emojis of an application without any: every mark is shown as its words."""


def _name(key: str) -> str:
    # A screen reader speaks the name that a message gives an emoji. Discord finds the emoji by its id.
    return key.partition("-")[2].replace("-", "_")


def is_invalid_emoji(error: BaseException) -> bool:
    """Return whether Discord has refused a message because of an emoji that it does not have."""
    return isinstance(error, discord.HTTPException) and INVALID_EMOJI in error.text
