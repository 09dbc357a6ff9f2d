"""Hostile receivers: slow, endless, packed and redirecting answers. A request is bounded in time and in memory."""

import asyncio
import gzip
import logging
import time
import tracemalloc

import pytest
from aiohttp import web

from cogs.hooks.requests import Requests, key_shown
from tests.cogs.hooks.receiver import EVENT, anywhere, is_genuine, made_hook, receiving

BOMB = gzip.compress(bytes(50 << 20))


async def test_a_request_is_signed_and_names_its_event() -> None:
    async with receiving() as receiver:
        requests = Requests(anywhere)
        sender = made_hook(receiver.url)
        assert await requests.send(5, sender, EVENT, 1_700_000_000.9) == ("", False)
        await requests.close()
    (body,), (headers,) = receiver.got, receiver.headers
    assert body == {"id": "ab", "time": 0, "server": "5", "event": {"type": "test"}}
    assert headers["webhook-id"] == "ab"
    assert headers["webhook-timestamp"] == "1700000000"
    assert headers["content-type"] == "application/json"
    assert is_genuine(sender, headers, receiver.bodies[0])
    assert not is_genuine(sender, headers, receiver.bodies[0] + b" ")
    assert key_shown(sender.secret).startswith("whsec_")


async def _redirect(request: web.Request) -> web.StreamResponse:
    raise web.HTTPTemporaryRedirect(str(request.url.with_path("/inside")))


async def _error(request: web.Request) -> web.StreamResponse:
    return web.Response(status=500, text="secret of the receiver")


async def _gone(request: web.Request) -> web.StreamResponse:
    return web.Response(status=410)


async def _silent(request: web.Request) -> web.StreamResponse:
    await asyncio.sleep(60)
    return web.Response()


async def _endless(request: web.Request) -> web.StreamResponse:
    answer = web.StreamResponse()
    await answer.prepare(request)
    while True:
        await answer.write(bytes(1 << 16))


async def _dripping(request: web.Request) -> web.StreamResponse:
    answer = web.StreamResponse()
    await answer.prepare(request)
    while True:
        await answer.write(b"x")
        await asyncio.sleep(0.02)


async def _bomb(request: web.Request) -> web.StreamResponse:
    return web.Response(body=BOMB, headers={"Content-Encoding": "gzip"})


async def _many_headers(request: web.Request) -> web.StreamResponse:
    return web.Response(headers={"X-Long": "x" * 100_000})


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (_redirect, "redirect:307"),
        (_error, "status:500"),
        (_gone, "gone"),
        (_silent, "timeout"),
        (_endless, ""),
        (_dripping, ""),
        (_bomb, ""),
        (_many_headers, "connection"),
    ],
)
async def test_a_hostile_answer_takes_little_time_and_memory(
    answer: object, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with receiving() as receiver:
        vars(receiver)["answer"] = answer
        requests = Requests(anywhere)
        tracemalloc.start()
        began = time.monotonic()
        # The receiver of the test runs in this process, so its own buffers count, too.
        result = await requests.send(1, made_hook(f"{receiver.url}?key=hidden-in-the-address"), EVENT, 0.0, 2.0)
        took, (_, peak) = time.monotonic() - began, tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await requests.close()
    assert result.fault == fault
    assert result.gone == (fault == "gone")
    assert took < 10
    assert peak < 8 << 20
    assert len(receiver.got) == 1, "no redirect is followed"
    ours = [record for record in caplog.records if not record.name.startswith(("aiohttp.server", "asyncio"))]
    assert "hidden-in-the-address" not in "\n".join(record.getMessage() for record in ours)


async def _speak(line: bytes, wait: float) -> tuple[asyncio.Server, str]:
    """Run a receiver that sends its answer by single bytes."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            for byte in line * 1_000:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(wait)
        # The task of a connection must not end as cancelled: asyncio would log that.
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    return server, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


async def test_endless_headers_take_little_memory() -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\n")
            number = 0
            while True:
                number += 1
                writer.write(b"".join(b"X-%d-%d: %s\r\n" % (number, at, b"x" * 500) for at in range(100)))
                await writer.drain()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    requests = Requests(anywhere)
    tracemalloc.start()
    answer = await requests.send(
        1, made_hook(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"), EVENT, 0.0, 3.0
    )
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await requests.close()
    server.close()
    assert answer.fault in ("connection", "timeout")
    assert peak < 8 << 20


@pytest.mark.parametrize("line", [b"HTTP/1.1 200 OK\r\nX-A: b\r\n", b"nonsense", b"HTTP/1.1 100 Continue\r\n\r\n"])
async def test_an_answer_byte_by_byte_ends_in_time(line: bytes) -> None:
    server, url = await _speak(line, 0.01)
    requests = Requests(anywhere)
    began = time.monotonic()
    answer = await requests.send(1, made_hook(url), EVENT, 0.0, 1.0)
    assert answer.fault in ("timeout", "connection")
    assert time.monotonic() - began < 8
    await requests.close()
    server.close()


async def test_a_receiver_without_a_certificate_gets_nothing() -> None:
    async with receiving() as receiver:
        requests = Requests(anywhere)
        answer = await requests.send(1, made_hook(receiver.url.replace("http:", "https:")), EVENT, 0.0)
        await requests.close()
    assert answer.fault == "certificate"
    assert receiver.got == []


async def test_an_address_without_a_receiver_and_an_unknown_name_are_told_apart() -> None:
    async with receiving() as receiver:
        url = receiver.url
    requests = Requests(anywhere)
    assert (await requests.send(1, made_hook(url), EVENT, 0.0)).fault == "connection"
    assert (await requests.send(1, made_hook("http://nothing.invalid/"), EVENT, 0.0)).fault == "name"
    await requests.close()
