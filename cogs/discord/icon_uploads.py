"""Uploads the icons as emojis of the application, and keeps the list of those that it has.

A round fetches the list, uploads the missing icons one by one, then deletes the bot's emojis that no icon has any more.
A round that fails or is killed continues with the next one, because the list tells what is there. Discord limits these
requests by rules of their own and may ask for long waits, so a round never hurries. Emojis of others are not touched.

With several processes only that of shard 0 uploads. The others fetch the list from time to time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import discord

import render
from cogs.discord.client import Client
from cogs.discord.error_codes import TOO_MANY_EMOJIS
from cogs.discord.interaction import CUT_OFF
from cogs.discord.rate_limits import is_rate_limit, seconds_to_wait
from cogs.workers import painting
from data.errors import StoreError
from data.shared.emojis import UploadedEmojis

LOG = logging.getLogger(__name__)

INVALID: Final = 400
INTERRUPTED_PAUSE: Final = 60.0
"""Seconds until the next round after one that Discord or the network has interrupted."""
CHECK: Final = 3600.0
"""Seconds until the next round after a complete or a refused one."""
REFRESH: Final = 300.0
"""Seconds between two looks of a process that uploads nothing."""
PAUSE: Final = 1.0
"""Seconds between two uploads."""


class Icon(NamedTuple):
    """An icon to upload: its key, the name of its emoji, and its file."""

    key: str
    name: str
    path: Path


Icons = Callable[[], Awaitable[tuple[Icon, ...]]]
"""A function that returns all icons, painted if necessary."""


async def keep_icons(bot: Client, icons: Icons, *, pause: float = PAUSE) -> None:
    """Keep the application's emojis known, and those of the icons uploaded by the first shard, until cancelled."""
    shards = bot.store.shards
    uploads = shards is None or 0 in shards.ids
    await bot.wait_until_ready()
    # Painting takes a minute after an update. Until then the emojis of the last version are shown.
    unpainted = await asyncio.to_thread(_unpainted)
    await update_emojis(bot, unpainted, uploads=False)
    found = await icons() if uploads else unpainted
    # Without icons the bot would delete all of its emojis.
    if not found:
        LOG.warning("the icons could not be painted: messages have words in their place")
        return
    while True:
        bot.icons.lost.clear()
        wait = await update_emojis(bot, found, uploads=uploads, pause=pause)
        # A refused emoji is gone, so the list is outdated.
        with suppress(TimeoutError):
            await asyncio.wait_for(bot.icons.lost.wait(), wait)


def _unpainted() -> tuple[Icon, ...]:
    """Return all icons without the digests of their pictures and without files."""
    return tuple(Icon(key, render.emoji_name(key), Path()) for key in render.icon_keys())


async def update_emojis(bot: Client, icons: tuple[Icon, ...], *, uploads: bool, pause: float = PAUSE) -> float:
    """Fetch the list and upload the missing icons. Return the seconds until the next round."""
    try:
        ours = UploadedEmojis(bot.store.shared, bot.application_id or 0)
        known = await ours.names()
        # Nothing has ever been uploaded, so there is nothing to show.
        if not uploads and not known:
            return REFRESH
        # The emojis belong to the application, so no server needs a place for them:
        # https://discord.com/developers/docs/resources/emoji
        there = {emoji.name: emoji.id for emoji in await bot.fetch_application_emojis()}
        bot.icons.learn(usable(icons, there, known))
        if uploads:
            refused = await _upload(bot, ours, icons, there, pause)
            icons = tuple(icon for icon in icons if icon not in refused)
            bot.icons.learn(usable(icons, there, known))
            await _delete_old(bot, ours, icons, there)
    except discord.RateLimited as error:
        return error.retry_after
    except discord.HTTPException as error:
        if is_rate_limit(error):
            return seconds_to_wait(error) or INTERRUPTED_PAUSE
        LOG.warning("the icons cannot be uploaded: %s %s", error.status, error.text)
        return CHECK if error.status < 500 else INTERRUPTED_PAUSE
    except (StoreError, *CUT_OFF) as error:
        LOG.info("the icons cannot be uploaded yet: %r", error)
        return INTERRUPTED_PAUSE
    return CHECK if uploads else REFRESH


async def _upload(
    bot: Client, ours: UploadedEmojis, icons: Iterable[Icon], there: dict[str, int], pause: float
) -> set[Icon]:
    """Upload the missing icons, and add them to ``there``. Return those that Discord does not take."""
    refused = set()
    for icon in icons:
        if icon.name in there:
            continue
        image = await asyncio.to_thread(icon.path.read_bytes)
        # First the note, then the upload: an emoji that was uploaded and not noted would never be deleted.
        await ours.add(icon.name)
        try:
            there[icon.name] = (await bot.create_application_emoji(name=icon.name, image=image)).id
        except discord.HTTPException as error:
            if error.status != INVALID or error.code == TOO_MANY_EMOJIS:
                raise
            refused.add(icon)
            LOG.warning("the icon %s is refused: %s", icon.name, error.text)
        await asyncio.sleep(pause)
    return refused


async def _delete_old(bot: Client, ours: UploadedEmojis, icons: Iterable[Icon], there: Mapping[str, int]) -> None:
    """Delete the bot's emojis that no icon has any more."""
    wanted = {icon.name for icon in icons}
    for name in sorted(await ours.names() - wanted):
        if name in there:
            with suppress(discord.NotFound):
                await bot.http.delete_application_emoji(bot.application_id or 0, there[name])
    await ours.keep(wanted)


def usable(icons: Iterable[Icon], there: Mapping[str, int], known: Iterable[str]) -> dict[str, int]:
    """Return the emojis to show, by the keys of their icons: of each game all or none.

    While a new version is uploaded, its missing icons are shown by those of the last one.
    """
    older = {name.rpartition("_")[0]: there[name] for name in known if name in there}
    found: dict[str, int] = {}
    missing = set()
    for icon in icons:
        id_ = there.get(icon.name) or older.get(icon.name.rpartition("_")[0])
        if id_:
            found[icon.key] = id_
        else:
            missing.add(_group(icon.key))
    # Buttons with an icon beside buttons without one would look like a difference in the game.
    return {key: id_ for key, id_ in found.items() if _group(key) not in missing}


def _group(key: str) -> str:
    return key.partition("-")[0]


def painted_icons(sprites: Path) -> Icons:
    """Return the function that returns all icons, painted by another process if they are not in ``sprites``."""

    async def icons() -> tuple[Icon, ...]:
        # Users that wait for an answer come first.
        await asyncio.sleep(painting.UNTIL_PAINTING)
        found = await asyncio.to_thread(render.painted_icons)
        if found is None:
            await painting.run_aside("render.icons", sprites)
            found = await asyncio.to_thread(render.painted_icons)
        return tuple(Icon(*each) for each in found or ())

    return icons
