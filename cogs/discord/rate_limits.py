"""Rate limits: Discord says "wait" in two ways, and neither is a fault."""

import discord

TOO_MANY_REQUESTS = 429


def is_rate_limit(error: BaseException) -> bool:
    """Whether Discord only wants us to wait."""
    # discord.py raises the fifth such answer in a row like any refusal; so it does the first of Cloudflare's.
    refused = isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS
    return refused or isinstance(error, discord.RateLimited)


def seconds_to_wait(error: BaseException) -> float:
    """Return how long Discord wants us to wait; 0 where it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not (isinstance(error, discord.HTTPException) and is_rate_limit(error)):
        return 0.0
    header = error.response.headers.get("Retry-After", "")
    return float(header) if header.replace(".", "", 1).isdecimal() else 0.0
