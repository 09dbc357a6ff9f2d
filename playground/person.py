"""A driver for tests and measurements: one person at the playground without a browser.

async with Person(server.url, "Ada") as ada:
    answer = await ada.command("new", game="chess")
    lobby = await ada.wait_for(lambda message: "Join" in message.buttons)
    await ada.click(lobby, "Join")
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

import aiohttp
import msgspec

from playground.refusals import Json

LOADING = 1 << 7
BUTTON, TEXT, THUMBNAIL, GALLERY = 2, 10, 11, 12
SELECTS = (3, 5, 6, 7, 8)
LONGEST_REACTION = 60.0
"""Seconds that a person waits for a message unless told otherwise: more than a busy machine needs."""


class Refusal(Exception):  # noqa: N818 - an answer
    """The client does not allow an action: a missing button, a disabled one, and so on."""


class Failed(Exception):  # noqa: N818
    """The bot did not answer within three seconds: "This interaction failed"."""


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


@dataclass(frozen=True)
class Seen:
    """A message as a person sees it.

    Its parts are found once: someone who waits looks at all messages of a channel after each change.
    """

    payload: Json

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.payload["id"])

    @cached_property
    def text(self) -> str:
        """All its text, one line for each paragraph."""
        parts = [self.payload["content"]]
        parts += [each["content"] for each in walk(self.payload["components"]) if each["type"] == TEXT]
        return "\n".join(part for part in parts if part)

    @cached_property
    def components(self) -> list[Json]:
        """Its components, nested ones included."""
        return [*walk(self.payload["components"])]

    @cached_property
    def buttons(self) -> dict[str, Json]:
        """Its buttons by label, or by emoji where there is none."""
        buttons = [each for each in self.components if each["type"] == BUTTON]
        return {each.get("label") or (each.get("emoji") or {}).get("name", ""): each for each in buttons}

    @property
    def selects(self) -> list[Json]:
        """Its selects from top to bottom."""
        return [each for each in self.components if each["type"] in SELECTS]

    @property
    def pictures(self) -> list[Json]:
        """Its pictures: address, size and alt text."""
        galleries = [item for each in self.components if each["type"] == GALLERY for item in each["items"]]
        thumbnails = [each for each in self.components if each["type"] == THUMBNAIL]
        attached: list[Json] = self.payload["attachments"]
        return [each["media"] | {"description": each.get("description")} for each in galleries + thumbnails] + attached

    @property
    def ephemeral(self) -> bool:
        """True if only this person sees it."""
        return self.payload["playground"]["only_for"] is not None

    @property
    def loading(self) -> bool:
        """True if it still shows that the bot is thinking."""
        return bool(self.payload["flags"] & LOADING)

    @property
    def pings(self) -> list[str]:
        """Ids of the people that it pinged."""
        return list(self.payload["playground"]["pings"])

    @property
    def revision(self) -> int:
        """The number of times that it was written, including edits."""
        return int(self.payload["playground"]["revision"])


@dataclass(frozen=True)
class Answer:
    """The bot's first answer to an action of the person."""

    report: Json

    @property
    def kind(self) -> int:
        """Discord's callback type: 4 reply, 5 deferred, 6 deferred update, 7 update, 8 choices, 9 modal."""
        return int(self.report["answer"])

    @property
    def message(self) -> Seen | None:
        """The message that it made or changed, as it was then."""
        return Seen(self.report["shown"]) if self.report["shown"] else None

    @property
    def modal(self) -> Json | None:
        """The modal that it opened."""
        modal: Json | None = self.report["modal"]
        return modal

    @property
    def choices(self) -> list[Json]:
        """The suggestions."""
        return self.report["choices"] or []


@dataclass
class _View:
    """The messages of a channel as last read, by id."""

    version: str = ""
    messages: dict[str, Seen] = field(default_factory=dict)


