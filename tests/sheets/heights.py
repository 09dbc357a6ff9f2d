"""Heights of messages on a phone: the turn messages and the panels of whole games, in pixels of the playground's page.

This command prints the median and the 95th percentile of each kind of game; it needs a Chromium::

    python -m tests.sheets.heights
"""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import tempfile
from collections.abc import AsyncIterator, Sequence
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.parse import urlsplit

from PIL import Image
from playwright.async_api import Page, Route, async_playwright

from cogs.delivery.outbox import Delivery
from cogs.discord.components import Card, layout_view
from cogs.lobby.actions import seat_opponent, start_game
from cogs.panel.handlers import MET_PANEL, open_panel
from data.game.outgoing import TurnEdit
from data.store import Store
from playground import Playground
from render import words
from rules.kernel import GAMES, Facts, Table
from tests.browser import ARGUMENTS, CHROMIUM, visit
from tests.cogs.contexts import Context, interaction
from tests.cogs.fakes import Bot
from tests.patience import PATIENCE

GUILD, CHANNEL, ADA, BEN = 1, 5, 11, 12
NAMES = {ADA: "Ada", BEN: "Ben"}
PHONE = (400, 800)
FORMS: dict[str, tuple[str, Facts]] = {
    "carcassonne": ("carcassonne", {}),
    "carcassonne with expansions": ("carcassonne", {"expansions": ["inns", "traders", "dragon"]}),
    "dominion": ("dominion", {}),
    "catan": ("catan", {"mode": "base"}),
    "catan with cities and knights": ("catan", {"mode": "ck"}),
    "zavandor": ("zavandor", {}),
}
"""The games by the names in which they are printed."""
LIMITS = {"turn": (520, 640), "panel": (600, 700)}
"""The median and the 95th percentile up to which messages of each kind are high."""
MOST = 2_000
"""Upper bound of a game's choices."""
TEXT, GALLERY = 10, 12
"""Discord's types of components: a text and a picture."""


class Shown(NamedTuple):
    """A message: whether it is of a turn or a panel, its text, and its components as the page gets them."""

    kind: str
    text: str
    components: list[dict[str, Any]]
    pictures: dict[str, bytes]
    """The pictures by the paths from which the page loads them."""


class Channel:
    """A channel that keeps the last message sent or edited there."""

    def __init__(self) -> None:
        self.last: tuple[Any, Sequence[Any]] = (None, ())

    async def send(self, *, view: Any = None, files: Sequence[Any] = (), **_: Any) -> Any:
        return await self.edit(view=view, attachments=files)

    async def edit(self, *, view: Any = None, attachments: Sequence[Any] = (), **_: Any) -> Any:
        self.last = view, attachments
        return SimpleNamespace(id=900, edit=self.edit)

    def get_partial_message(self, number: int) -> Any:
        return SimpleNamespace(id=number, edit=self.edit)


class Panel(Context):
    """A context that keeps its card."""

    card: Card | None = None

    async def show(self, card: Card, *, public: bool = False) -> None:
        self.card = await self.with_title(card)


async def messages(bot: Any, form: str, seed: int, every: int) -> AsyncIterator[Shown]:
    """Yield the turn messages and panels of a game of Ada, Ben and a computer, at one in ``every`` asks of a person."""
    kind, options = FORMS[form]
    channel, delivery, rng = Channel(), Delivery(bot), random.Random(seed)
    bot.get_partial_messageable = lambda _: channel
    for user in (ADA, BEN):
        await bot.store.users.note_setting(user, MET_PANEL)
    started = Table.new(kind, seats=3, seed=seed, options=options).dump()
    game = (await bot.tables.create(GUILD, kind, host=ADA, channel=CHANNEL, name="Ada", options=options)).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        seat_opponent(session)
        # The same game in every run. The seats are in the order in which people joined.
        with patch.object(Table, "new", lambda *_, **__: Table.load(started)), patch("random.SystemRandom.shuffle"):
            start_game(session, ADA, words("en"))
    asks = set[int]()
    for _ in range(MOST):
        async with bot.tables.transaction(GUILD, game) as session:
            if session.table.over:
                return
            found = [(ask.number, session.seats[ask.seat].user) for ask in session.table.asks if not ask.optional]
        number, person = next((each for each in found if each[1] is not None), (0, None))
        if person is not None and number not in asks:
            asks.add(number)
            await _deliver(bot, delivery, game)
            if len(asks) % every == 0:
                view, files = channel.last
                yield _shown("turn", view, [(file.filename, file.fp.getvalue()) for file in files])
                yield await _panel(bot, game, person)
        async with bot.tables.transaction(GUILD, game) as session:
            _answer(session, rng)


async def _panel(bot: Any, game: int, person: int) -> Shown:
    """Return the panel that a person opens with *Play*."""
    user = SimpleNamespace(id=person, display_name=NAMES[person])
    panel = Panel(interaction(bot, guild_id=GUILD, channel_id=CHANNEL, user=user))
    await open_panel(panel, game)
    assert panel.card is not None
    picture = panel.card.picture
    return _shown("panel", layout_view(panel.card), [(picture.name, picture.data or b"")] if picture else [])


