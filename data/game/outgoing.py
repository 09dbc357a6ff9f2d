"""The messages of the outbox: one type for each kind, with the facts that it is made of.

A message is stored with the change that causes it and is sent later, perhaps by a later version of the bot. So these
types are a part of the file's schema, under their tags. ``cogs/delivery`` says how each is sent.
"""

from functools import reduce
from operator import or_
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Struct

from data.game.models import LOBBY, REMINDER, TURN, Offer, OutboxMessage, Vote
from data.sqlite.encoding import as_json
from rules.kernel import Event, Facts, Proposal, Turn


class UnknownMessage(Exception):  # noqa: N818 - a finding, not a fault
    """A stored message is of no known kind, or lacks a fact of its kind."""


class Outgoing(Struct, frozen=True, omit_defaults=True):
    """A message of the outbox. Each kind of message is a subclass."""

    TOPIC: ClassVar[str] = ""
    """The topic as a template of the message's facts. The outbox keeps the newest message of a topic; "": each."""
    POSTED_AS: ClassVar[str] = ""
    """The topic of the posted message, if it is another one."""

    @property
    def topic(self) -> str:
        """The subject of this message. A newer message replaces a due one of the same topic. "": it replaces none."""
        return self.TOPIC.format(self)

    @property
    def posted_as(self) -> str:
        """The topic of the posted message, by which it is edited later."""
        return self.POSTED_AS or self.topic


class TurnMessage(Outgoing, frozen=True, tag="turn"):
    """A new turn message, which pings the players who must act."""

    TOPIC = TURN


class TurnEdit(Outgoing, frozen=True, tag="edit"):
    """An edit of the turn message. A deleted one is posted again."""

    # An edit must not replace a due turn message, because it does not ping.
    TOPIC = "edit"
    POSTED_AS = TURN

    refresh: bool = False
    """Whether to edit even if the message shows the last log entry: a deadline, a pause or a late picture is new."""


class EndMessage(Outgoing, frozen=True, tag="over"):
    """The message of a game's end, which pings all players."""

    TOPIC = TURN


class LobbyMessage(Outgoing, frozen=True, tag="lobby"):
    """The message at which people join, or its edit."""

    TOPIC = LOBBY


class WatcherCall(Outgoing, frozen=True, tag="watch"):
    """A ping of the people who watch this kind of game: a table has opened."""

    TOPIC = "watch"


class QueueCall(Outgoing, frozen=True, tag="queue"):
    """A ping of people for whom a table has opened by their wishes. Each is pinged once, not in quiet hours."""

    TOPIC = "queue:{0.users}"

    users: tuple[int, ...]


class Say(Outgoing, frozen=True, tag="say"):
    """A sentence: its key in the catalogue, its arguments, and the users whom it pings."""

    key: str
    args: Facts = {}
    users: tuple[int, ...] = ()
    reminds: bool = False
    """Whether it pings as a reminder does: not in quiet hours, and within the day's quota."""
    topic: str = ""


class Retire(Outgoing, frozen=True, tag="retire"):
    """An edit that removes the buttons of an old message."""

    message: int
    channel: int


class Chronicle(Outgoing, frozen=True, tag="chronicle"):
    """An edit of a turn message that is no longer the latest: to the lines of the turns that it told."""

    message: int
    channel: int
    after: int
    until: int
    """The log entries that it told are those after ``after`` up to ``until``."""


class Remove(Outgoing, frozen=True, tag="remove"):
    """The deletion of a message."""

    message: int
    channel: int


class PostUpdate(Outgoing, frozen=True, tag="post"):
    """An edit of a table's post in a forum: its tags follow the table, and the post of an ended table is closed."""

    TOPIC = "post"


class ProposalMessage(Outgoing, frozen=True, tag="proposal"):
    """The message of an open proposal of the rules, or its edit."""

    TOPIC = "proposal:{0.name}"

    name: str


