"""``python bot.py`` without a token, played in a real browser with mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from tests.browser import NEEDS_CHROMIUM, visit
from tests.play.acts import AWAY
from tests.play.bot_process import ROOT, BotWithPlayground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), NEEDS_CHROMIUM]
PICTURES = ROOT / "tests" / "output"


@pytest_asyncio.fixture(loop_scope="session")
async def page(tab: Page, tmp_path: Path) -> AsyncIterator[Page]:
    """Start the bot without a token, and yield its page."""
    async with BotWithPlayground(tmp_path) as alone, visit(tab, alone.url, width=1400) as page:
        yield page


async def test_a_game_is_opened_and_a_tile_placed_with_the_mouse(page: Page) -> None:
    await call(page, "/new", "carcassonne", "opponents:2")
    lobby = page.locator(".message", has_text="has opened a table")
    await expect(lobby).to_contain_text("Bruno (computer, normal)")
    await photograph(page, "lobby")
    await lobby.get_by_role("button", name="Start").click()

    turn = page.locator(".message.pinged", has_text="@Ada")
    await turn.get_by_role("button", name="Play").click()
    panel = page.locator(".message.ephemeral").last
    # A tile with a single place lies there when the panel opens.
    await expect(panel).to_contain_text(re.compile("Place this tile|Place a follower"))
    await expect(panel.locator(".excerpt")).to_contain_text("@Ada")
    await shown(panel)
    await photograph(page, "marks")
    if "Place this tile" in await panel.inner_text():
        await pick(page, panel)
    await expect(panel).to_contain_text("Place a follower")
    await shown(panel)
    await photograph(page, "tile")
    for _ in range(9):
        if await panel.get_by_role("button", name="Confirm").is_enabled():
            break
        await pick(page, panel)
        await expect(panel).to_contain_text("→")
    await shown(panel)
    await photograph(page, "preview")
    await panel.get_by_role("button", name="Confirm").click()
    await expect(panel).to_contain_text("✔")

    turns = re.findall(r"turn (\d+)", await page.locator("#messages").inner_text())
    again = page.locator(".message.pinged", has_text=f"turn {int(turns[0]) + 3}")
    await expect(again.get_by_role("button", name="Play")).to_be_visible()
    await expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(1)
    await shown(again)
    alt = await again.locator(".gallery img").get_attribute("alt")
    assert alt is not None
    assert "Ada" in alt
    await photograph(page, "turn")
    assert await page.locator(".violations").count() == 0
    await page.set_viewport_size({"width": 420, "height": 860})
    await expect(page.locator("#side")).not_to_be_in_viewport()
    await photograph(page, "phone")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 420


async def test_a_forum_lists_the_games_with_pictures_and_tags(page: Page) -> None:
    await page.get_by_label("Add a channel").click()
    await page.get_by_label("Its name").fill("games")
    await page.get_by_label("A forum of posts").check()
    await page.get_by_role("button", name="Make it").click()
    await expect(page.locator(".forum")).to_contain_text("No posts yet")
    await page.get_by_label("Channel settings").click()
    await page.get_by_label("The bot can make tags").check()
    await page.get_by_label("Close").click()
    await page.locator(".channel", has_text="stammtisch").click()
    await page.locator("#box").click()
    await page.keyboard.type("/setup options")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Forum: none").click()
    await page.get_by_role("option", name="# games").click()
    await page.keyboard.press("Escape")
    card = page.locator(".message.ephemeral").last
    await expect(card).to_contain_text("one post per game")
    await call(page, "/new", "carcassonne", "opponents:1")
    await expect(page.locator(".message", has_text="has opened a table in")).to_be_visible()
    await page.locator(".channel", has_text="games").click()
    await page.set_viewport_size({"width": 400, "height": 860})
    post = page.locator(".post", has_text="Carcassonne · Ada")
    await expect(post.locator(".tag")).to_have_text(["open", "Carcassonne"])
    await expect(post.locator("img")).to_have_js_property("complete", True)
    await photograph(page, "forum")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400
    await page.locator(".forum > .tags .tag", has_text="running").click()
    await expect(page.locator(".post")).to_have_count(0)
    await page.locator(".forum > .tags .tag", has_text="running").click()
    await post.click()
    await page.locator(".message", has_text="has opened a table").get_by_role("button", name="Start").click()
    await expect(page.locator(".message", has_text="The game has begun").locator("img").first).to_be_visible()
    assert await page.locator(".violations").count() == 0


async def test_an_option_is_opened_once_at_any_typing_speed(page: Page) -> None:
    """A suggestion with a colon in it was read as a second option of the same name."""
    await call(page, "/new", "catan", "options:mode=ck", sent=False)
    await expect(page.locator(".menu:not(.late) .menu-row").first).to_contain_text("Cities & Knights")
    await page.keyboard.press("Enter")
    await expect(page.locator(".pill")).to_have_count(2)
    for filled in await page.locator(".pill input").all():
        assert await filled.evaluate("input => input.scrollWidth <= input.clientWidth"), "cut"
    await page.keyboard.press("Enter")
    lobby = page.locator(".message", has_text="has opened a table")
    await expect(lobby).to_contain_text("Cities & Knights")


async def call(page: Page, command: str, choice: str, rest: str, *, sent: bool = True) -> None:
    """Type a slash command with its options, as an experienced user does."""
    await page.locator("#box").click()
    await page.keyboard.type(command)
    await expect(page.locator(".menu-row").first).to_contain_text(command)
    await page.keyboard.press("Tab")
    await page.keyboard.type(choice)
    await expect(page.locator(".menu:not(.late) .menu-row").first).to_contain_text(choice, ignore_case=True)
    await page.keyboard.press("Enter")
    await page.keyboard.type(rest)
    if sent:
        await page.keyboard.press("Enter")


async def pick(page: Page, panel: Locator) -> None:
    """Choose the first entry of a select of answers, or else press the first button."""
    # A first panel also has a select of languages.
    select = panel.locator(".select:not([data-custom-id*=':speak'])")
    controls = panel.locator("button[data-custom-id]:enabled:not(.select)")
    buttons = controls.filter(has_not_text=re.compile(f"^({'|'.join(AWAY)})$"))
    # An edit replaces the panel's controls, so one of them must be there before they are counted.
    await expect(select.or_(buttons).first, await panel.inner_text()).to_be_visible()
    if await select.count():
        await select.first.click()
        await page.locator(".popup [role=option]").first.click()
    else:
        await buttons.last.click()


async def shown(message: Locator) -> None:
    """Wait until a message's picture is loaded, and check that it is one."""
    picture = message.locator(".gallery img")
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("complete", True)
    width = await picture.evaluate("image => image.naturalWidth")
    assert width >= 400


async def photograph(page: Page, name: str) -> None:
    """Store a picture of the page for inspection."""
    PICTURES.mkdir(exist_ok=True)
    await page.screenshot(path=PICTURES / f"{name}.png")
