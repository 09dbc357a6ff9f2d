"""Translations of the commands, and the choice of a language. Command names stay English and short."""

from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord.components import Select, SelectOption
from cogs.discord.custom_ids import WELCOME, CustomId
from cogs.discord.named_values import NamedValues
from cogs.discord.own_settings import own_setting
from render import ENGLISH, LANGUAGES, OWN_NAMES, Words, words

if TYPE_CHECKING:
    from discord.app_commands.commands import CommandCallback

G = TypeVar("G", bound="app_commands.Group | commands.Cog")
P = ParamSpec("P")
T = TypeVar("T")

SPEAK = "speak"
"""The verb of a select of languages."""
IN_GREETING, IN_HELP, IN_PANEL = "greeting", "help", "panel"
"""The messages that offer the languages."""

OF_DISCORD: Final = frozenset(locale.value.partition("-")[0] for locale in discord.Locale)
"""The languages of Discord's clients. Their speakers are answered in their own language without a choice."""
NAMES_OF_ALL: Final = " · ".join(OWN_NAMES[code] for code in sorted(LANGUAGES, key=OF_DISCORD.__contains__))
"""The names of the languages. Those that Discord lacks come first: a phone shows only the beginning."""
AS_DISCORD = "discord"
"""The choice of the Discord client's language."""


def _language_name(code: str, catalogue: Words) -> str:
    """Return a language's own name, which is the same in every language, or the name of Discord's choice."""
    return catalogue.text("language-discord") if code == AS_DISCORD else OWN_NAMES[code]


def _translated_name(code: str, catalogue: Words) -> str:
    """Return a language's name in another language: *German* and *nemčina* for Deutsch."""
    # Imported here because Babel is slow to import.
    from render.unicode_locales import language_name

    return _language_name(code, catalogue) if code == AS_DISCORD else language_name(code, catalogue.language)


LANGUAGE = NamedValues(LANGUAGES, _language_name, _translated_name)
"""The language that a command names."""
LANGUAGE_OR_DISCORD = NamedValues((*LANGUAGES, AS_DISCORD), _language_name, _translated_name)
"""The language that a command names, or the choice of the Discord client's."""
LANGUAGE_SETTING: Final = own_setting("language", (*LANGUAGES, AS_DISCORD), _language_name, place=1, default=AS_DISCORD)
"""The language of the answers to a person."""


def language_select(place: str, game: int = 0) -> Select:
    """Return a select of the languages by their own names. ``place`` is the message that offers it."""
    # The names of all languages are the label, for people who do not read the message's language. A picked one would
    # hide them.
    options = tuple(SelectOption(code, name) for code, name in OWN_NAMES.items())
    return Select(str(CustomId(WELCOME, game, SPEAK, rest=place)), NAMES_OF_ALL, options)


def localized(key: str, **args: object) -> app_commands.locale_str:
    """Return the text of ``key`` as a string that is translated when the commands are registered."""
    return app_commands.locale_str(words(ENGLISH).text(key, **args), key=key, args=args)


def command(
    key: str, /, *, name: str = "", **parameters: str
) -> "Callable[[CommandCallback[G, P, T]], app_commands.Command[G, P, T]]":
    """Declare a command, which ``command-<key>`` describes. Its name is the last word of the key, or ``name``.

    ``param-<name>`` describes each parameter, or the message that ``parameters`` names instead.
    """

    def declared(callback: "CommandCallback[G, P, T]") -> "app_commands.Command[G, P, T]":
        # Without the cog and the interaction.
        _, _, *own = signature(callback).parameters
        texts = {parameter: localized(f"param-{parameters.get(parameter, parameter)}") for parameter in own}
        described = app_commands.describe(**texts)(callback)
        declare = app_commands.command(name=name or key.rpartition("-")[2], description=localized(f"command-{key}"))
        return declare(described)

    return declared


class Translator(app_commands.Translator):
    """The translator of the commands: it looks texts up in the catalogue of a language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in the language of ``locale``; None without a catalogue or without a key."""
        # Discord's locales name a region ("en-GB"), the catalogues only a language:
        # https://discord.com/developers/docs/reference#locales
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        if key is None or language == ENGLISH or language not in LANGUAGES:
            return None
        return words(language).text(key, **string.extras["args"])
