"""The operator's pages of a running bot."""

from __future__ import annotations

import re

import aiohttp

from tests.play.bot_process import Bot


class Pages:
    """The pages of a bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @property
    def address(self) -> str:
        """The address of all pages."""
        *_, url = re.findall(r"the operator's pages are at (\S+)", self.bot.log)
        return str(url)

    async def read(self, page: str) -> tuple[int, str]:
        """Return the status and the text of a page."""
        async with aiohttp.request("GET", f"{self.address}/{page}") as answer:
            return answer.status, await answer.text()

    async def metrics(self) -> dict[str, float]:
        """Return each series with its labels, and its value."""
        status, text = await self.read("metrics")
        assert status == 200
        lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in lines}
