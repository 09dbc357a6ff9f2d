"""The rulebook: topics are listed, entries are found by name and come with their picture."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.easel import Easel
from cogs.layout import Card
from cogs.rulebook import entries, explained, illustrated, listed, topics
from cogs.visit import Visit
from data.errors import Refused
from render import words

ILLUSTRATED, PLAIN = "dominion", "carcassonne"


@pytest.fixture
def visit() -> Any:
    easel = Easel()
    yield cast("Visit", SimpleNamespace(words=words("de"), answer=1, bot=SimpleNamespace(easel=easel)))
    easel.close()


async def test_an_entry_comes_with_its_picture(visit: Visit) -> None:
    entry = entries(ILLUSTRATED)[0]
    card = await illustrated(visit, explained(ILLUSTRATED, entry, visit.words), ILLUSTRATED, entry)
    assert card.picture is not None
    assert card.picture.data is not None
    assert card.picture.data.startswith(b"\x89PNG")
    assert card.picture.alt == visit.words.text(f"rules-{ILLUSTRATED}-{entry}-title")


async def test_a_topic_comes_without_one(visit: Visit) -> None:
    for game in (ILLUSTRATED, PLAIN):
        topic = topics(game)[0]
        plain = explained(game, topic, visit.words)
        assert await illustrated(visit, plain, game, topic) == plain


def test_entries_are_not_listed_but_told_of() -> None:
    told = words("en")
    assert listed(PLAIN, told).count("\n") == len(topics(PLAIN)) - 1
    assert listed(ILLUSTRATED, told).count("\n") == len(topics(ILLUSTRATED))
    assert listed(ILLUSTRATED, told).endswith(told.text(f"rules-{ILLUSTRATED}-entries-title"))
    assert len(listed(ILLUSTRATED, told)) < 2_000


def test_what_nobody_explains_is_refused() -> None:
    for game in (ILLUSTRATED, PLAIN):
        with pytest.raises(Refused):
            explained(game, "the weather", words("en"))
    assert isinstance(explained(ILLUSTRATED, entries(ILLUSTRATED)[-1], words("en")), Card)
