"""Access to the playground: for its own page and programs of this machine, and for no other web page."""

from __future__ import annotations

import aiohttp
import pytest
from yarl import URL

from playground import Playground

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATHS = ("/", "/page/app.js", "/playground/api/state", "/api/v10/gateway", "/attachments/1/2/a.png", "/gateway")
STRANGERS = [
    {"Origin": "https://example.org"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "null"},
    {"Host": "example.org"},
    {"Host": "127.0.0.1.example.org:8484"},
    {"Host": "[nonsense"},
    {"Host": "example.org:8484", "Origin": "http://example.org:8484"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"},
]


async def status(server: Playground, path: str, headers: dict[str, str]) -> int:
    async with aiohttp.ClientSession() as session, session.get(server.url + path, headers=headers) as response:
        return response.status


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("headers", STRANGERS, ids=str)
async def test_other_pages_and_other_host_names_are_refused(
    server: Playground, path: str, headers: dict[str, str]
) -> None:
    assert await status(server, path, headers) == 403
    assert server.world.violations == []


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
async def test_own_page_is_served_under_every_name_of_this_machine(server: Playground, name: str) -> None:
    host = f"{name}:{server.port}"
    for path in ("/", "/playground/api/state"):
        assert await status(server, path, {"Host": host, "Origin": f"http://{host}"}) == 200
    assert await status(server, "/", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}) == 200


@pytest.mark.parametrize("path", ["/gateway", "/gateway/", "/playground/api/live"])
async def test_another_page_cannot_open_a_websocket(server: Playground, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(server.url + path, headers={"Origin": "https://example.org"})
        assert refused.value.status == 403
        async with session.ws_connect(server.url + path, headers={"Origin": server.url}) as socket:
            assert not socket.closed


async def test_the_token_is_a_new_secret_every_time() -> None:
    tokens = {Playground(port=0).token for _ in range(3)}
    assert len(tokens) == 3
    assert min(map(len, tokens)) > 40


async def test_playground_listens_on_this_machine_only(server: Playground) -> None:
    assert URL(server.url).host == "127.0.0.1"
    assert server._runner is not None
    assert {address[0] for address in server._runner.addresses} == {"127.0.0.1"}


async def test_uploaded_file_cannot_act_as_the_page(server: Playground) -> None:
    server.world.store.put_file("7", "a.html", b"<script>parent.evil = 1</script>")
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{server.url}/attachments/1/7/a.html") as response:
            assert "sandbox" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Content-Type-Options"] == "nosniff"
        async with session.get(server.url) as response:
            assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]
