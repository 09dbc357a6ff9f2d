"""*Play* begins with the question. It tells what the turn message leaves out, and its picture marks what is new."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from bench.games.random_play import random_choice
from cogs.buttons.handlers import show_more
from cogs.commands.me import handle_component
from cogs.discord.components import Button, Card
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.own_settings import OFF, ON
from cogs.panel.by_keyboard import play_typed
from cogs.panel.details import DETAILS, OFFER
from cogs.panel.handlers import MET_PANEL, open_panel
from cogs.panel.news import RECENT
from render import words
from tests.cogs.contexts import ADA, CHANNEL, GUILD, Context, context, interaction
from tests.cogs.fakes import Bot

BEN = 12


@pytest.fixture
def drawn(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The new things in the pictures that are drawn."""
    found: list[Any] = []

    async def draw(_: object, work: Any, **__: object) -> bytes:
        found.append(work.keywords["recent"])
        return b"a picture"

    monkeypatch.setattr(bot.renderer, "draw", draw)
    return found


class Noting(Context):
    """A context that notes the ids of the buttons that it shows, and what it tells."""

    ids: tuple[str, ...] = ()
    told = ""

    async def show(self, card: Card, *, public: bool = False) -> None:
        buttons = [one for row in card.rows if isinstance(row, tuple) for one in row if isinstance(one, Button)]
        self.ids = tuple(button.id for button in buttons)

    async def tell(self, text: str) -> None:
        self.told = text


async def begun(bot: Bot) -> int:
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
    return game


async def play_until(bot: Bot, game: int, stop: Callable[[int], bool]) -> None:
    """Play until a seat is asked that ``stop`` accepts."""
    rng = random.Random(1)
    while True:
        async with bot.tables.transaction(GUILD, game) as session:
            (ask,) = session.table.asks
            if stop(session.seats[ask.seat].user or 0):
                return
            session.answer(ask.seat, random_choice(ask, rng), who=session.seats[ask.seat].user)


async def opened(bot: Bot, game: int) -> str:
    ctx = context(bot)
    await open_panel(ctx, game)
    return ctx.shown


async def test_a_panel_asks_first_and_does_not_repeat_the_turn_message(bot: Bot, drawn: list[Any]) -> None:
    game = await begun(bot)
    await play_until(bot, game, lambda user: user == ADA)
    await play_until(bot, game, lambda user: user == BEN)
    assert "Since your last turn" not in await opened(bot, game), "nothing is new"
    await play_until(bot, game, lambda user: user == ADA)
    shown = await opened(bot, game)
    assert shown.startswith("### Carcassonne · Place this tile")
    assert "Ben places" not in shown, "the turn message tells it"
    assert drawn[-1], "the tile glows"
    assert bot.state[RECENT][GUILD, str(game), ADA] == drawn[-1]


async def test_a_person_who_wants_details_in_words_reads_the_places(bot: Bot, drawn: list[Any]) -> None:
    game = await begun(bot)
    for user in (ADA, BEN, ADA):
        await play_until(bot, game, lambda asked, user=user: asked == user)  # type: ignore[misc]
    assert "at column" not in await opened(bot, game)
    assert "### Carcassonne · Ada, place" not in await opened(bot, game)
    pressed = Noting(interaction(bot))
    await handle_component(pressed, CustomId(ME, 0, OFFER))
    assert pressed.told == words("en").text("details-on")
    assert await bot.store.users.settings(ADA) == {MET_PANEL: True, DETAILS.key: ON}
    shown = await opened(bot, game)
    assert shown.startswith("### Carcassonne · Ada, place"), "a tile or a follower"
    assert "Ben places a tile at column " in shown


async def test_more_has_a_switch_of_details_in_words(bot: Bot) -> None:
    game, labels = await begun(bot), []
    for rest in ("", OFF):
        more = Noting(interaction(bot))
        await show_more(more, game)
        switch = CustomId(ME, 0, OFFER, rest=rest)
        assert str(switch) in more.ids
        pressed = Noting(interaction(bot))
        await handle_component(pressed, switch)
        labels.append(pressed.told)
    assert labels == [words("en").text("details-on"), words("en").text("details-off")]
    assert await bot.store.users.settings(ADA) == {}


async def test_a_typed_move_offers_details_in_words_once(bot: Bot, drawn: list[Any]) -> None:
    game = await begun(bot)
    offered = []
    for number in range(3):
        await play_until(bot, game, lambda user: user == ADA)
        async with bot.tables.transaction(GUILD, game) as session:
            (typed,) = random_choice(session.table.asks[0], random.Random(1))
        ctx = Noting(interaction(bot, id=number))
        await play_typed(ctx, str(game), str(typed))
        offered.append(str(CustomId(ME, 0, OFFER)) in ctx.ids)
    assert offered == [True, False, False]
