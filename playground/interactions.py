"""Interactions: sending a person's actions to the bot, and checking the bot's answers and their times."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from dataclasses import dataclass, field

from playground import commands, components, messages, people
from playground.bodies import LAYOUT, MOST_BYTES, Request, check_shape
from playground.messages import EPHEMERAL, LOADING, SILENT, SUPPRESS_EMBEDS
from playground.refusals import Form, Json, Refused
from playground.world import Message, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
# Seconds until the first answer is due, and lifetime of a token in seconds.
FIRST_ANSWER, TOKEN_LIFE = 3.0, 15 * 60
CONSEQUENCE = 15.0  # seconds after which a change in the channel no longer counts as a click's result
# The first answers that each kind of interaction allows.
ANSWERS = {
    COMMAND: (REPLY, DEFER, SHOW_MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (REPLY, DEFER, DEFER_UPDATE, UPDATE),
}


@dataclass
class Interaction:
    """One action of a person, and the bot's answers so far."""

    id: str
    kind: int
    user: str
    channel: str
    name: str  # the command's path or the component's custom id
    message: str | None  # the message of the component
    born: float
    sent: float
    done: asyncio.Event = field(default_factory=asyncio.Event)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    answer: int | None = None
    original: str | None = None
    own: set[str] = field(default_factory=set)  # the messages its token can edit
    only_for: str | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    acknowledged: float | None = None
    shown: float | None = None  # when a message in the channel next changed
    pictured: float | None = None  # when a public picture there next changed
    focus: int | None = None  # the type of the focused option
    origin: Json = field(default_factory=dict)
    losses: int = 0  # lost connections of the bot before it was sent
    doubled: bool = False  # whether two processes of the bot received it

    def report(self) -> Json:
        """Return the facts for the page, the drivers and the measurements."""

        def after(moment: float | None) -> float | None:
            return None if moment is None else round((moment - self.sent) * 1000, 3)

        return {
            "id": self.id,
            "kind": self.kind,
            "person": self.user,
            "channel": self.channel,
            "name": self.name,
            "status": "waiting" if not self.done.is_set() else "failed" if self.answer is None else "answered",
            "answer": self.answer,
            "message": self.original,
            "modal": self.modal and self.modal | {"interaction": self.id},
            "choices": self.choices,
            "acknowledged_ms": after(self.acknowledged),
            "shown_ms": after(self.shown),
            "pictured_ms": after(self.pictured),
        }


