"""Rate limits. Discord reports them in two ways, and neither is an error.

https://discord.com/developers/docs/topics/rate-limits
"""

import discord

TOO_MANY_REQUESTS = 429


def is_rate_limit(error: BaseException) -> bool:
    """Return whether the error is a rate limit."""
    # discord.py raises HTTPException for the fifth 429 in a row, and for Cloudflare's first one.
    refused = isinstance(error, discord.HTTPException) and error.status == TOO_MANY_REQUESTS
    return refused or isinstance(error, discord.RateLimited)


def seconds_to_wait(error: BaseException) -> float:
    """Return the seconds that Discord asks to wait; 0 if it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not (isinstance(error, discord.HTTPException) and is_rate_limit(error)):
        return 0.0
    header = error.response.headers.get("Retry-After", "")
    return float(header) if header.replace(".", "", 1).isdecimal() else 0.0