class Person:
    """One person. Channels are given by name or id; `channel` is the person's usual one."""

    def __init__(self, server_url: str, name: str, channel: str = "stammtisch") -> None:
        self.name = name
        self.channel = channel
        self._api = f"{server_url}/playground/api"
        self._http: aiohttp.ClientSession | None = None
        self._views: dict[str, _View] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection."""
        if self._http is not None:
            await self._http.close()

    async def _ask(self, method: str, path: str, body: Json | None = None, query: dict[str, str] | None = None) -> Json:
        if self._http is None:
            # A measurement has many simultaneous clicks, and none must wait for a connection.
            self._http = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        async with self._http.request(method, self._api + path, json=body, params=query) as response:
            answer: Json = msgspec.json.decode(await response.read())
            if response.status == 400:
                raise Refusal(answer["error"])
            response.raise_for_status()
            return answer

    async def _act(self, what: str, body: Json) -> Answer:
        report = await self._ask("POST", f"/people/{self.name}/{what}", body)
        if report["status"] == "failed":
            raise Failed(f"no answer to {report['name']!r}")
        return Answer(report)

    # -- doing -----------------------------------------------------------------------------------------------

    async def command(self, path: str, *, where: str | None = None, **options: object) -> Answer:
        """Call a slash command, as in `command("game move", action="0,1,90")`; `where` is another channel."""
        return await self._act("command", {"command": path, "options": options, "channel": where or self.channel})

    async def use(self, name: str, target: Seen | str) -> Answer:
        """Use a command in the menu of a message, or of a person whose id this is."""
        id_ = target.id if isinstance(target, Seen) else target
        return await self._act("command", {"command": name, "target": id_, "channel": self.channel})

    async def autocomplete(self, path: str, focused: str, *, where: str | None = None, **options: object) -> list[Json]:
        """Return the bot's suggestions for a focused option."""
        body = {"command": path, "focused": focused, "options": options, "channel": where or self.channel}
        return (await self._act("autocomplete", body)).choices

    async def click(self, message: Seen | str, label_or_custom_id: str, *, stale: bool = False) -> Answer:
        """Press a button. `stale` also allows one that a recent edit removed, as when two clicks cross."""
        custom_id, id_ = label_or_custom_id, message
        if isinstance(message, Seen):
            id_ = message.id
            custom_id = message.buttons.get(label_or_custom_id, {}).get("custom_id", label_or_custom_id)
        return await self._act("press", {"message": id_, "custom_id": custom_id, "stale": stale})

    async def select(self, message: Seen, *values: str, which: str | int = 0, stale: bool = False) -> Answer:
        """Choose in a select by values or labels. `which` is its place, its custom id or its placeholder."""
        select = _which(message, which)
        by_label = {option["label"]: option["value"] for option in select.get("options") or ()}
        offered = set(by_label.values())
        chosen = [value if value in offered else by_label.get(value, value) for value in values]
        return await self._act(
            "press",
            {"message": message.id, "custom_id": select["custom_id"], "values": chosen, "stale": stale},
        )

    async def submit(self, modal: Answer | Json, values: Mapping[str, object]) -> Answer:
        """Submit a modal, with `values` by custom id or label. Other fields keep their preset values."""
        shown = modal.modal if isinstance(modal, Answer) else modal
        if shown is None:
            raise Refusal("no modal was opened")
        ids = _fields(shown)
        given = {ids.get(key, key): value for key, value in values.items()}
        return await self._act("submit", {"interaction": shown["interaction"], "values": given})

    async def say(self, content: str, *, channel: str | None = None) -> Seen:
        """Write an ordinary message."""
        body = {"content": content, "channel": channel or self.channel}
        return Seen(await self._ask("POST", f"/people/{self.name}/messages", body))

    async def delete(self, message: Seen | str) -> None:
        """Delete a message: an own one, an ephemeral one shown to this user, or any as a moderator (Ada)."""
        id_ = message.id if isinstance(message, Seen) else message
        await self._ask("DELETE", f"/people/{self.name}/messages/{id_}")

    # -- looking ---------------------------------------------------------------------------------------------

    async def messages(self, channel: str | None = None) -> list[Seen]:
        """Return the messages this person sees in a channel, oldest first."""
        return await self._looked(channel or self.channel, 0)

    async def _looked(self, channel: str, wait: float) -> list[Seen]:
        """Return the messages of a channel, after a change or after so many seconds."""
        # The server sends only the messages that have changed since: a channel may have hundreds.
        view = self._views.setdefault(channel, _View())
        query = {"channel": channel, "since": view.version, "timeout": f"{wait:.3f}"}
        messages = await self._ask("GET", f"/people/{self.name}/messages", query=query)
        known = view.messages | {payload["id"]: Seen(payload) for payload in messages["messages"]}
        self._views[channel] = _View(messages["version"], {id_: known[id_] for id_ in messages["ids"]})
        return [*self._views[channel].messages.values()]

    async def wait_for(
        self,
        predicate: Callable[[Seen], object],
        timeout: float = LONGEST_REACTION,  # noqa: ASYNC109 - how long to wait, not when to be cancelled
        *,
        channel: str | None = None,
    ) -> Seen:
        """Return the newest message that fits, as soon as there is one. TimeoutError shows the present messages."""
        deadline = asyncio.get_running_loop().time() + timeout
        wait = 0.0
        while True:
            messages = await self._looked(channel or self.channel, wait)
            if (fits := next((each for each in reversed(messages) if predicate(each)), None)) is not None:
                return fits
            wait = deadline - asyncio.get_running_loop().time()
            if wait <= 0:
                there = "\n---\n".join(each.text or "(no text)" for each in messages[-3:])
                raise TimeoutError(f"{self.name} waited {timeout} s without a match; the last messages:\n{there}")

    async def settled(self, answer: Answer, timeout: float = LONGEST_REACTION) -> Seen:  # noqa: ASYNC109
        """Return the message of an answer after its deferred content has arrived.

        A public deferred answer may be deleted and replaced by a private one. Until then it is a line of small print.
        """
        first = answer.message
        if first is None:
            raise Refusal("the answer made no message")
        # A deferred update has changed nothing yet. The edit follows.
        least = first.revision + (answer.kind == 6)

        def ready(message: Seen) -> bool:
            if message.id == first.id:
                withdrawn = not message.ephemeral and message.text.startswith("-# ")
                return not message.loading and message.revision >= least and not withdrawn
            same = message.payload.get("interaction_metadata") == first.payload.get("interaction_metadata")
            return same and message.ephemeral and not first.ephemeral and answer.kind != 6

        return await self.wait_for(ready, timeout, channel=first.payload["channel_id"])

    async def direct(self) -> str:
        """Return the id of the channel of this person's direct messages with the bot."""
        return str((await self._ask("POST", f"/people/{self.name}/direct"))["id"])

    async def look(self, message: Seen) -> Seen:
        """Return the present version of a message."""
        return await self.wait_for(lambda each: each.id == message.id, 0, channel=message.payload["channel_id"])

    async def control(self, method: str, path: str, body: Json | None = None) -> Any:
        """Use another control of the playground, as in `control("POST", "/clock", {"forward": 3600})`."""
        return await self._ask(method, path, body)


def _which(message: Seen, which: str | int) -> Json:
    if isinstance(which, int):
        if which >= len(message.selects):
            raise Refusal(f"the message has {len(message.selects)} selects")
        return message.selects[which]
    for select in message.selects:
        if which in (select["custom_id"], select.get("placeholder")):
            return select
    raise Refusal(f"the message has no select {which!r}")


def _fields(modal: Json) -> dict[str, str]:
    """Return a modal's fields: custom ids by label."""
    labelled = [(part["label"], part["component"]) for part in modal["components"] if part["type"] == 18]
    old = [each for part in modal["components"] if part["type"] == 1 for each in part["components"]]
    return {label: field["custom_id"] for label, field in [*labelled, *((each["label"], each) for each in old)]}
