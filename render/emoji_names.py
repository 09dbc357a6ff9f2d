"""The names of the emojis of icons: the key, and the digest of the picture."""

LONGEST = 32
"""Discord's limit for the name of an emoji: https://discord.com/developers/docs/resources/emoji"""


def emoji_name(key: str, digest: str = "") -> str:
    """Return the name of an icon's emoji. Without a ``digest`` it is the part that all versions share."""
    return f"{key.replace('-', '_')}_{digest}"
