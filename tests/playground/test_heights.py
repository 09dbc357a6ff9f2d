"""The messages of whole games are low enough for a phone: the question, the board and the buttons on one screen."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from playground import Playground
from tests.browser import NEEDS_CHROMIUM, visit
from tests.sampling import taken
from tests.sheets.heights import FORMS, LIMITS, PHONE, heights, typical

pytestmark = [pytest.mark.asyncio(loop_scope="session"), NEEDS_CHROMIUM]

MEDIAN = {"turn": 560, "panel": 660}
"""The height in pixels that the middle one of a few messages keeps. That of all messages keeps ``LIMITS``."""
SPARE = 8
"""One in so many messages may be higher than 95 percent of all should be."""
EVERY = 24 if taken == "sample" else 16
"""One in so many asks is measured."""


@pytest.mark.drawn
@pytest.mark.sweep(1)
@pytest.mark.parametrize("form", FORMS)
async def test_messages_of_a_game_are_low_enough_for_a_phone(server: Playground, tab: Page, form: str) -> None:
    async with visit(tab, server.url, *PHONE) as page:
        found = await heights(page, form, every=EVERY)
    for kind, measured in found.items():
        median, _ = typical([height for height, _ in measured])
        assert median <= MEDIAN[kind], max(measured)
        highest = [one for one in measured if one[0] > LIMITS[kind][1]]
        assert len(highest) <= -(-len(measured) // SPARE), highest
