"""The rulebook: topics are listed, entries are found by name and come with their picture."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.easel import Easel
from cogs.ids import RULES, parsed, template
from cogs.layout import Card, Menu
from cogs.rulebook import entries, explained, illustrated, listed, open_topic, pressed, topics
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


async def test_one_topic_leads_to_every_other() -> None:
    shown: list[Card] = []

    async def show(card: Card, *, public: bool = False) -> None:
        shown.append(card)

    async def stay() -> None:
        pass

    values = [topics(PLAIN)[3]]
    told = cast("Visit", SimpleNamespace(words=words("en"), show=show, stay=stay, values=values))
    await open_topic(told, PLAIN, None)
    (menu,) = shown[0].rows
    assert isinstance(menu, Menu)
    assert [entry.value for entry in menu.entries] == topics(PLAIN)
    match = template(RULES).fullmatch(menu.id)
    assert match
    await pressed(told, parsed(RULES, match))
    assert shown[1]._replace(rows=()) == explained(PLAIN, values[0], words("en"))
    (again,) = shown[1].rows
    assert isinstance(again, Menu)
    assert [entry.value for entry in again.entries if entry.picked] == values
    await open_topic(told, PLAIN, None, public=True)
    assert shown[2].rows == ()
