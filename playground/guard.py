"""The check of every request's `Host` and `Origin`: only programs and pages of this machine are answered.

A web page somewhere else can make the browser of whoever reads it send requests to this machine. Such a request
names the page's `Origin`; and one that came by a name that was bent to 127.0.0.1 (DNS rebinding) names that `Host`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from aiohttp import web
from yarl import URL

HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
"""How this machine calls itself."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}
"""What every answer asks of browsers."""


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Turn away with 403 what came by another machine's name or from another web page."""
    if not _is_ours(request):
        return web.json_response({"error": "not from here"}, status=403)
    return await handler(request)


def _is_ours(request: web.Request) -> bool:
    try:
        # By way of a URL, which knows where in "[::1]:8484" the port begins.
        known = URL(f"http://{request.host}").host in HOSTS
    except ValueError:
        return False
    origin = request.headers.get("Origin")
    return known and origin in (None, f"http://{request.host}") and not _is_embedded(request)


def _is_embedded(request: web.Request) -> bool:
    """Tell whether another page shows this as a part of itself; a link that somebody follows is no such thing."""
    # Programs send neither header; only browsers say where a request comes from.
    site, mode = request.headers.get("Sec-Fetch-Site"), request.headers.get("Sec-Fetch-Mode")
    return site in ("cross-site", "same-site") and mode != "navigate"


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Give an answer the headers that keep browsers from lending it to other pages."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