class Interactions:
    """The interactions of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.open: dict[str, Interaction] = {}  # by token, while the token is valid
        self.log: deque[Interaction] = deque(maxlen=20_000)
        self.recent: dict[str, deque[Interaction]] = {}  # by channel, to observe the results of a click
        world.watchers.append(self._observe)
        world.clock.watch(self._expire_late)

    # -- from a person to the bot ----------------------------------------------------------------------------

    def send(
        self,
        kind: int,
        user: str,
        channel: Json,
        name: str,
        data: Json,
        message: Message | None = None,
        shown: Json | None = None,
        origin: Json | None = None,
    ) -> Interaction:
        """Send an interaction to the bot and start its three seconds.

        `message` is the component's message as `shown` to the person. `origin` is the interaction that opened a modal.
        """
        interaction = Interaction(
            id=self.world.clock.snowflake(),
            kind=kind,
            user=user,
            channel=channel["id"],
            name=name,
            message=message.id if message else None,
            born=self.world.clock(),
            sent=time.monotonic(),
            focus=commands.focus(data.get("options") or []),
            origin=origin or {},
            losses=self.world.losses,
            doubled=self.world.doubled,
        )
        self._prune()
        self.open[interaction.token] = interaction
        self.log.append(interaction)
        self.recent.setdefault(channel["id"], deque(maxlen=20)).append(interaction)
        self.world.tell("INTERACTION_CREATE", self._payload(interaction, channel, data, shown))
        asyncio.get_running_loop().call_later(FIRST_ANSWER, self._expire, interaction)
        return interaction

    def _prune(self) -> None:
        now = self.world.clock()
        while self.open:
            token, oldest = next(iter(self.open.items()))
            # Kept beyond their lifetime, so that a late answer gets Discord's refusal.
            if now - oldest.born < 2 * TOKEN_LIFE:
                return
            del self.open[token]

    def _expire(self, interaction: Interaction) -> None:
        if interaction.done.is_set():
            return
        interaction.done.set()
        # A bot that was offline or can't see the channel is not at fault.
        if self._could_answer(interaction):
            self.world.violation("no answer within three seconds", f"{interaction.name} ({interaction.id})")

    def _could_answer(self, interaction: Interaction) -> bool:
        """Return True if the bot was connected all the time and is in the channel."""
        channel = self.world.channels.get(interaction.channel)
        present = channel is not None and self.world.sees(interaction.user, channel) and self._knows(channel)
        return present and self.world.online and self.world.losses == interaction.losses

    def _knows(self, channel: Json) -> bool:
        return "guild_id" not in channel or self.world.is_in(people.BOT, channel["guild_id"])

    def _expire_late(self) -> None:
        """End the interactions that are overdue by the playground's clock."""
        for interaction in self.open.values():
            if self.world.clock() - interaction.born > FIRST_ANSWER:
                self._expire(interaction)

    def _payload(self, interaction: Interaction, channel: Json, data: Json, shown: Json | None) -> Json:
        world = self.world
        partial = {key: value for key, value in channel.items() if key not in ("permission_overwrites", "member")}
        payload: Json = {
            "id": interaction.id,
            "application_id": people.BOT,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "locale": world.tastes[interaction.user]["locale"],
            "channel_id": channel["id"],
            "channel": partial | {"permissions": str(world.may(interaction.user, channel))},
            "app_permissions": str(world.may(people.BOT, channel)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(channel),
            "context": commands.IN_GUILD if "guild_id" in channel else commands.BOT_DM,
            "attachment_size_limit": MOST_BYTES,
        }
        return payload | self._sender(interaction, channel) | ({} if shown is None else {"message": shown})

    def _sender(self, interaction: Interaction, channel: Json) -> Json:
        """Return the sender of an interaction: a member in a guild, a user in direct messages."""
        user = self.world.users[interaction.user]
        if "guild_id" not in channel:
            return {"user": user}
        guild = self.world.guilds[channel["guild_id"]]
        return {
            "guild_id": guild["id"],
            "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": guild["features"]},
            "guild_locale": guild["preferred_locale"],
            "member": people.member(user) | {"permissions": str(self.world.may(user["id"], channel))},
        }

    def _owners(self, channel: Json) -> Json:
        """Return the installation context of an interaction: the guild, or nothing in direct messages."""
        return {"0": channel.get("guild_id", "0")}

    # -- from the bot back -----------------------------------------------------------------------------------

    def first_answer(self, id_: str, token: str, body: Json, request: Request) -> Json:
        """Take the bot's first answer. Return the response of `with_response`."""
        interaction = self.open.get(token)
        late = interaction is not None and self.world.clock() - interaction.born > FIRST_ANSWER
        if interaction is None or interaction.id != id_ or (late and interaction.answer is None):
            raise Refused(10062)
        if interaction.answer is not None:
            # Two processes may both try to be the first.
            raise Refused(40060, fault=not interaction.doubled)
        form = Form()
        form.choice(("type",), body.get("type"), ANSWERS[interaction.kind])
        if body.get("type") in (DEFER_UPDATE, UPDATE) and interaction.message is None:
            form.wrong(("type",), "INTERACTION_APPLICATION_NO_MESSAGE", "There is no message to update")
        form.refuse()
        try:
            self._take(interaction, int(body["type"]), request)
        except Refused as refused:
            # The checks of a message do not know the answer around it.
            if refused.errors and "data" not in refused.errors:
                raise Refused(refused.code, {"data": refused.errors}) from refused
            raise
        interaction.answer = int(body["type"])
        interaction.acknowledged = time.monotonic()
        interaction.done.set()
        return self._response(interaction)

    def _take(self, interaction: Interaction, answer: int, request: Request) -> None:
        if answer in (REPLY, DEFER, UPDATE):
            check_shape(request.body)
        if answer in (REPLY, DEFER):
            self._reply(interaction, answer, request)
        elif answer in (DEFER_UPDATE, UPDATE):
            message = self._clicked(interaction)
            if answer == UPDATE:
                messages.edit(self.world, message, request)
            interaction.original = message.id
            interaction.own.add(message.id)
            interaction.only_for = message.only_for
        elif answer == CHOICES:
            form = Form()
            commands.check_choices(form, ("data", "choices"), request.body.get("choices"), interaction.focus)
            form.refuse()
            interaction.choices = request.body["choices"]
        else:
            form = Form()
            components.check_modal(form, request.body, self.world.emojis)
            form.refuse()
            interaction.modal = request.body

    def _clicked(self, interaction: Interaction) -> Message:
        return self.world.message(interaction.channel, interaction.message or "")

    def _reply(self, interaction: Interaction, answer: int, request: Request) -> None:
        # A deferred answer has no content, and so no flags about it.
        allowed = EPHEMERAL | (0 if answer == DEFER else SUPPRESS_EMBEDS | SILENT | LAYOUT)
        flags = request.flags & allowed | (LOADING if answer == DEFER else 0)
        body = {} if answer == DEFER else request.body
        interaction.only_for = interaction.user if flags & EPHEMERAL else None
        message = self._write(interaction, Request(body | {"flags": flags}, request.uploads))
        interaction.original = message.id

    def _write(self, interaction: Interaction, request: Request) -> Message:
        """Write a message that the interaction's token can edit later."""
        channel = self.world.channel(interaction.channel)
        extra: Json = {
            "application_id": people.BOT,
            "webhook_id": people.BOT,
            "type": 20 if interaction.kind == COMMAND else 19 if interaction.kind == COMPONENT else 0,
            "interaction_metadata": self._metadata(interaction),
        }
        if interaction.kind == COMMAND:
            user = self.world.users[interaction.user]
            extra["interaction"] = {"id": interaction.id, "type": 2, "name": interaction.name, "user": user}
        elif interaction.message:
            where = {"message_id": interaction.message, "channel_id": interaction.channel}
            extra["message_reference"] = {"type": 0, **where, **messages.guild_of(channel)}
        only_for = interaction.user if request.flags & EPHEMERAL else None
        message = messages.create(self.world, channel, request, only_for=only_for, extra=extra)
        interaction.own.add(message.id)
        return message

    def _metadata(self, interaction: Interaction) -> Json:
        metadata: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": self.world.users[interaction.user],
            "authorizing_integration_owners": self._owners(self.world.channel(interaction.channel)),
        }
        if interaction.kind == COMPONENT:
            metadata["interacted_message_id"] = interaction.message
        if interaction.kind == MODAL:
            metadata["triggering_interaction_metadata"] = interaction.origin
        return metadata

    def _response(self, interaction: Interaction) -> Json:
        response: Json = {"id": interaction.id, "type": interaction.kind}
        answer: Json = {"interaction": response}
        if interaction.original is not None:
            message = self.world.message(interaction.channel, interaction.original)
            response |= {
                "response_message_id": message.id,
                "response_message_loading": bool(message.payload["flags"] & LOADING),
                "response_message_ephemeral": message.only_for is not None,
            }
            # Only an answer with content has made a message.
            if interaction.answer in (REPLY, UPDATE):
                answer["resource"] = {"type": interaction.answer, "message": message.payload}
        return answer

    # -- the token, afterwards ---------------------------------------------------------------------------------

    def by_token(self, token: str) -> Interaction:
        """Return the interaction of a valid token. Refuse with 10015 or 50027."""
        interaction = self.open.get(token)
        if interaction is None or interaction.answer is None:
            raise Refused(10015)
        if self.world.clock() - interaction.born > TOKEN_LIFE:
            raise Refused(50027)
        return interaction

    def owned(self, token: str, message: str) -> Message:
        """Return a message that a token can edit. `@original` is the first answer."""
        interaction = self.by_token(token)
        id_ = interaction.original if message == "@original" else message
        if id_ is None or id_ not in interaction.own:
            raise Refused(10008)
        return self.world.message(interaction.channel, id_)

    def follow_up(self, token: str, request: Request) -> Message:
        """Write another message. It replaces a deferred first answer."""
        interaction = self.by_token(token)
        if interaction.original is not None and interaction.answer == DEFER:
            first = self.world.messages.get(interaction.channel, {}).get(interaction.original)
            # As on Discord: the first further message replaces "thinking …".
            if first is not None and first.payload["flags"] & LOADING:
                messages.edit(self.world, first, request)
                return first
        flags = request.flags & (EPHEMERAL | SUPPRESS_EMBEDS | SILENT | LAYOUT)
        return self._write(interaction, Request(request.body | {"flags": flags}, request.uploads))

    # -- measuring -------------------------------------------------------------------------------------------

    def _observe(self, event: Json) -> None:
        """Record the next change of the channel for every recent interaction."""
        if event["kind"] != "message":
            return
        record, now = event["data"], time.monotonic()
        if record["message"]["author"]["id"] != people.BOT:
            return
        public_picture = record["files"] and record["only_for"] is None
        for interaction in self.recent.get(record["message"]["channel_id"], ()):
            if now - interaction.sent > CONSEQUENCE:
                continue
            # Only the first change counts as the click's result.
            interaction.shown = interaction.shown or now
            if public_picture:
                interaction.pictured = interaction.pictured or now
