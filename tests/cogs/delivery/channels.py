"""A channel that keeps its messages, and the delivery to it."""

from collections.abc import AsyncIterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from discord.components import _component_factory

from cogs.delivery.outbox import Delivery
from cogs.delivery.senders import Sender
from cogs.table.turns import queue_start
from tests.cogs.fakes import Bot
from tests.cogs.timed_table import Time

GUILD, CHANNEL, ADA, BEN = 1, 5, 11, 12


class Channel:
    """A channel that keeps the posts and edits made there."""

    def __init__(self) -> None:
        self.posts: list[tuple[str, list[int], list[str]]] = []
        self.edits: list[tuple[int, list[str]]] = []
        self.texts: dict[int, list[str]] = {}
        self.fetched: list[int] = []
        self._sent: dict[str, Any] = {}

    async def send(self, *, view: Any, nonce: str, files: Any = (), allowed_mentions: Any, silent: bool = False) -> Any:
        del silent
        if nonce not in self._sent:
            names = [file.filename for file in files]
            self.posts.append((nonce, [user.id for user in allowed_mentions.users], names))
            attachments = [SimpleNamespace(filename=name) for name in names]
            components = [SimpleNamespace(content=item.content) for item in view.walk_children() if has_text(item)]
            number = 900 + len(self.posts)
            kept = [_component_factory(each) for each in view.to_components()]
            edit = self.get_partial_message(number).edit
            self._sent[nonce] = SimpleNamespace(
                id=number, attachments=attachments, texts=components, components=kept, edit=edit
            )
        return self._sent[nonce]

    async def fetch_message(self, id_: int) -> Any:
        self.fetched.append(id_)
        return next(message for message in self._sent.values() if message.id == id_)

    async def history(self, *, limit: int) -> AsyncIterator[Any]:
        """Yield nothing: the channel has no old messages."""
        for message in list[Any]():
            yield message

    def get_partial_message(self, id_: int) -> Any:
        async def edit(*, view: Any, attachments: Any) -> None:
            self.edits.append((id_, [file.filename for file in attachments]))
            self.texts[id_] = [item.content for item in view.walk_children() if has_text(item)]

        return SimpleNamespace(id=id_, edit=edit, fetch=partial(self.fetch_message, id_))

    @property
    def pinged(self) -> list[list[int]]:
        return [users for _, users, _ in self.posts]


def has_text(item: Any) -> bool:
    return hasattr(item, "content")


async def begun(bot: Any) -> int:
    """Begin a game for two."""
    game = (await bot.tables.create(GUILD, "carcassonne", host=ADA, channel=CHANNEL, name="Ada")).id
    async with bot.tables.transaction(GUILD, game) as session:
        session.join(BEN, "Ben")
        session.start()
        queue_start(session)
    return int(game)


async def deliver(bot: Any) -> None:
    """Send everything that is due, as a freshly started process does."""
    outbox = Delivery(bot)
    outbox.sender = Sender(bot)
    while due := (await bot.store.due_in(GUILD)).messages:
        for outgoing in due:
            if outgoing.kind == "chronicle":
                async with bot.tables.transaction(GUILD, outgoing.game) as session:
                    session.outbox.sent(outgoing)
            else:
                await outbox.deliver(GUILD, outgoing)


@pytest.fixture
def time(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock that stands still until it is set."""
    made = Time()
    monkeypatch.setattr(bot.store, "clock", made)
    return made
