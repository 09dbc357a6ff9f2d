"""Uploads of icons to a stand-in of Discord: patient, resumable, and without touching the emojis of others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord.http import Route
from PIL import Image

from cogs.discord.emojis import Emojis
from cogs.discord.icon_uploads import CHECK, Icon, keep_icons, update_emojis, usable
from data.store import Store
from playground import Playground
from playground.faults import Fault
from playground.rest import FAULTS
from tests.patience import until

NAMES = {"seat-a": "seat_a_000001", "seat-b": "seat_b_000002", "catan-ore": "catan_ore_000003"}


class Client(discord.Client):
    """A client that is logged in but not connected to the gateway."""

    def __init__(self, store: Store) -> None:
        super().__init__(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
        self.store, self.icons = store, Emojis()

    async def wait_until_ready(self) -> None:
        """Do not wait: nothing connects."""


@pytest_asyncio.fixture
async def server() -> AsyncIterator[Playground]:
    made = Playground(port=0)
    await made.start()
    yield made
    await made.close()


@pytest_asyncio.fixture
async def client(server: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    monkeypatch.setattr(Route, "BASE", server.api)
    store = await Store(tmp_path / "data").open()
    made = Client(store)
    await made.login(server.token)
    yield made
    await made.close()
    await store.close()


@pytest.fixture
def icons(tmp_path: Path) -> tuple[Icon, ...]:
    return tuple(icon(tmp_path, key, name) for key, name in NAMES.items())


def icon(folder: Path, key: str, name: str, size: int = 128) -> Icon:
    path = folder / f"{name}.png"
    Image.new("RGBA", (size, size), (200, 30, 30, 255)).save(path)
    return Icon(key, name, path)


def there(server: Playground) -> set[str]:
    return {emoji["name"] for emoji in server.world.emojis.values()}


def posted(server: Playground) -> int:
    return sum(call["line"].startswith("POST /applications") for call in server.world.calls)


def fault(server: Playground, **facts: Any) -> None:
    assert server._app is not None
    server._app[FAULTS].waiting.append(Fault(path="emojis", **facts))


async def update(client: Any, icons: tuple[Icon, ...], **how: Any) -> float:
    return await update_emojis(client, icons, **{"uploads": True, "pause": 0.0, **how})


async def test_icons_are_uploaded_and_then_shown(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    assert await update(client, icons) == CHECK
    assert there(server) == set(NAMES.values())
    assert client.icons.label("\ue000catan-ore\ue001ore\ue002").emoji.name == "ore"
    assert server.world.violations == []


async def test_a_second_start_uploads_nothing(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    await update(client, icons)
    before, client.icons = posted(server), Emojis()
    await update(client, icons)
    assert posted(server) == before
    assert client.icons.text("\ue000seat-a\ue001A\ue002").startswith("<:a:")


async def test_an_upload_resumes_after_a_kill(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    """The task ends between an upload and its answer: the next one finds the emoji and continues."""
    task = asyncio.create_task(keep_icons(client, loaded(icons), pause=1000.0))
    await until(lambda: bool(there(server)))
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert there(server) == {NAMES["seat-a"]}
    await update(client, icons)
    assert there(server) == set(NAMES.values())
    assert posted(server) == len(NAMES)


def loaded(icons: tuple[Icon, ...]) -> Any:
    async def found() -> tuple[Icon, ...]:
        return icons

    return found


async def test_a_rate_limit_is_waited_for(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    fault(server, status=429, retry_after=0.01, times=2)
    assert await update(client, icons) == CHECK
    assert there(server) == set(NAMES.values())


async def test_a_long_rate_limit_ends_the_round(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    fault(server, status=429, retry_after=500.0)
    assert await update(client, icons) == pytest.approx(500.0)
    assert there(server) == set()


@pytest.mark.parametrize("status", [401, 403, 404, 500])
async def test_a_refusal_keeps_the_words(
    client: Any, server: Playground, icons: tuple[Icon, ...], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # discord.py tries a fault of the server five times, with waits in between.
    monkeypatch.setattr(asyncio, "sleep", at_once)
    fault(server, status=status, times=5)
    assert await update(client, icons) > 0
    assert client.icons.text("\ue000seat-a\ue001A\ue002") == "A"


_sleep = asyncio.sleep


async def at_once(_: float) -> None:
    await _sleep(0)


async def test_without_a_network_the_words_stay(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    await server.close()
    assert await update(client, icons) > 0
    assert client.icons.text("\ue000seat-a\ue001A\ue002") == "A"


async def test_a_changed_icon_replaces_the_old_one(
    client: Any, server: Playground, icons: tuple[Icon, ...], tmp_path: Path
) -> None:
    await update(client, icons)
    changed = (icon(tmp_path, "seat-a", "seat_a_0000ff"), *icons[1:])
    await update(client, changed)
    assert there(server) == {"seat_a_0000ff", *list(NAMES.values())[1:]}
    assert posted(server) == len(NAMES) + 1


async def test_emojis_of_others_are_never_touched(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    image = await asyncio.to_thread(icons[0].path.read_bytes)
    await client.create_application_emoji(name="seat_a_abcdef", image=image)
    await update(client, icons)
    await update(client, icons[1:])
    assert there(server) == {"seat_a_abcdef", *list(NAMES.values())[1:]}


async def test_icons_that_cannot_be_painted_delete_nothing(
    client: Any, server: Playground, icons: tuple[Icon, ...]
) -> None:
    await update(client, icons)
    await keep_icons(client, loaded(()))
    assert there(server) == set(NAMES.values())


async def test_only_one_process_uploads(client: Any, server: Playground, icons: tuple[Icon, ...]) -> None:
    await update(client, icons, uploads=False)
    assert posted(server) == 0


async def test_an_icon_that_is_refused_does_not_stop_the_others(
    client: Any, server: Playground, icons: tuple[Icon, ...], tmp_path: Path
) -> None:
    await update(client, (icon(tmp_path, "seat-c", "seat_c_000004", size=256), *icons))
    assert there(server) == set(NAMES.values())
    assert client.icons.text("\ue000seat-b\ue001B\ue002").startswith("<:b:")


async def test_a_game_has_all_of_its_icons_or_none(icons: tuple[Icon, ...]) -> None:
    assert usable(icons, {NAMES["seat-a"]: 1, NAMES["catan-ore"]: 2}, ()) == {"catan-ore": 2}


async def test_an_update_shows_the_last_version_before_its_icons_are_painted(
    client: Any, server: Playground, icons: tuple[Icon, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    await update(client, icons)
    client.icons = Emojis()
    monkeypatch.setattr("render.icon_keys", lambda: tuple(NAMES))
    await keep_icons(client, loaded(()))
    assert client.icons.text("\ue000seat-a\ue001A\ue002").startswith("<:a:")


async def test_the_last_version_shows_until_the_new_one_is_there(icons: tuple[Icon, ...]) -> None:
    listed = {NAMES["seat-a"]: 1, "seat_b_0000aa": 2}
    assert usable(icons, listed, ["seat_b_0000aa"]) == {"seat-a": 1, "seat-b": 2}
