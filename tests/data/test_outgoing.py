"""Messages of the outbox: each is stored and read again as it was, and one that cannot be read says so."""

import pytest
from msgspec.structs import fields, replace

from data.game.models import OutboxMessage
from data.game.outgoing import (
    KINDS,
    EndMessage,
    OfferMessage,
    OfferResult,
    Outgoing,
    ProposalMessage,
    ProposalResult,
    ReminderMessage,
    Remove,
    Retire,
    Say,
    TurnEdit,
    TurnMessage,
    UnknownMessage,
    VoteMessage,
    VoteResult,
    read,
    stored,
)
from rules.kernel import Proposal
from tests.data.samples import MESSAGES, OFFER, VOTE


def row(message: Outgoing) -> OutboxMessage:
    kind, payload = stored(message)
    return OutboxMessage(game=1, kind=kind, payload=payload, nonce="g1-1", not_before=0.0)


def test_every_kind_of_message_is_tested_with_every_fact() -> None:
    assert {type(message) for message in MESSAGES} == {*KINDS}
    for kind in KINDS:
        alike = [message for message in MESSAGES if type(message) is kind]
        assert all(any(getattr(one, field.name) != field.default for one in alike) for field in fields(kind)), kind


@pytest.mark.parametrize("message", MESSAGES, ids=repr)
def test_a_stored_message_is_read_as_it_was(message: Outgoing) -> None:
    assert read(row(message)) == message


def test_messages_about_the_same_thing_have_the_same_topic() -> None:
    assert [TurnMessage().topic, EndMessage().topic, TurnEdit().topic] == ["turn", "turn", "edit"]
    assert [ReminderMessage().posted_as, TurnEdit().posted_as, VoteMessage("end").posted_as] == [
        "reminder",
        "turn",
        "vote:end",
    ]
    assert VoteMessage(VOTE.name).topic == VoteResult(VOTE, "wait", ()).topic == "vote:overdue:2"
    assert OfferMessage(OFFER).topic == OfferResult(OFFER, "gone").topic == "offer:2:7"
    assert ProposalMessage("offer:1").topic == ProposalResult(Proposal("offer:1", "demo.offer"), ()).topic
    assert [Say("hello").topic, Retire(1, 5).topic, Remove(1, 5).topic] == ["", "", ""]


@pytest.mark.parametrize(
    "changes", [{"kind": "telegram"}, {"payload": {}}, {"payload": {"message": "x", "channel": 5}}]
)
def test_a_message_of_another_version_is_refused_by_its_name(changes: dict[str, object]) -> None:
    strange = replace(row(Retire(900, 5)), **changes)
    with pytest.raises(UnknownMessage, match=f"g1-1: a message of the kind '{strange.kind}' cannot be read"):
        read(strange)
