"""The state of the playground's Discord: guilds, people, channels, messages, commands.

Records have the shape of Discord's JSON and are sent unchanged. Every change is written to the store at once and
announced: `tell` reaches bots through the gateway, `show` reaches the page.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from playground import people, permissions
from playground.clock import Clock
from playground.refusals import Json, Refused
from playground.store import Store

THREAD_TYPES = (10, 11, 12)
PRIVATE_THREAD = 12
MOST_MESSAGES = 400
"""Limit of the messages of a channel, with their pictures. The page shows fewer."""


@dataclass
class Message:
    """A message: Discord's payload, and the playground's own fields."""

    payload: Json
    only_for: str | None = None  # the only person who sees an ephemeral message
    pings: list[str] = field(default_factory=list)
    files: list[Json] = field(default_factory=list)  # attachments, including those that only components show
    born: float = 0.0
    revision: int = 0
    version: int = 0  # the world's version at its last change
    past: deque[list[Json]] = field(default_factory=lambda: deque(maxlen=5))  # its components before edits

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.payload["id"])

    def record(self) -> Json:
        """Return all of it as JSON, for the store and the page."""
        return {
            "message": self.payload,
            "only_for": self.only_for,
            "pings": self.pings,
            "files": self.files,
            "born": self.born,
            "revision": self.revision,
        }

    @classmethod
    def of(cls, record: Json) -> Message:
        """Make a message from its record."""
        known = {key: record[key] for key in ("only_for", "pings", "files", "born", "revision")}
        return cls(payload=record["message"], **known)


def _tastes(user: str) -> Json:
    return {"id": user, "locale": people.LOCALE, "direct": True}


class World:
    """The whole state. Ids are strings, as in Discord's JSON."""

    def __init__(self, store: Store, token: str, base: str, clock: Clock) -> None:
        self.store = store
        self.token = token
        self.base = base
        self.clock = clock
        self.users: dict[str, Json] = {user["id"]: user for user in people.users()}
        self.tastes: dict[str, Json] = {id_: _tastes(id_) for id_ in self.users}
        self.absent: dict[str, list[str]] = {}  # users outside a guild
        self.guilds: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.joined: dict[str, list[str]] = {}  # users in a private thread
        self.messages: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, list[Json]] = {}
        self.emojis: dict[str, Json] = {}
        self.nonces: dict[str, tuple[str, float]] = {}  # message id and time by nonce
        self.violations: list[Json] = []
        self.calls: deque[Json] = deque(maxlen=20_000)
        self.tellers: list[Callable[[str, Json], None]] = []
        self.watchers: list[Callable[[Json], None]] = []
        self.online = False  # whether a bot is connected
        self.doubled = False  # whether two processes of a bot receive the same events
        self.losses = 0  # number of lost connections
        self.run = secrets.token_hex(4)  # tells the versions of this run from those before a restart
        self.version = 1
        self.touched: dict[str, int] = {}  # by channel, the version of the last change of its messages
        self._changed = asyncio.Event()
        self._load()

    # -- loading -------------------------------------------------------------------------------------------

    def _load(self) -> None:
        for wound in self.store.all("clock"):
            self.clock.wind(wound["seconds"])
        self.guilds = {guild["id"]: guild for guild in self.store.all("guild")}
        self.channels = {channel["id"]: channel for channel in self.store.all("channel")}
        if not self.guilds:
            self.keep_guild(people.guild("Stammtisch", people.GUILD))
            for channel in people.channels(people.GUILD):
                self.keep_channel(channel)
        for tastes in self.store.all("tastes"):
            self.tastes[tastes["id"]] = tastes
        for absence in self.store.all("absent"):
            self.absent[absence["id"]] = absence["users"]
        for thread in self.store.all("joined"):
            self.joined[thread["id"]] = thread["users"]
        self.emojis = {emoji["id"]: emoji for emoji in self.store.all("emoji")}
        for scope in self.store.all("commands"):
            self.commands[scope["id"]] = scope["commands"]
        for record in self.store.all("message"):
            message = Message.of(self._rebased(record))
            self.messages.setdefault(message.payload["channel_id"], {})[message.id] = message
            if "nonce" in message.payload:
                self.nonces[str(message.payload["nonce"])] = message.id, message.born

    def _rebased(self, record: Json) -> Json:
        """Change the addresses of files to the server's present address."""
        if record["base"] == self.base:
            return record
        # A record has addresses in many places, including components. In its text they all look the same.
        text = json.dumps(record).replace(record["base"] + "/attachments/", self.base + "/attachments/")
        rebased: Json = json.loads(text)
        return rebased

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def bot(self) -> Json:
        """The bot's user."""
        return self.users[people.BOT]

    def channel(self, id_: str) -> Json:
        """Return a channel or thread, or refuse with 10003."""
        if id_ not in self.channels:
            raise Refused(10003)
        return self.channels[id_]

    def guild(self, id_: str) -> Json:
        """Return a guild, or refuse with 10004 if there is none or the bot is not in it."""
        if id_ not in self.guilds or not self.is_in(people.BOT, id_):
            raise Refused(10004)
        return self.guilds[id_]

    def message(self, channel: str, id_: str) -> Message:
        """Return a message of a channel, or refuse with 10008."""
        message = self.messages.get(channel, {}).get(id_)
        if message is None:
            raise Refused(10008)
        return message

    def find_message(self, id_: str) -> Message | None:
        """Return a message from any channel."""
        return next((here[id_] for here in self.messages.values() if id_ in here), None)

    def is_thread(self, channel: Json) -> bool:
        """Return True if a channel is a thread."""
        return channel["type"] in THREAD_TYPES

    def is_in(self, user: str, guild: str) -> bool:
        """Return True if a user is in a guild."""
        return user not in self.absent.get(guild, ())

    def members(self, guild: str) -> list[Json]:
        """Return the users in a guild, including the bot."""
        return [user for id_, user in self.users.items() if self.is_in(id_, guild)]

    def threads(self, guild: str) -> Iterator[Json]:
        """Yield a guild's open threads."""
        for channel in self.channels.values():
            if self.is_thread(channel) and channel["guild_id"] == guild and not channel["thread_metadata"]["archived"]:
                yield channel

    def may(self, user: str, channel: Json) -> int:
        """Return a user's permissions in a channel, with its overwrites."""
        if channel["type"] == people.DIRECT:
            return permissions.DIRECT if user in (people.BOT, channel["recipients"][0]["id"]) else 0
        guild = channel["guild_id"]
        if not self.is_in(user, guild):
            return 0
        # A thread has no overwrites of its own.
        parent = self.channels[channel["parent_id"]] if self.is_thread(channel) else channel
        allowed, roles = people.permissions_of(user), people.roles_of(user)
        within = permissions.within(allowed, parent["permission_overwrites"], guild, roles, user)
        # Besides its members only moderators see a private thread.
        closed = channel["type"] == PRIVATE_THREAD and user not in self.joined.get(channel["id"], ())
        return 0 if closed and not within & permissions.bits("manage_threads") else within

    def sees(self, user: str, channel: Json) -> bool:
        """Return True if a user sees a channel."""
        return bool(self.may(user, channel) & permissions.bits("view_channel"))

    def demand(self, channel: Json, *names: str) -> None:
        """Refuse with 50001 or 50013 unless the bot has these permissions in a channel."""
        if not self.sees(people.BOT, channel):
            raise Refused(50001)
        if self.may(people.BOT, channel) & permissions.bits(*names) != permissions.bits(*names):
            raise Refused(50013)

    def visible(self, channel: str, user: str) -> list[Message]:
        """Return the messages of a channel that a person sees, oldest first."""
        return [each for each in self.messages.get(channel, {}).values() if each.only_for in (None, user)]

    # -- changing ------------------------------------------------------------------------------------------

    def keep_message(self, message: Message) -> None:
        """Store a new or changed message. Ephemeral ones are not written to disk, and the oldest ones are dropped."""
        # Waiting clients compare revisions, because an edit may leave all words unchanged.
        message.revision += 1
        here = self.messages.setdefault(message.payload["channel_id"], {})
        here[message.id] = message
        while len(here) > MOST_MESSAGES:
            self.forget_message(next(iter(here.values())))
        # Discord's client also drops ephemeral messages when it restarts.
        if message.only_for is None:
            self.store.put("message", message.id, message.record() | {"base": self.base})
        self.show("message", message.record())
        message.version = self._touch(message)

    def forget_message(self, message: Message) -> None:
        """Delete a message with its files."""
        del self.messages[message.payload["channel_id"]][message.id]
        self._drop(message)
        self.show("gone", {"id": message.id, "channel_id": message.payload["channel_id"]})
        self._touch(message)

    def _touch(self, message: Message) -> int:
        """Note that a message of a channel has changed or is gone. Return the present version."""
        self.touched[message.payload["channel_id"]] = self.version
        return self.version

    def _drop(self, message: Message) -> None:
        self.store.drop("message", message.id)
        for file in message.files:
            self.store.drop_file(file["id"])

    def keep_channel(self, channel: Json) -> None:
        """Store a new or changed channel or thread."""
        self.channels[channel["id"]] = channel
        self.store.put("channel", channel["id"], channel)
        self.show("channel", self.with_rights(channel))

    def keep_joined(self, thread: Json, user: str, *, here: bool) -> None:
        """Add a user to a private thread or remove one. A public thread has its channel's readers."""
        if thread["type"] != PRIVATE_THREAD:
            return
        others = [each for each in self.joined.get(thread["id"], ()) if each != user]
        self.joined[thread["id"]] = [*others, user] if here else others
        self.store.put("joined", thread["id"], {"id": thread["id"], "users": self.joined[thread["id"]]})
        self.keep_channel(thread)

    def with_rights(self, channel: Json) -> Json:
        """Return a channel with each person's permissions, for the page. A public thread has its parent's."""
        if self.is_thread(channel) and channel["type"] != PRIVATE_THREAD:
            return channel
        return channel | {"rights": {id_: str(self.may(id_, channel)) for id_ in self.users}}

    def direct(self, user: str) -> Json:
        """Return the channel of a user's direct messages with the bot."""
        for channel in self.channels.values():
            if channel["type"] == people.DIRECT and channel["recipients"][0]["id"] == user:
                return channel
        channel = people.direct(self.clock.snowflake(), self.users[user])
        self.keep_channel(channel)
        return channel

    def forget_channel(self, channel: Json) -> None:
        """Delete a channel or thread with its threads and messages."""
        # Make the list first, because each deletion changes the collection.
        for thread in [each for each in self.channels.values() if each.get("parent_id") == channel["id"]]:
            self.forget_channel(thread)
        for message in [*self.messages.pop(channel["id"], {}).values()]:
            self._drop(message)
        del self.channels[channel["id"]]
        self.store.drop("channel", channel["id"])
        self.joined.pop(channel["id"], None)
        self.store.drop("joined", channel["id"])
        self.show("channel-gone", {"id": channel["id"]})
        source = self.find_message(channel["id"])  # a thread has the id of the message that it was started from
        if source is not None:
            source.payload["thread"] = None
            self.keep_message(source)

    def keep_guild(self, guild: Json) -> None:
        """Store a new or changed guild."""
        self.guilds[guild["id"]] = guild
        self.store.put("guild", guild["id"], guild)
        self.show("guild", guild)

    def keep_tastes(self, user: str, **tastes: object) -> None:
        """Store a user's language, or whether they accept direct messages."""
        self.tastes[user] |= tastes
        self.store.put("tastes", user, self.tastes[user])
        self.show("tastes", self.tastes[user])

    def keep_membership(self, guild: Json, user: str, *, here: bool) -> bool:
        """Let a user join or leave a guild. Return True if that changed something."""
        if self.is_in(user, guild["id"]) == here:
            return False
        others = [each for each in self.absent.get(guild["id"], ()) if each != user]
        self.absent[guild["id"]] = others if here else [*others, user]
        self.store.put("absent", guild["id"], {"id": guild["id"], "users": self.absent[guild["id"]]})
        joined = {"joined_at": self.clock.stamp()} if user == people.BOT and here else {}
        self.keep_guild(guild | joined | {"member_count": len(self.members(guild["id"]))})
        # The visible channels change with it.
        for channel in [each for each in self.channels.values() if each.get("guild_id") == guild["id"]]:
            self.keep_channel(channel)
        self.show("absent", {"id": guild["id"], "users": self.absent[guild["id"]]})
        return True

    def keep_commands(self, scope: str, commands: list[Json]) -> None:
        """Replace the commands of a guild, or the global ones for an empty scope."""
        self.commands[scope] = commands
        self.store.put("commands", scope, {"id": scope, "commands": commands})
        self.show("commands", {"scope": scope, "commands": commands})

    def keep_emoji(self, emoji: Json, picture: bytes | None = None) -> None:
        """Store a new or renamed emoji of the application."""
        self.emojis[emoji["id"]] = emoji
        self.store.put("emoji", emoji["id"], emoji)
        if picture is not None:
            self.store.put_file(emoji["id"], f"{emoji['name']}.png", picture)

    def forget_emoji(self, emoji: Json) -> None:
        """Delete an emoji of the application."""
        del self.emojis[emoji["id"]]
        self.store.drop("emoji", emoji["id"])
        self.store.drop_file(emoji["id"])

    def wind(self, seconds: float) -> None:
        """Advance the clock and store the offset, so that time does not go back on a restart."""
        self.clock.wind(seconds)
        self.store.put("clock", "offset", {"seconds": self.clock.offset})
        self.show("clock", self.time())

    def time(self) -> Json:
        """Return the time now, and its offset from the machine's time in seconds."""
        return {"now": self.clock(), "ahead": self.clock.offset}

    def violation(self, what: str, where: str) -> None:
        """Record a violation of Discord's rules by the bot."""
        violation = {"at": self.clock.stamp(), "what": what, "where": where}
        self.violations.append(violation)
        self.show("violation", violation)

    # -- telling -------------------------------------------------------------------------------------------

    def tell(self, event: str, data: Json) -> None:
        """Send a gateway event to the bots, with events of their guilds only."""
        if "guild_id" in data and not self.is_in(people.BOT, data["guild_id"]):
            return
        for teller in self.tellers:
            teller(event, data)

    def show(self, kind: str, data: Json) -> None:
        """Send a change to the page, and wake waiting requests."""
        self.version += 1
        # A new event each time, so that requests that wait for the next change are not woken by this one.
        self._changed.set()
        self._changed = asyncio.Event()
        for watcher in self.watchers:
            watcher({"kind": kind, "data": data})

    async def changed(self, since: int, timeout: float) -> int:  # noqa: ASYNC109
        """Wait for a change since a version. Return the present version."""
        if self.version <= since:
            try:
                await asyncio.wait_for(self._changed.wait(), timeout)
            except TimeoutError:
                return self.version
        return self.version
