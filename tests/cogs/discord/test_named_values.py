"""Parameters with fixed values are offered in the language of the person, and understand what people type."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import app_commands

from cogs.bot import Stammtisch
from cogs.commands import add_commands
from cogs.discord.folding import folded
from cogs.discord.i18n import LANGUAGE, LANGUAGE_OR_DISCORD, NAMES_OF_ALL
from cogs.discord.named_values import NamedValues
from cogs.lobby.host_choices import SPEED
from cogs.table.labels import KIND
from data.errors import Refused
from data.store import Store
from render import LANGUAGES, OWN_NAMES, words
from rules.kernel import GAMES
from settings import Settings
from tests.cogs.contexts import interaction
from tests.cogs.fakes import Bot


def of_a_person_who_speaks(language: str, bot: Bot) -> Any:
    """Return the interaction of a person with a stored language, whose client of Discord is English."""
    return interaction(SimpleNamespace(store=bot.store, language_of=lambda _: language))


@pytest.fixture
async def parameters(tmp_path: Path) -> dict[str, NamedValues[str]]:
    """Return the parameters with fixed values of all commands, by the names of both."""
    store = await Store(tmp_path / "commands").open()
    tree = Stammtisch(store, Settings()).tree
    await add_commands(tree.client)
    await store.close()
    found: dict[str, NamedValues[str]] = {}
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            # discord.py keeps the callback in a private attribute.
            for name, parameter in command._params.items():
                if isinstance(of := getattr(parameter.autocomplete, "__self__", None), NamedValues):
                    found[f"{command.qualified_name} {name}"] = of
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_value_is_offered_and_understood(
    parameters: dict[str, NamedValues[str]], bot: Bot, language: str
) -> None:
    spoken, english = words(language), words("en")
    here, there = of_a_person_who_speaks(language, bot), of_a_person_who_speaks("en", bot)
    assert len(parameters) > 10
    for name, values in parameters.items():
        offered, in_english = await values.suggest(here, ""), await values.suggest(there, "")
        assert offered, name
        for one, two in zip(offered, in_english, strict=True):
            assert one.value == two.value
            # The key, the person's own word, a word without accents in either script, and the English word.
            for typed in (one.value, one.name, one.name.upper(), two.name):
                assert values.parse(str(typed), spoken) == one.value, (name, typed)
            assert one in await values.suggest(here, folded(one.name)), name
            assert one in await values.suggest(here, two.name), name
        assert values.parse(in_english[0].name, english) == in_english[0].value


async def test_speeds_are_offered_in_languages_that_discord_lacks(bot: Bot) -> None:
    for language, typed in (("sk", "casoveho"), ("sr", "vremenskog"), ("sr-Cyrl", "временског"), ("en", "no time")):
        offered = await SPEED.suggest(of_a_person_who_speaks(language, bot), typed)
        assert [(one.value, one.name) for one in offered] == [("none", words(language).text("speed-none"))]


@pytest.mark.parametrize(
    ("typed", "code"), [("sk", "sk"), ("slovencina", "sk"), ("Српски", "sr-Cyrl"), ("srpski", "sr"), ("deut", "de")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_understood_without_accents_and_in_both_scripts(typed: str, code: str, language: str) -> None:
    assert LANGUAGE.parse(typed, words(language)) == code


@pytest.mark.parametrize(
    ("typed", "language", "code"),
    [
        ("German", "en", "de"),
        ("Serbian", "pl", "sr"),
        ("Cyrillic", "de", "sr-Cyrl"),
        ("nemcina", "sk", "de"),
        ("słowacki", "pl", "sk"),
        ("немачки", "sr-Cyrl", "de"),
        ("engleski", "sr", "en"),
    ],
)
def test_a_language_has_names_in_other_languages(typed: str, language: str, code: str) -> None:
    assert LANGUAGE_OR_DISCORD.parse(typed, words(language)) == code


def test_a_phone_shows_the_languages_that_discord_lacks() -> None:
    assert NAMES_OF_ALL.startswith("Slovenčina · Srpski · Српски · ")
    assert sorted(NAMES_OF_ALL.split(" · ")) == sorted(OWN_NAMES.values())


def test_the_choice_of_discords_language_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        name = words(language).text("language-discord")
        assert LANGUAGE_OR_DISCORD.parse(name, words(language)) == "discord"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["", " ", "chess", "carcassonne catan", "a"])
def test_other_text_is_refused_with_one_sentence_that_names_every_value(language: str, typed: str) -> None:
    with pytest.raises(Refused) as refused:
        KIND.parse(typed, words(language))
    told = words(language).text(f"refused.{refused.value.reason}", **refused.value.facts)
    assert all(GAMES[kind].meta.name in told for kind in ("carcassonne", "catan", "dominion"))
