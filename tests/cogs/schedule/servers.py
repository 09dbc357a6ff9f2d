"""A server with channels, members and their permissions, and the messages in them."""

from types import SimpleNamespace
from typing import Any

import discord

from tests.cogs.delivery.channels import Channel

GUILD = 1


class Target(SimpleNamespace):
    """A role or a member with overwrites."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


EVERYONE = Target(id=GUILD, permissions=discord.Permissions(view_channel=True))


def refusal(code: int, status: int) -> discord.HTTPException:
    """Return an error of Discord."""
    answer: Any = SimpleNamespace(status=status, reason="Refused", headers={})
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(answer, {"code": code, "message": "Refused"})


class Text(discord.TextChannel):
    """A text channel that everyone sees, or only some members."""

    parent_id: Any = None

    def __init__(self, id_: int, server: Any) -> None:
        self.id, self.server = id_, server
        self.guild = server
        self.hidden = False
        self.unseen_by: set[int] = set()

    @property
    def overwrites(self) -> Any:
        return {EVERYONE: SimpleNamespace(view_channel=False)} if self.hidden else {}

    def is_news(self) -> bool:
        return False

    async def create_thread(self, **_: Any) -> Any:
        self.server.threads += 1
        return SimpleNamespace(id=70_000 + self.server.threads)

    def permissions_for(self, member: Any, /) -> discord.Permissions:
        return discord.Permissions.none() if member.id in self.unseen_by else discord.Permissions.all()


class Server:
    """A server with text channels. Its members are everyone except those who have ``left``."""

    id = GUILD
    unavailable = False
    preferred_locale = "en-US"
    default_role = EVERYONE
    me = SimpleNamespace(id=0)

    def __init__(self, *channels: int) -> None:
        self.channels = {id_: Text(id_, self) for id_ in channels}
        self.left: set[int] = set()
        self.fetched: list[int] = []
        self.threads = 0

    def get_channel_or_thread(self, id_: int) -> Any:
        return self.channels.get(id_)

    def get_channel(self, id_: int) -> Any:
        return self.channels.get(id_)

    async def fetch_member(self, user: int) -> Any:
        self.fetched.append(user)
        if user in self.left:
            raise refusal(10_007, 404)
        return SimpleNamespace(id=user, display_name=f"P{user}")


class Messages(Channel):
    """The messages of a channel with their present components and pings. They can be deleted."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: dict[int, list[dict[str, Any]]] = {}
        self.said: list[tuple[str, list[int], bool]] = []
        self.edited = 0
        self.refusal: discord.HTTPException | None = None

    async def send(self, *, content: str = "", **how: Any) -> Any:
        if self.refusal:
            raise self.refusal
        if content:
            self.said.append((content, [user.id for user in how["allowed_mentions"].users], how.get("silent", False)))
            return SimpleNamespace(id=500 + len(self.said))
        known = how["nonce"] in self._sent
        sent = await super().send(**how)
        if not known:
            self.cards[sent.id] = how["view"].to_components()
        return sent

    def get_partial_message(self, id_: int) -> Any:
        async def edit(*, view: Any, attachments: Any) -> None:
            del attachments
            if self.refusal:
                raise self.refusal
            if id_ not in self.cards:
                raise refusal(10_008, 404)
            self.edited += 1
            self.cards[id_] = view.to_components()

        async def fetch() -> Any:
            if id_ not in self.cards:
                raise refusal(10_008, 404)
            return SimpleNamespace(id=id_)

        return SimpleNamespace(id=id_, edit=edit, fetch=fetch)

    async def history(self, *, limit: int) -> Any:
        for message in [*self._sent.values()][-limit:]:
            if message.id in self.cards:
                message.author = None
                yield message


def parts(components: list[dict[str, Any]]) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the texts and the buttons of a message."""
    texts: list[str] = []
    buttons: list[dict[str, Any]] = []

    def walk(item: dict[str, Any]) -> None:
        if "content" in item:
            texts.append(item["content"])
        if "custom_id" in item:
            buttons.append(item)
        for child in (*item.get("components", ()), *([item["accessory"]] if "accessory" in item else ())):
            walk(child)

    for item in components:
        walk(item)
    return texts, buttons
