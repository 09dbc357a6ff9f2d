"""Languages: commands in every language, and which one a person has set. Command names stay English and short."""

import discord
from discord import app_commands

from render import LANGUAGES, words
from rules.kernel import GAMES

ENGLISH = LANGUAGES[0]
AS_DISCORD = "discord"
"""The choice of whoever wants to be answered in the language that their Discord is set to."""


def localized(key: str, **args: object) -> app_commands.locale_str:
    """Return the text of ``key`` as something that is translated when the commands are registered."""
    return app_commands.locale_str(words(ENGLISH).text(key, **args), key=key, args=args)


def localized_game(kind: str) -> app_commands.locale_str:
    """Return what a game is called, as something that is translated; most have one name everywhere."""
    key = f"title.{kind}"
    return localized(key) if words(ENGLISH).known(key) else app_commands.locale_str(GAMES[kind].meta.name)


class Translator(app_commands.Translator):
    """Looks texts up in the catalogue of a language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in the language of ``locale``; None where there is no catalogue, or nothing to translate."""
        # Discord has dialects ("en-GB"), the catalogues have languages.
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        if key is None or language == ENGLISH or language not in LANGUAGES:
            return None
        return words(language).text(key, **string.extras["args"])


def language_choices() -> list[app_commands.Choice[str]]:
    """Return the languages there are, each called as it calls itself, and the one that Discord is set to."""
    named = [app_commands.Choice(name=words(code).text("language-name"), value=code) for code in LANGUAGES]
    return [*named, app_commands.Choice(name=localized("language-discord"), value=AS_DISCORD)]