class ProposalResult(Outgoing, frozen=True, tag="proposal_closed"):
    """The last edit of a proposal's message: its outcome, without buttons."""

    TOPIC = "proposal:{0.proposal.name}"

    proposal: Proposal
    events: tuple[Event, ...]
    """The public events of the change that closed it."""


class ReminderMessage(Outgoing, frozen=True, tag="reminder"):
    """A table's reminder, which pings users; without users an edit of the last one."""

    POSTED_AS = REMINDER

    users: tuple[int, ...] = ()
    others: dict[int, tuple[int, ...]] = {}
    """The other games that wait for a user, by user."""
    topic: str = REMINDER


class DirectReminder(Outgoing, frozen=True, tag="direct"):
    """A direct message that reminds a user of the games that wait for them."""

    TOPIC = "direct:{0.user}"

    user: int
    games: tuple[int, ...]


class NudgeMessage(Outgoing, frozen=True, tag="nudge"):
    """A private message about an unfinished choice of a turn. ``token`` answers the player's last click."""

    TOPIC = "nudge:{0.seat}"

    seat: int
    turn: Turn
    language: str
    token: str


class VoteMessage(Outgoing, frozen=True, tag="vote"):
    """The message of an open vote, or its edit."""

    TOPIC = "vote:{0.name}"

    name: str


class VoteResult(Outgoing, frozen=True, tag="vote_closed"):
    """The last edit of a vote's message: its result, without buttons."""

    TOPIC = "vote:{0.vote.name}"

    vote: Vote
    result: str
    names: tuple[str, ...]
    """The names of the seats when the vote ended, because the result may give a seat to another player."""


class AwayMessage(Outgoing, frozen=True, tag="away"):
    """The message about a seat's absent owner, with the button that ends the absence."""

    TOPIC = "away:{0.seat}"

    seat: int


class OfferMessage(Outgoing, frozen=True, tag="offer"):
    """The message of an open offer of a seat."""

    TOPIC = "offer:{0.offer.seat}:{0.offer.user}"

    offer: Offer


class OfferResult(Outgoing, frozen=True, tag="offer_closed"):
    """The last edit of an offer's message: how it ended, without buttons."""

    TOPIC = "offer:{0.offer.seat}:{0.offer.user}"

    offer: Offer
    how: str


KINDS: Final = tuple(Outgoing.__subclasses__())
"""Every message that the outbox stores."""
_STORED: Final[Any] = reduce(or_, KINDS)

CALLS: Final = (TurnMessage, EndMessage)
"""The messages that always ping. Others ping their ``users``."""
EDITS: Final = (TurnEdit, Retire, Chronicle, Remove, PostUpdate, ProposalResult, VoteResult)
"""The messages that only change or remove what is posted."""


def kinds(types: tuple[type[Struct], ...]) -> tuple[str, ...]:
    """Return the names of these messages in the file."""
    return tuple(str(struct.__struct_config__.tag) for struct in types)


def stored(message: Outgoing) -> tuple[str, Facts]:
    """Return the kind and the facts under which a message is stored."""
    payload: Facts = msgspec.json.decode(as_json(message))
    return payload.pop("type"), payload


def read(row: OutboxMessage) -> Outgoing:
    """Return the message of a stored row. Raise UnknownMessage if this version cannot read it."""
    try:
        message: Outgoing = msgspec.convert({**row.payload, "type": row.kind}, _STORED, str_keys=True)
    except msgspec.ValidationError as error:
        raise UnknownMessage(f"{row.nonce}: a message of the kind {row.kind!r} cannot be read: {error}") from error
    return message


def retirement(topic: str, message: int, channel: int, after: int, until: int) -> Retire | Chronicle:
    """Return the edit of a posted message that a later one of its topic has replaced.

    A turn message stays as the lines of the log entries after ``after`` up to ``until``.
    """
    return Chronicle(message, channel, after, until) if topic == TURN else Retire(message, channel)
