"""The check of every request's `Host` and `Origin`: only programs and pages of this machine are answered.

A foreign web page can make its reader's browser send requests to this machine. Such a request contains the page's
`Origin`. A request through a name that resolves to 127.0.0.1 (DNS rebinding) contains that name as `Host`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web
from yarl import URL

from playground.answers import answer

HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
"""The names of this machine."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}
"""Headers of every answer for browsers."""


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse with 403 a request through another machine's name or from a foreign web page."""
    if not _is_ours(request):
        return answer({"error": "not from here"}, status=403)
    return await handler(request)


def _is_ours(request: web.Request) -> bool:
    try:
        # Parse as a URL, which finds the port in "[::1]:8484".
        known = URL(f"http://{request.host}").host in HOSTS
    except ValueError:
        return False
    origin = request.headers.get("Origin")
    return known and origin in (None, f"http://{request.host}") and not _is_embedded(request)


def _is_embedded(request: web.Request) -> bool:
    """Return True if another page embeds this one. Following a link is allowed."""
    # Programs send neither header. Only browsers say where a request comes from.
    site, mode = request.headers.get("Sec-Fetch-Site"), request.headers.get("Sec-Fetch-Mode")
    return site in ("cross-site", "same-site") and mode != "navigate"


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that stop browsers from giving an answer to other pages."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
