"""A game's options in its lobby: any number of options and values, and options that do not fit."""

from typing import cast

import pytest
from msgspec import structs

from cogs.discord.components import Button, Card, Entry, Line, Select, buttons, layout_view
from cogs.discord.custom_ids import LOBBY, CustomId, id_pattern, parse_id
from cogs.lobby.host_choices import HOST_CHOICES
from cogs.lobby.message import lobby_card
from cogs.lobby.options import OptionFocus, agreed_lines, conflict, parse_focus, settings_of, with_values
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

    row = listed


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


def opened(card: Card) -> list[Select]:
    """Return the selects of values on the card."""
    return [row for row in card.rows if isinstance(row, Select) and id_of(row.id).verb == "set"]


def menu(card: Card) -> Select:
    """Return the only select of values on the card."""
    (found,) = opened(card)
    return found


def turning(card: Card, first: int) -> list[OptionFocus]:
    """Return the ids of the buttons to other pages, from the number ``first`` on."""
    ids = [(button.id, id_of(button.id)) for button in buttons(card.rows) if not button.disabled]
    return [parse_focus(id_.rest) for text, id_ in ids for way in (0, 2) if f":turn{first + way}:" in text]


def id_of(text: str) -> CustomId:
    match = id_pattern(LOBBY).fullmatch(text)
    assert match
    return parse_id(LOBBY, match)


def test_every_option_has_a_row_with_what_is_chosen_and_opens_its_values(game: GameRow) -> None:
    seen: list[str] = []
    focus = OptionFocus()
    for _ in range(2):
        card = options_card(game, KEYS, focus)
        seen += [row.text for row in card.rows if isinstance(row, Entry | Line)]
        for row in card.rows:
            if isinstance(row, Entry):
                wanted = parse_focus(id_of(row.button.id).rest)
                one = options_card(game, KEYS, wanted)
                assert id_of(menu(one).id).rest == f"{wanted.key}@0"
                # The row's text stays above its values.
                assert Line(row.text) in one.rows
                assert layout_view(one).total_children_count <= 40
        focus = turning(card, 3)[-1]
    assert seen == [
        f"**{setting.key}**: " + (f"{setting.key}={setting.default}" if not setting.many else "lobby-none")
        for setting in MANY
    ]
    assert focus == OptionFocus(MANY[0].key)


@pytest.mark.parametrize("kind", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_game_fit_a_message_with_everything_chosen(kind: str, language: str) -> None:
    every: Facts = {one.key: [*one.values] for one in settings_of(kind) if one.many}
    for setting in settings_of(kind):
        for options in ({}, every):
            view = layout_view(options_card(lobby_of(kind, options), words(language), OptionFocus(setting.key)))
            assert view.total_children_count <= 40
            assert view.content_length() <= 4_000


def test_few_options_show_their_values_at_once() -> None:
    card = options_card(lobby_of("carcassonne", {}), words("en"))
    assert [id_of(select.id).rest for select in opened(card)] == ["first@0", "expansions@0"]
    assert [row.text for row in card.rows if isinstance(row, Line)][1] == "**Expansions**: none"


def test_every_value_is_on_a_page(game: GameRow) -> None:
    found: list[str] = []
    focus = OptionFocus("kingdom")
    for _ in range(3):
        card = options_card(game, KEYS, focus)
        assert 1 <= len(menu(card).options) <= 25
        found += [entry.value for entry in menu(card).options]
        focus = turning(card, 0)[-1]
    assert tuple(found) == CARDS
    assert focus == OptionFocus("kingdom")


def test_a_pick_on_one_page_stays_while_another_page_changes(game: GameRow) -> None:
    options = with_values(game, OptionFocus("veto", 0), ["card3", "card4"])
    game = structs.replace(game, options=options)
    options = with_values(game, OptionFocus("veto", 2), ["card55"])
    assert options == {"veto": ["card3", "card4", "card55"]}
    game = structs.replace(game, options=options)
    assert with_values(game, OptionFocus("veto", 0), []) == {"veto": ["card55"]}
    shown = menu(options_card(game, KEYS, OptionFocus("veto", 2)))
    assert [entry.value for entry in shown.options if entry.picked] == ["card55"]


@pytest.mark.parametrize(("key", "values"), [("kingdom", ["card99"]), ("nothing", ["card1"]), ("", [])])
def test_an_unknown_value_is_refused(game: GameRow, key: str, values: list[str]) -> None:
    with pytest.raises(Refused, match="no_option"):
        with_values(game, OptionFocus(key), values)


def test_a_lobby_with_many_options_shows_the_first_and_the_unusual_ones(game: GameRow) -> None:
    assert agreed_lines(game, KEYS) == "**kingdom**: kingdom=card0"
    changed = structs.replace(game, options={"set3": "2", "set4": "1"})
    assert agreed_lines(changed, KEYS) == "**kingdom**: kingdom=card0\n**set3**: set3=2"


def test_the_content_of_a_value_is_shown_with_it() -> None:
    game = lobby_of("dominion", {"kingdom": "Big Money"})
    first, second = agreed_lines(game, words("de")).splitlines()
    assert first == "**Königreich**: Großes Geld"
    assert second.startswith("-# Abenteurer, Bürokrat, Kanzler")
    entries = menu(options_card(game, words("en"), OptionFocus("kingdom"))).options
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
        complaint = [text for text in card.below if text.startswith("⚠")]
        assert bool(complaint) == start_of(card).disabled == (count < 4)
        assert all(named in text and "{" not in text for text in complaint)
    assert not any(text.startswith("⚠") for text in lobby_card(wrong, sitting(1), told).below)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_select_of_the_host_names_its_choice(language: str) -> None:
    """One select said only "no", and four lines above the selects told which it was."""
    card = options_card(lobby_of("carcassonne", {}), words(language))
    selects = {id_of(row.id).verb: row for row in card.rows if isinstance(row, Select)}
    for choice in HOST_CHOICES:
        name = words(language).text(f"lobby-{choice}", **{choice: "?"}).partition(":")[0].strip("*")
        assert all(entry.label.startswith(name) for entry in selects[choice].options)
