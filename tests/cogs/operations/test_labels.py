"""Labels of metrics have no ids and no tokens."""

from __future__ import annotations

import secrets

import pytest

from cogs.operations.metrics import route_of

BASE = "/api/v10"


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/gateway/bot", "/gateway/bot"),
        ("/channels/1234567/messages/7654321", "/channels/:id/messages/:id"),
        ("/applications/12345/emojis", "/applications/:id/emojis"),
        ("/users/@me", "/users/@me"),
    ],
)
def test_ids_are_replaced(path: str, route: str) -> None:
    assert route_of(BASE + path, BASE) == route


def test_tokens_are_replaced() -> None:
    for _ in range(100):
        token = secrets.token_urlsafe(48)
        assert route_of(f"{BASE}/interactions/12345/{token}/callback", BASE) == "/interactions/:id/:id/callback"
        assert route_of(f"{BASE}/webhooks/12345/{token}/messages/@original", BASE).endswith(":id/messages/@original")
