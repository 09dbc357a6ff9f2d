"""``/me settings``: every declared setting has a select, and old messages' selects keep working."""

import pytest

from cogs.commands.me import handle_component, setting_select
from cogs.discord.custom_ids import ME, CustomId
from cogs.discord.own_settings import OWN_SETTINGS, OwnSetting
from render import LANGUAGES, words
from tests.cogs.contexts import context
from tests.cogs.fakes import Bot

RELEASED = {
    "language": "discord",
    "confirm": "always",
    "stats": "shown",
    "dm": "off",
    "nudge": "on",
    "ahead": "off",
    "invites": "on",
    "details": "off",
}
"""The settings on posted messages with their defaults, in the order of their selects."""
SETTINGS = pytest.mark.parametrize("setting", OWN_SETTINGS.values(), ids=OWN_SETTINGS)


def test_every_setting_that_was_ever_posted_is_declared_with_its_default() -> None:
    assert {key: OWN_SETTINGS[key].default for key in RELEASED} == RELEASED


def test_the_selects_stay_in_their_order() -> None:
    ordered = sorted(OWN_SETTINGS.values(), key=lambda setting: setting.place)
    assert [setting.key for setting in ordered][: len(RELEASED)] == [*RELEASED]
    assert len({setting.place for setting in ordered}) == len(ordered)


@SETTINGS
async def test_a_picked_value_is_stored_and_shown_and_the_default_is_not_stored(bot: Bot, setting: OwnSetting) -> None:
    for value in (*setting.values, setting.default):
        ctx = context(bot, value)
        await handle_component(ctx, CustomId(ME, 0, setting.key))
        stored = await bot.store.users.settings(ctx.user)
        assert stored == ({} if value == setting.default else {setting.key: value})
        picked = [option.value for option in setting_select(setting, stored, ctx.words).options if option.picked]
        assert picked == [value]


@SETTINGS
def test_every_value_has_a_name_of_its_own_in_every_language(setting: OwnSetting) -> None:
    for language in LANGUAGES:
        names = {setting.name(value, words(language)) for value in setting.values}
        assert len(names) == len(setting.values)
