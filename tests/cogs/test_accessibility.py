"""No picture, colour or emoji is the only carrier of a fact: labels, alternative texts and text boards say it too."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import render
from bench.games.random_play import random_choice
from cogs.discord.components import Button, Card, Row, Select, controls
from cogs.discord.limits import MAX_ALT
from cogs.lobby.message import lobby_card
from cogs.lobby.options import OptionFocus, settings_of
from cogs.lobby.options_card import options_card
from cogs.panel.draft.codec import PanelState
from cogs.panel.draft.preview import preview_of
from cogs.panel.form.controls import build_panel
from cogs.panel.typed.parsing import format_choice, parse_choices
from cogs.show.cards import end_card, turn_card
from cogs.show.news import News
from cogs.show.overlays import overlay_buttons
from cogs.show.past import past_buttons
from cogs.show.snapshot import TableSnapshot
from cogs.show.text_board import pages_of, text_board_card
from cogs.welcome.greeting import greeting_card
from render import LANGUAGES, words
from render.catan.naming import names_of
from rules.kernel import GAMES, Facts, Table, View
from tests.cogs.card_limits import game, moment, seats
from tests.cogs.clicks import enabled, press
from tests.cogs.random_tables import FORMS, NAMES, tables

SELDOM = 9 * len(LANGUAGES)
"""The number of moves between two checks of a game, so that more languages cost no more time."""
every_form = pytest.mark.parametrize(("kind", "options"), FORMS, ids=lambda part: str(part) if part else "")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def snapshot(table: Table) -> TableSnapshot:
    """Return the snapshot of a table as its own game."""
    now = moment(table)
    return now._replace(game=game(now.game.phase, table.game))


def labels(rows: tuple[Row, ...]) -> Iterator[str]:
    """Return the text on each control, and the placeholder of each select."""
    for one in controls(rows):
        if isinstance(one, Select):
            yield one.placeholder
            yield from (entry.label for entry in one.options)
        else:
            yield one.label


def says_something(label: str) -> bool:
    """Return whether a label has a letter or a figure, and not only signs."""
    return any(sign.isalnum() for sign in label)


def check(rows: tuple[Row, ...]) -> None:
    assert [label for label in labels(rows) if not says_something(label)] == []
    for one in controls(rows):
        assert all([entry.label for entry in one.options] if isinstance(one, Select) else [one.label])


def panels(table: Table, rng: random.Random, language: str) -> Iterator[tuple[Row, ...]]:
    """Yield the panel of every asked player, and the panels after a few taps."""
    for ask in table.asks:
        state = PanelState()
        for _ in range(4):
            preview = preview_of(table, ask.seat, state.draft)
            assert preview is not None
            shown = build_panel(1, ask.number, preview, state, words(language), NAMES)
            yield shown.rows
            controls: list[Button | Select] = list(enabled(shown.rows))
            if not controls:
                break
            _, state = press(table, ask.seat, rng.choice(controls), rng)


@pytest.mark.sweep(1, by="kind")
@every_language
@every_form
def test_every_control_of_a_game_has_a_label_in_letters(kind: str, options: Facts, language: str) -> None:
    told = words(language)
    for table, rng in tables(kind, options, 3 + LANGUAGES.index(language), SELDOM, 120):
        now = snapshot(table)
        card = end_card(now, told, None) if table.over else turn_card(now, News(), told, None)
        check((*card.rows, *overlay_buttons(now, told), past_buttons(1, 2, range(10), told)))
        for rows in panels(table, rng, language):
            check(rows)


@pytest.mark.sweep(2, by="kind")
@every_language
@pytest.mark.parametrize("kind", sorted({kind for kind, _ in FORMS}))
def test_every_control_around_a_game_has_a_label_in_letters(kind: str, language: str) -> None:
    told = words(language)
    lobby = game("lobby", kind)
    cards: list[Card] = [greeting_card(told), lobby_card(lobby, seats(2), told)]
    cards += [options_card(lobby, told, OptionFocus(setting.key, 1)) for setting in settings_of(kind)]
    for card in cards:
        check(card.rows)


@pytest.mark.sweep(1, by="kind")
@every_language
@every_form
def test_every_picture_has_an_alternative_text(kind: str, options: Facts, language: str) -> None:
    for views in views_of(FORMS.index((kind, options))):
        for view in views:
            alt = render.describe(view, names=NAMES, language=language)
            assert 0 < len(alt) <= MAX_ALT
            assert all(name in alt for name in NAMES)
        for key in render.overlays(views[1]):
            assert render.overlay_words(views[1], key, names=NAMES, language=language).strip()


@cache
def views_of(form: int) -> list[list[View]]:
    """Return views of a random game from time to time: of all, then of each seat. All languages share the game."""
    kind, options = FORMS[form]
    found = tables(kind, options, 4, 29, 150)
    return [[table.view(seat) for seat in (None, *range(table.seats))] for table, _ in found]


def carcassonne(view: Any) -> Iterator[str]:
    """Return the owners of the figures, and the places of the figures."""
    for figure in view.figures:
        yield f"{NAMES[figure.seat]}'s "
        yield f"({figure.x}, {figure.y})".replace("-", "−")


def catan(view: Any) -> Iterator[str]:
    named = names_of(view, words("en"))
    yield from (named.corner(one.vertex) for one in (*view.buildings, *view.pieces))
    yield from (named.edge(one.edge) for one in view.roads)


def dominion(view: Any) -> Iterator[str]:
    yield from (words("en").thing("dominion", pile.card) for pile in view.piles)


def zavandor(view: Any) -> Iterator[str]:
    for player in view.players:
        yield from (words("en").thing("zavandor", item.card) for item in player.cave if item)


def no_pieces(_: View) -> Iterator[str]:
    yield from ()


LIES: dict[str, Callable[[View], Iterator[str]]] = {
    "carcassonne": carcassonne,
    "catan": catan,
    "dominion": dominion,
    "zavandor": zavandor,
}
"""The facts that a text board must show, by game."""


@every_form
def test_a_text_board_shows_the_turn_the_scores_and_the_pieces(kind: str, options: Facts) -> None:
    for table, _ in tables(kind, options, 5, 31, 160):
        now = snapshot(table)
        card = text_board_card(now, words("en"))
        who, standing = card.above[0], card.below[0]
        board = render.text_board(now.view, names=NAMES)
        assert card.above[1] == pages_of(render.text_board(now.view, names=now.spoken))[0]
        assert all(now.spoken[seat] in who for seat in now.asked)
        if GAMES[kind].meta.open_scores or table.over:
            assert all(f"**{place.score}**" in standing for place in table.standing)
        assert [what for what in LIES.get(kind, no_pieces)(table.view(None)) if what not in board] == []


@every_form
def test_every_choice_can_be_typed(kind: str, options: Facts) -> None:
    for table, rng in tables(kind, options, 6, 13, 150):
        for ask in table.asks:
            choice = random_choice(ask, rng)
            try:
                checked = table.check(ask.seat, choice)
            except ValueError:
                continue  # the rules refuse the choices that cannot be listed, however they are entered
            ((_, typed),) = parse_choices(table, ask.seat, format_choice(ask, checked))
            assert typed == checked


def test_a_button_for_the_first_step_of_an_option_names_its_field() -> None:
    table = Table.new("zavandor", seats=2, seed=1)
    while (ask := table.asks[0]).kind != "zavandor.bid":
        table.answer(ask.seat, "done" if ask.kind == "zavandor.trade" else {field.name: [] for field in ask.fields})
    preview = preview_of(table, ask.seat)
    assert preview is not None
    state = PanelState(field=[field.name for field in ask.fields].index("orders"))
    said = [*labels(build_panel(1, ask.number, preview, state, words("en"), NAMES).rows)]
    assert {"Your choice if you win: Rubies", "Your choice if you win: The king"} <= {*said}
    assert "Rubies" not in said
