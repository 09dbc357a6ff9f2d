"""The settings on the page: clock, permissions, members, languages, servers, direct messages, deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from playground import Person, Playground, people
from tests.browser import NEEDS_CHROMIUM
from tests.patience import until
from tests.playground.bot import Bot
from tests.playground.conftest import be

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("bot"),
    NEEDS_CHROMIUM,
]

HOUR, DAY = 3600, 86_400


@pytest_asyncio.fixture(loop_scope="session")
async def guild(page: Page, ada: Person, server: Playground) -> AsyncIterator[str]:
    """Yield a separate server, shown on the page. Remove everyone from it after the test."""
    made = await ada.control("POST", "/guilds", {"name": "Another Place"})
    await page.locator("#rail .guild[title='Another Place']").last.click()
    yield str(made["id"])
    del server.world.guilds[made["id"]]


async def test_clock_is_advanced_with_a_press(page: Page, ada: Person, server: Playground) -> None:
    soon = int(server.clock() + DAY + HOUR)
    await ada.say(f"<t:{soon}:R>")
    stamp = page.locator(".message time.stamp")
    await expect(stamp).to_have_text("tomorrow")
    for step in ("+12 h", "+12 h", "+1 h"):
        await page.click(f".step:text-is('{step}')")
    await expect(page.locator(".clock-time small")).to_have_text("1 d 1 h ahead")
    now = datetime.fromtimestamp(server.clock(), UTC)
    await expect(page.locator(".clock-time")).to_contain_text(f"{now:%H}:")
    await expect(stamp).to_contain_text("ago")
    # Yesterday, or the day before if it is late in the evening.
    await expect(page.locator(".message .heading time").first).not_to_contain_text("Today at")


async def test_permissions_to_see_and_write_are_ticked(page: Page, guild: str) -> None:
    await page.click("#top [aria-label='Channel settings']")
    await page.uncheck("[aria-label='Ben: See']")
    await page.uncheck("[aria-label='Cleo: Write']")
    await expect(page.locator("[aria-label='Ben: Write']")).to_be_disabled()
    await page.keyboard.press("Escape")
    await be(page, "Ben")
    await expect(page.locator("#channels .channel")).to_have_text(["nebenzimmer", "spielwiese"])
    await be(page, "Cleo")
    await page.click("#channels .channel >> text=stammtisch")
    await expect(page.locator("#box")).to_be_disabled()
    await page.click("#top [aria-label='Channel settings']")
    await page.check("[aria-label='Cleo: Write']")
    await page.keyboard.press("Escape")
    await expect(page.locator("#box")).to_be_enabled()


async def test_people_and_the_bot_leave_and_return(page: Page, guild: str, bot: Bot) -> None:
    await page.click(".server")
    await page.uncheck("dialog [aria-label=Ben]")
    await page.uncheck("dialog [aria-label=Stammtisch]")
    await expect(page.locator("#guild .status")).to_have_text("bot not here")
    await until(lambda: bot.get_guild(int(guild)) is None)
    await page.check("dialog [aria-label=Stammtisch]")
    await until(lambda: bot.get_guild(int(guild)))
    await page.keyboard.press("Escape")
    await be(page, "Ben")
    await expect(page.locator(".welcome h3")).to_have_text("Ben is not in this server")
    await expect(page.locator("#box")).to_be_disabled()
    await page.click("text=Join it")
    await expect(page.locator(".welcome h3")).to_have_text("Welcome to #stammtisch")


async def test_languages_can_be_chosen(page: Page, guild: str, server: Playground) -> None:
    await page.click(".server")
    await page.select_option("[aria-label='Language of the server']", "fr")
    await page.keyboard.press("Escape")
    await be(page, "Dora")
    await page.click("[aria-label='Your settings']")
    await page.select_option("[aria-label='Language of the client']", "de")
    await page.uncheck("[aria-label='Take direct messages']")
    await until(lambda: server.world.tastes[people.user_id("Dora")]["direct"] is False)
    assert server.world.tastes[people.user_id("Dora")]["locale"] == "de"
    assert server.world.guilds[guild]["preferred_locale"] == "fr"
    await page.check("[aria-label='Take direct messages']")


async def test_commands_are_read_in_the_language_of_the_client(page: Page, ada: Person, server: Playground) -> None:
    command = next(each for each in server.world.commands[""] if each["name"] == "new")
    game = command["options"][0]
    words = (
        {"name": "neu", "description": "Einen Tisch eröffnen"},
        {"name": "spiel", "description": "Was gespielt wird"},
    )
    for thing, said in zip((command, game), words, strict=True):
        thing |= {f"{key}_localizations": {"de": word} for key, word in said.items()}
    await ada.control("POST", "/people/Dora/settings", {"locale": "de"})
    await page.reload()
    await be(page, "Dora")
    await page.fill("#box", "/neu")
    await expect(page.locator(".menu-row").first).to_have_text("/neuEinen Tisch eröffnenStammtisch")
    await page.keyboard.type(" spiel:catan")
    await expect(page.get_by_label("spiel")).to_have_value("catan")
    await expect(page.locator(".menu-title")).to_contain_text("spiel: Was gespielt wird")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .reply").last).to_have_text("DDora used /new")
    await ada.control("POST", "/people/Dora/settings", {"locale": "en-US"})


async def test_servers_and_channels_are_created_and_channels_deleted(page: Page, server: Playground) -> None:
    await page.click("#rail .add")
    await page.keyboard.type("Third")
    await page.keyboard.press("Enter")
    await expect(page.locator("#guild h1")).to_have_text("Third")
    await page.click("[aria-label='Add a channel']")
    await page.keyboard.type("Back room")
    await page.keyboard.press("Enter")
    await expect(page.locator("#top h2")).to_have_text("back-room")
    for name in ("back-room", "stammtisch", "nebenzimmer", "spielwiese"):
        await expect(page.locator("#top h2")).to_have_text(name)
        await page.click("#top [aria-label='Channel settings']")
        await page.click("text=Delete this channel")
        await expect(page.locator("dialog")).to_have_count(0)
    await expect(page.locator(".welcome h3")).to_have_text("You can't see any channel here")
    del server.world.guilds[next(id_ for id_, each in server.world.guilds.items() if each["name"] == "Third")]


async def test_a_thread_is_locked_and_deleted(page: Page, ada: Person, place: str) -> None:
    await ada.command("thread", name="Corner")
    await page.click("#channels .thread >> text=Corner")
    await expect(page.locator("#top h2")).to_have_text("Corner")
    await page.click("[aria-label='Thread settings']")
    await page.check("[aria-label^=Locked]")
    await expect(page.locator("[aria-label^=Locked]")).to_be_checked()
    await page.click("text=Delete this thread")
    await expect(page.locator(f"#channels [data-channel='{place}'][aria-current]")).to_be_visible()
    await expect(page.locator("#channels .thread >> text=Corner")).to_have_count(0)


async def test_direct_messages_have_a_view_of_their_own(page: Page, bot: Bot) -> None:
    user = await bot.fetch_user(int(people.user_id("Emil")))
    await user.send("psst")
    await be(page, "Emil")
    await expect(page.locator("[aria-label='Direct messages'] .count")).to_have_text("1")
    await page.click("[aria-label='Direct messages']")
    await expect(page.locator(".message .text")).to_have_text("psst")
    await page.fill("#box", "/count ")
    await page.keyboard.press("Enter")
    await page.click("[data-custom-id='count:0']")
    await expect(page.locator(".container .text")).to_have_text("Counted to 1")
    await be(page, "Ada")
    await expect(page.locator(".message")).to_have_count(0)
    await be(page, "Fay")
    await page.click("#members >> text=Stammtisch")
    await page.fill("#box", "hello")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .text")).to_have_text("hello")
