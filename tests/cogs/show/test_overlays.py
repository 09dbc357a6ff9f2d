"""Overlays: each one that a game's module offers has a button, a picture and a text."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self, cast

import pytest
from PIL import Image

import render
from cogs.buttons import board
from cogs.buttons.board import show_board
from cogs.discord.closed_channels import ClosedChannels
from cogs.discord.components import Button, Card, layout_view
from cogs.discord.custom_ids import TABLE, CustomId, id_pattern, parse_id
from cogs.discord.folding import folded
from cogs.discord.limits import MAX_ALT
from cogs.panel.message import PanelMessage
from cogs.show.overlays import (
    ALL_LINES,
    MAX_OVERLAY_TEXT,
    first_lines,
    open_overlay,
    overlay_buttons,
    parse_overlay,
    show_overlay,
)
from cogs.show.snapshot import TableSnapshot, take_snapshot
from cogs.show.text_board import pages_of, show_text_board
from cogs.workers.renderer import Renderer
from data.errors import Refused
from data.store import Store
from data.tables import Tables
from render import Words, games, words
from render.games import Rendering
from render.lengths import length
from rules.kernel import GAMES, Table, View
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot

GUILD, ADA = 7, 101
KEYS = ("fields", "cities", "roads", "cloisters", "expected", "dragon")


class Looks:
    """The functions of a game with overlays."""

    broken = False
    lines = 1
    board = ""

    def overlays(self, view: View) -> tuple[str, ...]:
        return KEYS

    def overlay(self, view: View, key: str, **_: Any) -> Image.Image:
        return Image.new("P", (1 // (not self.broken), 1))

    def text_board(self, view: View, **_: Any) -> str:
        return self.board or f"as seat {view.seat} sees it"

    def overlay_words(self, view: View, key: str, **_: Any) -> str:
        if self.lines > 1:
            return "\n".join([f"{key} {number}" for number in range(self.lines)])
        return f"{key}: " + "a field of Ada. " * 400


class Named:
    """Words that know the names of the overlays."""

    language = "en"

    def text(self, key: str, **_: Any) -> str:
        return key

    def about(self, view: View) -> Self:
        return self

    def listed(self, items: list[str]) -> str:
        return " ".join(items)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Looks]:
    games.game.cache_clear()
    found = Looks()
    shown = Rendering(
        picture=lambda *_, **__: Image.new("P", (1, 1)),
        marks=lambda ask, chosen: None,
        describe=lambda view, **_: (),
        text_board=found.text_board,
        overlays=found.overlays,
        overlay=found.overlay,
        overlay_words=found.overlay_words,
    )
    monkeypatch.setitem(sys.modules, "render.demo", cast("Any", SimpleNamespace(RENDERING=shown)))
    yield found
    games.game.cache_clear()


@pytest.fixture
async def ctx(tmp_path: Path) -> AsyncIterator[Any]:
    """A player at a running table, and the cards that they are shown."""
    store, renderer, shown = await Store(tmp_path).open(), Renderer(), list[Card]()
    tables = Tables(store)
    game = await tables.create(GUILD, "demo", host=ADA, channel=1, name="Ada")
    async with tables.transaction(GUILD, game.id) as session:
        session.add_opponent("Agathe")
        session.start()

    async def show(card: Card) -> None:
        shown.append(card)

    async def defer(*, public: bool = False) -> None:
        found.turned_private = not public

    async def turn_private() -> None:
        found.turned_private = True

    bot = SimpleNamespace(tables=tables, renderer=renderer, store=store, closed=ClosedChannels(store))
    found = SimpleNamespace(
        bot=bot,
        guild=GUILD,
        user=ADA,
        channel=1,
        id=5,
        reply_key=5,
        words=cast("Words", Named()),
        defer=defer,
        show=show,
        shown=shown,
        table=lambda game: tables.transaction(GUILD, game),
        turn_private=turn_private,
        turned_private=False,
    )
    yield found
    renderer.close()
    await store.close()


async def snapshot(ctx: Any) -> TableSnapshot:
    async with ctx.bot.tables.transaction(GUILD, 1) as session:
        return take_snapshot(session, 0)


@pytest.mark.usefixtures("looks")
async def test_every_overlay_has_a_button_and_the_shown_one_is_marked(ctx: Any) -> None:
    rows = overlay_buttons(await snapshot(ctx), ctx.words, "roads")
    found = [button for row in rows for button in row if isinstance(button, Button)]
    assert [len(row) for row in rows] == [5, 1]
    ids = [id_pattern(TABLE).fullmatch(button.id) for button in found]
    assert [parse_id(TABLE, match)[2:] for match in ids if match] == [("look", 0, key) for key in KEYS]
    assert [button.label for button in found if button.style == "primary"] == ["overlay.demo.roads"]


@pytest.mark.usefixtures("looks")
async def test_an_overlay_is_a_picture_and_a_text_within_the_limits(ctx: Any) -> None:
    await open_overlay(ctx, CustomId(TABLE, 1, "look", rest="fields"))
    (card,) = ctx.shown
    assert card.picture is not None
    assert card.picture.data is not None
    assert card.picture.data.startswith(b"\x89PNG")
    assert 0 < len(card.picture.alt) <= MAX_ALT
    assert card.below[0].startswith("fields: a field of Ada.")
    view = layout_view(card)
    assert view.content_length() <= 4_000
    assert view.total_children_count <= 40


async def test_an_overlay_that_cannot_be_drawn_is_shown_as_text(ctx: Any, looks: Looks) -> None:
    looks.broken = True
    await open_overlay(ctx, CustomId(TABLE, 1, "look", rest="fields"))
    (card,) = ctx.shown
    assert card.picture is None
    assert card.below[0].startswith("fields: ")


@pytest.mark.usefixtures("looks")
async def test_the_text_can_be_requested_alone(ctx: Any) -> None:
    await show_overlay(ctx, await snapshot(ctx), "cities", ctx.words, drawn=False)
    assert ctx.shown[0].picture is None
    assert ctx.shown[0].below[0].startswith("cities: ")


@pytest.mark.usefixtures("looks")
async def test_an_unknown_overlay_is_refused(ctx: Any) -> None:
    with pytest.raises(Refused, match="no_look"):
        await open_overlay(ctx, CustomId(TABLE, 1, "look", rest="secrets"))
    assert ctx.shown == []


@pytest.mark.parametrize("language", render.LANGUAGES)
async def test_every_overlay_of_every_game_has_a_name(language: str) -> None:
    for kind in sorted(GAMES.keys() - {"demo", "forms"}):
        view = Table.new(kind, seats=2, seed=1).view(None)
        for key in render.overlays(view):
            name = render.words(language).text(f"overlay.{kind}.{key}")
            assert 0 < len(name) <= 34
            told: Any = SimpleNamespace(view=view, game=SimpleNamespace(kind=kind))
            for typed in (key, name.lower(), folded(name)):
                assert parse_overlay(told, typed, render.words(language)) == key
            assert 0 < len(render.overlay_words(view, key, names=("Ada", "Ben"), language=language)) <= MAX_OVERLAY_TEXT


@pytest.mark.usefixtures("looks")
async def test_the_text_board_is_private_and_tells_what_the_reader_knows(ctx: Any) -> None:
    await show_board(ctx, "1", None, text=True)
    await show_text_board(ctx, 1)
    assert ctx.turned_private
    typed, pressed = ctx.shown
    assert typed == pressed
    assert "as seat 0 sees it" in typed.above[1]


async def test_a_public_board_is_drawn_in_the_language_of_the_table(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its picture had the words of the player who typed the command."""
    shown: list[PanelMessage] = []

    async def note(ctx: object, message: PanelMessage) -> None:
        shown.append(message)

    monkeypatch.setattr(board, "show_panel", note)
    game = await bot.tables.create(GUILD, "demo", host=ADA, channel=1, name="Ada", language="de")
    async with bot.tables.transaction(GUILD, game.id) as session:
        session.add_opponent("Agathe")
        session.start()
    ada = Context(interaction(bot, guild_id=GUILD, channel_id=1, user=SimpleNamespace(id=ADA, display_name="Ada")))
    await show_board(ada, None, None, text=False)
    assert [message.language for message in shown] == ["de"]


