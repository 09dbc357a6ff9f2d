"""The operator's privacy policy and terms, as links in messages."""

from typing import Final

from cogs.discord.client import Client
from cogs.discord.client_state import StateKey
from render import Words

PRIVACY, TERMS = "privacy", "terms"
POLICIES: Final = StateKey[dict[str, str | None]](dict)
"""The addresses of the operator's pages (PRIVACY_URL, TERMS_URL)."""


def policy_line(bot: Client, words: Words) -> str:
    """Return a line of small print with links to the operator's pages, or "" if there are none."""
    labels = {PRIVACY: words.text("policy-privacy"), TERMS: words.text("policy-terms")}
    pages = bot.state[POLICIES]
    links = [f"[{label}](<{page}>)" for key, label in labels.items() if (page := pages.get(key))]
    return f"-# {' · '.join(links)}" if links else ""
