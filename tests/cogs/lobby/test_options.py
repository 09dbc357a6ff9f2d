"""A game's options in its lobby: any number of options and values, and options that do not fit."""

from typing import cast

import pytest
from msgspec import structs

from cogs.discord.components import Button, Card, Select, buttons, layout_view
from cogs.discord.custom_ids import LOBBY, CustomId, id_pattern, parse_id
from cogs.lobby.message import lobby_card
from cogs.lobby.options import OptionFocus, agreed_lines, conflict, parse_focus, with_values
from cogs.lobby.options_card import options_card
from data.errors import Refused
from data.game.models import GameRow, Seat
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

    def known(self, key: str) -> bool:
        return False

    def text(self, key: str, **_: object) -> str:
        return key

    def setting(self, game: str, key: str, value: object = None) -> str:
        return key if value is None else f"{key}={value}"

    def listed(self, items: list[str]) -> str:
        return ", ".join(items)


KEYS = cast("Words", Keys())


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> GameRow:
    """A lobby of a game with many options."""
    monkeypatch.setitem(GAMES, "demo", structs.replace(DEMO, meta=Meta("Demo", (2, 4), MANY)))
    return lobby_of("demo", {})


def lobby_of(kind: str, options: Facts) -> GameRow:
    return GameRow(id=1, kind=kind, options=options, host=1, channel=1, created=0.0)


def sitting(count: int) -> list[Seat]:
    return [Seat(game=1, seat=seat, user=seat + 1, name="Ada") for seat in range(count)]


def menu(card: Card, at: int) -> Select:
    row = card.rows[at]
    assert isinstance(row, Select)
    return row


def pages(card: Card) -> list[OptionFocus]:
    """Return the ids of the card's buttons."""
    return [parse_focus(id_of(button.id).rest) for button in buttons(card.rows) if not button.disabled]


def id_of(text: str) -> CustomId:
    match = id_pattern(LOBBY).fullmatch(text)
    assert match
    return parse_id(LOBBY, match)


def test_many_options_are_shown_one_at_a_time_and_each_can_be_reached(game: GameRow) -> None:
    first = menu(options_card(game, KEYS), 0)
    assert [entry.value for entry in first.options] == [setting.key for setting in MANY]
    for entry in first.options:
        card = options_card(game, KEYS, parse_focus(entry.value))
        assert id_of(menu(card, 1).id).rest == f"{entry.value}@0"
        assert [one.value for one in menu(card, 0).options if one.picked] == [entry.value]
        view = layout_view(card)
        assert view.total_children_count <= 40
        assert view.content_length() <= 4_000


def test_every_value_is_on_a_page(game: GameRow) -> None:
    found: list[str] = []
    focus = OptionFocus("kingdom")
    for _ in range(3):
        card = options_card(game, KEYS, focus)
        assert 1 <= len(menu(card, 1).options) <= 25
        found += [entry.value for entry in menu(card, 1).options]
        focus = pages(card)[-1]
    assert tuple(found) == CARDS
    assert focus == OptionFocus("kingdom")


def test_a_pick_on_one_page_stays_while_another_page_changes(game: GameRow) -> None:
    options = with_values(game, OptionFocus("veto", 0), ["card3", "card4"])
    game = structs.replace(game, options=options)
    options = with_values(game, OptionFocus("veto", 2), ["card55"])
    assert options == {"veto": ["card3", "card4", "card55"]}
    game = structs.replace(game, options=options)
    assert with_values(game, OptionFocus("veto", 0), []) == {"veto": ["card55"]}
    shown = menu(options_card(game, KEYS, OptionFocus("veto", 2)), 1)
    assert [entry.value for entry in shown.options if entry.picked] == ["card55"]


@pytest.mark.parametrize(("key", "values"), [("kingdom", ["card99"]), ("nothing", ["card1"]), ("", [])])
def test_an_unknown_value_is_refused(game: GameRow, key: str, values: list[str]) -> None:
    with pytest.raises(Refused, match="no_option"):
        with_values(game, OptionFocus(key), values)


def test_a_lobby_with_many_options_shows_only_the_unusual_ones(game: GameRow) -> None:
    assert agreed_lines(game, KEYS) == ""
    changed = structs.replace(game, options={"set3": "2", "set4": "1"})
    assert agreed_lines(changed, KEYS) == "**set3**: set3=2"


def test_the_content_of_a_value_is_shown_with_it() -> None:
    game = lobby_of("dominion", {"kingdom": "Big Money"})
    first, second = agreed_lines(game, words("de")).splitlines()
    assert first == "**Königreich**: Großes Geld"
    assert second.startswith("-# Abenteurer, Bürokrat, Kanzler")
    entries = menu(options_card(game, words("en"), OptionFocus("kingdom")), 1).options
    held = {entry.value: entry.description for entry in entries}
    assert held["Big Money"].startswith("Adventurer, Bureaucrat, Chancellor")
    assert held["random"] == ""


def start_of(card: Card) -> Button:
    (found,) = [
        button for button in buttons(card.rows) if button.id.startswith(LOBBY) and id_of(button.id).verb == "start"
    ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_does_not_fit_the_players_is_shown_before_the_start(language: str) -> None:
    told = words(language)
    wrong = lobby_of("carcassonne", {"first": "3"})
    named = told.setting("carcassonne", "first")
    for count in range(2, 6):
        card = lobby_card(wrong, sitting(count), told)
        complaint = [text for text in card.above if text.startswith("⚠")]
        assert bool(complaint) == start_of(card).disabled == (count < 4)
        assert all(named in text and "{" not in text for text in complaint)
    assert not any(text.startswith("⚠") for text in lobby_card(wrong, sitting(1), told).above)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_does_not_fit_the_players_is_named_with_a_remedy(language: str) -> None:
    told = words(language)
    inns = told.setting("carcassonne", "expansions", "inns")
    more = conflict(lobby_of("carcassonne", {"expansions": []}), 6, told)
    assert more == told.text(
        "lobby-misfit",
        count=6,
        remedy=told.text("lobby-remedy-add", values=inns, option=told.setting("carcassonne", "expansions")),
    )
    first = conflict(lobby_of("carcassonne", {"first": "3"}), 2, told) or ""
    assert told.setting("carcassonne", "first", "chance") in first


def test_a_remedy_removes_a_value_that_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_river(_kind: str, *, options: Facts, **_: int) -> None:
        if "river" in options["expansions"]:
            raise ValueError("no river")

    monkeypatch.setattr("cogs.lobby.options.Table.new", without_river)
    told = conflict(lobby_of("carcassonne", {"expansions": ["inns", "river"]}), 2, words("en")) or ""
    assert "Remove “The River”" in told


def test_all_options_are_named_if_no_single_one_is_to_blame(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("never")

    monkeypatch.setitem(GAMES, "demo", structs.replace(DEMO, new=refuse))
    assert conflict(lobby_of("demo", {}), 2, KEYS) == "lobby-misfit-all"
