"""Every message about a table begins with the table's title, on the line that says what it is about."""

import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.acts.offers import ASKED
from cogs.delivery.senders import SENDERS, Sender
from cogs.discord.titles import title_of
from cogs.table.votes import VOTE_TIME, open_vote
from data.game.models import LOBBY, REMINDER, TURN, Offer, OutboxMessage
from data.game.outgoing import (
    AwayMessage,
    Chronicle,
    DirectReminder,
    EndMessage,
    LobbyMessage,
    NudgeMessage,
    OfferMessage,
    OfferResult,
    PostUpdate,
    ProposalMessage,
    ProposalResult,
    QueueCall,
    ReminderMessage,
    Remove,
    Retire,
    Say,
    TurnEdit,
    TurnMessage,
    VoteMessage,
    VoteResult,
    WatcherCall,
    stored,
)
from data.game.session import GameSession
from render import words
from rules.kernel import Table
from tests.cogs.timed_table import ADA, BEN, CLEO, GUILD, begun, leaves
from tests.patience import PATIENCE
from tests.rules.catan.scene import scene

LINK = "https://discord.com/channels/7/1/900"


class Channel:
    """A channel that notes the first line of everything sent or edited there."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def send(self, content: str = "", *, view: Any = None, **_: Any) -> Any:
        texts = [item.content for item in view.walk_children() if hasattr(item, "content")] if view else [content]
        self.lines.append(texts[0].strip().splitlines()[0])
        return SimpleNamespace(id=900, edit=self.send)

    async def history(self, **_: Any) -> Any:
        """Yield nothing: the channel has no old messages."""
        for message in list[Any]():
            yield message

    def get_partial_message(self, number: int) -> Any:
        return SimpleNamespace(id=number, edit=self.send, fetch=self.fetched)

    async def fetched(self) -> Any:
        return SimpleNamespace(components=[])


MADE: dict[type, Callable[[GameSession], Any]] = {
    TurnMessage: lambda _: TurnMessage(),
    TurnEdit: lambda _: TurnEdit(refresh=True),
    EndMessage: lambda _: EndMessage(),
    LobbyMessage: lambda _: LobbyMessage(),
    WatcherCall: lambda _: WatcherCall(),
    QueueCall: lambda _: QueueCall((ADA,)),
    Say: lambda _: Say("expired-game"),
    Chronicle: lambda session: Chronicle(900, session.channel, 0, session.last),
    ProposalMessage: lambda session: ProposalMessage(session.table.proposals[0].name),
    ProposalResult: lambda session: ProposalResult(session.table.proposals[0], ()),
    ReminderMessage: lambda _: ReminderMessage((ADA,)),
    DirectReminder: lambda session: DirectReminder(ADA, (session.game.id,)),
    NudgeMessage: lambda session: NudgeMessage(0, session.table.turn, "en", "token"),
    VoteMessage: lambda session: VoteMessage(open_vote(session, "pause", {}).name),
    VoteResult: lambda session: VoteResult(open_vote(session, "pause", {}), "yes", ("Ada", "Ben", "Cleo")),
    AwayMessage: lambda _: AwayMessage(2),
    OfferMessage: lambda session: OfferMessage(_offer(session)),
    OfferResult: lambda session: OfferResult(_offer(session), "taken"),
}
WITHOUT_TEXT = {Retire, Remove, PostUpdate}
"""The edits that only take something away, or change a forum's tags."""
OWN = {TurnMessage, TurnEdit, EndMessage, Chronicle}
"""The messages to which the others link."""


def _offer(session: GameSession) -> Offer:
    offer = Offer(game=session.game.id, seat=1, user=104, maker=BEN, why=ASKED, name="Ben", at=session.now)
    session.offers.make(offer)
    return offer


def test_every_kind_of_message_is_looked_at() -> None:
    assert {*SENDERS} == {*MADE} | WITHOUT_TEXT


@pytest.fixture
async def game(timed: Any, monkeypatch: pytest.MonkeyPatch) -> int:
    """A table of Catan with an open offer in a channel with another table."""
    arranged = scene(seats=3, turn=0, hands={0: {"ore": 2}, 1: {"wool": 2}, 2: {"wool": 1}})
    monkeypatch.setattr(Table, "new", lambda *_, **__: Table.load(arranged.dump()))
    monkeypatch.setattr("random.SystemRandom.shuffle", lambda *_: None)
    game = await begun(timed, ADA, BEN, CLEO, kind="catan")
    await timed.tables.create(GUILD, "carcassonne", host=104, channel=1, name="Dana")
    async with timed.tables.transaction(GUILD, game) as session:
        session.posted(TURN, 900)
        session.posted(LOBBY, 901)
        session.posted(REMINDER, 902)
        session.answer(0, ["offer"], who=ADA)
        session.answer(0, {"give": ["ore"], "get": ["wool"], "to": []}, who=ADA)
    await leaves(timed, game, CLEO, "pause")
    return game


@pytest.fixture
def channel(timed: Any, monkeypatch: pytest.MonkeyPatch) -> Channel:
    made = Channel()
    # The clock stands still, so that every message might have been tried before.
    monkeypatch.setattr("cogs.delivery.posting.shows", lambda *_: True)
    monkeypatch.setattr("cogs.delivery.turn_messages.shows", lambda *_: True)
    monkeypatch.setattr("cogs.delivery.senders.texts", lambda _: [])
    monkeypatch.setattr("cogs.delivery.turn_messages.PICTURE_TIMEOUT", PATIENCE)
    monkeypatch.setattr("cogs.delivery.posting.Poster.is_repeated", lambda *_: False)
    monkeypatch.setattr(discord.Webhook, "partial", lambda *_, **__: made)
    monkeypatch.setattr("cogs.delivery.sentences.watchers_due", _one_watcher)
    timed.get_partial_messageable = lambda _: made
    timed.http.start_private_message = _private
    return made


async def _one_watcher(*_: Any) -> list[int]:
    return [105]


async def _private(_: int) -> dict[str, str]:
    return {"id": "3"}


@pytest.mark.parametrize("kind", [kind for kind in SENDERS if kind not in WITHOUT_TEXT], ids=lambda kind: kind.__name__)
async def test_the_first_line_says_which_table_and_what(timed: Any, game: int, channel: Channel, kind: type) -> None:
    async with timed.tables.transaction(GUILD, game) as session:
        if kind in (WatcherCall, QueueCall, EndMessage):
            session.change(phase="over" if kind is EndMessage else "lobby")
        message = MADE[kind](session)
        name, payload = stored(message)
        if kind in (ProposalResult, OfferResult):
            session.posted(message.topic, 903)
    outgoing = OutboxMessage(
        id=1, game=game, topic=message.topic, kind=name, payload=payload, nonce="n", not_before=VOTE_TIME, attempts=0
    )
    await Sender(timed).send(GUILD, outgoing, message)
    first, *_ = channel.lines
    title = f"Catan #{game}" if kind in OWN else rf"\[Catan #{game}\]\({LINK}\)"
    assert re.match(rf"(#+ |-# )?{title}", first), first
    if kind is not Chronicle:
        assert re.fullmatch(rf"(#+ |-# )?{title} · .{{8,}}", first), "it says what it is about"


async def test_a_game_that_is_opened_by_its_own_name_has_it_as_title(timed: Any) -> None:
    made = [
        await timed.tables.create(GUILD, "catan", host=ADA, channel=channel, name="Ada", options={"mode": mode})
        for channel, mode in ((11, "base"), (12, "ck"))
    ]
    assert [await title_of(timed.tables, GUILD, game, words("en")) for game in made] == ["Catan", "Cities & Knights"]
