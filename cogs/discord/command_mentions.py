"""Commands in texts, as mentions that a reader can tap: https://discord.com/developers/docs/reference#message-formatting

A catalogue writes a command in code ("`/game board text:True`"). A mention holds no parameters, so these stay in code
behind it. Texts without Markdown, such as alternative texts and labels, do not pass here, and keep what they say.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from discord import AppCommandType
from discord.app_commands import AppCommand, AppCommandGroup

NAMED: Final = re.compile(r"`/([\w-]+(?: [\w-]+(?![\w:-])){0,2})(?: ([^`]+))?`")
"""A command in a text: its name, with those of a group and of a subcommand, and its parameters."""


class CommandMentions:
    """The ids under which Discord has registered the commands, by their whole names ("game board")."""

    def __init__(self) -> None:
        self._ids: Mapping[str, int] = {}

    def learn(self, ids: Mapping[str, int]) -> None:
        """Use these ids from now on."""
        self._ids = dict(ids)

    def mentioned(self, text: str) -> str:
        """Return a text with mentions of its commands. A command without a known id stays as it is."""
        return NAMED.sub(self._mention, text) if self._ids and "`/" in text else text

    def _mention(self, found: re.Match[str]) -> str:
        name, parameters = found.groups()
        if name not in self._ids:
            return found[0]
        return f"</{name}:{self._ids[name]}>" + (f" `{parameters}`" if parameters else "")


def ids_of(registered: Iterable[AppCommand]) -> dict[str, int]:
    """Return the ids of registered slash commands by the whole names that can be called."""
    slash = (command for command in registered if command.type is AppCommandType.chat_input)
    return {name: command.id for command in slash for name in _callable(command)}


def _callable(command: AppCommand | AppCommandGroup, before: str = "") -> Iterator[str]:
    name = f"{before}{command.name}"
    inner = [option for option in command.options if isinstance(option, AppCommandGroup)]
    for part in inner:
        yield from _callable(part, f"{name} ")
    if not inner:
        yield name
