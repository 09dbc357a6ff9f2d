"""The gateway: sessions of bots over websocket, with resume, shards, intents and zlib-stream.

A session outlives its connection: events during an absence are stored and replayed on RESUME.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from playground import people
from playground.refusals import Json
from playground.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN, TWICE, WRONG_SHARD, WRONG_INTENTS = (
    *(4001, 4002, 4003, 4004, 4005),
    *(4010, 4013),
)
"""Close codes of the gateway (discord.com/developers/docs/topics/opcodes-and-status-codes)."""
MOST_BYTES = 4096
"""Limit of a payload from a bot, in bytes."""
MOST_INTENTS = 1 << 32
# The same interval as Discord's.
HEARTBEAT_MS = 41_250
TOO_EARLY = "an identify too soon after another one of its bucket"
A_MOMENT = 0.05
"""Delay of a heartbeat's answer, in seconds. discord.py mistakes an immediate answer for an earlier one."""
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
# Events of an intent reach only sessions with that intent, by prefix of their names. Interactions need no intent.
INTENTS = {"GUILD_MEMBER_": GUILD_MEMBERS, "GUILD_": GUILDS, "CHANNEL_": GUILDS, "THREAD_": GUILDS}
OF_GUILDS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")


class Wire:
    """One websocket connection. It sends payloads in order, compressed if the bot asked for it."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._transport = request.transport
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: object = None) -> None:
        """Queue a payload that is no event."""
        self.send_text(json.dumps({"op": op, "t": None, "s": None, "d": data}))

    def send_text(self, text: str) -> None:
        """Queue a serialized payload."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while (text := await self._queue.get()) is not None:
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    # One stream for the whole connection. Each payload ends with a flush, which tells the bot that it
                    # is complete.
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)

    async def close(self, code: int) -> None:
        """Send the queued payloads, then close with a code."""
        self._queue.put_nowait(None)
        # A bot that no longer reads must not keep the server from stopping.
        await asyncio.wait([self._writer], timeout=1)
        self._writer.cancel()
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Cut the connection without a close frame."""
        if self._transport is not None:
            self._transport.abort()


def _payload(frame: WSMessage) -> Json | None:
    """Return the payload of a frame, or None if Discord could not read it."""
    if frame.type is not WSMsgType.TEXT or len(frame.data) > MOST_BYTES:
        return None
    try:
        payload = json.loads(frame.data)
    except (ValueError, RecursionError):
        return None
    return payload if isinstance(payload, dict) else None


def _shard(given: object) -> tuple[int, int] | None:
    """Return a shard's number and count, or None for any other value."""
    match given:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None


@dataclass
class Session:
    """The gateway's state of one shard of a bot."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=2_000))
    wire: Wire | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Number an event, store it for a resume, and send it if the bot is connected."""
        self.seq += 1
        # Serialize now: the event must not change with the world before it is sent.
        text = msgspec.json.encode({"op": DISPATCH, "t": event, "s": self.seq, "d": data}).decode()
        self.sent.append((self.seq, text))
        if self.wire is not None:
            self.wire.send_text(text)

    def wants(self, event: str, data: Json) -> bool:
        """Return True if an event is for this shard and its intents."""
        guild = data["id"] if event in OF_GUILDS else data.get("guild_id")
        if guild is None:  # direct messages belong to the first shard
            here, messages = self.shard[0] == 0, DIRECT_MESSAGES
        else:
            # Discord's formula: the time in the guild's id modulo the number of shards.
            here, messages = (int(guild) >> 22) % self.shard[1] == self.shard[0], GUILD_MESSAGES
        # A bot needs no intent to be told of its own role or name:
        # https://discord.com/developers/docs/events/gateway-events#guild-member-update
        if event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == people.BOT:
            return here
        intents = INTENTS | {"MESSAGE_": messages}
        needed = next((intents[start] for start in intents if event.startswith(start)), 0)
        return here and (not needed or bool(self.intents & needed))


