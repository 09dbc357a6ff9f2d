"""The sender of notices beside the turn: reminders, votes, absences and offers."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
import msgspec

from cogs.acts.nudge import NUDGE, nudge_card
from cogs.acts.offers import ASKED, closed_offer_card, offer_card
from cogs.acts.quiet import asleep_until, reach
from cogs.acts.reminders import BY_DM, reminder_card
from cogs.acts.stand_ins import away_card
from cogs.delivery.messages import MessageSender
from cogs.delivery.posting import Posted, in_channel
from cogs.discord.client import Client
from cogs.discord.components import Card, layout_view
from cogs.lobby.watchers import note_told, watchers_due
from cogs.show.history import known_sentences, log_sentences
from cogs.table.clock import REMINDER
from cogs.table.labels import escaped_names, game_name
from cogs.table.links import table_link
from cogs.table.votes import VoteSnapshot, closed_vote_card, take_vote_snapshot, vote_card
from data import queries
from data.game.models import Offer, OutboxMessage, Vote
from data.game.session import GameSession
from data.reminders import waiting_for
from render import Words, words

NO_DIRECT = frozenset({50007, 50278})
"""Discord's error codes for a user who cannot receive direct messages from the bot."""
MAX_LISTED = 10
"""The maximum number of listed entries that an undo would take back."""
MAX_KNOWN = 5
"""The maximum number of listed entries that stay known after an undo."""


