"""Fixture: a channel that keeps its messages."""

from typing import Any

import pytest

from tests.cogs.delivery.channels import Channel


@pytest.fixture
def channel(bot: Any, monkeypatch: pytest.MonkeyPatch) -> Channel:
    made = Channel()
    bot.get_partial_messageable = lambda _: made
    monkeypatch.setattr("cogs.delivery.sent.pictures", lambda sent: [each.filename for each in sent.attachments])
    monkeypatch.setattr("cogs.delivery.sent.texts", lambda sent: [each.content.strip() for each in sent.texts])
    return made
