"""A hook needs a valid certificate for its name, also if its address was looked up by our own resolver."""

import shutil
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Any

import aiohttp.connector
import pytest
from aiohttp import web

from cogs.hooks.addresses import Resolver
from cogs.hooks.requests import Requests
from tests.cogs.hooks.receiver import EVENT, anywhere, made_hook

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
NAME = "hook.example"


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """Return a certificate of a name that is its own authority, in a file with its key."""
    key, made = tmp_path / "key.pem", tmp_path / "certificate.pem"
    command = f"openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}"
    files = ("-keyout", str(key), "-out", str(made))
    subprocess.run((*command.split(), *files), check=True, capture_output=True)
    made.write_bytes(made.read_bytes() + key.read_bytes())
    return made


async def test_only_a_trusted_certificate_of_the_name_is_accepted(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[str] = []

    async def handle(request: web.Request) -> web.Response:
        got.append(request.host)
        return web.Response()

    app = web.Application()
    app.router.add_post("/", handle)
    runner = web.AppRunner(app)
    await runner.setup()
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
    port = runner.addresses[0][1]

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        return socket.getaddrinfo("127.0.0.1", port, type=socket.SOCK_STREAM)

    async def fault(name: str) -> str:
        requests = Requests(anywhere, Resolver(look_up))
        answer = await requests.send(1, made_hook(f"https://{name}:{port}/"), EVENT, 0.0)
        await requests.close()
        return answer.fault

    assert await fault(NAME) == "certificate"
    trusting = ssl.create_default_context(cafile=str(certificate))
    monkeypatch.setattr(aiohttp.connector, "_SSL_CONTEXT_VERIFIED", trusting)
    assert await fault(NAME) == ""
    assert await fault("other.example") == "certificate"
    assert got == [f"{NAME}:{port}"]
    await runner.cleanup()
