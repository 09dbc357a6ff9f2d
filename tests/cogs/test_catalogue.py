"""Every text that the cogs use is in every catalogue, and every text of the catalogues is used."""

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from discord.app_commands import Command, Group

import cogs
from cogs import commands
from cogs.show.rulebook import topic_card, topics
from data import errors
from render import LANGUAGES, Words, words
from render.words import IN_OTHER_LETTERS
from rules.kernel import GAMES, IllegalChoice

SOURCES = "\n".join(path.read_text() for path in sorted(Path(cogs.__path__[0]).rglob("*.py")))
DATA = "\n".join(path.read_text() for path in sorted(Path(errors.__file__).parent.rglob("*.py")))

ASKED = frozenset(re.findall(r"""(?:text|localized|say)\(\s*["']([a-z_-]+)["']""", SOURCES))
SAID = frozenset(re.findall(r'\bSay\(\s*"([a-z-]+)"', SOURCES))
KEYS = SAID | frozenset(re.findall(r'"([a-z]+-[a-z-]+)" if ', SOURCES))
REFUSALS = frozenset(re.findall(r'Refused\("([a-z_]+)"', SOURCES + DATA)) | {"stale", "repeated", "busy", "not_lobby"}
REFUSED = frozenset(f"refused-{reason}" for reason in REFUSALS)
COMPOSED = re.compile(
    "^(permission|friendly|watch|data|export|stats|points|lobby|game|button|confirm|panel|games|log|check|level|hints|refused|proposal|limit|limits|setup|speed|vote|away|me|help|order|vacant|missing|details|new|puzzle|hook|wall|league)-"
)
"""Families of keys that are composed from a name."""


def of_commands() -> Iterator[str]:
    """Yield the keys that describe the commands and their parameters."""
    cogs_ = (declared for declared in commands.found() if isinstance(declared, type))
    declared = [command for cog in cogs_ for command in cog.__cog_app_commands__]
    groups = [group for group in declared if isinstance(group, Group)]
    yield from (group._locale_description.extras["key"] for group in groups if group._locale_description)
    within = [command for group in groups for command in group.walk_commands()]
    for command in (command for command in (*declared, *within) if isinstance(command, Command)):
        described = (command._locale_description, *(parameter.locale_description for parameter in command.parameters))
        yield from (text.extras["key"] for text in described if text)


DESCRIBED = frozenset(of_commands())


def of_cogs(language: str) -> frozenset[str]:
    folder = resources.files("render") / "locales" / language
    files = ["cogs", "guild", "people", "over_days", "finding", "hooks", "hotseat", "leagues", "positions", "puzzles"]
    text = "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in (*files, "welcome"))
    return frozenset(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_used_text_exists(language: str) -> None:
    assert words(language).keys >= ASKED | KEYS | REFUSED | DESCRIBED


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code not in IN_OTHER_LETTERS])
def test_every_text_is_used(language: str) -> None:
    assert {key for key in of_cogs(language) - ASKED - KEYS - REFUSED - DESCRIBED if not COMPOSED.match(key)} == set()


def test_all_languages_have_the_same_keys() -> None:
    for language in LANGUAGES:
        assert language in IN_OTHER_LETTERS or of_cogs(language) == of_cogs("en")


def test_every_reason_for_a_refusal_has_a_sentence() -> None:
    for language in LANGUAGES:
        assert words(language).reason(IllegalChoice("too_far", option="pass"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES.keys() - {"demo", "forms"}))
def test_every_game_explains_about_ten_topics(game: str, language: str) -> None:
    found: Words = words(language)
    assert 8 <= len(topics(game)) <= 25, f"rules-{game}-topics lists {len(topics(game))} topics"
    for topic in topics(game):
        assert found.has(f"rules-{game}-{topic}"), topic
        assert found.has(f"rules-{game}-{topic}-title"), topic
        card = topic_card(game, topic, found)
        assert all(0 < len(text) < 2_000 for text in card.above)
        assert len(found.text(f"rules-{game}-{topic}-title")) <= 100