class Gateway:
    """All sessions, and the websocket endpoint of bots."""

    def __init__(self, world: World, url: str, gap: float = 0.0) -> None:
        """``gap``: the seconds between two identifies in a bucket."""
        self.world = world
        self.url = url
        self.at_once = 1 if gap else 16
        """The number of buckets: Discord's ``max_concurrency``."""
        self.sessions: dict[str, Session] = {}
        self._gap = gap
        self._identified: dict[int, float] = {}
        """The time of the last identify in each bucket."""
        world.tellers.append(self.tell)

    def _note(self, *, lost: Session | None = None) -> None:
        """Update the world's record of connections. While another process serves a lost shard, nothing is lost."""
        shards = [session.shard for session in self.sessions.values() if session.wire]
        self.world.online = bool(shards)
        self.world.doubled = len(shards) > len(set(shards))
        self.world.losses += lost is not None and lost.shard not in shards
        self.world.show("bot", {"online": self.world.online})

    def tell(self, event: str, data: Json) -> None:
        """Send an event to every session that it concerns."""
        for session in self.sessions.values():
            if session.wants(event, data):
                session.dispatch(event, data)

    def guild_create(self, guild: Json, channels: Iterable[Json] | None = None) -> Json:
        """Return a guild with everything in it. ``channels`` may be those of this guild, with its threads."""
        id_, world = guild["id"], self.world
        every = world.channels.values() if channels is None else channels
        inside = [each for each in every if each.get("guild_id") == id_]
        return guild | {
            "channels": [each for each in inside if not world.is_thread(each)],
            "threads": [each for each in inside if world.is_thread(each) and not each["thread_metadata"]["archived"]],
            "members": [self._member(guild, user) for user in world.members(id_)],
        }

    def guild_join(self, guild: Json) -> Json:
        """Return a guild that the bot has just joined.

        Its event lacks ``unavailable``, as Discord's does. Libraries tell by it that the guild is a new one:
        https://github.com/discord/discord-api-docs/pull/5124
        """
        return {name: value for name, value in self.guild_create(guild).items() if name != "unavailable"}

    @staticmethod
    def _member(guild: Json, user: Json) -> Json:
        joined = {"joined_at": guild["joined_at"]} if user["id"] == people.BOT else {}
        return people.member(user) | joined

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        wire = Wire(request, socket)
        wire.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        session: Session | None = None
        try:
            async for frame in socket:
                payload = _payload(frame)
                if payload is None:
                    await wire.close(DECODE_ERROR)
                    break
                session = await self._receive(wire, session, payload) or session
        finally:
            # A resumed session has another wire by now and is not lost.
            if session is not None and session.wire is wire:
                session.wire = None
                self._note(lost=session)
            await wire.close(WSCloseCode.OK)
        return socket

    async def _receive(self, wire: Wire, session: Session | None, payload: Json) -> Session | None:
        data = payload.get("d")
        match payload.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(A_MOMENT, wire.send, ACK)
            case 2 if isinstance(data, dict):
                return await self._identify(wire, session, data)
            case 6 if isinstance(data, dict):
                return await self._resume(wire, data)
            case 2 | 6:
                await wire.close(DECODE_ERROR)
            # Presence, voice and members are accepted and ignored: the bot does not use them.
            case 3 | 4 | 8:
                if session is None:
                    await wire.close(NOT_AUTHENTICATED)
            case _:
                await wire.close(UNKNOWN_OPCODE)
        return None

    async def _identify(self, wire: Wire, session: Session | None, data: Json) -> Session | None:
        shard, intents = _shard(data.get("shard") or [0, 1]), data.get("intents")
        if session is not None:
            await wire.close(TWICE)
        elif data.get("token") != self.world.token:
            await wire.close(WRONG_TOKEN)
        elif shard is None:
            await wire.close(WRONG_SHARD)
        elif type(intents) is not int or not 0 <= intents < MOST_INTENTS:
            await wire.close(WRONG_INTENTS)
        elif self._is_too_early(shard[0] % self.at_once):
            self.world.violation(TOO_EARLY, f"shard {shard[0]}")
            wire.send(INVALID, data=False)
        else:
            return self._begin(Session(intents=intents, shard=shard, wire=wire))
        return None

    def _is_too_early(self, bucket: int) -> bool:
        now = time.monotonic()
        last = self._identified.get(bucket, now - self._gap)
        self._identified[bucket] = now
        return now - last < self._gap

    def _begin(self, new: Session) -> Session:
        # A new identify ends the shard's earlier session.
        self.sessions = {key: each for key, each in self.sessions.items() if each.wire or each.shard != new.shard}
        self.sessions[new.id] = new
        self._welcome(new)
        self._note()
        return new

    def _welcome(self, session: Session) -> None:
        known = [each for each in self.world.guilds.values() if self.world.is_in(people.BOT, each["id"])]
        guilds = [each for each in known if session.wants("GUILD_CREATE", each)]
        ready = {
            "v": 10,
            "user": self.world.bot | {"verified": True, "mfa_enabled": True, "email": None},
            # As Discord does: first all guilds as unavailable, then an event for each.
            "guilds": [{"id": each["id"], "unavailable": True} for each in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": people.BOT, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
        }
        session.dispatch("READY", ready)
        # Grouped once: a search for each of thousands of guilds would take minutes.
        channels: dict[str, list[Json]] = {}
        for channel in self.world.channels.values():
            channels.setdefault(channel.get("guild_id", ""), []).append(channel)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", self.guild_create(guild, channels.get(guild["id"], ())))

    async def _resume(self, wire: Wire, data: Json) -> Session | None:
        if data.get("token") != self.world.token:
            await wire.close(WRONG_TOKEN)
            return None
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        # Dropped events can't be replayed, so the bot must identify again.
        oldest = session.sent[0][0] if session and session.sent else 1
        if session is None or type(seq) is not int or not oldest - 1 <= seq <= session.seq:
            wire.send(INVALID, data=False)
            return None
        session.wire = wire
        for number, text in session.sent:
            if number > seq:
                wire.send_text(text)
        session.dispatch("RESUMED", {})
        self._note()
        return session

    def disturb(self, how: str) -> int:
        """Disturb every connection: `drop` cuts, `reconnect` asks, `invalidate` ends the session. Return the number."""
        wires = [session.wire for session in self.sessions.values() if session.wire]
        if how == "invalidate":
            self.sessions.clear()
        for wire in wires:
            if how == "drop":
                wire.cut()
            else:
                wire.send(RECONNECT if how == "reconnect" else INVALID, data=False)
        return len(wires)

    async def close(self) -> None:
        """Close every connection."""
        for session in [*self.sessions.values()]:
            if session.wire:
                await session.wire.close(WSCloseCode.GOING_AWAY)
