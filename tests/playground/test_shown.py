"""Messages on the page: animations, files, edits, long lists, old private panels, also on a phone."""

from __future__ import annotations

import io
import re

import discord
import pytest
from PIL import Image
from playwright.async_api import Page, expect

from playground import Person
from tests.browser import NEEDS_CHROMIUM
from tests.playground.bot import Bot, picture

pytestmark = [
    pytest.mark.asyncio(loop_scope="session"),
    NEEDS_CHROMIUM,
]


def animation(kind: str) -> discord.File:
    """Return three frames: red, green, blue."""
    frames = [Image.new("RGB", (300, 200), colour) for colour in ("red", "green", "blue")]
    data = io.BytesIO()
    frames[0].save(data, kind, save_all=True, append_images=frames[1:], duration=40, loop=0)
    data.seek(0)
    return discord.File(data, filename=f"game.{kind.lower()}")


def channel(bot: Bot, place: str) -> discord.PartialMessageable:
    return bot.get_partial_messageable(int(place))


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
async def test_an_animation_moves(page: Page, bot: Bot, place: str, kind: str) -> None:
    await channel(bot, place).send(file=animation(kind))
    shown = page.locator(".gallery img")
    await expect(shown).to_have_js_property("naturalWidth", 300)
    frames = set()
    for _ in range(40):
        frames.add(await shown.screenshot())
        if len(frames) > 1:
            break
    assert len(frames) > 1


async def test_file_can_be_downloaded(page: Page, bot: Bot, place: str) -> None:
    text = "<script>document.title = 'evil'</script>"
    await channel(bot, place).send(file=discord.File(io.BytesIO(text.encode()), "export.html"))
    async with page.expect_download() as started:
        await page.click(".file a")
    download = await started.value
    assert download.suggested_filename == "export.html"
    assert (await download.path()).read_text() == text


async def test_edit_replaces_attachments(page: Page, bot: Bot, place: str) -> None:
    message = await channel(bot, place).send("before", file=picture("red", "one.png"))
    await expect(page.locator(".gallery img")).to_have_count(1)
    await message.edit(content="after", attachments=[picture("blue", "two.png"), picture("green", "three.png")])
    await expect(page.locator(".gallery.of-2 img")).to_have_count(2)
    await expect(page.locator(".message .text")).to_have_text("after (edited)")
    await message.edit(attachments=[])
    await expect(page.locator(".gallery")).to_have_count(0)


def offers(count: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    options = [
        discord.SelectOption(label=f"Card {n} of a long hand, with a long name", value=str(n)) for n in range(25)
    ]
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=f"cards:{count}", options=options, min_values=2, max_values=25
    )
    buttons = [discord.ui.Button(label=f"Offer {n}", custom_id=f"offer:{count}:{n}") for n in range(5)]  # type: ignore[var-annotated]
    view.add_item(discord.ui.Container(discord.ui.ActionRow(*buttons), discord.ui.ActionRow(select)))
    return view


@pytest.mark.parametrize("width", [1300, 400])
async def test_long_list_stays_on_the_screen_and_shows_its_length(page: Page, bot: Bot, place: str, width: int) -> None:
    await page.set_viewport_size({"width": width, "height": 800})
    for number in range(2):
        await channel(bot, place).send(view=offers(number))
    await page.click("[data-custom-id='cards:1']")
    options = page.locator(".popup .option")
    await expect(options).to_have_count(25)
    box = await page.locator(".popup").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 800
    await options.nth(24).click()
    await options.nth(3).click()
    await expect(page.locator(".popup-hint")).to_contain_text("Choose 2 to 25; 2 chosen")
    await expect(page.locator(".popup-hint")).to_be_in_viewport()
    assert await page.evaluate("document.documentElement.scrollWidth") <= width


async def test_a_private_panel_can_be_pressed_an_hour_later(page: Page, ada: Person, bot: Bot) -> None:
    await ada.command("thinking", private=True)
    panel = page.locator(".message.ephemeral")
    await expect(panel.locator("[data-custom-id=ask]")).to_be_visible()
    await ada.control("POST", "/clock", {"forward": 3600})
    await panel.locator("[data-custom-id=join]").click()
    await expect(panel.locator(".gallery img")).to_have_attribute("src", page_path("board-2.png"))
    await expect(page.locator(".failure, .violations")).to_have_count(0)


def page_path(name: str) -> re.Pattern[str]:
    return re.compile(rf"^/attachments/.*/{name}$")