class NoticeSender(MessageSender):
    """Sends the turn messages and all notices beside the turn."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._kinds |= {
            "reminder": self._reminder,
            "direct": self._direct,
            "remove": self._remove,
            "vote": self._vote,
            "vote_closed": self._vote_closed,
            "away": self._away,
            "watch": self._watch,
            "offer": self._offer,
            "vacant": self._offer,
            "offer_closed": self._offer_closed,
            NUDGE: self._nudge,
        }

    async def _reminder(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post a reminder that pings people; or, without people to ping, update the reminder in the channel."""
        snapshot = await self._snapshot(guild, outgoing.game)
        if snapshot.game.phase != "running" or not snapshot.clocks:
            return None
        catalogue = words(snapshot.game.language)
        others = await self._others(guild, outgoing.payload.get("others", {}), catalogue)
        card = reminder_card(snapshot, await self._deadlines(snapshot), catalogue, others)
        late = {snapshot.seats[seat].user for seat in snapshot.clocks if seat not in snapshot.away}
        # A person who has acted since this was queued is not pinged.
        called = [user for user in outgoing.payload["users"] if user in late]
        reached = await reach(self.bot, called, outgoing, live=snapshot.game.speed == "live")
        current = snapshot.messages.get(REMINDER)
        if current is not None and not reached.now:
            await self._poster.replace(guild, current, card)
            await self._call_later(guild, outgoing, reached)
            return None
        sent = await self._poster.post(guild, snapshot.channel, outgoing.nonce, reached.now, view=layout_view(card))
        return Posted(sent.id, snapshot.channel, asleep=reached.later)

    async def _others(
        self, guild: int, games_of: Mapping[str, Sequence[int]], catalogue: Words
    ) -> dict[int, list[str]]:
        """Return links to the other tables that wait for people, without the private ones."""
        if not games_of:
            return {}
        known = {game.id: game for game in await queries.games(self.bot.store, guild) if not game.private}
        messages = await queries.messages(self.bot.store, guild)
        return {
            int(user): [
                table_link(guild, known[game], messages.get(game), catalogue) for game in games if game in known
            ]
            for user, games in games_of.items()
        }

    async def _direct(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Remind a user of all waiting tables by a direct message, or in the channel if it cannot be delivered."""
        user, now = int(outgoing.payload["user"]), await waiting_for(self.bot.store, guild)
        # The user may have played at some of these tables since this was queued.
        waiting = [game for game in outgoing.payload["games"] if game in now.get(user, ())]
        known = {game.id: game for game in await queries.games(self.bot.store, guild)}
        messages = await queries.messages(self.bot.store, guild)
        waiting = [game for game in waiting if game in known]
        if not waiting:
            return None
        reached = await reach(self.bot, [user], outgoing, live=known[waiting[0]].speed == "live")
        if not reached.now:
            await self._call_later(guild, outgoing, reached)
            return None
        catalogue = words((await self.bot.store.users.settings(user)).get("language") or known[waiting[0]].language)
        lines = [f"- {table_link(guild, known[game], messages.get(game), catalogue)}" for game in waiting]
        text = "\n".join((catalogue.text("direct-heading", count=len(lines)), *lines, catalogue.text("direct-off")))
        try:
            channel = await self.bot.http.start_private_message(user)
            place = self.bot.get_partial_messageable(int(channel["id"]))
            await place.send(text, nonce=outgoing.nonce, suppress_embeds=True)
        except discord.HTTPException as refused:
            if refused.code not in NO_DIRECT:
                raise
            # Switch direct messages off until the user asks for them again, and remind them at the table this time.
            await self.bot.store.users.change_settings(user, **{BY_DM: None})
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.enqueue("reminder", {"users": [user]}, topic=f"reminder:{user}")
        return None

    async def _nudge(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Tell one player, in answer to their last click, that their choice is not finished. Send it at most once."""
        # Discord takes no nonce here, so a message that may have arrived is not sent again.
        if self._poster.is_repeated(outgoing):
            return None
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            card = nudge_card(session, outgoing.payload)
        if card is not None:
            hook = discord.Webhook.partial(self.bot.application_id or 0, outgoing.payload["token"], client=self.bot)
            hook.type = discord.WebhookType.application
            # An expired token means that the notice comes too late.
            with suppress(discord.HTTPException):
                await hook.send(view=layout_view(card), ephemeral=True)
        return None

    async def _remove(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Delete a message that is no longer needed."""
        place = await self._poster.channel(guild, outgoing.payload["channel"])
        with in_channel(outgoing.payload["channel"]):
            await place.get_partial_message(outgoing.payload["message"]).delete()
        return None

    async def _vote(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post or update the message of a vote."""
        snapshot, channel, language = await self._read(
            guild, outgoing, lambda session: take_vote_snapshot(session, outgoing.payload["name"])
        )
        if snapshot is None:
            return None
        catalogue = words(language)
        card = vote_card(snapshot, await self._undone_entries(guild, snapshot, catalogue), catalogue)
        return await self._show_card(guild, channel, outgoing, card)

    async def _vote_closed(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Show the result in the message of a vote. A vote without voters has no message."""
        vote = msgspec.convert(outgoing.payload["vote"], Vote)
        names, channel, language = await self._read(guild, outgoing, lambda session: escaped_names(session.seats))
        # A message that was queued without names takes those of the present players.
        then = outgoing.payload.get("names", names)
        card = closed_vote_card(vote, outgoing.payload["result"], then, words(language))
        await self._show_card(guild, channel, outgoing, card)
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            session.messages.drop(outgoing.topic)
        return None

    async def _away(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Say that a player is away, with the button that brings them back."""
        away, channel, language = await self._read(
            guild, outgoing, lambda session: outgoing.payload["seat"] in session.absences
        )
        if not away:
            return None
        return await self._show_card(
            guild, channel, outgoing, away_card(outgoing.game, outgoing.payload, words(language))
        )

    async def _watch(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Tell the people who watch this kind of game, and who can see the table, that it has opened."""
        game, channel, language = await self._read(guild, outgoing, lambda session: session.game)
        found = await watchers_due(self.bot, guild, game) if game.phase == "lobby" else []
        if not found:
            return None
        catalogue = words(language)
        who = " ".join(f"<@{user}>" for user in found)
        text = catalogue.text("watch-said", who=who, game=game_name(game.kind, catalogue))
        asleep = await asleep_until(self.bot, found)
        awake = [user for user in found if user not in asleep]
        await self._poster.post(guild, channel, outgoing.nonce, awake, content=text)
        # Note it only after sending: the next try must find the people whose message failed.
        await note_told(self.bot, guild, game.kind, found)
        return None

    async def _offer(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Post the message of an open offer. A player who is asked in person is pinged."""
        offer = msgspec.convert(outgoing.payload, Offer)
        still_open, channel, language = await self._read(
            guild, outgoing, lambda session: offer in session.offers.values()
        )
        if not still_open:
            return None
        users = [offer.user] if offer.why == ASKED else []
        return await self._poster.post_card(guild, channel, outgoing, offer_card(offer, words(language)), users=users)

    async def _offer_closed(self, guild: int, outgoing: OutboxMessage) -> Posted | None:
        """Show in the message of an offer how it ended, and remove its buttons."""
        offer = msgspec.convert(outgoing.payload["offer"], Offer)
        current, channel, language = await self._read(
            guild, outgoing, lambda session: session.messages.get(outgoing.topic)
        )
        card = closed_offer_card(offer, outgoing.payload["how"], words(language))
        if current is not None:
            await self._poster.replace(guild, current, card)
            async with self.bot.tables.transaction(guild, outgoing.game) as session:
                session.messages.drop(outgoing.topic)
        # An earlier try may have posted the offer with its buttons, so it must be replaced.
        elif self._poster.is_repeated(outgoing):
            await self._poster.post_card(guild, channel, outgoing, card)
        return None

    async def _read(
        self, guild: int, outgoing: OutboxMessage, what: Callable[[GameSession], Any]
    ) -> tuple[Any, int, str]:
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            return what(session), session.channel, session.game.language

    async def _show_card(self, guild: int, channel: int, outgoing: OutboxMessage, card: Card) -> Posted | None:
        """Show a card in the message of its topic, or in a new one."""
        async with self.bot.tables.transaction(guild, outgoing.game) as session:
            current = session.messages.get(outgoing.topic)
        return await self._poster.show_card(guild, channel, current, outgoing, card)

    async def _undone_entries(self, guild: int, snapshot: VoteSnapshot, catalogue: Words) -> str:
        """Return the entries that an undo would take back, as the public may know them."""
        if snapshot.vote.kind != "undo":
            return ""
        entries = await queries.log(self.bot.store, guild, snapshot.game, after=snapshot.vote.facts["after"])
        lines = log_sentences(entries, snapshot.names, catalogue)
        left_out = len(lines) - MAX_LISTED
        more = [catalogue.text("vote-undo-more", count=left_out)] if left_out > 0 else []
        # The undone choices disappear, but the cards that they drew or showed stay known.
        known = {*snapshot.vote.facts.get("known", ())}
        seen = known_sentences([entry for entry in entries if entry.number in known], snapshot.names, catalogue)
        warned = [catalogue.text("vote-undo-known"), *(f"- {line}" for line in seen[-MAX_KNOWN:])] if known else []
        return "\n".join([*more, *(f"- {line}" for line in lines[-MAX_LISTED:]), *warned])
