"""A game's options in its lobby: any number of options with any number of values, and those that do not fit."""

from typing import cast

import pytest
from msgspec import structs

from cogs import lobby, variants
from cogs.ids import LOBBY, Id, parsed, template
from cogs.layout import Button, Card, Menu, layout
from cogs.variants import Focus, focus_of
from data.errors import Refused
from data.rows import Game, Seat
from render import LANGUAGES, Words, words
from rules.kernel import GAMES, Facts, Meta, Setting
from tests.contract.demo import DEMO

CARDS = tuple(f"card{number}" for number in range(60))
MANY = (
    Setting("kingdom", CARDS, "card0"),
    Setting("veto", CARDS, [], many=True),
    *(Setting(f"set{number}", ("0", "1", "2"), "1") for number in range(9)),
)


class Keys:
    """Words that are their keys."""

    def text(self, key: str, **_: object) -> str:
        return key

    def setting(self, game: str, key: str, value: object = None) -> str:
        return key if value is None else f"{key}={value}"

    def listed(self, items: list[str]) -> str:
        return ", ".join(items)


KEYS = cast("Words", Keys())


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A lobby of a game with many options."""
    monkeypatch.setitem(GAMES, "demo", structs.replace(DEMO, meta=Meta("Demo", (2, 4), MANY)))
    return lobby_of("demo", {})


def lobby_of(kind: str, options: Facts) -> Game:
    return Game(id=1, kind=kind, options=options, host=1, channel=1, created=0.0)


def sitting(count: int) -> list[Seat]:
    return [Seat(game=1, seat=seat, user=seat + 1, name="Ada") for seat in range(count)]


def menu(card: Card, at: int) -> Menu:
    row = card.rows[at]
    assert isinstance(row, Menu)
    return row


def pages(card: Card) -> list[Focus]:
    """Where the buttons of the card lead."""
    rows = [row for row in card.rows if not isinstance(row, Menu)]
    return [focus_of(id_of(button.id).rest) for row in rows for button in row if not button.disabled]


def id_of(text: str) -> Id:
    match = template(LOBBY).fullmatch(text)
    assert match
    return parsed(LOBBY, match)


def test_of_many_options_one_is_shown_at_a_time_and_each_can_be_reached(game: Game) -> None:
    first = menu(variants.card(game, KEYS), 0)
    assert [entry.value for entry in first.entries] == [setting.key for setting in MANY]
    for entry in first.entries:
        card = variants.card(game, KEYS, focus_of(entry.value))
        assert id_of(menu(card, 1).id).rest == f"{entry.value}@0"
        assert [one.value for one in menu(card, 0).entries if one.picked] == [entry.value]
        view = layout(card)
        assert view.total_children_count <= 40
        assert view.content_length() <= 4_000


def test_every_value_is_on_a_page(game: Game) -> None:
    found: list[str] = []
    focus = Focus("kingdom")
    for _ in range(3):
        card = variants.card(game, KEYS, focus)
        assert 1 <= len(menu(card, 1).entries) <= 25
        found += [entry.value for entry in menu(card, 1).entries]
        focus = pages(card)[-1]
    assert tuple(found) == CARDS
    assert focus == Focus("kingdom")


def test_what_is_picked_on_one_page_stays_while_another_is_changed(game: Game) -> None:
    options = variants.changed(game, Focus("veto", 0), ["card3", "card4"])
    game = structs.replace(game, options=options)
    options = variants.changed(game, Focus("veto", 2), ["card55"])
    assert options == {"veto": ["card3", "card4", "card55"]}
    game = structs.replace(game, options=options)
    assert variants.changed(game, Focus("veto", 0), []) == {"veto": ["card55"]}
    shown = menu(variants.card(game, KEYS, Focus("veto", 2)), 1)
    assert [entry.value for entry in shown.entries if entry.picked] == ["card55"]


@pytest.mark.parametrize(("key", "values"), [("kingdom", ["card99"]), ("nothing", ["card1"]), ("", [])])
def test_what_is_no_value_is_refused(game: Game, key: str, values: list[str]) -> None:
    with pytest.raises(Refused, match="no_option"):
        variants.changed(game, Focus(key), values)


def test_of_many_options_the_lobby_tells_what_is_not_as_usual(game: Game) -> None:
    assert variants.lines(game, KEYS) == ""
    changed = structs.replace(game, options={"set3": "2", "set4": "1"})
    assert variants.lines(changed, KEYS) == "**set3**: set3=2"


def test_what_a_value_holds_is_told_with_it() -> None:
    game = lobby_of("dominion", {"kingdom": "Big Money"})
    first, second = variants.lines(game, words("de")).splitlines()
    assert first == "**Königreich**: Großes Geld"
    assert second.startswith("-# Abenteurer, Bürokrat, Kanzler")
    entries = menu(variants.card(game, words("en"), Focus("kingdom")), 1).entries
    held = {entry.value: entry.description for entry in entries}
    assert held["Big Money"].startswith("Adventurer, Bureaucrat, Chancellor")
    assert held["random"] == ""


def start_of(card: Card) -> Button:
    (found,) = [
        button for row in card.rows if not isinstance(row, Menu) for button in row if id_of(button.id).verb == "start"
    ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_does_not_fit_the_players_is_told_before_the_start(language: str) -> None:
    told = words(language)
    wrong = lobby_of("carcassonne", {"first": "3"})
    named = told.setting("carcassonne", "first")
    for count in range(2, 6):
        card = lobby.card(wrong, sitting(count), told)
        complaint = [text for text in card.above if text.startswith("⚠")]
        assert bool(complaint) == start_of(card).disabled == (count < 4)
        assert all(named in text and "{" not in text for text in complaint)
    assert not any(text.startswith("⚠") for text in lobby.card(wrong, sitting(1), told).above)


def test_where_no_single_option_is_to_blame_all_of_them_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("never")

    monkeypatch.setitem(GAMES, "demo", structs.replace(DEMO, new=refuse))
    assert variants.misfit(lobby_of("demo", {}), 2, KEYS) == "lobby-misfit-all"