async def _deliver(bot: Any, delivery: Delivery, game: int) -> None:
    """Send the turn message that is due, and drop the other messages."""
    async with bot.tables.transaction(GUILD, game) as session:
        session.enqueue(TurnEdit(refresh=True))
    for outgoing in sorted((await bot.store.due_in(GUILD)).messages, key=lambda each: each.kind != "turn"):
        if outgoing.kind in ("turn", "edit"):
            await delivery.deliver(GUILD, outgoing)
        async with bot.tables.transaction(GUILD, game) as session:
            session.outbox.sent(outgoing)


def _answer(session: Any, rng: random.Random) -> None:
    """Answer the first ask that a computer would answer, or the first that must be answered."""
    for ask in session.table.asks:
        choice = GAMES[session.game.kind].choose(session.table.view(ask.seat), ask, rng)
        if choice is not None:
            break
    else:
        ask = next(ask for ask in session.table.asks if not ask.optional)
        choice = ask.default
    session.answer(ask.seat, choice, who=session.seats[ask.seat].user)


def _shown(kind: str, view: Any, files: Sequence[tuple[str, bytes]]) -> Shown:
    """Return a message with the sizes of its pictures, and with names in the place of mentions."""
    sizes = {f"attachment://{name}": Image.open(BytesIO(data)).size for name, data in files}
    components = view.to_components()
    texts = []
    for part in components[0]["components"]:
        if part["type"] == TEXT:
            part["content"] = re.sub(r"<@\d+>", "@Ada", part["content"])
            texts.append(part["content"])
        elif part["type"] == GALLERY:
            for item in part["items"]:
                width, height = sizes[item["media"]["url"]]
                path = f"/attachments/{item['media']['url'].partition('://')[2]}"
                item["media"] = {"url": path, "width": width, "height": height}
    return Shown(kind, "\n".join(texts), components, {f"/attachments/{name}": data for name, data in files})


SHOW = """async ([components, only_for]) => {
  const { messageElement } = await import("/page/message.js");
  const author = { id: "1", global_name: "Stammtisch", bot: true };
  const timestamp = new Date().toISOString();
  const empty = { content: "", embeds: [], attachments: [] };
  const message = { id: "1", type: 0, author, timestamp, flags: 1 << 15, components, ...empty };
  const made = messageElement({ message, pings: [], only_for }, null, null);
  document.querySelector("#messages").replaceChildren(made);
  // Without its picture the box has the height of the alternative text.
  await Promise.all([...made.querySelectorAll("img")].map((image) => image.decode()));
  return made.getBoundingClientRect().height;
}"""


async def height(page: Page, shown: Shown) -> int:
    """Return the height of a message in the page."""

    async def serve(route: Route) -> None:
        await route.fulfill(body=shown.pictures[urlsplit(route.request.url).path], content_type="image/png")

    await page.route("**/attachments/**", serve)
    measured: float = await page.evaluate(SHOW, [shown.components, "1" if shown.kind == "panel" else None])
    await page.unroute("**/attachments/**")
    return round(measured)


async def heights(page: Page, form: str, seed: int = 1, every: int = 1) -> dict[str, list[tuple[int, str]]]:
    """Return the heights of the messages of a game by their kind, with their texts."""
    found: dict[str, list[tuple[int, str]]] = {kind: [] for kind in LIMITS}
    with tempfile.TemporaryDirectory() as folder:
        store = await Store(Path(folder)).open()
        bot = Bot(store)
        # Each message has its picture, however busy the machine is.
        late = patch.multiple("cogs.delivery.turn_messages", PICTURE_TIMEOUT=PATIENCE)
        panels = patch.multiple("cogs.panel.message", PICTURE_PATIENCE=PATIENCE)
        try:
            with late, panels:
                async for shown in messages(bot, form, seed, every):
                    found[shown.kind].append((await height(page, shown), shown.text))
        finally:
            bot.renderer.close()
            await store.close()
    return found


def typical(measured: Sequence[int]) -> tuple[int, int]:
    """Return the median and the 95th percentile."""
    ordered = sorted(measured)
    return round(statistics.median(ordered)), ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]


async def print_heights(forms: Sequence[str], every: int) -> None:
    """Print the heights of games."""
    server = Playground(port=0)
    await server.start()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        tab = await browser.new_page()
        async with visit(tab, server.url, *PHONE) as page:
            for form in forms:
                for kind, measured in (await heights(page, form, every=every)).items():
                    median, most = typical([pixels for pixels, _ in measured])
                    print(f"{form:30} {kind:6} {len(measured):4} messages  median {median:4} px  p95 {most:4} px")
        await browser.close()
    await server.close()


if __name__ == "__main__":
    asyncio.run(print_heights([*FORMS], every=1))
