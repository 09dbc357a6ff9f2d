"""A real browser with one tab for all tests of a process, because opening a tab takes longer than most tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Page, Request, ViewportSize, async_playwright, expect

from tests.patience import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
NEEDS_CHROMIUM = pytest.mark.skipif(
    CHROMIUM is None and os.environ.get("CI") != "true", reason="neither chromium nor google-chrome is installed"
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MILLISECONDS = 1000 * PATIENCE

expect.set_options(timeout=MILLISECONDS)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def tab() -> AsyncIterator[Page]:
    """Yield the tab, without a page."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        tab = await browser.new_page()
        tab.set_default_timeout(MILLISECONDS)
        yield tab
        await browser.close()


@asynccontextmanager
async def visit(tab: Page, url: str, width: int = 1300, height: int = 900) -> AsyncIterator[Page]:
    """Open a page in the tab as a new visitor. The page must raise no error and send no request elsewhere."""
    session = await tab.context.new_cdp_session(tab)
    await session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
    await session.detach()
    troubles: list[str] = []

    def note_error(error: object) -> None:
        troubles.append(str(error))

    def note_request(asked: Request) -> None:
        if not asked.url.startswith((url, "about:")):
            troubles.append(asked.url)

    tab.on("pageerror", note_error)
    tab.on("request", note_request)
    await tab.set_viewport_size(ViewportSize(width=width, height=height))
    await tab.goto(url)
    yield tab
    await tab.goto("about:blank")
    tab.remove_listener("pageerror", note_error)
    tab.remove_listener("request", note_request)
    assert troubles == []
