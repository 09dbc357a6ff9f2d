"""The requests of web hooks: signed as Standard Webhooks says, and bounded in time and size.

https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
"""

import base64
import hashlib
import hmac
import ssl
from contextlib import suppress
from typing import Any, Final, NamedTuple

import aiohttp
import msgspec
from yarl import URL

from cogs.hooks.addresses import Allowed, ForbiddenAddress, Resolver, checked_socket, is_public
from data.errors import Refused
from data.game.hook_events import Body
from data.hooks import Hook, Pending

LONGEST: Final = 10.0
"""The seconds that a request takes at most, with the look-up of the name."""
READ: Final = 4_096
"""The bytes of an answer that are read. The rest is left."""
LONGEST_URL: Final = 500
"""The characters of an address."""
GONE: Final = 410
"""The status of an address that takes no more events."""


class Answer(NamedTuple):
    """The result of a request: "" if the address has the event, otherwise the reason why not.

    A reason is the end of a key of the catalogue, with a status behind a colon if there is one.
    """

    fault: str
    gone: bool = False


def parse_url(typed: str) -> str:
    """Return a typed address in its usual form. Raise Refused unless it is one of https without a user."""
    try:
        url = URL(typed.strip())
        port = url.port
    except ValueError as error:
        raise Refused("hook_url") from error
    if url.scheme != "https" or not url.host or url.user is not None or url.password is not None or not port:
        raise Refused("hook_url")
    text = str(url.with_fragment(None))
    if len(text) > LONGEST_URL:
        raise Refused("hook_url")
    return text


def host_of(url: str) -> str:
    """Return the host of an address, for people. The rest may be secret."""
    return URL(url).host or ""


def key_shown(secret: str) -> str:
    """Return the key of a hook's signatures in the form that libraries for them take."""
    return f"whsec_{base64.b64encode(bytes.fromhex(secret)).decode()}"


def body_of(guild: int, event: Pending) -> bytes:
    """Return the body of the request for an event. It is the same for each try."""
    # The event was encoded when it was stored, perhaps by an earlier version.
    stored: Any = msgspec.Raw(event.payload.encode())
    return msgspec.json.encode(Body(event.key, int(event.at), str(guild), stored))


def signed(secret: str, key: str, now: int, body: bytes) -> dict[str, str]:
    """Return the headers of a request with its signature."""
    content = f"{key}.{now}.".encode() + body
    signature = hmac.digest(bytes.fromhex(secret), content, hashlib.sha256)
    return {
        "webhook-id": key,
        "webhook-timestamp": str(now),
        "webhook-signature": f"v1,{base64.b64encode(signature).decode()}",
    }


class Requests:
    """Sends the requests of all hooks. It follows no redirect, keeps no cookie, and reads a short part of an answer."""

    def __init__(self, allowed: Allowed = is_public, resolver: Resolver | None = None) -> None:
        self._resolver = resolver or Resolver()
        self._session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                resolver=self._resolver,
                use_dns_cache=False,
                socket_factory=checked_socket(allowed),
                # A kept connection would go to an address that was checked long ago.
                force_close=True,
            ),
            cookie_jar=aiohttp.DummyCookieJar(),
            # An answer of few bytes can unpack to many.
            auto_decompress=False,
            read_bufsize=READ,
            headers={"User-Agent": "Stammtisch", "Content-Type": "application/json", "Accept-Encoding": "identity"},
        )

    async def send(self, guild: int, hook: Hook, event: Pending, now: float, seconds: float = LONGEST) -> Answer:
        """Send an event to a hook, in some seconds at most."""
        body = body_of(guild, event)
        headers = signed(hook.secret, event.key, int(now), body)
        timeout = aiohttp.ClientTimeout(total=seconds)
        try:
            async with self._session.post(
                hook.url, data=body, headers=headers, allow_redirects=False, timeout=timeout
            ) as answer:
                with suppress(aiohttp.ClientError, TimeoutError):
                    await answer.content.read(READ)
                return _answer(answer.status)
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            return Answer(_fault(error))

    async def close(self) -> None:
        """End all requests."""
        await self._session.close()
        # aiohttp does not close a resolver that it was given.
        await self._resolver.close()


def _answer(status: int) -> Answer:
    if 200 <= status < 300:
        return Answer("")
    if status == GONE:
        return Answer("gone", gone=True)
    return Answer(f"redirect:{status}" if 300 <= status < 400 else f"status:{status}")


def _fault(error: BaseException) -> str:
    """Return the reason of an error. Its text is not used, because it may contain the address, which may be secret."""
    cause = error.os_error if isinstance(error, aiohttp.ClientConnectorError) else error
    if isinstance(cause, ForbiddenAddress):
        return "address"
    if isinstance(error, TimeoutError):
        return "timeout"
    if isinstance(error, aiohttp.ClientSSLError | ssl.SSLError):
        return "certificate"
    if isinstance(error, aiohttp.ClientConnectorDNSError):
        return "name"
    return "connection"
