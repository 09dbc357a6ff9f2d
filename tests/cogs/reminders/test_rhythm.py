"""A person's typed time zone and quiet hours."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from cogs.reminders.settings import change_rhythm, parse_quiet, parse_zone, rhythm_selects, rhythm_text
from cogs.table.time.waits import known_zone, quiet_until, rhythm_of
from data.errors import Refused
from render import LANGUAGES, words
from tests.cogs.contexts import ADA, context
from tests.cogs.fakes import Bot


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("europe/berlin", "Europe/Berlin"),
        ("EUROPE/BERLIN", "Europe/Berlin"),
        (" america/new york ", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_case_and_spaces_do_not_matter_in_a_time_zone(typed: str, zone: str) -> None:
    assert parse_zone(typed) == zone


@pytest.mark.parametrize("typed", ["localtime", "posixrules", "Factory", "factory", "../etc/passwd", "", "Berlin"])
def test_an_unknown_place_is_no_time_zone(typed: str) -> None:
    with pytest.raises(Refused, match="no_zone"):
        parse_zone(typed)
    assert not known_zone(typed)


@pytest.mark.parametrize(
    ("typed", "quiet"),
    [
        ("22-8", [22, 8]),
        ("22:30-7", [22.5, 7]),
        ("22:00 – 8:00", [22, 8]),
        ("23-6:45", [23, 6.75]),
        ("16-24", [16, 0]),
        ("0", None),
    ],
)
def test_quiet_hours_are_parsed_to_the_minute(typed: str, quiet: Any) -> None:
    assert parse_quiet(typed) == quiet


@pytest.mark.parametrize(
    "typed", ["22", "22-22", "21:30-7:31", "24-8", "25-3", "22:60-7", "22:3-7", "16-24:30", "22.5-7", "²2-8", "-1-3"]
)
def test_invalid_quiet_hours_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="no_hours"):
        parse_quiet(typed)


def test_half_an_hour_of_quiet_hours_counts() -> None:
    rhythm = rhythm_of({"quiet": [22.5, 7.75], "zone": "Europe/Berlin"})
    berlin = ZoneInfo("Europe/Berlin")
    assert quiet_until(rhythm, datetime(2026, 3, 10, 22, 29, tzinfo=berlin).timestamp()) is None
    end = quiet_until(rhythm, datetime(2026, 3, 10, 22, 30, tzinfo=berlin).timestamp())
    assert end == datetime(2026, 3, 11, 7, 45, tzinfo=berlin).timestamp()


async def test_settings_keep_the_name_of_the_zone_and_show_minutes(bot: Bot) -> None:
    ctx = context(bot)
    await change_rhythm(ctx, "zone", "europe/berlin")
    await change_rhythm(ctx, "quiet", "22:20-7")
    found = await bot.store.users.settings(ADA)
    assert found["zone"] == "Europe/Berlin"
    assert "22:20–7:00" in rhythm_text(found, words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reminder_settings_say_each_thing_once(language: str) -> None:
    told = words(language)
    for settings in ({}, {"quiet": [22, 8], "remind_every": 6}):
        line = rhythm_text(settings, told)
        heading = told.text("me-choose-quiet")
        assert line.count(heading) == 1
        assert line.casefold().count(heading.split()[0].casefold()) == 1
    for select, setting in zip(rhythm_selects({}, told), ("quiet", "remind"), strict=True):
        subject = told.text(f"me-choose-{setting}").split()[0].casefold()
        assert all(subject in entry.label.casefold() for entry in select.options)