def test_a_long_text_board_has_pages_that_end_with_a_line() -> None:
    lines = [f"{number}: " + "a city of Ada. " * 20 for number in range(40)]
    pages = pages_of("\n".join([*lines, "x" * 5_000]))
    assert max(map(length, pages)) <= 3_000
    assert "\n".join(pages).splitlines()[:-1] == lines
    assert pages[-1].endswith("…"), "a line that fills a page alone is cut"
    assert pages_of("") == [""]


async def test_the_buttons_of_a_text_board_turn_its_pages(ctx: Any, looks: Looks) -> None:
    whole = "\n".join(f"{number}: " + "a city of Ada. " * 20 for number in range(40))
    looks.board = whole
    found = []
    for page in (0, 1, 99):
        await show_text_board(ctx, 1, page)
        found.append(ctx.shown[-1])
    last = len(pages_of(whole)) - 1
    assert [card.above[1] for card in found] == [pages_of(whole)[page] for page in (0, 1, last)]
    buttons = [button for row in found[1].rows for button in row if isinstance(button, Button)]
    ids = [parse_id(TABLE, match) for button in buttons if (match := id_pattern(TABLE).fullmatch(button.id))]
    assert [(id_.verb, id_.rest) for id_ in ids] == [("page", "0"), ("page", "1"), ("page", "2")]
    assert [button.disabled for button in buttons] == [False, True, False]
    shown = [button for row in found[2].rows for button in row if isinstance(button, Button)]
    assert shown[-1].disabled, "no page follows the last one"


@pytest.mark.parametrize(("lines", "left"), [(6, 0), (7, 0), (8, 2), (40, 34)])
def test_text_below_a_picture_leaves_it_in_sight_and_says_how_much_is_missing(lines: int, left: int) -> None:
    told = [f"field {number}" for number in range(lines)]
    for more in ("look-more", "look-more-button"):
        shown = first_lines("\n".join(told), words("en"), button=more == "look-more-button").splitlines()
        assert shown[: lines - left] == told[: lines - left]
        assert shown[lines - left :] == ([words("en").text(more, count=left)] if left else [])


async def test_all_lines_are_one_tap_away(ctx: Any, looks: Looks) -> None:
    looks.lines = 20
    await open_overlay(ctx, CustomId(TABLE, 1, "look", rest="fields"))
    first = next(row[0] for row in ctx.shown[0].rows if isinstance(row, tuple))
    match = id_pattern(TABLE).fullmatch(first.id)
    assert match is not None
    assert parse_id(TABLE, match)[2:] == ("look", ALL_LINES, "fields")
    await open_overlay(ctx, CustomId(TABLE, 1, "look", ALL_LINES, "fields"))
    assert ctx.shown[1].picture is None
    assert len(ctx.shown[1].below[0].splitlines()) == 20
    pressed = [button.style for row in ctx.shown[1].rows if isinstance(row, tuple) for button in row]
    assert set(pressed) == {"secondary"}, "the picture is one tap away again"
