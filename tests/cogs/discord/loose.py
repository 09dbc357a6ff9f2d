"""Texts without the characters that keep a line together."""

from cogs.discord.typesetting import JOINER, NO_BREAK_SPACE


def loose(text: str) -> str:
    """Return a text without the places where its lines may not end."""
    return text.replace(JOINER, "").replace(NO_BREAK_SPACE, " ")
