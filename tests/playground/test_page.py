"""The page in a real browser: switching persons, typing commands, pressing, choosing, filling in."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from playground import Person, Playground
from tests.browser import NEEDS_CHROMIUM
from tests.playground.conftest import be

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("bot"),
    NEEDS_CHROMIUM,
]


async def test_a_command_is_typed_with_its_options(page: Page, ada: Person) -> None:
    await be(page, "Cleo")
    await page.keyboard.press("/")
    await page.keyboard.type("ne")
    await page.keyboard.press("Tab")
    await page.keyboard.type("dom")
    await expect(page.locator(".menu-row")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("opponents:3")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .container")).to_be_visible()
    await expect(page.locator(".message .reply")).to_have_text("CCleo used /new")
    await expect(page.locator(".gallery img")).to_have_attribute("alt", "the board")
    log = await ada.control("GET", "/interactions")
    assert log[-1]["name"] == "new"
    await expect(page.locator("#box")).to_be_focused()


async def test_command_is_typed_in_one_line(page: Page) -> None:
    await be(page, "Cleo")
    await page.click("#box")
    await page.keyboard.type("/new game:dominion opponents:2", delay=20)
    await expect(page.locator(".pill input")).to_have_count(2)
    await expect(page.get_by_label("game", exact=True)).to_have_value("dominion")
    await expect(page.get_by_label("opponents", exact=True)).to_have_value("2")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message .reply").last).to_have_text("CCleo used /new")


async def test_new_version_of_the_page_is_loaded_at_once(page: Page, server: Playground) -> None:
    for path in ("/", "/page/composer.js"):
        answer = await page.request.get(server.url + path)
        assert answer.headers["cache-control"] == "no-cache"


async def test_suggestions_come_while_typing(page: Page) -> None:
    await page.fill("#box", "/game move ")
    await page.keyboard.type("2,2")
    await expect(page.locator(".menu:not(.late) .menu-row")).to_have_text(["Place at 2,2,90"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral .text")).to_have_text("Moved 2,2,90")
    await be(page, "Ben")
    await expect(page.locator(".message")).to_have_count(0)
    await be(page, "Ada")
    await page.click("text=Dismiss message")
    await expect(page.locator(".message")).to_have_count(0)


async def test_buttons_selects_and_modals(page: Page, ada: Person) -> None:
    await ada.command("new", game="catan")
    await page.click("[data-custom-id=places]")
    for key in ("Enter", "ArrowDown", "Enter", "Escape"):
        await page.keyboard.press(key)
    await expect(page.locator(".message.ephemeral .text")).to_have_text("Chose p0, p1")
    await page.click("[data-custom-id=ask]")
    await page.fill("dialog [data-custom-id=name]", "Ada")
    await page.click("dialog >> text=Submit")
    await expect(page.locator(".modal-error")).to_have_text("Which game: this is required.")
    await page.click("dialog .select")
    await page.click(".popup >> text=Zavandor")
    await page.click("dialog >> text=Submit")
    await expect(page.locator(".message.ephemeral .text").last).to_have_text("Ada plays zavandor")
    await page.click("[data-custom-id=join]")
    await expect(page.locator(".gallery img")).to_have_attribute("src", page_path("board-2.png"))


def page_path(name: str) -> re.Pattern[str]:
    return re.compile(rf"^/attachments/.*/{name}$")


async def test_ping_is_shown_to_its_recipient(page: Page, ada: Person) -> None:
    message = (await ada.command("new", game="catan")).message
    assert message is not None
    await ada.select(message, "1000000000000000106", which="who")
    badge = page.locator(".persons [data-person=Fay] .count")
    # Other tests may have pinged her in their own channels: all tests share the server.
    await expect(badge).to_have_text(re.compile(r"^[1-9]\d*$"))
    called = int(await badge.inner_text())
    await be(page, "Fay")
    await expect(page.locator(".message.pinged .mention.mine").last).to_have_text("@Fay")
    await be(page, "Ada")
    await expect(badge).to_have_text([str(called - 1)] if called > 1 else [])


async def test_failures_and_violations_are_shown(page: Page, ada: Person) -> None:
    await ada.command("new", game="catan")
    await page.click("[data-custom-id=late]")
    await expect(page.locator("[data-custom-id=late].waiting")).to_be_visible()
    await ada.control("POST", "/clock", {"forward": 3.1})
    await expect(page.locator(".failure")).to_have_text("This interaction failed")
    await expect(page.locator(".violations summary")).to_contain_text("no answer within three seconds")


async def test_a_moderator_deletes_and_a_picture_opens_large(page: Page, ada: Person) -> None:
    await ada.command("new", game="catan")
    await page.click(".gallery .picture")
    await expect(page.locator(".lightbox img")).to_be_visible()
    await expect(page.locator(".lightbox .alt")).to_have_text("the board")
    await page.keyboard.press("Escape")
    await be(page, "Ben")
    await expect(page.locator(".tools .delete")).to_have_count(0)
    await be(page, "Ada")
    await page.hover(".message")
    await page.click(".tools .delete")
    await expect(page.locator(".message")).to_have_count(0)


async def test_page_can_be_used_on_a_phone(page: Page, ada: Person) -> None:
    await ada.command("new", game="catan")
    await page.set_viewport_size({"width": 400, "height": 800})
    await expect(page.locator("#side")).not_to_be_in_viewport()
    await page.click(".burger")
    await expect(page.locator("#side")).to_be_in_viewport()
    await page.click("#channels [data-channel='1000000000000001003']")
    await expect(page.locator("#side")).not_to_be_in_viewport()
    wide = await page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 400


async def test_malformed_timestamp_is_shown_as_text_and_hides_nothing(page: Page, ada: Person, ben: Person) -> None:
    await ada.say("<t:99999999999999999999:R> and <t:8640000000001> and <t:x:R>")
    await ben.say("<t:1800000000:D>")
    texts = page.locator(".message .text")
    await expect(texts).to_have_text(
        ["<t:99999999999999999999:R> and <t:8640000000001> and <t:x:R>", "15 January 2027"]
    )


async def test_message_that_cannot_be_drawn_does_not_hide_the_others(
    tab: Page, server: Playground, ada: Person, place: str
) -> None:
    broken, sound = await ada.say("broken"), await ada.say("sound")
    world = server.world
    record = world.message(place, broken.id)
    record.payload["timestamp"] = "no time at all"
    world.keep_message(record)
    await tab.goto(server.url)
    await tab.click(f"#channels [data-channel='{place}']")
    await expect(tab.locator(f"#m{broken.id}")).to_have_text("This message cannot be shown.")
    await expect(tab.locator(f"#m{sound.id} .text")).to_have_text("sound")
    await tab.goto("about:blank")


async def test_the_line_above_an_answer_keeps_numbers_and_icons(page: Page) -> None:
    """It dropped "#" and the icons: "Offer 1: Agathe offers 1 for 1"."""
    message = {
        "content": "",
        "components": [{"type": 10, "content": "-# [Catan](https://a.b/c) #3\n### Ada\u2060 offers 1 <:wool:12>"}],
    }
    told = await page.evaluate("async (message) => (await import('/page/message.js')).excerpt(message)", message)
    assert told == "Catan #3\nAda offers 1 wool"
