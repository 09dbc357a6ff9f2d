"""The addresses to which a hook may lead: those of the public internet, but not of this machine.

A name is resolved for every request, and the address of the socket is checked when the socket is made. So the
checked address is the one that is connected to, regardless of later answers about the name.
"""

import asyncio
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, TypeAlias

from aiohttp.abc import AbstractResolver, ResolveResult

SPECIAL: Final = tuple(
    map(
        ip_network,
        (
            # https://www.iana.org/assignments/iana-ipv4-special-registry
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.31.196.0/24",
            "192.52.193.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "192.175.48.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
            # https://www.iana.org/assignments/iana-ipv6-special-registry
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "2620:4f:8000::/48",
            "3fff::/20",
        ),
    )
)
"""The networks with a special use, as far as they are in the ones below."""
PUBLIC: Final = (ip_network("0.0.0.0/0"), ip_network("2000::/3"))
"""The networks with public addresses. The IPv6 one has none that contains an IPv4 address.

https://www.iana.org/assignments/ipv6-address-space
"""
RESOLVERS: Final = 32
"""The number of names that are resolved at once. A name server can take its time, so these threads do nothing else."""

Allowed: TypeAlias = Callable[[str], bool]
"""A function that returns whether a request may go to an address."""
AddressInfo: TypeAlias = tuple[Any, Any, int, str, tuple[Any, ...]]
"""An entry of ``socket.getaddrinfo``: https://docs.python.org/3/library/socket.html#socket.getaddrinfo"""


class ForbiddenAddress(OSError):  # noqa: N818 - says what it is
    """A name has resolved to an address that a request must not go to."""


def is_public(address: str) -> bool:
    """Return whether an address is one of the public internet, and not of this machine."""
    found = ip_address(address.partition("%")[0])

    def is_in(network: IPv4Network | IPv6Network) -> bool:
        return found.version == network.version and found in network

    if not any(map(is_in, PUBLIC)) or any(map(is_in, SPECIAL)):
        return False
    return not is_own(address)


def is_own(address: str) -> bool:
    """Return whether an address is one of this machine: a connection to it would come from it, too."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
        try:
            # Connecting a datagram socket sends nothing: https://man7.org/linux/man-pages/man2/connect.2.html
            probe.connect((address, 9))
        # There is no way to the address, so the connection fails, too.
        except OSError:
            return False
        own: str = probe.getsockname()[0]
        return ip_address(own) == ip_address(address)


def checked_socket(allowed: Allowed) -> Callable[[AddressInfo], socket.socket]:
    """Return a function that makes the socket for a connection, or raises ForbiddenAddress."""

    def made(info: AddressInfo) -> socket.socket:
        family, kind, protocol, _, address = info
        if not allowed(str(address[0])):
            raise ForbiddenAddress("this address is not public")
        return socket.socket(family, kind, protocol)

    return made


class Resolver(AbstractResolver):
    """Resolves names in threads of its own: those of the event loop resolve Discord's name."""

    def __init__(self, look_up: Callable[..., list[Any]] = socket.getaddrinfo) -> None:
        self._look_up = look_up
        self._threads = ThreadPoolExecutor(RESOLVERS, "resolver")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Return the addresses of a name."""
        look_up = self._look_up
        found = await asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: look_up(host, port, family=family, type=socket.SOCK_STREAM)
        )
        return [
            ResolveResult(
                hostname=host,
                host=str(address[0]),
                port=port,
                family=each,
                proto=protocol,
                flags=socket.AI_NUMERICHOST,
            )
            for each, _, protocol, _, address in found
        ]

    async def close(self) -> None:
        """Begin no more look-ups. Running ones end by themselves."""
        self._threads.shutdown(wait=False, cancel_futures=True)
