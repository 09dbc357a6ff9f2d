"""The pictures of the README: a film of a game, a panel on a phone, and boards of the other games.

This command draws them again into ``docs/``; the panel needs a Chromium::

    python -m tests.sheets.readme
"""

import asyncio
import random
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import async_playwright, expect

from playground import Person
from render import film
from rules.kernel import Table, View
from tests.browser import ARGUMENTS, CHROMIUM, visit
from tests.contract.adding import ROOT
from tests.play.acts import next_turn, table, turn
from tests.play.bot_process import BotWithPlayground
from tests.sheets.scene import NAMES, Scene, picture, play

DOCS = ROOT / "docs"
BOARDS = {
    "dominion": ("dominion", Scene("Dominion", seats=3, seed=2, choices=150, options={"kingdom": "Big Actions"})),
    "catan": ("catan", Scene("Catan", seats=4, seed=5, choices=330, options={"mode": "ck"})),
    "zavandor": ("zavandor", Scene("The Mines of Zavandor", seats=4, seed=1, choices=200)),
}
"""The boards by their file: a game and a scene."""
SEATS, SEED = 3, 3
"""The game of the film."""
FRAMES, HEIGHT = 36, 720
PACE, END = 450, 4_000
"""Duration of a frame and of the last frame, in milliseconds."""
QUALITY, EFFORT = 65, 6
"""WebP quality, and the effort spent on a small file (0 to 6)."""
TURNS = 5
"""Number of turns that the player of the panel has played."""
PHONE, DENSE, SETTLED = (400, 860), 2, 1_500
"""Size of a phone's page, the screen's pixels for each of its pixels, and a pause in milliseconds."""


def draw_boards() -> None:
    """Draw the boards."""
    for name, (game, scene) in BOARDS.items():
        file = BytesIO()
        picture(game, scene).save(file, "PNG", optimize=True)
        (DOCS / f"{name}.png").write_bytes(file.getvalue())


def draw_film() -> None:
    """Draw the film of a game between computer opponents."""
    views = _course(Table.new("carcassonne", seats=SEATS, seed=SEED), random.Random(SEED))
    (DOCS / "film.webp").write_bytes(filmed([views[at] for at in film.evenly(len(views), FRAMES)]))


def filmed(views: Sequence[View]) -> bytes:
    """Return the film of these views as a WebP file that plays again and again."""
    frames = [Image.open(BytesIO(film.frame(view, views[-1], names=NAMES, language="en"))) for view in views]
    share = HEIGHT / frames[-1].height
    small = [
        one.resize((round(one.width * share), round(one.height * share)), Image.Resampling.LANCZOS) for one in frames
    ]
    first, *others = [film.framed(one, small[-1].size) for one in small]
    times = [PACE] * len(others) + [END]
    file = BytesIO()
    first.save(
        file, "WEBP", save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY, method=EFFORT
    )
    return file.getvalue()


def _course(table: Table, rng: random.Random) -> list[View]:
    """Return the public views of a game after each turn."""
    found = [table.view(None)]
    while not table.over:
        turn = table.turn
        play(table, rng)
        if table.over or table.turn != turn:
            found.append(table.view(None))
    return found


async def draw_panel() -> None:
    """Take a screenshot of a panel on a phone, which asks a player for the place of a tile."""
    with tempfile.TemporaryDirectory() as folder:
        async with BotWithPlayground(Path(folder)) as bot:
            async with Person(bot.url, "Ada") as ada:
                await _play_turns(ada, random.Random(SEED))
            file = await _photographed(bot.url)
    Image.open(BytesIO(file)).convert("RGB").save(DOCS / "panel.webp", quality=QUALITY, method=EFFORT)


async def _play_turns(person: Person, rng: random.Random) -> None:
    message = await table(person, opponents=SEATS - 1)
    for _ in range(TURNS):
        await turn(person, message, rng)
        message = await next_turn(person, message)


async def _photographed(url: str) -> bytes:
    """Open the panel of the last turn message and return a screenshot."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        tab = await browser.new_page(device_scale_factor=DENSE)
        async with visit(tab, url, *PHONE) as page:
            await page.get_by_role("button", name="Play", exact=True).last.click()
            panel = page.locator(".message.ephemeral").last
            await expect(panel.locator(".gallery img")).to_have_js_property("complete", True)
            # The page scrolls to the end of the panel once its picture has a height.
            await page.wait_for_timeout(SETTLED)
            file = await page.screenshot()
        await browser.close()
    return file


if __name__ == "__main__":
    draw_boards()
    draw_film()
    asyncio.run(draw_panel())
