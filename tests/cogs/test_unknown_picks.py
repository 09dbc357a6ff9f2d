"""A select without a pick, or with an unknown one, is an outdated component and no internal error."""

from typing import Any

import pytest

from cogs.commands import me, setup
from cogs.discord.custom_ids import LOBBY, ME, RULES, SETUP, WELCOME, CustomId, OutdatedComponent
from cogs.lobby import handlers as lobby
from cogs.show import rulebook as rules
from cogs.welcome import handlers as welcome
from data.errors import Refused
from tests.cogs.contexts import context
from tests.cogs.fakes import Bot

SELECTS = [
    (me.handle_component, CustomId(ME, 0, "language")),
    (me.handle_component, CustomId(ME, 0, "quiet")),
    (rules.handle_component, CustomId(RULES, 0, "topic", rest="carcassonne")),
    (lobby.handle_component, CustomId(LOBBY, 1, "language")),
    (lobby.handle_component, CustomId(LOBBY, 1, "speed")),
    (welcome.handle_component, CustomId(WELCOME, 0, "open")),
    (welcome.handle_component, CustomId(WELCOME, 0, "begin")),
    *((setup.handle_component, CustomId(SETUP, 0, verb)) for verb in ("language", "speed", "limit")),
    (setup.handle_component, CustomId(SETUP, 0, "most", rest="tables")),
    (setup.handle_component, CustomId(SETUP, 0, "hookremove")),
    (setup.handle_component, CustomId(SETUP, 0, "hooktest", 5)),
]


@pytest.mark.parametrize(("act", "id_"), SELECTS, ids=lambda one: str(one) if isinstance(one, CustomId) else "")
@pytest.mark.parametrize("values", [(), ("x" * 99,), ("9" * 4_301,), ("-1",)], ids=["nothing", "word", "long", "minus"])
async def test_an_unknown_pick_gets_a_sentence(bot: Bot, act: Any, id_: CustomId, values: tuple[str, ...]) -> None:
    await bot.tables.create(1, "carcassonne", host=11, name="Ada", channel=7)
    with pytest.raises((OutdatedComponent, Refused)):
        await act(context(bot, *values), id_)


@pytest.mark.parametrize("option", ["", "gone@0", "@", "expansions@" + "9" * 40])
async def test_an_unknown_option_to_change_shows_the_options(bot: Bot, option: str) -> None:
    await bot.tables.create(1, "carcassonne", host=11, name="Ada", channel=7)
    shown = context(bot)
    await lobby.handle_component(shown, CustomId(LOBBY, 1, "focus", rest=option))
    assert "Carcassonne" in shown.shown


async def test_a_channel_that_is_no_number_is_refused(bot: Bot) -> None:
    with pytest.raises(OutdatedComponent):
        await setup.handle_component(context(bot, "general"), CustomId(SETUP, 0, "channels"))
