"""Requests of hooks go to the public internet only, regardless of the answers of name servers."""

import socket
from typing import Any

import pytest

from cogs.hooks.addresses import Resolver, is_own, is_public
from cogs.hooks.requests import Requests, parse_url
from data.errors import Refused
from tests.cogs.hooks.receiver import EVENT, made_hook, receiving

FORBIDDEN = (
    "0.0.0.0 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255"
    " 192.0.0.1 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.7 224.0.0.1 239.255.255.255"
    " 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 100::1"
    " 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 5f00::1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 4000::1"
)
PUBLIC = "1.1.1.1 8.8.8.8 93.184.216.34 100.63.255.255 100.128.0.1 172.32.0.1 2606:4700::1111 2a00:1450::1"


@pytest.mark.parametrize("address", FORBIDDEN.split())
def test_a_special_address_is_forbidden(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC.split())
def test_a_public_address_is_allowed(address: str) -> None:
    assert is_public(address)


def test_an_address_of_this_machine_is_forbidden_also_if_it_is_public() -> None:
    assert is_own("127.0.0.1")
    assert not is_own("8.8.8.8")


@pytest.mark.parametrize(
    "typed",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https:///path",
        "https://ada@example.org/",
        "https://ada:secret@example.org/",
        "example.org",
        "",
        "https://example.org:99999/",
        "https://example.org/" + "x" * 500,
        "https://[::1",
    ],
)
def test_an_address_without_https_or_with_a_user_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="hook_url"):
        parse_url(typed)


def test_an_address_is_stored_in_its_usual_form() -> None:
    assert parse_url(" HTTPS://Example.org/a?key=b#part ") == "https://example.org/a?key=b"


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "0.0.0.0"])
async def test_a_local_receiver_gets_nothing(host: str) -> None:
    async with receiving() as receiver:
        requests = Requests()
        answer = await requests.send(1, made_hook(receiver.url.replace("127.0.0.1", host)), EVENT, 0.0)
        await requests.close()
    assert answer.fault == "address"
    assert receiver.got == []


async def test_a_name_that_resolves_to_another_address_the_second_time_reaches_nothing() -> None:
    """DNS rebinding: the first answer is public, so a check before the request would pass."""
    answers = ["93.184.216.34", "127.0.0.1"]
    asked = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return socket.getaddrinfo(answers[min(len(asked), len(answers)) - 1], port, type=socket.SOCK_STREAM)

    allowed: list[str] = []

    def is_allowed(address: str) -> bool:
        allowed.append(address)
        # The machine of the tests may have no way to the public one, which would take time.
        if address == answers[0]:
            raise OSError("unreachable")
        return is_public(address)

    async with receiving() as receiver:
        requests = Requests(is_allowed, Resolver(look_up))
        url = receiver.url.replace("127.0.0.1", "rebinding.example")
        faults = [(await requests.send(1, made_hook(url), EVENT, 0.0)).fault for _ in range(3)]
        await requests.close()
    assert asked == ["rebinding.example"] * 3, "the name is resolved for every request"
    assert allowed == [answers[0], answers[1], answers[1]], "the very address of the connection is checked"
    assert faults == ["connection", "address", "address"]
    assert receiver.got == []


async def test_a_name_with_a_public_and_a_local_address_never_reaches_the_local_one() -> None:
    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return [
            entry
            for address in ("127.0.0.1", "::1", "10.0.0.1")
            for entry in socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)
        ]

    async with receiving() as receiver:
        requests = Requests(resolver=Resolver(look_up))
        answer = await requests.send(1, made_hook(receiver.url.replace("127.0.0.1", "both.example")), EVENT, 0.0)
        await requests.close()
    assert (answer.fault, receiver.got) == ("address", [])
